"""Windows that vanish at the worst moment: what the server keeps of them."""

from contextlib import suppress
from pathlib import Path
from random import Random
from time import sleep
from typing import Final

from tests.attack.seen import SEED, Row, Seen, seen
from tests.attack.serving import a_game, attacked, is_alive
from tests.attack.wire import Gone, Window, Wire

MOST_KEPT: Final = 4.0
"""KB that a socket which never said who it is may leave behind: measured in pages, it is never quite nothing."""
NEVER: Final = 2000
LOADING: Final = 180
ENTRIES: Final = 40


def never_registered(folder: Path) -> Seen:
    """2,000 sockets opened and closed without a word: nothing is kept of them."""
    with attacked(folder / "data") as server:
        for _ in range(200):
            Wire(server.port).close()
        is_alive(server)
        server.after_time_out(0)
        before = server.counts()
        for _ in range(NEVER):
            with suppress(Gone):
                Wire(server.port).close()
        sleep(1)
        after = server.counts()
    left = after["connections"]
    kept = (after["bytes"] - before["bytes"]) / 1000 / NEVER
    wrong = ["connection kept"] * left + ([f"{kept:.1f} KB each"] if kept > MOST_KEPT else [])
    return seen(NEVER, f"{left} kept, {kept:.1f} KB each", wrong)


def closed_while_loading(folder: Path) -> Seen:
    """Windows closed in every moment of their first second: every session ends after its time-out."""
    random = Random(SEED)
    id = a_game(folder / "data")
    with attacked(folder / "data") as server:
        is_alive(server)
        for number in range(LOADING):
            window = Window(server.port, f"/game/{id}" if number % 2 else "/")
            with suppress(Gone):
                for _ in range(random.randrange(3)):
                    window.hear(random.choice((0.001, 0.005, 0.02)))
            (window.wire.reset if number % 3 else window.close)()
        held = server.after_time_out(0)
        alive = is_alive(server)
    left = held["sessions"]
    wrong = ["session never freed"] * left + ([] if alive else ["dead afterwards"])
    return seen(LOADING, f"{left} never freed ({held['connections']} connections, {held['windows']} windows)", wrong)


def reset_while_an_entry_is_made(folder: Path) -> Seen:
    """Windows on a table that vanish while another one enters something: every session ends after its time-out."""
    id = a_game(folder / "data")
    with attacked(folder / "data") as server:
        writer = Window(server.port, f"/game/{id}")
        writer.wait_for("dragon")
        writer.hear(0.3)
        for number in range(ENTRIES):
            other = Window(server.port, f"/game/{id}")
            other.wait_for("dragon")
            other.hear(0.05)
            writer.tap("undo" if number % 2 else "dragon")
            sleep((number % 8) / 400)
            other.wire.reset()
            writer.wait_for_patch(2)
            writer.wait_for("undo")
            writer.hear(0.1)
        writer.close()
        held = server.after_time_out(0)
    left = held["sessions"]
    return seen(ENTRIES, f"{left} never freed", ["session never freed"] * left)


def closed_at_rest(folder: Path) -> Seen:
    """Windows closed when nothing is drawn: every session ends after its time-out, and is freed."""
    with attacked(folder / "data") as server:
        for _ in range(60):
            window = Window(server.port)
            window.wait_for("new-game")
            window.hear(0.05)
            window.close()
        held = server.after_time_out(0)
    left = held["sessions"]
    return seen(60, f"{left} never freed, {held['windows']} windows left", ["never freed"] * left)


ROWS: Final[dict[str, Row]] = {
    "never-registered": never_registered,
    "closed-while-loading": closed_while_loading,
    "reset-while-entering": reset_while_an_entry_is_made,
    "closed-at-rest": closed_at_rest,
}
