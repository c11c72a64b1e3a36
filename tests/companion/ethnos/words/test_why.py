"""Why: for every rule and every ruling the facts in words, in every language."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ethnos.words.facts import why_facts
from companion.ethnos.words.why import context_text, rule_told, ruling_told, why_accounts, why_title, why_told
from companion.speech.explaining import told_text
from companion.speech.language import LANGUAGES, speaking
from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.explaining.cases import case_now
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game
from rules.ethnos.rulebook import RULES
from rules.ethnos.rulings import RULINGS
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.companion.ethnos.words.cases import (
    FOUR,
    GIANT,
    LONG_MOVE,
    TIED,
    TWO,
    a_case,
    explained,
    in_kingdom,
    led_by,
    of_band,
    won,
)
from tests.companion.ethnos.words.sentences import is_a_sentence
from tests.ethnos import ALEXIS, MARA, RODERICK, a_band, a_game, a_setup
from tests.strategies import games

RHEA, DURIS = Kingdom.RHEA, Kingdom.DURIS
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def everything_said(explanation: Explanation) -> Iterator[str]:
    """Every sentence of an explanation."""
    yield from why_facts(explanation)
    for account in why_accounts(explanation):
        yield from account.sentences
    for decides in explanation.rulings:
        told = ruling_told(decides, explanation)
        yield from (told.reason, told.in_force, *told.otherwise)
    for id in explanation.rules:
        rule = rule_told(id, explanation.case.setup.edition)
        yield from (rule.says, rule.where)
    yield context_text(explanation)


def verify(explanation: Explanation, language: str) -> None:
    names = explanation.case.setup.names
    with speaking(language):
        for sentence in everything_said(explanation):
            assert is_a_sentence(sentence, names), sentence
        assert why_title(explanation)
        text = told_text(why_told(explanation))
    assert "{" not in text.replace(names[-1], "")
    assert "<" not in text
    assert "*" not in text


@cache
def named_by() -> dict[str, Explanation]:
    """For every rule that can decide an answer, a case in which it does."""
    tied_bands = (a_band(0, Tribe.ORCS), a_band(1, Tribe.TROLLS))
    return {
        "S7": explained(case_now(a_game(FOUR, Correction(glory={0: 70}))), Subject.TOTAL, RODERICK),
        "B3": led_by(Tribe.ELVES),
        "B4": led_by(Tribe.ELVES),
        "B5": led_by(Tribe.ELVES, players=2),
        "B6": of_band(FOUR, BandPlayed(a_band(), marker=None)),
        "B7": of_band(FOUR, Correction(markers={RHEA: {0: 26}}), a_band()),
        "B8": led_by(Tribe.CENTAURS),
        "B9": of_band(a_setup(ten_skeletons_win=True), a_band(ALEXIS, None, None, 10, 10)),
        "B10": led_by(Tribe.HALFLINGS),
        "B11": led_by(Tribe.MINOTAURS),
        "B12": led_by(Tribe.WINGFOLK),
        "B13": of_band(FOUR, LONG_MOVE),
        "B14": led_by(Tribe.ORCS),
        "B15": explained(case_now(a_game(FOUR, GIANT)), Subject.GLORY, RODERICK),
        "B16": explained(a_case(FOUR, trolls=((1,), (), (), ())), Subject.TROLLS),
        "B17": led_by(Tribe.WIZARDS),
        "A2": in_kingdom(a_case(FOUR, markers=TIED), MARA),
        "A3": in_kingdom(a_case(FOUR, 2, markers=TIED)),
        "A4": in_kingdom(a_case(FOUR, 2, markers=TIED), ALEXIS),
        "A5": in_kingdom(a_case(FOUR, 2, markers=TIED, trolls=((2,), (6,), (), ())), ALEXIS),
        "A5a": in_kingdom(a_case(TWO, 2, markers={RHEA: (2, 0)})),
        "A6a": explained(a_case(FOUR, 2, merfolk=(5, 3, 3, 0)), Subject.MERFOLK),
        "A6b": explained(a_case(FOUR, 2, giant=Giant(ALEXIS, 3)), Subject.GIANT, ALEXIS),
        "A6c": explained(a_case(FOUR, 2, willing=(0,), hordes=((RHEA, DURIS), (RHEA,), (), ())), Subject.ORCS),
        "A7": explained(a_case(FOUR, bands=(a_band(cards=4, skeletons=1),)), Subject.BANDS, RODERICK),
        "A8": explained(a_case(FOUR, bands=(a_band(), a_band(cards=5))), Subject.BANDS, RODERICK),
        "A10": explained(case_now(a_game(FOUR, GIANT, AgeEnded(0), GIANT)), Subject.TOTAL, RODERICK),
        "F1": explained(a_case(FOUR, glory=(3, 1, 2, 2)), Subject.FIRST),
        "F2": explained(a_case(FOUR, third_dragon=2, glory=(1, 1, 2, 2)), Subject.FIRST),
        "F3": won(glory=(9, 0, 0, 0)),
        "F4": won(glory=(0, 8, 0, 0), markers={RHEA: (1, 0, 0, 0)}),
        "F5": won(glory=(9, 8, 0, 0), bands=(a_band(1, Tribe.ORCS, cards=1), a_band(1, Tribe.ORCS, cards=2))),
        "F6": won(glory=(1, 1, 0, 0), bands=tied_bands),
    }


@EVERY_LANGUAGE
@pytest.mark.parametrize("rule", [rule.id for rule in RULES])
def test_every_rule_is_told_with_its_page_in_every_edition(rule: str, language: str) -> None:
    with speaking(language):
        for edition in Edition:
            told = rule_told(rule, edition)
            assert told.title
            assert is_a_sentence(told.says)
            assert is_a_sentence(told.where)


@EVERY_LANGUAGE
@pytest.mark.parametrize("rule", named_by())
def test_every_rule_that_can_decide_is_named_where_it_does(rule: str, language: str) -> None:
    explanation = named_by()[rule]
    assert rule in explanation.rules
    verify(explanation, language)


def ruled(name: str, option: str | bool) -> Explanation:
    """A case that a ruling decides."""
    players = 2 if name.startswith("two_player") else 4
    rulings: dict[str, Any] = {name: option}
    setup = a_setup(players, tribes=(Tribe.MERFOLK, Tribe.TROLLS, Tribe.SKELETONS), **rulings)
    match name:
        case "merfolk_places":
            return explained(a_case(setup, 2, merfolk=(5, 3, 0, 0)), Subject.MERFOLK)
        case "merfolk_bonus":
            return explained(case_now(a_game(setup, LONG_MOVE)), Subject.MERFOLK)
        case "trolls_on_merfolk":
            return explained(a_case(setup, 2, merfolk=(5, 5, 0, 0), trolls=((1,), (3,), (), ())), Subject.MERFOLK)
        case "merfolk_zero_ranks":
            return explained(a_case(setup, 2, merfolk=(5, 0, 0, 0)), Subject.MERFOLK, ALEXIS)
        case "two_player_tie":
            return in_kingdom(a_case(setup, 2, markers={RHEA: (2, 2)}))
        case "two_player_merfolk_sole":
            return explained(a_case(setup, 2, merfolk=(5, 0)), Subject.MERFOLK, RODERICK)
        case "tiebreak_skeletons":
            bands = (a_band(0, Tribe.TROLLS, cards=3), a_band(1, Tribe.TROLLS, cards=4, skeletons=1))
            return explained(a_case(setup, 3, bands=bands), Subject.WINNER)
        case _:
            return explained(case_now(a_game(setup, a_band(ALEXIS, None, None, 10, 10))), Subject.WINNER)


OTHERWISE = {
    ("merfolk_places", "all"): "Roderick: first place, 2 Glory; Alexis: second place, 0 Glory",
    ("merfolk_places", "first"): "Roderick: first place, 2 Glory; Alexis: second place, 1 Glory",
    ("merfolk_bonus", "each"): "Mara: 1 extra marker",
    ("merfolk_bonus", "one"): "Mara: 2 extra markers",
    ("trolls_on_merfolk", True): "Roderick: first place, 1 Glory; Alexis: first place, 1 Glory",
    ("trolls_on_merfolk", False): "Roderick: second place, 1 Glory; Alexis: first place, 2 Glory",
    ("merfolk_zero_ranks", False): "Roderick: first place, 2 Glory; Alexis: second place, 0 Glory; "
    "Wilfred: second place, 0 Glory; Mara: second place, 0 Glory",
    ("merfolk_zero_ranks", True): "Roderick: first place, 2 Glory; Alexis: no place; Wilfred: no place; Mara: no place",
    ("two_player_tie", "highest"): "Roderick: first place, 3 Glory; Alexis: first place, 3 Glory",
    ("two_player_tie", "both"): "Roderick: first place, 2 Glory; Alexis: first place, 2 Glory",
    ("two_player_merfolk_sole", "first"): "Roderick: first place, 4 Glory",
    ("two_player_merfolk_sole", "both"): "Roderick: first place, 3 Glory",
    ("tiebreak_skeletons", "as_played"): "winners: Roderick and Alexis",
    ("tiebreak_skeletons", "removed"): "winner: Alexis",
    ("ten_skeletons_win", True): "the game goes on",
}


@pytest.mark.rule("ethnos", "A5", "A5a", "A6a", "B9", "B13", "F5")
@pytest.mark.parametrize(("name", "option"), OTHERWISE)
def test_every_option_of_every_ruling_says_what_the_other_would_give(name: str, option: str | bool) -> None:
    explanation = ruled(name, option)
    [decides] = [each for each in explanation.rulings if each.ruling.name == name]
    told = ruling_told(decides, explanation)
    assert [sentence.partition("): ")[2] for sentence in told.otherwise] == [f"{OTHERWISE[name, option]}."]
    assert told.in_force.startswith("In this game: ")


@EVERY_LANGUAGE
@pytest.mark.parametrize(("name", "option"), OTHERWISE)
def test_rulings_are_told_in_every_language(name: str, option: str | bool, language: str) -> None:
    verify(ruled(name, option), language)


def test_no_ruling_is_forgotten() -> None:
    """Without the ruling nobody can play ten Skeletons, so there is nothing to explain."""
    every = {(ruling.name, option) for ruling in RULINGS for option in ruling.options}
    assert every - set(OTHERWISE) == {("ten_skeletons_win", False)}


@pytest.mark.rule("ethnos", "F2")
def test_a_ruling_may_leave_the_first_player_to_the_dragon() -> None:
    case = a_case(FOUR, 2, third_dragon=None, glory=(1, 1, 5, 5), merfolk=(0, 4, 5, 0))
    explanation = explained(case, Subject.FIRST)
    [decides] = explanation.rulings
    assert ruling_told(decides, explanation).otherwise == (
        "The other way (first place only): a tie that the third Dragon breaks.",
    )
    case = a_case(FOUR, 2, third_dragon=1, glory=(1, 1, 5, 5), merfolk=(0, 4, 5, 0))
    explanation = explained(case, Subject.FIRST)
    assert ruling_told(explanation.rulings[0], explanation).otherwise == (
        "The other way (first place only): first player: Alexis.",
    )


@pytest.mark.rule("ethnos", "A6a")
def test_a_total_under_the_other_ruling_is_a_number() -> None:
    case = a_case(FOUR, 2, merfolk=(5, 3, 0, 0))
    explanation = explained(case, Subject.TOTAL, ALEXIS)
    [decides] = explanation.rulings
    assert ruling_told(decides, explanation).otherwise == ("The other way (first place only): Alexis: 0 Glory.",)


def test_the_text_to_share_is_plain_and_whole() -> None:
    case = a_case(FOUR, 2, merfolk=(5, 3, 0, 0))
    text = told_text(why_told(explained(case, Subject.MERFOLK, ALEXIS)))
    assert text.startswith("Merfolk board: Alexis, 1 Glory\nAge II. 4 players: Roderick, Alexis, Wilfred and Mara.\n\n")
    assert "The Merfolk board (A6a)" in text
    assert "English book, page 13" in text
    assert "The other way (first place only)" in text
    assert "as it stands now" in told_text(why_told(explained(case_now(Game(FOUR)), Subject.TOTAL, ALEXIS)))


@pytest.mark.parametrize(
    ("subject", "player", "title"),
    [
        (Subject.MERFOLK, None, "Merfolk board"),
        (Subject.GIANT, MARA, "Giant token: Mara, 0 Glory"),
        (Subject.TROLLS, None, "Troll tokens"),
        (Subject.ORCS, None, "Hordes"),
        (Subject.BANDS, MARA, "Bands: Mara, 0 Glory"),
        (Subject.TOTAL, MARA, "Mara: 0 Glory"),
        (Subject.FIRST, None, "Who begins Age II"),
    ],
)
def test_titles_say_what_is_explained(subject: Subject, player: int | None, title: str) -> None:
    assert why_title(explained(a_case(FOUR), subject, player)) == title


@given(games(most_events=8), st.sampled_from(sorted(LANGUAGES)))
def test_random_games_are_explained_in_whole_sentences(game: Game, language: str) -> None:
    case = case_now(game)
    asked = [
        Question(Subject.TOTAL, 0),
        Question(Subject.GLORY, 0),
        Question(Subject.MERFOLK),
        Question(Subject.TROLLS),
    ]
    asked += [Question(Subject.WINNER), Question(Subject.KINGDOM, kingdom=RHEA), Question(Subject.ORCS)]
    asked += [Question(Subject.BAND, event=index) for index in range(len(game.steps))]
    for question in asked:
        explanation = explain(case, question)
        if explanation:
            verify(explanation, language)


@pytest.mark.rule("ethnos", "A8")
def test_bands_are_one_account_with_a_sentence_each() -> None:
    case = a_case(FOUR, bands=(a_band(cards=4, skeletons=1), a_band(0, Tribe.ORCS)))
    [account] = why_accounts(explained(case, Subject.BANDS, RODERICK))
    assert len(account.sentences) == 2
    assert list(why_accounts(explained(case, Subject.BANDS, MARA))) == []
