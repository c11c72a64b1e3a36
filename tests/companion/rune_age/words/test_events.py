import pytest

from companion.rune_age.words.events import event_text
from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.rune_age import A_QUIET_EVENT, EWA, JAN, OLA, RIVERWATCH, a_game, announced, turns

CITY = Target(TargetType.CITY, RIVERWATCH)
HYDRA = EnemyDrawn("Hydra", 4)
RAID = InstantDrawn("A raid", strength=6)


def last(*events: Event, scenario: Scenario = Scenario.RUNEWARS) -> str:
    game = a_game(*events, scenario=scenario)
    return event_text(game.setup, game.steps[-1])


@pytest.mark.parametrize(
    ("before", "event", "says"),
    [
        ((), TurnEnded(), "The turn ends."),
        ((), Bought(OLA, Purchase.STRONGHOLD), "Ola buys a Stronghold."),
        ((), Damaged(JAN, 3), "Jan suffers 3 damage by a card."),
        (turns(), HYDRA, "An enemy is drawn: Hydra, strength 4, dice 0."),
        (turns(), A_QUIET_EVENT, "An event is drawn: A quiet night."),
        (turns(), RAID, "An event is drawn: A raid. It attacks everybody with strength 6, dice 0."),
        (
            turns(),
            InstantDrawn("A raid", lasts=True, strength=6, dice=1, attacks=(OLA, EWA)),
            "An event is drawn: A raid. It attacks with strength 6, dice 1: Ola and Ewa. "
            "It lasts through the next round.",
        ),
        ((*turns(), A_QUIET_EVENT), PhaseEnded(), "The Event phase ends, and with it the round."),
        ((), BattleFought(OLA, STRONGHOLD, announced(2)), "Ola fights for a Stronghold. 2 against 2: "),
        ((), BattleFought(OLA, CITY, announced(2)), "Ola fights for a city, Riverwatch. 2 against 5: "),
        (
            (*turns(), HYDRA, PhaseEnded()),
            *(BattleFought(OLA, Target(TargetType.ENEMY, "Hydra")), "Ola fights against"),
        ),
        ((*turns(), RAID), BattleFought(OLA, INSTANT), "Ola defends against an event, A raid. 0 against 6: "),
        ((), SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN)), "Ola besieges a Home Realm: Jan. 0 against 0: "),
        (
            (BattleFought(OLA, CITY, announced(9)), TurnEnded()),
            SiegeFought(JAN, CITY, announced(3)),
            "Jan besieges a city, Riverwatch. 3 against 2: Jan wins.",
        ),
        ((), Correction(), "Correction."),
        ((), Correction(note="We swapped seats."), "Note: We swapped seats."),
        (
            (*turns(), HYDRA),
            Correction(
                damage={OLA: 3},
                strongholds={JAN: 1},
                cities={0: EWA, 1: None},
                rewards={"Ghost": JAN, "Wolf": None},
                runes={OLA: "Fire", JAN: None},
                enemies=(),
                events_left=4,
                first_player=JAN,
                note="Why not.",
            ),
            "Correction: damage: Ola 3, Strongholds: Jan 1, Riverwatch: Ewa, Frostgate: neutral city, Ghost: Jan, "
            "Wolf: gone, Ola: rune Fire, Jan: no rune, enemies in play: none, events left: 4, first player: Jan. "
            "Why not.",
        ),
        ((), Correction(active=JAN), "Correction: on turn: Jan."),
    ],
)
def test_an_event_is_told_in_a_sentence(before: tuple[Event, ...], event: Event, says: str) -> None:
    assert last(*before, event).startswith(says)


def test_what_only_one_scenario_has() -> None:
    objective = BattleFought(OLA, OBJECTIVE, announced(3), (0, 0))
    assert last(objective, scenario=Scenario.RESURGENCE).startswith("Ola fights against the Objective. 3 against 18: ")
    assert last(Bought(OLA, Purchase.MONUMENT), scenario=Scenario.MONUMENT) == "Ola builds the Monument."
    assert last(TurnEnded({OLA: 3, JAN: 4}), scenario=Scenario.MONUMENT) == (
        "The turn ends. Strength of all unit cards: Ola 3, Jan 4."
    )
