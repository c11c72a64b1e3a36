"""`games`, `stats`, `backup` and `restore-backup`: what is kept on this device."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from companion.commands.input import STANDARD_INPUT, read_bytes
from companion.commands.output import BAD_INPUT, FAILED, OK, as_json, error_report, error_text, is_terminal, show
from companion.lobby.figures import figures_data, figures_lines
from companion.lobby.words import restored_lines
from companion.shell.game_files import game_file
from companion.shell.games import game_named
from companion.speech.language import say, say_many
from companion.speech.phrases import listed
from companion.speech.plain import plain
from companion.speech.tables import aligned
from companion.speech.troubles import left_out_lines, trouble_text
from companion.starting import open_store
from rules.formats.json_text import read_json
from rules.kinds import kind_named
from rules.problems import Refused
from rules.statistics.wanted import Wanted
from storage.errors import StorageError, told_plainly
from storage.protocol import Keeper
from storage.values import Filter, Summary

EVERY: Final = sys.maxsize
MOST_NAMED: Final = 20
"""Lines about what was left out, of a backup that may come from anybody."""

Answer = tuple[Any, str]
"""What a command answers: as JSON data, and in words."""


def run(options: Namespace) -> int:
    """Run the command and return its exit status."""
    store = open_store(options.data)
    try:
        data, text = ACTIONS[options.action](store, options)
    except Refused as refused:
        fail(options, error_report(refused.problems), error_text(refused.problems))
        return BAD_INPUT
    except StorageError as error:
        fail(options, {"error": {"code": error.code, "message": trouble_text(error)}}, plain(trouble_text(error)))
        return FAILED
    show(as_json(data, indent=2) if options.json else text)
    for notice in store.notices:
        show(plain(trouble_text(notice)), file=sys.stderr)
    return OK


def fail(options: Namespace, data: dict[str, Any], text: str) -> None:
    if options.json:
        show(as_json(data, indent=2))
    else:
        show(text, file=sys.stderr)


def _list(store: Keeper, options: Namespace) -> Answer:
    names = store.players.names(options.player) if options.player else frozenset()
    wanted = Filter(names, options.since, options.until, options.text)
    found = store.listing.deleted() if options.bin else store.listing.page(wanted, size=EVERY)
    rows = [(game.id, game.started[:10], _standing(game), ", ".join(game.players)) for game in found]
    text = "\n".join(aligned(rows)) if rows else say("There are no games here.")
    return [_data(game) for game in found], text


def _data(game: Summary) -> dict[str, Any]:
    """What is said of a game of any kind, and what only games of its kind have."""
    said = {
        name: getattr(game, name) for name in ("id", "started", "updated", "finished", "players", "over", "winners")
    }
    return {**said, **game_named(game.kind).summary_data(game)}


def _standing(game: Summary) -> str:
    if len(game.winners) == 1:
        return say("{player} wins", player=game.winners[0])
    if game.winners:
        return say("{players} win", players=listed(game.winners))
    return game_named(game.kind).short_text(game)


def _show(store: Keeper, options: Namespace) -> Answer:
    saved = store.games.open(options.id)
    game = game_named(saved.kind)
    report, names = (
        game.reports()["replay"],
        [player.name for player in kind_named(saved.kind).standing(saved.game).players],
    )
    about = {field: getattr(saved, field) for field in ("id", "started", "updated", "finished", "revision")}
    steps = {
        "undo": None if saved.undo is None else game.step_text(saved.undo, names),
        "redo": None if saved.redo is None else game.step_text(saved.redo, names),
    }
    return {**about, **steps, "replay": report.as_data(saved.game)}, report.as_text(saved.game, is_terminal(sys.stdout))


def _export(store: Keeper, options: Namespace) -> Answer:
    content = game_file(store.games.open(options.id))
    if options.file in (None, STANDARD_INPUT):
        data = json.loads(content)
        return data, as_json(data, indent=2)
    write(options.file, (content + "\n").encode())
    return {"id": options.id, "file": options.file}, say("Written to {file}.", file=options.file)


def write(name: str, content: bytes) -> None:
    """All of it, or nothing; a file that was there before stays as it is until then."""
    file = Path(name)
    part = file.with_name(file.name + ".part")
    with told_plainly(file):
        if file.exists() and not file.is_file():
            file.write_bytes(content)  # such as /dev/stdout, which nothing can take the place of
            return
        try:
            part.write_bytes(content)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)


def _import(store: Keeper, options: Namespace) -> Answer:
    saved = store.games.import_game(read_json(read_bytes(options.file)))
    if saved.here_already:
        # Translators: {id} is the number of a game
        return {"id": saved.id, "here_already": True}, say("This game is here already, as {id}.", id=saved.id)
    return {"id": saved.id}, say("Imported as {id}.", id=saved.id)


def _delete(store: Keeper, options: Namespace) -> Answer:
    store.games.delete(options.id)
    # Translators: {id} is the number of a game; what stands between ` is typed as it is.
    told = say("{id} is in the bin; `games restore {id}` brings it back.", id=options.id)
    return {"id": options.id}, told


def _restore(store: Keeper, options: Namespace) -> Answer:
    store.games.restore(options.id)
    return {"id": options.id}, say("{id} is back.", id=options.id)


def _stats(store: Keeper, options: Namespace) -> Answer:
    wanted = Wanted(options.game, options.player, options.count, options.edition, options.since, options.until)
    found = store.statistics.of(wanted)
    return figures_data(found), "\n".join(figures_lines(found))


def _backup(store: Keeper, options: Namespace) -> Answer:
    done = store.back_up(Path(options.file))
    told = say_many("{n} game in {file}.", "{n} games in {file}.", done.games, file=options.file)
    data = {"file": options.file, "games": done.games, "left_out": _reported(done.left_out)}
    return data, "\n".join((told, *_left_out_lines(done.left_out)))


def _restore_backup(store: Keeper, options: Namespace) -> Answer:
    done = store.restore_backup(Path(options.file))
    data = {field: getattr(done, field) for field in ("games", "kept", "players", "cards", "apart")}
    lines = [*restored_lines(done), *_left_out_lines(done.left_out)]
    return {**data, "left_out": _reported(done.left_out)}, "\n".join(lines)


def _left_out_lines(left_out: Sequence[StorageError]) -> Iterator[str]:
    """How many and which, one a line."""
    for number, line in enumerate(left_out_lines(left_out, MOST_NAMED)):
        yield f"  {line}" if number else line


def _reported(left_out: Sequence[StorageError]) -> list[dict[str, str]]:
    return [{"code": error.code, "message": trouble_text(error)} for error in left_out]


ACTIONS: Final[dict[str, Callable[[Keeper, Namespace], Answer]]] = {
    "list": _list,
    "show": _show,
    "export": _export,
    "import": _import,
    "delete": _delete,
    "restore": _restore,
    "stats": _stats,
    "backup": _backup,
    "restore-backup": _restore_backup,
}
