from pathlib import Path

import pytest

from tests.companion.conftest import Command
from tests.companion.serving.web.tiny import TINY_APP, TINY_LIBRARY


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.commands.web.our_app", lambda: TINY_APP)
    monkeypatch.setattr("companion.serving.web.site.standard_library", lambda: TINY_LIBRARY)


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A folder with something else in it."""
    (tmp_path / "letter.txt").write_text("dear")
    return tmp_path


def test_what_was_built_is_answered_as_json_and_how_far_it_is_stays_beside_it(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    ran = command("build-web", str(folder), "--json")
    assert ran.status == 0
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert ran.data == {"folder": str(folder), "bytes": size}
    assert ran.err.splitlines()[-1] == "[########################] 100%  Writing the site"


@pytest.mark.slow
def test_what_was_built_is_said_in_words(command: Command, tmp_path: Path) -> None:
    ran = command("build-web", str(tmp_path / "web"))
    assert ran.status == 0
    assert ran.out.startswith(f"{tmp_path / 'web'}: ")
    assert ran.out.endswith(" MB. Any static web host can serve it.\n")


def test_why_nothing_was_built_is_an_error_with_a_code(command: Command, full: Path) -> None:
    ran = command("build-web", str(full), "--json")
    assert ran.status == 1
    message = f"{full} holds something else: name an empty folder."
    assert ran.data == {"error": {"code": "cannot_build", "message": message}}
    assert message not in ran.err


def test_why_nothing_was_built_is_said_in_words(command: Command, full: Path) -> None:
    ran = command("build-web", str(full))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.endswith("holds something else: name an empty folder.\n")


def test_a_folder_that_can_t_be_written_is_an_error_too(command: Command, full: Path) -> None:
    ran = command("build-web", str(full / "letter.txt"), "--json")
    assert ran.status == 1
    assert ran.data["error"]["code"] == "cannot_build"
