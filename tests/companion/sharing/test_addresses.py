import pytest
import segno

from companion.sharing.addresses import LARGEST, base_of, before_page, room_behind

SITE = "https://somebody.github.io/table/"


@pytest.mark.parametrize(
    ("url", "base"),
    [
        (f"{SITE}#/game/20260131-201500-0a1b2c/hand-over", SITE),
        (f"{SITE}index.html?x=1", SITE),
        ("ws://192.168.1.7:8550", "http://192.168.1.7:8550/"),
        ("wss://table.example", "https://table.example/"),
        ("tcp://127.0.0.1:1234", None),
        ("/tmp/flet.sock", None),
        (None, None),
    ],
)
def test_the_app_knows_its_own_address_where_it_has_one(url: str | None, base: str | None) -> None:
    assert base_of(url) == base


def test_the_page_stands_where_no_browser_sends_it() -> None:
    assert before_page(SITE) == f"{SITE}#/take/"


@pytest.mark.parametrize("address", [before_page(SITE), before_page("http://127.0.0.1:8550/"), "x"])
def test_a_code_holds_just_so_many_digits(address: str) -> None:
    room = room_behind(address)
    fits = segno.make([address, "9" * room], error="l", boost_error=False)
    more = segno.make([address, "9" * (room + 4)], error="l", boost_error=False)
    assert (fits.version, more.version) == (LARGEST, LARGEST + 1)
    assert room_behind("x" * 2_000) == 0
