"""What can be done with a game once it is played: sent round, logged elsewhere, kept as a file."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from companion.controls.buttons import button_content, plain_button
from companion.controls.copying import copy_button
from companion.controls.frame import part
from companion.controls.named import Act, tappable
from companion.controls.qr_code import qr_code
from companion.controls.text import muted, strong
from companion.look.theme import GAP, Look
from companion.results.bgstats import play_link, short_link
from companion.results.chat import chat_text
from companion.results.exports import result_of
from companion.results.handing import save_as, share_picture
from companion.results.people import known_to
from companion.shell.hooks import use_value
from companion.shell.results import Result
from companion.shell.window import current_window
from companion.speech.language import say
from storage.values import Player, Saved

QR: Final = 300


@part
def ToShare(look: Look, id: str, revision: int) -> ft.Control:
    """On the end screen of any game; of one that isn't over there is no log to be had yet."""
    window = current_window()
    saved = window.desk.game(id)
    result, everybody = result_of(saved), known_to(window.desk)
    open_, show = use_value(lambda: False)
    words = chat_text(result)
    share = tappable(
        look,
        "share-text",
        say("Share as text"),
        button_content(look, say("Share as text"), ft.Icons.CHAT),
        None,
        expand=True,
        action=ft.ShareText(words),
    )
    draw = partial(window.run, partial(share_picture, window, saved))
    picture = plain_button(look, "share-picture", say("Share as picture"), draw, icon=ft.Icons.IMAGE, expand=True)
    rows = [[picture, share], [copy_button(look, words), _save(look, saved, "pdf")]]
    rows += _logs(look, saved, result, everybody, partial(show, not open_)) if result.over else []
    rows.append([_save(look, saved, "csv")])
    controls: list[ft.Control] = [ft.Semantics(header=True, content=strong(look, say("Share and keep"), 17))]
    controls += [_row(row) for row in rows]
    if open_ and result.over:
        controls += _code(look, result, everybody)
    return ft.Column(controls, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _logs(
    look: Look, saved: Saved[Any], result: Result, everybody: Sequence[Player], turn: Act
) -> list[list[ft.Control]]:
    label = say("Add to BG Stats")
    link = tappable(
        look,
        "bgstats",
        label,
        button_content(look, label, ft.Icons.OPEN_IN_NEW),
        None,
        expand=True,
        action=ft.OpenUrl(play_link(result, everybody), target=ft.UrlTarget.BLANK),
    )
    code = plain_button(look, "bgstats-qr", say("BG Stats as QR code"), turn, icon=ft.Icons.QR_CODE, expand=True)
    return [[link, code], [_save(look, saved, "bgsplay")]]


def _code(look: Look, result: Result, everybody: Sequence[Player]) -> Iterator[ft.Control]:
    label = say("QR code: scan it with a phone that has BG Stats.")
    yield ft.Row([qr_code("bgstats-code", label, QR, short_link(result, everybody))], alignment=CENTRE)
    yield muted(look, label, 13)


def _save(look: Look, saved: Saved[Any], way: str) -> ft.Control:
    labels = {
        "pdf": say("Score sheet as PDF"),
        "csv": say("Table (CSV)"),
        "bgsplay": say("File for BG Stats (.bgsplay)"),
    }
    window = current_window()
    act = partial(window.run, partial(save_as, window, saved, way))
    return plain_button(look, f"save-{way}", labels[way], act, icon=ft.Icons.DOWNLOAD, expand=True)


def _row(buttons: list[ft.Control]) -> ft.Control:
    return ft.Row(buttons, spacing=GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


CENTRE = ft.MainAxisAlignment.CENTER
