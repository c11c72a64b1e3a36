"""Rulings: the points on which the books disagree or are silent, each with its default by edition."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from rules.ethnos.vocabulary import Edition, Tribe
from rules.formats.fields import NamesOptions


class Rulings(BaseModel):
    """How one game decides every open point; an option's default is what most editions play."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", defer_build=True)

    merfolk_places: Annotated[Literal["all", "first"], NamesOptions()] = "all"
    merfolk_bonus: Annotated[Literal["each", "one"], NamesOptions()] = "each"
    trolls_on_merfolk: bool = True
    merfolk_zero_ranks: bool = False
    two_player_tie: Annotated[Literal["highest", "both"], NamesOptions()] = "highest"
    two_player_merfolk_sole: Annotated[Literal["first", "both"], NamesOptions()] = "first"
    tiebreak_skeletons: Annotated[Literal["as_played", "removed"], NamesOptions()] = "as_played"
    ten_skeletons_win: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """What there is to know of one field of `Rulings`: its options, its rules, and whose default differs."""

    name: str
    options: tuple[str | bool, ...]
    rules: tuple[str, ...]
    exceptions: dict[Edition, str | bool] = field(default_factory=dict)
    tribes: frozenset[Tribe] = frozenset()
    """Without which it can't matter."""
    players: int | None = None
    """The only number of players with which it matters."""

    def default(self, edition: Edition) -> str | bool:
        return self.exceptions.get(edition, self.options[0])

    def matters(self, players: int, tribes: Collection[Tribe]) -> bool:
        """Whether it can decide anything with so many players and these Tribes."""
        return self.players in (None, players) and self.tribes <= set(tribes)


RULINGS: Final = (
    Ruling(
        name="merfolk_places",
        options=("all", "first"),
        rules=("A6a",),
        exceptions={Edition.PL: "first"},
        tribes=frozenset({Tribe.MERFOLK}),
    ),
    Ruling(
        name="merfolk_bonus",
        options=("each", "one"),
        rules=("B13",),
        tribes=frozenset({Tribe.MERFOLK}),
    ),
    Ruling(
        name="trolls_on_merfolk",
        options=(True, False),
        rules=("A5", "A6a"),
        tribes=frozenset({Tribe.MERFOLK, Tribe.TROLLS}),
    ),
    Ruling(
        name="merfolk_zero_ranks",
        options=(False, True),
        rules=("A6a",),
        tribes=frozenset({Tribe.MERFOLK}),
    ),
    Ruling(
        name="two_player_tie",
        options=("highest", "both"),
        rules=("A5a",),
        players=2,
    ),
    Ruling(
        name="two_player_merfolk_sole",
        options=("first", "both"),
        rules=("A5a", "A6a"),
        tribes=frozenset({Tribe.MERFOLK}),
        players=2,
    ),
    Ruling(
        name="tiebreak_skeletons",
        options=("as_played", "removed"),
        rules=("F5", "A7"),
        tribes=frozenset({Tribe.SKELETONS}),
    ),
    Ruling(
        name="ten_skeletons_win",
        options=(False, True),
        rules=("B9",),
        exceptions={Edition.PL: True},
        tribes=frozenset({Tribe.SKELETONS}),
    ),
)


@cache
def rulings_of(edition: Edition) -> Rulings:
    """The rulings an edition plays with unless the players agree otherwise."""
    defaults: dict[str, Any] = {ruling.name: ruling.default(edition) for ruling in RULINGS}
    return Rulings(**defaults)
