"""The seam: a made-up game goes through storage, lists, undo, backup, commands and the shell.

No line outside of its two folders and the registry was written for it.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import companion
import rules
from companion.shell.desk import Desk
from rules import registry
from rules.ethnos.game import Game as Ethnos
from rules.kinds import kind_of
from storage.values import Settings
from tests.companion.conftest import Command
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

HERE = Path(__file__).parents[1] / "made_up"
FILE: dict[str, Any] = {
    "format": "counter-game/1",
    "players": ["Mara", "Tove"],
    "events": [{"type": "count", "player": "Mara", "by": 2}, {"type": "count", "player": "Tove", "by": 3}],
}
OVER = {**FILE, "events": [*FILE["events"], {"type": "end"}]}


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Its two folders where those of other games are, and its name in the registry."""
    monkeypatch.setattr(rules, "__path__", [*rules.__path__, str(HERE / "rules")])
    monkeypatch.setattr(companion, "__path__", [*companion.__path__, str(HERE / "companion")])
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "counter"))
    yield
    for module in [name for name in sys.modules if ".counter" in name]:
        del sys.modules[module]


def a_count() -> Any:
    return kind_of(FILE).read(FILE)


def test_it_is_kept_played_and_taken_back(desk: Desk) -> None:
    from rules.counter.kind import Counted

    saved = desk.begin(a_count(), "counter")
    assert saved.game.counts == (2, 3)
    saved = desk.play(saved.id, (Counted(0, 3),))
    assert (saved.game.counts, saved.undo) == ((5, 3), {"kind": "count", "player": 0, "by": 3})
    saved = desk.undo(saved.id, saved.revision)
    assert (saved.game.counts, saved.redo) == ((2, 3), {"kind": "count", "player": 0, "by": 3})
    assert desk.redo(saved.id, saved.revision).game.counts == (5, 3)
    assert Desk(desk.keeper).game(saved.id).game.counts == (5, 3)


def test_it_stands_in_the_same_lists_as_other_games(desk: Desk) -> None:
    from storage.values import Filter

    running = desk.begin(a_count(), "counter").id
    other = desk.begin(Ethnos(a_setup(3)), "ethnos").id
    over = desk.import_game(OVER).id
    lists = desk.keeper.listing
    assert {game.id: game.kind for game in lists.page(Filter(finished=False))} == {running: "counter", other: "ethnos"}
    (past,) = lists.page(Filter(finished=True))
    assert (past.id, past.winners, past.scores) == (over, ("Tove",), {"Mara": 2, "Tove": 3})
    assert [game.id for game in lists.page(Filter(text="counting tove"))] == [over, running]


def test_a_backup_brings_it_back(desk: Desk, tmp_path: Path) -> None:
    from companion.starting import open_store

    id = desk.begin(a_count(), "counter").id
    elsewhere = Desk(open_store(str(tmp_path / "elsewhere")))
    assert elsewhere.restore_backup(desk.keeper.packed().content).games == 1
    assert elsewhere.game(id).game == a_count()


def test_it_is_replayed_and_what_is_wrong_with_it_is_said(command: Command) -> None:
    assert command("replay", "-", given=json.dumps(FILE).encode()).out == "Mara 2, Tove 3\n"
    too_far = {**FILE, "events": [{"type": "count", "player": "Mara", "by": 7}]}
    lines = b"".join(json.dumps(data).encode() + b"\n" for data in (OVER, too_far, {"format": "chess-game/1"}))
    first, second, third = command("replay", "--jsonl", given=lines).lines
    assert first == {"format": "counter-replay/1", "counts": {"Mara": 2, "Tove": 3}, "over": True}
    assert second["error"] == {"code": "too_far", "message": "Nobody counts by 7.", "where": "by", "rule": "K1"}
    assert third["error"]["message"].endswith(
        'must be "ethnos-game/1", "rune-age-game/1", "counter-game/1", and it is "chess-game/1".'
    )
    assert command("score", "--json", "-", given=json.dumps(FILE).encode()).data["error"]["code"] == "bad_format"


def test_it_is_listed_shown_and_exported_in_a_terminal(command: Command, tmp_path: Path) -> None:
    folder = str(tmp_path / "data")
    id = command("games", "import", "--json", "-", "--data", folder, given=json.dumps(FILE).encode()).data["id"]
    assert "Counted to 5  Mara, Tove" in command("games", "list", "--data", folder).out
    assert command("games", "list", "--json", "--data", folder).data[0]["counted"] == 5
    assert command("games", "show", id, "--data", folder).out == "Mara 2, Tove 3\n"
    assert command("games", "export", id, "--data", folder).data == FILE


@headless
async def test_it_is_played_in_the_app(desk: Desk) -> None:
    app = await App.on(desk, "/")
    await app.tap("new-game")
    await app.tap("game-counter")
    await app.tap("start")
    await app.tap("count-0")
    await app.tap("count-1")
    await app.tap("count-1")
    (saved,) = desk.keeper.listing.page()
    assert desk.game(saved.id).game.counts == (2, 4)
    assert app.label("undo") == "Undo: Count 2"
    await app.tap("undo")
    await app.tap("count-too-far")
    assert app.told() == ["Nobody counts by 9."]
    await app.tap("end")
    assert app.label("winner") == "Over"


@headless
async def test_the_lobby_shows_it_beside_other_games(desk: Desk) -> None:
    desk.begin(a_count(), "counter")
    over = desk.import_game(OVER).id
    app = await App.on(desk, "/")
    assert "Counted to 5" in app.label("resume")
    app = await App.on(desk, "/past")
    assert app.label(f"open-{over}").startswith("Counted to 5. Mara, Tove")
    app = await App.on(desk, "/settings")
    await app.tap("loud")
    assert desk.settings.option("counter", "loud", default=False)


@headless
async def test_whoever_played_a_game_last_is_not_asked_which_and_one_tap_away_from_the_other(desk: Desk) -> None:
    desk.begin(Ethnos(a_setup(2)), "ethnos")
    app = await App.on(desk, "/")
    await app.tap("new-game")
    assert app.label("game-ethnos") == "Ethnos, chosen"
    await app.tap("game-counter")
    assert app.page.route == "/counter"
    await app.tap("back")
    assert app.has("resume")


@headless
async def test_home_has_the_places_of_every_game_under_its_name(desk: Desk) -> None:
    app = await App.on(desk, "/")
    assert app.label("score-age") == "Ethnos: Score one Age"
    desk.save_settings(Settings(text_size=2.0))
    assert (await App.on(desk, "/")).has("score-age")


def test_its_two_folders_are_all_there_is() -> None:
    """Nothing of the project names it."""
    root = HERE.parents[1]
    for package in ("companion", "rules", "storage"):
        for module in (root / package).rglob("*.py"):
            assert not re.search(r"counter-|\"counter\"", module.read_text()), module


def test_it_leaves_the_app_as_every_game_does(command: Command, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    id = command("games", "import", "-", "--json", *data, given=json.dumps(OVER).encode()).data["id"]
    assert command("export", id, "--text", *data).out.splitlines()[1:] == ["Counted.", "1. Mara", "1. Tove"]
    for way in ("pdf", "png"):
        assert command("export", id, f"--{way}", str(tmp_path / way), *data).status == 0
    assert command("export", "--blank", "counter", "--pdf", str(tmp_path / "blank"), *data).status == 0
