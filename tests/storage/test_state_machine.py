"""Every engine against a plain model in memory, over any order of calls and restarts."""

import dataclasses
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from shutil import rmtree

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, initialize, invariant, multiple, rule

from rules.ethnos.events import BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.game import Game, replay
from rules.ethnos.rulings import rulings_of
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition
from storage.errors import NoSuchGame, NothingToRedo, NothingToUndo
from storage.games import Clock
from storage.values import Code
from tests.ethnos import a_band, a_setup
from tests.storage.engines import ENGINES, Engine, Files, Memory, Postgres
from tests.stores import append, redo, undo

SETUP = a_setup()
EVENTS = st.one_of(
    st.builds(lambda cards: BandPlayed(a_band(cards=cards), marker=None), st.integers(1, 10)),
    st.builds(lambda glory: Correction(glory={0: glory}), st.integers(0, 99)),
)


def named(name: str) -> Code:
    return {"kind": "text", "text": name}


@dataclass
class Model:
    """A game as anybody would keep it in memory: its events, and what can be taken back or brought again."""

    events: list[Event] = field(default_factory=list)
    setup: Setup = SETUP
    past: list[tuple[str, list[Event], Setup]] = field(default_factory=list)
    future: list[tuple[str, list[Event], Setup]] = field(default_factory=list)

    def change(self, name: str, events: list[Event], setup: Setup | None = None) -> None:
        self.past.append((name, self.events, self.setup))
        self.future = []
        self.events, self.setup = events, setup or self.setup

    def undo(self) -> None:
        name, events, setup = self.past.pop()
        self.future.append((name, self.events, self.setup))
        self.events, self.setup = events, setup

    def redo(self) -> None:
        name, events, setup = self.future.pop()
        self.past.append((name, self.events, self.setup))
        self.events, self.setup = events, setup


class StoreMachine(RuleBasedStateMachine):
    make: Callable[[Path, Clock], Engine]
    games: Bundle[str] = Bundle("games")
    deleted: Bundle[str] = Bundle("deleted")

    @initialize()
    def open_folder(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.time = datetime(2026, 1, 31, tzinfo=UTC)
        self.models: dict[str, Model] = {}
        self.bin: set[str] = set()
        self.store = type(self).make(self.folder / "data", self.clock)

    @rule()
    def reopen(self) -> None:
        self.store = self.store.again()

    def clock(self) -> datetime:
        return self.time

    @rule(hours=st.integers(-30, 300))
    def time_goes(self, hours: int) -> None:
        self.time += timedelta(hours=hours)

    @rule(target=games)
    def create(self) -> str:
        id = self.store.games.create(Game(SETUP), "ethnos").id
        self.models[id] = Model()
        return id

    @rule(id=games, events=st.lists(EVENTS, min_size=1, max_size=3), name=st.text(max_size=5))
    def append(self, id: str, events: list[Event], name: str) -> None:
        append(self.store.games, id, *events, step=named(name))
        self.models[id].change(name, [*self.models[id].events, *events])

    @rule(id=games, data=st.data(), name=st.text(max_size=5))
    def replace(self, id: str, data: st.DataObject, name: str) -> None:
        events = list(self.models[id].events)
        index = data.draw(st.integers(0, len(events)))
        events[index : index + data.draw(st.integers(0, 2))] = data.draw(st.lists(EVENTS, max_size=2))
        self.replace_game(id, replay(self.models[id].setup, events), name)
        self.models[id].change(name, events)

    @rule(id=games, edition=st.sampled_from(Edition), event=EVENTS, name=st.text(max_size=5))
    def other_rules(self, id: str, edition: Edition, event: Event, name: str) -> None:
        setup = dataclasses.replace(SETUP, edition=edition, rulings=rulings_of(edition))
        events = [*self.models[id].events, event]
        self.replace_game(id, replay(setup, events), name)
        self.models[id].change(name, events, setup)

    @rule(id=games, events=st.lists(EVENTS, max_size=2), name=st.text(max_size=5))
    def amend(self, id: str, events: list[Event], name: str) -> None:
        model, revision = self.models[id], self.store.games.open(id).revision
        if not model.past:
            with pytest.raises(NothingToUndo):
                self.store.games.amend(id, replay(SETUP, model.events), named(name), revision)
            return
        model.undo()
        amended = [*model.events, *events]
        self.store.games.amend(id, replay(model.setup, amended), named(name), revision)
        model.future = []
        if events:
            model.change(name, amended)

    def replace_game(self, id: str, game: Game, name: str) -> None:
        self.store.games.replace(id, game, named(name), self.store.games.open(id).revision)

    @rule(id=games)
    def undo(self, id: str) -> None:
        if not self.models[id].past:
            with pytest.raises(NothingToUndo):
                undo(self.store.games, id)
            return
        self.models[id].undo()
        assert undo(self.store.games, id).game.events == tuple(self.models[id].events)

    @rule(id=games)
    def redo(self, id: str) -> None:
        if not self.models[id].future:
            with pytest.raises(NothingToRedo):
                redo(self.store.games, id)
            return
        self.models[id].redo()
        assert redo(self.store.games, id).game.events == tuple(self.models[id].events)

    @rule(target=deleted, id=consumes(games))
    def delete(self, id: str) -> str:
        self.store.games.delete(id)
        self.bin.add(id)
        with pytest.raises(NoSuchGame):
            append(self.store.games, id, DragonDrawn())
        return id

    @rule(target=games, id=consumes(deleted))
    def restore(self, id: str) -> str:
        self.store.games.restore(id)
        self.bin.remove(id)
        return id

    @rule(target=deleted)
    def nothing(self) -> object:
        return multiple()

    @invariant()
    def everything_is_there(self) -> None:
        shown = self.store.listing.page(size=1000)
        assert [game.started for game in shown] == sorted((game.started for game in shown), reverse=True)
        assert {game.id for game in shown} == set(self.models) - self.bin
        assert {game.id for game in self.store.listing.deleted()} == self.bin
        for id in set(self.models) - self.bin:
            saved, model = self.store.games.open(id), self.models[id]
            assert saved.game == replay(model.setup, model.events)
            assert saved.undo == (named(model.past[-1][0]) if model.past else None)
            assert saved.redo == (named(model.future[-1][0]) if model.future else None)

    def teardown(self) -> None:
        if hasattr(self, "folder"):
            rmtree(self.folder)


class FilesMachine(StoreMachine):
    make = Files


class MemoryMachine(StoreMachine):
    make = Memory


class PostgresMachine(StoreMachine):
    make = Postgres


TestFiles, TestMemory = FilesMachine.TestCase, MemoryMachine.TestCase
TestPostgres = PostgresMachine.TestCase
TestFiles.settings = TestMemory.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestPostgres.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)


def test_every_engine_has_its_machine() -> None:
    assert {FilesMachine.make, MemoryMachine.make, PostgresMachine.make} == set(ENGINES.values())
