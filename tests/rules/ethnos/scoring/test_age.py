import pytest

from rules.ethnos.scoring.age import end_of_age, projection
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.winner import WonBy
from rules.ethnos.table import Giant, Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_setup, a_table

SETUP = a_setup()


def full_table(age: int) -> Table:
    return a_table(
        SETUP,
        age,
        {Kingdom.DURIS: (3, 2, 1, 0), Kingdom.RHEA: (0, 0, 0, 1)},
        glory=(7, 0, 0, 3),
        merfolk=(0, 7, 0, 3),
        giant=Giant(RODERICK, 5),
        hordes=((), (Kingdom.RHEA, Kingdom.ITHYS), (), ()),
        trolls=((), (1, 3), (), ()),
        bands=(
            a_band(RODERICK, Tribe.DWARVES, Kingdom.DURIS, 3),
            a_band(RODERICK, Tribe.GIANTS, Kingdom.RHEA, 5, skeletons=1),
        ),
    )


@pytest.mark.rule("ethnos", "A1")
def test_everything_scores_in_the_order_of_the_rules() -> None:
    lines = end_of_age(SETUP, full_table(2), [ALEXIS], WILFRED).reckoning.lines
    assert [line.source for line in lines] == [
        *["kingdom"] * 4,
        *["merfolk"] * 2,
        "giant",
        "orcs",
        "band",
        "band",
    ]


@pytest.mark.rule("ethnos", "A1")
def test_the_wizards_band_that_drew_the_third_dragon_counts() -> None:
    setup = a_setup(tribes=[Tribe.WIZARDS])
    report = end_of_age(setup, a_table(setup, bands=(a_band(MARA, Tribe.WIZARDS, cards=4),)), third_dragon=MARA)
    assert report.reckoning.earned == (0, 0, 0, 6)


def test_totals_are_what_was_there_and_what_the_lines_earn() -> None:
    report = end_of_age(SETUP, full_table(2), [ALEXIS], WILFRED)
    assert report.reckoning.earned == (20, 7, 0, 5)
    assert report.reckoning.glory == (27, 7, 0, 8)
    assert (report.age, report.final, report.outcome, report.warnings) == (2, False, None, ())
    assert report.next_first == FirstPlayer(WILFRED, (WILFRED,), WILFRED)


def test_the_last_age_has_an_outcome_and_no_next_first_player() -> None:
    report = end_of_age(SETUP, full_table(3))
    assert report.final
    assert report.next_first is None
    assert report.outcome is not None
    assert (report.outcome.winners, report.outcome.decided_by) == ((RODERICK,), WonBy.GLORY)


@pytest.mark.rule("ethnos", "A10")
def test_the_projection_is_the_reckoning_of_the_table_as_it_lies() -> None:
    assert projection(SETUP, full_table(2)) == end_of_age(SETUP, full_table(2)).reckoning


@pytest.mark.rule("ethnos", "A10")
def test_hordes_pay_in_the_projection_of_the_last_age_only() -> None:
    def horde_glory(age: int) -> int:
        lines = projection(SETUP, full_table(age)).lines
        return sum(line.glory for line in lines if line.source == "orcs")

    assert [horde_glory(age) for age in (1, 2, 3)] == [0, 0, 3]
