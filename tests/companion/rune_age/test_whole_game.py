"""A whole game by the names of its controls, from home to the winner, and the file that it leaves."""

import json
import re

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.kind import KIND
from tests.companion.headless import App, headless
from tests.companion.rune_age.screens.test_new_game import typed_city


def number_in(label: str) -> int:
    found = re.search(r"\d+", label)
    assert found, label
    return int(found[0])


async def begin(app: App) -> None:
    await app.tap("new-game", "game-rune-age")
    for seat, (name, race) in enumerate((("Ola", "waiqar"), ("Jan", "latari"))):
        await app.type(f"player-name-{seat}", name)
        await app.tap(f"race-{seat}-{race}")
    await app.tap("scenario-runewars", "first-1")
    for place, name in enumerate(("Riverwatch", "Frostgate", "Third")):
        await typed_city(app, place, name, 5, 2)
    await app.tap("start", "setup-done")


async def then(app: App, *identifiers: str) -> None:
    """Taps, each once it is heard again."""
    for identifier in identifiers:
        await app.wait(MOMENT)
        await app.tap(identifier)
    await app.wait(MOMENT)


@headless
async def test_a_game_is_played_to_its_end_by_the_names_of_its_controls(desk: Desk) -> None:
    app = await App.on(desk)
    await begin(app)
    assert app.label("phase") == "Round 1 · Turn: Jan"
    await then(app, "fight", "target-city-0", "pad-5", "fight-done", "close")
    assert "Jan" in app.label("city-0")
    await then(app, "end-turn", "fight", "target-home-1", "pad-6", "side-defence", "pad-4", "fight-done", "close")
    assert number_in(app.label("damage-1")) == 2
    await then(app, "buy", "buy-stronghold", "end-turn", "draw-event")
    await app.type("event-name", "A raid")
    await app.tap("kind-instant")
    await app.type("event-strength", "3")
    await then(app, "event-done", "pad-3", "fight-done", "close", "pad-1", "fight-done", "close", "end-phase")
    assert (app.label("phase"), number_in(app.label("events-left"))) == ("Round 2 · Turn: Jan", 9)
    said = [number_in(app.label(f"{what}-{seat}")) for what in ("damage", "strongholds") for seat in (0, 1)]
    assert said == [2, 2, 1, 0]
    await then(app, "damage", "damage-to-0", "pad-1", "pad-8", "damage-done", "close")
    assert app.label("winner").startswith("Runewars: Jan wins in round 2.")
    assert app.has("winner-1")
    assert "R-V2" in app.label("decided-by")
    await app.tap("export")
    (content,) = app.saved_files.values()
    state = KIND.read(json.loads(content)).state
    assert (state.damage, state.round, state.events_left) == ((20, 2), 2, 9)
    assert state.outcome
    assert state.outcome.winners == (1,)
