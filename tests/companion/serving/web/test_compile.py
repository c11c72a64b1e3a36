import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

import pytest

from companion.serving.web import compile as compiling
from companion.serving.web.compile import compile_modules, without_docstrings, without_keys

SOURCE = '''"""Of the module."""
class Greeting:
    """Of the class."""
    words = "hello"
def greet():
    """Of the function."""
class Keys(TypedDict, total=False):
    one: int
'''


def lean(source: str) -> str:
    return ast.unparse(without_docstrings(without_keys(ast.parse(source))))


def test_docstrings_are_left_out() -> None:
    assert "Of the" not in lean(SOURCE)


def test_a_class_keeps_one_character_so_that_dataclass_works_out_no_signature() -> None:
    names: dict[str, type] = {}
    exec(lean('class A:\n    """Long words."""\n    b = 1'), names)
    assert names["A"].__doc__ == "."


def test_a_function_with_nothing_but_words_does_nothing() -> None:
    assert lean('def f():\n    """Words."""') == "def f():\n    pass"


def test_other_texts_stay() -> None:
    assert lean("a = 'text'\nprint('more')") == "a = 'text'\nprint('more')"


def test_the_keys_of_a_typed_dictionary_are_left_out() -> None:
    assert "one" not in lean(SOURCE)
    assert "one: int" in lean("class A:\n    one: int")


def test_each_module_is_compiled_beside_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "FOLDER", tmp_path)
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "module.py").write_text('"""Words."""\nanswer = 42\n')
    compile_modules()
    content = (tmp_path / "app" / "module.pyc").read_bytes()
    assert content[:4] == MAGIC_NUMBER
    code = marshal.loads(content[16:])
    assert isinstance(code, CodeType)
    assert code.co_filename == "app/module.py"
    names: dict[str, int] = {}
    exec(code, names)
    assert names["answer"] == 42
