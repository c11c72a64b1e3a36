"""How the app looks: one palette for each theme, with the colours of Kingdoms and players."""

from dataclasses import dataclass, replace
from typing import Final

from companion.speech.language import ENGLISH
from rules.ethnos.vocabulary import Colour, Kingdom
from storage.values import Settings

TARGET: Final = 48
"""The least width and height of anything that can be tapped."""
RADIUS: Final = 14
GAP: Final = 8
EDGE: Final = 14
"""Between the screen's edge and its content."""
WIDE: Final = 840
"""From this width on there are two columns."""
LARGE: Final = 1.4
"""Text sizes beyond this are large."""
READABLE: Final = 640
"""No single column is wider than this."""


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour to fill with, and one that can be read on it."""

    fill: str
    ink: str


@dataclass(frozen=True, slots=True)
class Look:
    """A theme's colours, and how large its text is."""

    dark: bool
    background: str
    card: str
    raised: str
    outline: str
    text: str
    muted: str
    accent: Paint
    gain: str
    """Glory that is won, as text."""
    danger: str
    dragon: str
    kingdoms: tuple[str, ...]
    """In their order; for shapes and edges, never for text."""
    players: dict[Colour, Paint]
    scale: float = 1.0
    keyboard: bool = False
    """Whether there is a keyboard whose focus controls take. They ripple then, which on a phone would cost time."""
    language: str = ENGLISH
    """What everything is said in: where it changes, everything is drawn again."""

    @property
    def large(self) -> bool:
        """Whether the text is so large that things go below each other rather than side by side."""
        return self.scale > LARGE

    def kingdom(self, kingdom: Kingdom) -> str:
        return self.kingdoms[kingdom]

    def player(self, colour: Colour | None) -> Paint:
        return self.players[colour] if colour else Paint(self.raised, self.text)

    def __hash__(self) -> int:
        return hash((self.background, self.scale, self.keyboard, self.language))


PLAYERS: Final = {
    Colour.WHITE: Paint("#F7F7F5", "#1B1B1B"),
    Colour.BLACK: Paint("#2A2A2C", "#FFFFFF"),
    Colour.YELLOW: Paint("#F6D45C", "#231C03"),
    Colour.GREEN: Paint("#5DC580", "#06210F"),
    Colour.BLUE: Paint("#559FF5", "#04182F"),
    Colour.PINK: Paint("#EB7FBD", "#300A20"),
}

DARK: Final = Look(
    dark=True,
    background="#121317",
    card="#1C1F27",
    raised="#272B36",
    outline="#3B4150",
    text="#F4F2EC",
    muted="#AEB2BF",
    accent=Paint("#F3C24F", "#201702"),
    gain="#F3C24F",
    danger="#FF9B90",
    dragon="#F0585A",
    kingdoms=("#EC5459", "#A9ACB7", "#42BA6B", "#AC80EC", "#529EF5", "#F18E3F"),
    players=PLAYERS,
)

LIGHT: Final = Look(
    dark=False,
    background="#F3F2ED",
    card="#FFFFFF",
    raised="#EAE8DF",
    outline="#CBC8BB",
    text="#1C1A14",
    muted="#5B574B",
    accent=Paint("#F3C24F", "#201702"),
    gain="#7A5400",
    danger="#B3261E",
    dragon="#C92A2E",
    kingdoms=("#D32F35", "#6C717E", "#1D8747", "#7C41C6", "#1E67CE", "#C65A10"),
    players=PLAYERS,
)

BLACK: Final = replace(DARK, background="#000000", card="#0E0F12", raised="#1B1D23", outline="#343945")

LOOKS: Final = {"light": LIGHT, "dark": DARK, "black": BLACK}


def look_for(settings: Settings, *, dark_outside: bool, keyboard: bool, language: str) -> Look:
    """The look that was chosen; `system` follows the device."""
    theme = settings.theme
    if theme == "system":
        theme = "dark" if dark_outside else "light"
    return replace(LOOKS[theme], scale=settings.text_size, keyboard=keyboard, language=language)
