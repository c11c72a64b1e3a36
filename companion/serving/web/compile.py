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
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from pathlib import Path
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


def compile_dataclasses() -> None:
    """Keeps what is executed while the app's own modules are loaded, by its text, as `worker.js` looks it up."""
    app = FOLDER / "app"
    known: dict[str, bytes] = {}

    def execute(text: str, *spaces: Any) -> None:
        code = compile(text, "<string>", "exec", dont_inherit=True)
        known[text] = marshal.dumps(code)
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
