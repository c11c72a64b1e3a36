"""Imports point one way: companion, storage, rules; and inside of each from the roof down to what others stand on."""

import ast
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from companion.serving.web.bundle import ELSEWHERE
from rules import registry

ROOT = Path(__file__).parents[1]
PACKAGES = {
    "rules": {"rules"},
    "storage": {"rules", "storage"},
    "companion": {"rules", "storage", "companion"},
}
OUTSIDE_OF_RULES = {
    "asyncio",
    "io",
    "locale",
    "logging",
    "os",
    "pathlib",
    "shutil",
    "socket",
    "sys",
    "tempfile",
    "time",
}
GAMES = tuple(registry.GAMES)
FLOORS: tuple[tuple[str, ...], ...] = (
    ("companion",),
    ("companion.speech",),
    ("companion.look",),
    ("companion.sharing",),
    ("companion.shell",),
    ("companion.sharing.desk",),
    ("companion.controls",),
    ("companion.changing",),
    ("companion.results",),
    ("companion.lobby", "companion.sharing.screens", *(f"companion.{game}" for game in GAMES)),
    ("companion.shell.routes",),
    ("companion.shell.app",),
    ("companion.serving",),
    ("companion.starting",),
    ("companion.commands",),
    ("companion.__main__",),
)
"""From the ground up: what stands on a floor may import what is below it, and nothing beside or above it."""
RULES_FOR_STORAGE = ("rules.kinds", "rules.limits", "rules.problems", "rules.players", "rules.statistics")
RULES_FOR_ALL = (*RULES_FOR_STORAGE, "rules.registry", "rules.formats", "rules.changing", "rules.clock", "rules.played")
"""What is the same for every game; the rules of a game are for its own folder."""
STORAGE_FOR_ALL = ("storage.protocol", "storage.values", "storage.errors")
"""All that is known of storage, but where it is put together."""
POLICY = tuple(
    f"storage.{name}"
    for name in (
        "games",
        "changes",
        "people",
        "cards",
        "settings",
        "drafts",
        "tables",
        "listing",
        "records",
        "values",
        "protocol",
        "handing",
    )
)
PUT_TOGETHER = {
    "companion.starting": ("storage.files", "storage.postgres", "storage.moving", "storage.store"),
    "companion.serving.web.data": ("storage.store", "storage.files"),
}


def name_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def modules(package: str) -> dict[str, Path]:
    return {name_of(file): file for file in sorted((ROOT / package).rglob("*.py"))}


ALL = {name: file for package in PACKAGES for name, file in modules(package).items()}


@cache
def imported(file: Path) -> frozenset[str]:
    """Everything that a module imports, anywhere in it."""
    return _imported(file, ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def imported_at_once(file: Path) -> frozenset[str]:
    return _imported(file, ast.parse(file.read_text(encoding="utf-8")).body)


def _imported(file: Path, nodes: Iterable[ast.AST]) -> frozenset[str]:
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: say the whole path"
            found |= {_module(str(node.module), name.name) for name in node.names}
    return frozenset(found)


def _module(package: str, name: str) -> str:
    """What `from package import name` imports: a module of ours, or something that is in the package."""
    path = ROOT.joinpath(*package.split("."), name)
    return f"{package}.{name}" if path.with_suffix(".py").exists() or (path / "__init__.py").exists() else package


def is_in(module: str, folders: tuple[str, ...]) -> bool:
    return any(module == folder or module.startswith(f"{folder}.") for folder in folders)


def floor_of(module: str) -> tuple[int, str]:
    """The floor that a module of companion stands on, and its room there: the longest name that fits."""
    rooms = [(len(room), floor, room) for floor, rooms in enumerate(FLOORS) for room in rooms if is_in(module, (room,))]
    _, floor, room = max(rooms)
    return floor, room


def reaching_out(module: str, package: str, allowed: tuple[str, ...]) -> set[str]:
    """What a module imports of a package beyond what it may."""
    return {name for name in imported(ALL[module]) if is_in(name, (package,)) and not is_in(name, allowed)}


def tops(names: frozenset[str]) -> set[str]:
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_point_one_way(package: str) -> None:
    for file in modules(package).values():
        assert tops(imported(file)) & set(PACKAGES) <= PACKAGES[package], file


def test_the_site_needs_nothing_that_it_lacks() -> None:
    """What only terminals and servers have isn't imported where a module begins by anything that browsers load."""
    lacking = {name for name, file in ALL.items() if ELSEWHERE.fullmatch(file.relative_to(ROOT).as_posix())}
    for name in ALL.keys() - lacking:
        assert not imported_at_once(ALL[name]) & lacking, name


def test_rules_are_pure() -> None:
    third_party = {"pydantic", "pydantic_core"}
    for file in modules("rules").values():
        names = tops(imported(file))
        assert not names & OUTSIDE_OF_RULES, file
        assert names - set(sys.stdlib_module_names) <= third_party | {"rules"}, file


def test_every_module_has_its_floor() -> None:
    """None is on the ground but the names that everything goes by."""
    assert [name for name in modules("companion") if floor_of(name)[0] == 0] == ["companion"]


def wrong(names: Iterable[str], found: Callable[[str], set[str]]) -> dict[str, set[str]]:
    """What is found wrong, by module."""
    return {name: names for name in names if (names := found(name))}


def test_nothing_imports_what_stands_beside_or_above_it() -> None:
    def above(module: str) -> set[str]:
        floor, room = floor_of(module)
        ours = {name: floor_of(name) for name in imported(ALL[module]) if is_in(name, ("companion",))}
        return {name for name, (below, other) in ours.items() if below >= floor and other != room}

    assert wrong(modules("companion"), above) == {}


def test_a_game_is_found_by_the_registry_and_imported_by_nobody_else() -> None:
    def other_games(module: str) -> set[str]:
        folders = {f"companion.{game}" for game in GAMES} - {floor_of(module)[1]}
        return {name for name in imported(ALL[module]) if is_in(name, tuple(folders))}

    assert wrong(modules("companion"), other_games) == {}


def test_storage_knows_what_a_game_is_and_no_rule() -> None:
    assert wrong(modules("storage"), lambda module: reaching_out(module, "rules", RULES_FOR_STORAGE)) == {}


def test_the_rules_of_a_game_are_for_its_own_folder() -> None:
    def others(module: str) -> set[str]:
        own = tuple(f"rules.{game}" for game in GAMES if is_in(module, (f"companion.{game}",)))
        return reaching_out(module, "rules", RULES_FOR_ALL + own)

    assert wrong(modules("companion"), others) == {}


def test_the_policy_of_storage_knows_no_engine() -> None:
    def engine(module: str) -> set[str]:
        return {name for name in imported(ALL[module]) if is_in(name, ("storage.files", "tinydb", "os"))}

    assert wrong(POLICY, engine) == {}


def test_storage_is_known_by_its_protocol() -> None:
    def beyond(module: str) -> set[str]:
        return reaching_out(module, "storage", STORAGE_FOR_ALL + PUT_TOGETHER.get(module, ()))

    assert wrong(modules("companion"), beyond) == {}
