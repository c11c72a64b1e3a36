from dataclasses import dataclass, replace

import flet as ft
import pytest

from companion.controls.named import Act
from companion.controls.players import (
    colour_dot,
    has_long_word,
    initials,
    player_chip,
    player_choice,
    players_in_a_row,
)
from companion.look.theme import DARK, Look
from companion.shell.desk import Desk
from tests.companion.controls.stage import on_stage
from tests.companion.headless import App, headless

LARGE = replace(DARK, scale=2.0)


@dataclass(frozen=True)
class Guest:
    name: str
    colour: str | None = None


@dataclass(frozen=True)
class Table:
    """A set-up of no game."""

    players: tuple[Guest, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(guest.name for guest in self.players)


def a_table(*names: str) -> Table:
    return Table(tuple(map(Guest, names)))


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Mara", "Wilfred"), ("M", "W")),
        (("Mara", "Milo", "Ann"), ("Ma", "Mi", "A")),
        (("Ann Lee", "Ann Roe"), ("AL", "AR")),
        (("Марк", "Mara"), ("Ма", "Ma")),
        ((" łucja", "Bo"), ("Ł", "B")),
    ],
)
def test_initials_are_as_short_as_tells_players_apart(names: tuple[str, ...], letters: tuple[str, ...]) -> None:
    assert initials(names) == letters


def test_a_chip_has_the_player_s_colour_and_initial() -> None:
    chip = player_chip(DARK, Table((Guest("Mara", "pink"), Guest("Bo"))), 0)
    assert isinstance(chip, ft.Container)
    assert chip.bgcolor == DARK.players["pink"].fill
    assert isinstance(chip.content, ft.Text)
    assert (chip.content.value, chip.content.color) == ("M", DARK.players["pink"].ink)


def test_a_player_without_a_colour_is_painted_in_none() -> None:
    dot = colour_dot(DARK, None, 12)
    assert isinstance(dot, ft.Container)
    assert (dot.bgcolor, dot.width, dot.height) == (DARK.raised, 12, 12)


@pytest.mark.parametrize(
    ("name", "long"), [("Mara", False), ("Bartholomew", False), ("Bartholomews", True), ("Anna-Katharina", False)]
)
def test_a_word_is_long_that_a_third_of_a_phone_would_break(name: str, long: bool) -> None:
    assert has_long_word(name) is long


def test_up_to_four_players_stand_in_twos_and_more_in_threes_if_their_names_allow_it() -> None:
    assert players_in_a_row(DARK, a_table("A", "B", "C", "D")) == 2
    assert players_in_a_row(DARK, a_table("A", "B", "C", "D", "E")) == 3
    assert players_in_a_row(DARK, a_table("Bartholomews", "B", "C", "D", "E")) == 2
    assert players_in_a_row(LARGE, a_table("A", "B")) == 1


@headless
async def test_a_player_is_chosen_by_a_tap_and_says_so(desk: Desk) -> None:
    for table in (a_table("Mara", "Bo"), a_table("Mara", "Bo", "Cy", "Dee", "Eve")):
        chosen: list[str] = []
        app = await chosen_from(desk, table, chosen)
        assert app.label("who") == "Mara"
        await app.tap("who")
        assert chosen == ["Mara"]
        assert app.label("who") == "Mara, chosen"


async def chosen_from(desk: Desk, table: Table, chosen: list[str]) -> App:
    def tapped() -> None:
        chosen.append("Mara")

    def draw(look: Look, redraw: Act) -> list[ft.Control]:
        return [player_choice(look, table, 0, "who", lambda: (tapped(), redraw()), chosen=bool(chosen))]

    return await on_stage(desk, draw)
