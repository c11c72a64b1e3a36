import pytest

from rules.ethnos.playing.orcs import is_horde_space_open
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.ORCS])
TABLE = a_table(SETUP, hordes=((Kingdom.DURIS,), (), (), ()))


@pytest.mark.rule("ethnos", "B14")
def test_each_space_of_a_horde_holds_one_marker() -> None:
    assert not is_horde_space_open(TABLE, a_band(RODERICK, Tribe.ORCS, Kingdom.DURIS))
    assert is_horde_space_open(TABLE, a_band(RODERICK, Tribe.ORCS, Kingdom.RHEA))
    assert is_horde_space_open(TABLE, a_band(ALEXIS, Tribe.ORCS, Kingdom.DURIS))


@pytest.mark.rule("ethnos", "B14")
def test_only_orcs_fill_it() -> None:
    assert not is_horde_space_open(TABLE, a_band(ALEXIS, Tribe.ELVES, Kingdom.DURIS))
