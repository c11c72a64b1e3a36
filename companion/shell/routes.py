"""Every screen by its address: those of the lobby, those that a game has for itself, and those of one kept game."""

from collections.abc import Callable, Iterator
from typing import Final

import flet as ft

from companion.controls.frame import screen
from companion.shell.games import Screen, game_named, games
from companion.shell.window import current_window

HOME: Final = Screen("companion.lobby.home", "HomeScreen")
LOST: Final = Screen("companion.lobby.lost", "LostScreen")
"""For every address that leads nowhere."""
LOBBY: Final = {
    "which": Screen("companion.lobby.which_game", "WhichGameScreen"),
    "past": Screen("companion.lobby.past_games", "PastGamesScreen"),
    "past/bin": Screen("companion.lobby.past_games", "BinScreen"),
    "statistics": Screen("companion.lobby.statistics", "StatisticsScreen"),
    "past/files": Screen("companion.results.screens", "FilesScreen"),
    "settings": Screen("companion.lobby.settings", "SettingsScreen"),
    "keys": Screen("companion.lobby.keys", "KeysScreen"),
    "players": Screen("companion.lobby.players", "PlayersScreen"),
    "take": Screen("companion.sharing.screens.take_over", "TakeOverScreen"),
    "take/:page": Screen("companion.sharing.screens.take_over", "TakeOverScreen"),
}
SHARE: Final = "share"
SHARING: Final = {
    SHARE: Screen("companion.sharing.screens.share", "ShareScreen"),
    "hand-over": Screen("companion.sharing.screens.hand_over", "HandOverScreen"),
}
"""Of any game, by path below it."""
SEATS: Final = Screen("companion.sharing.screens.seats", "SeatsScreen")
"""What a guest sees first."""


def routes() -> list[ft.Route]:
    own = {path: shown for game in games() for path, shown in game.screens.items()}
    below = dict.fromkeys(path for game in games() for path in game.table)
    return [
        ft.Route(index=True, component=HOME.show),
        *(ft.Route(path=path, component=shown.show) for path, shown in (LOBBY | own).items()),
        *(ft.Route(path=f"game/:id/{path}".rstrip("/"), component=_of_one_game(path)) for path in below),
        *(ft.Route(path=f"game/:id/{path}", component=shown.show) for path, shown in SHARING.items()),
        ft.Route(path=":anywhere*", component=LOST.show),
    ]


def guests_routes() -> list[ft.Route]:
    """Those of a table, and what there is to read. All else is kept from guests by their desk; these are only paths."""
    to_read = {place.path.split("/")[1] for game in games() for place in game.to_read}
    reading = {path: shown for game in games() for path, shown in game.screens.items() if path.split("/")[0] in to_read}
    below = dict.fromkeys(path for game in games() for path in game.table)
    return [
        ft.Route(index=True, component=SEATS.show),
        *(ft.Route(path=path, component=shown.show) for path, shown in reading.items()),
        *(ft.Route(path=f"game/:id/{path}".rstrip("/"), component=_of_one_game(path)) for path in below),
        ft.Route(path=":anywhere*", component=SEATS.show),
    ]


def other_modules() -> tuple[str, ...]:
    """The modules of all screens but the first, those that are wanted soonest first."""
    return tuple(dict.fromkeys(_modules()))


def _modules() -> Iterator[str]:
    for game in games():
        yield game.table[""].module
    for game in games():
        yield from (shown.module for shown in game.screens.values())
        yield from (shown.module for shown in game.table.values())
    yield from (shown.module for shown in (*LOBBY.values(), *SHARING.values(), SEATS))
    yield LOST.module


def _of_one_game(path: str) -> Callable[..., ft.View]:
    """A screen of the game whose id is in the address: each kind of game has its own."""

    @screen
    def GameScreen() -> ft.View:
        saved = current_window().desk.game(ft.use_route_params()["id"])
        shown = game_named(saved.kind).table.get(path, HOME)
        return shown.show()  # type: ignore[return-value]

    return GameScreen
