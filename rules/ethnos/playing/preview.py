"""A band before it is played: what there is to choose, and what its player may not expect."""

from dataclasses import dataclass

from rules.ethnos.events import LEFT_OUT, BandPlayed
from rules.ethnos.playing.choices import Choices, choices, chosen_marker, supply_after
from rules.ethnos.playing.skeletons import wins_at_once
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Kingdom, Tribe


@dataclass(frozen=True, slots=True)
class Preview:
    event: BandPlayed
    choices: Choices
    marker: Kingdom | None
    """Where the Kingdom's marker goes, said or left out."""
    last_marker: bool
    """Whether it is the last of its player's supply (B7)."""
    wins: bool

    @property
    def blocked(self) -> bool:
        """No marker is possible, although the Leader would place one and nobody declined it (B4, B5, B7)."""
        places = self.event.band.tribe not in (None, Tribe.HALFLINGS)
        return places and self.event.marker is LEFT_OUT and not self.choices.markers

    @property
    def waits(self) -> bool:
        """Whether the marker can't go where it usually would, may go elsewhere, and nobody has said anything (B12)."""
        return self.event.marker is LEFT_OUT and self.marker is None and bool(self.choices.markers)

    @property
    def asks(self) -> bool:
        """Whether there is something to choose or something that may surprise."""
        wingfolk = self.event.band.tribe is Tribe.WINGFOLK
        chooses = (wingfolk and self.choices.markers) or self.choices.merfolk_markers or self.choices.trolls
        return bool(chooses or self.blocked or self.last_marker or self.wins)


def preview(setup: Setup, table: Table, event: BandPlayed) -> Preview:
    marker = chosen_marker(setup, table, event)
    return Preview(
        event=event,
        choices=choices(setup, table, event),
        marker=marker,
        last_marker=marker is not None and supply_after(setup, table, event) == 0,
        wins=wins_at_once(setup, event.band),
    )
