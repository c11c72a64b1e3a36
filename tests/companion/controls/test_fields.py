import flet as ft

from companion.controls.fields import number_counter, number_field, text_field
from companion.look.theme import DARK
from companion.shell.desk import Desk
from tests.companion.controls.stage import on_stage
from tests.companion.headless import App, headless


async def with_fields(desk: Desk, entered: list[object]) -> App:
    return await on_stage(
        desk,
        lambda look, redraw: [
            text_field(
                look,
                "name",
                "Name",
                "",
                entered.append,
                left=lambda: entered.append("left"),
                submit=lambda: entered.append("submitted"),
            ),
            number_counter(look, "cards", "Cards", "3", entered.append, entered.append),
        ],
    )


@headless
async def test_what_is_typed_is_told_and_so_is_going_on(desk: Desk) -> None:
    entered: list[object] = []
    app = await with_fields(desk, entered)
    await app.type("name", "M")
    await app.type("name", "Ma")
    assert entered == ["M", "left", "Ma", "left"]


@headless
async def test_submitting_is_told(desk: Desk) -> None:
    entered: list[object] = []
    app = await with_fields(desk, entered)
    await app.dispatch(app.field("name"), "submit")
    assert entered == ["submitted"]


@headless
async def test_a_number_is_typed_or_stepped(desk: Desk) -> None:
    entered: list[object] = []
    app = await with_fields(desk, entered)
    assert app.field("cards-count").value == "3"
    await app.type("cards-count", "12")
    await app.tap("cards-fewer", "cards-more")
    assert entered == ["12", -1, 1]


def test_a_number_takes_digits_alone_and_no_more_than_it_may_have() -> None:
    for digits in (2, 3):
        field = _field(number_field(DARK, "glory", "Glory", "", print, digits=digits))
        assert field.input_filter is not None
        assert field.input_filter.regex_string == rf"^\d{{0,{digits}}}$"
        assert field.keyboard_type == ft.KeyboardType.NUMBER


def test_a_field_says_what_belongs_there_and_is_heard_once() -> None:
    field = _field(text_field(DARK, "name", "Name", "", print))
    assert not field.hint_text
    assert isinstance(field.label, ft.Semantics)
    assert field.label.exclude_semantics
    assert isinstance(field.label.content, ft.Text)
    assert field.label.content.value == "Name"
    assert _field(text_field(DARK, "name", "Name", "", print, hint="Who?")).hint_text == "Who?"


def _field(control: ft.Control) -> ft.TextField:
    assert isinstance(control, ft.MergeSemantics)
    assert isinstance(control.content, ft.Semantics)
    assert isinstance(control.content.content, ft.TextField)
    return control.content.content
