"""The font of drawings: Roboto, which Flet's web client brings along. It is read there, and no copy is kept here.

There it is packed as WOFF2. Where the app runs as a process it is unpacked when it is first needed; the static site has
it unpacked, since `build-web` does that for it (`site_font`).
"""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from companion.results.drawing.letters import Letters

UNPACKED: Final = Path(__file__).with_name("font.ttf")
"""Only in the static site."""
PACKED: Final = "assets/fonts/roboto.woff2"
IN_USE: Final = (
    (0x20, 0x7E),  # Latin
    (0xA0, 0x17F),  # with the accents of Europe
    (0x218, 0x21B),
    (0x400, 0x45F),  # Cyrillic
    (0x490, 0x491),
    (0x2010, 0x2026),  # dashes, quotes, dots
    (0x20AC, 0x20AC),
    (0x2116, 0x2116),
    (0x2212, 0x2212),
)
"""Of its letters, as far as names and our languages need them."""


class NoFont(Exception):
    """There is no Roboto here, as in an app that is built without Flet's web client."""


@cache
def letters() -> Letters:
    return Letters(UNPACKED.read_bytes() if UNPACKED.exists() else site_font())


@cache
def site_font() -> bytes:
    """The letters in use, unpacked: about 60 KB."""
    try:
        import flet_web  # type: ignore[import-untyped]
        from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
        from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
    except ImportError as error:
        raise NoFont(str(error)) from None
    font = TTFont(Path(flet_web.get_package_web_dir()) / PACKED)
    subset = Subsetter(Options(hinting=False, layout_features=[], notdef_outline=True, name_IDs=[0, 13, 14]))
    subset.populate(unicodes=[code for first, last in IN_USE for code in range(first, last + 1)])
    subset.subset(font)
    font.flavor = None
    font.recalcTimestamp = False
    written = BytesIO()
    font.save(written)
    return written.getvalue()
