from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from companion.shell.desk import Desk
from companion.shell.picking import LARGEST_IN_ONE
from companion.speech.language import LANGUAGES
from rules.ethnos.events import DragonDrawn
from rules.ethnos.game import Game
from storage.errors import Damaged, NewerVersion
from storage.files.disk import Disk
from storage.files.lock import FolderLock
from storage.store import Store
from storage.values import App as Version
from storage.values import Packed, Progress, Restored, Settings, no_progress
from tests.companion.headless import App, Held, headless
from tests.companion.pseudo import speak_named_brackets
from tests.ethnos import a_setup
from tests.stores import BACKUPS, a_store


@headless
async def test_a_theme_applies_at_once_and_is_kept(desk: Desk) -> None:
    app = await App.on(desk, "/settings")
    assert app.label("theme-system") == "Theme: As the device, chosen"
    for theme, background in (("light", "#F3F2ED"), ("black", "#000000"), ("dark", "#121317")):
        await app.tap(f"theme-{theme}")
        assert desk.keeper.settings().theme == theme
        assert [control.bgcolor for control in app.controls() if isinstance(control, ft.View)] == [background]
    assert app.label("theme-system") == "Theme: As the device"


@headless
async def test_the_list_of_keys_is_named_where_there_are_any(desk: Desk) -> None:
    app = await App.on(desk, "/settings")
    await app.tap("keys")
    assert app.has("key-0")
    await app.tap("back")
    assert app.has("theme-dark")
    app.page.platform = ft.PagePlatform.ANDROID
    await app.tap("theme-dark")
    assert not app.has("keys")


@headless
async def test_another_language_is_spoken_at_once_where_one_is(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_named_brackets(monkeypatch)
    app = await App.on(desk, "/settings")
    assert "en⟦Settings⟧" in app.texts()
    assert app.label("language-system").endswith("chosen⟧")
    for language, name in LANGUAGES.items():
        await app.tap(f"language-{language}")
        assert desk.keeper.settings().language == language
        assert name in app.label(f"language-{language}")
        assert {words.partition("⟦")[0] for words in app.texts() if "⟦" in words} == {language}
        assert f"{language}⟦Settings⟧" in app.texts()


@headless
async def test_on_the_way_to_the_settings_and_back_nothing_is_lost(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    speak_named_brackets(monkeypatch)
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    await app.tap(
        "dragon", "band-1", "leader-giants", "colour-rhea", "cancel", "menu", "settings", "language-ru", "back"
    )
    assert app.label("menu") == "ru⟦Menu⟧"
    assert app.label("undo").startswith("ru⟦Undo: ru⟦")
    assert app.label("last-event").startswith("ru⟦")
    assert {words.partition("⟦")[0] for words in app.texts() if "⟦" in words} == {"ru"}
    await app.tap("band-1")
    assert app.label("leader-giants").endswith("chosen⟧")


@headless
async def test_each_window_speaks_as_its_device_until_a_language_is_chosen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_named_brackets(monkeypatch)
    czech, other = await App.on(desk, "/settings", "cs"), await App.on(desk, "/", "de")
    assert "cs⟦Settings⟧" in czech.texts()
    assert other.label("new-game") == "en⟦New game⟧"
    await czech.tap("language-pl")
    await other.settle()
    assert other.label("new-game") == "pl⟦New game⟧"
    await czech.tap("language-system")
    await other.settle()
    assert "cs⟦Settings⟧" in czech.texts()
    assert other.label("new-game") == "en⟦New game⟧"


@headless
async def test_a_language_that_is_not_spoken_here_is_kept_and_the_device_s_is_spoken(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_named_brackets(monkeypatch)
    desk.save_settings(Settings(language="tlh"))
    app = await App.on(desk, "/settings", "cs")
    assert "cs⟦Settings⟧" in app.texts()
    await app.tap("haptics")
    assert desk.keeper.settings().language == "tlh"


@headless
async def test_text_grows_and_shrinks_in_steps_within_its_limits(desk: Desk) -> None:
    app = await App.on(desk, "/settings")
    await app.tap("text-size-more")
    assert desk.settings.text_size == 1.1
    assert app.label("text-size-count") == "Text size, per cent: 110"
    await app.tap(*["text-size-more"] * 9)
    assert desk.settings.text_size == 2.0
    assert not app.can_tap("text-size-more")
    await app.tap(*["text-size-fewer"] * 12)
    assert desk.settings.text_size == 0.8
    assert not app.can_tap("text-size-fewer")


@headless
async def test_every_switch_turns_its_setting(desk: Desk) -> None:
    app = await App.on(desk, "/settings")
    usual = {"keep-awake": True, "haptics": True, "running-clock": False}
    usual |= {"confirm-every-band": False, "show-projection": True}
    for switch, was in usual.items():
        assert app.label(switch).endswith("on, chosen" if was else "off")
        await app.tap(switch)
        assert app.label(switch).endswith("off" if was else "on, chosen")
    assert desk.keeper.settings() == Settings(
        keep_awake=False,
        haptics=False,
        running_clock=True,
        games={"ethnos": {"confirm_every_band": True, "show_projection": False}},
    )


@headless
async def test_everything_is_backed_up_and_restored(desk: Desk, tmp_path: Path) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    app = await App.on(desk, "/settings")
    app.page.web = True
    await app.tap("back-up")
    ((name, content),) = app.saved_files.items()
    assert name.startswith("companion-backup-")
    assert name.endswith(".zip")

    other = Desk(a_store(tmp_path / "other", "test"))
    app = await App.on(other, "/settings")
    await app.tap("restore-backup")
    await app.give_file(content)
    assert app.told() == ["1 game restored, 0 already here."]
    assert other.game(id).game == desk.game(id).game
    await app.tap("back")
    assert app.has(f"resume-{id}")


@headless
async def test_a_game_that_went_on_elsewhere_goes_on_here_from_there(desk: Desk, tmp_path: Path) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    elsewhere = Desk(a_store(tmp_path / "other", "test"))
    elsewhere.restore_backup(desk.keeper.packed().content)
    elsewhere.play(id, (DragonDrawn(),))
    table, app = await App.on(desk, f"/game/{id}"), await App.on(desk, "/settings")
    await app.tap("restore-backup")
    await app.give_file(elsewhere.keeper.packed().content)
    await table.wait()
    assert table.label("dragon").startswith("Dragons drawn: 1 of 3.")
    await table.tap("undo")
    assert desk.game(id).game.events == ()


@headless
async def test_a_file_that_is_no_backup_changes_nothing(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    app = await App.on(desk, "/settings")
    await app.tap("restore-backup")
    await app.give_file(b"something else")
    assert app.told() == ["This file is not a backup, or it is damaged."]
    assert [game.id for game in desk.keeper.listing.page()] == [id]


@headless
async def test_large_text_is_drawn(desk: Desk) -> None:
    desk.save_settings(Settings(text_size=2.0))
    app = await App.on(desk, "/settings")
    sizes = {control.size for control in app.controls() if isinstance(control, ft.Text)}
    assert 30 in sizes


class SlowStore(Store):
    """A store that gets no further with a backup than its first file, for now."""

    def __init__(self, folder: Path, held: Held) -> None:
        super().__init__(folder, Version("test", BACKUPS), FolderLock(folder), Disk())
        self.held = held

    def restore_packed(self, content: bytes, progress: Progress = no_progress) -> Restored:
        progress(1200, 10_000)
        self.held.here()
        return replace(super().restore_packed(content, progress), left_out=LEFT_OUT)

    def packed(self, progress: Progress = no_progress) -> Packed:
        progress(1200, 10_000)
        self.held.here()
        return replace(super().packed(progress), left_out=LEFT_OUT)


LEFT_OUT = (NewerVersion("one.json"), Damaged("two.json"))


@headless
async def test_while_a_backup_is_restored_its_progress_is_shown_and_windows_answer(desk: Desk, tmp_path: Path) -> None:
    id = desk.begin(Game(a_setup(3)), "ethnos").id
    with Held() as held:
        other = Desk(SlowStore(tmp_path / "other", held))
        table = await App.on(other, f"/game/{other.begin(Game(a_setup(2)), 'ethnos').id}")
        app = await App.on(other, "/settings")
        await app.tap("restore-backup")
        await app.give_file(desk.keeper.packed().content)
        await held.reached()
        await app.settle()
        assert app.label("progress-restore") == "Restoring 1,200 of 10,000"
        await table.tap("band-0")
        assert table.has("leader-giants")
    await app.settle()
    assert not app.has("progress-restore")
    assert app.told() == [
        "1 game restored, 0 already here. 2 files were left out: "
        "The file one.json comes from a newer version of this app: update the app to open it. "
        "The file two.json is damaged, and so is its backup if there is one; both were left as they are."
    ]
    await app.tap("back")
    assert app.has(f"resume-{id}")


@headless
async def test_while_everything_is_backed_up_its_progress_is_shown(tmp_path: Path) -> None:
    with Held() as held:
        app = await App.on(Desk(SlowStore(tmp_path, held)), "/settings")
        await app.tap("back-up")
        await held.reached()
        await app.settle()
        assert app.label("progress-backup") == "Backing up 1,200 of 10,000"
        assert app.saved_files == {}
    await app.settle()
    assert len(app.saved_files) == 1
    assert app.told()[0].startswith("2 files were left out: The file one.json")


@headless
async def test_a_file_that_is_too_large_is_told(desk: Desk) -> None:
    app = await App.on(desk, "/settings")
    await app.tap("restore-backup")
    await app.give_file(bytes(LARGEST_IN_ONE + 1))
    assert app.told() == ["This file is too large: at most 32 MB can be taken. It was not read."]
