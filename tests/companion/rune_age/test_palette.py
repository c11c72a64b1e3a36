import pytest

from companion.look.theme import LOOKS, Look
from companion.rune_age.palette import damage_colour, race_colour, race_shape, scenario_shape
from rules.rune_age.vocabulary import Race, Scenario
from tests.companion.look.test_theme import DISTINCT, contrast, every_look


@every_look
def test_signs_stand_out_from_their_cards(look: Look) -> None:
    shapes = [*map(race_shape, Race), *map(scenario_shape, Scenario)]
    colours = [damage_colour(look), *(shape.colour(look) for shape in shapes)]
    assert all(contrast(colour, look.card) >= DISTINCT for colour in colours)


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_no_two_races_share_a_colour_or_a_shape(look: Look) -> None:
    assert len({race_colour(look, race) for race in Race}) == len(Race)
    assert len({race_shape(race).corners for race in Race}) == len(Race)
