"""The sheets over the table, each drawn from its value; and the one that bands are played from."""

from functools import partial

import flet as ft

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.buttons import plain_button
from companion.controls.frame import part
from companion.controls.menu import MenuSheet
from companion.ethnos.entering.band import BandDraft
from companion.ethnos.options import confirms_every_band
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.band import Entry, band_sheet
from companion.ethnos.sheets.boards import BOARDS, GloryTrack
from companion.ethnos.sheets.edits import Insert, edit_sheet
from companion.ethnos.sheets.kingdom import KingdomCounts
from companion.ethnos.sheets.menu import Menu
from companion.ethnos.sheets.track import Track
from companion.ethnos.sheets.values import BandSheet, BoardSheet, GlorySheet, KingdomSheet, TableSheet, TrackSheet
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.table import bar_text
from companion.look.theme import Look
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_settings
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.events import BandPlayed, Correction, Event
from rules.ethnos.playing.choices import spelt_out


def sheet_content(look: Look, saved: Saved, sheet: TableSheet) -> ft.Control:
    key = f"{sheet}"
    match sheet:
        case BandSheet(seat, again):
            return Band.keyed(key, look, saved, seat, again)
        case EditSheet(index):
            return edit_sheet(look, saved, index, f"{key} {saved.revision}")
        case InsertSheet(index):
            return Insert.keyed(key, look, saved, index)
        case KingdomSheet(kingdom):
            return KingdomCounts.keyed(key, look, saved, kingdom)
        case BoardSheet(tribe):
            return BOARDS[tribe].keyed(key, look, saved)
        case GlorySheet():
            return GloryTrack.keyed(key, look, saved)
        case TrackSheet():
            return Track.keyed(key, look, saved)
        case MenuSheet():
            return Menu.keyed(key, look, saved)


@part
def Band(look: Look, saved: Saved, seat: int, again: bool) -> ft.Control:
    """A player plays a band; after a Centaur, another one."""
    window, settings = current_window(), use_settings()
    id, setup, state, table = saved.id, saved.game.setup, saved.game.state, game_path(saved.id)
    draft = use_draft(BandDraft, About(id, place=BandSheet(seat)), lambda: BandDraft(min(seat, len(setup.players) - 1)))

    def record(band: BandPlayed, *corrections: Correction) -> None:
        if not draft.is_there:  # it is recorded: the tap was made before the phone had drawn that
            return
        events: tuple[Event, ...] = (spelt_out(setup, state.table, band), *corrections)
        after = window.desk.play(id, events)
        done, back = after.game.steps[-len(events)].effect, window.trail.beneath
        draft.clear()
        window.hush()
        window.services.buzz()
        another = BandSheet(band.band.player, again=True) if done and done.plays_again else None
        if another and back == table:
            window.open(another)
            return
        window.close()
        if another:
            window.open_from(table, another)
        elif back != table:
            window.tell(step_text(after.undo or {}, setup.names), undo=partial(window.undo, id, after.revision))

    name = setup.names[draft.value.player]
    chain_end = plain_button(look, "chain-end", say("No other band"), window.close)
    heading = say("{player} plays another band", player=name) if again else say("{player} plays a band", player=name)
    return band_sheet(
        look,
        Entry(
            setup=setup,
            state=state,
            heading=heading,
            play=record,
            close=window.close,
            at_once=not confirms_every_band(settings),
            otherwise=(chain_end,) if again else (),
            last=bar_text(setup, saved.game.steps[-1]) if again and saved.game.steps else "",
        ),
        draft,
    )
