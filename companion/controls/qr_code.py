"""QR codes, drawn: always dark on light, whatever the theme, with the quiet edge that readers need."""

from functools import lru_cache
from io import BytesIO
from typing import Any, Final

import flet as ft

from companion.controls.named import picture

SCALE: Final = 8
"""Pixels to a module: more than any screen shows."""
QUIET: Final = 4
"""Modules that stay light around it."""


@lru_cache(32)
def qr_picture(*parts: str) -> bytes:
    """The parts one after another, each packed as tightly as it can be, as a picture."""
    # Imported here, for the first screen waits for no such thing.
    import segno

    content: Any = parts  # which it takes as well, whatever its types say
    code = segno.make(content, error="l", boost_error=False, micro=False)
    written = BytesIO()
    code.save(written, kind="png", scale=SCALE, border=QUIET, dark="#000000", light="#FFFFFF")
    return written.getvalue()


def qr_code(identifier: str, label: str, size: float, *parts: str) -> ft.Control:
    """As a square of this size; `label` says what it is."""
    drawn = ft.Image(
        qr_picture(*parts),
        width=size,
        height=size,
        fit=ft.BoxFit.CONTAIN,
        filter_quality=ft.FilterQuality.MEDIUM,
        gapless_playback=True,
    )
    return picture(identifier, label, drawn)
