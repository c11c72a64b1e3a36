"""The packages that run in the browser: wheels for Pyodide, in the versions that `constraints.txt` pins."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from companion.speech.language import say

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
"""What Flet's web client brings along."""
FLET: Final = ("flet", "msgpack", "repath", "six")
"""What Flet needs in a browser; what it names beyond these is for other places."""
OURS: Final = ("annotated-types", "pydantic", "pydantic-core", "tinydb", "typing-extensions", "typing-inspection")


class CannotBuild(Exception):
    """Why there is no site, in words."""


class NoWheel(CannotBuild):
    """A package can't be had here and now, as without a network."""


def wheels(names: tuple[str, ...], constraints: Path, cache: Path) -> Iterator[Path]:
    """The wheel of each package, from the cache or by pip."""
    versions = _pinned(constraints)
    cache.mkdir(parents=True, exist_ok=True)
    for name in names:
        if _plain(name) not in versions:
            raise CannotBuild(say("{file} names no version of {package}.", file=constraints.name, package=name))
        version = versions[_plain(name)]
        yield _found(name, version, cache) or _fetched(name, version, cache)


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


def _pinned(constraints: Path) -> dict[str, str]:
    try:
        lines = constraints.read_text().split()
    except OSError:
        raise CannotBuild(
            say("The site is built from a clone of the repository: there is no {file}.", file=constraints.name)
        ) from None
    return {_plain(name): version for name, version in (line.split("==") for line in lines)}


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
