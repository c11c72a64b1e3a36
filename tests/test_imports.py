"""Imports point one way: companion, storage, rules; and inside of each from the roof down to what others stand on."""

import ast
import sys
from pathlib import Path

import pytest

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
    ("companion.shell",),
    ("companion.controls",),
    ("companion.lobby", *(f"companion.{game}" for game in GAMES)),
    ("companion.shell.routes",),
    ("companion.shell.app",),
    ("companion.serving",),
    ("companion.starting",),
    ("companion.commands",),
    ("companion.__main__",),
)
"""From the ground up: what stands on a floor may import what is below it, and nothing beside or above it."""
RULES_FOR_STORAGE = ("rules.kinds", "rules.limits", "rules.problems", "rules.players")
RULES_FOR_ALL = (*RULES_FOR_STORAGE, "rules.registry", "rules.formats")
"""What is the same for every game; the rules of a game are for its own folder."""
STORAGE_FOR_ALL = ("storage.protocol", "storage.values", "storage.errors")
"""All that is known of storage, but where it is put together."""
PUT_TOGETHER = {
    "companion.starting": ("storage.files",),
    "companion.serving.web.data": ("storage.store", "storage.files"),
}


def name_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def modules(package: str) -> dict[str, Path]:
    return {name_of(file): file for file in sorted((ROOT / package).rglob("*.py"))}


ALL = {name: file for package in PACKAGES for name, file in modules(package).items()}


def imported(file: Path) -> set[str]:
    """Everything that a module imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: say the whole path"
            found |= {_module(str(node.module), name.name) for name in node.names}
    return found


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


def tops(names: set[str]) -> set[str]:
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_point_one_way(package: str) -> None:
    for file in modules(package).values():
        assert tops(imported(file)) & set(PACKAGES) <= PACKAGES[package], file


def test_rules_are_pure() -> None:
    third_party = {"pydantic", "pydantic_core"}
    for file in modules("rules").values():
        names = tops(imported(file))
        assert not names & OUTSIDE_OF_RULES, file
        assert names - set(sys.stdlib_module_names) <= third_party | {"rules"}, file


def test_every_module_has_its_floor() -> None:
    """None is on the ground but the names that everything goes by."""
    assert [name for name in modules("companion") if floor_of(name)[0] == 0] == ["companion"]


@pytest.mark.parametrize("module", modules("companion"))
def test_nothing_imports_what_stands_beside_or_above_it(module: str) -> None:
    floor, room = floor_of(module)
    for name in imported(ALL[module]):
        if is_in(name, ("companion",)):
            below, other = floor_of(name)
            assert below < floor or other == room, name


@pytest.mark.parametrize("module", modules("companion"))
def test_a_game_is_found_by_the_registry_and_imported_by_nobody_else(module: str) -> None:
    folders = {f"companion.{game}" for game in GAMES}
    wrong = {name for name in imported(ALL[module]) if is_in(name, tuple(folders - {floor_of(module)[1]}))}
    assert wrong == set()


@pytest.mark.parametrize("module", modules("storage"))
def test_storage_knows_no_game(module: str) -> None:
    assert reaching_out(module, "rules", RULES_FOR_STORAGE) == set()


@pytest.mark.parametrize("module", modules("companion"))
def test_the_rules_of_a_game_are_for_its_own_folder(module: str) -> None:
    allowed = RULES_FOR_ALL + tuple(f"rules.{game}" for game in GAMES if is_in(module, (f"companion.{game}",)))
    assert reaching_out(module, "rules", allowed) == set()


@pytest.mark.parametrize(
    "module", ["games", "changes", "people", "settings", "listing", "records", "values", "protocol"]
)
def test_the_policy_of_storage_knows_no_engine(module: str) -> None:
    assert not any(is_in(name, ("storage.files", "tinydb", "os")) for name in imported(ALL[f"storage.{module}"]))


@pytest.mark.parametrize("module", modules("companion"))
def test_storage_is_known_by_its_protocol(module: str) -> None:
    assert reaching_out(module, "storage", STORAGE_FOR_ALL + PUT_TOGETHER.get(module, ())) == set()
