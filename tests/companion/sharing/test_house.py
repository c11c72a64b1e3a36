from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from companion.sharing.house import Change, House, about_table
from companion.sharing.tables import Rights, SeatTaken
from storage.errors import CannotRead


class Kept:
    """What would be on a disk, and what was told."""

    def __init__(self) -> None:
        self.tables: Sequence[Mapping[str, Any]] = ()
        self.told: list[str] = []

    def house(self) -> House:
        return House(lambda: self.tables, self.change, self.told.append)

    def change(self, change: Change) -> None:
        self.tables = change(self.tables)


def come(house: House, game: str) -> tuple[str, str]:
    """Somebody comes to an open table: their cookie, and what they are known by there."""
    table = house.table(game)
    assert table
    cookie = house.enter(table.code, "")
    assert cookie
    visit = house.tables.visit(cookie)
    assert visit
    return cookie, visit.guest.id


def test_seats_survive_a_restart_and_cookies_are_not_kept() -> None:
    kept = Kept()
    house = kept.house()
    house.open("game")
    house.allow("game", Rights.OWN)
    cookie, mara = come(house, "game")
    house.sit(mara, "game", 1)
    assert cookie not in repr(kept.tables)
    again = kept.house()
    assert again.tables == house.tables
    visit = again.tables.visit(cookie)
    assert visit
    assert (visit.guest.seat, visit.table.rights) == (1, Rights.OWN)


def test_who_comes_twice_stays_who_they_are() -> None:
    house = Kept().house()
    code = house.open("game").code
    cookie, mara = come(house, "game")
    house.sit(mara, "game", 1)
    assert house.enter(code.lower(), cookie) == cookie
    other = house.open("other").code
    assert house.enter(other, cookie) not in (None, cookie)


def test_a_wrong_code_and_one_of_a_closed_table_lead_nowhere() -> None:
    house = Kept().house()
    code = house.open("game").code
    house.renew_code("game")
    assert house.enter(code, "") is None
    closed = house.open("game").code
    house.close("game")
    assert house.enter(closed, "") is None
    assert house.enter("", "") is None
    assert house.visit("a", "game") is None


def test_the_host_takes_seats_back_and_sends_people_away() -> None:
    house = Kept().house()
    house.open("game")
    (_, mara), (_, tomas) = come(house, "game"), come(house, "game")
    house.sit(mara, "game", 1)
    with pytest.raises(SeatTaken):
        house.sit(tomas, "game", 1)
    house.stand(mara, "game")
    house.sit(tomas, "game", 1)
    house.watch(mara, "game")
    visit = house.visit(mara, "game")
    assert visit
    assert visit.guest.watches
    house.send_away(mara, "game")
    assert house.visit(mara, "game") is None
    with pytest.raises(KeyError):
        house.sit(tomas, "other", 1)


def test_whoever_is_concerned_is_told_of_changes_and_who_is_there() -> None:
    kept = Kept()
    house = kept.house()
    house.open("game")
    house.open("game")
    assert kept.told == [about_table("game")]
    _, mara = come(house, "game")
    visit = house.visit(mara, "game")
    assert visit
    assert not house.is_here(visit.guest)
    house.came(mara, "game")
    house.came(mara, "game")
    house.went(mara, "game")
    assert house.is_here(visit.guest)
    house.went(mara, "game")
    assert not house.is_here(visit.guest)
    assert len(kept.told) == 6


def test_what_can_not_be_read_is_closed() -> None:
    kept = Kept()
    kept.tables = [{"game": 5}]
    assert kept.house().tables.open == ()


def test_tables_that_cannot_be_read_are_closed() -> None:
    def read() -> Sequence[Mapping[str, Any]]:
        raise CannotRead("tables.json", "no")

    assert House(read, lambda change: None, print).tables.open == ()
