import os
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.ethnos.game import Game
from storage.files.folder import data_folder
from storage.store import Store, now
from storage.values import Settings
from tests.ethnos import a_setup


@pytest.mark.parametrize("language", ["system", "pl", "tlh", "pt_BR", "zh-Hant-TW"])
def test_any_language_is_kept(store: Store, again: Callable[[], Store], language: str) -> None:
    store.save_settings(Settings(language=language))
    assert again().settings().language == language


@pytest.mark.parametrize("language", ["", "p", "../pl", "pl\n", "a language", "ру", "x" * 40])
def test_what_is_no_code_of_a_language_is_not_kept(store: Store, language: str) -> None:
    with pytest.raises(ValueError, match="validation error"):
        store.save_settings(Settings(language=language))


def test_a_text_size_that_nobody_can_read_is_put_aside_and_chosen_again(store: Store) -> None:
    store.save_settings(Settings())
    file = store.folder / "settings.json"
    file.write_text(file.read_text().replace('"text_size":1.0', '"text_size":9.0'))
    assert store.settings() == Settings()
    with pytest.raises(ValueError, match="9"):
        store.save_settings(Settings(text_size=9.0))
    store.save_settings(Settings(text_size=1.1))
    assert store.settings() == Settings(text_size=1.1)


def test_a_folder_that_vanishes_is_made_again(store: Store) -> None:
    store.games.begin(Game(a_setup()), "ethnos")
    for folder, _, files in os.walk(store.folder, topdown=False):
        for file in files:
            (Path(folder) / file).unlink()
        Path(folder).rmdir()
    assert store.listing.page() == []
    store.games.begin(Game(a_setup()), "ethnos")
    assert len(store.listing.page()) == 1


def test_nothing_is_written_before_something_is_saved(store: Store) -> None:
    store.listing.page()
    store.players.everybody()
    store.settings()
    assert not store.folder.exists()


def test_the_clock_tells_universal_time() -> None:
    assert now().utcoffset().total_seconds() == 0  # type: ignore[union-attr]


def test_the_data_lives_where_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", "from-flet")
    assert data_folder("some-app", "given") == Path("given")
    assert data_folder("some-app") == Path("from-flet")
    monkeypatch.delenv("FLET_APP_STORAGE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "home")
    assert data_folder("some-app").name == "some-app"
