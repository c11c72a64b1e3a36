"""Says what no test reaches, as `make tests` has measured it, and fails where that is more than may be."""

import json
import sys
from itertools import chain
from pathlib import Path
from typing import Any, Final

from tests.postgres import PROGRAMS

LEAST: Final = {"rules": 100, "storage": 100, "companion": 98}
"""How many percent of a package's lines and branches are reached."""
KINDS: Final = ("lines", "branches")
UNTESTED: Final = () if PROGRAMS else ("storage/postgres/",)
"""Where there is no PostgreSQL its tests are skipped."""


def main(measured: str) -> int:
    everything: dict[str, dict[str, Any]] = json.loads(Path(measured).read_text())["files"]
    files = {name: file for name, file in everything.items() if not name.startswith(UNTESTED)}
    for name, file in files.items():
        missing = [*map(str, file["missing_lines"]), *(f"{start}->{end}" for start, end in file["missing_branches"])]
        if missing:
            print(f"{name}: {', '.join(missing)}")
    shares = {package: share(package, files) for package in LEAST}
    print(*(f"{package} {reached:.2f} %" for package, reached in shares.items()), sep=", ")
    return any(shares[package] < least for package, least in LEAST.items())


def share(package: str, files: dict[str, dict[str, Any]]) -> float:
    """How many percent of a package are reached."""
    ours = [file for name, file in files.items() if name.startswith(f"{package}/")]
    reached, missing = (
        len([*chain.from_iterable(file[f"{which}_{kind}"] for file in ours for kind in KINDS)])
        for which in ("executed", "missing")
    )
    return 100 * reached / (reached + missing)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
