"""Share the table: where other phones come, who is there, where they sit, and who may enter what."""

from functools import partial

import flet as ft

from companion.controls.buttons import card, chip, icon_button, main_button, plain_button, section
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.qr_code import qr_code
from companion.controls.text import muted, strong, text
from companion.look.theme import GAP, Look
from companion.sharing.door import Door, join_address
from companion.sharing.house import House, about_table
from companion.sharing.rights import NotAllowed, Why
from companion.sharing.tables import Guest, Rights, Table
from companion.shell.hooks import use_game, use_look, use_redraw_on
from companion.shell.paths import game_path
from companion.shell.window import Window, current_window
from companion.speech.language import mark, say
from rules.kinds import kind_named

RIGHTS = {
    Rights.EVERYBODY: mark("Everybody enters everything"),
    Rights.OWN: mark("Everybody enters their own"),
    Rights.HOST: mark("The host enters everything"),
}
LARGE = 220
"""Of the code, to a side."""


@screen
def ShareScreen() -> ft.View:
    look, window, id = use_look(), current_window(), ft.use_route_params()["id"]
    use_redraw_on(about_table(id))
    saved, desk = use_game(id), window.desk
    if not desk.is_host or desk.door is None:
        raise NotAllowed(Why.HOST_ACTS)
    names = tuple(player.name for player in kind_named(saved.kind).standing(saved.game).players)
    table = desk.house.table(id)
    body = _open(look, desk.house, desk.door, table, names) if table else _shut(look, window, desk.door, id)
    return view(look, say("Share the table"), body, back=game_path(id))


def _shut(look: Look, window: Window, door: Door, id: str) -> list[ft.Control]:
    words = say(
        "Everybody plays on their own phone: with the code that you get they come to this table, and to no other."
    )
    hint = say("Whoever can see your network can see what is sent. Don't share in a network that you don't trust.")

    def open_table() -> None:
        door.open()
        door.tell(window.desk.house.open(id).code)

    return [
        text(look, words, 16),
        muted(look, hint),
        main_button(look, "share-open", say("Open the table"), open_table),
    ]


def _open(look: Look, house: House, door: Door, table: Table, names: tuple[str, ...]) -> list[ft.Control]:
    id = table.game
    address = ", ".join(f"{each}/join" for each in door.addresses)
    code = f"{table.code[:3]} {table.code[3:]}"
    shown = [
        _qr(look, join_address(door.addresses[0], table.code)) if door.addresses else ft.Container(),
        said("share-code", say("Code to join: {code}", code=table.code), strong(look, code, 34)),
        said("share-address", say("Other phones join at {address}", address=address), text(look, address, 14)),
    ]
    middle = ft.CrossAxisAlignment.CENTER
    return [
        ft.Column(shown, spacing=GAP, tight=True, horizontal_alignment=middle),
        section(look, say("Who may enter what")),
        *(
            chip(
                look,
                f"share-rights-{rights.value}",
                say(label),
                partial(house.allow, id, rights),
                chosen=rights is table.rights,
            )
            for rights, label in RIGHTS.items()
        ),
        muted(look, say("Their own is what a player does; what is of the whole table the host enters then.")),
        section(look, say("Who is there")),
        *_guests(look, house, table, names),
        section(look, say("This table")),
        plain_button(
            look, "share-new-code", say("Change the code"), partial(house.renew_code, id), icon=ft.Icons.PASSWORD
        ),
        plain_button(look, "share-close", say("Close the table"), partial(house.close, id), icon=ft.Icons.CLOSE),
    ]


def _guests(look: Look, house: House, table: Table, names: tuple[str, ...]) -> list[ft.Control]:
    if not table.guests:
        return [muted(look, say("Nobody has come yet."), 15)]
    return [_guest(look, house, table, names, number, guest) for number, guest in enumerate(table.guests)]


def _guest(look: Look, house: House, table: Table, names: tuple[str, ...], number: int, guest: Guest) -> ft.Control:
    who, there = _name(names, guest), say("There") if house.is_here(guest) else say("Away")
    words = ft.Column([strong(look, who, 15), muted(look, there)], spacing=0, tight=True)
    row: list[ft.Control] = [said(f"share-guest-{number}", f"{who}: {there}", words, expand=True)]
    if guest.seat is not None:
        free = partial(house.stand, guest.id, table.game)
        label = say("Take the seat back: {player}", player=who)
        row.append(icon_button(look, f"share-free-seat-{guest.seat}", label, ft.Icons.EVENT_SEAT, free))
    away = say("Send away: {player}", player=who)
    send = partial(house.send_away, guest.id, table.game)
    row.append(icon_button(look, f"share-send-away-{number}", away, ft.Icons.PERSON_REMOVE, send))
    return card(look, [ft.Row(row, spacing=0)])


def _name(names: tuple[str, ...], guest: Guest) -> str:
    if guest.seat is not None and guest.seat < len(names):
        return names[guest.seat]
    return say("Somebody who watches") if guest.watches else say("Somebody without a seat")


def _qr(look: Look, address: str) -> ft.Control:
    return qr_code("share-qr", say("A picture to scan that leads to this table"), LARGE * look.scale, address)
