"""Games that are handed over from one device to the next, one at a time and without anything else."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from rules.kinds import kind_named
from rules.problems import Refused
from storage.errors import CannotRead, Damaged, NoSuchGame, NotHandedOver, NotRestored
from storage.handing import Handing
from storage.records import SCHEMA
from storage.store import Store
from storage.values import Met
from tests.ethnos import a_setup
from tests.storage.engines import ENGINES
from tests.stores import append, undo


@pytest.fixture(params=ENGINES)
def device(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Handing]:
    def make(name: str) -> Handing:
        return Handing(ENGINES[request.param](tmp_path / name, lambda: datetime(2026, 1, 31, tzinfo=UTC)).games)

    return make


def begun(here: Handing) -> str:
    return here.games.create(Game(a_setup()), "ethnos").id


def enter(here: Handing, id: str, *notes: str) -> None:
    for note in notes:
        append(here.games, id, Correction(note=note))


def notes(here: Handing, id: str) -> list[str]:
    return [event.note for event in here.games.open(id).game.events]


def by_post(letter: dict[str, Any]) -> Any:
    return json.loads(json.dumps(letter))


def hand(here: Handing, there: Handing, id: str) -> Met:
    letter = by_post(here.letter(id))
    met = there.arriving(letter).met
    there.keep(letter)
    return met


def test_a_game_arrives_as_it_is_and_its_players_are_remembered(device: Callable[[str], Handing]) -> None:
    here, there = device("here"), device("there")
    id = begun(here)
    enter(here, id, "one", "two")
    arrived = there.arriving(by_post(here.letter(id)))
    assert (arrived.met, arrived.summary.id, arrived.events) == (Met.NOTHING, id, 2)
    with pytest.raises(NoSuchGame):
        there.games.open(id)
    assert hand(here, there, id) is Met.NOTHING
    assert notes(there, id) == ["one", "two"]
    assert {player.name for player in there.games.players.everybody()} == set(a_setup().names)


def test_to_and_fro_it_goes_on_in_one_line(device: Callable[[str], Handing]) -> None:
    here, there, elsewhere = device("here"), device("there"), device("elsewhere")
    id = begun(here)
    enter(here, id, "one", "two")
    hand(here, there, id)
    assert hand(here, there, id) is Met.THE_SAME
    undo_and_other(there, id)
    hand(there, elsewhere, id)
    enter(elsewhere, id, "four")
    assert hand(here, elsewhere, id) is Met.FURTHER
    assert notes(elsewhere, id) == ["one", "two", "three", "four"]
    assert hand(elsewhere, here, id) is Met.EARLIER
    assert notes(here, id) == ["one", "two", "three", "four"]


def undo_and_other(here: Handing, id: str) -> None:
    enter(here, id, "wrong")
    undo(here.games, id)
    enter(here, id, "three")


def test_what_was_taken_back_where_it_came_from_is_no_other_line(device: Callable[[str], Handing]) -> None:
    here, there = device("here"), device("there")
    id = begun(here)
    enter(here, id, "one", "two")
    hand(here, there, id)
    saved = there.games.open(id)
    kind = kind_named("ethnos")
    without = kind.read({**kind.write(saved.game), "events": kind.write(saved.game)["events"][:1]})
    there.games.replace(id, without, {"kind": "remove"}, saved.revision)
    assert hand(there, here, id) is Met.EARLIER
    assert notes(here, id) == ["one"]


@pytest.mark.parametrize("further", [True, False])
def test_a_game_that_went_on_in_two_places_is_here_twice(device: Callable[[str], Handing], further: bool) -> None:
    here, there = device("here"), device("there")
    id = begun(here)
    hand(here, there, id)
    enter(here, id, "mine", *(["and more"] if further else []))
    enter(there, id, "yours", *([] if further else ["and more"]))
    letter = by_post(there.letter(id))
    assert here.arriving(letter).met is Met.APART
    kept = here.keep(letter)
    assert notes(here, kept.id)[0] == "yours"
    assert notes(here, id)[0] == ("mine" if further else "yours")
    assert len(list(here.games.listing.summaries("games"))) == 2


def test_what_was_deleted_comes_back(device: Callable[[str], Handing]) -> None:
    here, there = device("here"), device("there")
    id = begun(here)
    hand(here, there, id)
    there.games.delete(id)
    assert there.arriving(by_post(here.letter(id))).in_bin
    assert there.keep(by_post(here.letter(id))).id == id


def test_what_is_no_game_or_makes_no_sense_is_refused(device: Callable[[str], Handing]) -> None:
    here = device("here")
    id = begun(here)
    letter = by_post(here.letter(id))
    with pytest.raises(NoSuchGame):
        here.letter("20260131-000000-ffffff")
    for nonsense in (None, [], {}, {**letter, "game": None}, {**letter, "game": {**letter["game"], "players": []}}):
        with pytest.raises(Refused):
            here.arriving(nonsense)
    for field, value in {"id": "../settings", "revision": -1, "started": "now", "mark": "m" * 101, "more": 1}.items():
        with pytest.raises(NotHandedOver):
            here.keep({**letter, field: value})


def test_what_is_in_the_way_stays(store: Store) -> None:
    handing = store.handing
    id = store.games.create(Game(a_setup()), "ethnos").id
    letter = by_post(handing.letter(id))
    file = next(store.folder.rglob(f"{id}.json"))
    file.write_text(file.read_text().replace(f'"schema":{SCHEMA}', '"schema":99'))
    with pytest.raises(NotRestored):
        handing.arriving(letter)
    file.write_text("damaged")
    with pytest.raises((Damaged, CannotRead)):
        store.games.open(id)
    assert handing.arriving(letter).met is Met.NOTHING
    assert handing.keep(letter).id == id
