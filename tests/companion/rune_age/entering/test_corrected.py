from companion.rune_age.entering.corrected import set_parts, with_number, without
from rules.rune_age.events import Correction

EVERYTHING = Correction(damage={0: 3, 1: 4}, cities={1: None}, enemies=(), events_left=5, note="as it lies")


def test_each_thing_that_is_set_stands_alone() -> None:
    assert [part.alone() for part in set_parts(EVERYTHING)] == [
        Correction(damage={0: 3}),
        Correction(damage={1: 4}),
        Correction(cities={1: None}),
        Correction(enemies=()),
        Correction(events_left=5),
    ]
    assert [part.most for part in set_parts(EVERYTHING)] == [99, 99, None, None, 40]


def test_it_can_be_left_out_or_counted_otherwise() -> None:
    parts = list(set_parts(EVERYTHING))
    assert without(EVERYTHING, parts[0]).damage == {1: 4}
    assert without(EVERYTHING, parts[4]).events_left is None
    assert with_number(EVERYTHING, parts[0], 2).damage == {0: 2, 1: 4}
    assert with_number(EVERYTHING, parts[4], 6).events_left == 6
