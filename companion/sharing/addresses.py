"""Where the app is found by other devices: the address that a page of a letter goes by, and how much it can hold.

The page stands behind the `#`: a browser never sends that to anybody.
"""

from typing import Final
from urllib.parse import urlsplit

TAKE: Final = "take"
"""The screen that a letter is opened by."""
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""By the scheme that a window knows itself by."""
LARGEST: Final = 25
"""The version of the largest QR code that is shown, with 117 modules to a side: phones read it off each other."""
BITS: Final = 1276 * 8
"""What it holds, at the lowest level of error correction: a screen has no stains."""
BYTES_HEAD, DIGITS_HEAD = 4 + 16, 4 + 12
"""The kind and the length of what follows, in bits."""


def base_of(url: str | None) -> str | None:
    """The address of the app itself; none where it has none, as in a window of its own."""
    parts = urlsplit(url or "")
    scheme = SCHEMES.get(parts.scheme)
    folder = parts.path.rpartition("/")[0]
    return f"{scheme}://{parts.netloc}{folder}/" if scheme and parts.netloc else None


def before_page(base: str) -> str:
    """What stands before the digits of a page."""
    return f"{base}#/{TAKE}/"


def room_behind(address: str) -> int:
    """How many digits a code holds behind an address."""
    bits = BITS - BYTES_HEAD - 8 * len(address.encode()) - DIGITS_HEAD
    return max(0, bits // 10 * 3)


def is_only_here(base: str) -> bool:
    """Whether nobody but this very device can open an address."""
    host = urlsplit(base).hostname or ""
    return host == "localhost" or host == "::1" or host.startswith("127.")
