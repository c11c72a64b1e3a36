"""Game files as text and bytes, for the commands and for the screens."""

import json

from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.game import Game
from rules.formats.json_text import parse_json
from rules.problems import FileCode, Problem, Refused


def game_file(game: Game) -> str:
    return json.dumps(write_game(game), ensure_ascii=False, indent=2)


def read_game_file(content: bytes) -> Game:
    """The game in a file, played to its last event, or `Refused`."""
    return read_game(parse_json(decode(content)))


def decode(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused([Problem(FileCode.UNREADABLE, f"byte {error.start}", None, "encoding")]) from None
