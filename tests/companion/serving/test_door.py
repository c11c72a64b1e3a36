"""Nothing but loopback is listened on until somebody shares, and then what other machines can reach."""

import socket
from pathlib import Path
from threading import Thread

import pytest

from companion.serving import door, server
from companion.serving.door import ServerDoor
from companion.serving.lines import Bounds
from companion.serving.server import prepare
from companion.sharing.door import CannotOpen
from companion.shell.desk import Desk
from tests.attack.server import _listening
from tests.stores import a_store

OTHER = "127.0.0.2"
"""As good as another card's: nobody listens there who only listens on 127.0.0.1."""


def reaches(address: str, port: int) -> bool:
    try:
        socket.create_connection((address, port), timeout=5).close()
    except OSError:
        return False
    return True


def test_without_sharing_only_loopback_is_listened_on_and_the_switch_opens_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(door, "addresses", lambda: (OTHER,))
    desk = Desk(a_store(tmp_path, "test"))
    prepared = prepare(desk, "127.0.0.1", 0, Bounds())
    port = prepared.listening.getsockname()[1]
    running = Thread(target=prepared.run)
    running.start()
    try:
        opened = desk.door
        assert opened
        assert not opened.is_open
        assert opened.addresses == []
        assert prepared.hosts_link is None
        assert not reaches(OTHER, port)
        while not prepared.server.started:
            pass
        (first,) = prepared.server.servers
        loop = first.get_loop()
        for _ in range(2):
            loop.call_soon_threadsafe(opened.open)
        while not reaches(OTHER, port):
            pass
        assert opened.addresses == [f"http://{OTHER}:{port}"]
        opened.tell("ACDEFH")
        assert "ACDEFH" in capsys.readouterr().out
    finally:
        prepared.server.should_exit = True
        running.join()
    assert not reaches(OTHER, port)


def test_a_machine_without_a_network_and_a_port_that_is_taken_are_said_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(CannotOpen, match="no network"):
        ServerDoor(1, None, None).open()
    monkeypatch.setattr(door, "addresses", lambda: (OTHER, OTHER))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    shut = ServerDoor(port, None, None)
    shut.server = object()  # type: ignore[assignment]
    with pytest.raises(CannotOpen, match=str(port)):
        shut.open()
    assert not shut.is_open
    assert not reaches(OTHER, port)


@pytest.mark.parametrize("host", ["127.0.0.1", OTHER])
def test_shared_from_the_start_it_listens_to_all_or_to_what_it_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr(server, "addresses", lambda: ("192.0.2.7",))
    desk = Desk(a_store(tmp_path, "test"))
    prepared = prepare(desk, host, 0, Bounds(), share=True, public="https://table.example")
    address, port = prepared.listening.getsockname()
    prepared.listening.close()
    assert address == ("0.0.0.0" if host == "127.0.0.1" else host)
    assert desk.door
    assert desk.door.is_open
    found = "192.0.2.7" if host == "127.0.0.1" else host
    assert desk.door.addresses == ["https://table.example", f"http://{found}:{port}"]
    assert prepared.hosts_link
    assert prepared.hosts_link.startswith("https://table.example/?key=")


@pytest.mark.slow
@pytest.mark.parametrize("shares", [False, True])
def test_a_process_listens_on_loopback_alone_unless_it_shares(tmp_path: Path, shares: bool) -> None:
    from tests.browser.driver import Server

    running = Server(tmp_path / "data", command=("-m", "companion", *(["--share"] if shares else [])))
    try:
        assert list(_listening(running._process.pid)) == ["tcp 0.0.0.0" if shares else "tcp 127.0.0.1"]
    finally:
        running.stop()
