"""Plays Rune Age in the browser as people do: by tapping what is there, as soon as it is there."""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import TimeoutError as TookTooLong

from companion.rune_age.reports.data import replay_report
from rules.rune_age.game import Game
from rules.rune_age.kind import KIND
from rules.rune_age.vocabulary import Race, Scenario
from tests.browser.driver import AGAIN, Window
from tests.rune_age import CITIES, NAMES

SAYS: Final = """([identifier, words]) => {
    const control = document.querySelector(`[flt-semantics-identifier='${identifier}']`);
    return control && (control.getAttribute('aria-label') || control.textContent || '').includes(words);
}"""


def taps(window: Window, *identifiers: str) -> None:
    """Each once it is there; where a tap on what was being drawn anew did nothing, people tap again."""
    before = ""
    for identifier in identifiers:
        with suppress(TookTooLong):
            window.find(identifier).wait_for(state="attached", timeout=AGAIN)
        if not window.has(identifier) and before and window.has(before):
            window.tap(before)
        window.wait_for(identifier)
        window.tap(identifier)
        before = identifier


def says(window: Window, identifier: str, words: str) -> None:
    """Waits until a control says so."""
    window.page.wait_for_function(SAYS, arg=[identifier, words])


def typed(window: Window, **fields: object) -> None:
    """What is typed into which field, `-` in its name written as `_`."""
    for name, value in fields.items():
        identifier = name.replace("_", "-")
        window.wait_for(identifier)
        window.type(identifier, str(value))


def set_up(window: Window, scenario: Scenario, players: int, cities: int, *, first: int = 0, **fields: int) -> None:
    """From home to the table of a new game; `fields` are typed besides."""
    taps(window, "new-game", "game-rune-age", f"players-count-{players}")
    for seat, race in zip(range(players), Race, strict=False):
        typed(window, **{f"player_name_{seat}": NAMES[seat]})
        taps(window, f"race-{seat}-{race}")
    taps(window, f"scenario-{scenario}")
    if players > 1:
        taps(window, f"first-{first}")
    for place, city in enumerate(CITIES[:cities]):
        numbers = {f"city_strength_{place}": city.strength, f"city_defence_{place}": city.defence}
        typed(window, **{f"city_name_{place}": city.name}, **numbers)
    typed(window, **fields)
    taps(window, "start", "setup-done")
    window.wait_for("phase")


def import_game(window: Window, game: Game, folder: Path) -> None:
    """A game that was begun elsewhere; its table."""
    file = folder / "game.json"
    file.write_text(json.dumps(KIND.write(game)))
    taps(window, "past-games")
    window.wait_for("import")
    with window.page.expect_file_chooser() as chooser:
        window.tap("import")
    chooser.value.set_files(file)
    window.wait_for("phase")


def fight(window: Window, target: str, *figures: str) -> str:
    """Whoever is on turn attacks; what came of it, on a sheet that is closed again."""
    taps(window, "fight", f"target-{target}")
    return fought(window, *figures)


def fought(window: Window, *figures: str) -> str:
    """Enters what is left of a fight or a defence; what came of it."""
    taps(window, *figures, "fight-done")
    window.wait_for("result")
    said = window.label("result")
    taps(window, "close")
    window.wait_until_gone("result")
    return said


def end(window: Window, what: str, then: str) -> None:
    """A turn, or the Event phase; what `phase` says then."""
    taps(window, what)
    says(window, "phase", then)


def draw(window: Window, name: str, kind: str, *options: str, **numbers: int) -> None:
    """An event card as it is read."""
    taps(window, "draw-event")
    typed(window, event_name=name)
    taps(window, f"kind-{kind}")
    typed(window, **{f"event_{what}": number for what, number in numbers.items()})
    taps(window, *options, "event-done")


def number_in(label: str) -> int:
    found = re.search(r"\d+", label)
    assert found, label
    return int(found[0])


def told(window: Window, seats: int, cities: Sequence[str]) -> dict[str, Any]:
    """What the table says, in the terms of a replay."""
    holders = [re.search(r"held by (\w+)", window.label(f"city-{place}")) for place in range(len(cities))]
    return {
        "damage": {NAMES[seat]: number_in(window.label(f"damage-{seat}")) for seat in range(seats)},
        "strongholds": {NAMES[seat]: number_in(window.label(f"strongholds-{seat}")) for seat in range(seats)},
        "cities": {city: held[1] if held else None for city, held in zip(cities, holders, strict=True)},
        "events_left": number_in(window.label("events-left")),
    }


def finished(window: Window) -> dict[str, Any]:
    """The replay of the file that is handed over at the end, which says what the screens say."""
    window.wait_for("winner")
    with window.page.expect_download() as download:
        window.tap("export")
    game = KIND.read(json.loads(Path(download.value.path()).read_text()))
    replay: dict[str, Any] = json.loads(json.dumps(replay_report(game)))
    outcome = replay["outcome"]
    assert window.label("winner") == outcome["text"]
    won = [seat for seat in game.setup.seats if window.has(f"winner-{seat}")]
    assert [game.setup.names[seat] for seat in won] == outcome["winners"]
    assert outcome["rules"][0] in window.label("decided-by")
    window.page.go_back()
    window.wait_for("damage-0")
    table = told(window, len(game.setup.players), list(replay["cities"]))
    assert table == {what: replay[what] for what in table}
    return replay
