from pathlib import Path
from typing import Any

import pytest

from companion.sharing.letters import pages_of
from companion.shell.desk import Desk
from companion.shell.window import windows
from rules.ethnos.events import AgeEnded, Correction
from storage.values import Filter
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.companion.sharing.test_letters import a_page
from tests.ethnos import a_band, a_setup
from tests.stores import a_store

ALL = 3_000


@pytest.fixture
def other(tmp_path: Path) -> Desk:
    """Another phone's."""
    return Desk(a_store(tmp_path / "other", "test"))


def kept(desk: Desk) -> int:
    return len(desk.keeper.listing.page(Filter(), size=100))


def handed(desk: Desk, id: str, room: int = ALL) -> list[str]:
    return [f"/take/{page}" for page in pages_of(desk.letter(id), room)]


def entries(desk: Desk, id: str) -> list[Any]:
    return [event.note for event in desk.game(id).game.events]


@headless
async def test_a_game_is_shown_before_it_is_kept(desk: Desk, other: Desk) -> None:
    id = begun(other, Correction(note="one"), a_band(cards=3))
    app = await App.on(desk, *handed(other, id))
    assert app.label("take-over").startswith("Ethnos. Roderick, Alexis")
    assert "2 entries" in app.label("take-over")
    assert "not on this device yet" in app.label("take-over")
    assert kept(desk) == 0
    await app.tap("take-over-keep")
    assert app.page.route == f"/game/{id}"
    assert desk.game(id).game.events == other.game(id).game.events
    assert kept(desk) == 1


@headless
async def test_who_just_looks_keeps_nothing(desk: Desk, other: Desk) -> None:
    id = begun(other, Correction(note="one"))
    app = await App.on(desk, *handed(other, id))
    await app.tap("take-over-look")
    assert app.has("band-0")
    assert kept(desk) == 0


@headless
async def test_a_finished_game_is_taken_home(desk: Desk, other: Desk) -> None:
    id = begun(other, a_band(cards=6), AgeEnded(0), AgeEnded(1), setup=a_setup(2))
    app = await App.on(desk, *handed(other, id))
    await app.tap("take-over-keep")
    assert app.has("winner")


@headless
async def test_several_codes_are_read_in_any_order_by_one_window_after_the_other(desk: Desk, other: Desk) -> None:
    id = begun(other, *(Correction(note=f"{number**7}") for number in range(9)))
    *others, last = handed(other, id, 600)
    assert len(others) > 1
    for number, page in enumerate(reversed(others), 1):
        app = await App.on(desk, page)
        assert app.label("take-over-missing").startswith(f"{number} of {len(others) + 1} codes are read.")
        windows.pop(app.page.session.id).end()  # a phone opens each code anew
    app = await App.on(desk, last)
    await app.tap("take-over-keep")
    assert entries(desk, id) == entries(other, id)
    nothing = await App.on(desk, "/take")
    assert any("Nothing was handed over yet" in words for words in nothing.texts())


@headless
async def test_what_has_gone_further_here_stays(desk: Desk, other: Desk) -> None:
    id = begun(other)
    before = handed(other, id)
    desk.take_over(other.letter(id))
    desk.play(id, (Correction(note="later"),))
    app = await App.on(desk, *before)
    assert "has gone further" in app.label("take-over")
    assert not app.has("take-over-keep")
    await app.tap("take-over-open")
    assert entries(desk, id) == ["later"]


@headless
async def test_what_went_on_there_goes_on_here(desk: Desk, other: Desk) -> None:
    id = begun(other)
    desk.take_over(other.letter(id))
    other.play(id, (Correction(note="later"),))
    app = await App.on(desk, *handed(other, id))
    assert "as it was before" in app.label("take-over")
    await app.tap("take-over-keep")
    assert entries(desk, id) == ["later"]
    assert kept(desk) == 1


@headless
async def test_what_went_on_in_two_places_is_kept_twice(desk: Desk, other: Desk) -> None:
    id = begun(other)
    desk.take_over(other.letter(id))
    desk.play(id, (Correction(note="mine"),))
    other.play(id, (Correction(note="yours"),))
    app = await App.on(desk, *handed(other, id))
    assert "there are two" in app.label("take-over")
    await app.tap("take-over-keep")
    assert kept(desk) == 2


@headless
async def test_what_was_deleted_comes_back_by_it(desk: Desk, other: Desk) -> None:
    id = begun(other)
    desk.take_over(other.letter(id))
    desk.delete(id)
    app = await App.on(desk, *handed(other, id))
    assert "was deleted here" in app.label("take-over")
    await app.tap("take-over-keep")
    assert kept(desk) == 1


def altered(desk: Desk, **fields: Any) -> str:
    letter = desk.letter(begun(desk))
    return pages_of({**letter, **fields}, ALL)[0]


@headless
async def test_damaged_and_hostile_codes_are_called_by_their_name(desk: Desk, other: Desk) -> None:
    game = other.letter(begun(other))["game"]
    for page, words in {
        altered(other)[:-1]: "is damaged",
        "x": "no game of this app",
        a_page(version=9): "newer version",
        a_page(): "is damaged",
        altered(other, id="../../settings"): "no game of this app",
        altered(other, game={**game, "players": []}): "no game that can be played",
        altered(other, game={**game, "format": "chess/1"}): "no game that can be played",
    }.items():
        app = await App.on(desk, f"/take/{page}")
        assert words in app.label("take-over-trouble"), page
        assert not app.has("take-over-keep")
    assert kept(desk) == 0


@headless
async def test_a_page_that_cannot_be_read_leaves_the_others_read(desk: Desk, other: Desk) -> None:
    id = begun(other, *(Correction(note=f"{number**7}") for number in range(9)))
    first, second, *_ = handed(other, id, 600)
    app = await App.on(desk, first)
    await app.browse(f"{second}9")
    assert app.has("take-over-trouble")
    assert app.label("take-over-missing").startswith("1 of ")
