"""Whatever a person reads or hears is said through the catalogues: every screen, in a language of brackets."""

from typing import get_args

import pytest

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.menu import MenuSheet
from companion.controls.players import initials
from companion.rune_age.game import GAME
from companion.rune_age.sheets.values import (
    BuySheet,
    CitySheet,
    DamageSheet,
    EliminationSheet,
    EnemySheet,
    EventSheet,
    EventsLeftSheet,
    FightSheet,
    NewDeckSheet,
    PhaseSheet,
    PlayerSheet,
    ResultSheet,
    StrengthsSheet,
    TableSheet,
)
from companion.shell.desk import Desk
from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.rulebook import RULES
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.companion.headless import headless
from tests.companion.pseudo import WORD, speak_in_brackets
from tests.companion.rune_age.begun import begun
from tests.companion.walking import Way, strays_on
from tests.rune_age import A_QUIET_EVENT, CITIES, JAN, NAMES, OLA, announced, turns

# What is drawn here again and again is covered by the tests of each screen.
TYPED = (*NAMES, *(city.name for city in CITIES), A_QUIET_EVENT.name, "Ghox", "A raid", "Crown", "Fire", "Storm")
KNOWN = {
    *initials(NAMES),
    *(word for name in TYPED for word in WORD.findall(name)),
    *(word for rule in RULES for word in WORD.findall(rule.id)),
}
"""What people have typed, and what rules are called."""
ENDS = ("fight-done", "event-done", "damage-done", "save", "end-turn", "end-phase", "record-anyway", "apply-change")
GHOX, RAID = EnemyDrawn("Ghox", 7, 1, reward=True, start_effect=True), InstantDrawn("A raid", strength=9)
FOUGHT = (
    BattleFought(OLA, Target(TargetType.CITY, 0), announced(5)),
    BattleFought(OLA, STRONGHOLD, announced(1)),
    SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(6), announced(4)),
    Bought(OLA, Purchase.STRONGHOLD),
    Damaged(JAN, 3),
    Correction(rewards={"Crown": OLA}, runes={OLA: "Fire"}),
)


@pytest.fixture(autouse=True)
def in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_in_brackets(monkeypatch)


@pytest.fixture
def ids(desk: Desk) -> dict[str, str]:
    """Games in every state, by what is special about them."""
    built = Bought(OLA, Purchase.MONUMENT), TurnEnded(), Bought(JAN, Purchase.MONUMENT), TurnEnded(), TurnEnded()
    ids = {
        "new": begun(desk),
        "turn": begun(desk, *FOUGHT),
        "draw": begun(desk, *FOUGHT, *turns(), GHOX, PhaseEnded(), *turns()),
        "drawn": begun(desk, *FOUGHT, *turns(), GHOX, InstantDrawn("Storm", lasts=True)),
        "attack": begun(desk, *turns(), RAID),
        "empty": begun(desk, Correction(events_left=0), *turns()),
        "monuments": begun(desk, *built, A_QUIET_EVENT, scenario=Scenario.MONUMENT),
        "alone": begun(desk, players=1, scenario=Scenario.CATACLYSM),
        "objective": begun(desk, players=2, scenario=Scenario.RESURGENCE),
        "over": begun(desk, *FOUGHT, *turns(), RAID, Damaged(OLA, 20), Damaged(JAN, 20)),
    }
    desk.finish(ids["over"])
    return ids


SCREENS: dict[str, list[Way]] = {
    "new/rune-age": [
        ("/new/rune-age", "game-rules", "players-count-2", "race-0-uthuk", "scenario-resurgence", "draw-races"),
        ("/new/rune-age", "players-count-2", "scenario-cataclysm", "cooperative", "known-city-0", "deal-cities"),
    ],
    "rune-age/cards": [
        ("/rune-age/cards", "card-edit-0", "cancel", "card-remove-1"),
        ("/rune-age/cards", "card-edit-5"),
    ],
    "rune-age/rules": [("/rune-age/rules", "search-rules=tie")],
    "rune-age/rules/:topic": [(f"/rune-age/rules/{topic}",) for topic in (*(rule.id for rule in RULES), "nothing")],
    "score/fight": [
        ("/score/fight", "fight-battle", "type-enemy", "target-strength=5", "pad-7"),
        ("/score/fight", "fight-siege", "type-home_realm", "pad-7", "side-defence", "pad-3"),
    ],
    "score/fight/result": [("/score/fight/result",)],
    "score/fight/why": [("/score/fight/why",)],
    "change": [("/game/{turn}/change",)],
    "everybody": [("/game/{turn}/everybody",), ("/game/{over}/everybody",)],
    "board": [("/game/{turn}/board",), ("/game/{drawn}/board",), ("/game/{over}/board",)],
    "": [
        *((f"/game/{{{game}}}",) for game in ("new", "turn", "draw", "drawn", "attack", "empty", "alone", "objective")),
        ("/game/{over}",),
        ("/game/{turn}", "end-turn"),
    ],
    "correct-set-up": [("/game/{turn}/correct-set-up",)],
    "set-up": [("/game/{new}/set-up", "setup-0"), ("/game/{alone}/set-up",), ("/game/{objective}/set-up",)],
    "ledger": [("/game/{over}/ledger",), ("/game/{drawn}/ledger",)],
    "end": [("/game/{over}/end",), ("/game/{turn}/end",)],
    "story": [("/game/{over}/story",), ("/game/{turn}/story",)],
    "rebuild": [("/game/{drawn}/rebuild",)],
    "rules": [("/game/{turn}/rules", "ruling-last_standing-wins")],
    "why/:question": [
        (f"/game/{{drawn}}/why/{asked}",)
        for asked in ("damage-1", "strongholds-0", "rewards-0", "city-0", "events-left", "fight-0", "winner", "nothing")
    ],
}
"""By route below the game, ways through everything that its screen can show."""


def test_every_route_is_walked() -> None:
    assert {*GAME.screens, *GAME.table} == {*SCREENS}


@pytest.mark.parametrize("path", SCREENS)
@headless
async def test_every_screen_is_said_through_the_catalogues(desk: Desk, ids: dict[str, str], path: str) -> None:
    assert await strays_on(desk, ids, SCREENS[path], KNOWN, ENDS) == []


SHEETS: dict[type[TableSheet], list[Way]] = {
    FightSheet: [
        ("/game/{new}", "fight", "target-city-0", "pad-5", "unit-3", "army-unit-0", "unit-wounded"),
        ("/game/{new}", "fight", "target-home-1", "pad-6", "side-defence", "pad-4"),
        ("/game/{attack}", "fight", "pad-3"),
    ],
    ResultSheet: [
        ("/game/{new}", "fight", "target-city-0", "pad-5", "fight-done"),
        ("/game/{turn}", "end-turn", "fight", "target-home-0", "pad-9", "fight-done"),
    ],
    EliminationSheet: [("/game/{turn}", "damage", "damage-to-0", "pad-2", "pad-0", "damage-done", "checklist-0")],
    EventSheet: [
        ("/game/{draw}", "draw-event", "kind-enemy", "event-done", "kind-instant", "event-strength=5"),
        ("/game/{draw}", "draw-event", "known-event-0", "event-done"),
    ],
    NewDeckSheet: [("/game/{empty}", "new-deck", "new-deck-done")],
    StrengthsSheet: [("/game/{monuments}", "end-phase", "strengths-done")],
    PlayerSheet: [("/game/{turn}", "player-0", "damage-0-more", "reward-give-0", "save"), ("/game/{over}", "player-2")],
    CitySheet: [("/game/{turn}", "city-0", "holder-0-1", "holder-0-none")],
    EnemySheet: [("/game/{drawn}", "enemy-0", "enemy-gone-0")],
    EventsLeftSheet: [("/game/{turn}", "events-left", "events-left-fewer"), ("/game/{alone}", "events-left")],
    PhaseSheet: [("/game/{turn}", "phase", "turn-1", "first-1")],
    BuySheet: [("/game/{turn}", "buy"), ("/game/{attack}",)],
    DamageSheet: [("/game/{turn}", "damage", "damage-to-1", "pad-3"), ("/game/{turn}", "damage", "damage-done")],
    EditSheet: [("/game/{drawn}/ledger", f"edit-{index}") for index in (0, 2, 3, 4, 5, 6, 9, 10)],
    InsertSheet: [("/game/{drawn}/ledger", "insert-1")],
    MenuSheet: [("/game/{turn}", "menu"), ("/game/{over}", "menu")],
}


def test_every_sheet_is_opened() -> None:
    assert {*SHEETS} == {*get_args(TableSheet)}


@pytest.mark.parametrize("sheet", SHEETS)
@headless
async def test_every_sheet_is_said_through_the_catalogues(
    desk: Desk, ids: dict[str, str], sheet: type[TableSheet]
) -> None:
    assert await strays_on(desk, ids, SHEETS[sheet], KNOWN, ENDS) == []
