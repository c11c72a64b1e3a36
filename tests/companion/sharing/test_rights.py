from dataclasses import replace

import pytest

from companion.sharing.rights import NotAllowed, Why, verify_may_record, verify_may_take_back
from companion.sharing.tables import Guest, Rights, Table, Visit

MARA = Guest("a", "", seat=1)


def visit(rights: Rights, guest: Guest = MARA) -> Visit:
    return Visit(Table("game", "ACDEFH", rights, (guest,)), guest)


def why_not(visit: Visit | None, *owners: int | None) -> Why:
    with pytest.raises(NotAllowed) as caught:
        verify_may_record(visit, owners)
    assert caught.value.words
    return caught.value.why


def test_everybody_enters_everything() -> None:
    assert verify_may_record(visit(Rights.EVERYBODY), [0, 1, None]) == 1


def test_everybody_enters_their_own() -> None:
    own = visit(Rights.OWN)
    assert verify_may_record(own, [1, 1]) == 1
    assert why_not(own, 0) is Why.NOT_YOURS
    assert why_not(own, 1, None) is Why.NOT_YOURS
    assert verify_may_take_back(own, 1) == 1
    with pytest.raises(NotAllowed):
        verify_may_take_back(own, None)


def test_the_host_enters_everything() -> None:
    assert why_not(visit(Rights.HOST), 1) is Why.HOST_ENTERS


def test_who_has_no_seat_enters_nothing() -> None:
    assert why_not(visit(Rights.EVERYBODY, replace(MARA, seat=None, watches=True))) is Why.WATCHING
    assert why_not(visit(Rights.EVERYBODY, replace(MARA, seat=None))) is Why.CHOOSE


def test_who_was_sent_away_enters_nothing() -> None:
    assert why_not(None) is Why.CLOSED
