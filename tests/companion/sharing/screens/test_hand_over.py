import pytest

from companion.sharing.letters import Collected
from companion.sharing.screens import hand_over
from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from tests.companion.ethnos.table import at_table
from tests.companion.headless import App, headless


@headless
async def test_the_whole_game_is_one_code_and_a_file_if_that_is_wanted(desk: Desk) -> None:
    app, saved = await at_table(desk, Correction(glory={0: 5}))
    await app.tap("menu", "hand-over")
    assert app.page.route == f"/game/{saved.id}/hand-over"
    assert app.label("hand-over-qr") == "QR code 1 of 1"
    assert not app.has("code-after")
    await app.tap("export")
    assert list(app.saved_files) == [f"ethnos-{saved.id}.json"]


@headless
async def test_several_codes_are_shown_one_after_the_other(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    real = hand_over.qr_code
    monkeypatch.setattr(hand_over, "room_behind", lambda address: 600)
    monkeypatch.setattr(hand_over, "qr_code", lambda *args: (shown.append(args[-1]), real(*args))[1])
    app, saved = await at_table(desk, *(Correction(note=f"A note {number**5}") for number in range(60)))
    await app.browse(f"/game/{saved.id}/hand-over")
    count = int(app.label("hand-over-qr").split()[-1])
    assert count > 2
    for number in range(2, count + 1):
        await app.tap("code-after")
        assert app.label("hand-over-qr") == f"QR code {number} of {count}"
    read = Collected()
    for page in shown:
        read = read.with_page(page)
    assert read.letter() == desk.letter(saved.id)
    await app.tap("code-after", "code-before")
    assert app.label("hand-over-qr") == f"QR code {count} of {count}"


@headless
async def test_without_an_address_or_if_it_is_too_long_there_is_the_file(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, saved = await at_table(desk)
    monkeypatch.setattr(hand_over, "base_of", lambda url: None)
    await app.browse(f"/game/{saved.id}/hand-over")
    assert any("no address" in words for words in app.texts())
    assert app.has("export")
    monkeypatch.setattr(hand_over, "base_of", lambda url: "https://table.example/")
    monkeypatch.setattr(hand_over, "room_behind", lambda address: 0)
    again = await App.on(desk, f"/game/{saved.id}/hand-over")
    assert any("too long" in words for words in again.texts())


@headless
async def test_an_address_that_only_this_device_can_open_is_called_so(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_over, "base_of", lambda url: "http://127.0.0.1:8550/")
    app, saved = await at_table(desk)
    await app.browse(f"/game/{saved.id}/hand-over")
    assert any("only this device" in words for words in app.texts())


@headless
async def test_an_example_is_not_handed_over(desk: Desk) -> None:
    app = await App.on(desk)
    await app.tap("example-game", "menu")
    assert app.has("show-everybody")
    assert not app.has("hand-over")
