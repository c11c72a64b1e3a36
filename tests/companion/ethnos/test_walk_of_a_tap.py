"""What a tap works out, counted around the real functions: nothing twice for the same band."""

import sys
from collections import Counter
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.game import Game
from rules.ethnos.play import verify
from rules.ethnos.playing.bands import effect
from rules.ethnos.playing.choices import choices
from rules.ethnos.vocabulary import Tribe
from storage.files.disk import Disk
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

TRIBES = (Tribe.ELVES, Tribe.CENTAURS, Tribe.WINGFOLK, Tribe.MERFOLK, Tribe.TROLLS, Tribe.ORCS)
COUNTED = (effect, choices, verify)


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each function was called so far, by whichever module has it."""
    counted: Counter[str] = Counter()

    def counting(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def count(*args: Any, **kwargs: Any) -> Any:
            counted[function.__name__] += 1
            return function(*args, **kwargs)

        return count

    import_module("companion.ethnos.screens.table")
    ours = [module for name, module in sys.modules.items() if name.split(".")[0] in ("rules", "companion")]
    for function in COUNTED:
        for module in ours:
            if getattr(module, function.__name__, None) is function:
                monkeypatch.setattr(module, function.__name__, counting(function))
    return counted


def begun(desk: Desk) -> str:
    return desk.begin(Game(a_setup(tribes=TRIBES)), "ethnos").id


@pytest.mark.parametrize("leader", ["elves", "centaurs", "orcs"])
@headless
async def test_a_band_that_asks_nothing_is_worked_out_once(desk: Desk, counts: Counter[str], leader: str) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}")
    await app.tap("band-1", f"leader-{leader}", "colour-althea")
    assert counts == Counter()
    await app.tap("cards-3")
    await app.wait(MOMENT)
    assert counts == {"effect": 1, "choices": 1, "verify": 1}


@headless
async def test_a_band_that_asks_is_worked_out_once_to_be_looked_at_and_once_to_be_played(
    desk: Desk, counts: Counter[str]
) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}")
    await app.tap("band-1", "leader-trolls", "colour-althea", "cards-3")
    assert (counts["effect"], counts["verify"]) == (1, 1)
    assert counts["choices"] <= 2
    counts.clear()
    await app.wait(MOMENT)
    await app.tap("play")
    await app.wait(MOMENT)
    assert counts == {"effect": 1, "verify": 1}


@headless
async def test_what_was_played_is_read_and_not_worked_out_again(desk: Desk, counts: Counter[str]) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    await app.wait(MOMENT)
    counts.clear()
    await app.tap("kingdom-althea")
    assert "Alexis: 0 to 1." in " ".join(app.texts())
    await app.browse(f"/game/{id}/ledger")
    assert "1st marker in Althea" in " ".join(app.texts())
    assert counts == Counter()


@headless
async def test_the_games_file_is_read_once_and_written_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    id, files, read, write = begun(desk), Counter[str](), Disk.read, Disk.write

    def counting_read(disk: Disk, path: Path) -> bytes:
        files["read"] += id in path.name
        return read(disk, path)

    def counting_write(disk: Disk, path: Path, content: bytes) -> None:
        files["written"] += id in path.name
        write(disk, path, content)

    app = await App.on(desk, f"/game/{id}")
    monkeypatch.setattr(Disk, "read", counting_read)
    monkeypatch.setattr(Disk, "write", counting_write)
    await app.tap("band-1", "leader-elves", "colour-althea", "cards-3")
    await app.wait(MOMENT)
    assert files == {"read": 1, "written": 1}
    await app.tap("kingdom-althea")
    for taps in (2, 3, 4):
        await app.tap("markers-althea-0-more")
        await app.wait(MOMENT)
        assert files == {"read": taps, "written": taps}
