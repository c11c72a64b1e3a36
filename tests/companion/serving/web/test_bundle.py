import gzip
import json
import sys
from pathlib import Path

import pytest

from companion.serving.web.bundle import (
    ICONS,
    NEVER_LOADED_OF_PYTHON,
    app_files,
    compiled,
    needed,
    packed,
    with_icons_in_use,
    zipped,
)
from companion.serving.web.client import client_folder
from companion.serving.web.wheels import CannotBuild
from companion.speech.language import ENGLISH, LANGUAGES


def test_the_site_has_the_app_its_rules_and_its_languages() -> None:
    files = app_files()
    assert {"main.py", "companion/starting.py", "companion/shell/app.py", "rules/kinds.py", "storage/store.py"} <= set(
        files
    )
    catalogues = {f"companion/speech/locale/{code}/LC_MESSAGES/companion.mo" for code in LANGUAGES.keys() - {ENGLISH}}
    assert catalogues == {name for name in files if name.endswith(".mo")}


def test_the_site_has_nothing_for_terminals_servers_and_translators() -> None:
    files = app_files()
    assert not [name for name in files if name.startswith(("companion/commands/", "tests/"))]
    assert "companion/__main__.py" not in files
    assert {name for name in files if name.startswith("companion/serving/")} == {
        "companion/serving/__init__.py",
        "companion/serving/web/__init__.py",
        "companion/serving/web/data.py",
        "companion/serving/web/news.py",
    }


def test_what_is_never_loaded_is_left_out() -> None:
    files = [
        ("flet/app.py", b""),
        ("flet/tests/test_app.py", b""),
        ("pydantic/v1/main.py", b""),
        ("flet/py.typed", b""),
    ]
    assert list(needed(files)) == ["flet/app.py"]
    library = [("json/decoder.py", b""), ("turtle.py", b""), ("encodings/utf_8.py", b""), ("encodings/cp1250.py", b"")]
    assert list(needed(library, NEVER_LOADED_OF_PYTHON)) == ["json/decoder.py", "encodings/utf_8.py"]


def test_only_icons_that_the_code_names_are_named() -> None:
    files = {"a.py": b"ft.Icons.UNDO", "b.py": b"ft.Icons.UNDO, Icons.ADD", ICONS: b'{"UNDO": 1, "ADD": 2, "ZOOM": 3}'}
    assert json.loads(with_icons_in_use(files)[ICONS]) == {"UNDO": 1, "ADD": 2}


def test_everything_is_packed_into_one_file_behind_its_table() -> None:
    content = gzip.decompress(packed({"b.pyc": b"two", "a.pyc": b"one!"}))
    length = int.from_bytes(content[:4], "big")
    assert json.loads(content[4 : 4 + length]) == [["a.pyc", 4], ["b.pyc", 3]]
    assert content[4 + length :] == b"one!two"


def test_the_same_content_gives_the_same_bytes() -> None:
    one, other = {"a": b"1", "b": b"2"}, {"b": b"2", "a": b"1"}
    assert packed(one) == packed(other)
    assert zipped(one) == zipped(other)


def test_python_imports_from_the_zip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "library.zip").write_bytes(zipped({"packed_for_a_test.py": b"answer = 42\n"}))
    monkeypatch.syspath_prepend(str(tmp_path / "library.zip"))
    from packed_for_a_test import answer  # type: ignore[import-not-found]

    monkeypatch.delitem(sys.modules, "packed_for_a_test")
    assert answer == 42


@pytest.mark.slow
def test_a_module_that_cannot_be_compiled_is_said() -> None:
    with pytest.raises(CannotBuild, match=r"(?s)The modules can't be compiled: .*SyntaxError"):
        compiled({"app/main.py": b"def"}, client_folder() / "pyodide")
