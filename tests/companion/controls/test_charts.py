from itertools import pairwise

import flet as ft
import flet.canvas as cv

from companion.controls.charts import SHADES, Bar, Bars, Border, Line, bar_chart, clock_chart, line_chart
from companion.look.theme import BLACK, DARK, LIGHT
from rules.clock import Clock


def shapes(control: ft.Control) -> list[cv.Shape]:
    column = control.content.content  # type: ignore[attr-defined]
    canvas: cv.Canvas = column.controls[0]
    return canvas.shapes


def test_a_chart_is_a_picture_that_is_said_in_words_with_every_line_named() -> None:
    for look in (LIGHT, DARK, BLACK):
        lines = [Line(name, "#112233", "#445566", ft.Container(), (0, 3, -2)) for name in ("Ann", "Ben")]
        chart = line_chart(look, "race", "Ann 3, Ben 2", lines, (Border(1, "I"),))
        assert isinstance(chart, ft.Semantics)
        assert (chart.image, chart.label, chart.identifier) == (True, "Ann 3, Ben 2", "race")
        written = [shape.value for shape in shapes(chart) if isinstance(shape, cv.Text)]
        assert written == ["0", "1", "2", "3", "I"]
        dashes = [shape.paint.stroke_dash_pattern for shape in shapes(chart)[-8::4] if isinstance(shape, cv.Path)]
        assert len({str(dash) for dash in dashes}) == 2


def test_neighbours_in_a_bar_are_told_from_each_other() -> None:
    assert all(abs(one - next) >= 0.3 for one, next in pairwise(SHADES))


def test_a_line_of_one_point_and_a_bar_of_nothing_can_be_drawn() -> None:
    line_chart(LIGHT, "race", "", [Line("Ann", "#112233", "#445566", ft.Container(), (0,))], ())
    bars = [Bars("Ann", ft.Container(), [Bar("I", (0, 0))]), Bars("Ben", ft.Container(), [Bar("I", (300, 1, -1))])]
    chart = bar_chart(LIGHT, "sources", "Ben 2", ["Kingdoms", "Bands"], bars)
    assert isinstance(chart, ft.Semantics)
    assert chart.label == "Ben 2"


def test_the_clock_has_a_bar_for_everybody_if_times_are_known() -> None:
    signs = [ft.Container(), ft.Container()]
    assert not list(clock_chart(LIGHT, ("Ann", "Ben"), signs, Clock(0, 0, (0, 0))))
    heading, chart = clock_chart(LIGHT, ("Ann", "Ben"), signs, Clock(3900, 60, (600, 3300)))
    words = heading.content.value.replace("\N{NO-BREAK SPACE}", " ")  # type: ignore[attr-defined]
    assert words == "Played 1 h 5 min, pauses left out"
    label = chart.content.controls[0].label  # type: ignore[attr-defined]
    assert label == "Played 1 h 5 min, pauses left out: Ann 10 min, Ben 55 min"
