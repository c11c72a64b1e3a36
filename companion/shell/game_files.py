"""Game files as text and bytes, for the commands and for the screens."""

import json
from typing import Any

from rules.formats.json_text import parse_json
from rules.kinds import kind_named
from rules.problems import FileCode, Problem, Refused
from storage.values import Saved


def game_file(saved: Saved) -> str:
    return json.dumps(kind_named(saved.kind).write(saved.game), ensure_ascii=False, indent=2)


def read_json(content: bytes) -> Any:
    """What is in a file, or `Refused`."""
    return parse_json(decode(content))


def decode(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused([Problem(FileCode.UNREADABLE, f"byte {error.start}", None, "encoding")]) from None
