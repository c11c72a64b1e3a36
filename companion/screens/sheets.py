"""The sheets over the table, by the name they have in the address."""

from collections.abc import Callable

import flet as ft

from companion.changes import Pending, propose
from companion.controls.frame import part
from companion.drafts import BandDraft
from companion.hooks import use_redraw, use_settings
from companion.screens.band import Entry, band_sheet
from companion.screens.boards import GiantSheet, GlorySheet, HordeSheet, MerfolkSheet, TrollSheet
from companion.screens.kingdom import KingdomSheet
from companion.screens.menu import MenuSheet
from companion.theme import Look
from companion.window import Sheet, current_window
from companion.words.table import step_name
from rules.ethnos.events import BandPlayed, Event
from rules.ethnos.playing.bands import effect
from rules.ethnos.playing.overruling import overrule
from storage.games import Saved

AGAINST_THE_RULES = "recorded as it lies on the table"


def sheet_content(look: Look, saved: Saved, sheet: Sheet) -> ft.Control:
    """The sheet of this name; one that isn't known is the menu."""
    key = f"{sheet.name} {sheet.argument}"
    if sheet.name in ("band", "chain"):
        return BandSheet(look, saved, int(sheet.argument), sheet.name == "chain", key=key)
    if sheet.name in ("edit", "insert"):
        return ChangeSheet(look, saved, int(sheet.argument), sheet.name == "insert", key=key)
    return SHEETS[sheet.name](look, saved, sheet.argument, key=key)


SHEETS: dict[str, Callable[..., ft.Control]] = {
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
    window, settings, redraw = current_window(), use_settings(), use_redraw()
    id, setup, state = saved.id, saved.game.setup, saved.game.state
    drafts, key = window.drafts, f"band {saved.id} {seat}"
    draft = drafts.get(key) or BandDraft(min(seat, len(setup.players) - 1))

    def set_draft(changed: BandDraft) -> None:
        drafts[key] = changed
        redraw()

    def record(events: tuple[Event, ...], band: BandPlayed) -> None:
        again = effect(setup, state.table, band).plays_again
        window.desk.play(id, events, step_name(setup, band, state.table.age))
        drafts.pop(key, None)
        window.hush()
        window.services.buzz()
        if again:
            window.open("chain", str(band.band.player))
        else:
            window.close()

    def record_anyway(event: BandPlayed) -> None:
        band, correction = overrule(setup, state.table, event, AGAINST_THE_RULES)
        record((band, correction), band)

    name = setup.names[draft.player]
    return band_sheet(
        look,
        Entry(
            setup=setup,
            state=state,
            heading=f"{name} plays another band" if chain else f"{name} plays a band",
            play=lambda event: record((event,), event),
            overrule=record_anyway,
            close=window.close,
            at_once=not settings.confirm_every_band,
            chain=chain,
        ),
        draft,
        set_draft,
    )


@part
def ChangeSheet(look: Look, saved: Saved, index: int, inserting: bool) -> ft.Control:
    """A band of the ledger edited, or one entered where it was forgotten."""
    window, game = current_window(), saved.game
    event = None if inserting or index >= len(game.steps) else game.steps[index].event
    first = BandDraft.of(event) if isinstance(event, BandPlayed) else BandDraft(0)
    draft, set_draft = ft.use_state(first)
    state = game.state_before(min(index, len(game.steps)))

    def record(*events: Event) -> None:
        name = step_name(game.setup, events[0], state.table.age)
        propose(
            window, saved, Pending(index, 0 if inserting else 1, events, f"{'Insert' if inserting else 'Edit'}: {name}")
        )

    def record_anyway(event: BandPlayed) -> None:
        record(*overrule(game.setup, state.table, event, AGAINST_THE_RULES))

    return band_sheet(
        look,
        Entry(
            setup=game.setup,
            state=state,
            heading="A forgotten band" if inserting else "Edit the band",
            play=record,
            overrule=record_anyway,
            close=window.close,
            at_once=False,
        ),
        draft,
        set_draft,
    )
