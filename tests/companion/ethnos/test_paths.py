from companion.ethnos.paths import rules_path, why_path


def test_a_question_is_found_below_its_game_and_its_age() -> None:
    assert why_path("g1", "award-rhea-2") == "/game/g1/why/now/award-rhea-2"
    assert why_path("g1", "total-0", "2") == "/game/g1/why/2/total-0"


def test_the_rules_are_found_by_their_topic() -> None:
    assert rules_path() == "/rules"
    assert rules_path("A4") == "/rules/A4"
