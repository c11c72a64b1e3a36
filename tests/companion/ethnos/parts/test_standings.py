from companion.ethnos.parts.standings import figure_on, standings
from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from tests.companion.ethnos.begun import begun


def test_equals_share_their_place_and_the_first_seat_stands_first(desk: Desk) -> None:
    saved = desk.game(begun(desk, Correction(glory={0: 5, 1: 72, 2: 5})))
    ranked = standings(saved, projected=True)
    assert [(each.seat, each.place) for each in ranked] == [(1, 1), (0, 2), (2, 2), (3, 4)]
    assert ranked[0].best
    assert all(each.would_be is None for each in standings(saved, projected=False))


def test_a_figure_takes_half_of_a_card_at_most() -> None:
    assert figure_on(100, 1_000) < 60
    assert figure_on(1_000, 100) == 82
    assert figure_on(0, 0) == 1
