"""What is said when the site can't be built."""

import hashlib
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.serving.web import site
from companion.serving.web.wheels import FLET, OURS, CannotBuild, Pin, StrangeWheel, pinned, wheels


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
    wheel = tmp_path / "typing_extensions-4.16.0-py3-none-any.whl"
    wheel.write_bytes(b"types")
    digest = hashlib.sha256(b"types").hexdigest()
    pins = constraints(tmp_path, f"typing-extensions==4.16.0 \\\n    --hash=sha256:{digest}\n")
    assert list(wheels(("typing-extensions",), pins, tmp_path)) == [wheel]


@pytest.mark.parametrize("hashes", ["", f" --hash=sha256:{'0' * 64}"])
def test_a_wheel_with_another_hash_is_refused(tmp_path: Path, hashes: str) -> None:
    (tmp_path / "tinydb-4.9.0-py3-none-any.whl").write_bytes(b"something else")
    pins = constraints(tmp_path, f"tinydb==4.9.0{hashes}\n")
    with pytest.raises(StrangeWheel, match=r"tinydb-4.*\.whl is not the file that constraints\.txt pins"):
        next(wheels(("tinydb",), pins, tmp_path))


def test_pins_are_read_with_their_conditions_and_hashes(tmp_path: Path) -> None:
    one, two = "1" * 64, "2" * 64
    lines = ('uvloop==0.23.0 ; sys_platform == "linux" \\', f"--hash=sha256:{one} \\", f"--hash=sha256:{two}", "six==1")
    text = "\n".join(("# Only for:", *lines))
    pins = pinned(constraints(tmp_path, text))
    assert pins == {"uvloop": Pin("0.23.0", frozenset((one, two))), "six": Pin("1", frozenset())}


def test_every_package_of_the_site_is_pinned_by_hash() -> None:
    pins = pinned(site.CONSTRAINTS)
    assert [name for name in (*FLET, *OURS) if not pins[name.replace("-", "_")].hashes] == []


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
