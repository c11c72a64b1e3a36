"""An event that a tap records."""

from companion.rune_age.saved import Saved
from companion.shell.window import BOUNCE, Window
from rules.rune_age.events import Event


def record(window: Window, id: str, *events: Event) -> Saved:
    """Plays them as one step, or `Refused`; what lies beneath its sheet isn't tapped by a finger that bounces."""
    saved: Saved = window.desk.play(id, events)
    window.hush(BOUNCE)
    window.services.buzz()
    return saved
