"""A game handed to the device: shared where it can share, else as a file, through its own dialogs."""

import json
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import flet as ft

from companion.results.drawing.font import NoFont
from companion.results.exports import WAYS, every_result, file_name, result_of
from companion.results.people import known_to
from companion.results.tables import as_data, lines_csv, players_csv
from companion.shell.beside import beside
from companion.shell.desk import LISTS
from companion.shell.games import game_named
from companion.shell.results import Result
from companion.shell.window import Window
from companion.speech.language import say
from storage.values import Progress, Saved, no_progress

log = logging.getLogger("companion")
TABLES: Final[Mapping[str, tuple[str, Callable[[list[Result]], str]]]] = {
    "csv": ("games.csv", players_csv),
    "lines": ("lines.csv", lines_csv),
    "json": ("games.json", lambda results: json.dumps(as_data(results), ensure_ascii=False, indent=2)),
}


async def save_as(window: Window, saved: Saved[Any], way: str) -> None:
    result = result_of(saved)
    content = await _made(window, result, way)
    if content is not None:
        await _save(window, file_name(result, WAYS[way].ending), content)


async def save_blank(window: Window, game: str) -> None:
    """An empty score sheet, for as many as can play."""
    kept = game_named(game).results()
    result = kept.blank(kept.most_players)
    content = await _made(window, result, "pdf")
    if content is not None:
        await _save(window, file_name(result, WAYS["pdf"].ending), content)


async def share_picture(window: Window, saved: Saved[Any]) -> None:
    """Through the share sheet; a device that has none, or forbids it, gets a file."""
    result = result_of(saved)
    content = await _made(window, result, "png")
    if content is None:
        return
    name = file_name(result, WAYS["png"].ending)
    picture = ft.ShareFile.from_bytes(content, mime_type=WAYS["png"].kind, name=name)
    try:
        await window.services.share.share_files([picture])
    except Exception as error:
        log.info("The device doesn't share: %s", error)
        await _save(window, name, content)


async def save_all(window: Window, table: str) -> None:
    """All games that are kept, as one table; with many of them it takes its time, and says how far it is."""
    name, write = TABLES[table]

    def work(progress: Progress) -> bytes:
        return write(list(every_result(window.desk.keeper, progress))).encode()

    with window.desk.working(LISTS) as progress:
        content = await beside(work, progress)
    await _save(window, name, content)


async def _made(window: Window, result: Result, way: str) -> bytes | None:
    everybody = known_to(window.desk)
    make = partial(WAYS[way].content, result, everybody)
    try:
        return await beside(lambda progress: make(), no_progress)
    except NoFont as why:
        log.info("There is no font to draw with: %s", why)
        window.tell(say("This device has no font to draw with: use the app in a browser for pictures and pages."))
        return None


async def _save(window: Window, name: str, content: bytes) -> None:
    await window.services.files.save_file(file_name=name, src_bytes=content)
