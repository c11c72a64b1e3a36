"""Sheets that change what the ledger has: each kind of event as it should have been, or one that was forgotten."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.changing.correcting import gone_sheet
from companion.changing.sheets import EditSheet, InsertSheet
from companion.changing.words import where_text
from companion.controls.buttons import choice, main_button, plain_button, rows_of, section
from companion.controls.frame import part
from companion.controls.players import player_choice, players_in_a_row
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.ethnos.acting.changes import propose
from companion.ethnos.entering.age_end import EndDraft
from companion.ethnos.entering.band import BandDraft
from companion.ethnos.parts.age_end import ThirdDragon, hordes
from companion.ethnos.parts.counts import (
    Put,
    giant_choices,
    glory_counts,
    horde_choices,
    marker_counts,
    merfolk_counts,
    troll_choices,
)
from companion.ethnos.parts.why import why_button
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.band import ENTER, SAVE, Entry, band_sheet
from companion.ethnos.words.age_end import NOTHING_DECIDED
from companion.ethnos.words.ledger import entry_name
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import kingdom_name
from companion.look.theme import Look
from companion.shell.drafts import About, choosing
from companion.shell.hooks import Draft, use_draft, use_stable, use_value
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event, kingdoms_named, sets_nothing
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import likely_next
from rules.ethnos.playing.age_end import needs_third_dragon
from rules.ethnos.playing.choices import spelt_out, usual_left_out
from rules.ethnos.playing.corrections import difference
from rules.ethnos.setup import Setup
from rules.ethnos.steps import end_of_age
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import KINGDOMS, Tribe


def edit_sheet(look: Look, saved: Saved, index: int, key: str) -> ft.Control:
    """The sheet that changes an event of the game."""
    if index >= len(saved.game.steps):
        return gone_sheet(look)
    event = saved.game.steps[index].event
    match event:
        case BandPlayed():
            return BandEdit.keyed(key, look, saved, index, event)
        case DragonDrawn():
            return DragonEdit.keyed(key, look, saved, index, event)
        case AgeEnded():
            return AgeEndEdit.keyed(key, look, saved, index, event)
        case Correction():
            return CorrectionEdit.keyed(key, look, saved, index, event)


@part
def BandEdit(look: Look, saved: Saved, index: int, event: BandPlayed) -> ft.Control:
    setup, table = saved.game.setup, saved.game.state_before(index).table
    about = About(saved.id, saved.revision, EditSheet(index))
    draft = use_draft(BandDraft, about, lambda: BandDraft.of(usual_left_out(setup, table, event)))
    heading = say("Edit: {entry}", entry=setup.names[draft.value.player])

    def cancel() -> None:
        draft.clear()
        current_window().close()

    why = why_button(look, saved, Question(Subject.BAND, event=index))
    return band_sheet(
        look, replace(_entry(saved, index, 1, heading, SAVE, draft), close=cancel, otherwise=(why,)), draft
    )


@part
def Insert(look: Look, saved: Saved, index: int) -> ft.Control:
    """A band, or a Dragon, where it was forgotten."""
    window, index = current_window(), min(index, len(saved.game.steps))
    about = About(saved.id, saved.revision, InsertSheet(index))
    draft = use_draft(BandDraft, about, lambda: BandDraft(likely_next(saved.game, index)))
    heading = say("Forgotten: {player} plays a band", player=saved.game.setup.names[draft.value.player])
    entry = _entry(saved, index, 0, heading, ENTER, draft)
    dragon = partial(propose, window, saved, index, 0, DragonDrawn())
    instead = plain_button(look, "insert-dragon", say("A Dragon instead"), dragon)
    return band_sheet(
        look, replace(entry, otherwise=(instead,), where=where_text(saved.game, index, entry_name)), draft
    )


def _entry(
    saved: Saved, index: int, taken: int, heading: str, verbs: tuple[str, str], draft: Draft[BandDraft]
) -> Entry:
    """A band sheet on the table as it was then."""
    window, setup, state = current_window(), saved.game.setup, saved.game.state_before(index)

    def record(band: BandPlayed, *corrections: Correction) -> None:
        propose(window, saved, index, taken, spelt_out(setup, state.table, band), *corrections)
        draft.clear()

    return Entry(
        setup=setup,
        state=state,
        heading=heading,
        play=record,
        close=window.close,
        at_once=False,
        verbs=verbs,
    )


@part
def DragonEdit(look: Look, saved: Saved, index: int, event: DragonDrawn) -> ft.Control:
    setup = saved.game.setup
    player, set_player = use_value(lambda: event.player)
    buttons = [
        player_choice(look, setup, seat, f"dragon-{seat}", partial(set_player, seat), chosen=seat == player)
        for seat in setup.seats
    ]
    nobody = choice(look, "dragon-none", say("Not noted"), partial(set_player, None), chosen=player is None)
    body = [section(look, say("Who drew it")), rows_of([*buttons, nobody], players_in_a_row(look, setup))]
    return _edited(look, saved, index, say("Edit: Dragon"), body, replace(event, player=player))


@part
def AgeEndEdit(look: Look, saved: Saved, index: int, event: AgeEnded) -> ft.Control:
    setup, table = saved.game.setup, saved.game.state_before(index).table
    draft, set_draft = ft.use_state(EndDraft.of(event))
    choose = use_stable(choosing(set_draft))
    body = hordes(look, setup, table, draft.pillage, choose)
    if needs_third_dragon(setup, table.age):
        body.insert(0, ThirdDragon(look, setup, draft.third_dragon, choose))
    elif not body:
        body.append(text(look, say(NOTHING_DECIDED), 15))
    edited = replace(event, third_dragon=draft.third_dragon, pillage=draft.pillaging(setup, table))
    heading = say("Edit: {entry}", entry=step_text(end_of_age(table.age), setup.names))
    return _edited(look, saved, index, heading, body, edited)


@part
def CorrectionEdit(look: Look, saved: Saved, index: int, event: Correction) -> ft.Control:
    """The table as it was after the correction; what it sets is unfolded. One that sets nothing now is taken out."""
    setup, before = saved.game.setup, saved.game.state_before(index).table
    table, put = ft.use_state(saved.game.steps[index].state.table)
    unfolded, unfold = ft.use_state(frozenset(_set_by(event)))

    def turn(name: str) -> None:
        unfold(lambda latest: latest ^ {name})

    body: list[ft.Control] = []
    for name, label, draw in _parts(setup):
        shown = name in unfolded
        icon = ft.Icons.EXPAND_LESS if shown else ft.Icons.EXPAND_MORE
        body.append(plain_button(look, f"part-{name}", label, partial(turn, name), icon=icon))
        body += draw(look, setup, table, put) if shown else ()
    edited = replace(difference(before, table), note=event.note)
    events = () if sets_nothing(edited) and not sets_nothing(event) else (edited,)
    return _edited(look, saved, index, say("Edit: correction"), body, *events)


Draw = Callable[[Look, Setup, Table, Put], list[ft.Control]]


def _parts(setup: Setup) -> list[tuple[str, str, Draw]]:
    """What a correction can set in this game: its name, what it is called and how it is shown."""
    kingdoms = [(kingdom.id, kingdom_name(kingdom), partial(marker_counts, kingdom=kingdom)) for kingdom in KINGDOMS]
    boards: dict[Tribe, tuple[str, str, Draw]] = {
        Tribe.MERFOLK: ("merfolk", say("Merfolk board"), merfolk_counts),
        Tribe.GIANTS: ("giant", say("Giant token"), giant_choices),
        Tribe.TROLLS: ("trolls", say("Troll tokens"), troll_choices),
        Tribe.ORCS: ("hordes", say("Hordes"), horde_choices),
    }
    in_play = [board for tribe, board in boards.items() if tribe in setup.tribes]
    return [("glory", say("Glory"), glory_counts), *kingdoms, *in_play]


def _set_by(correction: Correction) -> list[str]:
    """The parts that a correction sets."""
    nothing = Correction()
    fields = ("glory", "merfolk", "giant", "trolls", "hordes")
    named = [name for name in fields if getattr(correction, name) != getattr(nothing, name)]
    return [*named, *(kingdom.id for kingdom in kingdoms_named(correction))]


def _edited(
    look: Look, saved: Saved, index: int, heading: str, body: Sequence[ft.Control], *events: Event
) -> ft.Control:
    window = current_window()
    save = main_button(look, "save", say("Save"), partial(propose, window, saved, index, 1, *events))
    return sheet(look, heading, body, window.close, foot=[save])
