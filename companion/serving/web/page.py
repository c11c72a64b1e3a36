"""The page that a browser opens: our splash in our colours, and what it says in every language."""

import json
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from typing import Any, Final

from companion import COMMAND, DESCRIPTION, NAME, SHORT_NAME
from companion.look.theme import DARK, LIGHT
from companion.serving.web.bundle import HERE
from companion.serving.web.client import flutter_builds
from companion.serving.web.drawing import colours_of, emblem
from companion.shell.picking import LARGEST_IN_ONE
from companion.speech.language import LANGUAGES, mark, say, speaking

PYTHON: Final = "worker.js"
SHARED: Final = HERE.parent / "page" / "history.js"
"""What the page of a server has, too."""
SCRIPTS: Final = (
    "counting.js",
    "data.js",
    "installing.js",
    "page.js",
    "picking.js",
    "remembering.js",
    "tabs.js",
    "versions.js",
    PYTHON,
)
WORDS: Final = {
    "loading": mark("Loading…"),
    "downloading": mark("Downloading {done} of {all} MB…"),
    "starting": mark("Starting…"),
    "opening": mark("Opening your games…"),
    "notStarted": mark(
        "The app can't start. Connect to the internet and try again, or use a newer browser. Your games are safe."
    ),
    "lacking": mark("This browser can't run the app: {what} is missing or turned off. Use a newer browser."),
    "blocked": mark(
        "This browser keeps no data for this site, so no game could be saved. Allow site data (cookies) for it and try "
        "again."
    ),
    "noAnswer": mark("The browser doesn't open your games. Close its other tabs, or restart it, and try again."),
    "slow": mark("This takes longer than it should. Close other tabs, or restart the browser, and try again."),
    "full": mark(
        "There is no room left on this device: nothing new can be saved. Make room; until then you can read your games "
        "and back them up."
    ),
    "goOn": mark("Open the app"),
    "notSaved": mark("The last entry could not be saved: make room on this device. Everything before it is safe."),
    "again": mark("Try again"),
    "elsewhere": mark("The app is open in another tab or window. One at a time can use it."),
    "takenOver": mark("The app goes on in another tab or window. Everything that was entered here is saved."),
    "here": mark("Use it here"),
}
FACTS: Final = {name: f"{{{name}}}" for name in ("done", "all", "what")}
"""What the page fills in itself."""


def page_files(native: Iterable[str]) -> dict[str, bytes]:
    """The scripts of the page, of which one names the modules that are not written in Python."""
    files = {name: _script(name) for name in SCRIPTS}
    files[SHARED.name] = SHARED.read_bytes()
    return files | {PYTHON: files[PYTHON].replace(b"@native@", json.dumps(sorted(native)).encode())}


def index_page(base_url: str, first_visit: int) -> bytes:
    """`first_visit`: how many bytes a first visit downloads."""
    settings = {"bytes": first_visit, "words": _words(), "flutter": flutter_builds(), "largest": LARGEST_IN_ONE}
    splash = _script("splash.js").decode()
    facts = {
        "base": escape(base_url),
        "name": escape(NAME),
        "short": escape(SHORT_NAME),
        "light.background": LIGHT.background,
        "dark.background": DARK.background,
        "light": colours_of(LIGHT),
        "dark": colours_of(DARK),
        "splash": splash,
        "splash.hash": f"sha256-{b64encode(sha256(splash.encode()).digest()).decode()}",
        "settings": _inside_of_script(settings),
        "symbols": emblem(),
        "description": escape(DESCRIPTION),
    }
    page = (HERE / "browser" / "index.html").read_text(encoding="utf-8")
    for name, value in facts.items():
        page = page.replace(f"@{name}@", value)
    return page.encode()


def lost_page(base_url: str) -> bytes:
    """What hosts show in the place of a file that isn't there: it leads to the app."""
    page = (HERE / "browser" / "404.html").read_text(encoding="utf-8")
    return page.replace("@base@", escape(base_url)).replace("@name@", escape(NAME)).encode()


def _words() -> dict[str, dict[str, str]]:
    said = {}
    for language in LANGUAGES:
        with speaking(language):
            said[language] = {
                name: say(message, done="{done}", all="{all}", what="{what}") for name, message in WORDS.items()
            }
    return said


def _inside_of_script(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")


def service_worker(build: Any) -> bytes:
    """The script that keeps this build on the device."""
    return _script("sw.js").replace(b"@build@", json.dumps(build, sort_keys=True).encode())


def _script(name: str) -> bytes:
    """What it keeps in the browser bears our name."""
    return (HERE / "browser" / name).read_bytes().replace(b"@app@", COMMAND.encode())
