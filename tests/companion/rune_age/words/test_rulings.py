from companion.rune_age.words.rulings import OPTIONS, RULING_TITLES, option_text, ruling_reason, ruling_title
from rules.rune_age.rulings import RULINGS


def test_every_ruling_is_said_with_its_options() -> None:
    assert set(RULING_TITLES) == set(OPTIONS) == {ruling.name for ruling in RULINGS}
    for ruling in RULINGS:
        assert ruling_title(ruling)
        assert ruling_reason(ruling)
        assert len({option_text(ruling, option) for option in ruling.options}) == 2
