"""Small tables and games for tests, with the names that the printed examples use."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.ethnos.events import BandPlayed, Event
from rules.ethnos.game import Game, replay
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.lines import RankedLine
from rules.ethnos.setup import Setup, new_setup, tribes_of
from rules.ethnos.table import Band, Table, opening_table
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Edition, Kingdom, Tribe
from rules.players import Player

NAMES = ("Roderick", "Alexis", "Wilfred", "Mara", "Tove", "Ines")
RODERICK, ALEXIS, WILFRED, MARA, TOVE, INES = range(6)
SCORING_TRIBES = (Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.SKELETONS, Tribe.TROLLS)


def a_setup(
    players: int = 4,
    tribes: Sequence[Tribe] = (),
    tokens: Mapping[Kingdom, tuple[int, ...]] | None = None,
    edition: Edition = Edition.EN,
    components: Mapping[str, Any] | None = None,
    **rulings: Any,
) -> Setup:
    """A set-up with these Tribes and as many others as it takes, and tokens 2, 4, 8 (or 2, 4) where none are named."""
    others = [tribe for tribe in (*SCORING_TRIBES, *TRIBES) if tribe not in tribes]
    usual = (2, 4, 8)[: 3 if players >= 4 else 2]
    setup = new_setup(
        players=[Player(name, colour) for name, colour in zip(NAMES[:players], Colour, strict=False)],
        tribes=[*tribes, *dict.fromkeys(others)][: tribes_of(players)],
        tokens=[(tokens or {}).get(kingdom, usual) for kingdom in KINGDOMS],
        first_player=0,
        edition=edition,
    )
    return replace(
        setup,
        rulings=setup.rulings.model_copy(update=rulings),
        components=setup.components.model_copy(update=dict(components or {})),
    )


def a_table(
    setup: Setup, age: int = 1, markers: Mapping[Kingdom, tuple[int, ...]] | None = None, **changes: Any
) -> Table:
    """An opening table with these changes; `markers` by Kingdom, everything else as in `Table`."""
    table = opening_table(len(setup.players))
    rows = tuple((markers or {}).get(kingdom, table.markers[kingdom]) for kingdom in KINGDOMS)
    return replace(table, age=age, markers=rows, **changes)


def a_band(
    player: int = RODERICK,
    tribe: Tribe | None = Tribe.DWARVES,
    kingdom: Kingdom | None = Kingdom.DURIS,
    cards: int = 3,
    skeletons: int = 0,
) -> Band:
    return Band(player, tribe, kingdom, cards, skeletons)


def a_game(setup: Setup, *events: Event | Band) -> Game:
    """The game after these events; a bare band is played with nothing chosen."""
    return replay(setup, [BandPlayed(event) if isinstance(event, Band) else event for event in events])


def ranked(setup: Setup, table: Table, source: str = "kingdom") -> list[RankedLine]:
    lines = end_of_age(setup, table).reckoning.lines
    return [line for line in lines if isinstance(line, RankedLine) and line.source == source]


def awards(setup: Setup, table: Table, source: str = "kingdom") -> dict[int, int]:
    """What each ranked player gets from one board."""
    return {line.player: line.glory for line in ranked(setup, table, source)}
