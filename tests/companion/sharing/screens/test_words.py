import pytest

from companion.sharing.letters import Fault
from companion.sharing.screens.words import FAULTS, MEETS, fault_text, missing_text
from storage.values import Met


def test_there_are_words_for_everything() -> None:
    assert set(FAULTS) == set(Fault)
    assert set(MEETS) == set(Met)


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_a_name_of_its_own(fault: Fault) -> None:
    assert fault_text(fault) != ""


def test_codes_are_counted_as_they_are_shown() -> None:
    assert missing_text([0, 2]) == "Still to be read, in any order: 1 and 3"
