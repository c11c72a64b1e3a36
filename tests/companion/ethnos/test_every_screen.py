"""Whatever a person reads or hears is said through the catalogues: every screen, in a language of brackets."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import get_args

import pytest

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.menu import MenuSheet
from companion.controls.players import initials
from companion.ethnos.game import GAME
from companion.ethnos.screens.rules import PAGES
from companion.ethnos.sheets.values import BandSheet, BoardSheet, GlorySheet, KingdomSheet, TableSheet, TrackSheet
from companion.ethnos.words.reference import RULING_BY_NAME
from companion.ethnos.words.terms import AGES
from companion.sharing.letters import pages_of
from companion.shell.desk import Desk
from companion.shell.games import games
from companion.shell.routes import routes
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.game import Game, play
from rules.ethnos.playing.choices import choices
from rules.ethnos.rulebook import RULES
from rules.ethnos.scoring.orcs import choosers
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Kingdom, Tribe
from tests.companion.headless import headless
from tests.companion.pseudo import speak_in_brackets
from tests.companion.sharing.screens.test_share import ADoor
from tests.companion.sharing.test_letters import a_letter, an_evening
from tests.companion.walking import Way, strays_on
from tests.ethnos import NAMES, SCORING_TRIBES, a_band, a_game, a_setup

# What is drawn here again and again is covered by the tests of each screen.
pytestmark = pytest.mark.slow

OTHER_TRIBES = (Tribe.CENTAURS, Tribe.ELVES, Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.WINGFOLK, Tribe.WIZARDS)
KNOWN = {
    *NAMES,
    *initials(NAMES),
    *(colour[0] for colour in Colour),
    *AGES,
    *(rule.id for rule in RULES),
}
"""What is the same in every language."""
ENDS_A_SHEET = ("play", "save", "cards-10", "record-anyway", "apply-change")
"""After these, taps do nothing for a moment."""


ELVES_TO_RHEA = [BandPlayed(a_band(0, Tribe.ELVES, Kingdom.RHEA, n), marker=Kingdom.RHEA) for n in (1, 2, 3)]
FORGOTTEN = ("insert-0", "leader-elves", "colour-rhea", "cards-1", "play")
"""A band whose marker leaves the bands after it one card short."""


ONE_PAGE, *_ = pages_of(a_letter(Game(a_setup())), 3_000)
ONE_OF_SEVERAL, *_ = pages_of(a_letter(an_evening(20)), 600)
"""Codes that another phone shows."""


@pytest.fixture(autouse=True)
def in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_in_brackets(monkeypatch)


def played(setup: Setup, ages: int, dragons: int = 1) -> Game:
    """A game of so many Ages with a Dragon or two in the next, unless it is over, in which everything happens."""
    random, game = Random(5), Game(setup)
    for age in range(ages):
        game = play(_bands(game, random), DragonDrawn(age))
        game = play(game, Correction(note="", markers={Kingdom.RHEA: {0: 4, 1: 4}}, glory={1: 70 + age}))
        game = play(game, AgeEnded(1, _pillage(game)))
    if not game.state.over:
        game = _bands(game, random)
        for _ in range(dragons):
            game = play(game, DragonDrawn())
    return game


def _bands(game: Game, random: Random) -> Game:
    for number in range(24):
        seat, tribe = number % len(game.setup.players), game.setup.tribes[number % len(game.setup.tribes)]
        tribe = Tribe.DWARVES if tribe is Tribe.SKELETONS else tribe
        cards = random.choice((1, 2, 3, 4, 5))
        skeletons = 1 if Tribe.SKELETONS in game.setup.tribes and cards > 3 else 0
        event = BandPlayed(a_band(seat, tribe, random.choice(KINGDOMS), cards, skeletons))
        offered = choices(game.setup, game.state.table, event)
        extra = tuple(random.choice(KINGDOMS) for _ in range(offered.merfolk_markers))
        game = play(game, replace(event, merfolk_markers=extra, troll=max(offered.trolls, default=None)))
    return game


def _pillage(game: Game) -> tuple[int, ...]:
    return tuple(seat for seat in game.setup.seats if game.state.table.hordes[seat])[:1]


@cache
def the_games() -> dict[str, Game]:
    """Games in every state, by what is special about them."""
    scoring, others = a_setup(6, SCORING_TRIBES), a_setup(6, OTHER_TRIBES)
    return {
        "new": Game(a_setup(6)),
        "running": played(scoring, 2),
        "other": played(others, 1),
        "last_dragon": played(scoring, 1, dragons=2),
        "pair": played(a_setup(2), 1),
        "over": played(scoring, 3),
        "over_too": played(others, 3),
        "stopped": played(others, 1),
        "ended": play(Game(scoring), AgeEnded(1)),
        "binned": played(others, 1),
        "forgotten": a_game(a_setup(6, OTHER_TRIBES), *ELVES_TO_RHEA),
        "skeletons": play(Game(a_setup(6, ten_skeletons_win=True)), BandPlayed(a_band(0, None, None, 10, 10))),
    }


@pytest.fixture
def ids(desk: Desk) -> dict[str, str]:
    desk.door = ADoor()
    games = the_games()
    ids = {name: desk.begin(game, "ethnos").id for name, game in games.items()}
    ids["horde"] = str(choosers(games["last_dragon"].setup, games["last_dragon"].state.table)[0])
    for name in ("over", "over_too", "stopped", "skeletons"):
        desk.finish(ids[name])
    desk.delete(ids["binned"])
    return ids


TYPED_TOKENS = tuple(f"token-{kingdom.id}-I=2" for kingdom in KINGDOMS)
ASKED_IN = [("over", "1"), ("over", "2"), ("over", "3"), ("over_too", "3"), ("pair", "1"), ("running", "now")]
QUESTIONS = (
    *(f"award-{kingdom.id}-0" for kingdom in KINGDOMS),
    *(f"award-{what}-1" for what in ("merfolk", "giant", "orcs", "bands")),
    *(f"{what}-0" for what in ("total", "glory", "projected", "band")),
    *("kingdom-rhea", "merfolk-board", "giant", "trolls", "orcs", "next-first", "winner"),
)

SCREENS: dict[str, list[Way]] = {
    "": [("/",)],
    "new": [
        ("/new", "game-rules", "same-players", "draw-missing", "start"),
        ("/new", "tribe-elves", "deal-tokens", "players-count-2", "player-name-0=Ines", "player-name-1=Ines"),
    ],
    "score": [
        ("/score", "game-rules", "tribe-giants", "tribe-skeletons", "giant-0", "age-2", "component-merfolk-end=0"),
        ("/score", "tribe-dwarves", "band-dwarf-0", "band-size-0-3", "band-add-0", "clear"),
        ("/score", "tribe-orcs", "tribe-trolls", "tribe-merfolk", "horde-rhea-0", "troll-6-1", "reckon"),
    ],
    "score/result": [
        ("/score/result",),
        ("/score", *TYPED_TOKENS, "band-size-0-3", "reckon", "next-age"),
    ],
    "score/why/:question": [
        ("/score/why/total-0",),
        ("/score", *TYPED_TOKENS, "band-size-0-3", "markers-rhea-0-more", "reckon", "award-rhea-0"),
        ("/score", *TYPED_TOKENS, "band-size-0-3", "reckon", "total-0"),
    ],
    "which": [("/which",)],
    "past": [("/past", "search=nothing", "search=", "delete-{over}"), ("/past", "reopen-{stopped}")],
    "statistics": [("/statistics", "stats-player-0")],
    "past/files": [("/past/files", "save-csv")],
    "past/bin": [("/past/bin", "restore-{binned}"), ("/past/bin",)],
    "players": [
        ("/players", "rename-0", "new-name=", "save", "new-name=Ines", "save"),
        ("/players", "merge-0", "merge-into-1"),
        ("/players", "forget-0"),
    ],
    "rules": [("/rules", "search-rules=troll", "search-rules=nothing")],
    "rules/:topic": [
        (f"/rules/{topic}",) for topic in (*PAGES, *TRIBES, *RULING_BY_NAME, "nothing", *(rule.id for rule in RULES))
    ],
    "settings": [("/settings", "language-pl", "theme-dark", "haptics")],
    "game/:id": [
        ("/game/{new}", "dragon", "undo"),
        ("/game/{running}", "dragon", "last-undo"),
        ("/game/{last_dragon}", "dragon"),
        ("/game/{other}",),
        ("/game/{pair}",),
        ("/game/{over}",),
        ("/game/{skeletons}",),
        ("/game/nowhere",),
    ],
    "game/:id/ledger": [
        ("/game/{new}/ledger",),
        ("/game/{running}/ledger", "older", "filter-player-0", "filter-kingdom-rhea"),
        ("/game/{other}/ledger", "older", "remove-0"),
        ("/game/{skeletons}/ledger", "remove-0"),
    ],
    "game/:id/change": [
        (
            "/game/{forgotten}/ledger",
            *FORGOTTEN,
            "conflict-keep",
            "back",
            "resume-change",
            "conflict-drop",
            "apply-change",
        ),
        ("/game/{over}/ledger", "remove-79", "drop-change", "edit-80", "save"),
        ("/game/{new}/change",),
    ],
    "game/:id/rules": [
        ("/game/{running}/rules", "edition-pl", "apply-rules"),
        ("/game/{pair}/rules", "ruling-two_player_tie-both", "component-merfolk-end=0"),
        ("/game/{over}/rules", "ruling-merfolk_places-first", "apply-rules"),
    ],
    "game/:id/set-up": [
        ("/game/{running}/set-up", "player-colour-0", "colour-choice-black", "player-name-1=Ines", "token-rhea-I=9"),
        ("/game/{running}/set-up", "seat-down-0", "first-2", "token-duris-I=0", "apply-change"),
        ("/game/{pair}/set-up", "tribe-elves", "player-name-0="),
        ("/game/{over}/set-up", "token-rhea-II=99", "apply-change"),
    ],
    "game/:id/rebuild": [
        ("/game/{new}/rebuild",),
        ("/game/{running}/rebuild", "done-rhea"),
        ("/game/{other}/rebuild",),
    ],
    "game/:id/age-end": [
        ("/game/{running}/age-end",),
        ("/game/{last_dragon}/age-end", "pillage-{horde}", "third-dragon-0", "reckon", "back"),
        ("/game/{other}/age-end", "third-dragon-1", "reckon"),
        ("/game/{over}/age-end",),
    ],
    "game/:id/reckoning/:age": [
        *((f"/game/{{over}}/reckoning/{age}", "go-totals") for age in (1, 2, 3)),
        *((f"/game/{{over_too}}/reckoning/{age}",) for age in (1, 2, 3)),
        ("/game/{pair}/reckoning/1",),
        ("/game/{running}/reckoning/3",),
    ],
    "game/:id/why/:age/:question": [
        *((f"/game/{{{game}}}/why/{age}/{asked}",) for game, age in ASKED_IN for asked in QUESTIONS),
        ("/game/{running}/why/now/nothing",),
        ("/game/{running}/why/now/total-0", "why-player-1", "copy"),
    ],
    "game/:id/everybody": [("/game/{running}/everybody",), ("/game/{over}/everybody",)],
    "game/:id/story": [("/game/{running}/story",), ("/game/{over}/story",)],
    "game/:id/board": [(f"/game/{{{game}}}/board",) for game in ("new", "running", "ended", "over", "skeletons")],
    "game/:id/hand-over": [("/game/{running}/hand-over",)],
    "game/:id/share": [("/game/{running}/share",)],
    "take": [("/take",)],
    "take/:page": [(f"/take/{page}",) for page in (ONE_PAGE, ONE_OF_SEVERAL, "nonsense", ONE_PAGE[:-1])],
    "game/:id/end": [
        ("/game/{over}/end",),
        ("/game/{over_too}/end",),
        ("/game/{skeletons}/end",),
        ("/game/{running}/end",),
        ("/game/{stopped}/end",),
    ],
    "game/:id/score": [("/game/{running}/score",), ("/game/{other}/score", "third-dragon-0"), ("/game/{over}/score",)],
    "keys": [("/keys",)],
    ":anywhere*": [("/nowhere/at/all",)],
}
"""By route, ways through everything that its screen can show."""


def test_every_route_is_walked() -> None:
    """But for those of other games."""
    others = [game for game in games() if game is not GAME]
    theirs = {path for game in others for path in game.screens}
    theirs |= {f"game/:id/{path}" for game in others for path in game.table if path not in GAME.table}
    assert {route.path or "" for route in routes()} - theirs == {*SCREENS}


@pytest.mark.parametrize("path", SCREENS)
@headless
async def test_every_screen_is_said_through_the_catalogues(desk: Desk, ids: dict[str, str], path: str) -> None:
    assert await _strays_on(desk, ids, SCREENS[path]) == []


SHEETS: dict[type[TableSheet], list[Way]] = {
    BandSheet: [
        ("/game/{running}", "band-0", "leader-trolls", "colour-rhea", "skeletons-more", "cards-5"),
        ("/game/{running}", "band-1", "leader-merfolk", "colour-ithys", "cards-9", "merfolk-place-rhea"),
        ("/game/{running}", "band-2", "leader-orcs", "colour-duris", "cards-10"),
        ("/game/{running}", "band-2", "leader-giants", "colour-duris", "place-none", "cards-10"),
        ("/game/{other}", "band-0", "leader-wingfolk", "colour-rhea", "cards-1", "place-rhea", "record-anyway"),
        ("/game/{other}", "band-0", "leader-centaurs", "colour-straton", "cards-10", "chain-end"),
    ],
    KingdomSheet: [
        ("/game/{running}", "kingdom-rhea", "what-if-open", "markers-rhea-0-more"),
        ("/game/{new}", "kingdom-rhea"),
    ],
    BoardSheet: [
        ("/game/{running}", "merfolk-board"),
        ("/game/{new}", "merfolk-board"),
        ("/game/{running}", "giant", "giant-0", "giant-none"),
        ("/game/{running}", "trolls", "troll-1-none"),
        ("/game/{running}", "orcs"),
    ],
    GlorySheet: [
        ("/game/{running}", "menu", "correct-glory", "glory-0-more", "save"),
        ("/game/{over}", "kingdom-rhea"),
    ],
    TrackSheet: [("/game/{running}", "menu", "show-track"), ("/game/{over}", "menu", "show-track", "correct-glory")],
    MenuSheet: [("/game/{running}", "dragon", "last-undo", "menu", "stop-game"), ("/game/{over}", "menu")],
    EditSheet: [
        ("/game/{running}/ledger", "edit-{band}"),
        ("/game/{running}/ledger", "edit-{dragon}"),
        ("/game/{running}/ledger", "edit-{correction}"),
        ("/game/{running}/ledger", "edit-{age_end}"),
    ],
    InsertSheet: [("/game/{running}/ledger", "insert-{band}")],
}


@headless
async def test_a_word_outside_of_the_catalogues_is_found(
    desk: Desk, ids: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.ethnos.screens.table.say", lambda message, **facts: message.format(**facts))
    found = await _strays_on(desk, ids, [("/game/{running}",)])
    assert {"Ledger", "Rebuild the table", "End Age III"} <= {*found}


def test_every_sheet_is_opened() -> None:
    assert {*SHEETS} == {*get_args(TableSheet)}


@pytest.mark.parametrize("sheet", SHEETS)
@headless
async def test_every_sheet_is_said_through_the_catalogues(
    desk: Desk, ids: dict[str, str], sheet: type[TableSheet]
) -> None:
    last = {type(event): str(index) for index, event in enumerate(desk.game(ids["running"]).game.events)}
    entries = {
        "band": last[BandPlayed],
        "dragon": last[DragonDrawn],
        "correction": last[Correction],
        "age_end": last[AgeEnded],
    }
    assert await _strays_on(desk, {**ids, **entries}, SHEETS[sheet]) == []


async def _strays_on(desk: Desk, ids: dict[str, str], ways: Sequence[Way]) -> list[str]:
    return await strays_on(desk, ids, ways, KNOWN, ENDS_A_SHEET)
