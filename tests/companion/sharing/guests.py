"""Guests of a table without a network: windows that see what a guest sees."""

from collections.abc import Callable

from companion.sharing.desk import Guests, TableDesk
from companion.sharing.person import Person
from companion.shell.app import app
from companion.shell.desk import Desk
from companion.shell.shelf import Shelf
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Tribe
from tests.companion.headless import App, the_clock
from tests.ethnos import a_setup

TRIBES = (Tribe.ELVES, Tribe.TROLLS)


def a_shared_game(desk: Desk) -> str:
    """Of three players, whose table is open."""
    id = desk.begin(Game(a_setup(3, TRIBES)), "ethnos").id
    desk.house.open(id)
    return id


def come(desk: Desk, id: str, seat: int | None = None) -> Person:
    """Somebody comes with the code, and sits down if a seat is named."""
    table = desk.house.table(id)
    assert table
    cookie = desk.house.enter(table.code, "")
    assert cookie
    visit = desk.house.tables.visit(cookie)
    assert visit
    if seat is not None:
        desk.house.sit(visit.guest.id, id, seat)
    return Person(id, visit.guest.id)


def desk_of(desk: Desk, who: Person) -> TableDesk:
    return TableDesk(desk, who, Shelf(tuple, lambda drafts: None))


async def window_of(desk: Desk, who: Person, route: str = "/", guests: Guests | None = None) -> App:
    handing: Callable[[Desk], Desk] = lambda whole: (guests or Guests()).desk_of(whole, who)  # noqa: E731
    return await App.start(app(desk, the_clock(), handing), route)
