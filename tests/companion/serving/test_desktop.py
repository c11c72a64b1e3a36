"""The native window, with a package in the place of Flet's desktop client, which tests have no screen for."""

import sys
from pathlib import Path

import pytest

from companion.serving import CannotStart
from companion.serving.desktop import open_desktop
from companion.shell.desk import Desk

INSTEAD = r" Without --desktop the app opens in the browser\.$"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package, whose client can't be downloaded."""
    package = tmp_path / "flet_desktop"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from urllib.error import URLError\n\ndef ensure_client_cached():\n    raise URLError('no network')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "flet_desktop", raising=False)
    return package


@pytest.fixture
def dark_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """No display."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def test_without_the_package_it_is_named_with_its_version(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.setitem(sys.modules, "flet_desktop", None)
    monkeypatch.delitem(sys.modules, "flet_desktop")
    with pytest.raises(CannotStart, match=r"needs the package flet-desktop 1\.0\.5\." + INSTEAD):
        open_desktop(desk)


@pytest.mark.usefixtures("client", "dark_room")
def test_without_a_display_there_is_no_window(desk: Desk) -> None:
    with pytest.raises(CannotStart, match=r"There is no display to open a window on\." + INSTEAD):
        open_desktop(desk)


@pytest.mark.usefixtures("client", "dark_room")
@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_without_a_network_the_client_cannot_be_had(desk: Desk, display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(display, ":0")
    with pytest.raises(CannotStart, match=r"can't be downloaded \(.*no network.*\)\." + INSTEAD):
        open_desktop(desk)
