"""Sheets that change what the ledger has: each kind of event as it should have been, or one that was forgotten."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Final

import flet as ft

from companion.changing.correcting import gone_sheet
from companion.changing.sheets import EditSheet, InsertSheet
from companion.changing.words import where_text
from companion.controls.buttons import choice, counter, icon_button, main_button, plain_button, rows_of, section
from companion.controls.fields import Fields, number_field
from companion.controls.frame import part
from companion.controls.sheet import entry_sheet, sheet
from companion.controls.text import muted, text
from companion.controls.typed import number_in
from companion.look.theme import Look
from companion.rune_age.acting.changes import propose
from companion.rune_age.cards import known_events
from companion.rune_age.entering.corrected import set_parts, with_number, without
from companion.rune_age.entering.damage import DamageDraft
from companion.rune_age.entering.event import EventDraft
from companion.rune_age.entering.fight import FightDraft
from companion.rune_age.parts.damage import damage_rows
from companion.rune_age.parts.event import event_rows
from companion.rune_age.parts.races import in_a_row, player_choice
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.fight import Entry, fight_sheet
from companion.rune_age.words.drawing import lacking_text
from companion.rune_age.words.events import set_texts
from companion.rune_age.words.ledger import entry_name
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_kept, use_stable, use_value
from companion.shell.window import current_window
from companion.speech.language import mark, say
from rules.rune_age.components import MOST_ARMY
from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    TurnEnded,
)
from rules.rune_age.playing.fights import AnyFight
from rules.rune_age.setup import Setup
from rules.rune_age.vocabulary import Phase, Purchase, Scenario

SAVE: Final = mark("Save")


def edit_sheet(look: Look, saved: Saved, index: int, key: str) -> ft.Control:
    """The sheet that changes an event of the game."""
    if index >= len(saved.game.steps):
        return gone_sheet(look)
    event = saved.game.steps[index].event
    match event:
        case BattleFought() | SiegeFought():
            return FightEdit.keyed(key, look, saved, index, event)
        case Damaged():
            return DamageEdit.keyed(key, look, saved, index, event)
        case EnemyDrawn() | InstantDrawn():
            return EventEdit.keyed(key, look, saved, index, event)
        case Bought():
            return BoughtEdit.keyed(key, look, saved, index, event)
        case Correction():
            return CorrectionEdit.keyed(key, look, saved, index, event)
        case TurnEnded() | PhaseEnded():
            return EndEdit.keyed(key, look, saved, index, event)


@part
def FightEdit(look: Look, saved: Saved, index: int, event: AnyFight) -> ft.Control:
    draft = use_draft(FightDraft, About(saved.id, saved.revision, EditSheet(index)), lambda: FightDraft.of(event))
    return fight_sheet(look, _entry(saved, index, 1, draft.clear), draft)


@part
def FightInsert(look: Look, saved: Saved, index: int) -> ft.Control:
    state = saved.game.state_before(index)
    draft = use_draft(
        FightDraft, About(saved.id, saved.revision, InsertSheet(index)), lambda: FightDraft.upcoming(state)
    )
    entry = replace(_entry(saved, index, 0, draft.clear), where=where_text(saved.game, index, entry_name))
    return fight_sheet(look, entry, draft)


def _entry(saved: Saved, index: int, taken: int, clear: Callable[[], None]) -> Entry:
    """A fight on the table as it was then."""
    window = current_window()

    def record(events: Sequence[Event]) -> None:
        propose(window, saved, index, taken, *events)
        clear()

    def cancel() -> None:
        clear()
        window.close()

    return Entry(saved.game.setup, saved.game.state_before(index), record, cancel, SAVE)


@part
def DamageEdit(look: Look, saved: Saved, index: int, event: Damaged | None) -> ft.Control:
    """A new one, if there is none to edit."""
    window, setup, state = current_window(), saved.game.setup, saved.game.state_before(index)
    about = About(saved.id, saved.revision, EditSheet(index) if event else InsertSheet(index))
    draft = use_draft(DamageDraft, about, lambda: DamageDraft.of(event) if event else DamageDraft())

    def done() -> None:
        entered = draft.value.event()
        if entered is None:
            window.tell(say("Choose a player, then the damage."))
            return
        propose(window, saved, index, 1 if event else 0, entered)
        draft.clear()

    rows = damage_rows(look, setup, state, draft.value, draft.choose)
    foot = [main_button(look, "damage-done", say(SAVE), done, ready=draft.value.event() is not None)]
    return entry_sheet(look, _heading(saved, index, event), [], rows, window.close, foot=foot, close_id="cancel")


@part
def EventEdit(look: Look, saved: Saved, index: int, event: EnemyDrawn | InstantDrawn | None) -> ft.Control:
    """A new one, if there is none to edit."""
    window, setup, state = current_window(), saved.game.setup, saved.game.state_before(index)
    about = About(saved.id, saved.revision, EditSheet(index) if event else InsertSheet(index))
    draft = use_draft(EventDraft, about, lambda: EventDraft.of(event, state.living) if event else EventDraft())
    fields, choose = use_kept(Fields()).current, use_stable(draft.choose)
    lacks = next(draft.value.lacks(state), None)

    def done() -> None:
        entered = draft.value.event(state)
        if entered is None:
            window.tell("" if lacks is None else lacking_text(lacks))
            return
        propose(window, saved, index, 1 if event else 0, entered)
        draft.clear()

    known = known_events(window.desk.cards.of(saved.kind), saved.game)
    body = list(event_rows(look, setup, state, draft.value, choose, known, fields))
    foot = [main_button(look, "event-done", say(SAVE), done, ready=lacks is None)]
    return sheet(look, _heading(saved, index, event), body, window.close, foot=foot, close_id="cancel", long=True)


@part
def BoughtEdit(look: Look, saved: Saved, index: int, event: Bought) -> ft.Control:
    setup = saved.game.setup
    chosen, set_chosen = ft.use_state(event)
    players = [
        player_choice(
            look,
            setup,
            seat,
            f"bought-by-{seat}",
            partial(set_chosen, replace(chosen, player=seat)),
            chosen=seat == chosen.player,
        )
        for seat in setup.seats
    ]
    things = [
        choice(look, f"buy-{what}", label, partial(set_chosen, replace(chosen, what=what)), chosen=what is chosen.what)
        for what, label in _purchases(setup)
    ]
    body = [section(look, say("Who")), rows_of(players, in_a_row(look)), section(look, say("What")), rows_of(things, 2)]
    return _edited(look, saved, index, _heading(saved, index, event), body, chosen)


def _purchases(setup: Setup) -> list[tuple[Purchase, str]]:
    things = [(Purchase.STRONGHOLD, say("Stronghold"))]
    if setup.scenario is Scenario.MONUMENT:
        things.append((Purchase.MONUMENT, say("Monument")))
    return things


@part
def CorrectionEdit(look: Look, saved: Saved, index: int, event: Correction) -> ft.Control:
    """What it sets: numbers can be otherwise, and anything can be left out. One that sets nothing now is taken out."""
    setup = saved.game.setup
    edited, put = ft.use_state(event)
    body: list[ft.Control] = []
    for number, each in enumerate(set_parts(edited)):
        label = next(set_texts(setup, each.alone()), "")
        row: list[ft.Control] = [ft.Container(text(look, label, 15), expand=True)]
        if each.most is not None:
            fewer = partial(put, with_number(edited, each, each.value - 1)) if each.value else None
            more = partial(put, with_number(edited, each, each.value + 1)) if each.value < each.most else None
            row.append(counter(look, f"set-{number}", label, each.value, fewer, more))
        leave_out = partial(put, without(edited, each))
        row.append(icon_button(look, f"set-{number}-out", say("Leave out: {what}", what=label), OUT, leave_out))
        body.append(ft.Row(row, spacing=0))
    if not body:
        body = [muted(look, say("It sets nothing."), 14)]
    gone = not any(True for _ in set_parts(edited)) and any(True for _ in set_parts(event))
    return _edited(look, saved, index, _heading(saved, index, event), body, *(() if gone else (edited,)))


@part
def EndEdit(look: Look, saved: Saved, index: int, event: TurnEnded | PhaseEnded) -> ft.Control:
    """There is nothing to change in it but the strengths that Monuments needed."""
    setup = saved.game.setup
    sums, put = ft.use_state(dict(event.strengths))
    fields = use_kept(Fields()).current

    def typed(seat: int, words: str) -> None:
        number = number_in(words, MOST_ARMY)
        put(lambda latest: latest if number is None else {**latest, seat: number})

    body: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(text(look, setup.names[seat], 15), expand=True),
                ft.Container(
                    number_field(
                        look,
                        f"strength-{seat}",
                        setup.names[seat],
                        str(strength),
                        partial(typed, seat),
                        digits=3,
                        place=fields.place(f"strength-{seat}"),
                    ),
                    width=100 * look.scale,
                ),
            ]
        )
        for seat, strength in event.strengths.items()
    ]
    if not body:
        body = [muted(look, say("There is nothing to change in it; it can be removed in the ledger."), 14)]
    return _edited(look, saved, index, _heading(saved, index, event), body, replace(event, strengths=sums))


@part
def Insert(look: Look, saved: Saved, index: int) -> ft.Control:
    """What was forgotten: first what kind of thing, as the phase of then allows, then the thing."""
    index = min(index, len(saved.game.steps))
    kind, set_kind = use_value(_nothing)
    if kind is Forgotten.FIGHT:
        return FightInsert.keyed("fight", look, saved, index)
    if kind is Forgotten.DAMAGE:
        return DamageEdit.keyed("damage", look, saved, index, None)
    if kind is Forgotten.EVENT:
        return EventEdit.keyed("event", look, saved, index, None)
    window, state = current_window(), saved.game.state_before(index)
    enter = partial(propose, window, saved, index, 0)
    rows = [plain_button(look, "insert-damage", say("Damage"), partial(set_kind, Forgotten.DAMAGE))]
    if state.attack or state.phase is Phase.TURN:
        label = say("Defence") if state.attack else say("Fight")
        rows.insert(0, plain_button(look, "insert-fight", label, partial(set_kind, Forgotten.FIGHT)))
    if state.phase is Phase.TURN and state.active is not None:
        rows += [
            plain_button(look, f"insert-{what}", label, partial(enter, Bought(state.active, what)))
            for what, label in _purchases(saved.game.setup)
        ]
        rows.append(plain_button(look, "insert-turn-end", say("End of turn"), partial(enter, TurnEnded())))
    elif state.phase is Phase.EVENTS and not state.attack:
        rows.insert(0, plain_button(look, "insert-event", say("Draw an event"), partial(set_kind, Forgotten.EVENT)))
        ended = plain_button(look, "insert-phase-end", say("End of the Event phase"), partial(enter, PhaseEnded()))
        rows.append(ended)
    return sheet(
        look, say("Add an entry"), rows, window.close, hint=where_text(saved.game, index, entry_name), close_id="cancel"
    )


class Forgotten(StrEnum):
    """What is entered on a sheet of its own."""

    FIGHT = "fight"
    DAMAGE = "damage"
    EVENT = "event"


def _nothing() -> Forgotten | None:
    return None


def _heading(saved: Saved, index: int, event: Event | None) -> str:
    return say("Edit: {entry}", entry=entry_name(saved.game, index)) if event else say("Add an entry")


def _edited(
    look: Look, saved: Saved, index: int, heading: str, body: Sequence[ft.Control], *events: Event
) -> ft.Control:
    window = current_window()
    save = main_button(look, "save", say(SAVE), partial(propose, window, saved, index, 1, *events))
    return sheet(look, heading, body, window.close, foot=[save])


OUT = ft.Icons.REMOVE_CIRCLE_OUTLINE
