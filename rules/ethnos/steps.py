"""What one step of a game is known by, should it be taken back: a code with its facts, in no language.

Players are named by their seats. Whoever shows a step says it in words.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.ethnos.codes import Code as ProblemCode
from rules.ethnos.events import Correction, Event
from rules.ethnos.formats.games import event_data
from rules.ethnos.formats.models import GAME_FORMAT, RawGame
from rules.ethnos.game import Game
from rules.ethnos.play import Step
from rules.ethnos.playing.corrections import correct
from rules.ethnos.playing.trolls import holder
from rules.ethnos.setup import Setup, ages_of
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import KINGDOMS, TROLL_TOKENS
from rules.formats.shape import read_shape
from rules.kinds import Code, Data
from rules.problems import FileCode, Problem, Refused


def step_of(game: Game, events: Sequence[Event]) -> Code:
    """The step that plays these events, one at least, in the game as it is before them."""
    if len(events) == 1 and isinstance(events[0], Correction):
        return _correction_step(game.state.table, events[0])
    return _step(game.setup.names, game.state.table.age, [event_data(game.setup, event) for event in events])


def step_in_file(data: Data, events: Sequence[Data]) -> Code:
    """The same for data of files, or `Refused` if these aren't events of such a game.

    Events that were there before are only counted: old files are gone through step by step.
    """
    if not events:
        raise Refused([Problem(FileCode.MISSING_FIELD, "events", facts={"field": "events"})])
    game = read_shape(RawGame, {**data, "events": list(events)}, GAME_FORMAT)
    ended = sum(isinstance(event, dict) and event.get("type") == "age_end" for event in data["events"])
    return _step([player.name for player in game.players], min(1 + ended, ages_of(len(game.players))), events)


def step_played(setup: Setup, step: Step) -> Code:
    """One event that was played, by itself."""
    return _step(setup.names, step.age, [event_data(setup, step.event)])


def end_of_age(age: int) -> Code:
    return {"kind": "age_end", "age": age}


def age_from_table(age: int) -> Code:
    """An Age that was played without the app: whatever brings the game to the table as it lies there."""
    return {"kind": "age_from_table", "age": age}


def change_of(game: Game, index: int, taken: int, events: Sequence[Event]) -> Code:
    """What is done to an earlier event, by what it then is or, if it is taken out, what it was."""
    if not events:
        return {"kind": "removed", "step": step_played(game.setup, game.steps[index])}
    step = step_of(Game(game.setup, game.steps[:index]), events[:1])
    return {"kind": "changed" if taken else "entered", "step": step}


def taken_back(step: Code) -> Code:
    """A step that is taken back by another one, for it wasn't the last."""
    return {"kind": "taken_back", "step": step}


def _step(names: Sequence[str], age: int, events: Sequence[Data]) -> Code:
    """A band may come with corrections of what it did; any other run of events is an Age from the table."""
    first, *others = events
    if not others or (first["type"] == "band" and all(other["type"] == "correction" for other in others)):
        return _event_step(names, age, first)
    return age_from_table(age)


def _event_step(names: Sequence[str], age: int, event: Data) -> Code:
    match event["type"]:
        case "band":
            return _band_step(names, event)
        case "dragon":
            player = event.get("player")
            return {"kind": "dragon"} if player is None else {"kind": "dragon", "player": _seat(names, player)}
        case "age_end":
            return end_of_age(age)
        case _:
            return {"kind": "correction"}


def _correction_step(table: Table, correction: Correction) -> Code:
    """With what it changes, and how that was before."""
    changes = list(_changes(table, correct(table, correction)))
    return {"kind": "correction", "changes": changes} if changes else {"kind": "correction"}


def _changes(before: Table, after: Table) -> Iterator[Code]:
    for kingdom in KINGDOMS:
        for change in _counts("markers", before.markers[kingdom], after.markers[kingdom]):
            yield {**change, "kingdom": kingdom.id}
    yield from _counts("merfolk", before.merfolk, after.merfolk)
    was, now = before.giant, after.giant
    if (was and was.player) != (now and now.player):
        yield {"of": "giant", "was": was and was.player, "now": now and now.player}
    elif was and now and was != now:
        yield {"of": "giant_cards", "was": was.cards, "now": now.cards}
    for token in TROLL_TOKENS:
        if holder(before, token) != holder(after, token):
            yield {"of": "troll", "token": token, "was": holder(before, token), "now": holder(after, token)}
    yield from _counts("horde", tuple(map(len, before.hordes)), tuple(map(len, after.hordes)))
    yield from _counts("glory", before.glory, after.glory)


def _counts(of: str, before: Sequence[int], after: Sequence[int]) -> Iterator[Code]:
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        if was != now:
            yield {"of": of, "player": seat, "was": was, "now": now}


def _band_step(names: Sequence[str], band: Data) -> Code:
    player, leader = _seat(names, band["player"]), band["leader"]
    if leader is None:
        return {"kind": "ten_skeletons", "player": player}
    facts: dict[str, Any] = {"cards": band["cards"], "skeletons": band.get("skeletons", 0)}
    return {"kind": "band", "player": player, **leader, **facts}


def _seat(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Refused([Problem(ProblemCode.UNKNOWN_PLAYER, "player", "S1", facts={"player": name})])
    return list(names).index(name)
