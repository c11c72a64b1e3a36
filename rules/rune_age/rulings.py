"""Rulings: the points that the book leaves open."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict

from rules.formats.fields import NamesOptions


class Rulings(BaseModel):
    """How one game decides every open point."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", defer_build=True)

    last_standing: Annotated[Literal["continue", "wins"], NamesOptions()] = "continue"
    event_eliminations: Annotated[Literal["in_order", "together"], NamesOptions()] = "in_order"
    monument_end: Annotated[Literal["after_events", "after_turns"], NamesOptions()] = "after_events"
    stronghold_targets: Annotated[Literal["each_card", "stack"], NamesOptions()] = "each_card"
    secured_state: Annotated[Literal["refreshed", "exhausted"], NamesOptions()] = "refreshed"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What there is to know of one field of `Rulings`."""

    name: str
    options: tuple[str, str]
    """The default first."""
    rules: tuple[str, ...]


RULINGS: Final = (
    Ruling("last_standing", ("continue", "wins"), ("R-V5",)),
    Ruling("event_eliminations", ("in_order", "together"), ("R-V2", "R-E5")),
    Ruling("monument_end", ("after_events", "after_turns"), ("R-V4",)),
    Ruling("stronghold_targets", ("each_card", "stack"), ("R-C2",)),
    Ruling("secured_state", ("refreshed", "exhausted"), ("R-B6",)),
)
USUAL: Final = Rulings()
