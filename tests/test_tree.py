"""The house in order: every module has its test under its own name, none grows too long, and no game is named outside
of its folders."""

import ast
import io
import re
import tokenize
from pathlib import Path

from rules import registry

ROOT = Path(__file__).parents[1]
LONGEST = 300
"""Lines of code in a module."""
TEXTS = {f"companion/{game}/words/{name}.py" for game in registry.GAMES for name in ("reference", "rulebook")}
"""Nothing but texts, which may be as long as they are."""
OF_NO_GAME = (
    "storage",
    *(
        f"companion/{room}"
        for room in (
            "shell",
            "speech",
            "look",
            "controls",
            "changing",
            "results",
            "lobby",
            "commands",
            "serving",
            "sharing",
        )
    ),
)
NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def modules(*folders: str) -> list[str]:
    """Every module below these folders, by its path."""
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def place_of_test(module: str) -> Path:
    """Where the test of a module stands: `companion/a/b.py` has `tests/companion/a/test_b.py`."""
    path = Path(module)
    return Path("tests") / path.parent / f"test_{path.stem.strip('_')}.py"


def test_every_module_has_its_test() -> None:
    tests = {place_of_test(module) for module in modules("companion") if not module.endswith("__init__.py")}
    assert [test for test in sorted(tests) if not (ROOT / test).exists()] == []


def lines_of_code(source: str) -> int:
    """Without blank lines, comments and texts that stand for themselves."""
    said = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - said)


def test_lines_are_counted_that_do_something() -> None:
    assert lines_of_code('"""Words\nand more."""\n\n# why\na = 1\n"""What it is."""\nb = (\n    2\n)\n') == 4


def test_no_module_is_too_long() -> None:
    sources = {
        module: (ROOT / module).read_text(encoding="utf-8") for module in modules("rules", "storage", "companion")
    }
    long = {module for module, source in sources.items() if len(source.splitlines()) > LONGEST} - TEXTS
    assert {module for module in long if lines_of_code(sources[module]) > LONGEST} == set()


def sources() -> list[str]:
    """Whatever people write by hand in the folders that are of no game."""
    found = (path for folder in OF_NO_GAME for path in (ROOT / folder).rglob("*"))
    written = (path for path in found if path.suffix in (".py", ".js", ".mjs", ".html", ".css"))
    return sorted(path.relative_to(ROOT).as_posix() for path in written)


def test_no_game_is_named_outside_of_its_folders() -> None:
    names = "|".join(name.replace("_", "[-_ ]?") for name in registry.GAMES)
    named = {
        source: re.findall(rf"(?i).*(?:{names}).*", (ROOT / source).read_text(encoding="utf-8")) for source in sources()
    }
    assert {source: lines for source, lines in named.items() if lines} == {}


def test_the_map_of_the_readme_names_every_folder() -> None:
    drawn = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1]
    named = set(re.findall(r"([a-z_]+)/", drawn))
    folders = {
        folder.relative_to(ROOT)
        for package in ("companion", "rules", "storage")
        for folder in (ROOT / package, *(ROOT / package).rglob("*/"))
        if folder.is_dir() and folder.name != "__pycache__" and "locale" not in folder.parent.parts
    }
    assert {folder.name for folder in folders} - named == set()
