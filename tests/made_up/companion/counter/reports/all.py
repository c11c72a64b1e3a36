"""What the commands make of its files; a count needs no score sheet."""

from collections.abc import Mapping
from typing import Any, Final

from rules.counter.kind import FORMAT, KIND, Game

from companion.shell.games import Report


def _data(game: Game) -> dict[str, Any]:
    return {"format": "counter-replay/1", "counts": dict(zip(game.names, game.counts, strict=True)), "over": game.over}


def _text(game: Game, bold: bool) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(game.names, game.counts, strict=True))


REPORTS: Final[Mapping[str, Report]] = {"replay": Report(FORMAT, KIND.read, _data, _text)}
