"""The sheets over the table, by the name they have in the address."""

import flet as ft

from companion.controls.buttons import plain_button
from companion.controls.frame import Part, part
from companion.ethnos.entering.band import BandDraft
from companion.ethnos.sheets.band import Entry, band_sheet
from companion.ethnos.sheets.boards import GiantSheet, GlorySheet, HordeSheet, MerfolkSheet, TrollSheet
from companion.ethnos.sheets.edits import InsertSheet, edit_sheet
from companion.ethnos.sheets.kingdom import KingdomSheet
from companion.ethnos.sheets.menu import MenuSheet
from companion.ethnos.words.events import AGAINST_THE_RULES
from companion.ethnos.words.table import step_name
from companion.look.theme import Look
from companion.shell.hooks import use_draft, use_settings
from companion.shell.window import Sheet, current_window
from companion.speech.language import as_text, say
from rules.ethnos.events import BandPlayed, Correction, Event
from rules.ethnos.overruling import overrule
from rules.ethnos.playing.choices import spelt_out
from storage.values import Saved

ENTRY = ("band", "chain")
"""The sheets that bands are played from, one after the other."""


def sheet_content(look: Look, saved: Saved, sheet: Sheet) -> ft.Control:
    """The sheet of this name; one that isn't known is the menu."""
    key = f"{sheet.name} {sheet.argument}"
    if sheet.name in ENTRY:
        return BandSheet.keyed(key, look, saved, int(sheet.argument), sheet.name == "chain")
    if sheet.name == "edit":
        return edit_sheet(look, saved, int(sheet.argument), f"{key} {saved.revision}")
    if sheet.name == "insert":
        return InsertSheet.keyed(key, look, saved, int(sheet.argument))
    return SHEETS[sheet.name].keyed(key, look, saved, sheet.argument)


SHEETS: dict[str, Part[[Look, Saved, str]]] = {
    "kingdom": KingdomSheet,
    "merfolk": MerfolkSheet,
    "giant": GiantSheet,
    "trolls": TrollSheet,
    "orcs": HordeSheet,
    "glory": GlorySheet,
    "menu": MenuSheet,
}


@part
def BandSheet(look: Look, saved: Saved, seat: int, chain: bool) -> ft.Control:
    """A player plays a band; after a Centaur, another one."""
    window, settings = current_window(), use_settings()
    id, setup, state = saved.id, saved.game.setup, saved.game.state
    draft = use_draft(f"band {id} {seat}", lambda: BandDraft(min(seat, len(setup.players) - 1)))

    def record(band: BandPlayed, *corrections: Correction) -> None:
        events: tuple[Event, ...] = (spelt_out(setup, state.table, band), *corrections)
        after = window.desk.play(id, events, as_text(step_name(setup, band, state.table.age)))
        done = after.game.steps[-len(events)].effect
        draft.clear()
        window.hush()
        window.services.buzz()
        if done and done.plays_again:
            window.open("chain", str(band.band.player))
        else:
            window.close()

    name = setup.names[draft.value.player]
    chain_end = plain_button(look, "chain-end", say("No other band"), window.close)
    heading = say("{player} plays another band", player=name) if chain else say("{player} plays a band", player=name)
    return band_sheet(
        look,
        Entry(
            setup=setup,
            state=state,
            heading=heading,
            play=record,
            overrule=lambda event: record(*overrule(setup, state.table, event, say(AGAINST_THE_RULES))),
            close=window.close,
            at_once=not settings.confirm_every_band,
            otherwise=(chain_end,) if chain else (),
        ),
        draft,
    )
