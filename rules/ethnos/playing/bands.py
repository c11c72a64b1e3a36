"""A band: what it may be, what it does and the table after it (B1-B17)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.ethnos.codes import Code
from rules.ethnos.events import BandPlayed
from rules.ethnos.playing.centaurs import plays_again
from rules.ethnos.playing.choices import chosen_horde, chosen_marker, merfolk_markers_allowed, supply_after
from rules.ethnos.playing.giants import GLORY_FOR_TAKING, takes_giant
from rules.ethnos.playing.merfolk import space_reached
from rules.ethnos.playing.skeletons import most_skeletons, wins_at_once
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Giant, Table, with_seat
from rules.ethnos.vocabulary import LARGEST_BAND, Kingdom, Tribe
from rules.problems import Problem


@dataclass(frozen=True, slots=True)
class Effect:
    """What a band does on the table, and what its player is to be reminded of."""

    marker: Kingdom | None
    marker_number: int
    """How many markers the player then has in that Kingdom; 0 if none is placed."""
    merfolk_markers: tuple[Kingdom, ...]
    merfolk_markers_forgone: int
    """The extra markers that the move gives and nobody placed (B13)."""
    merfolk_space_before: int
    merfolk_space: int
    horde: Kingdom | None
    troll: int | None
    takes_giant: bool
    glory: int
    plays_again: bool
    keeps: int
    """The cards an Elf lets the player keep in hand (B17)."""
    draws: int
    """The cards a Wizard draws after the discard (B17)."""
    supply_left: int
    wins: bool


def verify_band(setup: Setup, band: Band) -> Iterator[Problem]:
    """Every reason why there can't be such a band in this game, whatever lies on the table (B1, B9)."""
    if band.tribe is not None and band.tribe not in setup.tribes:
        yield Problem(Code.TRIBE_NOT_IN_PLAY, "leader.tribe", "S2", "leader", {"tribe": band.tribe})
    if band.skeletons and Tribe.SKELETONS not in setup.tribes:
        yield Problem(Code.TRIBE_NOT_IN_PLAY, "skeletons", "S2", "skeletons", {"tribe": Tribe.SKELETONS})
    if not 1 <= band.cards <= LARGEST_BAND:
        yield Problem(Code.BAND_SIZE, "cards", "B1", facts={"cards": band.cards, "most": LARGEST_BAND})
    if band.tribe is Tribe.SKELETONS or (band.tribe is None and not wins_at_once(setup, band)):
        yield _skeleton_leader(band)
    if band.skeletons > (band.cards if band.tribe is None else most_skeletons(band.cards)):
        facts = {"cards": band.cards, "skeletons": band.skeletons}
        yield Problem(Code.TOO_MANY_SKELETONS, "skeletons", "B9", facts=facts)


def verify_scored_band(setup: Setup, band: Band) -> Iterator[Problem]:
    """The same for a band that is there when an Age ends: ten Skeletons have ended a game before that (B9)."""
    yield from verify_band(setup, band)
    if wins_at_once(setup, band):
        yield _skeleton_leader(band)


def _skeleton_leader(band: Band) -> Problem:
    return Problem(Code.SKELETON_LEADER, "leader.tribe" if band.tribe else "leader", "B9")


def effect(setup: Setup, table: Table, event: BandPlayed) -> Effect:
    """What the band does; the event is one that can be."""
    band = event.band
    marker = chosen_marker(setup, table, event)
    horde = chosen_horde(setup, table, event)
    takes = takes_giant(table, band)
    return Effect(
        marker=marker,
        marker_number=0 if marker is None else table.markers[marker][band.player] + 1,
        merfolk_markers=event.merfolk_markers,
        merfolk_markers_forgone=merfolk_markers_allowed(setup, table, event) - len(event.merfolk_markers),
        merfolk_space_before=table.merfolk[band.player],
        merfolk_space=space_reached(setup, table, band),
        horde=horde,
        troll=event.troll,
        takes_giant=takes,
        glory=GLORY_FOR_TAKING if takes else 0,
        plays_again=plays_again(setup, table, band, marker),
        keeps=band.cards if band.tribe is Tribe.ELVES else 0,
        draws=band.cards if band.tribe is Tribe.WIZARDS else 0,
        supply_left=supply_after(setup, table, event),
        wins=wins_at_once(setup, band),
    )


def lay_band(table: Table, band: Band, done: Effect) -> Table:
    """The table after a band that does this."""
    seat = band.player
    markers = list(table.markers)
    for kingdom in (done.marker, *done.merfolk_markers):
        if kingdom is not None:
            markers[kingdom] = with_seat(markers[kingdom], seat, markers[kingdom][seat] + 1)
    horde = table.hordes[seat] if done.horde is None else tuple(sorted((*table.hordes[seat], done.horde)))
    trolls = table.trolls[seat] if done.troll is None else tuple(sorted((*table.trolls[seat], done.troll)))
    return replace(
        table,
        glory=with_seat(table.glory, seat, table.glory[seat] + done.glory),
        markers=tuple(markers),
        merfolk=with_seat(table.merfolk, seat, done.merfolk_space),
        giant=Giant(seat, band.cards) if done.takes_giant else table.giant,
        trolls=with_seat(table.trolls, seat, trolls),
        hordes=with_seat(table.hordes, seat, horde),
        bands=(*table.bands, band),
    )
