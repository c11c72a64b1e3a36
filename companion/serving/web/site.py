"""Builds the static site: everything that the app needs in a browser, in one folder that any web host can serve."""

import hashlib
import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.serving.web.bundle import (
    NEVER_LOADED_OF_PYTHON,
    ROOT,
    Files,
    app_files,
    compiled,
    needed,
    packed,
    with_icons_in_use,
    zipped,
)
from companion.serving.web.client import (
    CHROMIUM,
    OTHERS,
    STANDARD_LIBRARY,
    client_files,
    client_folder,
    standard_library,
)
from companion.serving.web.manifest import FAVICON, manifest_files
from companion.serving.web.page import index_page, lost_page, page_files, service_worker
from companion.serving.web.wheels import FLET, OURS, CannotBuild, content, wheels
from companion.speech.language import say

INDEX: Final = "index.html"
BUILD: Final = "build.json"
"""The version of the site, which is a hash of all its content, and every file with its size, its hash and for whom."""
WORKER: Final = "sw.js"
LOST: Final = "404.html"
NATIVE: Final = "native/"
WASM: Final = ".wasm"
"""Modules that are not written in Python: under a name by which hosts and browsers know what they are."""
NOT_ASKED_FOR: Final = (LOST, "assets/NOTICES", "assets/packages/wakelock_plus/assets/no_sleep.js")
"""Where lost addresses lead, licences, and what a browser without a wake lock asks for when a game begins."""
FOR_INSTALLING: Final = ("icons/", "pictures/")
"""What a browser asks for when the app is installed."""
CONSTRAINTS: Final = ROOT / "constraints.txt"
CACHE: Final = ROOT / "build" / "wheels"

Tell = Callable[[str, float], None]
"""Is told what is being done, and which share of everything is done."""


@dataclass(frozen=True, slots=True)
class App:
    """What runs in the site: its files, `main.py` among them, and the packages it needs."""

    files: Files
    packages: tuple[str, ...]


def our_app() -> App:
    return App(app_files(), (*FLET, *OURS))


def build_site(folder: Path, app: App, base_url: str = "/", tell: Tell = lambda what, share: None) -> int:
    """Writes the site into the folder, in the place of one that was there; how many bytes it has."""
    _verify_ours(folder)
    base_url = _with_slashes(base_url)
    python = _python(app, tell)
    native = (name.removeprefix(NATIVE).removesuffix(WASM) for name in python if name.startswith(NATIVE))
    files = client_files() | page_files(native) | manifest_files(base_url) | python
    tell(say("Writing the site"), 0.95)
    first_visit = sum(len(files[name]) for name in files if _for_whom(name) in ("all", "chromium"))
    files |= {INDEX: index_page(base_url, first_visit), LOST: lost_page(base_url)}
    build = _described(files)
    files |= {BUILD: json.dumps(build, indent=1).encode(), WORKER: service_worker(build)}
    _write(folder, files)
    tell(say("Writing the site"), 1)
    return sum(map(len, files.values()))


def _python(app: App, tell: Tell) -> dict[str, bytes]:
    """Everything in Python, compiled: its own modules as Pyodide wants them, and the app with its packages."""
    files = dict(app.files)
    for place, wheel in enumerate(wheels(app.packages, CONSTRAINTS, CACHE), start=1):
        tell(say("Packages: {name}", name=wheel.name.split("-")[0]), 0.4 * place / len(app.packages))
        files |= needed(content(wheel))
    tell(say("Compiling the modules"), 0.4)
    sources = {f"app/{name}": data for name, data in with_icons_in_use(files).items()}
    sources |= {f"lib/{name}": data for name, data in needed(standard_library(), NEVER_LOADED_OF_PYTHON).items()}
    modules = compiled(sources, client_folder() / "pyodide")
    tell(say("Packing"), 0.9)
    files = _below("app/", modules)
    native = {name for name in files if name.endswith(".so")}
    return {
        "app.bundle": packed({name: files[name] for name in files.keys() - native}),
        STANDARD_LIBRARY: zipped(_below("lib/", modules)),
        **{f"{NATIVE}{name}{WASM}": files[name] for name in native},
    }


def _below(folder: str, files: Files) -> dict[str, bytes]:
    return {name.removeprefix(folder): data for name, data in files.items() if name.startswith(folder)}


def _with_slashes(url: str) -> str:
    inner = url.strip("/")
    return f"/{inner}/" if inner else "/"


def _described(files: Files) -> dict[str, Any]:
    described = {
        name: {"size": len(files[name]), "sha256": hashlib.sha256(files[name]).hexdigest(), "for": _for_whom(name)}
        for name in sorted(files)
    }
    version = hashlib.sha256(json.dumps(described).encode()).hexdigest()[:16]
    return {"version": version, "files": described}


def _for_whom(name: str) -> str:
    """Which browsers ask for a file: `chromium`, `others`, `all`, or `none` unless something special happens."""
    if name in NOT_ASKED_FOR or (name.startswith(FOR_INSTALLING) and name != FAVICON):
        return "none"
    return "chromium" if name in CHROMIUM else "others" if name in OTHERS else "all"


def _verify_ours(folder: Path) -> None:
    """Whether nothing is lost if the site takes the place of what is there."""
    if folder.exists() and any(folder.iterdir()) and not (folder / BUILD).exists():
        raise CannotBuild(say("{folder} holds something else: name an empty folder.", folder=folder))


def _write(folder: Path, files: Files) -> None:
    _verify_ours(folder)
    if folder.exists():
        shutil.rmtree(folder)
    for name, data in sorted(files.items()):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
