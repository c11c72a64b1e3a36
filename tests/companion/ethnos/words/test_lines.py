"""A line of a reckoning as a sentence, whole or short."""

import re

from hypothesis import given, settings

from companion.ethnos.words.lines import line_text, short_text, unpaid_texts
from companion.speech.language import LANGUAGES, speaking
from rules.ethnos.explaining.cases import Case
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant, Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.ethnos.words.cases import table_cases
from tests.companion.ethnos.words.sentences import is_a_sentence
from tests.ethnos import SCORING_TRIBES, WILFRED, a_band, a_setup, a_table
from tests.strategies import setup_and_table


@given(setup_and_table())
def test_every_line_reads_as_a_sentence(case: tuple[Setup, Table]) -> None:
    setup, table = case
    for line in end_of_age(setup, table, setup.seats).reckoning.lines:
        text = line_text(line, setup.names, table.age)
        assert text.endswith(".")
        assert "  " not in text
        assert not re.search(r"\b1 (markers|cards|places|Skeletons|tokens)\b", text)
        assert setup.names[line.player] in text
        assert str(line.glory) in text or "no Glory" in text
        short = short_text(line, setup.names, table.age)
        assert short[0].isupper() or short[0].isdigit()


def sentences(setup: Setup, table: Table) -> list[str]:
    return [line_text(line, setup.names, table.age) for line in end_of_age(setup, table, setup.seats).reckoning.lines]


def test_lines_of_kingdoms_in_words() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    markers = {Kingdom.RHEA: (3, 2, 0, 0), Kingdom.DURIS: (2, 2, 2, 1), Kingdom.ITHYS: (1, 1, 0, 0)}
    table = a_table(setup, 2, markers, trolls=((1, 3), (4,), (), ()))
    assert sentences(setup, table) == [
        "Rhea: Roderick has the most markers, 3: 4 Glory from the II token.",
        "Rhea: Alexis takes second place with 2 markers: 2 Glory from the I token.",
        "Duris: Alexis, Roderick and Wilfred have 2 markers each; Alexis has Troll token 4, the highest 4, "
        "and takes first place: 4 Glory from the II token.",
        "Duris: Roderick, Alexis and Wilfred have 2 markers each; Roderick has Troll tokens 1 + 3 = 4, the highest 3, "
        "and takes second place: 2 Glory from the I token.",
        "Duris: Wilfred, Roderick and Alexis have 2 markers each; Wilfred has no Troll token and takes third place: "
        "no Glory, for Age II pays 2 places.",
        "Duris: Mara takes fourth place with 1 marker: no Glory, for Age II pays 2 places.",
        "Ithys: Alexis and Roderick have 1 marker each; Alexis has Troll token 4, the highest 4, "
        "and takes first place: 4 Glory from the II token.",
        "Ithys: Roderick and Alexis have 1 marker each; Roderick has Troll tokens 1 + 3 = 4, the highest 3, "
        "and takes second place: 2 Glory from the I token.",
    ]


def test_lines_of_two_players_in_words() -> None:
    setup = a_setup(players=2, tribes=[Tribe.MERFOLK])
    table = a_table(setup, 2, {Kingdom.RHEA: (3, 0), Kingdom.DURIS: (1, 1)}, merfolk=(4, 0))
    assert sentences(setup, table) == [
        "Rhea: Roderick is alone with 3 markers: 6 Glory from the I and II tokens.",
        "Duris: Roderick and Alexis are tied for first place with 1 marker each: 4 Glory shared by 2 is 2 each.",
        "Duris: Alexis and Roderick are tied for first place with 1 marker each: 4 Glory shared by 2 is 2 each.",
        "Merfolk board: Roderick is furthest, on space 4: 3 Glory, as printed for II.",
    ]


def test_lines_of_tribes_and_bands_in_words() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    bands = (
        a_band(0, Tribe.DWARVES, Kingdom.RHEA, 4, skeletons=1),
        a_band(1, Tribe.ORCS, Kingdom.RHEA, 1),
    )
    table = a_table(setup, 1, hordes=((), (Kingdom.RHEA,), (), ()), merfolk=(3, 3, 1, 0), bands=bands)
    assert sentences(setup, table) == [
        "Merfolk board: Roderick and Alexis are tied for first place on space 3 each: 1 Glory shared by 2 is 0 each.",
        "Merfolk board: Alexis and Roderick are tied for first place on space 3 each: 1 Glory shared by 2 is 0 each.",
        "Merfolk board: Wilfred takes third place on space 1: no Glory, for Age I pays the first place only.",
        "Alexis empties a Horde of 1 marker (Rhea): 1 Glory.",
        "Roderick's band, Dwarf of Rhea, 4 cards, 1 Skeleton removed, one more for the Dwarf, "
        "counts as 4 cards: 6 Glory.",
        "Alexis's band, Orc of Rhea, 1 card: 0 Glory.",
    ]


def short_texts(setup: Setup, table: Table) -> list[str]:
    return [short_text(line, setup.names, table.age) for line in end_of_age(setup, table, setup.seats).reckoning.lines]


def test_short_lines_of_kingdoms() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    markers = {Kingdom.RHEA: (3, 2, 0, 1), Kingdom.DURIS: (2, 2, 2, 1), Kingdom.ITHYS: (1, 1, 0, 0)}
    assert short_texts(setup, a_table(setup, 2, markers, trolls=((1, 3), (4,), (), ()))) == [
        "3 markers. Token II.",
        "2 markers. Token I.",
        "1 marker.",
        "2 markers, Troll token 4, the highest 4. Token II.",
        "2 markers, Troll tokens 1 + 3 = 4, the highest 3. Token I.",
        "2 markers, no Troll token.",
        "1 marker.",
        "1 marker, Troll token 4, the highest 4. Token II.",
        "1 marker, Troll tokens 1 + 3 = 4, the highest 3. Token I.",
    ]


def test_short_lines_of_ties_and_of_a_player_alone() -> None:
    setup = a_setup(players=2)
    table = a_table(setup, 2, {Kingdom.RHEA: (2, 0), Kingdom.DURIS: (1, 1)})
    assert short_texts(setup, table) == [
        "2 markers, alone. Tokens I and II.",
        "1 marker, tied with Alexis. 4 shared by 2 is 2 each.",
        "1 marker, tied with Roderick. 4 shared by 2 is 2 each.",
    ]


def test_short_lines_of_tribes_and_bands() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    table = a_table(
        setup,
        3,
        merfolk=(7, 0, 3, 0),
        giant=Giant(WILFRED, 4),
        hordes=((), (Kingdom.RHEA, Kingdom.ITHYS), (), ()),
        bands=(
            a_band(cards=3),
            a_band(tribe=Tribe.ELVES, cards=1),
            a_band(tribe=Tribe.DWARVES, cards=3, skeletons=1),
            a_band(tribe=Tribe.ORCS, cards=5, skeletons=2),
        ),
    )
    assert short_texts(setup, table) == [
        "Space 7. As printed for III.",
        "Space 3. As printed for II.",
        "Holds the Giant token in Age III.",
        "2 markers: Rhea and Ithys.",
        "Dwarf of Duris, 3 cards, counts as 4.",
        "Elf of Duris, 1 card.",
        "Dwarf of Duris, 3 cards, 1 Skeleton removed.",
        "Orc of Duris, 5 cards, 2 Skeletons removed, counts as 3.",
    ]


def test_a_leader_that_nobody_has_named_is_not_named_unless_it_is_a_dwarf() -> None:
    setup = a_setup(tribes=SCORING_TRIBES)
    bands = (a_band(cards=3), a_band(tribe=Tribe.ORCS, cards=5), a_band(0, None, None, 10, 10))
    lines = end_of_age(setup, a_table(setup, 1, bands=bands)).reckoning.lines
    assert [short_text(line, setup.names, 1, leaders_known=False) for line in lines] == [
        "Dwarf, 3 cards, counts as 4.",
        "5 cards.",
        "No Leader, 10 cards, 10 Skeletons removed, counts as 0.",
    ]
    assert line_text(lines[1], setup.names, 1, leaders_known=False) == "Roderick's band, 5 cards: 10 Glory."


def test_why_some_get_nothing_is_said_once() -> None:
    setup = a_setup()
    markers = {Kingdom.RHEA: (3, 2, 1, 0), Kingdom.DURIS: (3, 2, 1, 0)}
    for age, words in ((1, ["Age I pays the first place only."]), (2, ["Age II pays 2 places."]), (3, [])):
        assert unpaid_texts(end_of_age(setup, a_table(setup, age, markers)).reckoning.lines, age) == words


@settings(max_examples=200)
@given(table_cases())
def test_every_line_of_two_hundred_ages_is_a_sentence_in_every_language(case: Case) -> None:
    names, age, lines = case.setup.names, case.state.table.age, case.report.reckoning.lines
    for language in LANGUAGES:
        with speaking(language):
            for line in lines:
                for sentence in (line_text(line, names, age), short_text(line, names, age)):
                    assert is_a_sentence(sentence, names), sentence
