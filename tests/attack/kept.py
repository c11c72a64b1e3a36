"""A folder with one of everything in it, and how something ends that is tried on it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rules.ethnos.events import BandPlayed, DragonDrawn
from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from storage.errors import StorageError
from storage.store import Store
from storage.values import Settings
from tests.ethnos import a_band, a_game, a_setup
from tests.stores import a_store, append

BAND: Final = BandPlayed(a_band(cards=1), marker=None)


def full_folder(data: Path) -> tuple[Store, str]:
    """A folder with one of everything, each with its backup beside it."""
    store = a_store(data)
    id = store.games.begin(Game(a_setup()), "ethnos").id
    append(store.games, id, BAND)
    append(store.games, id, DragonDrawn(0))
    for theme in ("light", "dark"):
        store.save_settings(Settings(theme=theme))  # type: ignore[arg-type]
    store.players.rename("Mara", "Tara")
    store.players.rename("Tara", "Mara")
    store.listing.page()
    return store, id


def tried(read: Callable[[], Any]) -> tuple[Any, str | None]:
    """What is read, or how that fails: `None` if it is said as it should be."""
    try:
        return read(), None
    except StorageError as error:
        return error, None
    except Exception as error:
        return None, f"{type(error).__name__} uncaught"


def game_file(number: int = 0) -> str:
    """A game; another number, another game, for one that is there already isn't imported again."""
    return json.dumps(write_game(a_game(a_setup(), DragonDrawn(id=f"{number}"))))
