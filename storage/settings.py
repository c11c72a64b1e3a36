"""How the app behaves on this device, as people choose it."""

from dataclasses import dataclass
from typing import Final, Literal

TEXT_SIZES: Final = (0.8, 2.0)
"""The smallest and the largest."""


@dataclass(frozen=True, slots=True)
class Settings:
    language: Literal["system", "en", "pl", "cs", "ru"] = "system"
    theme: Literal["system", "light", "dark", "black"] = "system"
    text_size: float = 1.0
    keep_awake: bool = True
    haptics: bool = True
    confirm_every_band: bool = False
    show_projection: bool = True
    """What the Glory would be if the Age ended now; some groups would rather not know."""
