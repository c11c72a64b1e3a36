"""What the terminal says of shared tables: where to come, the code, and a picture of both to scan."""

import io

import segno

from companion.sharing.door import Door, join_address
from companion.shell.desk import Desk
from companion.speech.language import say


def tell_tables(desk: Desk, hosts_link: str | None) -> None:
    """At the start, if other machines can reach us: where, the host's own link, and the tables that are open."""
    door = desk.door
    if door is None or not door.is_open:
        return
    for address in door.addresses:
        print(say("Other phones join at {address}", address=f"{address}/join"))
    if hosts_link:
        print(say("The host's own link, for nobody else: {address}", address=hosts_link))
    for table in desk.house.tables.open:
        print(table_text(door, table.code), flush=True)
    if not desk.house.tables.open:
        print(say("Open a game and choose Share in its menu: that gives the code."), flush=True)


def table_text(door: Door, code: str) -> str:
    """The code of a table, and a picture that leads there."""
    drawn = io.StringIO()
    segno.make(join_address(door.addresses[0], code), error="m").terminal(drawn, compact=True)
    return "\n".join((say("Code to join: {code}", code=code), drawn.getvalue()))
