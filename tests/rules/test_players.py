import pytest

from rules.players import LONGEST_NAME, Player, verify_names
from rules.problems import FileCode, Problem


def test_a_player_may_have_no_colour() -> None:
    assert Player("Mara") == Player("Mara", None)


def test_names_have_1_to_40_characters() -> None:
    assert LONGEST_NAME == 40
    assert list(verify_names(["M", "m" * 40])) == []


@pytest.mark.parametrize("name", ["", "m" * 41])
def test_a_name_of_another_length_is_refused(name: str) -> None:
    facts = {"field": "name", "value": name, "most": 40}
    problem = Problem(FileCode.BAD_VALUE, "players[1].name", reason="length", facts=facts)
    assert list(verify_names(["Mara", name])) == [problem]
