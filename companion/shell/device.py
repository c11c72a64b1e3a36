"""What the browser says of itself that runs the app without a server; a server has nothing to say here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Install:
    """The app can be installed on this device, and nobody has said yet whether it should be."""

    decline: Callable[[], Any]
    now: Callable[[], Any] | None = None
    """Installs it; `None` where only the browser's own menu can."""


@dataclass(frozen=True, slots=True)
class Device:
    update: Callable[[], Any] | None = None
    """Changes to a new version of the app, once one is ready."""
    kept: bool | None = None
    """Whether the browser promises to keep the games, if it says."""
    install: Install | None = None
