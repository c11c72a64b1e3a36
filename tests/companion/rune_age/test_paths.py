from companion.rune_age.paths import rules_path, why_path


def test_a_topic_of_the_rules_is_found_below_them() -> None:
    assert rules_path() == "/rune-age/rules"
    assert rules_path("R-B5") == "/rune-age/rules/R-B5"


def test_a_question_is_found_below_its_game() -> None:
    assert why_path("x", "damage-0") == "/game/x/why/damage-0"
