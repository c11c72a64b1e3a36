"""What is half entered outlives the window, the tab and the server; what can't come back is dropped."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from companion.shell.desk import Desk
from companion.shell.drafts import NOTHING, About, Drafts
from companion.shell.shelf import MOST, SOON, Change, Shelf, draft_in, entry_of
from companion.shell.watching import Listeners
from rules.ethnos.game import Game
from storage.errors import DiskFull, StorageError
from tests.companion.headless import App, HandClock, headless
from tests.ethnos import a_setup
from tests.stores import a_store


class Colour(Enum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class Part:
    names: tuple[str, ...] = ()
    seats: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Whole:
    part: Part = Part()
    colour: Colour | int | None = None


@dataclass(frozen=True, slots=True)
class Special(Whole):
    """Kept and asked for as a `Whole`."""

    more: int = 0


@dataclass(frozen=True, slots=True)
class Unkeepable:
    act: Callable[[], None] | None = None
    anything: object = None


FULL = Whole(Part(("Zoë", ""), frozenset({3, 1})), Colour.RED)


class Desktop:
    """A shelf with windows at it, and the file that it is kept in."""

    def __init__(self, kept: Sequence[Mapping[str, Any]] = ()) -> None:
        self.kept = kept if isinstance(kept, list) else list(kept)
        self.clock = HandClock()
        self.trouble: StorageError | None = None
        self.shelf = Shelf(lambda: self.kept, self._change)
        self.away: set[int] = set()

    def _change(self, change: Change) -> None:
        if self.trouble:
            raise self.trouble
        self.kept[:] = change(list(self.kept))

    def window(self) -> Drafts:
        number = len(self.shelf._holders)
        drafts = Drafts(Listeners().add, lambda game: 0, self.shelf, self.clock, lambda: number not in self.away)
        self.shelf.opened(drafts)
        return drafts

    def again(self) -> "Desktop":
        """After a restart."""
        return Desktop(tuple(self.kept))


@pytest.mark.parametrize("draft", [FULL, Whole(), Whole(colour=7), Special(more=3)])
def test_a_draft_comes_back_as_it_was(draft: Whole) -> None:
    entry = entry_of(Whole, About("x", 3, Colour.RED), draft)
    assert entry
    back = draft_in(Whole, entry)
    assert (type(back), back) == (type(draft), draft)


@pytest.mark.parametrize("draft", [Unkeepable(print), Unkeepable(anything=Colour.RED)])
def test_what_would_not_come_back_as_it_was_is_not_kept(draft: Unkeepable) -> None:
    assert entry_of(Unkeepable, NOTHING, draft) is None


@pytest.mark.parametrize("wrong", [{"type": "gone.Gone"}, {"value": {"part": 3}}, {"value": None}])
def test_what_is_none_any_more_is_dropped(wrong: dict[str, Any]) -> None:
    entry = entry_of(Whole, NOTHING, FULL)
    assert entry
    assert draft_in(Whole, {**entry, **wrong}) is None


def test_drafts_are_saved_soon_and_found_after_a_restart() -> None:
    desktop = Desktop()
    window = desktop.window()
    window.keep(Whole, Whole(), About("x"))
    window.keep(Whole, FULL, About("x"))
    window.keep(Part, Part(("a",)))
    assert desktop.kept == []
    desktop.clock.go_on(SOON)
    after = desktop.again().window()
    assert after.get(Whole, About("x")) == FULL
    assert after.get(Part) == Part(("a",))
    assert after.get(Whole, About("y")) is after.get(Part, About("x")) is None


def test_what_is_done_does_not_come_back() -> None:
    desktop = Desktop()
    window = desktop.window()
    window.keep(Whole, FULL)
    desktop.clock.go_on(SOON)
    window.drop(Whole)
    desktop.clock.go_on(SOON)
    assert desktop.kept == []
    window.keep(Whole, FULL)
    desktop.clock.go_on(SOON)
    after = desktop.again()
    assert after.window().drop(Whole) == FULL
    after.clock.go_on(SOON)
    assert after.kept == []


def test_windows_do_not_see_each_others_drafts() -> None:
    desktop = Desktop()
    one, other = desktop.window(), desktop.window()
    one.keep(Whole, FULL)
    assert other.get(Whole) is None
    other.keep(Whole, Whole())
    assert (one.get(Whole), other.get(Whole)) == (FULL, Whole())


@pytest.mark.parametrize("closed", [True, False])
def test_the_next_window_takes_over_from_one_that_is_gone_or_away(closed: bool) -> None:
    desktop = Desktop()
    one = desktop.window()
    one.keep(Whole, FULL)
    other, third = desktop.window(), desktop.window()
    if closed:
        desktop.shelf.closed(one)
    else:
        desktop.away.add(0)
    assert other.get(Whole) == FULL
    assert third.get(Whole) is None
    desktop.clock.go_on(SOON)
    assert len(desktop.kept) == 1


def test_two_servers_leave_each_other_s_drafts_alone() -> None:
    """On the same records each saves what has changed at its own windows."""
    here = Desktop([])
    there = Desktop(here.kept)
    mine, theirs = here.window(), there.window()
    mine.keep(Whole, FULL, About("x"))
    theirs.keep(Whole, FULL, About("y"))
    here.clock.go_on(SOON)
    there.clock.go_on(SOON)
    mine.keep(Whole, Whole(), About("x"))
    here.clock.go_on(SOON)
    theirs.keep(Part, Part())
    there.clock.go_on(SOON)
    after = here.again().window()
    assert [after.get(Whole, About(game)) for game in ("x", "y")] == [Whole(), FULL]
    assert after.get(Part) == Part()
    theirs.drop(Whole, About("y"))
    there.clock.go_on(SOON)
    mine.keep(Whole, FULL, About("x"))
    here.clock.go_on(SOON)
    after = here.again().window()
    assert [after.get(Whole, About(game)) for game in ("x", "y")] == [FULL, None]


def test_what_is_kept_is_no_more_than_the_latest() -> None:
    desktop = Desktop()
    window = desktop.window()
    for number in range(MOST + 5):
        window.keep(Whole, Whole(colour=number), About(place=number))
    desktop.clock.go_on(SOON)
    assert len(desktop.kept) == MOST
    after = desktop.again().window()
    assert after.get(Whole, About(place=4)) is None
    assert after.get(Whole, About(place=MOST + 4)) == Whole(colour=MOST + 4)


def test_what_cannot_be_saved_is_saved_with_the_next_change() -> None:
    desktop = Desktop()
    window = desktop.window()
    desktop.trouble = DiskFull()
    window.keep(Whole, FULL)
    desktop.clock.go_on(SOON)
    desktop.trouble = None
    window.keep(Part, Part())
    desktop.clock.go_on(SOON)
    assert len(desktop.kept) == 2


@pytest.mark.parametrize("kept", [[{}], [{"kind": 3, "about": []}], None])
def test_a_bad_file_is_as_good_as_none(kept: Any) -> None:
    desktop = Desktop()
    desktop.kept = kept
    assert desktop.window().get(Whole) is None


def test_what_was_brought_back_and_cannot_be_shown_is_dropped() -> None:
    desktop = Desktop()
    window = desktop.window()
    window.keep(Whole, FULL)
    window.keep(Part, Part())
    desktop.clock.go_on(SOON)
    after = desktop.again().window()
    after.get(Whole)
    after.get(Part)
    after.keep(Part, Part(("mine",)))
    after.distrust()
    assert after.get(Whole) is None
    assert after.get(Part) == Part(("mine",))


@headless
async def test_half_a_new_game_and_half_a_band_outlive_a_kill(desk: Desk, tmp_path: Path) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Mara")
    await app.tap("tribe-elves")
    table = await App.on(desk, f"/game/{id}")
    await table.tap("band-1", "colour-rhea")
    await table.wait(SOON)
    killed = Desk(a_store(tmp_path, "test"))
    app = await App.on(killed, "/new")
    assert app.field("player-name-0").value == "Mara"
    assert "chosen" in app.label("tribe-elves")
    table = await App.on(killed, f"/game/{id}")
    await table.tap("band-1")
    assert "chosen" in table.label("colour-rhea")


@headless
async def test_a_draft_that_makes_no_sense_any_more_spoils_nothing(desk: Desk, tmp_path: Path) -> None:
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Mara")
    await app.wait(SOON)
    (entry,) = desk.keeper.drafts()
    desk.keeper.change_drafts(lambda _: [{**entry, "value": {**entry["value"], "colours": []}}])
    killed = Desk(a_store(tmp_path, "test"))
    app = await App.on(killed, "/new")
    await app.tap("home", "new-game", "game-ethnos")
    assert app.field("player-name-0").value == ""


@headless
async def test_a_tab_that_is_closed_leaves_its_drafts_to_the_next(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Mara")
    await app.page.session.disconnect(0)
    assert (await App.on(desk, "/new")).field("player-name-0").value == "Mara"
