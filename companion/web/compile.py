"""Compiles every module below /modules, beside its source. Runs in Pyodide, whose Python will load the result.

Docstrings are left out, for nobody reads them there. A class keeps one character of its own: without any, `dataclass`
would work out a signature to put in its place, which takes longer than all the rest of making the class.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path

FOLDER = Path("/modules")
HEAD = MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
"""Says that no source is to be compared with."""


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


for path in sorted(FOLDER.rglob("*.py")):
    tree = without_docstrings(ast.parse(path.read_bytes()))
    code = compile(tree, str(path.relative_to(FOLDER)), "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(code))
