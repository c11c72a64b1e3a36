"""Backups that tests open and change."""

import hashlib
import json
import zipfile
from pathlib import Path
from typing import Any

from rules.ethnos.events import DragonDrawn
from storage.values import Restored
from tests.ethnos import a_setup

SETUP = a_setup()
DRAGON = DragonDrawn(0)
GONE = object()
"""Of a field that is to be left out."""


def entries_of(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def a_manifest(entries: dict[str, bytes]) -> dict[str, Any]:
    files = {
        name: {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for name, content in entries.items()
        if name != "manifest.json"
    }
    return {"format": "ethnos-backup/1", "app": "1", "files": files}


def rewrite(file: Path, entries: dict[str, bytes], manifest: object = None) -> None:
    """The zip again with these entries, and a manifest that fits them unless another is given."""
    manifest = manifest or a_manifest(entries)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, json.dumps(manifest) if name == "manifest.json" else content)


def a_game_in(entries: dict[str, bytes]) -> str:
    return next(name for name in entries if name.startswith("games/"))


def left_out(restored: Restored) -> list[tuple[str, str]]:
    return [(error.facts["name"], error.facts["why"]) for error in restored.left_out]


def changed(content: bytes, **fields: Any) -> bytes:
    file = json.loads(content)
    record = file["_default"]["1"]
    for field, value in fields.items():
        if value is GONE:
            del record[field]
        else:
            record[field] = value(record[field]) if callable(value) else value
    return json.dumps(file).encode()
