from itertools import product

import pytest

from companion.ethnos.parts.standings import figure_on
from companion.ethnos.screens.everybody import card_size, cards_across
from companion.look.room import Room
from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, Correction, DragonDrawn
from storage.values import Settings
from tests.companion.ethnos.table import at_table
from tests.companion.headless import headless

PHONE, SIDE = Room(390, 844), Room(844, 390)
AGE = (DragonDrawn(), DragonDrawn(), AgeEnded(0))
GLORY = Correction(glory={0: 5, 1: 72, 2: 5})


def in_order(identifiers: list[str]) -> list[str]:
    return [identifier for identifier in identifiers if identifier.startswith("everybody-")]


@headless
async def test_everybody_is_shown_ranked_and_a_step_from_the_table(desk: Desk) -> None:
    app, saved = await at_table(desk, GLORY)
    await app.tap("menu", "show-everybody")
    assert app.page.route == f"/game/{saved.id}/everybody"
    assert in_order(app.identifiers()) == ["everybody-1", "everybody-0", "everybody-2", "everybody-3"]
    assert app.label("everybody-1") == "1. Alexis: 72 Glory. Alexis: 72 if the Age ended now"
    assert [app.label(f"everybody-{seat}")[:2] for seat in (0, 2, 3)] == ["2.", "2.", "4."]
    await app.tap("back")
    assert app.has("band-0")


@headless
async def test_it_follows_the_game(desk: Desk) -> None:
    app, saved = await at_table(desk, GLORY)
    await app.browse(f"/game/{saved.id}/everybody")
    desk.play(saved.id, (Correction(glory={3: 99}),))
    await app.wait()
    assert in_order(app.identifiers())[0] == "everybody-3"


@headless
async def test_what_would_be_is_not_shown_to_those_who_would_rather_not_know_nor_once_it_is_over(desk: Desk) -> None:
    over, saved = await at_table(desk, *AGE, *AGE, *AGE)
    await over.browse(f"/game/{saved.id}/everybody")
    assert over.label("everybody-0") == "1. Roderick: 0 Glory"
    desk.save_settings(Settings(games={"ethnos": {"show_projection": False}}))
    app, saved = await at_table(desk, GLORY)
    await app.browse(f"/game/{saved.id}/everybody")
    assert app.label("everybody-1") == "1. Alexis: 72 Glory"


@pytest.mark.parametrize("players", range(2, 7))
def test_it_turns_with_the_phone(players: int) -> None:
    assert cards_across(PHONE, players) == 1
    assert cards_across(SIDE, players) > 1 or players == 2


def test_figures_can_be_read_from_across_the_table() -> None:
    for room, players in product((PHONE, SIDE, Room(360, 640)), range(2, 7)):
        assert figure_on(*card_size(room, players, cards_across(room, players))) > 60
