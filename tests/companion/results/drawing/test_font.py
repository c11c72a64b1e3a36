import builtins
from pathlib import Path
from typing import Any

import pytest

from companion.results.drawing import font
from companion.results.drawing.letters import Letters


def test_the_site_s_font_is_small_and_the_same_every_time() -> None:
    made = font.site_font()
    assert made == font.site_font.__wrapped__()
    assert len(made) < 100_000
    assert Letters(made).glyph("Ж")


def test_where_it_is_unpacked_already_it_is_read_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "font.ttf"
    file.write_bytes(font.site_font())
    monkeypatch.setattr(font, "UNPACKED", file)
    assert font.letters.__wrapped__().glyph("Ж")


def test_where_there_is_none_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name == "flet_web":
            raise ImportError(name)
        return usual(name, *others)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(font.NoFont):
        font.site_font.__wrapped__()
