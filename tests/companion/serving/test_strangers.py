import socket
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from companion.serving.strangers import is_welcome
from tests.browser.driver import Server

PORT = 8550
REBOUND = "rebound.evil.example"


def welcome(*headers: tuple[str, str], host: str = "127.0.0.1", address: str = "127.0.0.1", port: int = PORT) -> bool:
    return is_welcome([(name.encode(), value.encode("latin-1")) for name, value in headers], host, address, port)


@pytest.mark.parametrize("name", ["localhost:8550", "127.0.0.1:8550", "[::1]:8550", "LocalHost:8550"])
def test_this_machine_is_welcome_by_all_its_names(name: str) -> None:
    assert welcome(("host", name))


@pytest.mark.parametrize(
    "name",
    [
        "rebound.evil.example:8550",
        "localhost.evil.example:8550",
        "evil-localhost:8550",
        "192.168.1.5:8550",
        "0.0.0.0:8550",
        "::1:8550",
        "user@localhost:8550",
        "localhost:8550,evil.example",
        "localhost:8550 ",
        "",
        ":8550",
        "löcalhost:8550",
    ],
)
def test_another_host_is_a_stranger(name: str) -> None:
    assert not welcome(("host", name))


def test_another_spelling_than_a_browser_has_is_a_stranger() -> None:
    assert not welcome(("host", "localhost.:8550"))
    assert not welcome(("host", "localhost:08550"))


def test_another_port_is_a_stranger() -> None:
    assert not welcome(("host", "localhost:8551"))
    assert not welcome(("host", "localhost:80"))


def test_no_port_means_port_80() -> None:
    assert not welcome(("host", "localhost"))
    assert welcome(("host", "localhost"), port=80)
    assert welcome(("host", "localhost:80"), port=80)
    assert welcome(("host", "[::1]"), ("origin", "http://[::1]"), port=80)


def test_a_request_without_a_host_is_a_stranger() -> None:
    assert not welcome()
    assert not welcome(("origin", "http://localhost:8550"))


def test_several_hosts_are_a_stranger_even_if_one_is_ours() -> None:
    assert not welcome(("host", "localhost:8550"), ("host", "evil.example:8550"))
    assert not welcome(("host", "localhost:8550"), ("host", "localhost:8550"))


@pytest.mark.parametrize("origin", ["http://localhost:8550", "http://127.0.0.1:8550", "http://[::1]:8550"])
def test_a_page_of_ours_is_welcome(origin: str) -> None:
    assert welcome(("host", "localhost:8550"), ("origin", origin))


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "https://evil.example",
        "http://evil.example:8550",
        "http://localhost",
        "http://localhost:9000",
        "https://localhost:8550",
        "http://localhost:8550/",
        "http://localhost:8550.evil.example",
        "http://localhost:8550 http://evil.example",
        "file://",
    ],
)
def test_a_page_of_others_is_a_stranger(origin: str) -> None:
    assert not welcome(("host", "localhost:8550"), ("origin", origin))


def test_several_origins_are_welcome_only_if_all_are_ours() -> None:
    assert not welcome(
        ("host", "localhost:8550"), ("origin", "http://localhost:8550"), ("origin", "https://evil.example")
    )


def test_the_host_that_was_given_is_welcome_by_its_name_and_its_address() -> None:
    given = {"host": "Games.Home", "address": "192.168.1.5"}
    assert welcome(("host", "games.home:8550"), ("origin", "http://games.home:8550"), **given)
    assert welcome(("host", "192.168.1.5:8550"), **given)
    assert not welcome(("host", "192.168.1.6:8550"), **given)
    assert not welcome(("host", "other.home:8550"), **given)


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::", ""])
def test_who_listens_everywhere_is_known_by_the_address_that_was_reached_and_by_no_name(everywhere: str) -> None:
    assert welcome(("host", "192.168.1.5:8550"), host=everywhere, address="192.168.1.5")
    assert welcome(("host", "[fe80::5]:8550"), host=everywhere, address="fe80::5")
    assert welcome(("host", "localhost:8550"), host=everywhere)
    assert not welcome(("host", "192.168.1.6:8550"), host=everywhere, address="192.168.1.5")
    assert not welcome(("host", "rebound.evil.example:8550"), host=everywhere, address="192.168.1.5")
    assert not welcome(("host", ":8550"), host=everywhere, address="192.168.1.5")


@pytest.fixture(scope="module", params=["127.0.0.1", "127.0.0.2", "::1"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The app on one of this machine's own addresses."""
    server = Server(tmp_path_factory.mktemp("served") / "data", host=request.param)
    yield request.param, server.port
    server.stop()
    assert "Traceback" not in server.log.read_text()


def own_names(server: tuple[str, int]) -> list[str]:
    host, port = server
    given = f"[{host}]" if ":" in host else host
    return [f"{name}:{port}" for name in ("localhost", "127.0.0.1", "[::1]", given)]


def answer(server: tuple[str, int], *headers: str) -> str:
    """The whole answer to a request for the first page with these headers, as it comes over the wire."""
    with closing(socket.create_connection(server, timeout=10)) as wire:
        wire.sendall("\r\n".join(["GET / HTTP/1.1", *headers, "Connection: close", "", ""]).encode())
        with wire.makefile("rb") as received:
            return received.read().decode()


def opens_socket(server: tuple[str, int], host: str, origin: str | None) -> bool:
    """Whether a websocket is let in that says to come from there."""
    with closing(socket.create_connection(server, timeout=10)) as wire:
        try:
            with connect(f"ws://{host}/ws", origin=origin, sock=wire, proxy=None):  # type: ignore[arg-type]
                return True
        except InvalidStatus as refused:
            return refused.response.status_code != 403


@pytest.mark.slow
def test_the_server_gives_its_page_and_its_socket_to_whom_it_knows(server: tuple[str, int]) -> None:
    for name in own_names(server):
        for headers in ([f"Host: {name}"], [f"Host: {name}", f"Origin: http://{name}"]):
            page = answer(server, *headers)
            assert page.startswith("HTTP/1.1 200 ")
            assert "<title>" in page
        assert opens_socket(server, name, f"http://{name}")
        assert opens_socket(server, name, None)


@pytest.mark.slow
def test_the_server_gives_neither_page_nor_socket_to_a_page_of_others(server: tuple[str, int]) -> None:
    name = own_names(server)[-1]
    for origin in ("https://evil.example", "null", f"https://{name}", "http://localhost"):
        refused = answer(server, f"Host: {name}", f"Origin: {origin}")
        assert refused.startswith("HTTP/1.1 403 ")
        assert "Forbidden" in refused
        assert "<title>" not in refused
        assert not opens_socket(server, name, origin)


@pytest.mark.slow
def test_the_server_gives_neither_page_nor_socket_under_a_rebound_name(server: tuple[str, int]) -> None:
    name = f"{REBOUND}:{server[1]}"
    assert answer(server, f"Host: {name}").startswith("HTTP/1.1 403 ")
    assert answer(server, f"Host: {name}", f"Origin: http://{name}").startswith("HTTP/1.1 403 ")
    assert not opens_socket(server, name, f"http://{name}")
    assert not opens_socket(server, name, None)


@pytest.mark.slow
def test_the_server_refuses_a_request_without_a_host_or_with_two(server: tuple[str, int]) -> None:
    name = own_names(server)[-1]
    assert answer(server, "Accept: */*").startswith(("HTTP/1.1 400 ", "HTTP/1.1 403 "))
    assert answer(server, f"Host: {name}", f"Host: {REBOUND}").startswith(("HTTP/1.1 400 ", "HTTP/1.1 403 "))
