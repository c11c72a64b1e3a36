"""The ledger of any game: entries, newest first; each can be edited, removed, or preceded by what was forgotten."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple, Self, TypeVar

import flet as ft

from companion.changing.pending import just_put, pending_of
from companion.changing.sheets import EditSheet, InsertSheet
from companion.changing.words import JUST_NOW, entry_label
from companion.controls.buttons import chip, icon_button, main_button, plain_button, target
from companion.controls.frame import view
from companion.controls.named import Act, said, tappable
from companion.controls.text import muted, strong, text
from companion.look.fitting import lines_of
from companion.look.theme import GAP, RADIUS, Look
from companion.shell.drafts import About, Choose
from companion.shell.games import game_named
from companion.shell.hooks import use_draft, use_kept, use_look, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import Window, current_window, go
from companion.speech.language import say, say_as
from companion.speech.phrases import time_of_day
from storage.values import Saved

AT_ONCE = 30
"""Entries that are shown before somebody scrolls."""
LARGE = 1.4
"""From this text size on, an entry's buttons always stand below its words."""


@dataclass(frozen=True, slots=True)
class ByPlayer:
    """Which entries are shown; `None` is no choice. A game may have more to choose by."""

    player: int | None = None

    def by_player(self, player: int) -> Self:
        """Chosen once more, it is no choice again."""
        return replace(self, player=None if self.player == player else player)


F = TypeVar("F", bound=ByPlayer)


class Told(NamedTuple):
    """An entry in words."""

    heading: str
    event: str
    """All of it, for those who listen."""
    details: str
    at: str | None
    entered_by: str
    new: bool

    @property
    def label(self) -> str:
        return " · ".join(filter(None, (entry_label(self.event, self.at, new=self.new), self.entered_by)))

    @property
    def small_print(self) -> str:
        marked, at = say(JUST_NOW) if self.new else "", self.at and time_of_day(self.at)
        return " · ".join(filter(None, (marked, at, self.details, self.entered_by)))


class Acts(NamedTuple):
    """What can be done with the entry at a place."""

    edit: Callable[[int], None]
    insert: Callable[[int], None]
    remove: Callable[[int], None]


Propose = Callable[[Window, Saved[Any], int, int], None]
"""Proposes to take out so many entries from a place on."""
Rows = Callable[[Look, Saved[Any], Sequence[int], frozenset[int], Acts], Iterable[ft.Control]]
"""The entries at these places under their headings, given which are new."""


@dataclass(frozen=True, slots=True)
class Place:
    """How far somebody has read."""

    offset: float = 0.0
    most: int = AT_ONCE
    """How many entries are shown."""


def way_back(id: str) -> str:
    """To the end of the game, if that led here; to the table otherwise."""
    end = game_path(id, "end")
    return end if current_window().trail.before == end else game_path(id)


def ledger_view(
    kind: type[F],
    filters: Callable[[Look, Any, F, Choose[F]], list[ft.Control]],
    entries: Callable[[str, Look, str, F], ft.Control],
) -> ft.View:
    """A screen of the entries that are chosen by this `kind` of filters, which are in reach of the thumb."""
    look, id = use_look(), ft.use_route_params()["id"]
    draft = use_draft(kind, About(id))
    chosen, setup = draft.value, current_window().desk.game(id).game.setup
    return view(
        look,
        say("Ledger"),
        ft.Container(entries(f"{chosen}", look, id, chosen), expand=True),
        back=way_back(id),
        actions=[_everything(look, all=chosen == kind(), choose=partial(draft.set, kind()))],
        bottom=filters(look, setup, chosen, draft.choose),
    )


def _everything(look: Look, *, all: bool, choose: Act) -> ft.Control:
    # Translators: all entries
    label = say_as("entries", "All")
    if look.large:
        return icon_button(look, "filter-all", label, ft.Icons.FILTER_LIST_OFF, choose)
    return chip(look, "filter-all", label, choose, chosen=all)


def player_filters(
    look: Look, names: Sequence[str], chosen: F, choose: Choose[F], signs: Iterable[ft.Control]
) -> ft.Control:
    """Everybody, by the signs that they are known by at the table."""
    players = [
        tappable(
            look,
            f"filter-player-{seat}",
            say("Only {player}", player=name),
            sign,
            partial(choose, type(chosen).by_player, seat),
            chosen=seat == chosen.player,
            expand=True,
        )
        for seat, (name, sign) in enumerate(zip(names, signs, strict=True))
    ]
    return ft.Row(players, spacing=6)


def entry_list(
    look: Look, saved: Saved[Any], indices: Sequence[int], draw: Rows, propose: Propose, nothing: str
) -> ft.Control:
    """As many entries as were scrolled to; after a sheet, at the place where they were left."""
    window, id = current_window(), saved.id
    place = use_kept(window.drafts.get(Place, About(id)) or Place())
    most, set_most = use_value(lambda: place.current.most)

    def scrolled(event: ft.OnScrollEvent) -> None:
        place.current = Place(event.pixels, most)
        if len(indices) > most and event.pixels > event.max_scroll_extent - event.viewport_dimension:
            show_older()

    def show_older() -> None:
        set_most(most + AT_ONCE)

    def open_sheet(sheet: Hashable) -> None:
        window.drafts.keep(Place, replace(place.current, most=most), About(id))
        window.open_from(game_path(id), sheet)

    def edit(index: int) -> None:
        open_sheet(EditSheet(index))

    def insert(index: int) -> None:
        open_sheet(InsertSheet(index))

    def remove(index: int) -> None:
        propose(window, saved, index, 1)

    def come_back() -> None:
        left = window.drafts.drop(Place, About(id))
        if left and left.offset:
            window.run(partial(shown.scroll_to, offset=left.offset))

    acts = Acts(use_stable(edit), use_stable(insert), use_stable(remove))
    rows = list(draw(look, saved, indices[-most:], just_put(window, saved), acts))
    if not rows:
        words = say("No entry is about these.") if saved.game.steps else nothing
        rows = [said("empty", words, text(look, words, 16))]
    if len(indices) > most:
        rows.append(plain_button(look, "older", say("Older entries"), show_older))
    shown = ft.ListView([*_above(look, saved, acts), *rows], spacing=GAP, expand=True, on_scroll=scrolled)
    ft.use_effect(come_back, [])
    return shown


def _above(look: Look, saved: Saved[Any], acts: Acts) -> Iterator[ft.Control]:
    """A change that waits for decisions, and what was forgotten last."""
    pending = pending_of(current_window(), saved.id)
    if pending and pending.revision == saved.revision:
        change = game_named(saved.kind).step_text(pending.step, saved.game.setup.names)
        # Translators: {change} is "Changed: Mara, 3 cards, Elf"
        label = say("Not finished: {change}", change=change)
        yield main_button(look, "resume-change", label, partial(go, game_path(saved.id, "change")))
    if not saved.game.state.over:
        last = len(saved.game.steps)
        label = say("Add an entry at the end")
        yield plain_button(look, f"insert-{last}", label, partial(acts.insert, last), icon=ft.Icons.ADD)


def entry_card(
    look: Look, index: int, told: Told, sign: ft.Control, acts: Acts, beside: Iterable[ft.Control] = ()
) -> ft.Control:
    """An event, with a sign of what it is about, and more `beside` its heading. The bin stands where no thumb scrolls;
    what was changed or put in just now is marked."""
    heading = ft.Row([*beside, ft.Container(strong(look, told.heading, 14), expand=True)], spacing=6)
    rest = [muted(look, told.small_print, 13)] if told.small_print else []
    lines = ft.Column([heading, *rest], spacing=2, tight=True, expand=True)
    words = said(f"entry-{index}", told.label, ft.Row([sign, lines], spacing=10), expand=True)
    edits, removes = say("Edit: {entry}", entry=told.heading), say("Remove: {entry}", entry=told.heading)
    inserts = say("Enter what was forgotten before: {entry}", entry=told.heading)
    remove, insert, edit = (partial(act, index) for act in (acts.remove, acts.insert, acts.edit))
    buttons = [
        icon_button(look, f"remove-{index}", removes, ft.Icons.DELETE_OUTLINE, remove, quiet=True),
        icon_button(look, f"insert-{index}", inserts, ft.Icons.PLAYLIST_ADD, insert, quiet=True),
        icon_button(look, f"edit-{index}", edits, ft.Icons.EDIT, edit, quiet=True),
    ]
    content = (
        ft.Column([ft.Row([words]), ft.Row(buttons, alignment=ft.MainAxisAlignment.END)], spacing=0, tight=True)
        if _is_lower_above(look, told.label, len(buttons) * target(look))
        else ft.Row([words, *buttons], spacing=0)
    )
    return ft.Container(
        content,
        bgcolor=look.raised if told.new else look.card,
        border_radius=RADIUS,
        border=ft.Border(left=ft.BorderSide(5, look.accent.fill)) if told.new else None,
        padding=ft.Padding(left=10, right=0, top=4, bottom=4),
    )


def _is_lower_above(look: Look, words: str, buttons: float) -> bool:
    """Whether an entry is lower with its words above its buttons than beside them; large ones always stand above."""
    wide = look.width - BESIDE
    beside, above = (lines_of(words, room / look.scale, 13) for room in (wide - buttons, wide))
    return look.scale >= LARGE or (beside - above) * LINE * look.scale > target(look)


BESIDE: Final = 52
"""What an entry's edge and sign take of its width."""
LINE: Final = 18
