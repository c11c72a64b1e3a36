"""What one step of a game is known by, should it be taken back: a code with its facts, in no language.

Players are named by their seats, cities and cards by their names.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.formats.shape import read_shape
from rules.kinds import Code, Data
from rules.problems import FileCode, Problem, Refused
from rules.rune_age.codes import Code as ProblemCode
from rules.rune_age.events import Correction, Event
from rules.rune_age.formats.models import GAME_FORMAT, RawGame
from rules.rune_age.formats.writing import event_data
from rules.rune_age.game import Game
from rules.rune_age.playing.corrections import correct
from rules.rune_age.setup import Setup
from rules.rune_age.state import State


def step_of(game: Game, events: Sequence[Event]) -> Code:
    """The step that plays these events, one at least, in the game as it is before them."""
    if isinstance(events[0], Correction) and len(events) == 1:
        return _correction_step(game.setup, game.state, events[0])
    return _step(game.setup.names, [event_data(game.setup, event) for event in events])


def step_in_file(data: Data, events: Sequence[Data]) -> Code:
    """The same for data of files, or `Refused` if these aren't events of such a game."""
    if not events:
        raise Refused([Problem(FileCode.MISSING_FIELD, "events", facts={"field": "events"})])
    game = read_shape(RawGame, {**data, "events": list(events)}, GAME_FORMAT)
    return _step([player.name for player in game.players], events)


def change_of(game: Game, index: int, taken: int, events: Sequence[Event]) -> Code:
    """What is done to an earlier event, by what it then is or, if it is taken out, what it was."""
    before = Game(game.setup, game.steps[:index])
    if not events:
        return {"kind": "removed", "step": step_of(before, [game.steps[index].event])}
    return {"kind": "changed" if taken else "entered", "step": step_of(before, events)}


def taken_back(step: Code) -> Code:
    """A step that is taken back by another one, for it wasn't the last."""
    return {"kind": "taken_back", "step": step}


def _step(names: Sequence[str], events: Sequence[Data]) -> Code:
    """What isn't a correction names them all: corrections in one step with it belong to it."""
    event = next((event for event in events if event["type"] != "correction"), events[0])
    step: dict[str, Any] = {"kind": event["type"]}
    if "player" in event:
        step["player"] = _seat(names, event["player"])
    step |= {fact: event[fact] for fact in ("target", "what", "amount", "name") if fact in event}
    return step


def _correction_step(setup: Setup, state: State, correction: Correction) -> Code:
    """With what it changes, and how that was before."""
    changes = list(_changes(setup, state, correct(setup, state, correction)))
    return {"kind": "correction", "changes": changes} if changes else {"kind": "correction"}


def _changes(setup: Setup, before: State, after: State) -> Iterator[Code]:
    """By seat; what the table holds once has no player."""
    for of in ("damage", "strongholds", "runes"):
        rows = zip(getattr(before, of), getattr(after, of), strict=True)
        yield from (
            {"of": of, "player": seat, "was": was, "now": now} for seat, (was, now) in enumerate(rows) if was != now
        )
    for city, was, now in zip(setup.cities, before.owners, after.owners, strict=True):
        if was != now:
            yield {"of": "city", "name": city.name, "was": was, "now": now}
    for name in dict.fromkeys(name for row in (*before.rewards, *after.rewards) for name in row):
        had, has = _holder(before, name), _holder(after, name)
        if had != has:
            yield {"of": "reward", "name": name, "was": had, "now": has}
    for enemy in before.enemies:
        if enemy not in after.enemies:
            yield {"of": "enemy", "name": enemy.name}
    for of in ("events_left", "first_player", "active"):
        if getattr(before, of) != getattr(after, of):
            yield {"of": of, "was": getattr(before, of), "now": getattr(after, of)}


def _holder(state: State, reward: str) -> int | None:
    return next((seat for seat, held in enumerate(state.rewards) if reward in held), None)


def _seat(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Refused([Problem(ProblemCode.UNKNOWN_PLAYER, "player", "R-S1", facts={"player": name})])
    return list(names).index(name)
