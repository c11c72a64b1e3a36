import pytest
from hypothesis import given

from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.game import Game
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.sums import Source, awards_from, glory_before, glory_by_age
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup, a_table
from tests.strategies import games

SETUP = a_setup()


def test_the_awards_of_a_source_are_sums_for_everybody_who_has_a_line_of_it() -> None:
    bands = (a_band(ALEXIS, cards=3), a_band(RODERICK, Tribe.ELVES, cards=1), a_band(ALEXIS, Tribe.ELVES, cards=5))
    lines = end_of_age(SETUP, a_table(SETUP, bands=bands)).reckoning.lines
    assert awards_from(lines, Source.BANDS) == {ALEXIS: 6 + 10, RODERICK: 0}
    assert awards_from(lines, Source.KINGDOMS) == {}


def test_awards_from_kingdoms_leave_the_merfolk_board_out() -> None:
    table = a_table(SETUP, 1, {Kingdom.RHEA: (2, 1, 0, 0), Kingdom.ITHYS: (1, 0, 0, 0)}, merfolk=(0, 0, 4, 0))
    lines = end_of_age(SETUP, table).reckoning.lines
    assert awards_from(lines, Source.KINGDOMS) == {RODERICK: 4, ALEXIS: 0}
    assert awards_from(lines, Source.MERFOLK) == {WILFRED: 1}


def test_what_everybody_had_when_the_age_ended() -> None:
    table = a_table(SETUP, glory=(3, 0, 60, 7), bands=(a_band(MARA, cards=5),))
    assert glory_before(end_of_age(SETUP, table).reckoning) == (3, 0, 60, 7)


def test_a_new_game_has_brought_nothing() -> None:
    (first,) = glory_by_age(Game(SETUP).state)
    assert (first.age, first.total) == (1, (0, 0, 0, 0))
    assert set(first.gains) == set(Source)


@pytest.mark.rule("ethnos", "B15")
def test_glory_gained_at_once_and_corrections_come_from_play() -> None:
    giant = BandPlayed(a_band(WILFRED, Tribe.GIANTS, Kingdom.RHEA, cards=2))
    game = a_game(SETUP, giant, AgeEnded(0), Correction(glory={WILFRED: 1, MARA: 9}))
    first, second = glory_by_age(game.state)
    assert {source: row[WILFRED] for source, row in first.gains.items()} == {
        Source.KINGDOMS: 2,
        Source.MERFOLK: 0,
        Source.GIANT: 2,
        Source.ORCS: 0,
        Source.BANDS: 1,
        Source.PLAY: 2,
    }
    assert first.total == (0, 0, 7, 0)
    assert (second.age, second.gains[Source.PLAY], second.total) == (2, (0, 0, -6, 9), (0, 0, -6, 9))


def test_after_the_last_age_nothing_follows() -> None:
    setup = a_setup(players=2)
    assert [each.age for each in glory_by_age(a_game(setup, AgeEnded(0), AgeEnded(0)).state)] == [1, 2]


@given(games())
def test_every_column_adds_up_to_the_glory_on_the_table(game: Game) -> None:
    ages = glory_by_age(game.state)
    for seat in game.setup.seats:
        assert sum(age.total[seat] for age in ages) == game.state.table.glory[seat]
        assert sum(row[seat] for age in ages for row in age.gains.values()) == game.state.table.glory[seat]
    for report, age in zip(game.state.reports, ages, strict=False):
        assert age.age == report.age
        for seat, earned in enumerate(report.reckoning.earned):
            assert age.total[seat] - age.gains[Source.PLAY][seat] == earned
