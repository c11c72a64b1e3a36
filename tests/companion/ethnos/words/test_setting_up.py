"""What a new game still needs, in words."""

from random import Random

import pytest

from companion.ethnos.words.setting_up import colour_word, colour_words, missing_text, players_text
from rules.ethnos.vocabulary import KINGDOMS
from tests.companion.ethnos.drafts import full, seated

CHANCE = Random(1)


def test_names_are_trimmed_and_must_differ() -> None:
    draft = seated("  Mara ", "Mara", "x" * 41, "")
    assert draft.seated == ("Mara", "Mara", "x" * 41, "")
    assert missing_text(draft.with_the_rest_drawn(CHANCE)) == (
        "A name has at most 40 letters, not 41. Two players are called Mara."
    )


def test_whoever_has_no_name_goes_by_the_colour() -> None:
    draft = seated("Mara", "", "").with_the_rest_drawn(CHANCE).with_first(1)
    assert missing_text(draft.called(colour_words())) == "All set: 2 Ages, Pink begins."
    assert colour_word(None) == ""


def test_tribes_that_no_longer_fit_are_said() -> None:
    draft = full(4).with_first(0).with_count(3)
    assert missing_text(draft) == (
        "1 Tribe too many: with 3 players there are 5. The Glory tokens were dealt for 4 players, not for 3."
    )
    assert not draft.ready
    again = draft.with_the_rest_drawn(CHANCE)
    assert again.ready
    assert set(again.tribes) < set(draft.tribes)


def test_missing_tribes_and_tokens_are_counted() -> None:
    one_fewer = full().with_tribe(full().tribes[0])
    assert missing_text(one_fewer) == "Missing: 1 more Tribe."
    two_fewer = one_fewer.with_tribe(one_fewer.tribes[0])
    assert missing_text(two_fewer) == "Missing: 2 more Tribes."
    empty = full()
    for kingdom, words in zip(KINGDOMS, ("of Rhea", "of Rhea and Pelagon", "of 3 Kingdoms"), strict=False):
        empty = empty.with_token(kingdom, 1, "")
        assert missing_text(empty) == f"Missing: the Glory tokens {words}."


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("merfolk-end", "0", "The Merfolk board has at least 1 space."),
        ("symbol-2", "30", "Symbol spaces must ascend and end by space 18."),
    ],
)
def test_printed_values_that_cannot_be_are_said(field: str, value: str, said: str) -> None:
    draft = full().with_rules(lambda rules: rules.with_printed(field, value))
    assert not draft.ready
    assert missing_text(draft) == said


def test_what_follows_from_the_number_of_players_is_said() -> None:
    assert players_text(3) == "2 Ages, 5 Tribes, 2 Glory tokens in each Kingdom"
    assert players_text(4) == "3 Ages, 6 Tribes, 3 Glory tokens in each Kingdom"
