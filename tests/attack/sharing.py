"""Others who use the same data folder at the same time."""

import os
import signal
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from rules.ethnos.game import Game
from storage.files.lock import FolderLock
from tests.attack.kept import tried
from tests.attack.seen import Row, Seen, seen
from tests.attack.serving import a_game, attacked
from tests.attack.wire import Window
from tests.ethnos import a_setup
from tests.storage.torture import child
from tests.stores import a_store

PATIENCE: Final = 2.0
"""Seconds that a window may wait while another one's tap waits for a lock."""


def two_servers(folder: Path) -> Seen:
    """Two servers on one folder, a window on each: a stale entry is refused and said, and nothing is lost."""
    data, wrong, refused = folder / "data", [], 0
    data.mkdir()
    (folder / "other").symlink_to(data)
    with attacked(data) as one, attacked(folder / "other") as two:
        for number in range(6):
            id, servers = a_game(data), (one, two) if number % 2 else (two, one)
            windows = [Window(server.port, f"/game/{id}") for server in servers]
            for window in windows:
                window.wait_for("dragon")
                window.hear(0.2)
            for window in (*windows, windows[0]):
                before = a_store(data).games.open(id).revision
                window.texts.clear()
                window.tap("dragon")
                window.wait_for_patch(5)
                window.hear(0.3)
                saved = a_store(data).games.open(id).revision - before
                refused += not saved
                wrong += [] if saved in (0, 1) else [f"{saved} changes by one tap"]
                wrong += [] if saved or any("changed" in text for text in window.texts) else ["refused without a word"]
                wrong += ["a window crashed"] if window.crashes else []
        for number in range(40):
            shown = Window((one, two)[number % 2].port, ("/", f"/game/{id}")[number // 2 % 2])
            wrong += [] if shown.wait_for("new-game", "dragon", patience=4) else ["a screen isn't shown"]
            shown.close()
        wrong += ["a traceback in the log"] if "Traceback" in one.said() + two.said() else []
    return seen(58, f"18 entries, {refused} refused and said; 40 screens", wrong)


def list_while_others_delete(folder: Path) -> Seen:
    """The list holds whatever another process deletes and brings back meanwhile."""
    store = a_store(folder)
    ids = [store.games.create(Game(a_setup()), "ethnos").id for _ in range(20)]

    def shuffle(pipe: int) -> None:
        mover = a_store(folder, lock=FolderLock(folder, patience=60))
        while True:
            for move in (mover.games.delete, mover.games.restore):
                for id in ids:
                    move(id)

    process, pipe = child(shuffle)
    lists, wrong, give_up = 0, [], monotonic() + 8
    try:
        while monotonic() < give_up:
            reader = a_store(folder)
            for read in (reader.listing.page, reader.listing.deleted):
                _, uncaught = tried(read)
                lists += 1
                wrong += [uncaught] if uncaught else []
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(pipe)
    return seen(lists, f"{len(wrong)} uncaught", wrong)


def lock_held(folder: Path) -> Seen:
    """Another process holds the folder: a tap waits or is refused, and other windows are served meanwhile."""
    id = a_game(folder)
    with attacked(folder) as server:
        waiting, other = Window(server.port, f"/game/{id}"), Window(server.port, f"/game/{id}")
        for window in (waiting, other):
            window.wait_for("dragon")
            window.hear(0.2)

        def hold(pipe: int) -> None:
            with FolderLock(folder).held():
                os.write(pipe, b"held\n")
                sleep(12)

        process, pipe = child(hold)
        os.read(pipe, 1)
        waits = []
        try:
            waiting.tap("dragon")
            sleep(0.1)
            for route, shown in (("/", "new-game"), (f"/game/{id}", "dragon"), ("/settings", "back-up")):
                begun = monotonic()
                Window(server.port, route).wait_for(shown, patience=15)
                waits.append(monotonic() - begun)
        finally:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            os.close(pipe)
        waiting.hear(2)
        other.tap("menu")
        wrong = [f"waited {wait:.0f} s" for wait in waits if wait > PATIENCE]
        wrong += [] if other.wait_for("export", patience=5) else ["an open window is dead afterwards"]
    return seen(len(waits), f"other windows waited {max(waits):.2f} s at most", wrong)


ROWS: Final[dict[str, Row]] = {
    "two-servers": two_servers,
    "list-while-deleting": list_while_others_delete,
    "lock-held": lock_held,
}
