import pytest

from companion.ethnos.parts.track import SIDE, corner_of, middle
from companion.shell.desk import Desk
from rules.ethnos.components import TRACK_SPACES
from rules.ethnos.events import AgeEnded, Correction, DragonDrawn
from tests.companion.ethnos.table import at_table
from tests.companion.headless import headless

SPACES = range(TRACK_SPACES)
AGE = (DragonDrawn(), DragonDrawn(), AgeEnded(0))


def test_the_track_is_a_loop_without_gaps_around_a_square() -> None:
    corners = [corner_of(space) for space in SPACES]
    assert len({*corners}) == TRACK_SPACES
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        assert abs(x - to_x) + abs(y - to_y) == 1
    assert all(x in (0, SIDE - 1) or y in (0, SIDE - 1) for x, y in corners)


@pytest.mark.parametrize("space", SPACES)
def test_what_lies_further_inwards_lies_nearer_to_the_middle(space: int) -> None:
    (x, y), (inner_x, inner_y) = middle(space, 320), middle(space, 320, 1)
    assert abs(inner_x - 160) + abs(inner_y - 160) < abs(x - 160) + abs(y - 160)


@headless
async def test_the_track_says_everybody_s_space_and_laps(desk: Desk) -> None:
    app, _ = await at_table(desk, Correction(glory={0: 72, 1: 5, 2: 5}))
    await app.tap("menu", "show-track")
    label = app.label("track")
    assert label.startswith("The Glory track. Roderick, 72 Glory: space 12, 1 lap done; Alexis, 5 Glory: space 5;")
    assert "1 lap done" in app.texts()


@headless
async def test_the_end_of_an_age_draws_the_moves(desk: Desk) -> None:
    app, saved = await at_table(desk, Correction(glory={0: 58, 1: 130}, markers={}), *AGE)
    await app.browse(f"/game/{saved.id}/reckoning/1")
    assert "Roderick: 58 to 58;" in app.label("track")
    assert "Alexis: 130 to 130, lands on 10" in app.label("track")
