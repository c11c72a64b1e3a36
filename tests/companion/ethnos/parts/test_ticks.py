from companion.ethnos.parts.ticks import Ticks


def test_a_second_tap_takes_a_tick_away() -> None:
    ticked = Ticks().turned("rhea").turned("duris")
    assert ticked.done == {"rhea", "duris"}
    assert ticked.turned("rhea").done == {"duris"}
