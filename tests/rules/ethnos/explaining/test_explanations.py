from typing import Any

import pytest
from hypothesis import given

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.explaining.answers import Answer, Rank, answer
from rules.ethnos.explaining.cases import Case, case_now, case_of_age, case_of_table
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game
from rules.ethnos.rulings import RULINGS
from rules.ethnos.scoring.sums import Source, glory_by_age
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup, a_table
from tests.strategies import games

RHEA = Kingdom.RHEA
MERFOLK = Question(Subject.MERFOLK)


def a_case(setup: Setup, age: int = 1, third_dragon: int | None = 0, **lying: Any) -> Case:
    """An Age scored from the table."""
    return case_of_table(setup, a_table(setup, age, **lying), (), third_dragon)


def explained(case: Case, subject: Subject, player: int | None = None, **more: Any) -> Explanation:
    explanation = explain(case, Question(subject, player, **more))
    assert explanation is not None
    return explanation


def decided(explanation: Explanation) -> dict[str, tuple[str | bool, dict[str | bool, Answer]]]:
    """Every deciding ruling by name: the option in force, and the other answers."""
    return {each.ruling.name: (each.option, dict(each.others)) for each in explanation.rulings}


@pytest.mark.rule("ethnos", "A2", "A3", "A4")
def test_an_award_is_its_line_and_its_rules_in_the_order_in_which_they_decide() -> None:
    case = a_case(a_setup(), 2, markers={RHEA: (3, 3, 1, 0)})
    shared = explained(case, Subject.KINGDOM, ALEXIS, kingdom=RHEA)
    assert (shared.amount, shared.rules) == (3, ("A2", "A5", "A3", "A4"))
    last = explained(case, Subject.KINGDOM, WILFRED, kingdom=RHEA)
    assert (last.amount, last.rules) == (0, ("A2", "A3"))
    absent = explained(case, Subject.KINGDOM, MARA, kingdom=RHEA)
    assert (absent.lines, absent.rules) == ((), ("A2", "A3"))


@pytest.mark.rule("ethnos", "A4")
def test_without_trolls_in_play_a_tie_does_not_name_them() -> None:
    tribes = (Tribe.ELVES, Tribe.CENTAURS, Tribe.WIZARDS, Tribe.MERFOLK, Tribe.ORCS, Tribe.GIANTS)
    case = a_case(a_setup(tribes=tribes), markers={RHEA: (1, 1, 0, 0)})
    assert explained(case, Subject.KINGDOM, kingdom=RHEA).rules == ("A2", "A3", "A4")


@pytest.mark.rule("ethnos", "A5")
def test_a_tie_in_a_kingdom_names_trolls_whatever_they_do_on_the_merfolk_board() -> None:
    setup = a_setup(trolls_on_merfolk=False)
    tied = {"markers": {RHEA: (1, 1, 0, 0)}, "merfolk": (2, 2, 0, 0)}
    assert "A5" in explained(a_case(setup, 2, **tied), Subject.KINGDOM, kingdom=RHEA).rules
    assert "A5" not in explained(a_case(setup, 2, **tied), Subject.MERFOLK).rules
    assert "A5" in explained(a_case(a_setup(), 2, **tied), Subject.MERFOLK).rules


@pytest.mark.rule("ethnos", "A5a")
def test_two_players_are_paid_by_their_own_rule() -> None:
    case = a_case(a_setup(players=2), 2, markers={RHEA: (1, 0)})
    assert explained(case, Subject.KINGDOM, kingdom=RHEA).rules == ("A2", "A5a")


@pytest.mark.rule("ethnos", "A5", "B16")
def test_trolls_are_every_place_that_they_decide() -> None:
    case = a_case(a_setup(), 2, markers={RHEA: (3, 3, 0, 0)}, merfolk=(1, 1, 0, 0), trolls=((1,), (6,), (), ()))
    trolls = explained(case, Subject.TROLLS)
    assert [(line.player, line.glory) for line in trolls.lines] == [(1, 4), (0, 2), (1, 2), (0, 1)]
    assert trolls.rules == ("A5", "B16")
    assert set(decided(trolls)) == {"trolls_on_merfolk"}
    assert decided(trolls)["trolls_on_merfolk"] == (
        True,
        {False: Answer((Rank(None, 0, 1, 1), Rank(None, 1, 1, 1)))},
    )


@pytest.mark.rule("ethnos", "A6a")
def test_the_merfolk_board_names_who_is_paid_under_the_other_ruling() -> None:
    case = a_case(a_setup(), 2, merfolk=(5, 3, 0, 0))
    board = explained(case, Subject.MERFOLK)
    assert board.rules == ("A6a", "A2", "A3", "B13")
    first_only = Answer((Rank(None, 0, 1, 2), Rank(None, 1, 2, 0)))
    assert decided(board)["merfolk_places"] == ("all", {"first": first_only})


@pytest.mark.rule("ethnos", "A6a")
def test_a_players_own_award_names_only_rulings_that_change_it() -> None:
    case = a_case(a_setup(), 2, merfolk=(5, 3, 0, 0))
    assert not decided(explained(case, Subject.MERFOLK, RODERICK))
    assert set(decided(explained(case, Subject.MERFOLK, ALEXIS))) == {"merfolk_places"}
    assert set(decided(explained(case, Subject.MERFOLK, MARA))) == {"merfolk_zero_ranks"}


@pytest.mark.rule("ethnos", "A5a", "A6a")
@pytest.mark.parametrize(
    ("name", "lying"),
    [
        ("two_player_tie", {"markers": {RHEA: (2, 2)}}),
        ("two_player_merfolk_sole", {"merfolk": (0, 4)}),
        ("trolls_on_merfolk", {"merfolk": (4, 4), "trolls": ((), (3,))}),
        ("merfolk_zero_ranks", {"merfolk": (4, 0)}),
    ],
)
def test_every_option_of_a_ruling_names_what_the_other_would_give(name: str, lying: dict[str, Any]) -> None:
    ruling = next(each for each in RULINGS if each.name == name)
    answers = {}
    for option in ruling.options:
        case = a_case(
            a_setup(players=2, tribes=(Tribe.MERFOLK, Tribe.TROLLS), **dict[str, Any]({name: option})), 2, **lying
        )
        subject, kingdom = (Subject.KINGDOM, RHEA) if name == "two_player_tie" else (Subject.MERFOLK, None)
        in_force, others = decided(explained(case, subject, kingdom=kingdom))[name]
        assert in_force == option
        answers[option] = answer(case, Question(subject, kingdom=kingdom)), others
    one, other = ruling.options
    assert answers[one][1] == {other: answers[other][0]}
    assert answers[other][1] == {one: answers[one][0]}


@pytest.mark.rule("ethnos", "A6b", "B15")
def test_the_giant_pays_its_holder_by_the_age() -> None:
    case = a_case(a_setup(), 2, giant=Giant(ALEXIS, 3))
    assert explained(case, Subject.GIANT, ALEXIS).amount == 4
    assert explained(case, Subject.GIANT, ALEXIS).rules == ("A6b",)
    assert explained(case, Subject.GIANT, MARA).amount == 0
    assert explained(case, Subject.GIANT).rules == ("A6b", "B15")


@pytest.mark.rule("ethnos", "A6c", "B14")
def test_a_horde_is_explained_whether_it_is_emptied_or_not() -> None:
    setup = a_setup()
    table = a_table(setup, hordes=((RHEA,), (RHEA, Kingdom.DURIS), (), ()))
    board = explained(case_of_table(setup, table, (ALEXIS,), 0), Subject.ORCS)
    assert [(line.player, line.glory) for line in board.lines] == [(ALEXIS, 3)]
    assert [(line.player, line.glory) for line in board.hordes] == [(RODERICK, 1), (ALEXIS, 3)]
    assert board.rules == ("A6c", "B14")
    assert explained(case_of_table(setup, table, (ALEXIS,), 0), Subject.ORCS, ALEXIS).rules == ("A6c",)


@pytest.mark.rule("ethnos", "A7", "A8")
def test_bands_are_the_lines_of_one_player() -> None:
    case = a_case(a_setup(), bands=(a_band(0, cards=4, skeletons=1), a_band(1, Tribe.TROLLS), a_band(0, Tribe.ORCS)))
    bands = explained(case, Subject.BANDS, RODERICK)
    assert [line.glory for line in bands.lines] == [6, 3]
    assert (bands.amount, bands.rules) == (9, ("A7", "A8"))
    assert explained(case, Subject.BANDS, MARA).rules == ("A8",)


GIANT = BandPlayed(a_band(RODERICK, Tribe.GIANTS, RHEA, 4))
CORRECTED = Correction(glory={RODERICK: 70})


@pytest.mark.rule("ethnos", "B15", "S7")
def test_a_total_is_explained_age_by_age_down_to_lines_and_events() -> None:
    game = a_game(a_setup(), GIANT, DragonDrawn(), AgeEnded(0), GIANT, CORRECTED)
    total = explained(case_now(game), Subject.TOTAL, RODERICK)
    assert total.glory is not None
    assert total.amount == total.glory.total == case_now(game).report.reckoning.glory[RODERICK]
    first, second = total.glory.ages
    assert {part.source: part.glory for part in first.parts} == {
        Source.PLAY: 2,
        Source.KINGDOMS: 2,
        Source.GIANT: 2,
        Source.BANDS: 6,
    }
    [play, *_] = second.parts
    assert [(gain.before, gain.after, gain.glory) for gain in play.gains] == [(12, 14, 2), (14, 70, 56)]
    assert total.rules == ("A10", "B15", "A2", "A3", "A6b", "A8", "S7")


@pytest.mark.rule("ethnos", "A10")
def test_only_a_total_that_is_not_final_is_a_projection() -> None:
    game = a_game(a_setup(), GIANT, AgeEnded(0), GIANT)
    assert explained(case_now(game), Subject.TOTAL, RODERICK).rules[0] == "A10"
    ended = case_of_age(game, 1)
    assert ended is not None
    assert "A10" not in explained(ended, Subject.TOTAL, RODERICK).rules
    now = explained(case_now(game), Subject.GLORY, RODERICK)
    assert "A10" not in now.rules
    assert now.amount == 14
    assert [age.glory for age in now.glory.ages] == [12, 2]  # type: ignore[union-attr]


def test_an_age_scored_without_a_game_brings_glory_along() -> None:
    total = explained(a_case(a_setup(), 2, glory=(9, 0, 0, 0), giant=Giant(0, 3)), Subject.TOTAL, RODERICK)
    assert total.glory is not None
    assert (total.glory.brought, total.amount) == (9, 13)
    assert [age.age for age in total.glory.ages] == [2]


@pytest.mark.rule("ethnos", "A6a")
def test_a_total_under_another_ruling_is_that_of_the_whole_game_played_under_it() -> None:
    """Second on the Merfolk board in Ages II and III: 1 + 2 Glory that the other ruling doesn't pay."""
    merfolk = Correction(merfolk={RODERICK: 5, ALEXIS: 3})
    game = a_game(a_setup(), merfolk, AgeEnded(0), AgeEnded(0))
    total = explained(case_now(game), Subject.TOTAL, ALEXIS)
    assert decided(total)["merfolk_places"] == ("all", {"first": Answer(glory=0)})
    assert total.amount == 3


@pytest.mark.rule("ethnos", "F1", "F2")
def test_the_first_player_is_by_glory_then_by_the_third_dragon() -> None:
    alone = explained(a_case(a_setup(), glory=(3, 1, 2, 2)), Subject.FIRST)
    assert alone.first is not None
    assert (alone.first.player, alone.rules) == (ALEXIS, ("F1",))
    tied = explained(a_case(a_setup(), third_dragon=2, glory=(1, 1, 2, 2)), Subject.FIRST)
    assert tied.first is not None
    assert (tied.first.player, tied.rules) == (RODERICK, ("F1", "F2"))


@pytest.mark.rule("ethnos", "F1", "A6a")
def test_a_ruling_may_decide_who_begins() -> None:
    case = a_case(a_setup(), 2, third_dragon=1, glory=(1, 1, 5, 5), merfolk=(0, 4, 5, 0))
    begins = explained(case, Subject.FIRST)
    assert begins.first is not None
    assert begins.first.player == RODERICK
    assert decided(begins) == {"merfolk_places": ("all", {"first": Answer(players=(ALEXIS,))})}


@pytest.mark.rule("ethnos", "F2", "A6a")
def test_a_ruling_may_leave_open_who_begins() -> None:
    case = a_case(a_setup(), 2, third_dragon=None, glory=(0, 1, 5, 5), merfolk=(0, 4, 5, 0))
    assert decided(explained(case, Subject.FIRST)) == {}
    case = a_case(a_setup(), 2, third_dragon=None, glory=(1, 1, 5, 5), merfolk=(0, 4, 5, 0))
    assert decided(explained(case, Subject.FIRST)) == {"merfolk_places": ("all", {"first": Answer(players=())})}


def last_age(**lying: Any) -> Case:
    return a_case(a_setup(**lying.pop("rulings", {})), 3, **lying)


@pytest.mark.rule("ethnos", "F3", "F4", "F5", "F6")
def test_the_winner_names_every_comparison_up_to_the_one_that_decides() -> None:
    same = a_band(0, Tribe.ORCS), a_band(1, Tribe.TROLLS)
    assert explained(last_age(glory=(9, 0, 0, 0)), Subject.WINNER).rules == ("F3",)
    more_markers = last_age(glory=(7, 9, 0, 0), markers={RHEA: (1, 1, 0, 0), Kingdom.DURIS: (1, 2, 3, 0)})
    assert explained(more_markers, Subject.WINNER).rules == ("F3",)
    tied = last_age(glory=(0, 8, 0, 0), markers={RHEA: (1, 0, 0, 0)})
    assert explained(tied, Subject.WINNER).rules == ("F3", "F4")
    bands = last_age(glory=(9, 8, 0, 0), bands=(a_band(1, Tribe.ORCS, cards=1), a_band(1, Tribe.ORCS, cards=2)))
    assert explained(bands, Subject.WINNER).rules == ("F3", "F4", "F5")
    assert explained(last_age(bands=same, glory=(1, 1, 0, 0)), Subject.WINNER).rules == ("F3", "F4", "F5", "F6")


@pytest.mark.rule("ethnos", "F5", "A7")
@pytest.mark.parametrize("option", ["as_played", "removed"])
def test_skeletons_in_the_last_tie_break_decide_by_ruling(option: str) -> None:
    bands = (a_band(0, Tribe.ORCS, cards=3), a_band(1, Tribe.ORCS, cards=4, skeletons=1))
    case = last_age(rulings={"tiebreak_skeletons": option}, bands=bands)
    others = {
        "as_played": ("as_played", {"removed": Answer(players=(RODERICK, ALEXIS))}),
        "removed": ("removed", {"as_played": Answer(players=(ALEXIS,))}),
    }
    assert decided(explained(case, Subject.WINNER)) == {"tiebreak_skeletons": others[option]}


TEN = BandPlayed(a_band(ALEXIS, None, None, 10, 10))


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_win_by_a_ruling_without_which_the_game_goes_on() -> None:
    case = case_now(a_game(a_setup(ten_skeletons_win=True), a_band(), TEN))
    for question in (Question(Subject.WINNER), Question(Subject.BAND, event=1)):
        explanation = explain(case, question)
        assert explanation is not None
        assert explanation.rules == ("B9",)
        assert decided(explanation) == {"ten_skeletons_win": (True, {False: Answer(players=())})}
    assert explained(case, Subject.WINNER).outcome.winners == (ALEXIS,)  # type: ignore[union-attr]
    assert not decided(explained(case, Subject.BAND, event=0))
    assert not explained(case, Subject.KINGDOM, kingdom=RHEA).rulings


@pytest.mark.rule("ethnos", "B13")
@pytest.mark.parametrize(("option", "other", "given", "instead"), [("each", "one", 2, 1), ("one", "each", 1, 2)])
def test_a_merfolk_move_past_two_symbols_gives_markers_by_ruling(
    option: str, other: str, given: int, instead: int
) -> None:
    setup = a_setup(merfolk_bonus=option)
    long_move = BandPlayed(a_band(MARA, Tribe.MERFOLK, cards=8), merfolk_markers=(RHEA,) * given)
    game = a_game(setup, a_band(0, Tribe.MERFOLK, cards=2), long_move, a_band(1, Tribe.MERFOLK, cards=3))
    for explanation in (
        explained(case_now(game), Subject.MERFOLK),
        explained(case_now(game), Subject.BAND, event=1),
    ):
        assert ("B13" in explanation.rules, MARA) == (True, explanation.moves[0].player)
        move = explanation.moves[0]
        assert (move.space_before, move.space_after, move.symbols, move.markers) == (0, 8, (3, 7), given)
        in_force, others = decided(explanation)["merfolk_bonus"]
        assert (in_force, [each.markers for each in others[other].moves]) == (option, [instead])
    assert not decided(explained(case_now(game), Subject.BAND, event=2))
    assert explained(case_now(game), Subject.BAND, event=0).moves == ()


def test_merfolk_moves_of_earlier_ages_are_not_told_again() -> None:
    long_move = BandPlayed(a_band(MARA, Tribe.MERFOLK, cards=8))
    assert explained(case_now(a_game(a_setup(), long_move, AgeEnded(0))), Subject.MERFOLK).moves == ()


def of_band(setup: Setup, *events: Any) -> tuple[str, ...]:
    """The rules of the last of these bands."""
    return explained(case_now(a_game(setup, *events)), Subject.BAND, event=len(events) - 1).rules


@pytest.mark.rule("ethnos", "B4", "B5", "B6", "B7")
def test_a_band_names_what_decides_about_its_marker() -> None:
    band = a_band(0, Tribe.DWARVES, RHEA, 1)
    setup = a_setup()
    assert of_band(setup, band) == ("B4", "B17", "B3")
    assert of_band(setup, band, band) == ("B4", "B17", "B3")
    assert of_band(setup, BandPlayed(band, marker=None)) == ("B4", "B6", "B17", "B3")
    assert of_band(a_setup(players=2), band) == ("B5", "B17", "B3")
    assert of_band(setup, Correction(markers={RHEA: {0: 26}}), band) == ("B7", "B17", "B3")


@pytest.mark.rule("ethnos", "B8", "B9", "B10", "B11", "B12", "B13", "B14", "B15", "B16", "B17")
@pytest.mark.parametrize(
    ("tribe", "rules"),
    [
        (Tribe.CENTAURS, ("B4", "B8", "B3")),
        (Tribe.DWARVES, ("B4", "B17", "B3")),
        (Tribe.ELVES, ("B4", "B17", "B3")),
        (Tribe.GIANTS, ("B4", "B15", "B3")),
        (Tribe.HALFLINGS, ("B10", "B3")),
        (Tribe.MERFOLK, ("B4", "B13", "B3")),
        (Tribe.MINOTAURS, ("B4", "B11", "B3")),
        (Tribe.ORCS, ("B4", "B14", "B3")),
        (Tribe.TROLLS, ("B4", "B16", "B3")),
        (Tribe.WINGFOLK, ("B4", "B12", "B3")),
        (Tribe.WIZARDS, ("B4", "B17", "B3")),
    ],
)
def test_a_band_names_what_its_leader_does(tribe: Tribe, rules: tuple[str, ...]) -> None:
    setup = a_setup(tribes=(tribe, Tribe.SKELETONS))
    assert of_band(setup, a_band(0, tribe)) == rules
    assert of_band(setup, a_band(0, tribe, skeletons=1)) == (*rules[:-1], "B9")


@pytest.mark.parametrize(
    "question",
    [
        Question(Subject.TOTAL),
        Question(Subject.TOTAL, 4),
        Question(Subject.BANDS, -1),
        Question(Subject.TROLLS, 0),
        Question(Subject.KINGDOM),
        Question(Subject.MERFOLK),
        Question(Subject.FIRST),
        Question(Subject.WINNER),
        Question(Subject.BAND),
        Question(Subject.BAND, event=1),
        Question(Subject.BAND, event=7),
    ],
)
def test_what_makes_no_sense_is_not_explained(question: Question) -> None:
    tribes = (Tribe.ELVES, Tribe.CENTAURS, Tribe.WIZARDS, Tribe.TROLLS, Tribe.ORCS, Tribe.GIANTS)
    game = a_game(a_setup(tribes=tribes), a_band(0, Tribe.ELVES), DragonDrawn())
    assert explain(case_now(game), question) is None


@given(games())
def test_amounts_are_those_of_the_game(game: Game) -> None:
    case, state = case_now(game), game.state
    for player in game.setup.seats:
        total, glory = (explained(case, subject, player) for subject in (Subject.TOTAL, Subject.GLORY))
        assert total.amount == case.report.reckoning.glory[player]
        assert glory.amount == case.state.table.glory[player]
        if not state.over:
            by_age = [age.total[player] for age in glory_by_age(state)]
            assert [age.glory for age in glory.glory.ages] == by_age  # type: ignore[union-attr]
        for kingdom in KINGDOMS[:2]:
            award = explained(case, Subject.KINGDOM, player, kingdom=kingdom)
            assert award.amount == sum(line.glory for line in award.lines)
            assert len(award.lines) <= 1


@given(games())
def test_every_alternative_differs_from_what_is_in_force(game: Game) -> None:
    case = case_now(game)
    questions = [Question(Subject.KINGDOM, kingdom=kingdom) for kingdom in KINGDOMS]
    questions += [Question(Subject.TOTAL, seat) for seat in game.setup.seats]
    for question in (*questions, MERFOLK, Question(Subject.WINNER)):
        explanation = explain(case, question)
        for each in explanation.rulings if explanation else ():
            assert each.option == getattr(game.setup.rulings, each.ruling.name)
            for option, other in each.others:
                assert option != each.option
                assert other != answer(case, question)
