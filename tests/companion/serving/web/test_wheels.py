"""What is said when the site can't be built."""

from pathlib import Path

import pytest

from companion.__main__ import main
from companion.serving.web import site
from companion.serving.web.wheels import CannotBuild, wheels


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No package can be had from anywhere."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)


def constraints(folder: Path, text: str) -> Path:
    file = folder / "constraints.txt"
    file.write_text(text)
    return file


@pytest.mark.usefixtures("nowhere")
def test_a_wheel_that_cannot_be_had_is_named_with_what_it_is_for(tmp_path: Path) -> None:
    pinned = constraints(tmp_path, "tinydb==4.9.0\n")
    with pytest.raises(CannotBuild, match=r"no wheel of tinydb==4\.9\.0 for Python 3\.14 in a browser .*No matching"):
        next(wheels(("tinydb",), pinned, tmp_path / "cache"))


@pytest.mark.usefixtures("nowhere")
def test_a_wheel_that_is_there_is_asked_for_nowhere(tmp_path: Path) -> None:
    pinned = constraints(tmp_path, "typing_extensions==4.16.0\n")
    wheel = tmp_path / "typing_extensions-4.16.0-py3-none-any.whl"
    wheel.touch()
    assert list(wheels(("typing-extensions",), pinned, tmp_path)) == [wheel]


def test_a_package_without_a_version_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match="names no version of tinydb"):
        next(wheels(("tinydb",), constraints(tmp_path, "flet==1.0.5\n"), tmp_path))


def test_a_site_is_built_from_a_clone_only(tmp_path: Path) -> None:
    with pytest.raises(CannotBuild, match=r"there is no constraints\.txt"):
        next(wheels(("tinydb",), tmp_path / "constraints.txt", tmp_path))


@pytest.mark.usefixtures("nowhere")
def test_the_command_says_why_and_leaves_the_folder_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "CACHE", tmp_path / "cache")
    assert main(["build-web", str(tmp_path / "web")]) == 1
    assert "There is no wheel of flet==" in capsys.readouterr().err
    assert not (tmp_path / "web").exists()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(CannotBuild, match="holds something else"):
        site._write(tmp_path, {"index.html": b""})
    assert (tmp_path / "letter.txt").read_text() == "dear"
