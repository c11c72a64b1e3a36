"""How many taps things take. The promise is one glance and four taps."""

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Tribe
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

TRIBES = (Tribe.ELVES, Tribe.CENTAURS, Tribe.WINGFOLK, Tribe.MERFOLK, Tribe.TROLLS, Tribe.ORCS)
BAND = ("band-1", "leader-elves", "colour-althea", "cards-3")


def begun(desk: Desk) -> str:
    return desk.begin(Game(a_setup(tribes=TRIBES)), "ethnos").id


@headless
async def test_a_usual_band_takes_four_taps_and_undo_one(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap(*BAND)
    assert (len(desk.game(id).game.events), app.taps) == (1, 4)
    await app.wait(MOMENT)
    await app.tap("undo")
    assert (len(desk.game(id).game.events), app.taps) == (0, 5)


@headless
async def test_the_last_band_is_opened_for_editing_with_one_tap(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}")
    await app.tap(*BAND)
    await app.wait(MOMENT)
    await app.tap("last-edit")
    assert app.taps == 5
    assert app.label("leader-elves").endswith("chosen")
    assert app.label("cards-3").endswith("chosen")


@headless
async def test_a_kingdoms_count_is_corrected_with_three_taps(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-duris", "markers-duris-2-more", "save")
    assert app.taps == 3
    assert desk.game(id).game.state.table.markers[3] == (0, 0, 1, 0)


@headless
async def test_from_home_back_into_the_running_game_is_one_tap(desk: Desk) -> None:
    begun(desk)
    app = await App.on(desk)
    await app.tap("resume")
    assert app.taps == 1
    assert app.has("band-0")


@headless
async def test_a_new_game_with_players_who_are_known_takes_at_most_eight_taps(desk: Desk) -> None:
    desk.finish(begun(desk))
    app = await App.on(desk)
    await app.tap("new-game", *(f"known-player-{place}" for place in range(4)), "draw-missing", "start")
    assert app.taps <= 8
    assert app.has("band-3")


@pytest.mark.parametrize(
    ("taps", "rule"),
    [
        (("kingdom-duris", "why"), "A2"),
        (("merfolk-board", "why"), "A6a"),
        (("giant", "why"), "A6b"),
        (("trolls", "why"), "A5"),
        (("orcs", "why"), "A6c"),
        (("menu", "why-totals"), "A10"),
    ],
)
@headless
async def test_from_the_table_to_the_rule_that_decides_are_two_taps(
    desk: Desk, taps: tuple[str, ...], rule: str
) -> None:
    app = await App.on(desk, f"/game/{desk.begin(Game(a_setup(tribes=(Tribe.GIANTS, *TRIBES[3:]))), 'ethnos').id}")
    await app.tap(*taps)
    assert app.taps == 2
    assert app.has(f"why-rule-{rule}")
