"""Words for people are said through the catalogues, where those who gather them find them."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

COMPANION = Path("companion")
MESSAGES = {"say": 1, "say_many": 2, "say_as": 2, "mark": 1, "mark_many": 2, "mark_as": 2}
"""What takes messages, and how many of its arguments are."""
SAID_AT_ONCE = {"say", "say_many", "say_as"}
LANGUAGE = COMPANION / "speech" / "language.py"
FOR_OTHERS = {
    COMPANION / "commands" / "command_line.py": "help for whoever types commands",
    COMPANION / "__main__.py": "starts the app",
    COMPANION / "__init__.py": "the app's name",
    COMPANION / "ethnos" / "reports" / "rules_page.py": "writes the documentation",
    COMPANION / "results" / "drawing" / "pdf.py": "writes what programs read",
    COMPANION / "rune_age" / "example.py": "names that players of an example have given",
    COMPANION / "rune_age" / "game.py": "the game's name",
    COMPANION / "rune_age" / "reports" / "rules_page.py": "writes the documentation",
    COMPANION / "speech" / "locale" / "__main__.py": "makes the catalogues",
    COMPANION / "serving" / "logs.py": "knows a sentence of the server's, and the form of a log",
    COMPANION / "serving" / "policy.py": "tells the browser, in its own words, what is allowed",
    COMPANION / "serving" / "web" / "drawing.py": "draws in the words of a page",
    COMPANION / "serving" / "web" / "manifest.py": "tells the browser of the app, in one language for all",
}
"""Modules with words that the app itself never shows."""
WORDS = re.compile(r"[^\W\d_]+[.,:;]? | [^\W\d_]+")


def modules() -> list[Path]:
    return sorted(COMPANION.rglob("*.py"))


@pytest.mark.parametrize(
    "source",
    ["said(f'{name} plays')", "label = 'Add an entry'", "def f(hint='Tap it'): ...", "button(look, 'save', 'Save it')"],
)
def test_a_sentence_that_is_not_said_is_found(source: str) -> None:
    assert _for_people(ast.parse(source))


@pytest.mark.parametrize("source", ["say(f'{name} plays')", "mark('a' + b)", "say_many('one', f'{n}', 3)"])
def test_a_message_that_is_put_together_is_found(source: str) -> None:
    assert _put_together(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    ["A = say('Yes')", "class A:\n    b = [say('Yes')]", "def f(a=say('Yes')): ...", "@g(say('Yes'))\ndef f(): ..."],
)
def test_what_is_said_at_import_is_found(source: str) -> None:
    assert _said_at_import(ast.parse(source))
    assert not _said_at_import(ast.parse("def f():\n    return say('Yes')\ng = lambda: say('Yes')"))


@cache
def tree_of(module: Path) -> ast.Module:
    return ast.parse(module.read_text())


def called(call: ast.AST) -> str | None:
    return call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else None


def test_there_are_modules_to_look_at() -> None:
    assert len(modules()) > 60
    assert {*FOR_OTHERS, LANGUAGE} <= {*modules()}


@pytest.mark.parametrize("module", [module for module in modules() if module != LANGUAGE], ids=str)
def test_messages_are_literals_or_constants(module: Path) -> None:
    """An f-string, or words that were put together, would be in no catalogue."""
    assert _put_together(tree_of(module)) == []


@pytest.mark.parametrize("module", [module for module in modules() if module != LANGUAGE], ids=str)
def test_messages_stand_where_they_are_gathered(module: Path) -> None:
    """Inside of an f-string they would not be found."""
    inside = [
        line
        for string in ast.walk(tree_of(module))
        if isinstance(string, ast.JoinedStr)
        for line, message in _messages(ast.Module([ast.Expr(string)], []))
        if isinstance(message, ast.Constant)
    ]
    assert inside == []


def _put_together(tree: ast.Module) -> list[int]:
    return [line for line, message in _messages(tree) if not _is_message(message)]


def _messages(tree: ast.Module) -> Iterator[tuple[int, ast.expr]]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and called(call) in MESSAGES:
            given = call.args[: MESSAGES[called(call) or ""]]
            yield from ((call.lineno, message) for message in _before_a_star(given))


def _before_a_star(given: Sequence[ast.expr]) -> Sequence[ast.expr]:
    """What follows a constant with both forms is no message any more."""
    stars = [place for place, message in enumerate(given) if isinstance(message, ast.Starred)]
    return given[: stars[0] + 1] if stars else given


def _is_message(message: ast.expr) -> bool:
    match message:
        case ast.Constant():
            return isinstance(message.value, str)
        case ast.Starred():
            return _is_message(message.value)
        case ast.Subscript():
            return _is_message(message.value)
        case ast.IfExp():
            return _is_message(message.body) and _is_message(message.orelse)
        case ast.Call(func=ast.Attribute(attr="get", value=constants)):
            return all(map(_is_message, (constants, *message.args[1:])))
        case ast.Call():
            return called(message) == "mark"
        case ast.Name() | ast.Attribute():
            return True
        case _:
            return False


@pytest.mark.parametrize("module", modules(), ids=str)
def test_nothing_is_said_before_the_language_is_known(module: Path) -> None:
    """At import nobody has chosen one: constants are marked, and said when they are drawn."""
    assert _said_at_import(tree_of(module)) == []


def _said_at_import(tree: ast.Module) -> list[int]:
    return [call.lineno for call in _at_import(tree) if called(call) in SAID_AT_ONCE]


def _at_import(node: ast.AST) -> Iterator[ast.Call]:
    """The calls that a module makes when it is imported: not those in the bodies of its functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            for early in (*child.decorator_list, *child.args.defaults, *filter(None, child.args.kw_defaults)):
                yield from _calls(early)
        elif isinstance(child, ast.Lambda):
            continue
        else:
            if isinstance(child, ast.Call):
                yield child
            yield from _at_import(child)


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    yield from (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))


@pytest.mark.parametrize("module", [module for module in modules() if module not in FOR_OTHERS], ids=str)
def test_words_outside_of_messages_are_for_nobody(module: Path) -> None:
    assert _for_people(tree_of(module)) == []


def _for_people(tree: ast.Module) -> list[tuple[int, str]]:
    """Strings that look like words for people and aren't said, by line."""
    for_nobody = [*filter(_is_for_nobody, ast.walk(tree)), *_keys_of_parts(tree)]
    apart = {id(inner) for node in for_nobody for inner in ast.walk(node)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in apart and WORDS.search(node.value)
    ]


def _keys_of_parts(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "keyed":
            yield node.args[0]


def _is_for_nobody(node: ast.AST) -> bool:
    """Messages are looked at elsewhere; docstrings, faults, logs and the keys of controls are for nobody."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise():
            return True
        case ast.Call():
            return called(node) in MESSAGES or _is_log(node)
        case ast.keyword():
            return node.arg == "key"
        case ast.AnnAssign() | ast.Assign():
            return _is_key(node)
        case _:
            return False


def _is_log(call: ast.Call) -> bool:
    function = call.func
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "log"


def _is_key(assigned: ast.Assign | ast.AnnAssign) -> bool:
    """By which a control stays the same one."""
    targets = assigned.targets if isinstance(assigned, ast.Assign) else [assigned.target]
    return any(isinstance(target, ast.Name) and target.id == "key" for target in targets)
