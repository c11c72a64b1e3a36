"""One bad thing in a data folder, and what people see of all the others."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rules.ethnos.game import Game
from storage.values import Settings
from tests.attack.commands import command
from tests.attack.seen import Row, Seen, seen
from tests.attack.serving import attacked
from tests.attack.wire import Gone, Window
from tests.ethnos import a_setup
from tests.stores import a_store

WENT_WRONG: Final = "Something went wrong"
SCREENS: Final = {"/": "new-game", "/past": "import", "/new": "start", "/players": "back", "/settings": "back-up"}
"""By address: what is always there."""
Spoil = Callable[[Path, Path], Any]
"""Does something bad to a folder; the second path is that of a game in it which may be spoilt."""


def dead_screens(data: Path, *games: str) -> list[str]:
    """The screens that aren't shown as they should be, the tables of these games among them."""
    screens = SCREENS | {f"/game/{id}": "dragon" for id in games}
    dead: list[str] = []
    with attacked(data) as server:
        for route, shown in screens.items():
            try:
                dead += [] if _shows(server.port, route, shown) else [_named(route)]
            except TimeoutError:
                return [*dead, f"{_named(route)} and the whole server"]
    return dead


def _named(route: str) -> str:
    return "a table" if route.startswith("/game") else route


def _shows(port: int, route: str, shown: str) -> bool:
    try:
        window = Window(port, route)
        is_there = window.wait_for(shown, patience=8)
        window.hear(0.02)
        window.close()
    except Gone:
        return False
    return is_there and not window.crashes and not any(WENT_WRONG in text for text in window.texts)


def _rewrite(path: Path, change: Callable[[dict[str, Any]], Any]) -> None:
    """The record in a file, changed; no backup is left beside it."""
    data = json.loads(path.read_bytes())
    change(data["_default"]["1"])
    path.write_text(json.dumps(data))
    path.with_name(path.name + ".bak").unlink(missing_ok=True)


def _only(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    path.with_name(path.name + ".bak").unlink(missing_ok=True)


def _folder(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.with_name(path.name + ".bak").unlink(missing_ok=True)
    path.mkdir()


def _link(path: Path, to: str) -> None:
    path.unlink()
    path.symlink_to(to)


def _nested(path: Path) -> None:
    _only(path, b'{"_default": {"1": ' + b"[" * 3000 + b"]" * 3000 + b"}}")


def _odd_name(game: Path) -> None:
    (Path(os.fsdecode(os.fsencode(game.parent) + b"/\xff\xfe.json"))).write_bytes(b"{}")


KINDS: Final[dict[str, Spoil]] = {
    "settings cut": lambda data, game: _only(data / "settings.json", b'{"_default": {"1": {"sch'),
    "settings of a newer version": lambda data, game: _rewrite(
        data / "settings.json", lambda record: record.update(schema=99)
    ),
    "settings with one more field": lambda data, game: _rewrite(
        data / "settings.json", lambda record: record["settings"].update(more=1)
    ),
    "settings nested": lambda data, game: _nested(data / "settings.json"),
    "settings that are a folder": lambda data, game: _folder(data / "settings.json"),
    "players cut": lambda data, game: _only(data / "players.json", b'{"_default"'),
    "players that are a folder": lambda data, game: _folder(data / "players.json"),
    "a player of an odd time": lambda data, game: _rewrite(
        data / "players.json", lambda record: record["players"][0].update(last_played="zzzz")
    ),
    "a game cut": lambda data, game: _only(game, game.read_bytes()[:300]),
    "a game of a newer version": lambda data, game: _rewrite(game, lambda record: record.update(schema=99)),
    "a game of an odd time": lambda data, game: _rewrite(game, lambda record: record.update(updated="zzzz")),
    "a game of nobody": lambda data, game: _rewrite(game, lambda record: record["game"].update(players=[])),
    "a game of impossible events": lambda data, game: _rewrite(
        game, lambda record: record["game"].update(events=[{"type": "dragon"}] * 9)
    ),
    "a game with half a character": lambda data, game: _rewrite(
        game,
        lambda record: record["game"].update(events=[{"type": "correction", "set": {}, "note": "bad \ud800 text"}]),
    ),
    "a game that is a folder": lambda data, game: _folder(game),
    "a link to nothing": lambda data, game: _link(game, "nowhere"),
    "a link to itself": lambda data, game: _link(game, game.name),
    "a pipe": lambda data, game: (game.unlink(), os.mkfifo(game)),
    "a copy beside it": lambda data, game: (game.parent / f"copy of {game.name}").write_bytes(game.read_bytes()),
    "a name that is no text": lambda data, game: _odd_name(game),
    "a month that is a file": lambda data, game: (data / "games" / "2020-01").write_bytes(b"{}"),
    "an index that is a folder": lambda data, game: _folder(next((data / "index").glob("games*.json"))),
    "an index of nonsense": lambda data, game: _only(
        next((data / "index").glob("games*.json")), b'{"games": {"x": [1, 2, 3, {"players": 7}]}}'
    ),
}


def a_folder(data: Path) -> tuple[str, str]:
    """With settings, players and two games: a good one, and one to spoil."""
    store = a_store(data)
    good, other = (store.games.begin(Game(a_setup()), "ethnos").id for _ in range(2))
    store.save_settings(Settings(theme="dark"))
    store.listing.page()
    return good, other


def spoilt(folder: Path) -> Seen:
    """Every screen is shown, the good game can be played, `games list` answers; only what is spoilt is missing."""
    wrong, screens = [], 0
    for number, (name, spoil) in enumerate(KINDS.items()):
        data = folder / str(number)
        good, other = a_folder(data)
        spoil(data, next((data / "games").rglob(f"{other}.json")))
        dead = dead_screens(data, good)
        screens += len(SCREENS) + 1
        wrong += [f"{name}: {', '.join(dead)} dead"] if dead else []
        listed = command("games", "list", "--data", str(data))
        wrong += [f"{name}: games list {listed.failed}"] if listed.failed else []
        wrong += [] if listed.failed or good in listed.out.decode() else [f"{name}: the good game isn't listed"]
    bad = len({each.split(":")[0] for each in wrong})
    return seen(len(KINDS), f"{bad} of {len(KINDS)} kinds take something else down, on {screens} screens", wrong)


ROWS: Final[dict[str, Row]] = {"spoilt": spoilt}
