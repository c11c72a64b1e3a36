import socket
from ipaddress import IPv4Address

import pytest

from companion.serving import networks
from companion.serving.networks import addresses


def test_addresses_are_those_that_others_can_reach() -> None:
    found = addresses()
    assert len(set(found)) == len(found)
    assert not any(IPv4Address(address).is_loopback for address in found)


def test_cards_that_lead_into_the_machine_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "if_nameindex", lambda: [(1, "lo"), (2, "docker0"), (3, "veth5"), (4, "gone0")])
    assert list(networks._of_cards()) == []


def test_where_cards_can_not_be_asked_the_machine_s_name_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks.sys, "platform", "darwin")
    monkeypatch.setattr(networks, "_outward", lambda: iter(()))
    names = lambda name: (name, [], ["127.0.1.1", "192.168.1.5"])  # noqa: E731
    monkeypatch.setattr(socket, "gethostbyname_ex", names)
    assert addresses() == ("192.168.1.5",)
