from typing import get_args

import pytest

from rules.ethnos.rulebook import RULE_BY_ID
from rules.ethnos.rulings import RULINGS, Ruling, Rulings, rulings_of
from rules.ethnos.vocabulary import Edition, Tribe

NAMES = {ruling.name: ruling for ruling in RULINGS}


def test_every_ruling_is_described_once() -> None:
    assert list(NAMES) == list(Rulings.model_fields)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_a_description_names_the_options_default_first(ruling: Ruling) -> None:
    field = Rulings.model_fields[ruling.name]
    options = get_args(field.annotation) or (True, False)
    assert sorted(map(str, ruling.options)) == sorted(map(str, options))
    assert ruling.options[0] == field.default
    assert set(ruling.rules) <= set(RULE_BY_ID)


def test_the_polish_edition_has_defaults_of_its_own() -> None:
    polish = rulings_of(Edition.PL)
    assert (polish.merfolk_places, polish.ten_skeletons_win) == ("first", True)
    assert polish == Rulings(merfolk_places="first", ten_skeletons_win=True)


@pytest.mark.parametrize("edition", [Edition.EN, Edition.CS, Edition.RU])
def test_the_other_editions_share_the_usual_defaults(edition: Edition) -> None:
    assert rulings_of(edition) == Rulings(
        merfolk_places="all",
        merfolk_bonus="each",
        trolls_on_merfolk=True,
        merfolk_zero_ranks=False,
        two_player_tie="highest",
        two_player_merfolk_sole="first",
        tiebreak_skeletons="as_played",
        ten_skeletons_win=False,
    )


def test_a_ruling_matters_only_with_its_tribes_and_its_number_of_players() -> None:
    def matter(players: int, *tribes: Tribe) -> set[str]:
        return {ruling.name for ruling in RULINGS if ruling.matters(players, tribes)}

    assert matter(4) == set()
    assert matter(2) == {"two_player_tie"}
    assert matter(4, Tribe.SKELETONS) == {"tiebreak_skeletons", "ten_skeletons_win"}
    assert matter(4, Tribe.MERFOLK) == {"merfolk_places", "merfolk_bonus", "merfolk_zero_ranks"}
    assert matter(2, *Tribe) == {ruling.name for ruling in RULINGS}
