"""The facts that decide an answer, in words."""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given

from companion.ethnos.words.facts import why_facts
from companion.ethnos.words.why import why_accounts
from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.explaining.cases import Case, case_now
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.scoring.lines import HordeLine, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.companion.ethnos.words.cases import (
    FOUR,
    GIANT,
    LONG_MOVE,
    TIED,
    TWO,
    a_case,
    explained,
    in_kingdom,
    table_cases,
    won,
)
from tests.ethnos import ALEXIS, MARA, RODERICK, a_band, a_game, a_setup

RHEA, DURIS = Kingdom.RHEA, Kingdom.DURIS


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
        "Roderick and Alexis have equal sums, so the highest token decides: Roderick 3, Alexis 4.",
        "Alexis takes first place: 4 Glory.",
        "Roderick takes second place: 2 Glory.",
        "Wilfred takes third place, which isn't paid: 0 Glory.",
        "Mara takes fourth place, which isn't paid: 0 Glory.",
    ]


@pytest.mark.rule("ethnos", "A5")
def test_of_many_tied_players_those_with_equal_sums_are_named() -> None:
    tokens = ((1, 4), (5,), (2,), ())
    facts = why_facts(in_kingdom(a_case(FOUR, 3, markers={RHEA: (2, 2, 2, 2)}, trolls=tokens)))
    assert "Roderick and Alexis have equal sums, so the highest token decides: Roderick 4, Alexis 5." in facts
    both = why_facts(in_kingdom(a_case(FOUR, 3, markers={RHEA: (2, 2, 1, 0)}, trolls=tokens)))
    assert "Their sums are equal, so the highest token decides: Roderick 4, Alexis 5." in both


@pytest.mark.rule("ethnos", "A3", "A4")
def test_shared_places_that_pay_nothing_are_not_added_up() -> None:
    facts = why_facts(in_kingdom(a_case(FOUR, 2, markers={RHEA: (3, 2, 1, 1)})))
    assert facts[-3:] == [
        "Wilfred and Mara both have 1 marker.",
        "Neither has a Troll token, so they stay tied.",
        "Wilfred and Mara share third place and fourth place, which aren't paid: 0 Glory.",
    ]
    facts = why_facts(in_kingdom(a_case(FOUR, 2, markers={RHEA: (1, 1, 1, 0)})))
    assert "None of them has a Troll token, so they stay tied." in facts


@pytest.mark.rule("ethnos", "A4")
def test_shares_are_added_up_and_rounded_down() -> None:
    setup = a_setup(tokens={RHEA: (2, 5, 8)})
    assert why_facts(in_kingdom(a_case(setup, 2, markers={RHEA: (1, 1, 0, 0)}), RODERICK))[2:] == [
        "Roderick and Alexis both have 1 marker.",
        "Neither has a Troll token, so they stay tied.",
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
    assert why_facts(explained(case, Subject.BANDS, RODERICK)) == ["Roderick, bands: 6 + 3 = 9."]
    assert why_facts(explained(case, Subject.BANDS, MARA)) == ["Mara has no band: 0 Glory."]


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
    assert accounts["Age II · During play: 2 + 6 − 5 = 3"][1:] == (
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


@pytest.mark.rule("ethnos", "F3", "F4", "F5", "F6")
def test_who_wins_in_words() -> None:
    bands = (a_band(1, Tribe.ORCS, cards=1), a_band(1, Tribe.ORCS, cards=2))
    assert why_facts(won(glory=(9, 8, 0, 0), bands=bands))[:3] == [
        "Glory: Roderick 9, Alexis 9, Wilfred 0, Mara 0.",
        "Markers in all Kingdoms: Roderick 0, Alexis 0.",
        "Bands of the last Age, largest first: Roderick 0; Alexis 2, 1.",
    ]


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
