"""What is half entered is found by its type and what it is about, and dropped with the game that it was about."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.shell.drafts import About, Choose, Drafts, choosing, entering, within
from companion.shell.shelf import Shelf
from companion.shell.watching import Listeners
from tests.companion.headless import HandClock

MINE = About("mine")


@dataclass(frozen=True)
class Inner:
    name: str = ""
    seat: int = 0

    def with_name(self, seat: int, name: str) -> "Inner":
        return Inner(name, seat)


@dataclass(frozen=True)
class Outer:
    inner: Inner = Inner()
    count: int = 0

    def with_count(self, count: int, *, more: int = 0) -> "Outer":
        return replace(self, count=count + more)

    def with_inner(self, change: Callable[[Inner], Inner]) -> "Outer":
        return replace(self, inner=change(self.inner))


class Games:
    """Games that go on, by their revisions."""

    def __init__(self) -> None:
        self.listeners = Listeners()
        self.clock = HandClock()
        self.shelf = Shelf(tuple, lambda drafts: None)
        self.revisions = {"mine": 3, "other": 0}

    def go_on(self, id: str) -> None:
        self.revisions[id] += 1
        self.listeners.notify(id)

    def delete(self, id: str) -> None:
        del self.revisions[id]
        self.listeners.notify(id)

    def drafts(self) -> Drafts:
        return Drafts(self.listeners.add, self.revisions.get, self.shelf, self.clock, lambda: True)

    @property
    def watched(self) -> set[str]:
        return {what for what, listeners in self.listeners._of.items() if listeners}


def kept() -> tuple[list[Outer], Choose[Outer]]:
    """Somewhere that keeps a draft, and what chooses in it."""
    drafts = [Outer()]

    def change(made: Callable[[Outer], Outer]) -> None:
        drafts.append(made(drafts[-1]))

    return drafts, choosing(change)


def test_a_setter_is_told_what_was_chosen() -> None:
    drafts, choose = kept()
    choose(Outer.with_count, 3)
    choose(Outer.with_count, 3, more=2)
    assert drafts[1:] == [Outer(count=3), Outer(count=5)]


def test_what_is_entered_comes_last() -> None:
    drafts, choose = kept()
    entering(choose, Outer.with_count)(4)
    entering(within(choose, Outer.with_inner), Inner.with_name, 2)("Mara")
    assert drafts[-1] == Outer(Inner("Mara", 2), count=4)


def test_what_was_kept_is_found_by_its_type_and_what_it_is_about() -> None:
    drafts = Games().drafts()
    drafts.keep(Inner, Inner("one"))
    drafts.keep(Inner, Inner("two"), MINE)
    drafts.keep(Inner, Inner("three"), About("mine", place="seat"))
    drafts.keep(Outer, Outer(count=4), MINE)
    assert drafts.get(Inner) == Inner("one")
    assert drafts.get(Inner, MINE) == Inner("two")
    assert drafts.get(Inner, About("mine", place="seat")) == Inner("three")
    assert drafts.get(Outer, MINE) == Outer(count=4)
    assert drafts.get(Outer) is None


def test_what_is_done_is_dropped() -> None:
    games = Games()
    drafts = games.drafts()
    drafts.keep(Inner, Inner("two"), MINE)
    assert drafts.drop(Inner, MINE) == Inner("two")
    assert drafts.get(Inner, MINE) is drafts.drop(Inner, MINE) is drafts.drop(Inner) is None
    assert games.watched == set()


def test_a_draft_of_a_revision_goes_when_the_game_goes_on() -> None:
    games = Games()
    drafts = games.drafts()
    drafts.keep(Inner, Inner("then"), About("mine", 3))
    drafts.keep(Inner, Inner("whenever"), MINE)
    drafts.keep(Inner, Inner("elsewhere"), About("other", 0))
    games.go_on("mine")
    assert drafts.get(Inner, About("mine", 3)) is None
    assert drafts.get(Inner, MINE) == Inner("whenever")
    assert drafts.get(Inner, About("other", 0)) == Inner("elsewhere")


def test_every_draft_goes_with_its_game() -> None:
    games = Games()
    drafts = games.drafts()
    drafts.keep(Inner, Inner("then"), About("mine", 3))
    drafts.keep(Outer, Outer(), MINE)
    drafts.keep(Inner, Inner("of no game"))
    games.delete("mine")
    assert drafts.get(Inner, About("mine", 3)) is drafts.get(Outer, MINE) is None
    assert drafts.get(Inner) == Inner("of no game")
    assert games.watched == set()


def test_nobody_watches_a_game_that_no_draft_is_about() -> None:
    games = Games()
    drafts = games.drafts()
    drafts.keep(Inner, Inner("then"), About("mine", 3))
    drafts.keep(Inner, Inner("now"), About("mine", 3))
    assert games.watched == {"mine"}
    games.go_on("mine")
    assert games.watched == set()
