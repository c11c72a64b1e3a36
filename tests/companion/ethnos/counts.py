"""The playtest's table counted again: `python -m tests.companion.ethnos.counts` prints it, `test_counts.py` holds it.

Each row is a flow by its identifiers. Where a flow gets shorter, change the row here and lower its figure.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from tempfile import TemporaryDirectory
from typing import Final

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from companion.starting import open_store
from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.game import Game
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.companion.ethnos.an_age import sheet, taps
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, the_clock
from tests.ethnos import ALEXIS, RODERICK, a_band, a_setup

NAMES: Final = ("Anna", "Ben", "Clara", "David")
TRIBES: Final = (Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.ORCS, Tribe.TROLLS, Tribe.WINGFOLK)
TOKENS: Final = ("0", "4", "6", "2", "6", "10", "4", "4", "8", "0", "6", "8", "2", "4", "10", "2", "6", "8")
COLOURS: Final = ("white", "black", "yellow", "pink")
PLACES: Final = [f"token-{kingdom.id}-{place}" for kingdom in KINGDOMS for place in ("I", "II", "III")]
SETUP: Final = a_setup(tribes=TRIBES)
BAND: Final = ("band-1", "leader-elves", "colour-althea", "cards-3")


class Hand:
    """Whoever taps and types, and how often."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.taps = 0
        self.keys = 0

    async def tap(self, *identifiers: str) -> None:
        """One control after the other, each when taps are heard again; `hold NAME` presses it for long."""
        self.taps += len(identifiers)
        for identifier in identifiers:
            hold, _, held = identifier.rpartition(" ")
            the_clock().go_on(MOMENT)
            await self.app.settle()
            await (self.app.hold(held) if hold else self.app.tap(held))

    async def into(self, field: str) -> None:
        """A tap puts the cursor into a field."""
        self.taps += 1
        await self.app.dispatch(self.app.field(field), "focus")

    async def type_on(self, fields: Sequence[str], words: Sequence[str]) -> None:
        """From field to field: a tap into the first one, and Enter leads on."""
        await self.into(fields[0])
        for place, (field, word) in enumerate(zip(fields, words, strict=True)):
            if place:
                self.keys += 1
                await self.app.dispatch(self.app.field(fields[place - 1]), "submit")
                assert self.app.focused[-1] == self.app.field(field)._i
            self.keys += len(word)
            await self.app.type(field, word)


async def at_the_table(desk: Desk, *events: Band | BandPlayed) -> Hand:
    return Hand(await App.on(desk, f"/game/{begun(desk, *events, setup=SETUP)}"))


async def _at_home(desk: Desk) -> Hand:
    """Where Ethnos was chosen before: which game it is, is asked but once, and that tap is no part of a set-up."""
    desk.wanted = "ethnos"
    return Hand(await App.on(desk))


async def set_up_drawn(desk: Desk) -> Hand:
    hand = await _at_home(desk)
    await hand.tap("new-game")
    await _names(hand)
    await hand.tap("draw-missing", "start")
    assert hand.app.has("band-3")
    return hand


async def set_up_nameless(desk: Desk) -> Hand:
    hand = await _at_home(desk)
    await hand.tap("new-game", "draw-missing", "start")
    assert hand.app.has("band-3")
    return hand


async def set_up_typed(desk: Desk) -> Hand:
    hand = await _with_own_tribes(desk)
    await hand.type_on(PLACES, TOKENS)
    return await _started(hand)


async def set_up_tapped(desk: Desk) -> Hand:
    hand = await _with_own_tribes(desk)
    await hand.into(PLACES[0])
    await hand.tap(*(f"pad-{token}" for token in TOKENS))
    return await _started(hand)


async def _with_own_tribes(desk: Desk) -> Hand:
    hand = await _at_home(desk)
    await hand.tap("new-game")
    await _names(hand)
    await hand.tap(*(f"tribe-{tribe}" for tribe in TRIBES))
    return hand


async def _names(hand: Hand) -> None:
    await hand.type_on([f"player-name-{seat}" for seat in range(len(NAMES))], NAMES)


async def _started(hand: Hand) -> Hand:
    await hand.tap("first-0", "start")
    assert hand.app.has("band-3")
    return hand


async def colours(desk: Desk) -> Hand:
    """From top to bottom."""
    hand = Hand(await App.on(desk, "/new"))
    for seat, colour in enumerate(COLOURS):
        await hand.tap(f"player-colour-{seat}", f"colour-choice-{colour}")
    assert [hand.app.label(f"player-colour-{seat}").split()[-1] for seat in range(4)] == list(COLOURS)
    return hand


async def rematch(desk: Desk) -> Hand:
    id = begun(desk, AgeEnded(0), AgeEnded(0), AgeEnded(0), setup=SETUP)
    hand = Hand(await App.on(desk, f"/game/{id}/end"))
    await hand.tap("rematch", "draw-missing", "start")
    assert hand.app.has("band-0")
    return hand


async def a_usual_band(desk: Desk) -> Hand:
    hand = await at_the_table(desk)
    await hand.tap(*BAND)
    assert not hand.app.has("cards-3")
    return hand


async def wrong_player(desk: Desk) -> Hand:
    return await _last_band(desk, "band-player-2")


async def wrong_size(desk: Desk) -> Hand:
    return await _last_band(desk, "cards-4")


async def _last_band(desk: Desk, right: str) -> Hand:
    hand = await at_the_table(desk, BandPlayed(a_band(ALEXIS, Tribe.ELVES, Kingdom.ALTHEA, 3), Kingdom.ALTHEA))
    await hand.tap("last-edit", right, "play")
    assert not hand.app.has("cards-4")
    return hand


async def forgotten_band(desk: Desk) -> Hand:
    hand = await at_the_table(desk, *[a_band(RODERICK, Tribe.ELVES, Kingdom.RHEA, 1)] * 2)
    await hand.tap("ledger", "insert-1", "band-player-2", "leader-elves", "colour-duris", "cards-2", "play")
    assert hand.app.has("entry-2")
    return hand


async def wrong_kingdom(desk: Desk) -> Hand:
    hand = await at_the_table(desk, a_band(ALEXIS, Tribe.ELVES, Kingdom.DURIS, 1))
    await hand.tap("kingdom-duris", "move", "move-to-rhea")
    return hand


async def wrong_giant(desk: Desk) -> Hand:
    hand = await at_the_table(desk, a_band(ALEXIS, Tribe.GIANTS, Kingdom.DURIS, 3))
    await hand.tap("giant", "giant-2", "close")
    return hand


async def other_horde_decision(desk: Desk) -> Hand:
    hand = await at_the_table(desk, a_band(ALEXIS, Tribe.ORCS, Kingdom.DURIS, 2))
    await hand.app.tap("end-age", "third-dragon-0", "reckon", "go-totals")
    await hand.tap("back", "pillage-1", "reckon", "go-totals")
    return hand


async def end_of_an_age(desk: Desk) -> Hand:
    hand = await at_the_table(desk, a_band(ALEXIS, Tribe.ELVES, Kingdom.DURIS, 2))
    await hand.tap("dragon", "dragon", "dragon", "third-dragon-0", "reckon", "next-age")
    assert hand.app.has("band-0")
    return hand


async def dispute(desk: Desk) -> Hand:
    hand = await at_the_table(desk, a_band(ALEXIS, Tribe.ELVES, Kingdom.DURIS, 2))
    await hand.tap("kingdom-duris", "why")
    assert hand.app.has("why-rule-A2")
    return hand


async def one_age(desk: Desk) -> Hand:
    desk.finish(desk.begin(Game(replace(sheet().setup, first_player=0)), "ethnos").id)
    hand = Hand(await App.on(desk))
    await hand.tap(*taps())
    assert hand.app.has("total-4")
    return hand


async def resumed(desk: Desk) -> Hand:
    begun(desk)
    hand = Hand(await App.on(desk))
    await hand.tap("resume")
    assert hand.app.has("band-0")
    return hand


async def got_rid_of(desk: Desk) -> Hand:
    id = begun(desk)
    hand = Hand(await App.on(desk))
    await hand.tap(f"delete-{id}")
    assert not desk.keeper.listing.page()
    return hand


@dataclass(frozen=True, slots=True)
class Row:
    """Something that people do, what it took when it was first counted, and what it may take now."""

    what: str
    do: Callable[[Desk], Awaitable[Hand]]
    first: tuple[int, int]
    """Taps and keys."""
    most: int
    """Both together; lower it when it gets better."""


ROWS: Final = (
    Row("first set-up, drawn", set_up_drawn, (7, 17), 24),
    Row("first set-up, drawn, nobody named", set_up_nameless, (7, 17), 3),
    Row("own tribes and typed tokens", set_up_typed, (31, 37), 68),
    Row("own tribes and tapped tokens", set_up_tapped, (31, 37), 49),
    Row("four marker colours", colours, (16, 0), 8),
    Row("rematch, everything drawn", rematch, (3, 0), 3),
    Row("a band", a_usual_band, (4, 0), 4),
    Row("wrong player, last band", wrong_player, (3, 0), 3),
    Row("wrong size, last band", wrong_size, (3, 0), 3),
    Row("forgotten band", forgotten_band, (7, 0), 7),
    Row("marker in the wrong Kingdom", wrong_kingdom, (6, 0), 3),
    Row("Giant token to the wrong player", wrong_giant, (3, 0), 3),
    Row("Horde decision after the totals", other_horde_decision, (4, 0), 4),
    Row("end of an Age", end_of_an_age, (6, 0), 6),
    Row("sum, rule and page of a dispute", dispute, (2, 0), 2),
    Row("score one Age, five players", one_age, (184, 50), 95),
    Row("resume a game", resumed, (1, 0), 1),
    Row("get rid of a running game", got_rid_of, (5, 0), 1),
)


async def _counted(row: Row) -> Hand:
    with TemporaryDirectory() as data:
        return await row.do(Desk(open_store(data)))


def table() -> None:
    print(f"{'':34}{'first':>12}{'now':>12}")
    print(f"{'':34}{'taps':>6}{'keys':>6}{'taps':>6}{'keys':>6}")
    for row in ROWS:
        hand = asyncio.run(_counted(row))
        print(f"{row.what:34}{row.first[0]:6}{row.first[1]:6}{hand.taps:6}{hand.keys:6}")


if __name__ == "__main__":
    table()
