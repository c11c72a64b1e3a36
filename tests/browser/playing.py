"""Plays games in the browser as people do: by tapping what is there."""

import json
from pathlib import Path
from typing import Any

from rules.ethnos.formats.games import read_game
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import Window


def set_up(window: Window, names: tuple[str, ...], tribes: tuple[Tribe, ...], edition: str = "en") -> None:
    """From home to the table of a new game, whose first player is the first named."""
    window.tap("new-game")
    window.wait_for("game-ethnos")
    window.tap("game-ethnos")
    window.wait_for("start")
    window.tap(f"players-count-{len(names)}")
    for seat, name in enumerate(names):
        window.type(f"player-name-{seat}", name)
    if edition != "en":
        window.tap("game-rules")
        window.wait_for(f"edition-{edition}")
        window.tap(f"edition-{edition}", "game-rules")
        window.wait_until_gone(f"edition-{edition}")
    window.tap(*(f"tribe-{tribe}" for tribe in tribes), "deal-tokens", "first-0", "start")
    window.wait_for("band-0")


def play_band(
    window: Window,
    seat: int,
    tribe: Tribe,
    kingdom: Kingdom,
    cards: int,
    *,
    skeletons: int = 0,
    before: tuple[str, ...] = (),
    after: tuple[str, ...] = (),
) -> str:
    """Enters a band and what is to be chosen before and after its size; what the bar then says."""
    said = window.label("last-event")
    window.tap(f"band-{seat}")
    window.wait_for("cards-1")
    window.tap(f"leader-{tribe}", f"colour-{kingdom.id}", *["skeletons-more"] * skeletons, *before, f"cards-{cards}")
    for place, identifier in enumerate(after):
        window.wait_for(identifier)
        if not place:
            window.hushed()
        window.tap(identifier)
    words = window.wait_for_other("last-event", said)
    window.hushed()
    return words


def end_age(window: Window, third_dragon: int, pillage: tuple[int, ...] = ()) -> list[int]:
    """Draws the Dragons, reckons, and returns everybody's total as it is shown."""
    while "2" not in window.label("dragon"):
        drawn = window.label("dragon")
        window.tap("dragon")
        window.wait_for_other("dragon", drawn)
    window.tap("dragon")
    window.wait_for("reckon")
    if window.has(f"third-dragon-{third_dragon}"):
        window.tap(f"third-dragon-{third_dragon}")
    window.tap(*(f"pillage-{seat}" for seat in pillage), "reckon")
    window.wait_for("total-0")
    return [number_in(window.label(f"total-{seat}")) for seat in seats(window, "total")]


def seats(window: Window, name: str) -> range:
    return range(sum(identifier.startswith(f"{name}-") for identifier in set(window.identifiers())))


def number_in(label: str) -> int:
    """The first number of a label that names a player first."""
    return int("".join(c if c.isdigit() else " " for c in label.split(":", 1)[1]).split()[0])


def glory(window: Window) -> list[int]:
    return [number_in(window.label(f"glory-{seat}")) for seat in seats(window, "glory")]


def exported(window: Window, identifier: str = "export") -> Game:
    """The game file as the app hands it over, read again."""
    with window.page.expect_download() as download:
        window.tap(identifier)
    data: Any = json.loads(Path(download.value.path()).read_text())
    return read_game(data)


def exported_from_table(window: Window) -> Game:
    window.tap("menu")
    window.wait_for("export")
    game = exported(window)
    window.tap("close")
    window.wait_for("band-0")
    return game
