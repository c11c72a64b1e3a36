"""Who comes from another machine: a real server that listens everywhere, reached over loopback."""

import re
from urllib.parse import urlsplit

import pytest

from companion.serving.key import new_key, with_key
from companion.serving.server import Prepared
from tests.browser.driver import Server
from tests.companion.serving.raw_client import RawWindow, Refused, asked


def test_no_two_keys_are_the_same_and_none_is_short() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert min(map(len, keys)) >= 22
    assert with_key("http://games.home:8550", "a-b_c") == "http://games.home:8550/?key=a-b_c"


def test_the_printed_address_has_the_key_and_leads_on_to_one_without(here: Prepared, url: str) -> None:
    assert re.fullmatch(r"http://0\.0\.0\.0:\d+/\?key=[\w-]{22}", here.address)
    welcome = asked(url, path=f"/?{urlsplit(here.address).query}")
    assert welcome.startswith("HTTP/1.1 200 ")
    assert 'content="0;url=/"' in welcome
    assert "<script" not in welcome


@pytest.mark.parametrize("path", ["/", "/?key=", "/?key=wrong", "/?key=%FF", "/main.dart.js", "/start.js", "/docs"])
def test_nobody_is_given_anything_without_it(url: str, path: str) -> None:
    for headers in ((), ("Cookie: ethnos-companion-80=x",), (f"Cookie: ethnos-companion-{urlsplit(url).port}=",)):
        refused = asked(url, *headers, path=path)
        assert refused.startswith("HTTP/1.1 403 ")
        assert "set-cookie" not in refused.lower()
        assert refused.endswith("it ends with a key.\n")


def test_a_socket_needs_it_too(url: str, cookie: str) -> None:
    for shown in (None, "key=wrong", cookie + "x", cookie[:-1]):
        with pytest.raises(Refused) as refused:
            RawWindow(url, cookie=shown)
        assert refused.value.status == 403
    window = RawWindow(url, cookie=f"other=1; {cookie}")
    window.register()
    window.wait_for("new-game")
    window.close()


def test_who_has_it_is_given_the_page(url: str, cookie: str) -> None:
    page = asked(url, f"Cookie: {cookie}")
    assert page.startswith("HTTP/1.1 200 ")
    assert "<title>Table companion</title>" in page


def test_a_page_of_others_is_a_stranger_even_with_it(here: Prepared, url: str, cookie: str) -> None:
    query = urlsplit(here.address).query
    assert asked(url, "Origin: https://evil.example", path=f"/?{query}").startswith("HTTP/1.1 403 ")
    assert asked(url, f"Cookie: {cookie}", host="rebound.evil.example").startswith("HTTP/1.1 403 ")
    with pytest.raises(Refused):
        RawWindow(url, origin="https://evil.example", cookie=cookie)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
@pytest.mark.slow
def test_on_this_machine_alone_nobody_is_asked_for_a_key(tmp_path_factory: pytest.TempPathFactory, host: str) -> None:
    server = Server(tmp_path_factory.mktemp("served") / "data", host=host)
    assert server.address == server.url
    assert asked(server.url).startswith("HTTP/1.1 200 ")
    server.stop()
