"""What the browser says of itself that runs the app without a server; a server has nothing to say here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Device:
    update: Callable[[], Any] | None = None
    """Changes to a new version of the app, once one is ready."""
    kept: bool | None = None
    """Whether the browser promises to keep the games, if it says."""
