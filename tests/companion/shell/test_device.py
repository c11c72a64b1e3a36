from companion.shell.desk import DEVICE, Desk
from companion.shell.device import Device


def test_a_server_has_nothing_to_say() -> None:
    assert (Device().update, Device().kept) == (None, None)


def test_what_the_device_says_is_told_to_those_who_listen(desk: Desk) -> None:
    told: list[bool | None] = []
    desk.watch(DEVICE, lambda: told.append(desk.device.kept))
    desk.device_says(Device(kept=False))
    desk.device_says(Device(kept=True))
    assert told == [False, True]
