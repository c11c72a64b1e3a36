from companion.rune_age.words.problems import OF_THE_GAME, known_text, problem_text
from rules.ethnos.codes import Code as OtherCode
from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.vocabulary import Race, Scenario, TargetType


def test_a_problem_of_another_game_is_left_to_that() -> None:
    assert known_text(Problem(OtherCode.BAND_SIZE, "")) is None
    assert known_text(Problem(OtherCode.PLAYER_COUNT, "", facts={"players": 7})) is None
    assert problem_text(Problem(OtherCode.BAND_SIZE, "")) == "band_size"


def test_every_code_has_a_sentence() -> None:
    assert set(Code) <= set(OF_THE_GAME)


def test_facts_are_said_in_words() -> None:
    def text(code: Code, reason: str = "", **facts: object) -> str:
        return problem_text(Problem(code, "", None, reason, facts))

    assert text(Code.DUPLICATE_RACE, race=Race.LATARI) == "Two players have the same race: Latari Elves."
    assert text(Code.SOLO_SCENARIO, scenario=Scenario.RUNEWARS).endswith("scenario: Runewars.")
    assert text(Code.TARGET_ATTACKED_ALREADY, player="Ola", target=TargetType.HOME_REALM).endswith("(Home Realm)")
    assert text(Code.PLAY_ORDER, "attacker_is_next") == "Out of turn: the attacker is the next to play."
    assert text(Code.PROTECTED_UNIT, unit="").endswith("(unit)")
    assert text(Code.MISSING_STRENGTHS, players=("Ola", "Jan")).endswith("Ola, Jan.")
