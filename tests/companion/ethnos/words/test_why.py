"""Why: for every rule and every ruling the facts in words, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.ethnos.words.facts import why_facts
from companion.ethnos.words.lines import line_text, short_text
from companion.ethnos.words.why import context_text, rule_told, ruling_told, why_accounts, why_text, why_title
from companion.speech.language import LANGUAGES, speaking
from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.explaining.cases import Case, case_now, case_of_table
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game
from rules.ethnos.rulebook import RULES
from rules.ethnos.rulings import RULINGS
from rules.ethnos.scoring.lines import HordeLine, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant, Table
from rules.ethnos.vocabulary import KINGDOMS, Edition, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, a_band, a_game, a_setup, a_table
from tests.strategies import games, setups, tables

RHEA, DURIS = Kingdom.RHEA, Kingdom.DURIS
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SINGULAR = re.compile(r"\b1 (markers|cards|places|Skeletons|tokens|players|bands|laps|symbols)\b")


def a_case(setup: Setup, age: int = 1, third_dragon: int | None = 0, willing: tuple[int, ...] = (), **on: Any) -> Case:
    return case_of_table(setup, a_table(setup, age, **on), willing, third_dragon)


def explained(case: Case, subject: Subject, player: int | None = None, **more: Any) -> Explanation:
    explanation = explain(case, Question(subject, player, **more))
    assert explanation is not None
    return explanation


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


def is_a_sentence(sentence: str, names: tuple[str, ...] = ()) -> bool:
    """Ends with a stop, and nothing in it was left to be filled in or counts wrongly."""
    for name in names:
        sentence = sentence.replace(name, "N")
    return (
        sentence.endswith(".")
        and not sentence.endswith("..")
        and not re.search(r"[{}]|  | [.,;:]|^\s|\s$", sentence)
        and not SINGULAR.search(sentence)
    )


def verify(explanation: Explanation, language: str) -> None:
    names = explanation.case.setup.names
    with speaking(language):
        for sentence in everything_said(explanation):
            assert is_a_sentence(sentence, names), sentence
        assert why_title(explanation)
        text = why_text(explanation)
    assert "{" not in text.replace(names[-1], "")
    assert "<" not in text
    assert "*" not in text


FOUR, TWO = a_setup(), a_setup(players=2, tribes=(Tribe.MERFOLK, Tribe.TROLLS))
GIANT = BandPlayed(a_band(RODERICK, Tribe.GIANTS, RHEA, 4))
TIED = {RHEA: (3, 3, 1, 0)}
LONG_MOVE = BandPlayed(a_band(MARA, Tribe.MERFOLK, cards=8), merfolk_markers=(RHEA,))


def in_kingdom(case: Case, player: int | None = None) -> Explanation:
    return explained(case, Subject.KINGDOM, player, kingdom=RHEA)


def of_band(setup: Setup, *events: Any) -> Explanation:
    return explained(case_now(a_game(setup, *events)), Subject.BAND, event=len(events) - 1)


def led_by(tribe: Tribe, players: int = 4, **band: Any) -> Explanation:
    return of_band(a_setup(players, tribes=(tribe, Tribe.SKELETONS)), a_band(RODERICK, tribe, RHEA, **band))


def won(**on: Any) -> Explanation:
    return explained(a_case(FOUR, 3, **on), Subject.WINNER)


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
    ("merfolk_places", "all"): "Roderick first place, 2 Glory; Alexis second place, 0 Glory",
    ("merfolk_places", "first"): "Roderick first place, 2 Glory; Alexis second place, 1 Glory",
    ("merfolk_bonus", "each"): "Mara: 1 extra marker",
    ("merfolk_bonus", "one"): "Mara: 2 extra markers",
    ("trolls_on_merfolk", True): "Roderick first place, 1 Glory; Alexis first place, 1 Glory",
    ("trolls_on_merfolk", False): "Roderick second place, 1 Glory; Alexis first place, 2 Glory",
    ("merfolk_zero_ranks", False): "Roderick first place, 2 Glory; Alexis second place, 0 Glory; "
    "Wilfred second place, 0 Glory; Mara second place, 0 Glory",
    ("merfolk_zero_ranks", True): "Roderick first place, 2 Glory; Alexis no place; Wilfred no place; Mara no place",
    ("two_player_tie", "highest"): "Roderick first place, 3 Glory; Alexis first place, 3 Glory",
    ("two_player_tie", "both"): "Roderick first place, 2 Glory; Alexis first place, 2 Glory",
    ("two_player_merfolk_sole", "first"): "Roderick first place, 4 Glory",
    ("two_player_merfolk_sole", "both"): "Roderick first place, 3 Glory",
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


@pytest.mark.rule("ethnos", "A5")
def test_trolls_part_tied_players() -> None:
    """The case that the promise is told with."""
    case = a_case(FOUR, 3, markers={RHEA: (3, 3, 4, 0)}, trolls=((2, 6), (4, 5), (), ()))
    assert why_facts(in_kingdom(case, ALEXIS)) == [
        "Rhea, markers: Roderick 3, Alexis 3, Wilfred 4.",
        "Age III pays here: first place 8, second place 4, third place 2.",
        "Roderick and Alexis both have 3 markers.",
        "Troll tokens: Roderick 2 + 6 = 8, Alexis 4 + 5 = 9.",
        "Alexis takes second place: 4 Glory.",
    ]


@pytest.mark.rule("ethnos", "A2", "A3", "A4", "A5")
def test_a_whole_kingdom_says_who_takes_what() -> None:
    case = a_case(FOUR, 2, markers={RHEA: (2, 2, 2, 1)}, trolls=((1, 3), (4,), (), ()))
    assert why_facts(in_kingdom(case)) == [
        "Rhea, markers: Roderick 2, Alexis 2, Wilfred 2, Mara 1.",
        "Age II pays here: first place 4, second place 2.",
        "Roderick, Alexis and Wilfred have 2 markers each.",
        "Troll tokens: Roderick 1 + 3 = 4, Alexis 4, Wilfred 0.",
        "Their sums are equal, so the highest token decides: Roderick 3, Alexis 4.",
        "Alexis takes first place: 4 Glory.",
        "Roderick takes second place: 2 Glory.",
        "Wilfred takes third place, which isn't paid: 0 Glory.",
        "Mara takes fourth place, which isn't paid: 0 Glory.",
    ]


@pytest.mark.rule("ethnos", "A4")
def test_shares_are_added_up_and_rounded_down() -> None:
    setup = a_setup(tokens={RHEA: (2, 5, 8)})
    assert why_facts(in_kingdom(a_case(setup, 2, markers={RHEA: (1, 1, 0, 0)}), RODERICK))[2:] == [
        "Roderick and Alexis both have 1 marker.",
        "None of them has a Troll token, so they stay tied.",
        "Roderick and Alexis share first place and second place: 5 + 2 = 7.",
        "Rounded down, that is 3 Glory each.",
    ]
    assert why_facts(in_kingdom(a_case(setup, 1, markers={RHEA: (1, 1, 0, 0)}), RODERICK))[-2:] == [
        "Roderick and Alexis share first place and second place: 2 + 0 = 2.",
        "That is 1 Glory each.",
    ]


@pytest.mark.rule("ethnos", "A5a")
def test_a_player_alone_takes_both_tokens() -> None:
    assert why_facts(in_kingdom(a_case(TWO, 2, markers={RHEA: (2, 0)}), RODERICK))[-1] == (
        "Roderick is alone here and takes both: 2 + 4 = 6."
    )


@pytest.mark.rule("ethnos", "A2", "A6a")
def test_without_a_rank_there_is_no_glory() -> None:
    assert why_facts(in_kingdom(a_case(FOUR, markers=TIED), MARA))[-1] == (
        "Mara has no marker here and so no rank: 0 Glory."
    )
    assert why_facts(in_kingdom(a_case(FOUR)))[-1] == "Nobody has a marker here."
    nobody = a_case(FOUR)
    assert why_facts(explained(nobody, Subject.MERFOLK))[-1] == "Nobody has a rank on the Merfolk board."
    assert why_facts(explained(nobody, Subject.MERFOLK, MARA))[-1] == (
        "Mara is still on space 0, which has no rank: 0 Glory."
    )


@pytest.mark.rule("ethnos", "A6a", "B13")
def test_the_merfolk_board_tells_spaces_and_moves() -> None:
    game = a_game(a_setup(trolls_on_merfolk=False), LONG_MOVE, Correction(merfolk={RODERICK: 8}))
    assert why_facts(explained(case_now(game), Subject.MERFOLK)) == [
        "Spaces on the Merfolk board: Roderick 8, Alexis 0, Wilfred 0, Mara 8.",
        "Age I pays here: first place 1.",
        "Roderick and Mara are on the same space, 8.",
        "Trolls break no ties on the Merfolk board in this game.",
        "Roderick and Mara share first place and second place: 1 + 0 = 1.",
        "Rounded down, that is 0 Glory each.",
        "Mara moves from space 0 to 8, to or past the symbols on 3 and 7: 2 extra markers.",
    ]


@pytest.mark.rule("ethnos", "A6b")
def test_the_giant_token_in_words() -> None:
    held = a_case(FOUR, 2, giant=Giant(ALEXIS, 3))
    assert why_facts(explained(held, Subject.GIANT, ALEXIS)) == [
        "Alexis holds the Giant token, with a band of 3 cards.",
        "Age II pays the holder: 4 Glory.",
        "Alexis, Giant token: 4 Glory.",
    ]
    assert why_facts(explained(held, Subject.GIANT, MARA))[-1] == "Mara, Giant token: 0 Glory."
    assert why_facts(explained(a_case(FOUR), Subject.GIANT))[0] == "Nobody holds the Giant token."
    typed = a_case(FOUR, giant=Giant(ALEXIS, 0))
    assert why_facts(explained(typed, Subject.GIANT))[0] == "Alexis holds the Giant token."


@pytest.mark.rule("ethnos", "A6c")
def test_hordes_in_words() -> None:
    case = a_case(FOUR, willing=(0,), hordes=((RHEA, DURIS), (RHEA,), (), ()))
    assert why_facts(explained(case, Subject.ORCS)) == [
        "Roderick, Horde: 2 markers, worth 3 Glory.",
        "Roderick empties it: 3 Glory.",
        "Alexis, Horde: 1 marker, worth 1 Glory.",
        "Alexis keeps it: 0 Glory.",
    ]
    assert why_facts(explained(case, Subject.ORCS, MARA)) == ["Mara has no marker in the Horde: 0 Glory."]
    now = case_now(a_game(FOUR, Correction(hordes={0: (RHEA,)})))
    assert why_facts(explained(now, Subject.ORCS))[-1] == "Roderick may empty it at the Age's end, or keep it."
    assert why_facts(explained(a_case(FOUR), Subject.ORCS)) == ["Nobody has a marker in a Horde."]


def test_troll_tokens_in_words() -> None:
    case = a_case(FOUR, trolls=((1, 2), (), (), ()))
    assert why_facts(explained(case, Subject.TROLLS)) == [
        "Troll tokens: Roderick 1 + 2 = 3, Alexis 0, Wilfred 0, Mara 0.",
        "They break no tie now.",
    ]


@pytest.mark.rule("ethnos", "A8")
def test_bands_are_added_up() -> None:
    case = a_case(FOUR, bands=(a_band(cards=4, skeletons=1), a_band(0, Tribe.ORCS)))
    explanation = explained(case, Subject.BANDS, RODERICK)
    assert why_facts(explanation) == ["Roderick, bands: 6 + 3 = 9."]
    [account] = why_accounts(explanation)
    assert len(account.sentences) == 2
    assert why_facts(explained(case, Subject.BANDS, MARA)) == ["Mara has no band: 0 Glory."]
    assert list(why_accounts(explained(case, Subject.BANDS, MARA))) == []


@pytest.mark.rule("ethnos", "A10", "B15")
def test_a_projection_is_added_up_age_by_age_down_to_every_line() -> None:
    corrected = Correction(glory={RODERICK: 20}, note="as on the track")
    game = a_game(FOUR, GIANT, AgeEnded(0), GIANT, corrected, Correction(glory={RODERICK: 15}))
    explanation = explained(case_now(game), Subject.TOTAL, RODERICK)
    assert why_facts(explanation) == [
        "Age I: During play 2 + Kingdoms 2 + Giant 2 + Bands 6 = 12.",
        "Age II: During play 3 + Kingdoms 4 + Giant 4 + Bands 6 = 17.",
        "Roderick, Glory if the Age ended now: 15 + 14 = 29.",
    ]
    accounts = {account.heading: account.sentences for account in why_accounts(explanation)}
    assert accounts["Age I · During play: 2"] == ("Roderick takes the Giant token with a band of 4 cards: 2 Glory.",)
    assert accounts["Age II · During play: 2 + 6 - 5 = 3"][1:] == (
        "Correction (as on the track): Roderick, Glory 14 to 20.",
        "Correction: Roderick, Glory 20 to 15.",
    )
    assert accounts["Age II · Kingdoms: 4"] == ("Rhea: Roderick has the most markers, 2: 4 Glory from the II token.",)
    now = explained(case_now(game), Subject.GLORY, RODERICK)
    assert why_facts(now)[-1] == "Roderick, Glory now: 12 + 3 = 15."


def test_a_total_of_an_age_scored_without_a_game() -> None:
    explanation = explained(a_case(FOUR, 2, glory=(9, 0, 0, 0), giant=Giant(0, 3)), Subject.TOTAL, RODERICK)
    assert why_facts(explanation) == ["Before this Age: 9.", "Age II: Giant 4.", "Roderick, Glory: 9 + 4 = 13."]
    assert why_facts(explained(a_case(FOUR), Subject.TOTAL, MARA)) == ["Age I: 0.", "Mara, Glory: 0."]


@pytest.mark.rule("ethnos", "F1", "F2")
def test_who_begins_in_words() -> None:
    facts = why_facts(explained(a_case(FOUR, third_dragon=2, glory=(1, 1, 2, 2)), Subject.FIRST))
    assert facts[:2] == [
        "Glory: Roderick 1, Alexis 1, Wilfred 2, Mara 2.",
        "Clockwise from the third Dragon: Wilfred, Mara, Roderick, Alexis.",
    ]
    open_tie = explained(a_case(FOUR, third_dragon=None, glory=(1, 1, 2, 2)), Subject.FIRST)
    assert len(why_facts(open_tie)) == 2


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


@pytest.mark.rule("ethnos", "F3", "F4", "F5", "F6")
def test_who_wins_in_words() -> None:
    bands = (a_band(1, Tribe.ORCS, cards=1), a_band(1, Tribe.ORCS, cards=2))
    assert why_facts(won(glory=(9, 8, 0, 0), bands=bands))[:3] == [
        "Glory: Roderick 9, Alexis 9, Wilfred 0, Mara 0.",
        "Markers in all Kingdoms: Roderick 0, Alexis 0.",
        "Bands of the last Age, largest first: Roderick 0; Alexis 2, 1.",
    ]


@pytest.mark.rule("ethnos", "A6a")
def test_a_total_under_the_other_ruling_is_a_number() -> None:
    case = a_case(FOUR, 2, merfolk=(5, 3, 0, 0))
    explanation = explained(case, Subject.TOTAL, ALEXIS)
    [decides] = explanation.rulings
    assert ruling_told(decides, explanation).otherwise == ("The other way (first place only): Alexis 0 Glory.",)


def test_the_text_to_share_is_plain_and_whole() -> None:
    case = a_case(FOUR, 2, merfolk=(5, 3, 0, 0))
    text = why_text(explained(case, Subject.MERFOLK, ALEXIS))
    assert text.startswith("Merfolk board: Alexis, 1 Glory\nAge II. 4 players: Roderick, Alexis, Wilfred and Mara.\n\n")
    assert "The Merfolk board (A6a)" in text
    assert "English book, page 13" in text
    assert "The other way (first place only)" in text
    assert "as it stands now" in why_text(explained(case_now(Game(FOUR)), Subject.TOTAL, ALEXIS))


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


def questions(setup: Setup) -> Iterator[Question]:
    """Everything that can be asked but for bands."""
    for subject in Subject:
        if subject is not Subject.KINGDOM:
            yield from (Question(subject, seat) for seat in (None, *setup.seats))
    yield from (Question(Subject.KINGDOM, seat, kingdom) for seat in (None, *setup.seats) for kingdom in KINGDOMS[:1])


def numbers_of_the_case(explanation: Explanation) -> set[int]:
    """Everything that is counted, printed or added up in it."""
    case, table, reckoned = explanation.case, explanation.case.state.table, explanation.report.reckoning
    setup = case.setup
    found = {0, *table.glory, *reckoned.glory, *reckoned.earned, *table.merfolk, *setup.components.giant}
    found |= {*setup.components.merfolk, *(sum(tokens) for tokens in table.trolls)}
    found |= {token for tokens in table.trolls for token in tokens}
    for row in (*table.markers, *setup.tokens):
        found |= set(row)
    found |= {sum(row[seat] for row in table.markers) for seat in setup.seats}
    found |= {size for band in table.bands for size in (band.cards, band.cards - band.skeletons)}
    found |= {len(horde) for horde in table.hordes} | {table.giant.cards if table.giant else 0}
    for line in (*reckoned.lines, *explanation.hordes):
        found.add(line.glory)
        if isinstance(line, RankedLine):
            found |= {sum(line.pool), *line.pool, 1 + len(line.tied_with), len(line.contest.paid)}
            printed = setup.components.merfolk if line.contest.kingdom is None else setup.tokens[line.contest.kingdom]
            found.add(sum(printed[:2]))
        if isinstance(line, HordeLine):
            found.add(len(line.horde))
    for age in explanation.glory.ages if explanation.glory else ():
        found |= {age.glory, *(part.glory for part in age.parts)}
    if explanation.question.subject is Subject.BANDS:
        found.add(explanation.amount)
    return found


@st.composite
def table_cases(draw: st.DrawFn) -> Case:
    """A random Age, scored without a game."""
    setup = draw(setups())
    table: Table = draw(tables(setup))
    willing = tuple(draw(st.lists(st.sampled_from(setup.seats), unique=True)))
    return case_of_table(setup, table, willing, draw(st.none() | st.sampled_from(setup.seats)))


@given(table_cases())
def test_every_number_is_one_of_the_case_and_sums_add_up(case: Case) -> None:
    for question in questions(case.setup):
        explanation = explain(case, question)
        if explanation is None:
            continue
        known = numbers_of_the_case(explanation)
        for fact in why_facts(explanation):
            for name in sorted(case.setup.names, key=len, reverse=True):
                fact = fact.replace(name, "N")
            assert {int(number) for number in re.findall(r"\d+", fact)} <= known, (fact, known)
            for terms, total in re.findall(r"((?:-?\d+ \+ )+-?\d+) = (-?\d+)", fact):
                assert sum(map(int, terms.split(" + "))) == int(total), fact
        if question.player is not None:
            assert str(explanation.amount) in why_facts(explanation)[-1] or explanation.amount == 0
        for account in why_accounts(explanation):
            *_, total = re.findall(r"-?\d+", account.heading) or [str(explanation.amount)]
            assert int(total) in known


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


@settings(max_examples=200)
@given(table_cases())
def test_every_line_of_two_hundred_ages_is_a_sentence_in_every_language(case: Case) -> None:
    names, age, lines = case.setup.names, case.state.table.age, case.report.reckoning.lines
    for language in LANGUAGES:
        with speaking(language):
            for line in lines:
                for sentence in (line_text(line, names, age), short_text(line, names, age)):
                    assert is_a_sentence(sentence, names), sentence
