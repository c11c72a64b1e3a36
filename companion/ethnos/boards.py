"""The boards and tokens of the Tribes: one list, that whatever is told of them loops over."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ethnos.words.terms import cards_text, kingdom_name
from companion.speech.language import mark, say
from rules.ethnos.components import Components
from rules.ethnos.scoring.sums import Source
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Tribe


@dataclass(frozen=True, slots=True)
class Board:
    tribe: Tribe
    id: str
    """Of its sheet, and of the awards it pays: `award-merfolk-0`."""
    identifier: str
    """Of what is tapped on the table."""
    icon: ft.IconData
    short: str
    name: str
    award: str
    """What it is called where a player is paid for it."""
    source: Source | None
    """Of the lines it pays; Troll tokens pay nothing."""
    held: Callable[[Table], tuple[str, ...]]
    """What every player has of it, by seat, in a figure or two; nothing is an empty text."""
    told: Callable[[Table], tuple[str, ...]]
    """The same in words, for those who compare it with the table."""
    nobody: str = ""
    """What the reckoning says if it pays nobody."""
    printed: Callable[[Components], tuple[int, ...]] = lambda _: ()
    """The values on it, one for each Age, if it has such."""
    paid: Callable[[int], Container[int]] = lambda age: range(age)
    """Which of these an Age can pay, by their places."""
    one_holder: bool = False

    def summary(self, setup: Setup, held: tuple[str, ...], names: tuple[str, ...]) -> str:
        """Who has what of it, by these names or by initials; one holder has room for the whole name."""
        if self.one_holder:
            holders = [f"{setup.names[seat]}, {what}" for seat, what in enumerate(held) if what]
            return holders[0] if holders else say("nobody")
        return " · ".join(f"{names[seat]} {what}" for seat, what in enumerate(held) if what) or say("none")


def boards_in(setup: Setup) -> tuple[Board, ...]:
    """Those of the Tribes in play."""
    return tuple(board for board in BOARDS if board.tribe in setup.tribes)


def _spaces(table: Table) -> tuple[str, ...]:
    return tuple(str(space) if space else "" for space in table.merfolk)


def _giant(table: Table, words: Callable[[int], str]) -> tuple[str, ...]:
    giant = table.giant
    return tuple(words(giant.cards) if giant and giant.player == seat else "" for seat in range(len(table.glory)))


def _tokens(table: Table) -> tuple[str, ...]:
    return tuple(" ".join(map(str, tokens)) for tokens in table.trolls)


BOARDS: Final = (
    Board(
        tribe=Tribe.MERFOLK,
        id="merfolk",
        identifier="merfolk-board",
        icon=ft.Icons.WAVES,
        short=mark("Merfolk"),
        name=mark("Merfolk board"),
        award=mark("Merfolk board"),
        source=Source.MERFOLK,
        held=_spaces,
        told=_spaces,
        nobody=mark("Nobody is on the board."),
        printed=lambda components: components.merfolk,
    ),
    Board(
        tribe=Tribe.GIANTS,
        id="giant",
        identifier="giant",
        icon=ft.Icons.TERRAIN,
        short=mark("Giant"),
        name=mark("Giant token"),
        award=mark("Giant token"),
        source=Source.GIANT,
        held=lambda table: _giant(table, str),
        told=lambda table: _giant(table, cards_text),
        nobody=mark("Nobody holds it."),
        printed=lambda components: components.giant,
        paid=lambda age: (age - 1,),
        one_holder=True,
    ),
    Board(
        tribe=Tribe.TROLLS,
        id="trolls",
        identifier="trolls",
        icon=ft.Icons.SHIELD,
        short=mark("Trolls"),
        name=mark("Troll tokens"),
        award=mark("Troll tokens"),
        source=None,
        held=_tokens,
        told=_tokens,
    ),
    Board(
        tribe=Tribe.ORCS,
        id="orcs",
        identifier="orcs",
        icon=ft.Icons.LOCAL_FIRE_DEPARTMENT,
        short=mark("Hordes"),
        name=mark("Hordes"),
        award=mark("Horde"),
        source=Source.ORCS,
        held=lambda table: tuple(str(len(horde)) if horde else "" for horde in table.hordes),
        told=lambda table: tuple(", ".join(map(kingdom_name, horde)) for horde in table.hordes),
        nobody=mark("Nobody empties a Horde."),
    ),
)
BOARD_OF: Final = {board.tribe: board for board in BOARDS}
