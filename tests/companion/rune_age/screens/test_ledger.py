import flet as ft
from flet.controls.base_control import BaseControl

from companion.shell.desk import Desk
from rules.rune_age.events import Correction, Damaged, TurnEnded
from storage.values import Settings
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun, played
from tests.rune_age import JAN, OLA, a_round


async def the_ledger(desk: Desk, *events: object) -> tuple[str, App]:
    id = begun(desk, *events)  # type: ignore[arg-type]
    return id, await App.on(desk, f"/game/{id}/ledger")


@headless
async def test_every_entry_is_told_under_its_round(desk: Desk) -> None:
    _, app = await the_ledger(desk, *a_round(), Damaged(JAN, 3))
    assert app.label("entry-5") == "Jan suffers 3 damage by a card."
    assert [words for words in app.texts() if words.startswith("Round ")] == ["Round 2", "Round 1"]


@headless
async def test_entries_of_one_player_are_picked_out(desk: Desk) -> None:
    _, app = await the_ledger(desk, Damaged(JAN, 3), TurnEnded(), Damaged(OLA, 2))
    await app.tap("filter-player-1")
    assert [app.has(f"entry-{place}") for place in range(3)] == [True, False, False]
    await app.tap("filter-player-2")
    assert app.label("empty") == "No entry is about these."
    await app.tap("filter-all")
    assert app.has("entry-2")


@headless
async def test_an_entry_is_edited_and_the_ledger_comes_back_with_it_marked(desk: Desk) -> None:
    id, app = await the_ledger(desk, Damaged(JAN, 3), TurnEnded())
    await app.tap("edit-0", "pad-clear", "pad-5", "damage-done")
    assert played(desk, id)[0] == Damaged(JAN, 5)
    assert app.label("entry-0").startswith("Just now: ")


@headless
async def test_an_empty_ledger_says_so(desk: Desk) -> None:
    _, app = await the_ledger(desk)
    assert app.label("empty") == "Nothing has happened yet."


@headless
async def test_what_was_entered_from_another_phone_says_so(desk: Desk) -> None:
    id = begun(desk)
    desk.play(id, (Damaged(JAN, 3),), by=OLA)
    app = await App.on(desk, f"/game/{id}/ledger")
    assert app.label("entry-0").endswith("Entered by Ola")


@headless
async def test_the_buttons_of_a_long_entry_stand_below_its_words(desk: Desk) -> None:
    words = "It was a long evening with much to tell. " * 5
    _, app = await the_ledger(desk, Correction(damage={OLA: 3}, note=words.strip()), TurnEnded())
    edits: list[BaseControl | None] = [app.named(f"edit-{place}") for place in range(2)]
    rows = []
    for edit in edits:
        while not isinstance(edit, ft.Row):
            edit = edit and edit.parent
        rows.append(len(edit.controls))
    assert rows == [3, 4]


@headless
async def test_large_letters_leave_a_sign_to_show_everything(desk: Desk) -> None:
    desk.save_settings(Settings(text_size=2.0))
    _, app = await the_ledger(desk, Damaged(JAN, 3))
    await app.tap("filter-player-2", "filter-all")
    assert app.has("entry-0")
