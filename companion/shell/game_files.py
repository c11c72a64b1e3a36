"""Game files as text, for the commands and for the screens."""

import json
from typing import Any

from rules.kinds import kind_named
from storage.values import Saved


def game_file(saved: Saved[Any]) -> str:
    return json.dumps(kind_named(saved.kind).write(saved.game), ensure_ascii=False, indent=2)
