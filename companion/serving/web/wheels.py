"""The packages that run in the browser: wheels for Pyodide, those and no others whose hash `constraints.txt` names."""

import hashlib
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from companion.speech.language import say

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
"""What Flet's web client brings along."""
FLET: Final = ("flet", "msgpack", "repath", "six")
"""What Flet needs in a browser; what it names beyond these is for other places."""
OURS: Final = (
    "annotated-types",
    "pydantic",
    "pydantic-core",
    "segno",
    "tinydb",
    "typing-extensions",
    "typing-inspection",
)


class CannotBuild(Exception):
    """Why there is no site, in words."""


class NoWheel(CannotBuild):
    """A package can't be had here and now, as without a network."""


class StrangeWheel(CannotBuild):
    """A file isn't the one that was pinned."""


@dataclass(frozen=True, slots=True)
class Pin:
    """One version of a package, and the hashes of its files."""

    version: str
    hashes: frozenset[str]


def wheels(names: tuple[str, ...], constraints: Path, cache: Path) -> Iterator[Path]:
    """The wheel of each package, from the cache or by pip."""
    pins = pinned(constraints)
    cache.mkdir(parents=True, exist_ok=True)
    for name in names:
        if _plain(name) not in pins:
            raise CannotBuild(say("{file} names no version of {package}.", file=constraints.name, package=name))
        pin = pins[_plain(name)]
        wheel = _found(name, pin.version, cache) or _fetched(name, pin.version, cache)
        if hashlib.sha256(wheel.read_bytes()).hexdigest() not in pin.hashes:
            raise StrangeWheel(
                say("{wheel} is not the file that {file} pins: delete it.", wheel=wheel, file=constraints.name)
            )
        yield wheel


def content(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """What a wheel puts beside other packages, without the papers that only installers read."""
    for name, data in zip_content(wheel):
        if not re.match(r"[^/]+\.(dist-info|data)/", name):
            yield name, data


def zip_content(file: Path) -> Iterator[tuple[str, bytes]]:
    with ZipFile(file) as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                yield name, archive.read(name)


def pinned(constraints: Path) -> dict[str, Pin]:
    """By package; each with its hashes on lines that go on."""
    try:
        text = constraints.read_text()
    except OSError:
        raise CannotBuild(
            say("The site is built from a clone of the repository: there is no {file}.", file=constraints.name)
        ) from None
    lines = text.replace("\\\n", " ").splitlines()
    found = (re.match(r"([\w.-]+)==([^\s;]+)(.*)", line) for line in lines)
    return {
        _plain(match[1]): Pin(match[2], frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", match[3])))
        for match in found
        if match
    }


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()


def _found(name: str, version: str, cache: Path) -> Path | None:
    return next(cache.glob(f"{_plain(name)}-{version}-*.whl"), None)


def _fetched(name: str, version: str, cache: Path) -> Path:
    wanted = f"{name}=={version}"
    options = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--only-binary", ":all:"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(cache), *options, wanted]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    wheel = _found(name, version, cache)
    if done.returncode or wheel is None:
        raise NoWheel(
            say(
                "There is no wheel of {package} for Python {python} in a browser ({platform}) to be had: {why}",
                package=wanted,
                python=PYTHON,
                platform=PLATFORM,
                why=(done.stderr.strip().splitlines() or ["?"])[-1],
            )
        )
    return wheel
