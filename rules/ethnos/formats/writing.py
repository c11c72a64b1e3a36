"""The parts that both formats write alike."""

from typing import Any

from rules.ethnos.setup import Setup
from rules.ethnos.table import Band


def rules_data(setup: Setup) -> dict[str, Any]:
    """Edition, rulings and printed values, all of them said, so that no later default changes an old file."""
    return {
        "edition": setup.edition.value,
        "rulings": setup.rulings.model_dump(),
        "components": setup.components.model_dump(mode="json"),
    }


def band_data(setup: Setup, band: Band) -> dict[str, Any]:
    leader = None
    if band.tribe is not None and band.kingdom is not None:
        leader = {"tribe": band.tribe.value, "kingdom": band.kingdom.id}
    return {
        "player": setup.players[band.player].name,
        "leader": leader,
        "cards": band.cards,
        "skeletons": band.skeletons,
    }
