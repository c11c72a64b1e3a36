from companion.rune_age.words.game_rules import preview_lines, rules_changed_text
from rules.rune_age.comparison import compared
from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, EnemyDrawn, Event, Target, TurnEnded
from rules.rune_age.vocabulary import Purchase, TargetType
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, a_round, a_setup, announced, turns


def lines(before: tuple[Event, ...], after: tuple[Event, ...], conflicts: int = 0, players: int = 3) -> list[str]:
    games = a_game(*before, players=players), a_game(*after, players=players)
    return preview_lines(games[0].setup, compared(*games), conflicts)


def test_what_a_change_does_is_said_line_by_line() -> None:
    city = BattleFought(OLA, Target(TargetType.CITY, RIVERWATCH), announced(5))
    assert lines((), (Damaged(JAN, 3),)) == ["Damage: Jan 0 to 3."]
    assert lines((), (Bought(OLA, Purchase.STRONGHOLD),)) == ["Strongholds: Ola 0 to 1."]
    assert lines((), (TurnEnded(),)) == ["On turn: Jan (until now: Ola)."]
    assert "Riverwatch: Ola (until now: –)." in lines((), (city,))
    assert lines((), a_round()) == ["Round: 1 to 2.", "Events left: 10 to 9."]
    assert lines((), (Correction(rewards={"Ghox": OLA}),)) == ["Ola: rewards Ghox"]
    drawn = lines(turns(), (*turns(), EnemyDrawn("Ghox", 7)))
    assert drawn[-2:] == ["Enemies in play: Ghox.", "What was attacked, or still lasts, changes too."]


def test_an_end_that_comes_or_goes_is_said_first() -> None:
    over = (Damaged(JAN, 20),)
    assert lines((), over, 2, players=2)[:2] == [
        "2 entries no longer fit; what becomes of each is asked next.",
        "Runewars: Ola wins in round 1.",
    ]
    assert lines(over, (), players=2)[0] == "The game is not over any more."


def test_nothing_may_change() -> None:
    assert lines((), ()) == ["Nothing changes so far."]


def test_changed_rulings_are_told() -> None:
    words = rules_changed_text(a_setup(), a_setup(secured_state="exhausted"))
    assert words.startswith("Rules changed: ")
    assert words.endswith("exhausted")
