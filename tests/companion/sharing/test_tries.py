from companion.sharing.tries import MOST, MOST_OF_ALL, SPAN, Tries


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_after_ten_wrong_codes_an_address_waits_and_others_do_not() -> None:
    clock = Clock()
    tries = Tries(clock)
    for _ in range(MOST):
        assert tries.may_try("192.168.1.5")
        tries.wrong("192.168.1.5")
    assert not tries.may_try("192.168.1.5")
    assert tries.may_try("192.168.1.6")
    clock.now = SPAN
    assert tries.may_try("192.168.1.5")


def test_many_addresses_together_wait_too() -> None:
    tries = Tries(Clock())
    for number in range(MOST_OF_ALL):
        assert tries.may_try(f"10.0.{number // 256}.{number % 256}")
        tries.wrong(f"10.0.{number // 256}.{number % 256}")
    assert not tries.may_try("192.168.1.5")


def test_a_home_counts_once_however_many_addresses_it_has() -> None:
    tries = Tries(Clock())
    for number in range(MOST):
        tries.wrong(f"2001:db8:1:2::{number:x}")
    assert not tries.may_try("2001:db8:1:2:ffff::1")
    assert tries.may_try("2001:db8:1:3::1")
    assert tries.may_try("no address")
