"""What if: how far a player is from the lead in a Kingdom, and what a band played there now would change."""

from dataclasses import dataclass
from operator import sub
from typing import Final

from rules.ethnos.events import BandPlayed
from rules.ethnos.playing.bands import effect, lay_band
from rules.ethnos.playing.markers import cards_needed
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.places import ranking
from rules.ethnos.scoring.trolls import tie_breaks
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table, supply, with_seat
from rules.ethnos.vocabulary import Kingdom, Tribe

ANYBODY: Final = Tribe.ELVES
"""A Leader whose ability changes nothing on the table and nothing in the reckoning, in play or not."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How far a player is from being first in a Kingdom, or from being caught up with."""

    to_tie: int | None
    """How many more markers share the first place; 0 if the player shares it now. `None` if no number does: the player
    leads alone already, nobody is there to tie with, or Troll tokens would part them."""
    to_lead: int
    """How many more markers put the player alone in the first place; 0 if that is so already."""
    ahead: int
    """How many markers a player who leads alone has more than anybody else; 0 if Troll tokens decide, or for others."""


@dataclass(frozen=True, slots=True)
class BandTried:
    """What a band with a Leader of a Kingdom's colour would do if it was played now."""

    places: bool
    """Whether its marker goes there (B4, B5, B7)."""
    needed: int
    """How many cards it must have for that."""
    supply: int
    """How many markers its player has left now."""
    before: tuple[int, ...]
    """What everybody would have if the Age ended now, by seat (A10)."""
    after: tuple[int, ...]
    """The same once the band was played."""

    @property
    def differences(self) -> tuple[int, ...]:
        return tuple(map(sub, self.after, self.before))


def lead_in(table: Table, kingdom: Kingdom, seat: int) -> Lead:
    """By the ranking that the end of an Age uses (A2, A5)."""
    row = table.markers[kingdom]
    own, most = row[seat], max(row[:seat] + row[seat + 1 :])
    firsts = [_first(table, kingdom, seat, own + more) for more in range(max(most - own, 0) + 2)]
    to_lead = next(more for more, first in enumerate(firsts) if first == (seat,))
    return Lead(
        to_tie=next((more for more, first in enumerate(firsts) if seat in first and len(first) > 1), None),
        to_lead=to_lead,
        ahead=own - most if to_lead == 0 else 0,
    )


def try_band(setup: Setup, table: Table, kingdom: Kingdom, seat: int, cards: int) -> BandTried:
    band = Band(seat, ANYBODY, kingdom, cards)
    done = effect(setup, table, BandPlayed(band))
    return BandTried(
        places=done.marker is not None,
        needed=cards_needed(setup, table, seat, kingdom),
        supply=supply(setup, table, seat),
        before=projection(setup, table).glory,
        after=projection(setup, lay_band(table, band, done)).glory,
    )


def _first(table: Table, kingdom: Kingdom, seat: int, markers: int) -> tuple[int, ...]:
    """Everybody in the first place if the player had so many markers there."""
    ranks = ranking(with_seat(table.markers[kingdom], seat, markers), tie_breaks(table.trolls))
    return ranks[0][0] if ranks else ()
