import flet as ft
import pytest

from companion.look.material import NO_TRANSITIONS, material
from companion.look.theme import LOOKS, Look

every_look = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())


@every_look
def test_flet_s_own_controls_have_our_colours(look: Look) -> None:
    theme = material(look)
    assert theme.color_scheme is not None
    assert theme.scaffold_bgcolor == theme.color_scheme.surface == look.background
    assert theme.color_scheme.on_surface == look.text
    assert theme.color_scheme.error == look.danger


@every_look
def test_buttons_are_high_enough_to_tap_in_a_desktop_browser_too(look: Look) -> None:
    assert material(look).visual_density == ft.VisualDensity.STANDARD


def test_screens_change_at_once_everywhere() -> None:
    assert material(LOOKS["dark"]).page_transitions is NO_TRANSITIONS
    platforms = (NO_TRANSITIONS.android, NO_TRANSITIONS.ios, NO_TRANSITIONS.linux, NO_TRANSITIONS.macos)
    assert {*platforms, NO_TRANSITIONS.windows} == {ft.PageTransitionTheme.NONE}
