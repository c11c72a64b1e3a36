"""What happens in a game, as the players decided it. Results are worked out, never stored in their place."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Kingdom


class LeftOut(Enum):
    """Stands where a choice was not made, for `None` is a choice of its own: no marker, no holder."""

    LEFT_OUT = "left out"


LEFT_OUT: Final = LeftOut.LEFT_OUT


@dataclass(frozen=True, slots=True, kw_only=True)
class Stamp:
    """When an event was entered (UTC, ISO 8601) and what it is known by; no rule looks at either."""

    at: str | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class BandPlayed(Stamp):
    band: Band
    marker: Kingdom | None | LeftOut = LEFT_OUT
    """Left out: the Leader's Kingdom if the rules allow it, else none."""
    merfolk_markers: tuple[Kingdom, ...] = ()
    troll: int | None = None
    horde: bool | LeftOut = LEFT_OUT
    """Left out: yes, where the rules allow it."""


@dataclass(frozen=True, slots=True)
class DragonDrawn(Stamp):
    """The first or second Dragon of an Age; the third is its end."""

    player: int | None = None


@dataclass(frozen=True, slots=True)
class AgeEnded(Stamp):
    third_dragon: int | None
    """Who drew it; in the last Age, where it decides nothing, nobody need say (F2)."""
    pillage: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Correction(Stamp):
    """The table is the truth: what is named is set, by seat, and the rest stays."""

    glory: Mapping[int, int] = field(default_factory=dict)
    markers: Mapping[Kingdom, Mapping[int, int]] = field(default_factory=dict)
    merfolk: Mapping[int, int] = field(default_factory=dict)
    trolls: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    giant: Giant | None | LeftOut = LEFT_OUT
    hordes: Mapping[int, tuple[Kingdom, ...]] = field(default_factory=dict)
    note: str | None = None


Event = BandPlayed | DragonDrawn | AgeEnded | Correction


def sets_nothing(correction: Correction) -> bool:
    """Whether it is only a note."""
    return replace(correction, note=None, at=None, id=None) == Correction()


def players_named(event: Event) -> frozenset[int]:
    """The players that an event is about: who acts in it, or whose things it sets."""
    match event:
        case BandPlayed():
            return frozenset({event.band.player})
        case DragonDrawn():
            return frozenset() if event.player is None else frozenset({event.player})
        case AgeEnded():
            return frozenset(seat for seat in (event.third_dragon, *event.pillage) if seat is not None)
        case _:
            holder: frozenset[int] = frozenset({event.giant.player} if isinstance(event.giant, Giant) else ())
            counts = (event.glory, *event.markers.values(), event.merfolk, event.trolls, event.hordes)
            return holder.union(*counts)


def kingdoms_named(event: Event) -> frozenset[Kingdom]:
    """The Kingdoms that an event is about: the Leader's, and those whose markers are placed or set."""
    if isinstance(event, BandPlayed):
        said = (event.band.kingdom, event.marker, *event.merfolk_markers)
        return frozenset(kingdom for kingdom in said if isinstance(kingdom, Kingdom))
    return frozenset(event.markers) if isinstance(event, Correction) else frozenset()
