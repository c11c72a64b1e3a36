import pytest

from rules.ethnos.playing.trolls import holder, troll_choices, verify_troll
from rules.ethnos.vocabulary import Tribe
from tests.ethnos import ALEXIS, a_band, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.TROLLS])
TABLE = a_table(SETUP, trolls=((), (2, 3), (), ()))


@pytest.mark.rule("ethnos", "B16")
def test_a_band_may_take_any_unclaimed_token_up_to_its_size() -> None:
    assert troll_choices(a_table(SETUP), a_band(tribe=Tribe.TROLLS, cards=4)) == (1, 2, 3, 4)
    assert troll_choices(TABLE, a_band(tribe=Tribe.TROLLS, cards=4)) == (1, 4)
    assert troll_choices(TABLE, a_band(tribe=Tribe.TROLLS, cards=10)) == (1, 4, 5, 6)


@pytest.mark.rule("ethnos", "B16")
def test_only_trolls_take_one() -> None:
    assert troll_choices(TABLE, a_band(tribe=Tribe.ELVES, cards=4)) == ()


@pytest.mark.rule("ethnos", "B16")
def test_each_token_has_one_holder_or_none() -> None:
    assert [holder(TABLE, token) for token in (1, 2, 3)] == [None, ALEXIS, ALEXIS]


@pytest.mark.rule("ethnos", "B16")
def test_a_refusal_says_every_reason() -> None:
    problems = list(verify_troll(SETUP, TABLE, a_band(tribe=Tribe.ELVES, cards=1), 3))
    assert [(problem.reason, problem.facts) for problem in problems] == [
        ("no_troll_leads", {"token": 3}),
        ("too_small", {"token": 3, "cards": 1}),
        ("taken", {"token": 3, "holder": "Alexis"}),
    ]
    assert {(problem.code, problem.where, problem.rule) for problem in problems} == {
        ("troll_not_available", "troll", "B16")
    }


@pytest.mark.rule("ethnos", "B16")
def test_what_may_be_taken_is_not_refused() -> None:
    assert list(verify_troll(SETUP, TABLE, a_band(tribe=Tribe.TROLLS, cards=4), 4)) == []
