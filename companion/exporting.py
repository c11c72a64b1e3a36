"""Game files out of the app."""

import json

from companion.window import Window
from rules.ethnos.files.games import write_game
from storage.games import Saved


async def export_game(window: Window, saved: Saved) -> None:
    """Hands the game file to the device, under a name without anybody's name in it."""
    data = json.dumps(write_game(saved.game), ensure_ascii=False, indent=2).encode()
    await window.services.files.save_file(file_name=f"ethnos-{saved.id}.json", src_bytes=data)
