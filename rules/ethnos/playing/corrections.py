"""Corrections: the table is the truth, as far as such a table can be."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from rules.doubles import doubles
from rules.ethnos.codes import Code
from rules.ethnos.components import MARKERS_OF_A_COLOUR
from rules.ethnos.events import LEFT_OUT, Correction, LeftOut
from rules.ethnos.playing.giants import GLORY_FOR_TAKING
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant, Table, with_markers, with_seat
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, Kingdom, Tribe
from rules.problems import Problem, under

T = TypeVar("T")


def verify_belongings(
    setup: Setup,
    trolls: Mapping[int, tuple[int, ...]],
    merfolk: Mapping[int, int],
    hordes: Mapping[int, tuple[Kingdom, ...]],
    giant_held: bool,
) -> Iterator[Problem]:
    """Every reason why tokens and boards of Tribes can't lie so, in a correction or on a score sheet."""
    said = {
        "trolls": (Tribe.TROLLS, any(trolls.values())),
        "giant": (Tribe.GIANTS, giant_held),
        "merfolk": (Tribe.MERFOLK, bool(merfolk)),
        "orcs": (Tribe.ORCS, any(hordes.values())),
    }
    for where, (tribe, something) in said.items():
        if something and tribe not in setup.tribes:
            yield Problem(Code.TRIBE_NOT_IN_PLAY, where, "S2", "belongings", {"tribe": tribe})
    for seat, space in merfolk.items():
        yield from _verify_space(setup, seat, space)
    for seat, horde in hordes.items():
        yield from _verify_horde(setup, seat, horde)


def in_play(setup: Setup, table: Table) -> Table:
    """The table with nothing of Tribes or seats that aren't in play (S1, S2)."""
    count, tribes = len(setup.players), setup.tribes
    nothing = ((),) * count
    held = table.giant if Tribe.GIANTS in tribes and table.giant and table.giant.player < count else None
    seated = (band for band in table.bands if band.player < count)
    return replace(
        table,
        glory=table.glory[:count],
        markers=tuple(row[:count] for row in table.markers),
        merfolk=table.merfolk[:count] if Tribe.MERFOLK in tribes else (0,) * count,
        giant=held,
        trolls=table.trolls[:count] if Tribe.TROLLS in tribes else nothing,
        hordes=table.hordes[:count] if Tribe.ORCS in tribes else nothing,
        bands=tuple(band if Tribe.SKELETONS in tribes else band._replace(skeletons=0) for band in seated),
    )


def verify_one_holder(setup: Setup, trolls: Mapping[int, tuple[int, ...]]) -> Iterator[Problem]:
    """Each Troll token has one holder (B16)."""
    holders: dict[int, str] = {}
    for seat, tokens in trolls.items():
        player = setup.players[seat].name
        for place, token in enumerate(tokens):
            if token in holders:
                facts = {"token": token, "holder": holders[token], "player": player}
                yield Problem(Code.TROLL_HELD_TWICE, f"trolls.{player}[{place}]", "B16", facts=facts)
            holders[token] = player


def _verify_space(setup: Setup, seat: int, space: int) -> Iterator[Problem]:
    player, end = setup.players[seat].name, setup.components.merfolk_end
    if space > end:
        facts = {"player": player, "space": space, "end": end}
        yield Problem(Code.MERFOLK_SPACE, f"merfolk.{player}", "B13", facts=facts)


def _verify_horde(setup: Setup, seat: int, horde: tuple[Kingdom, ...]) -> Iterator[Problem]:
    player = setup.players[seat].name
    for place, kingdom in doubles(horde):
        facts = {"player": player, "kingdom": kingdom}
        yield Problem(Code.HORDE_SPACE_TAKEN, f"orcs.{player}[{place}]", "B14", facts=facts)


def verify_correction(setup: Setup, correction: Correction) -> Iterator[Problem]:
    """Every reason why no table of this game could be corrected so."""
    giant = correction.giant
    held = isinstance(giant, Giant)
    belongings = verify_belongings(setup, correction.trolls, correction.merfolk, correction.hordes, held)
    yield from under("set", belongings)
    for seat, tokens in correction.trolls.items():
        yield from under("set", verify_one_holder(setup, {seat: tokens}))
    if isinstance(giant, Giant) and not 1 <= giant.cards <= LARGEST_BAND:
        yield Problem(Code.BAND_SIZE, "set.giant.cards", "B1", facts={"cards": giant.cards, "most": LARGEST_BAND})


def verify_corrected(setup: Setup, table: Table, correction: Correction) -> Iterator[Problem]:
    """A Troll token given to one player must be taken from another who has it."""
    kept = {seat: held for seat, held in enumerate(table.trolls) if seat not in correction.trolls}
    yield from under("set", verify_one_holder(setup, {**kept, **correction.trolls}))


def correct(table: Table, correction: Correction) -> Table:
    """The table with what the correction names set, and the rest as it was."""
    markers = tuple(
        _with_all(row, correction.markers.get(Kingdom(kingdom), {})) for kingdom, row in enumerate(table.markers)
    )
    return replace(
        table,
        glory=_with_all(table.glory, correction.glory),
        markers=markers,
        merfolk=_with_all(table.merfolk, correction.merfolk),
        trolls=_with_all(table.trolls, {seat: tuple(sorted(held)) for seat, held in correction.trolls.items()}),
        giant=table.giant if isinstance(correction.giant, LeftOut) else correction.giant,
        hordes=_with_all(table.hordes, {seat: tuple(sorted(horde)) for seat, horde in correction.hordes.items()}),
    )


def with_giant_glory(before: Table, after: Table) -> Table:
    """The corrected table with the Glory for taking the Giant token, too: from who held it to who holds it (B15)."""
    was, now = (table.giant.player if table.giant else None for table in (before, after))
    glory = after.glory
    if was == now:
        return after
    if was is not None:
        glory = with_seat(glory, was, max(0, glory[was] - GLORY_FOR_TAKING))
    if now is not None:
        glory = with_seat(glory, now, glory[now] + GLORY_FOR_TAKING)
    return replace(after, glory=glory)


def with_marker_moved(table: Table, seat: int, start: Kingdom, target: Kingdom) -> Table:
    """The table with one of a player's markers in another Kingdom, if there is one to move."""
    left, there = table.markers[start][seat] - 1, table.markers[target][seat] + 1
    if left < 0 or there > MARKERS_OF_A_COLOUR:
        return table
    return with_markers(with_markers(table, start, seat, left), target, seat, there)


def _with_all(row: tuple[T, ...], values: Mapping[int, T]) -> tuple[T, ...]:
    return tuple(values.get(seat, value) for seat, value in enumerate(row))


def difference(before: Table, after: Table) -> Correction:
    """The correction that makes one table the other, bands aside; it names only what differs."""
    markers = {kingdom: _changed(before.markers[kingdom], after.markers[kingdom]) for kingdom in KINGDOMS}
    return Correction(
        glory=_changed(before.glory, after.glory),
        markers={kingdom: counts for kingdom, counts in markers.items() if counts},
        merfolk=_changed(before.merfolk, after.merfolk),
        trolls=_changed(before.trolls, after.trolls),
        giant=LEFT_OUT if before.giant == after.giant else after.giant,
        hordes=_changed(before.hordes, after.hordes),
    )


def _changed(old: tuple[T, ...], new: tuple[T, ...]) -> dict[int, T]:
    return {seat: value for seat, value in enumerate(new) if value != old[seat]}
