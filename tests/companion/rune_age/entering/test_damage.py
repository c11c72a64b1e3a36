from companion.rune_age.entering.damage import DamageDraft
from rules.rune_age.events import Damaged


def test_it_is_an_event_once_player_and_damage_are_said() -> None:
    draft = DamageDraft().to(1)
    assert draft.event() is None
    assert draft.with_digit(0).event() is None
    assert draft.with_digit(1).with_digit(2).event() == Damaged(1, 12)
    assert draft.with_digit(1).without_amount().event() is None


def test_it_is_made_of_an_event() -> None:
    assert DamageDraft.of(Damaged(1, 12)).event() == Damaged(1, 12)
