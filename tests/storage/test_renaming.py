"""A player's name in games, kept by any engine."""

from dataclasses import replace

import pytest

from rules.changing import SET_UP_CORRECTED
from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game, rerule
from rules.ethnos.kind import KIND
from rules.players import Player
from storage.errors import DiskFull
from storage.renaming import Renaming
from storage.values import Filter, Renamed, Saved
from tests.ethnos import ALEXIS, a_band, a_setup
from tests.storage.engines import Engine

BAND = BandPlayed(a_band(ALEXIS))


def renaming(engine: Engine) -> Renaming:
    return Renaming(engine.games.records, engine.listing)


def with_a_band(engine: Engine, players: int = 2) -> Saved[Game]:
    saved = engine.games.begin(Game(a_setup(players)), "ethnos")
    game = KIND.play(saved.game, [BAND])
    return engine.games.append(saved.id, game, [BAND], KIND.step(saved.game, [BAND]), saved.revision)


def test_every_game_says_the_new_name_and_none_has_moved(engine: Engine) -> None:
    first, second = with_a_band(engine), with_a_band(engine, 3)
    other = engine.games.begin(
        Game(replace(a_setup(2), players=(Player("Ola", "pink"), Player("Jan", "blue")))), "ethnos"
    )
    engine.games.delete(first.id)
    told: list[tuple[int, int]] = []
    renamed = renaming(engine).everywhere({"Alexis", "Lexi"}, "Alex", lambda *come: told.append(come))
    assert renamed == Renamed({first.id: "Alexis", second.id: "Alexis"}, 0)
    assert told == [(0, 2), (1, 2)]
    engine.games.restore(first.id)
    for saved in (first, second):
        after = engine.again().games.open(saved.id)
        assert after.game.setup.names[ALEXIS] == "Alex"
        assert (after.updated, after.started, after.revision) == (saved.updated, saved.started, saved.revision + 1)
    assert engine.games.open(other.id) == other
    assert {game.id for game in engine.listing.page(Filter(text="alex"))} == {first.id, second.id}
    renaming(engine).back(renamed.was, "Alex", lambda *come: told.append(come))
    assert engine.games.open(first.id).game == first.game


def test_undo_and_redo_know_the_new_name(engine: Engine) -> None:
    saved = with_a_band(engine)
    undone = engine.games.undo(saved.id, saved.revision)
    renaming(engine).everywhere({"Alexis"}, "Alex")
    redone = engine.games.redo(saved.id, undone.revision + 1)
    assert redone.game.events == (BAND,)
    assert redone.game.setup.names == ("Roderick", "Alex")


def corrected(engine: Engine, saved: Saved[Game], *names: str) -> Saved[Game]:
    """The game with other names, as one step that can be taken back."""
    players = tuple(player._replace(name=name) for player, name in zip(saved.game.setup.players, names, strict=True))
    game = rerule(saved.game, replace(saved.game.setup, players=players)).game
    return engine.games.replace(saved.id, game, SET_UP_CORRECTED, saved.revision)


def test_the_set_up_from_before_a_correction_knows_it_too(engine: Engine) -> None:
    saved = corrected(engine, with_a_band(engine), "Rod", "Alexis")
    renaming(engine).everywhere({"Alexis"}, "Alex")
    assert engine.games.open(saved.id).game.setup.names == ("Rod", "Alex")
    assert engine.games.undo(saved.id, saved.revision + 1).game.setup.names == ("Roderick", "Alex")


def test_a_game_in_which_another_player_has_the_name_stays_as_it_is(engine: Engine) -> None:
    saved = with_a_band(engine, 3)
    assert renaming(engine).everywhere({"Alexis"}, "Wilfred") == Renamed({}, 1)
    assert renaming(engine).everywhere({"Alexis", "Wilfred"}, "Alex") == Renamed({}, 1)
    assert engine.games.open(saved.id) == saved


def test_nor_would_undo_find_two_of_one_name(engine: Engine) -> None:
    saved = corrected(engine, with_a_band(engine, 3), "Roderick", "Alexis", "Will")
    assert renaming(engine).everywhere({"Alexis"}, "Wilfred") == Renamed({}, 1)
    assert engine.games.open(saved.id) == saved


def test_a_game_that_is_gone_or_not_as_we_write_it_stops_no_other(engine: Engine) -> None:
    gone, strange, last = (with_a_band(engine) for _ in range(3))
    engine.games.records.game(strange.id).change(_with_a_strange_past)
    renaming(engine).back({gone.id[:-6] + "ffffff": "Alexis"}, "Alex")
    assert renaming(engine).everywhere({"Alexis"}, "Alex") == Renamed({gone.id: "Alexis", last.id: "Alexis"}, 1)


def _with_a_strange_past(record):  # type: ignore[no-untyped-def]
    change = record.done[0].model_copy(update={"rules": {"players": 3}})
    return record.model_copy(update={"done": [change]})


def test_what_is_cut_off_in_the_middle_leaves_whole_games_that_are_found_under_both_names(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [with_a_band(engine) for _ in range(3)]
    engine.players.rename("Alexis", "Alex")
    rename, left = Renaming._rename, [True, True]

    def until_the_power_is_cut(self: Renaming, id: str, place: str, old: str, new: str) -> bool:
        if not left:
            raise DiskFull
        left.pop()
        return rename(self, id, place, old, new)  # type: ignore[arg-type]

    monkeypatch.setattr(Renaming, "_rename", until_the_power_is_cut)
    with pytest.raises(DiskFull):
        renaming(engine).everywhere({"Alexis"}, "Alex")
    monkeypatch.undo()
    again = engine.again()
    assert sorted(again.games.open(saved.id).game.setup.names[ALEXIS] for saved in games) == ["Alex", "Alex", "Alexis"]
    assert len(again.listing.page(Filter(player=again.players.names("Alex")))) == 3
    assert len(renaming(again).everywhere(again.players.names("Alex") - {"Alex"}, "Alex").was) == 1
