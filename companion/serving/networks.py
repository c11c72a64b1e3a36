"""The addresses of this machine that other phones in the house can reach: those of its network cards."""

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Final

INSIDE: Final = ("lo", "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "cni", "podman")
"""How the cards begin that lead nowhere but into this machine."""
SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: the system says by which card it would go there, and nothing is sent."""
ADDRESS_OF_CARD: Final = 0x8915


def addresses() -> tuple[str, ...]:
    """The one that leads out of the house first, for that is the card that phones are most likely on."""
    found = dict.fromkeys((*_outward(), *(_of_cards() if sys.platform == "linux" else _of_name())))
    return tuple(address for address in found if _is_reachable(address))


def _outward() -> Iterator[str]:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(SOMEWHERE)
        yield asking.getsockname()[0]


def _of_cards() -> Iterator[str]:
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if not name.startswith(INSIDE):
                with suppress(OSError):  # of a card that has none
                    packed = fcntl.ioctl(asking.fileno(), ADDRESS_OF_CARD, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(packed[20:24])


def _of_name() -> Iterator[str]:
    """Where cards can't be asked, what the machine's own name leads to."""
    with suppress(OSError):
        yield from socket.gethostbyname_ex(socket.gethostname())[2]


def _is_reachable(address: str) -> bool:
    found = IPv4Address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_multicast)
