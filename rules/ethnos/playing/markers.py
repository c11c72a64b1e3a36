"""Placing a marker in a Kingdom (B4-B7), with the Leaders that bend it: Halflings, Minotaurs, Wingfolk (B10-B12)."""

from collections.abc import Iterator

from rules.ethnos.codes import Code
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table, supply
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from rules.problems import Problem


def cards_needed(setup: Setup, table: Table, seat: int, kingdom: Kingdom) -> int:
    """How many cards a band must count for the player's next marker there: more than the markers it is held against."""
    there = table.markers[kingdom]
    return 1 + (sum(there) if len(setup.players) == 2 else there[seat])


def placing_size(band: Band) -> int:
    """The cards a band counts for placing: one more under a Minotaur (B11)."""
    return band.cards + (band.tribe is Tribe.MINOTAURS)


def is_large_enough(setup: Setup, table: Table, band: Band, kingdom: Kingdom) -> bool:
    return placing_size(band) >= cards_needed(setup, table, band.player, kingdom)


def marker_choices(setup: Setup, table: Table, band: Band) -> tuple[Kingdom, ...]:
    """The Kingdoms that the band's marker may go to."""
    if not supply(setup, table, band.player):
        return ()
    return tuple(kingdom for kingdom in kingdoms_open_to(band) if is_large_enough(setup, table, band, kingdom))


def kingdoms_open_to(band: Band) -> tuple[Kingdom, ...]:
    """The Kingdoms that a band's Leader lets it look at, large enough or not."""
    if band.kingdom is None or band.tribe is Tribe.HALFLINGS:
        return ()
    return KINGDOMS if band.tribe is Tribe.WINGFOLK else (band.kingdom,)


def usual_marker(setup: Setup, table: Table, band: Band) -> Kingdom | None:
    """Where the marker goes when nothing is said: the Leader's Kingdom if the rules allow it."""
    return band.kingdom if band.kingdom in marker_choices(setup, table, band) else None


def verify_marker(setup: Setup, table: Table, band: Band, kingdom: Kingdom) -> Iterator[Problem]:
    player = setup.players[band.player].name
    if band.tribe is Tribe.HALFLINGS:
        yield Problem(Code.MARKER_NOT_ALLOWED, "marker", "B10", "halflings", {"player": player})
    elif kingdom not in kingdoms_open_to(band):
        facts = {"kingdom": kingdom, "leader": band.kingdom}
        yield Problem(Code.MARKER_NOT_ALLOWED, "marker", "B2", "other_kingdom", facts)
    elif not is_large_enough(setup, table, band, kingdom):
        yield _too_small(setup, table, band, kingdom)
    if not supply(setup, table, band.player):
        yield Problem(Code.NO_MARKERS_LEFT, "marker", "B7", "kingdom", {"player": player, "kingdom": kingdom})


def _too_small(setup: Setup, table: Table, band: Band, kingdom: Kingdom) -> Problem:
    needed = cards_needed(setup, table, band.player, kingdom)
    two_players = len(setup.players) == 2
    facts = {
        "player": setup.players[band.player].name,
        "kingdom": kingdom,
        "markers": needed - 1,
        "cards": band.cards,
        "needed": needed - (placing_size(band) - band.cards),
    }
    rule, reason = ("B5", "too_small_for_two") if two_players else ("B4", "too_small")
    return Problem(Code.MARKER_NOT_ALLOWED, "marker", rule, reason, facts)
