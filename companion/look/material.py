"""The theme of the controls that Flet draws by itself, in our colours."""

from typing import Final

import flet as ft

from companion.look.theme import Look

NO_TRANSITIONS: Final = ft.PageTransitionsTheme(
    **dict.fromkeys(("android", "ios", "linux", "macos", "windows"), ft.PageTransitionTheme.NONE)
)
"""Screens change at once: the table waits for nobody."""


def material(look: Look) -> ft.Theme:
    return ft.Theme(
        visual_density=ft.VisualDensity.STANDARD,
        scaffold_bgcolor=look.background,
        page_transitions=NO_TRANSITIONS,
        color_scheme=ft.ColorScheme(
            primary=look.gain,
            on_primary=look.card,
            secondary=look.gain,
            surface=look.background,
            on_surface=look.text,
            on_surface_variant=look.muted,
            surface_container=look.card,
            surface_container_high=look.card,
            surface_container_highest=look.raised,
            outline=look.muted,
            outline_variant=look.outline,
            error=look.danger,
            inverse_surface=look.raised,
            on_inverse_surface=look.text,
            inverse_primary=look.gain,
        ),
    )
