"""Flet's web client and Pyodide, as Flet's package brings them: the files that a browser asks for, and no others."""

import json
import re
from pathlib import Path
from typing import Any, Final

from flet_web import get_package_web_dir  # type: ignore[import-untyped]

from companion.serving.web.wheels import CannotBuild, zip_content
from companion.speech.language import say

CHROMIUM: Final = ("main.dart.mjs", "main.dart.wasm", "canvaskit/skwasm.js", "canvaskit/skwasm.wasm")
"""What Chrome, Edge and others of their kind draw with."""
OTHERS: Final = ("main.dart.js", "canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm")
"""What Safari and Firefox draw with."""
PYODIDE: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")
STANDARD_LIBRARY: Final = "pyodide/python_stdlib.zip"
ASSETS: Final = (
    "AssetManifest.bin.json",
    "NOTICES",
    "fonts/MaterialIcons-Regular.otf",
    "fonts/roboto.woff2",
    "packages/wakelock_plus/assets/no_sleep.js",
    "shaders/ink_sparkle.frag",
    "shaders/stretch_effect.frag",
)
FONTS: Final = [
    {"family": "MaterialIcons", "fonts": [{"asset": "fonts/MaterialIcons-Regular.otf"}]},
    {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]},
]
SOURCE_MAP: Final = re.compile(rb"\n//# sourceMappingURL=.*")


def client_folder() -> Path:
    return Path(get_package_web_dir())


def client_files() -> dict[str, bytes]:
    web = client_folder()
    names = ["flutter.js", *CHROMIUM, *OTHERS, *(f"assets/{name}" for name in ASSETS)]
    names += [f"pyodide/{name}" for name in PYODIDE]
    files = {name: (web / name).read_bytes() for name in names}
    for name in names:
        if name.endswith((".js", ".mjs")):
            files[name] = SOURCE_MAP.sub(b"", files[name])
    lock = json.loads((web / "pyodide/pyodide-lock.json").read_bytes())
    files["pyodide/pyodide-lock.json"] = json.dumps(lock | {"packages": {}}).encode()
    files["assets/FontManifest.json"] = json.dumps(FONTS).encode()
    return files


def flutter_builds() -> Any:
    """Which builds of the client there are, for Flutter's loader to choose from."""
    bootstrap = (client_folder() / "flutter_bootstrap.js").read_text()
    found = re.search(r"_flutter\.buildConfig\s*=\s*(\{.*\});", bootstrap)
    if found is None:
        raise CannotBuild(say("Flet's web client is of a version that we don't know."))
    return json.loads(found[1])


def standard_library() -> list[tuple[str, bytes]]:
    """Python's own modules, of which Pyodide has the sources."""
    return list(zip_content(client_folder() / STANDARD_LIBRARY))
