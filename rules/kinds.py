"""The seam between games and what keeps, lists or shows them: one value a game, found by the format of its files."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeVar

from rules import registry
from rules.formats.header import format_of, wrong_format
from rules.players import Player
from rules.statistics.digest import Digest

G = TypeVar("G")
Data = dict[str, Any]
"""A JSON object."""
Code = Mapping[str, Any]
"""What happened, as a code with its facts: `{"kind": "band", "player": 1, "tribe": "elves", "cards": 3}`."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands, for lists and searches."""

    players: tuple[Player, ...]
    stage: Code
    """How far it has come, in the game's own terms: `{"age": 2}`."""
    scores: tuple[int, ...] | None
    """By seat, where the game has them."""
    over: bool
    winners: tuple[int, ...]
    """Seats; none as long as it isn't over, or if everybody has lost."""
    words: tuple[str, ...]
    """What a search looks in, besides the players."""


class Kind(Protocol[G]):
    """What a game is to those who don't know its rules. `G` is a whole game, played to its last event."""

    @property
    def name(self) -> str:
        """Of its folders."""

    @property
    def format(self) -> str:
        """Of its game files."""

    @property
    def rule_fields(self) -> tuple[str, ...]:
        """What a game file says of the rules that the game is played by, which may be changed while it is played."""

    @property
    def options(self) -> Mapping[str, bool]:
        """What people can switch on and off for all games of this kind, each with its default."""

    def check(self, data: Any) -> None:
        """`Refused` if the data hasn't the shape of a game file; whether its events can be played isn't asked."""

    def read(self, data: Any) -> G:
        """The game in parsed JSON, or `Refused`."""

    def write(self, game: G) -> Data:
        """Reading it again gives the same game."""

    def write_events(self, game: G, events: Sequence[Any]) -> list[Data]:
        """Events of the game as its file has them."""

    def play(self, game: G, events: Sequence[Any]) -> G:
        """The game with more events, or `Refused`."""

    def step(self, game: G, events: Sequence[Any]) -> Code:
        """What playing these events in the game is known by, should it be taken back."""

    def step_in_file(self, data: Data, events: Sequence[Data]) -> Code:
        """The same for data of a file, or `Refused` if these aren't events of such a game."""

    def renamed(self, data: Data, old: str, new: str) -> Data:
        """A game file, or parts of one, with another name for a player; `Refused` if another player of it has that."""

    def standing(self, game: G) -> Standing: ...

    def digest(self, game: G) -> Digest | None:
        """What statistics keep of it; none as long as it isn't over."""


AnyKind = Kind[Any]


def kind_of(data: Any) -> AnyKind:
    """The kind of game that a file's data says it is of, or `Refused`."""
    format = format_of(data)
    name = game_of(format)
    kind = kind_named(name) if name else None
    if kind is None or kind.format != format:
        raise wrong_format(data, *(kind_named(name).format for name in registry.GAMES))
    return kind


def game_of(format: Any) -> str | None:
    """The name of the game that a format belongs to, be it of a game file or of a score sheet."""
    if not isinstance(format, str):
        return None
    return next((name for name in registry.GAMES if format.startswith(f"{name.replace('_', '-')}-")), None)


def kind_named(name: str) -> AnyKind:
    """Loads the game's rules, if that wasn't done before: whoever shows the list of games first waits for none."""
    kind: AnyKind = import_module(f"rules.{name}.kind").KIND
    return kind


def every_kind() -> Iterator[AnyKind]:
    return map(kind_named, registry.GAMES)
