"""How the app looks: one palette for each theme, with the colours of players."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from companion.look.room import Room
from companion.speech.language import ENGLISH
from storage.values import Settings

TARGET: Final = 48
"""The least width and height of anything that can be tapped."""
RADIUS: Final = 14
GAP: Final = 8
EDGE: Final = 14
"""Between the screen's edge and its content."""
NARROW: Final = 237
"""A column narrower than this, measured in text of the usual size, has no room for things side by side."""
READABLE: Final = 640
"""No single column is wider than this."""


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour to fill with, and one that can be read on it."""

    fill: str
    ink: str
    edge: str = ""
    """Drawn around it where the fill alone could hardly be told from what it lies on."""


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
    players: Mapping[str, Paint]
    """By the colour's id."""
    scale: float = 1.0
    keyboard: bool = False
    """Whether there is a keyboard whose focus controls take. They ripple then, which on a phone would cost time."""
    language: str = ENGLISH
    """What everything is said in: where it changes, everything is drawn again."""
    width: float = 332
    """How wide the column is that is drawn in."""
    low: bool = False
    """Whether there is so little height that things stand beside each other rather than below."""

    @property
    def large(self) -> bool:
        """Whether the text is so large that things go below each other rather than side by side."""
        return self.width < NARROW * self.scale

    def player(self, colour: str | None) -> Paint:
        """Of a player; one without a colour of ours is painted in none."""
        return self.players.get(colour or "") or Paint(self.raised, self.text)

    def edge(self, paint: Paint) -> tuple[float, str]:
        """How thick the edge of something painted so is, and its colour."""
        return (1.5, paint.edge) if paint.edge else (1, self.muted)

    def __hash__(self) -> int:
        return hash((self.background, self.scale, self.keyboard, self.language, self.width, self.low))


PLAYERS: Final = {
    "white": Paint("#F7F7F5", "#1B1B1B"),
    "black": Paint("#2A2A2C", "#FFFFFF"),
    "yellow": Paint("#F6D45C", "#231C03"),
    "green": Paint("#5DC580", "#06210F"),
    "blue": Paint("#559FF5", "#04182F"),
    "pink": Paint("#EB7FBD", "#300A20"),
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
    players=PLAYERS | {"black": Paint("#000000", "#FFFFFF", edge="#F4F2EC")},
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
    players=PLAYERS | {"white": Paint("#F1EFE6", "#1B1B1B", edge="#1C1A14")},
)

BLACK: Final = replace(DARK, background="#000000", card="#0E0F12", raised="#1B1D23", outline="#343945")

ROOM: Final = Room()
LOOKS: Final = {"light": LIGHT, "dark": DARK, "black": BLACK}


def look_for(settings: Settings, *, dark_outside: bool, keyboard: bool, language: str, room: Room = ROOM) -> Look:
    """The look that was chosen, in a column of this room; `system` follows the device."""
    theme = settings.theme
    if theme == "system":
        theme = "dark" if dark_outside else "light"
    width = min(room.width, READABLE + 2 * EDGE) - 2 * EDGE
    return replace(LOOKS[theme], scale=settings.text_size, keyboard=keyboard, language=language, width=width)
