import pytest

from companion.ethnos.palette import dragon_colour, kingdom_colour, kingdom_shape
from companion.look.theme import LOOKS, Look
from rules.ethnos.vocabulary import KINGDOMS
from tests.companion.look.test_theme import DISTINCT, contrast, every_look


@every_look
def test_kingdoms_and_dragons_stand_out_from_their_cards(look: Look) -> None:
    shapes = (*(kingdom_colour(look, kingdom) for kingdom in KINGDOMS), dragon_colour(look))
    assert all(contrast(shape, look.card) >= DISTINCT for shape in shapes)


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_no_two_kingdoms_share_a_colour_or_a_shape(look: Look) -> None:
    assert len({kingdom_colour(look, kingdom) for kingdom in KINGDOMS}) == len(KINGDOMS)
    assert len({kingdom_shape(kingdom).corners for kingdom in KINGDOMS}) == len(KINGDOMS)
