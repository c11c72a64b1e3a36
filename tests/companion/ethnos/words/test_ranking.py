"""A Kingdom's ranking in a few sentences."""

import pytest

from companion.ethnos.parts.ranking import ranked_in
from companion.ethnos.words.ranking import next_marker_text, ranking_texts
from rules.ethnos.vocabulary import Kingdom
from tests.ethnos import NAMES, SCORING_TRIBES, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
RHEA = Kingdom.RHEA
NO_TROLLS: tuple[tuple[int, ...], ...] = ((),) * 4


@pytest.mark.parametrize(
    ("age", "markers", "trolls", "words"),
    [
        (1, (0, 0, 0, 0), NO_TROLLS, ["Nobody has a marker here."]),
        (3, (3, 2, 1, 0), NO_TROLLS, []),
        (1, (3, 2, 1, 0), NO_TROLLS, ["Age I pays the first place only."]),
        (
            1,
            (3, 1, 1, 0),
            NO_TROLLS,
            [
                "Alexis and Wilfred are tied for second place with 1 marker each.",
                "Age I pays the first place only.",
            ],
        ),
        (
            2,
            (2, 2, 2, 1),
            NO_TROLLS,
            [
                "Roderick, Alexis and Wilfred are tied for first place with 2 markers each: "
                "4 + 2 = 6 Glory shared by 3 is 2 each.",
                "Age II pays 2 places.",
            ],
        ),
        (
            3,
            (2, 2, 1, 1),
            ((), (4,), (), ()),
            [
                "Alexis and Roderick have 2 markers each; Alexis has Troll token 4 and takes first place: "
                "8 Glory from the III token.",
                "Wilfred and Mara are tied for third place with 1 marker each: 2 Glory shared by 2 is 1 each.",
            ],
        ),
        (
            3,
            (2, 2, 2, 0),
            ((), (4,), (), ()),
            [
                "Alexis, Roderick and Wilfred have 2 markers each; Alexis has Troll token 4 and takes first place: "
                "8 Glory from the III token.",
                "Roderick and Wilfred are tied for second place with 2 markers each: "
                "4 + 2 = 6 Glory shared by 2 is 3 each.",
            ],
        ),
    ],
)
def test_each_tie_is_one_sentence(
    age: int, markers: tuple[int, ...], trolls: tuple[tuple[int, ...], ...], words: list[str]
) -> None:
    table = a_table(SETUP, age, {RHEA: markers}, trolls=trolls)
    assert ranking_texts(ranked_in(SETUP, table, RHEA), NAMES, age) == words


def test_the_next_marker_needs_more_cards_than_there_are_markers() -> None:
    words = next_marker_text(SETUP, a_table(SETUP, markers={RHEA: (2, 0, 0, 9)}), RHEA)
    assert words == "Roderick: 3 cards · Alexis: 1 card · Wilfred: 1 card · Mara: 10 cards"


def test_between_two_players_it_needs_more_than_both_have() -> None:
    setup = a_setup(players=2)
    table = a_table(setup, markers={RHEA: (2, 1)})
    assert next_marker_text(setup, table, RHEA) == "Roderick: 4 cards · Alexis: 4 cards"
