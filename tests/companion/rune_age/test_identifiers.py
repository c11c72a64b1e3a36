"""Every name that screen readers and tests rely on is there, where it should be, and says what it should say."""

from typing import Any, get_args

from companion.rune_age.cards import cards_in
from companion.shell.desk import Desk
from companion.shell.hooks import BLINK
from companion.shell.window import MOMENT
from rules.rune_age.army import Unit
from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.rulings import Rulings
from rules.rune_age.vocabulary import Purchase, Race, Scenario, TargetType
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import A_QUIET_EVENT, JAN, OLA, a_game, a_round, announced, turns, units

GHOX = EnemyDrawn("Ghox", 4, 1, reward=True, start_effect=True)
LASTING = InstantDrawn("A long winter", lasts=True)
RAID = InstantDrawn("A raid", strength=9, dice=1)
HELD: tuple[Event, ...] = (
    BattleFought(OLA, Target(TargetType.CITY, 0), announced(5)),
    Correction(rewards={"Crown": OLA}, runes={OLA: "Fire", JAN: "Ice"}),
)
BUILT = (Bought(OLA, Purchase.MONUMENT), TurnEnded(), Bought(JAN, Purchase.MONUMENT), TurnEnded(), TurnEnded())


def several(words: str) -> list[str]:
    """`pad-0…2` is three names, and `race-0-{}` one for each race."""
    names: list[str] = []
    for word in words.split():
        if "…" in word:
            first, last = word.rsplit("-", 1)[1].split("…")
            names += [f"{word.rsplit('-', 1)[0]}-{number}" for number in range(int(first), int(last) + 1)]
        elif "{}" in word:
            names += [word.format(race) for race in Race]
        else:
            names.append(word)
    return names


GAMES: dict[str, tuple[tuple[Event, ...], dict[str, Any]]] = {
    "turn": ((*HELD, *a_round(), *turns(), GHOX, LASTING), {}),
    "fight": (HELD, {}),
    "draw": ((*HELD, *turns(), GHOX, *a_round()[-2:], *turns()), {}),
    "attack": ((*turns(), RAID), {}),
    "empty": ((Correction(events_left=0), *turns()), {}),
    "monument": ((), {"scenario": Scenario.MONUMENT}),
    "monuments": ((*BUILT, A_QUIET_EVENT), {"scenario": Scenario.MONUMENT}),
    "objective": ((), {"players": 2, "scenario": Scenario.RESURGENCE}),
    "enemy": ((*turns(), GHOX, *a_round()[-2:]), {}),
    "over": ((Damaged(OLA, 20), Damaged(JAN, 20)), {}),
}
"""In every state, by what is special about them."""


class Fresh(dict[str, str]):
    """The ids of games that are begun when they are asked for, each time anew."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def __missing__(self, name: str) -> str:
        events, setup = GAMES[name]
        return begun(self._desk, *events, **setup)


PAD, CHIPS, RESULT = "pad-0…9 pad-clear", "unit-0…9 bonus-more bonus-fewer", "result line-0 why result-edit close"
PLACES: dict[str, tuple[str, str, str]] = {
    "home": ("/", "", "new-game score-fight past-games players rules settings"),
    "which game": ("/", "new-game", "game-ethnos game-rune-age"),
    "new game": (
        "/new/rune-age",
        "players-count-4",
        "game-ethnos game-rune-age players-count-1…4 player-name-0…3 race-0-{} race-3-{} draw-races seat-up-1 "
        "seat-down-1 scenario-resurgence scenario-runewars scenario-cataclysm scenario-monument draw-scenario "
        "first-0…3 pick-first city-name-0…4 city-strength-0…4 city-defence-0…4 known-city-0 deal-cities game-rules "
        "known-player-0 missing start",
    ),
    "new game, Resurgence": ("/new/rune-age", "scenario-resurgence", "objective-strength objective-dice"),
    "new game, The Cataclysm": ("/new/rune-age", "players-count-2 scenario-cataclysm", "cooperative"),
    "new game, rulings": (
        "/new/rune-age",
        "game-rules",
        " ".join(
            f"ruling-{name}-{option}"
            for name, field in Rulings.model_fields.items()
            for option in get_args(field.annotation)
        ),
    ),
    "set-up list": ("/game/{fight}/set-up", "", "setup-0 setup-1 setup-done"),
    "table": (
        "/game/{turn}",
        "",
        "phase events-left player-0…2 damage-0…2 strongholds-0…2 rewards-0…2 rune-0…2 city-0 city-1 city-2 enemy-0 "
        "lasting-0 ledger menu last-event last-edit rebuild draw-event end-phase",
    ),
    "turn": ("/game/{fight}", "", "fight buy damage end-turn"),
    "after a turn": ("/game/{fight}", "end-turn", "undo"),
    "table, The Monument": ("/game/{monuments}", "", "monument-0 monument-1"),
    "table, Resurgence": ("/game/{objective}", "", "objective"),
    "buy": ("/game/{monument}", "buy", "buy-stronghold buy-monument cancel"),
    "damage": ("/game/{fight}", "damage", f"damage-to-0…2 damage-done cancel {PAD}"),
    "targets": (
        "/game/{enemy}",
        "fight",
        "target-stronghold target-city-0 target-city-1 target-enemy-0 target-home-1 target-home-2 cancel",
    ),
    "targets, Resurgence": ("/game/{objective}", "fight", "target-objective"),
    "battle": (
        "/game/{enemy}",
        "fight target-enemy-0 unit-3 unit-2 die-0-1",
        f"{PAD} {CHIPS} army-unit-0 army-unit-1 die-0-0…6 lose-0 lose-1 target-strength total-army total-target "
        "verdict fight-done cancel",
    ),
    "siege": (
        "/game/{fight}",
        "fight target-home-1 unit-3 unit-2",
        f"{PAD} {CHIPS} side-army side-defence army-unit-0 defence-unit-0 pass-army pass-defence total-army "
        "total-defence verdict fight-done cancel",
    ),
    "a unit": (
        "/game/{fight}",
        "fight target-stronghold unit-3 army-unit-0",
        "unit-name unit-more unit-fewer unit-wounded unit-destroyed unit-neutral unit-protected unit-remove unit-close",
    ),
    "refused": ("/game/{enemy}", "fight target-enemy-0 unit-3 die-0-2", "verdict record-anyway fight-done"),
    "result": ("/game/{fight}", "fight target-stronghold pad-3 fight-done", RESULT),
    "elimination": (
        "/game/{fight}",
        "fight target-home-1 pad-9 pad-9 fight-done close",
        "eliminated checklist-0 rune-keep rune-take close",
    ),
    "event phase": ("/game/{draw}", "", "start-effects draw-event no-card new-deck end-phase"),
    "new deck": ("/game/{empty}", "new-deck", "new-deck-count new-deck-done"),
    "strengths": ("/game/{monuments}", "end-phase", "strength-0 strength-1 strengths-done"),
    "an enemy": (
        "/game/{draw}",
        "draw-event kind-enemy",
        "known-event-0 event-name kind-enemy kind-instant event-strength event-dice event-reward event-start-effect "
        "event-done cancel",
    ),
    "an instant": (
        "/game/{draw}",
        "draw-event kind-instant event-strength=5",
        "event-lasts event-attacks-0…2 event-done cancel",
    ),
    "defence": ("/game/{attack}", "fight", f"defender {PAD} {CHIPS} total-army total-target verdict fight-done cancel"),
    "player": (
        "/game/{fight}",
        "player-0",
        "damage-0-more damage-0-fewer strongholds-0-more strongholds-0-fewer rune-name-0 reward-name reward-give-0…2 "
        "reward-gone-0 why save close",
    ),
    "city": ("/game/{fight}", "city-0", "holder-0-0…2 holder-0-none why save close"),
    "an enemy in play": ("/game/{enemy}", "enemy-0", "enemy-gone-0 why save close"),
    "event deck": ("/game/{fight}", "events-left", "events-left-more events-left-fewer why save close"),
    "phase": ("/game/{fight}", "phase", "turn-0…2 first-0…2 why save close"),
    "score one fight": (
        "/score/fight",
        "fight-battle type-enemy",
        "fight-battle fight-siege scenario-resurgence scenario-runewars scenario-cataclysm scenario-monument "
        "type-stronghold type-city type-enemy type-objective type-instant target-name target-strength target-dice "
        f"target-reward {PAD} {CHIPS} total-army total-target verdict fight-done",
    ),
    "score a siege": (
        "/score/fight",
        "fight-siege type-home_realm",
        "type-city type-home_realm damage-before side-army side-defence pass-army pass-defence total-defence",
    ),
    "score a city": ("/score/fight", "fight-siege type-city", "target-name target-defence"),
    "ledger": ("/game/{fight}/ledger", "", "entry-0 entry-1 edit-0 remove-0 insert-0 insert-2"),
    "the end": ("/game/{over}/end", "", "winner winner-2 decided-by rematch export home"),
}
"""By place, the way there and the names."""


@headless
async def test_everything_has_the_name_that_is_relied_on(desk: Desk) -> None:
    desk.cards.note(cards_in(None, a_game(BattleFought(OLA, STRONGHOLD, units(Unit(2, "Rider"))), *turns(), RAID)))
    begun(desk)  # so that somebody is known
    apps, missing, games = [], {}, Fresh(desk)
    for place, (path, way, names) in PLACES.items():
        app = await App.on(desk, path.format_map(games))
        apps.append(app)  # windows that nobody holds would be gone
        for step in way.split():
            await taken(app, step)
        there = app.identifiers()
        missing[place] = [name for name in several(names) if there.count(name) != 1]
    assert {place: names for place, names in missing.items() if names} == {}


async def taken(app: App, step: str) -> None:
    identifier, types, words = step.partition("=")
    await (app.type(identifier, words) if types else app.tap(identifier))
    await app.wait(MOMENT if identifier.endswith("-done") else BLINK)


@headless
async def test_a_change_that_no_longer_fits_is_decided_by_name(desk: Desk) -> None:
    id = begun(desk, *HELD[:1], TurnEnded(), SiegeFought(JAN, Target(TargetType.CITY, 0), announced(6), announced(3)))
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0")
    assert {"conflict-keep", "conflict-drop", "drop-change"} <= {*app.identifiers()}
    await app.tap("conflict-drop")
    assert {"apply-change", "drop-change"} <= {*app.identifiers()}


@headless
async def test_numbers_and_names_are_in_what_is_spoken(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{Fresh(desk)['fight']}")
    said = {name: app.label(name) for name in ("damage-0", "strongholds-0", "events-left", "city-0", "phase", "rune-1")}
    assert said == {
        "damage-0": "Ola: 0 of 20 damage",
        "strongholds-0": "Ola: 0 Strongholds",
        "events-left": "10 events left",
        "city-0": "Riverwatch: strength 5, defence 2, held by Ola, attacked this round",
        "phase": "Round 1 · Turn: Ola",
        "rune-1": "Jan: Dragon Rune Ice",
    }
    await app.tap("fight")
    assert "disabled" in app.label("target-city-0")
    assert "disabled" not in app.label("target-city-1")
    await app.tap("target-home-1")
    assert "chosen" in app.label("side-army")
    await app.tap("pad-1", "pad-2", "side-defence", "pad-4")
    assert "chosen" in app.label("side-defence")
    assert (app.label("total-army"), app.label("total-defence")) == ("Ola: 12", "Jan: 4")
    await app.tap("fight-done")
    assert "12 against 4" in app.label("result")


@headless
async def test_an_instant_attacks_everybody_unless_somebody_is_left_out(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{Fresh(desk)['draw']}")
    await app.tap("draw-event", "kind-instant")
    assert not app.has("event-attacks-0")
    await app.type("event-strength", "5")
    assert all("chosen" in app.label(f"event-attacks-{seat}") for seat in range(3))


@headless
async def test_only_winners_are_named_so(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{Fresh(desk)['over']}/end")
    assert [app.has(f"winner-{seat}") for seat in range(3)] == [False, False, True]
    assert "R-V2" in app.label("decided-by")
