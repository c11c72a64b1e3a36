"""`tests/companion/rune_age/sheets/test_event.py` types into them."""

from companion.rune_age.parts.strengths import DIGITS
from rules.rune_age.components import MOST_ARMY


def test_there_is_room_for_the_largest_number() -> None:
    assert len(str(MOST_ARMY)) == DIGITS
