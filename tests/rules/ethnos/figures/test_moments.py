import pytest
from hypothesis import given

from rules.ethnos.events import AgeEnded, Correction, Event
from rules.ethnos.explaining.cases import case_now, case_of_age
from rules.ethnos.explaining.questions import Question, Subject, can_ask
from rules.ethnos.figures.moments import Moment, What, moments
from rules.ethnos.game import Game
from rules.ethnos.scoring.winner import WonBy
from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band, a_game, a_setup
from tests.strategies import games


def told(what: What, *events: Event | Band, players: int = 2) -> list[Moment]:
    return [moment for moment in moments(a_game(a_setup(players), *events)) if moment.what is what]


@given(games(most_events=20))
def test_every_moment_has_a_question_that_can_be_asked(game: Game) -> None:
    for moment in moments(game):
        case = case_now(game) if moment.age is None else case_of_age(game, moment.age)
        assert case
        assert can_ask(case, moment.question)


def test_the_lead_changes_from_one_to_another() -> None:
    ahead, tied, behind = ({RODERICK: n} for n in (3, 2, 1))
    assert told(What.LEAD, Correction(glory=ahead)) == []
    (moment,) = told(
        What.LEAD, Correction(glory=ahead), Correction(glory={ALEXIS: 2, **tied}), Correction(glory=behind)
    )
    assert moment.question == Question(Subject.GLORY, ALEXIS)
    assert moment.facts == {"player": ALEXIS, "other": RODERICK, "glory": 2, "age": 1}


def test_a_band_or_the_end_of_an_age_may_bring_the_lead() -> None:
    (moment,) = told(What.LEAD, Correction(glory={RODERICK: 1}), a_band(ALEXIS, Tribe.GIANTS))
    assert moment.question == Question(Subject.BAND, event=1)
    (moment,) = told(What.LEAD, Correction(glory={RODERICK: 1}), a_band(ALEXIS, cards=5), AgeEnded(ALEXIS))
    assert (moment.question, moment.age) == (Question(Subject.TOTAL, ALEXIS), 1)


def test_the_band_that_paid_most() -> None:
    (moment,) = told(What.BAND, a_band(RODERICK, cards=4), a_band(ALEXIS, cards=3), AgeEnded(ALEXIS))
    assert moment.facts["player"] == RODERICK
    assert moment.age == 1


@pytest.mark.parametrize(("later", "gambles"), [((), 1), ((Kingdom.RHEA, Kingdom.DURIS), 0)])
def test_a_horde_that_waited_for_nothing(later: tuple[Kingdom, ...], gambles: int) -> None:
    grown = Correction(hordes={RODERICK: later}) if later else Correction(note="Nothing.")
    kept = Correction(hordes={RODERICK: (Kingdom.RHEA,)})
    found = told(What.HORDE, kept, AgeEnded(RODERICK), grown, AgeEnded(RODERICK))
    assert len(found) == gambles
    assert all(moment.question == Question(Subject.ORCS, RODERICK) for moment in found)
    assert all(moment.facts == {"player": RODERICK, "kept": 1, "glory": 1, "age": 2} for moment in found)


def test_the_kingdom_that_changed_hands_most() -> None:
    rows = [{RODERICK: 1}, {ALEXIS: 2}, {RODERICK: 3}]
    (moment,) = told(What.KINGDOM, *(Correction(markers={Kingdom.RHEA: row}) for row in rows))
    assert moment.facts == {"kingdom": Kingdom.RHEA, "times": 2}
    assert moment.question == Question(Subject.KINGDOM, kingdom=Kingdom.RHEA)
    assert told(What.KINGDOM, Correction(giant=Giant(0, 3))) == []


def test_how_it_ended() -> None:
    ends = (AgeEnded(RODERICK), AgeEnded(RODERICK))
    (tie,) = told(What.TIE, *ends)
    assert tie.facts == {"by": WonBy.SHARED, "players": (RODERICK, ALEXIS), "glory": 0}
    (margin,) = told(What.MARGIN, Correction(glory={ALEXIS: 3}), *ends)
    assert margin.facts == {"player": ALEXIS, "other": RODERICK, "glory": 3}
    skeletons = a_game(a_setup(2, [Tribe.SKELETONS], ten_skeletons_win=True), Band(0, None, None, 10, 10))
    assert skeletons.state.over
    assert moments(skeletons) == ()
