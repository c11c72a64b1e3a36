"""Hand over: the whole game as one QR code or a few, for another phone to read with its camera."""

from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import icon_button, plain_button
from companion.controls.frame import part, screen, view
from companion.controls.qr_code import qr_code
from companion.controls.text import muted, strong, text
from companion.look.theme import GAP, TARGET, Look
from companion.sharing.addresses import base_of, before_page, is_only_here, room_behind
from companion.sharing.letters import BadLetter, pages_of
from companion.shell.exporting import export_game
from companion.shell.hooks import use_game, use_look, use_room, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say

SMALLEST, AROUND = 200, 230
"""Of a code; and what the heading and the words take of the height."""


@screen
def HandOverScreen() -> ft.View:
    look, window, id = use_look(), current_window(), ft.use_route_params()["id"]
    saved = use_game(id)
    file = partial(window.run, partial(export_game, window, saved))
    save = plain_button(look, "export", say("Save as a file"), file, icon=ft.Icons.DOWNLOAD)
    body = _codes(look, base_of(window.page.url), window.desk.letter(id))
    return view(look, say("Hand over"), body, back=game_path(id), bottom=[save])


def _codes(look: Look, base: str | None, letter: dict[str, Any]) -> list[ft.Control]:
    if base is None:
        words = say("Here the app has no address that another phone could open: save the game as a file.")
        return [text(look, words, 16)]
    before = before_page(base)
    try:
        pages = pages_of(letter, room_behind(before))
    except BadLetter:
        return [text(look, say("This game is too long for codes that a phone can read: save it as a file."), 16)]
    return [Codes(look, before, pages), *_words(look, base, len(pages))]


@part
def Codes(look: Look, before: str, pages: tuple[str, ...]) -> ft.Control:
    """One code at a time, as large as there is room for."""
    (shown, show), room = use_value(lambda: 0), use_room()
    count, number = len(pages), min(shown, len(pages) - 1)
    size = max(SMALLEST, min(look.width, room.height - AROUND * look.scale - (TARGET if count > 1 else 0)))
    label = say("QR code {number} of {count}", number=number + 1, count=count)
    code = qr_code("hand-over-qr", label, size, before, pages[number])
    middle = ft.MainAxisAlignment.CENTER
    rows: list[ft.Control] = [ft.Row([code], alignment=middle)]
    if count > 1:
        turning: list[ft.Control] = [
            icon_button(
                look, "code-before", say("The code before"), ft.Icons.CHEVRON_LEFT, partial(show, (number - 1) % count)
            ),
            strong(look, say("{number} of {count}", number=number + 1, count=count), 17),
            icon_button(
                look, "code-after", say("The next code"), ft.Icons.CHEVRON_RIGHT, partial(show, (number + 1) % count)
            ),
        ]
        rows.append(ft.Row(turning, alignment=middle, spacing=2 * GAP))
    return ft.Column(rows, spacing=0, tight=True)


def _words(look: Look, base: str, count: int) -> list[ft.Control]:
    words: list[ft.Control] = []
    if count > 1:
        words.append(text(look, say("Another phone reads all of them with its camera, in any order."), 15))
    else:
        words.append(text(look, say("Another phone reads it with its camera and has the whole game."), 15))
    if is_only_here(base):
        # Translators: {address} is an address such as http://127.0.0.1:8550/
        only = say("But only this device can open {address}. Use the app from a site, or save the game.", address=base)
        words.append(text(look, only, 14, color=look.danger))
    else:
        words.append(muted(look, say("Nothing goes over any network: all of it is in the picture."), 13))
    return words
