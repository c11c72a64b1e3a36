import flet as ft
import flet.canvas as cv

from companion.controls.charts import Bar, Bars, Border, Line, bar_chart, line_chart
from companion.look.theme import BLACK, DARK, LIGHT


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


def test_a_line_of_one_point_and_a_bar_of_nothing_can_be_drawn() -> None:
    line_chart(LIGHT, "race", "", [Line("Ann", "#112233", "#445566", ft.Container(), (0,))], ())
    bars = [Bars("Ann", ft.Container(), [Bar("I", (0, 0))]), Bars("Ben", ft.Container(), [Bar("I", (300, 1, -1))])]
    chart = bar_chart(LIGHT, "sources", "Ben 2", ["Kingdoms", "Bands"], bars)
    assert isinstance(chart, ft.Semantics)
    assert chart.label == "Ben 2"
