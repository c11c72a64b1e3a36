from companion.ethnos.game import GAME
from rules.ethnos.codes import Code
from rules.problems import Problem


def test_every_place_leads_to_a_screen_of_the_game() -> None:
    for place in (*GAME.to_begin, *GAME.to_read):
        path = place.path.removeprefix("/")
        assert path in GAME.screens or f"{path.rpartition('/')[0]}/:topic" in GAME.screens


def test_the_emblem_is_the_six_kingdoms() -> None:
    assert len(GAME.emblem) == 6


def test_a_problem_of_its_rules_is_said_by_the_game() -> None:
    assert GAME.problem_text(Problem(Code.GAME_OVER, "events[3]", None)) is not None
