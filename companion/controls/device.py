"""What the browser that runs the app has to say: a new version is ready, and whether it keeps the games."""

import flet as ft

from companion.controls.buttons import button_content, card, plain_button
from companion.controls.named import tappable
from companion.controls.text import muted, text
from companion.look.theme import GAP, Look
from companion.shell.desk import DEVICE
from companion.shell.hooks import use_redraw_on
from companion.shell.window import current_window
from companion.speech.language import say


def update_notice(look: Look) -> list[ft.Control]:
    """Where nothing is being entered: one tap, and the app goes on in its new version."""
    use_redraw_on(DEVICE)
    update = current_window().desk.device.update
    if update is None:
        return []
    label = say("A new version is ready. Tap to use it.")
    content = button_content(look, label, ft.Icons.SYSTEM_UPDATE)
    return [tappable(look, "update", label, content, update, edge=look.accent.fill)]


def install_notice(look: Look) -> list[ft.Control]:
    """Once there is something to keep: the app can have its own place on this device."""
    install = current_window().desk.device.install
    if install is None:
        return []
    if install.now:
        words = say("Install the app on this device: it then opens like any other, without a network.")
        buttons = [
            plain_button(look, "install", say("Install"), install.now, icon=ft.Icons.INSTALL_MOBILE, expand=True),
            plain_button(look, "install-never", say("Not now"), install.decline, expand=True),
        ]
    else:
        words = say(
            "Keep the app on this device: open the browser's Share menu and choose Add to Home Screen. "
            "It then opens like any other app, without a network."
        )
        buttons = [plain_button(look, "install-never", say("Understood"), install.decline, expand=True)]
    return [card(look, [text(look, words, 14), ft.Row(buttons, spacing=GAP)], edge=look.accent.fill)]


def keeping_notice(look: Look) -> list[ft.Control]:
    """Whether the browser may throw the games away."""
    kept = current_window().desk.device.kept
    if kept is None:
        return []
    if kept:
        return [muted(look, say("This browser keeps your games until you remove them yourself."), 13)]
    words = say("This browser may remove games when it is short of room: install the app, and back up now and then.")
    return [muted(look, words, 13)]
