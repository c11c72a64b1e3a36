"""Trolls (B16): the tokens a band may take one of."""

from collections.abc import Iterator

from rules.ethnos.codes import Code
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import TROLL_TOKENS, Tribe
from rules.problems import Problem


def troll_choices(table: Table, band: Band) -> tuple[int, ...]:
    """The unclaimed tokens of at most the band's size."""
    if band.tribe is not Tribe.TROLLS:
        return ()
    return tuple(token for token in TROLL_TOKENS if token <= band.cards and holder(table, token) is None)


def holder(table: Table, token: int) -> int | None:
    for seat, tokens in enumerate(table.trolls):
        if token in tokens:
            return seat
    return None


def verify_troll(setup: Setup, table: Table, band: Band, token: int) -> Iterator[Problem]:
    held_by = holder(table, token)
    if band.tribe is not Tribe.TROLLS:
        yield Problem(Code.TROLL_NOT_AVAILABLE, "troll", "B16", "no_troll_leads", {"token": token})
    if token > band.cards:
        size = {"token": token, "cards": band.cards}
        yield Problem(Code.TROLL_NOT_AVAILABLE, "troll", "B16", "too_small", size)
    if held_by is not None:
        taken = {"token": token, "holder": setup.players[held_by].name}
        yield Problem(Code.TROLL_NOT_AVAILABLE, "troll", "B16", "taken", taken)
