"""Games that are carried between devices whose clocks differ: nothing is lost, in whatever order they meet."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from storage.records import GameRecord
from storage.restoring import Put, put
from storage.store import Store
from storage.values import Restored
from tests.ethnos import a_setup
from tests.storage.engines import ENGINES, Engine
from tests.stores import a_store, append, undo

SETUP = a_setup()


class Device:
    """An engine with a clock of its own."""

    def __init__(self, make: Callable[..., Engine], folder: Path, days: int) -> None:
        self.time = datetime(2026, 1, 31, tzinfo=UTC) + timedelta(days=days)
        self.engine = make(folder, lambda: self.time)

    def backup(self) -> list[tuple[str, GameRecord]]:
        found = [("games", game.id) for game in self.engine.listing.page(size=1_000)]
        found += [("bin", game.id) for game in self.engine.listing.deleted()]
        return [(place, self.engine.games.records.game(id, place).read()) for place, id in found]  # type: ignore[misc, arg-type]

    def restore(self, backup: list[tuple[str, GameRecord]]) -> list[Put]:
        return [put(self.engine.games.records, record, place) for place, record in backup]  # type: ignore[arg-type]

    def enter(self, id: str, note: str) -> None:
        append(self.engine.games, id, Correction(note=note))

    def notes(self) -> set[str]:
        """Of all games."""
        return {note for game in self.games() for note in game}

    def games(self) -> list[tuple[str, ...]]:
        records = [record for _, record in self.backup()]
        return sorted(tuple(event["note"] for event in record.game["events"]) for record in records)


@pytest.fixture(params=ENGINES)
def make(request: pytest.FixtureRequest) -> Callable[..., Engine]:
    return ENGINES[request.param]


@pytest.fixture
def two(make: Callable[..., Engine], tmp_path: Path) -> tuple[Device, Device, str]:
    """Two devices that have the same game, the clock of one far ahead."""
    here, there = Device(make, tmp_path / "here", 1_500), Device(make, tmp_path / "there", 0)
    id = here.engine.games.create(Game(SETUP), "ethnos").id
    there.restore(here.backup())
    return here, there, id


def test_an_entry_made_behind_the_clock_comes_back(two: tuple[Device, Device, str]) -> None:
    here, there, id = two
    there.enter(id, "one")
    assert here.restore(there.backup()) == [Put.NEW]
    assert here.games() == [("one",)]
    assert here.restore(there.backup()) == there.restore(here.backup()) == [Put.KEPT]


def test_what_was_taken_back_and_entered_anew_is_one_game(two: tuple[Device, Device, str]) -> None:
    here, there, id = two
    here.enter(id, "wrong")
    there.restore(here.backup())
    undo(here.engine.games, id)
    here.enter(id, "right")
    assert there.restore(here.backup()) == [Put.NEW]
    assert there.games() == [("right",)]


def test_a_game_that_goes_on_in_two_places_becomes_two(two: tuple[Device, Device, str]) -> None:
    here, there, id = two
    here.enter(id, "here")
    there.enter(id, "there")
    there.enter(id, "there again")
    mine, theirs = here.backup(), there.backup()
    assert here.restore(theirs) == [Put.APART]
    assert there.restore(mine) == [Put.APART]
    assert here.games() == there.games() == [("here",), ("there", "there again")]
    assert [event.note for event in here.engine.games.open(id).game.events] == ["there", "there again"]
    for device, backup in ((here, theirs), (there, mine), (here, there.backup()), (there, here.backup())):
        assert set(device.restore(backup)) == {Put.KEPT}
    assert here.games() == there.games() == [("here",), ("there", "there again")]


def test_the_one_apart_goes_on_where_it_was(two: tuple[Device, Device, str]) -> None:
    here, there, id = two
    for note in ("a", "b", "c"):
        here.enter(id, note)
    there.enter(id, "x")
    here.restore(there.backup())
    there.enter(id, "y")
    assert here.restore(there.backup()) == [Put.APART]
    assert here.games() == [("a", "b", "c"), ("x", "y")]


def test_one_apart_stays_where_each_of_them_was(two: tuple[Device, Device, str]) -> None:
    here, there, id = two
    here.enter(id, "here")
    here.engine.games.delete(id)
    there.enter(id, "there")
    there.enter(id, "there again")
    here.restore(there.backup())
    assert here.games() == [("here",), ("there", "there again")]
    assert here.engine.listing.page() == []


def unmarked(record: GameRecord, **fields: object) -> GameRecord:
    """As it was kept before there were marks."""
    return record.model_copy(update={"mark": "", "trail": [], **fields})


def test_what_is_from_before_there_were_marks_is_known_by_what_it_holds(two: tuple[Device, Device, str]) -> None:
    here, there, id = two
    (_, begun) = here.backup()[0]
    here.enter(id, "one")
    (_, first) = here.backup()[0]
    here.enter(id, "two")
    (_, second) = here.backup()[0]
    there.restore([("games", unmarked(begun))])
    for record, became in (
        (first, Put.NEW),
        (begun, Put.KEPT),
        (second, Put.NEW),
        (first, Put.KEPT),
        (second, Put.KEPT),
    ):
        assert there.restore([("games", unmarked(record))]) == [became]
    assert there.games() == [("one", "two")]
    other = {**first.game, "events": [{**first.game["events"][0], "note": "other"}]}
    apart = unmarked(first, game=other, updated=second.updated)
    assert there.restore([("games", apart)]) == [Put.APART]
    same_time = unmarked(second, game={**second.game, "events": other["events"] * 2})
    assert there.restore([("games", same_time)]) == [Put.APART]
    assert there.games() == [("one", "two"), ("other",), ("other", "other")]
    there.enter(id, "three")
    assert there.restore([("games", unmarked(second))]) == [Put.KEPT]


ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("enter"), st.integers(0, 2), st.integers(0, 3)),
        st.tuples(st.just("clock"), st.integers(0, 2), st.integers(-1_000, 1_000)),
        st.tuples(st.just("back up"), st.integers(0, 2), st.just(0)),
        st.tuples(st.just("restore"), st.integers(0, 2), st.integers(0, 9)),
        st.tuples(st.just("bin"), st.integers(0, 2), st.integers(0, 3)),
        st.tuples(st.just("begin"), st.integers(0, 2), st.just(0)),
    ),
    max_size=25,
)


@given(acts=ACTS, clocks=st.tuples(*[st.integers(-1_000, 1_000)] * 3))
def test_devices_that_exchange_backups_in_any_order_lose_no_entry(
    acts: list[tuple[str, int, int]], clocks: tuple[int, ...]
) -> None:
    devices = [Device(ENGINES["memory"], Path(), days) for days in clocks]
    devices[0].engine.games.create(Game(SETUP), "ethnos")
    backups = [devices[0].backup()]
    had: list[set[str]] = [set(), set(), set()]
    for number, (act, which, what) in enumerate(acts):
        device = devices[which]
        games = device.engine.games
        running = [game.id for game in device.engine.listing.page(size=1_000)]
        if act == "enter" and running:
            device.enter(running[what % len(running)], f"{number}")
        elif act == "clock":
            device.time += timedelta(days=what)
        elif act == "back up":
            backups.append(device.backup())
        elif act == "restore":
            backup = backups[what % len(backups)]
            device.restore(backup)
            assert set(device.restore(backup)) <= {Put.KEPT}
            had[which] |= {event["note"] for _, record in backup for event in record.game["events"]}
        elif act == "bin" and running:
            games.delete(running[what % len(running)])
        elif act == "begin":
            games.create(Game(SETUP), "ethnos")
        had[which] |= device.notes()
        assert device.notes() == had[which]
    for _ in range(2):
        for device in devices:
            for other in devices:
                device.restore(other.backup())
    everything = set().union(*had)
    assert all(device.notes() == everything for device in devices)


def test_two_devices_with_clocks_years_apart_exchange_backups_and_lose_nothing(tmp_path: Path) -> None:
    """The way it was found: one in 2030 begins a game, one in 2026 goes on with it, and both do so once more."""
    here = a_store(tmp_path / "here", clock=lambda: datetime(2030, 1, 1, tzinfo=UTC))
    there = a_store(tmp_path / "there", clock=lambda: datetime(2026, 1, 1, tzinfo=UTC))
    id = here.games.begin(Game(SETUP), "ethnos").id
    carry(here, there)
    append(there.games, id, Correction(note="there"))
    assert carry(there, here) == Restored(games=1, kept=0, players=0)
    assert len(here.games.open(id).game.events) == 1
    append(here.games, id, Correction(note="here, too"))
    append(there.games, id, Correction(note="there, too"))
    assert carry(there, here) == Restored(games=1, kept=0, players=0, apart=1)
    assert carry(there, here) == Restored(games=0, kept=1, players=0)
    carry(here, there)
    assert {game.id for game in here.listing.page()} == {game.id for game in there.listing.page()}
    assert len(here.listing.page()) == 2


def carry(source: Store, target: Store) -> Restored:
    return target.restore_packed(source.packed().content)
