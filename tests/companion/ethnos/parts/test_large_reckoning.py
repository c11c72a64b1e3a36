"""What is drawn is tested with the screen; here, that every column adds up to what is shown beside it."""

import flet as ft

from companion.ethnos.parts.large_reckoning import _by_age, _by_source
from companion.look.large import TELEVISION, laid_out
from companion.look.theme import DARK
from rules.ethnos.events import AgeEnded
from tests.ethnos import a_band, a_game, a_setup

LARGE = laid_out(TELEVISION)
BANDS = (a_band(0, cards=3), a_band(1, cards=5), a_band(0, cards=2))


def test_what_an_age_brought_adds_up() -> None:
    game = a_game(a_setup(), *BANDS, AgeEnded(0))
    report = game.state.reports[-1]
    columns = _by_source(DARK, LARGE, game.setup, report)
    assert [sum(column.values[seat] for column in columns) for seat in game.setup.seats] == list(
        report.reckoning.earned
    )
    assert all(isinstance(column.head, ft.Control) for column in columns)


def test_what_all_ages_brought_adds_up() -> None:
    game = a_game(a_setup(2), *BANDS, AgeEnded(0), *BANDS, AgeEnded(1))
    columns = _by_age(DARK, LARGE, game.state)
    assert [sum(column.values[seat] for column in columns) for seat in (0, 1)] == list(game.state.table.glory)
