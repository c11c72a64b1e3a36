"""Very many at once, who say nothing or half of it."""

from contextlib import ExitStack, suppress
from pathlib import Path
from socket import create_connection
from time import monotonic, sleep
from typing import Final

from tests.attack.seen import Row, Seen, seen
from tests.attack.serving import a_game, attacked, is_alive
from tests.attack.wire import Gone, Window, Wire
from tests.stores import a_store


def idle_sockets(folder: Path) -> Seen:
    """200 sockets that never say a word keep no window from being opened."""
    with attacked(folder / "data") as server, ExitStack() as ends:
        is_alive(server)
        before = server.counts()["bytes"]
        wires = []
        for _ in range(200):
            with suppress(Gone):
                wires.append(Wire(server.port))
                ends.callback(wires[-1].close)
        begun = monotonic()
        served = is_alive(server)
        took = monotonic() - begun
        grown = (server.counts()["bytes"] - before) / 1e6
    let_in = sum(wire.open for wire in wires)
    wrong = [] if served else ["a new window gets nothing"]
    return seen(200, f"{let_in} let in, +{grown:.0f} MB, new window in {took * 1000:.0f} ms", wrong)


def slow_headers(folder: Path) -> Seen:
    """150 that say half a header and 50 that say nothing, for ten seconds: a window is opened meanwhile."""
    with attacked(folder / "data") as server, ExitStack() as ends:
        wires = [ends.enter_context(create_connection(("127.0.0.1", server.port))) for _ in range(200)]
        for second in range(10):
            for wire in wires[:150]:
                with suppress(OSError):
                    wire.sendall(b"GET / HTTP/1.1\r\n" if second == 0 else b"X: y\r\n")
            sleep(1)
        begun = monotonic()
        served = is_alive(server)
        took = monotonic() - begun
        held = server.counts()["files"]
    wrong = [] if served else ["a new window gets nothing"]
    return seen(200, f"{held} files held by the server, new window in {took * 1000:.0f} ms", wrong)


def files_exhausted(folder: Path) -> Seen:
    """More sockets than the process may have files: entries wait or are refused, nothing is lost, and it recovers."""
    id = a_game(folder / "data")
    with attacked(folder / "data", files=256) as server:
        window = Window(server.port, f"/game/{id}")
        window.wait_for("dragon")
        with ExitStack() as ends:
            for _ in range(300):
                ends.enter_context(create_connection(("127.0.0.1", server.port)))
            sleep(1)
            window.tap("dragon")
            window.hear(1)
        sleep(1)
        wrong = [] if is_alive(server) else ["no window is opened afterwards"]
        meanwhile = _events(folder / "data", id)
        again = Window(server.port, f"/game/{id}")
        again.wait_for("dragon")
        again.tap("dragon")
        again.wait_for_patch()
        again.hear(0.5)
    afterwards = _events(folder / "data", id) - meanwhile
    wrong += [f"{meanwhile} entries of one tap"] if meanwhile > 1 else []
    wrong += [] if afterwards == 1 else ["an entry isn't kept afterwards"]
    return seen(300, f"{meanwhile} of 1 entry kept meanwhile, {afterwards} of 1 afterwards", wrong)


def _events(data: Path, id: str) -> int:
    return len(a_store(data).games.open(id).game.events)


ROWS: Final[dict[str, Row]] = {
    "idle-sockets": idle_sockets,
    "slow-headers": slow_headers,
    "files-exhausted": files_exhausted,
}
