"""Compiles every module below /modules, beside its source. Runs in Pyodide, whose Python will load the result.

Docstrings are left out, for nobody reads them there. A class keeps one character of its own: without any, `dataclass`
would work out a signature to put in its place, which takes longer than all the rest of making the class. The keys of a
`TypedDict` are left out too: they are for type checkers, and there are hundreds of them.

What `dataclass` writes for itself is compiled too, by loading the app here: that would be a third of its start.
"""

import ast
import builtins
import dataclasses
import marshal
import re
import sys
import zlib
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any

FOLDER = Path("/modules")
HEAD = MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
"""Says that no source is to be compared with."""


def without_keys(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and "TypedDict" in map(ast.unparse, node.bases):
            node.body = [ast.copy_location(ast.Pass(), node)]
    return tree


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[:1]
            node.body = [part for part in node.body if not is_text(part)]
            if isinstance(node, ast.ClassDef) and first and is_text(first[0]):
                node.body.insert(0, ast.copy_location(ast.Expr(ast.Constant(".")), first[0]))
            elif first and not node.body and not isinstance(node, ast.Module):
                node.body = [ast.copy_location(ast.Pass(), first[0])]
    return ast.fix_missing_locations(tree)


def is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(part.value.value, str)


def compile_modules() -> None:
    for path in sorted(FOLDER.rglob("*.py")):
        tree = without_docstrings(without_keys(ast.parse(path.read_bytes())))
        code = compile(tree, str(path.relative_to(FOLDER)), "exec", dont_inherit=True)
        path.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(code))


def sums_of(text: bytes) -> tuple[int, int]:
    """The texts themselves would be a third of what is kept."""
    return zlib.crc32(text), zlib.adler32(text)


def without_lines(code: CodeType) -> CodeType:
    """Nobody looks for a line in what was never written down."""
    inside = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=inside, co_linetable=b"")


def compile_dataclasses() -> None:
    """Keeps what is executed while the app's own modules are loaded, by two sums of its text, as `worker.js` does."""
    app = FOLDER / "app"
    texts: dict[tuple[int, int], str] = {}
    known: dict[tuple[int, int], bytes] = {}

    def execute(text: str, *spaces: Any) -> None:
        code, sums = compile(text, "<string>", "exec", dont_inherit=True), sums_of(text.encode())
        if texts.setdefault(sums, text) != text:
            raise KeyError(sums)  # of two texts: another sum is needed
        known[sums] = marshal.dumps(without_lines(code))
        builtins.exec(code, *spaces)  # noqa: S102

    vars(dataclasses)["exec"] = execute
    sys.path.insert(0, str(app))
    flet = import_module("flet")
    for path in (app / "main.py", *sorted(app.glob("companion/**/*.py"))):
        import_module(".".join(path.relative_to(app).with_suffix("").parts).removesuffix(".__init__"))
        for name in re.findall(r"\bft\.(\w+)", path.read_text()):  # Flet loads its parts when they are named
            getattr(flet, name, None)
    (app / "dataclasses.bin").write_bytes(marshal.dumps(known))


if __name__ == "__main__":
    compile_modules()
    compile_dataclasses()
