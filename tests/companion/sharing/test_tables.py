from dataclasses import replace

import pytest

from companion.sharing.tables import (
    MOST_GUESTS,
    MOST_TABLES,
    Full,
    Guest,
    Rights,
    SeatTaken,
    Table,
    Tables,
    key_of,
    new_cookie,
    new_guest,
)

MARA, TOMAS = Guest("a", key_of("mara")), Guest("b", key_of("tomas"))
TABLE = Table("game", "ACDEFH", guests=(MARA, TOMAS))


def test_a_table_is_opened_once_and_closed() -> None:
    tables = Tables().opened("one").opened("two").opened("one")
    assert [table.game for table in tables.open] == ["one", "two"]
    assert len(tables.codes) == 2
    assert tables.closed("one").of("one") is None


def test_everybody_may_enter_everything_unless_the_host_says_otherwise() -> None:
    assert TABLE.rights is Rights.EVERYBODY


def test_one_seat_has_one_phone() -> None:
    seated = TABLE.seated("a", 2)
    assert seated.sitting(2) == replace(MARA, seat=2)
    assert seated.seated("a", 2) == seated
    with pytest.raises(SeatTaken):
        seated.seated("b", 2)
    assert seated.standing("a").seated("b", 2).sitting(2) == replace(TOMAS, seat=2)


def test_somebody_watches_or_sits_or_has_not_chosen() -> None:
    watching = TABLE.seated("a", 1).watching("a").guest("a")
    assert watching == replace(MARA, watches=True)
    assert watching.has_chosen
    assert not MARA.has_chosen
    assert TABLE.watching("a").seated("a", 0).guest("a") == replace(MARA, seat=0)


def test_somebody_is_sent_away() -> None:
    assert TABLE.without("a").guests == (TOMAS,)
    assert Tables((TABLE.without("a"),)).visit("mara") is None


def test_a_table_is_found_by_its_code_alone() -> None:
    tables = Tables((TABLE, Table("other", "HFEDCA")))
    assert tables.with_code("HFEDCA") == Table("other", "HFEDCA")
    assert tables.with_code("HFEDCC") is None
    assert tables.with_code("------") is None
    assert Tables().with_code("") is None


def test_a_new_code_keeps_who_is_there() -> None:
    (renewed,) = Tables((TABLE,)).with_new_code(TABLE).open
    assert renewed.code != TABLE.code
    assert renewed.guests == TABLE.guests


def test_a_guest_is_known_by_a_cookie_that_is_not_kept() -> None:
    cookie = new_cookie()
    guest = new_guest(cookie, TABLE.guests)
    tables = Tables((TABLE.with_guest(guest),))
    assert cookie not in repr(tables)
    visit = tables.visit(cookie)
    assert visit
    assert visit.guest == guest
    assert tables.visit("") is None
    assert tables.visit(cookie + "x") is None


def test_there_is_only_so_much_room() -> None:
    full = replace(TABLE, guests=tuple(Guest(str(n), str(n)) for n in range(MOST_GUESTS)))
    with pytest.raises(Full):
        full.with_guest(MARA)
    with pytest.raises(Full):
        Tables(tuple(Table(str(n), str(n)) for n in range(MOST_TABLES))).opened("one more")
