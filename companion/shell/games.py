"""What the shell knows of a game: one value each, made in the game's own folder and found by the registry.

Screens and reports are named here and loaded when somebody asks for them: the first screen waits for none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import flet as ft

from companion.look.shapes import Shape
from rules import registry

if TYPE_CHECKING:
    from companion.shell.results import Results
    from rules.kinds import Code
    from rules.problems import Problem
    from storage.values import Card, Summary


WHICH: Final = "/which"
"""Where it is asked which game is wanted."""


class Screen(NamedTuple):
    """A component in a module that is loaded when it is shown."""

    module: str
    name: str

    def show(self) -> ft.Control:
        shown: ft.Control = getattr(import_module(self.module), self.name)()
        return shown


class Place(NamedTuple):
    """Something that can be begun or looked up from home."""

    identifier: str
    label: str
    path: str
    icon: ft.IconData


class Switch(NamedTuple):
    """A setting of the game that is on or off."""

    option: str
    label: str
    hint: str


class Keys(NamedTuple):
    """Keys that stand for controls: each of them for the one in the same place."""

    keys: str
    identifiers: tuple[str, ...]
    label: str


class Report(NamedTuple):
    """What a command makes of a file of one format."""

    format: str
    read: Callable[[Any], Any]
    """Parsed JSON in, or `Refused`."""
    as_data: Callable[[Any], dict[str, Any]]
    as_text: Callable[[Any, bool], str]
    """The second argument says whether bold letters can be shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    name: str
    """Of its folders."""
    title: str
    emblem: tuple[Shape, ...]
    """Its signs; the first stands for it in lists."""
    new: str
    """The path of the screen that a game is set up on."""
    screens: Mapping[str, Screen]
    """By path."""
    table: Mapping[str, Screen]
    """Those of one game, by path below it; the empty one is the table."""
    to_begin: tuple[Place, ...] = ()
    """From home, besides a new game."""
    to_read: tuple[Place, ...] = ()
    switches: tuple[Switch, ...] = ()
    keys: tuple[Keys, ...] = ()
    """Of its screens, what lies over others first."""
    summary_text: Callable[[Summary], str]
    """`Age II · Alexis leads with 34`, for lists."""
    short_text: Callable[[Summary], str]
    """How a game that isn't over stands, for the terminal."""
    summary_data: Callable[[Summary], dict[str, Any]]
    """What the list as data says of a game besides what is said of any."""
    step_text: Callable[[Code, Sequence[str]], str]
    """What can be taken back or brought again, given the names of the players by seat."""
    problem_text: Callable[[Problem], str | None]
    """`None` for a problem that isn't of this game's files or rules."""
    code_text: Callable[[str], str] = str
    """What the codes are called that statistics keep of its games."""
    owner: Callable[[Any], int | None] = lambda event: None
    """The seat whose own doing an event is; none if it is of the whole table."""
    example: Callable[[], dict[str, Any]] | None = None
    """The data of a game to try the app on, if there is one."""
    cards: Callable[[Any, Any], Sequence[Card]] | None = None
    """Printed cards that people have typed, in a game as it is now and wasn't before; before its beginning it was
    `None`. The app remembers them for the next time."""

    @property
    def identifier(self) -> str:
        """Of the control that chooses it."""
        return f"game-{self.name.replace('_', '-')}"

    def reports(self) -> Mapping[str, Report]:
        """By command: `score`, `replay`."""
        reports: Mapping[str, Report] = import_module(f"companion.{self.name}.reports.all").REPORTS
        return reports

    def results(self) -> Results:
        """What a game of this kind comes to, for whatever is sent round or filed of it."""
        results: Results = import_module(f"companion.{self.name}.results").RESULTS
        return results


def game_named(name: str) -> Game:
    game: Game = import_module(f"companion.{name}.game").GAME
    return game


def games() -> tuple[Game, ...]:
    return tuple(map(game_named, registry.GAMES))


def new_game_path(last: str | None) -> str:
    """Straight to the set-up of the game that was played last, or of the only one there is; else which one is asked."""
    every = {game.name: game.new for game in games()}
    return next(iter(every.values())) if len(every) == 1 else every.get(last or "", WHICH)


def problem_text(problem: Problem) -> str:
    """In the words of the game that it is of."""
    known = (game.problem_text(problem) for game in games())
    return next((words for words in known if words is not None), problem.code)
