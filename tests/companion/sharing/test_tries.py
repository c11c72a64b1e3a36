from collections.abc import Iterator

import pytest

from companion.sharing.tries import FOR_NOW, MOST, MOST_OF_ALL, SPAN, CountsTries, SharedTries, Tries
from storage.postgres.others import Others
from tests.postgres import needed_server


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(params=["one server", "two servers"])
def turns(request: pytest.FixtureRequest) -> Iterator[tuple[CountsTries, CountsTries]]:
    """What counts, for whoever comes now and whoever comes next."""
    if request.param == "one server":
        alone = Tries(Clock())
        yield alone, alone
    else:
        database = needed_server().empty("data")
        yield SharedTries(Others(database), Clock()), SharedTries(Others(database), Clock())


def test_after_ten_wrong_codes_an_address_waits_and_others_do_not(turns: tuple[CountsTries, CountsTries]) -> None:
    for number in range(MOST):
        assert turns[number % 2].take("192.168.1.5")
    for tries in turns:
        assert not tries.take("192.168.1.5")
        assert tries.take("192.168.1.6")


def test_what_was_right_does_not_count(turns: tuple[CountsTries, CountsTries]) -> None:
    for number in range(2 * MOST):
        assert turns[number % 2].take("192.168.1.5")
        turns[number // 2 % 2].give_back("192.168.1.5")
    turns[0].give_back("192.168.1.7")
    for _ in range(MOST):
        assert turns[0].take("192.168.1.5")
    assert not turns[1].take("192.168.1.5")


def test_many_addresses_together_wait_too(turns: tuple[CountsTries, CountsTries]) -> None:
    for number in range(MOST_OF_ALL):
        assert turns[number % 2].take(f"10.0.{number // 256}.{number % 256}")
    assert not turns[0].take("192.168.1.5")


def test_a_home_counts_once_however_many_addresses_it_has(turns: tuple[CountsTries, CountsTries]) -> None:
    for number in range(MOST):
        turns[number % 2].take(f"2001:db8:1:2::{number:x}")
    assert not turns[0].take("2001:db8:1:2:ffff::1")
    assert turns[1].take("2001:db8:1:3::1")
    assert turns[1].take("'); DROP TABLE tries; --")


def test_wrong_codes_are_forgotten_by_and_by() -> None:
    clock = Clock()
    tries = Tries(clock)
    for _ in range(MOST):
        tries.take("192.168.1.5")
    clock.now = SPAN
    assert tries.take("192.168.1.5")


def test_so_they_are_by_all_servers() -> None:
    database = needed_server().empty("data")
    clock = Clock()
    tries = SharedTries(Others(database), clock)
    for _ in range(MOST):
        assert tries.take("192.168.1.5")
    for _ in range(3):
        assert not tries.take("192.168.1.5")
    with database.changing() as going:
        going.connection.execute("UPDATE tries SET at = at - make_interval(secs => %s)", [SPAN])
    assert not tries.take("192.168.1.5")  # which the database isn't asked for yet
    assert tries.take("192.168.1.6")
    clock.now = FOR_NOW
    assert tries.take("192.168.1.5")
    assert database.read("SELECT count(*) FROM tries") == [(2,)]
