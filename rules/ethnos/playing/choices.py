"""What a band leaves to its player: the marker, extra Merfolk markers, a Troll token, the Horde (B4-B16)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.ethnos.codes import Code
from rules.ethnos.events import LEFT_OUT, BandPlayed
from rules.ethnos.playing.markers import marker_choices, usual_marker, verify_marker
from rules.ethnos.playing.merfolk import extra_markers
from rules.ethnos.playing.orcs import is_horde_space_open
from rules.ethnos.playing.trolls import troll_choices, verify_troll
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table, supply
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.problems import Problem


@dataclass(frozen=True, slots=True)
class Choices:
    """What the rules leave to the player of a band."""

    markers: tuple[Kingdom, ...]
    """Where its marker may go; declining is always allowed (B6)."""
    merfolk_markers: int
    """How many extra markers may be placed, each in any Kingdom."""
    trolls: tuple[int, ...]
    horde: bool


def choices(setup: Setup, table: Table, event: BandPlayed) -> Choices:
    """What may still be chosen, given what the event says of the Kingdom's marker, which comes first (B7)."""
    band = event.band
    return Choices(
        markers=marker_choices(setup, table, band),
        merfolk_markers=merfolk_markers_allowed(setup, table, event),
        trolls=troll_choices(table, band),
        horde=may_fill_horde(setup, table, event),
    )


def merfolk_markers_allowed(setup: Setup, table: Table, event: BandPlayed) -> int:
    """How many extra markers the band's move gives and the supply has (B7, B13)."""
    extra = extra_markers(setup, table, event.band)
    return min(extra, left_for_abilities(setup, table, event)) if extra else 0


def left_for_abilities(setup: Setup, table: Table, event: BandPlayed) -> int:
    """The markers that the Kingdom's leaves for the Leader's ability; below 0 if even that one is too many (B7)."""
    return supply(setup, table, event.band.player) - (chosen_marker(setup, table, event) is not None)


def may_fill_horde(setup: Setup, table: Table, event: BandPlayed) -> bool:
    return is_horde_space_open(table, event.band) and left_for_abilities(setup, table, event) > 0


def chosen_marker(setup: Setup, table: Table, event: BandPlayed) -> Kingdom | None:
    """Where the Kingdom's marker goes, said or left out."""
    return usual_marker(setup, table, event.band) if event.marker is LEFT_OUT else event.marker


def chosen_horde(setup: Setup, table: Table, event: BandPlayed) -> Kingdom | None:
    """Which Horde space is filled: said, or left out and possible."""
    fills = may_fill_horde(setup, table, event) if event.horde is LEFT_OUT else event.horde
    return event.band.kingdom if fills else None


def supply_after(setup: Setup, table: Table, event: BandPlayed) -> int:
    """The markers that the player has left when the band has placed all of its own."""
    filled = chosen_horde(setup, table, event) is not None
    return left_for_abilities(setup, table, event) - len(event.merfolk_markers) - filled


def spelt_out(setup: Setup, table: Table, event: BandPlayed) -> BandPlayed:
    """The band with its marker and Horde said: left out, they could turn out otherwise when earlier events change."""
    if event.band.tribe is None:
        return event
    horde = chosen_horde(setup, table, event) is not None if event.band.tribe is Tribe.ORCS else event.horde
    return replace(event, marker=chosen_marker(setup, table, event), horde=horde)


def usual_left_out(setup: Setup, table: Table, event: BandPlayed) -> BandPlayed:
    """The same band with what would come about by itself left out; what it still says was chosen."""
    usual = usual_marker(setup, table, event.band)
    by_itself = usual is not None or not marker_choices(setup, table, event.band)
    event = replace(event, marker=LEFT_OUT) if by_itself and event.marker == usual else event
    return replace(event, horde=LEFT_OUT) if event.horde == may_fill_horde(setup, table, event) else event


def verify_choices(setup: Setup, table: Table, event: BandPlayed) -> Iterator[Problem]:
    """Every reason why the player can't choose so on this table."""
    if isinstance(event.marker, Kingdom):
        yield from verify_marker(setup, table, event.band, event.marker)
    left = left_for_abilities(setup, table, event)
    yield from _verify_merfolk_markers(setup, table, event, left)
    if event.troll is not None:
        yield from verify_troll(setup, table, event.band, event.troll)
    if event.horde is True:
        yield from _verify_horde(setup, table, event, left)


def _verify_merfolk_markers(setup: Setup, table: Table, event: BandPlayed, left: int) -> Iterator[Problem]:
    wanted, allowed = len(event.merfolk_markers), extra_markers(setup, table, event.band)
    if wanted and event.band.tribe is not Tribe.MERFOLK:
        yield Problem(Code.TOO_MANY_MERFOLK_MARKERS, "merfolk_markers", "B13", "no_merfolk_leads")
        return
    if wanted > max(left, 0):
        few = {"player": setup.players[event.band.player].name, "wanted": wanted, "left": max(left, 0)}
        yield Problem(Code.NO_MARKERS_LEFT, "merfolk_markers", "B7", "merfolk", few)
    if wanted > allowed:
        many = {"wanted": wanted, "allowed": allowed}
        yield Problem(Code.TOO_MANY_MERFOLK_MARKERS, "merfolk_markers", "B13", "move", many)


def _verify_horde(setup: Setup, table: Table, event: BandPlayed, left: int) -> Iterator[Problem]:
    player = setup.players[event.band.player].name
    if event.band.tribe is not Tribe.ORCS:
        yield Problem(Code.MARKER_NOT_ALLOWED, "horde", "B14", "no_orc_leads")
    elif not is_horde_space_open(table, event.band):
        facts = {"player": player, "kingdom": event.band.kingdom}
        yield Problem(Code.HORDE_SPACE_TAKEN, "horde", "B14", facts=facts)
    if left < 1:
        yield Problem(Code.NO_MARKERS_LEFT, "horde", "B7", "horde", {"player": player})
