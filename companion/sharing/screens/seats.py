"""Where a guest comes to: a seat to choose, or to watch; and the way to the table."""

from functools import partial

import flet as ft

from companion import NAME
from companion.controls.buttons import main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.text import muted, text
from companion.look.theme import Look
from companion.sharing.desk import TableDesk, table_desk
from companion.sharing.house import about_table
from companion.sharing.tables import SeatTaken, Visit
from companion.shell.hooks import use_look, use_redraw_on
from companion.shell.paths import game_path
from companion.shell.window import Window, current_window
from companion.speech.language import say


@screen
def SeatsScreen() -> ft.View:
    look, window = use_look(), current_window()
    use_redraw_on(about_table(window.desk.table))
    desk = table_desk(window.desk)
    visit = desk.visit if desk else None
    if desk is None or visit is None:
        closed = say("This table is closed, or you are at it no more. Ask the host for a code.")
        return view(look, NAME, [text(look, closed, 18)], back=None)
    return view(look, say("Choose your seat"), _choices(look, window, desk, visit), back=None)


def _choices(look: Look, window: Window, desk: TableDesk, visit: Visit) -> list[ft.Control]:
    table, guest = visit
    rows: list[ft.Control] = []
    for seat, name in enumerate(desk.players()):
        sitting = table.sitting(seat)
        taken = sitting is not None and sitting.id != guest.id
        label = say("{player} (taken)", player=name) if taken else name
        act = None if taken else partial(_sit, window, desk, seat)
        if sitting and not taken:
            rows.append(
                main_button(
                    look, f"join-seat-{seat}", say("Go on as {player}", player=name), partial(_go, window, desk)
                )
            )
        else:
            rows.append(plain_button(look, f"join-seat-{seat}", label, act, icon=ft.Icons.EVENT_SEAT))
    rows.append(plain_button(look, "join-watch", say("Watch"), partial(_watch, window, desk), icon=ft.Icons.VISIBILITY))
    rows.append(muted(look, say("A seat remembers this phone, over the night too.")))
    return rows


def _sit(window: Window, desk: TableDesk, seat: int) -> None:
    try:
        desk.sit(seat)
    except SeatTaken:
        window.tell(say("Somebody else has just sat down there."))
        return
    _go(window, desk)


def _watch(window: Window, desk: TableDesk) -> None:
    desk.sit_and_watch()
    _go(window, desk)


def _go(window: Window, desk: TableDesk) -> None:
    window.go(game_path(desk.table))
