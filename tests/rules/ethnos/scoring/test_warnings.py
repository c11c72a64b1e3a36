from rules.ethnos.scoring.warnings import Doubt, DoubtCode, warnings
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, a_band, a_setup, a_table

WITHOUT_MERFOLK = [Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.HALFLINGS, Tribe.ORCS]


def giant_led(player: int, cards: int) -> object:
    return a_band(player, Tribe.GIANTS, Kingdom.RHEA, cards)


def test_more_markers_than_the_supply_are_doubtful() -> None:
    setup = a_setup(tribes=[Tribe.MERFOLK])
    table = a_table(setup, 3, {Kingdom.RHEA: (24, 18, 0, 19)}, hordes=((), KINGDOMS, (), KINGDOMS))
    assert warnings(setup, table) == (Doubt(DoubtCode.TOO_MANY_MARKERS, MARA, 25, 24),)


def test_without_merfolk_there_is_one_marker_more() -> None:
    setup = a_setup(tribes=WITHOUT_MERFOLK)
    assert warnings(setup, a_table(setup, 3, {Kingdom.RHEA: (25, 0, 0, 0)})) == ()
    assert warnings(setup, a_table(setup, 3, {Kingdom.RHEA: (26, 0, 0, 0)})) == (
        Doubt(DoubtCode.TOO_MANY_MARKERS, RODERICK, 26, 25),
    )


def test_a_giant_token_without_a_giant_led_band_is_doubtful() -> None:
    setup = a_setup()
    table = a_table(setup, giant=Giant(ALEXIS, 0), bands=(a_band(ALEXIS), giant_led(RODERICK, 2)))
    assert warnings(setup, table) == (Doubt(DoubtCode.GIANT_NO_BAND, ALEXIS, 0, 2),)


def test_a_lone_giant_led_band_of_one_card_is_in_order() -> None:
    setup = a_setup()
    assert warnings(setup, a_table(setup, giant=Giant(ALEXIS, 1), bands=(giant_led(ALEXIS, 1),))) == ()
    assert warnings(setup, a_table(setup, giant=Giant(ALEXIS, 1))) == (Doubt(DoubtCode.GIANT_NO_BAND, ALEXIS, 0, 0),)


def test_a_giant_token_with_a_smaller_band_than_somebody_elses_is_doubtful() -> None:
    setup = a_setup()
    bands = (giant_led(ALEXIS, 3), giant_led(ALEXIS, 2), giant_led(RODERICK, 4), giant_led(RODERICK, 1))
    table = a_table(setup, giant=Giant(ALEXIS, 3), bands=bands)
    assert warnings(setup, table) == (Doubt(DoubtCode.GIANT_NOT_LARGEST, ALEXIS, 3, 4),)


def test_a_giant_token_with_an_equal_band_is_in_order() -> None:
    setup = a_setup()
    bands = (giant_led(ALEXIS, 4), giant_led(RODERICK, 4), a_band(RODERICK, cards=9))
    assert warnings(setup, a_table(setup, giant=Giant(ALEXIS, 4), bands=bands)) == ()


def test_an_unclaimed_giant_token_is_in_order() -> None:
    setup = a_setup()
    assert warnings(setup, a_table(setup, bands=(giant_led(RODERICK, 4),))) == ()
