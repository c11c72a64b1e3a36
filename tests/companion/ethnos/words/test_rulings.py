"""Editions and rulings in a few words."""

import pytest

from companion.ethnos.words.rulings import (
    EDITIONS,
    RULING_REASONS,
    RULING_TITLES,
    option_id,
    option_text,
    ruling_reason,
)
from rules.ethnos.rulings import RULINGS, Ruling
from rules.ethnos.vocabulary import Edition


def test_every_ruling_and_option_has_words_and_a_name_of_its_own() -> None:
    assert set(RULING_TITLES) == set(RULING_REASONS) == {ruling.name for ruling in RULINGS}
    for ruling in RULINGS:
        assert len({option_text(ruling, option) for option in ruling.options}) == len(ruling.options)
        assert len({option_id(option) for option in ruling.options}) == len(ruling.options)
    assert option_id(True) == "true"
    assert set(EDITIONS) == set(Edition)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_every_ruling_says_why_it_is_open(ruling: Ruling) -> None:
    assert ruling_reason(ruling).endswith(".")
