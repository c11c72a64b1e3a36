"""Writes constraints.txt: all that the app and its tests need on any system, with the hash of every file of it.

The versions stay those that stand there, wherever they fit; `make pins` after a change of one brings the others along.
What a package needs on another system or with another Python is followed too, and gets a condition. Pip itself finds
the packages and their files, so whatever index somebody has set is asked, and no other.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links
from pip._internal.models.link import Link
from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
CONSTRAINTS: Final = ROOT / "constraints.txt"
SYSTEMS: Final = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
PLACES: Final = tuple(product(SYSTEMS, PYTHONS))
Place = tuple[str, str]
HEADINGS: Final = {
    "": "# Every package with the hash of each of its files, written by `make pins`.\n",
    "club": "# Only for clubs:\n",
    "dev": "# Only for developing:\n",
    "audit": "# Only for an audit:\n",
}
"""For each of the project's extras; the Makefile leaves out what follows where it isn't needed."""
FILE_OF_OURS: Final = re.compile(
    r".*\.tar\.gz|.*\.zip|.*-(py2\.)?py3-none-[^-]+\.whl|.*-cp3(11|12|13|14)-[^-t]+-[^-]+\.whl|.*-cp3\d+-abi3-[^-]+\.whl"
)
"""Sources, and wheels for the Pythons that we know."""


def pinned(text: str) -> dict[str, str]:
    """The versions that a file names, by package."""
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.M)}


def resolved(requirements: Iterable[str], versions: Mapping[str, str], *options: str) -> dict[str, Any]:
    """What pip would install, and what each says about itself."""
    with TemporaryDirectory() as folder:
        report, kept = Path(folder) / "report.json", Path(folder) / "constraints.txt"
        kept.write_text("".join(f"{name}=={version}\n" for name, version in versions.items()))
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        subprocess.run([*command, *options, "--report", report, "--constraint", kept, *requirements], check=True)
        found = (package["metadata"] for package in json.loads(report.read_text())["install"])
        return {canonicalize_name(metadata["name"]): metadata for metadata in found}


def needed(roots: Iterable[str], packages: Mapping[str, Any], place: Place) -> set[str]:
    """The names of everything that these lead to on one system with one Python."""
    system, python = place
    environment = {
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
        "os_name": "nt" if system == "win32" else "posix",
        "python_version": python,
        "python_full_version": f"{python}.0",
    }
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    waiting = [(Requirement(root), "") for root in roots]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate(environment | {"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        found.add(name)
        for wanted in {"", *requirement.extras} - {known for of, known in seen if of == name}:
            seen.add((name, wanted))
            waiting += ((Requirement(line), wanted) for line in packages.get(name, {}).get("requires_dist", ()))
    return found


def places(roots: Iterable[str], packages: Mapping[str, Any]) -> dict[str, set[Place]]:
    """Where each package is needed."""
    found = {place: needed(roots, packages, place) for place in PLACES}
    names = set[str]().union(*found.values())
    return {name: {place for place in PLACES if name in found[place]} for name in names}


def for_python(version: str) -> tuple[str, ...]:
    """Pip's options for what is not needed here."""
    wheels = ("--only-binary", ":all:", "--python-version", version, "--target", "elsewhere")
    return "--no-deps", "--ignore-requires-python", *wheels


def condition(places: set[Place]) -> str:
    """Where a package is needed, as requirements say it; nothing if it is needed everywhere."""
    if places == set(PLACES):
        return ""
    for systems, pythons in ((dict.fromkeys(SYSTEMS), {p for _, p in places}), ({s for s, _ in places}, PYTHONS)):
        if places == set(product(systems, pythons)):
            name, values = ("sys_platform", systems) if set(pythons) == set(PYTHONS) else ("python_version", pythons)
            return " ; " + " or ".join(f'{name} == "{value}"' for value in sorted(values))
    return ""


def hashes(name: str, version: str) -> Iterator[str]:
    """Of each file of this version, as the indexes tell them that pip asks."""
    start = re.compile(rf"{re.sub(r'[-_.]+', '[-_.]+', name)}-{re.escape(version)}(-|\.tar|\.zip)", re.I)
    command: Any = create_command("download")
    options, _ = command.parse_args([name])
    with command.main_context():
        finder = command._build_package_finder(options, command.get_default_session(options))
        collector = finder._link_collector
        for location in collector.search_scope.get_index_urls_locations(name):
            page = collector.fetch_response(Link(location))
            for link in parse_links(page) if page else ():
                if link.hash_name == "sha256" and start.match(link.filename) and FILE_OF_OURS.fullmatch(link.filename):
                    yield link.hash


def lines(names: Iterable[str], packages: Mapping[str, Any], where: Mapping[str, set[Place]]) -> Iterator[str]:
    for name in sorted(names):
        version = packages[name]["version"]
        files = sorted(set(hashes(name, version)))
        if not files:
            raise SystemExit(f"no index that pip asks tells a hash of {name} {version}")
        yield f"{name}=={version}{condition(where[name])}"
        yield from (f" \\\n    --hash=sha256:{file}" for file in files)
        yield "\n"


def main() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = {"": project["build-system"]["requires"] + project["project"]["dependencies"]}
    groups |= project["project"]["optional-dependencies"]
    everything = [line for extra in HEADINGS for line in groups[extra]]
    versions = pinned(CONSTRAINTS.read_text())
    packages = resolved(everything, versions)
    while (where := places(everything, packages)).keys() - packages:
        for name in where.keys() - packages:
            packages |= resolved([name], versions, *for_python(min(python for _, python in where[name])))
    text, written = "", set[str]()
    for extra, heading in HEADINGS.items():
        names = places(groups[extra], packages).keys() - written
        text += heading + "".join(lines(names, packages, where))
        written |= names
    CONSTRAINTS.write_text(text)


if __name__ == "__main__":
    main()
