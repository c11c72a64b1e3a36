"""The app and its packages in one file: compiled, without what is never loaded, the same bytes for the same content."""

import gzip
import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from companion.results.drawing.font import UNPACKED, site_font
from companion.serving.web.wheels import CannotBuild
from companion.speech.language import say

Files = Mapping[str, bytes]
HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[2]

ELSEWHERE: Final = re.compile(
    r"companion/__main__\.py"
    r"|companion/serving/(?!__init__|web/(__init__|data|news)\b).*"
    r"|companion/(commands|[a-z_]+/reports|speech/locale)/.*\.py"
    r"|storage/(files/(folder|lock)|moving|postgres/.*)\.py"
)
"""Our modules for servers, terminals and translators."""
NEVER_LOADED: Final = re.compile(
    r".*\.(pyi|typed|pyx|c|h|md|txt|bat|ini)"
    r"|(.*/)?(test|tests|testing|__pycache__)/.*"
    r"|flet/(auth/providers|cli|security|fastapi)/.*"
    r"|msgpack/fallback\.py"
    r"|pydantic/(v1/.*|mypy\.py)"
    r"|segno/(cli|helpers)\.py"
)
"""Modules of packages that nothing of ours leads to."""
ICONS: Final = "flet/controls/material/icons.json"
NEVER_LOADED_OF_PYTHON: Final = re.compile(
    r"(_pyrepl|__phello__|concurrent/interpreters|ctypes|ensurepip|idlelib|multiprocessing|pydoc_data|site-packages"
    r"|sqlite3|unittest|venv|wsgiref|xml/(dom|etree|parsers)|xmlrpc)/.*"
    r"|(_aix_support|_android_support|_apple_support|_ios_support|_osx_support|_pyio|antigravity|bdb"
    r"|cProfile|cmd|doctest|fileinput|ftplib|getpass|imaplib|mailbox|modulefinder|netrc|nturl2path"
    r"|optparse|pdb|pickletools|poplib|profile|pstats|pty|pyclbr|pydoc|rlcompleter|sched|shelve|smtplib|socketserver"
    r"|statistics|symtable|tabnanny|this|timeit|trace|tracemalloc|turtle|webbrowser|zipapp)\.py"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_).*"
)
"""What no browser needs of Python's own modules, and letters of other days."""


def app_files() -> dict[str, bytes]:
    """The modules and catalogues of the app, by their place below the root, and the font that it draws with."""
    found = {"main.py": (ROOT / "main.py").read_bytes()}
    for package in ("companion", "rules", "storage"):
        for pattern in ("*.py", "*.mo"):
            for path in (ROOT / package).rglob(pattern):
                name = path.relative_to(ROOT).as_posix()
                if not ELSEWHERE.fullmatch(name):
                    found[name] = path.read_bytes()
    return {**found, UNPACKED.relative_to(ROOT).as_posix(): site_font()}


def needed(files: Iterable[tuple[str, bytes]], never: re.Pattern[str] = NEVER_LOADED) -> dict[str, bytes]:
    return {name: content for name, content in files if not never.fullmatch(name)}


def with_icons_in_use(files: Files) -> dict[str, bytes]:
    """Of the names of Flet's thousands of icons, those that stand in the code: all are read when the first is used."""
    code = b"".join(content for name, content in files.items() if name.endswith(".py"))
    used = {name.decode() for name in re.findall(rb"\bIcons\.([A-Z0-9_]+)", code)}
    icons = {name: value for name, value in json.loads(files[ICONS]).items() if name in used}
    return {**files, ICONS: json.dumps(icons).encode()}


def compiled(files: Files, pyodide: Path) -> dict[str, bytes]:
    """The same files with each module compiled by the Python that will load it."""
    with TemporaryDirectory() as folder:
        for name, content in files.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        command = [_node(), str(HERE / "compile.mjs"), str(pyodide), folder, str(HERE / "compile.py")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise CannotBuild(say("The modules can't be compiled: {why}", why=done.stderr.strip()))
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in Path(folder).rglob("*")
            if path.is_file() and path.suffix != ".py"
        }


def packed(files: Files) -> bytes:
    """One compressed file: the length of a table, the table of names and sizes, and all contents one after another."""
    names = sorted(files)
    table = json.dumps([[name, len(files[name])] for name in names], separators=(",", ":")).encode()
    return gzip.compress(b"".join((len(table).to_bytes(4, "big"), table, *(files[name] for name in names))), 9, mtime=0)


def zipped(files: Files) -> bytes:
    """A zip from which Python imports."""
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(ZipInfo(name), files[name], ZIP_DEFLATED)
    return content.getvalue()


def _node() -> str:
    """Node.js, of the system or of the package that drives browsers in tests."""
    playwright = find_spec("playwright")
    if playwright and playwright.origin:
        for name in ("node", "node.exe"):
            node = Path(playwright.origin).parent / "driver" / name
            if node.exists():
                return str(node)
    found = shutil.which("node")
    if found is None:
        raise CannotBuild(
            say("The modules are compiled with Node.js: install it, or the package {package}.", package="playwright")
        )
    return found
