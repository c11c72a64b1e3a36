"""Who sits where; what a game adds is tested in its `entering/test_new_game.py`."""

from companion.controls.seating import Seating, put
from companion.controls.typed import EMPTY

NOBODY = Seating(names=(EMPTY,) * 4)


def seated(*names: str) -> Seating:
    draft = NOBODY.with_count(len(names))
    for seat, name in enumerate(names):
        draft = draft.with_name(seat, name)
    return draft


def test_names_are_kept_tidy() -> None:
    assert seated(" Ola ", "Jan   Maria").seated == ("Ola", "Jan Maria")


def test_the_next_player_sits_where_nobody_does_or_at_a_seat_more() -> None:
    assert seated("Ola", "").free_seat == 1
    assert seated("Ola", "Jan").free_seat == 2
    assert seated("Ola", "Jan", "Ewa", "Piotr").free_seat is None


def test_somebody_takes_a_seat_leaves_it_and_finds_none() -> None:
    draft = seated("Ola", "Jan").with_seat_for("Ewa")
    assert draft.seated == ("Ola", "Jan", "Ewa")
    assert draft.with_seat_for("Jan").seated == ("Ola", "", "Ewa")
    full = draft.with_seat_for("Piotr")
    assert full.with_seat_for("Iza") == full


def test_a_name_that_was_kept_for_an_empty_seat_is_not_there_twice() -> None:
    draft = seated("Ola", "Jan", "Ewa").with_count(2).with_seat_for("Ewa")
    assert draft.seated == ("Ola", "Jan", "Ewa")
    later = seated("Ola", "", "Ewa").with_count(2).with_seat_for("Ewa")
    assert (later.seated, later.with_count(3).seated) == (("Ola", "Ewa"), ("Ola", "Ewa", ""))


def test_neighbours_change_seats_and_who_begins_goes_along() -> None:
    draft = seated("Ola", "Jan", "Ewa").with_first(1).swapped(1, 2)
    assert (draft.seated, draft.begins) == (("Ola", "Ewa", "Jan"), 2)
    assert draft.swapped(0, 1).begins == 2
    assert seated("Ola", "Jan").swapped(0, 1).begins is None


def test_who_begins_must_play() -> None:
    draft = seated("Ola", "Jan", "Ewa").with_first(2)
    assert (draft.beginning, draft.with_count(2).beginning, seated("Ola").beginning) == (2, None, None)


def test_a_word_that_is_somebodys_name_gets_a_number() -> None:
    assert seated("Ola", "Jan").not_yet("Blue") == "Blue"
    assert seated("Blue", "Blue 2").not_yet("Blue") == "Blue 3"


def test_a_value_is_put_into_its_place() -> None:
    assert put((1, 2, 3), 1, 7) == (1, 7, 3)
