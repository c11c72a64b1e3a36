from itertools import product

import pytest

from companion.look.theme import LOOKS, Look, Paint, look_for
from storage.values import Settings

READABLE = 4.5
"""The contrast that text needs, as WCAG counts it."""
DISTINCT = 3.0
"""The contrast that a shape needs."""


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


every_look = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())


def test_contrast_is_counted_as_the_standard_counts_it() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@every_look
def test_all_text_can_be_read_on_everything_it_stands_on(look: Look) -> None:
    inks = (look.text, look.muted, look.gain, look.danger)
    grounds = (look.background, look.card, look.raised)
    assert all(contrast(ink, ground) >= READABLE for ink, ground in product(inks, grounds))


@every_look
def test_figures_on_tokens_buttons_and_player_chips_can_be_read(look: Look) -> None:
    paints: list[Paint] = [look.accent, *look.players.values()]
    assert all(contrast(paint.ink, paint.fill) >= READABLE for paint in paints)


def test_no_two_players_share_a_colour() -> None:
    for look in LOOKS.values():
        assert len({paint.fill for paint in look.players.values()}) == 6


def test_a_player_without_a_colour_of_ours_is_painted_in_none() -> None:
    for look in LOOKS.values():
        assert look.player(None) == look.player("mauve") == Paint(look.raised, look.text)


@pytest.mark.parametrize(
    ("theme", "dark_outside", "dark"),
    [("system", True, True), ("system", False, False), ("light", True, False), ("black", False, True)],
)
def test_the_look_is_the_one_that_was_chosen_or_the_devices(theme: str, dark_outside: bool, dark: bool) -> None:
    look = look_for(
        Settings(theme=theme, text_size=1.5),
        dark_outside=dark_outside,
        keyboard=False,
        language="en",
    )
    assert look.dark is dark
    assert look.scale == 1.5
