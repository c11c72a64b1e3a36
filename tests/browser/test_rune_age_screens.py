"""Every screen and sheet of Rune Age on phones, full of long names: nothing beyond its edges, too small or nameless."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error

from companion.rune_age.cards import cards_in
from companion.starting import open_store
from rules.rune_age.game import Game
from tests.browser.driver import ANDROID, DESKTOP, PHONE, SMALL_PHONE, Server, Window, served
from tests.browser.edges import STALLED, UNPAINTED, faults_in_all_languages, faults_of, put_away
from tests.browser.full_tables import Names, attacked, drawing, monument, resurgence, runewars, runewars_over
from tests.browser.playing import number_in

NAMES = Names(
    players=(
        "Maximiliana Featherstone",
        "Bartholomew Quillingtons",
        "Konstantin Wiśniewski-Ka",
        "Александра Воскресенская",
    ),
    cities=("Southern Watermill Docks", "Nowy Zamek nad Jeziorami", "Oak", "Верхнеуральская крепость", "Staré Město"),
    enemies=("The troll of the bridges", "Чудовище из-под холмов", "Nieśmiertelny czarodziej"),
    runes=("Rune of the longest days", "Runa wieczności", "Руна", "Rune of the deepest seas"),
    lasting="A winter without any end",
    raid="Raiders of the far west",
    units=("Crossbowmen of the guard", "Rytířka"),
)
TABLES = {
    "runewars": runewars,
    "over": runewars_over,
    "resurgence": resurgence,
    "monument": monument,
    "drawing": drawing,
    "attacked": attacked,
}
SCREENS = {
    "new game": ("/new/rune-age", "start"),
    "score one fight": ("/score/fight", "fight-siege"),
    "card book": ("/rune-age/cards", "card-edit-0"),
    "rules": ("/rune-age/rules", "search-rules"),
    "a rule": ("/rune-age/rules/R-G6", "back"),
    "Runewars": ("/game/{runewars}", "fight"),
    "The Monument": ("/game/{monument}", "no-card"),
    "Resurgence": ("/game/{resurgence}", "objective"),
    "event phase": ("/game/{drawing}", "draw-event"),
    "attack": ("/game/{attacked}", "fight"),
    "table at the end": ("/game/{over}", "see-the-end"),
    "set-up list": ("/game/{monument}/set-up", "setup-done"),
    "set-up corrected": ("/game/{resurgence}/correct-set-up", "apply-set-up"),
    "ledger": ("/game/{runewars}/ledger", "filter-all"),
    "rules of this game": ("/game/{runewars}/rules", "drop-rules"),
    "everybody": ("/game/{runewars}/everybody", "everybody-0"),
    "rebuild": ("/game/{runewars}/rebuild", "done-centre"),
    "why this damage": ("/game/{runewars}/why/damage-0", "why-answer"),
    "why this fight": ("/game/{runewars}/why/fight-14", "why-answer"),
    "why this winner": ("/game/{over}/why/winner", "why-answer"),
    "the end": ("/game/{over}/end", "winner"),
}
SIEGE = ("fight", "target-home-0", "unit-9", "unit-3", "bonus-more", "pass-army")
SHEETS = {
    "runewars": {
        "targets": ("fight",),
        "siege": SIEGE,
        "unit": ("fight", "target-enemy-0", "unit-2", "army-unit-0"),
        "buy": ("buy",),
        "damage": ("damage", "damage-to-0", "pad-9"),
        "player": ("player-1",),
        "city": ("city-3",),
        "event deck": ("events-left",),
        "phase": ("phase",),
        "menu": ("menu",),
        "a fight edited": ("last-edit",),
    },
    "resurgence": {
        "enemy": ("enemy-0",),
        "battle": ("fight", "target-objective", "unit-9", "unit-9", "die-0-6", "die-1-2"),
    },
    "attacked": {"defence": ("fight", "unit-4", "die-0-1")},
    "drawing": {"a known event": ("draw-event", "known-event-1"), "an instant": ("draw-event", "kind-instant")},
    "monument": {"player with a Monument": ("player-2",), "new deck": ("new-deck",), "strengths": ("no-card",)},
}
CAN_BE_CLOSED = """() => ['leave', 'cancel', 'close'].some(
    name => document.querySelector(`[flt-semantics-identifier='${name}']`)
)"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Callable[[Game], str], dict[str, str]]]:
    """The server, how a game is begun on it, and those that are there."""
    data: Path = tmp_path_factory.mktemp("screens") / "data"
    store = open_store(str(data))

    def begin(game: Game) -> str:
        return store.games.begin(game, "rune_age").id

    ids = {name: begin(table(NAMES)) for name, table in TABLES.items()}
    store.games.finish(ids["over"])
    store.cards.note(cards_in(None, resurgence(NAMES)))
    store.cards.note(cards_in(None, attacked(NAMES)))
    with served(data) as server:
        yield server, begin, ids
    assert server.log.read_text() == ""


Games = tuple[Server, Callable[[Game], str], dict[str, str]]


def test_everything_stays_within_its_edges_on_phones_in_every_language(browser: Browser, games: Games) -> None:
    server, begin, ids = games
    window = Window(browser, server.url, SMALL_PHONE, user_agent=ANDROID, **UNPAINTED)
    shown = walk(window, {**ids, "besieged": begin(runewars(NAMES))})
    faults = {where: faults_in_all_languages(window, SMALL_PHONE, PHONE) for where in shown}
    assert {where: found for where, found in faults.items() if found} == {}
    window.close()


def test_every_screen_stays_within_its_edges_on_a_desktop(browser: Browser, games: Games) -> None:
    server, _, ids = games
    window = Window(browser, server.url, DESKTOP, **UNPAINTED)
    faults = {where: faults_of(window, DESKTOP) for where in screens(window, ids)}
    assert {where: found for where, found in faults.items() if found} == {}
    window.close()


def walk(window: Window, ids: dict[str, str]) -> Iterator[str]:
    """Through everything, by its name; `besieged` is a game in which it goes on."""
    yield from screens(window, ids)
    yield from sheets(window, ids)
    yield from after_a_siege(window, ids["besieged"])


def screens(window: Window, ids: dict[str, str]) -> Iterator[str]:
    for screen, (path, waited_for) in SCREENS.items():
        window.visit(path.format(**ids), waited_for)
        yield screen


def sheets(window: Window, ids: dict[str, str]) -> Iterator[str]:
    for game, over_it in SHEETS.items():
        window.visit("/", "new-game")  # so that no table is taken for another one
        window.visit(f"/game/{ids[game]}", "phase")
        for sheet, taps in over_it.items():
            _open(window, *taps)
            yield sheet
            for close in ("leave", "cancel", "close"):
                put_away(window, close)


def after_a_siege(window: Window, id: str) -> Iterator[str]:
    """Its result, and whom it has driven out."""
    window.visit("/", "new-game")
    window.visit(f"/game/{id}", "phase")
    _open(window, *SIEGE[:2])
    window.wait_for("total-army")
    for figure in ("9", "99"):
        while number_in(window.label("total-army")) != int(figure):
            before = window.label("total-army")
            _tap(window, "pad-9")
            window.wait_for_other("total-army", before)
    _tap(window, "fight-done")
    window.wait_for("result")
    yield "result"
    put_away(window, "result", by="go-on")
    window.wait_for("eliminated")
    yield "elimination"


def _open(window: Window, first: str, *then: str) -> None:
    """Opens a sheet. What was under another one may be drawn anew under the tap, which is lost."""
    while not window.page.evaluate(CAN_BE_CLOSED):
        window.tap(first)
        with suppress(Error):
            window.page.wait_for_function(CAN_BE_CLOSED, timeout=STALLED)
    _tap(window, *then)


def _tap(window: Window, *identifiers: str) -> None:
    for identifier in identifiers:
        window.wait_for(identifier)
        window.tap(identifier)
