"""The load that `make bench` measures is played as it says, and what is lost of it is counted."""

import pytest

from benchmarks.load import in_a_folder
from rules.ethnos.events import BandPlayed
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.stores import append


@pytest.mark.slow
def test_bands_of_several_tables_are_told_to_all_phones_and_kept_and_what_is_lost_is_counted() -> None:
    with in_a_folder(2, phones=2) as evening:
        assert evening.come(2) == 4
        assert len(evening.play(seconds=3, pause=1.5)) == 4
        assert evening.lost() == 0
        for game in evening.keeper.listing.running():
            append(evening.keeper.games, game.id, BandPlayed(Band(0, Tribe.DWARVES, Kingdom.RHEA, 1)))
        assert evening.lost() == 2
