"""`games`, `backup` and `restore-backup`: what is kept on this device."""

import json
import re
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from companion.commands.files import BAD_INPUT, OK, STANDARD_INPUT, as_json, read_bytes
from companion.game_files import game_file, read_game_file
from companion.keeping import open_store
from companion.reports import error_report, replay_report
from companion.text_reports import aligned, error_text, game_text
from companion.words.summaries import restored_text
from companion.words.terms import AGES, counted, listed
from rules.ethnos.problems import Refused
from storage.errors import StorageError, told_plainly
from storage.protocol import Keeper
from storage.summaries import Filter, Summary

FAILED: Final = 1
EVERY: Final = sys.maxsize

Answer = tuple[Any, str]
"""What a command answers: as JSON data, and in words."""


def run(options: Namespace) -> int:
    """Run the command and return its exit status."""
    store = open_store(options.data)
    try:
        data, text = ACTIONS[options.action](store, options)
    except Refused as refused:
        _fail(options, error_report(refused.problems), error_text(refused.problems))
        return BAD_INPUT
    except StorageError as error:
        code = re.sub(r"(?<!^)(?=[A-Z])", "_", type(error).__name__).lower()
        _fail(options, {"error": {"code": code, "message": str(error)}}, str(error))
        return FAILED
    print(json.dumps(data, ensure_ascii=False, indent=2) if options.json else text)
    for notice in store.games.notices:
        print(notice, file=sys.stderr)
    return OK


def _fail(options: Namespace, data: dict[str, Any], text: str) -> None:
    if options.json:
        print(as_json(data, indent=2))
    else:
        print(text, file=sys.stderr)


def _list(store: Keeper, options: Namespace) -> Answer:
    names = store.players.names(options.player) if options.player else frozenset()
    wanted = Filter(names, options.since, options.until, options.text)
    found = store.games.deleted() if options.bin else store.games.page(wanted, size=EVERY)
    rows = [(game.id, game.started[:10], _standing(game), ", ".join(game.players)) for game in found]
    text = "\n".join(aligned(rows)) if rows else "There are no games here."
    return [game.model_dump(mode="json", exclude={"words"}) for game in found], text


def _standing(game: Summary) -> str:
    if game.winners:
        return f"{listed(game.winners)} won"
    return f"stopped in Age {AGES[game.age - 1]}" if game.finished else f"Age {AGES[game.age - 1]}"


def _show(store: Keeper, options: Namespace) -> Answer:
    saved = store.games.open(options.id)
    about = {
        field: getattr(saved, field) for field in ("id", "started", "updated", "finished", "revision", "undo", "redo")
    }
    return {**about, "replay": replay_report(saved.game)}, game_text(saved.game, sys.stdout.isatty())


def _export(store: Keeper, options: Namespace) -> Answer:
    content = game_file(store.games.open(options.id).game)
    if options.file in (None, STANDARD_INPUT):
        return json.loads(content), content
    file = Path(options.file)
    with told_plainly(file):
        file.write_text(content + "\n", encoding="utf-8")
    return {"id": options.id, "file": options.file}, f"Written to {options.file}."


def _import(store: Keeper, options: Namespace) -> Answer:
    saved = store.begin(read_game_file(read_bytes(options.file)))
    return {"id": saved.id}, f"Imported as {saved.id}."


def _delete(store: Keeper, options: Namespace) -> Answer:
    store.games.delete(options.id)
    return {"id": options.id}, f"{options.id} is in the bin; `games restore {options.id}` brings it back."


def _restore(store: Keeper, options: Namespace) -> Answer:
    store.games.restore(options.id)
    return {"id": options.id}, f"{options.id} is back."


def _backup(store: Keeper, options: Namespace) -> Answer:
    games = store.back_up(Path(options.file))
    return {"file": options.file, "games": games}, f"{counted(games, 'game')} in {options.file}."


def _restore_backup(store: Keeper, options: Namespace) -> Answer:
    done = store.restore_backup(Path(options.file))
    return asdict(done), restored_text(done)


ACTIONS: Final[dict[str, Callable[[Keeper, Namespace], Answer]]] = {
    "list": _list,
    "show": _show,
    "export": _export,
    "import": _import,
    "delete": _delete,
    "restore": _restore,
    "backup": _backup,
    "restore-backup": _restore_backup,
}
