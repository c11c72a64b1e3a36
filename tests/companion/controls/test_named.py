from dataclasses import replace

import flet as ft

from companion.controls.named import named, nothing, pressable, said, tappable, unspoken
from companion.controls.text import text
from companion.look.theme import DARK
from companion.shell.desk import Desk
from companion.shell.window import Opening
from tests.companion.controls.stage import on_stage
from tests.companion.headless import headless

WORDS = text(DARK, "words")


def inside(control: ft.Control) -> ft.Semantics:
    assert isinstance(control, ft.MergeSemantics)
    assert isinstance(control.content, ft.Semantics)
    return control.content


def test_a_control_is_one_button_with_a_name_and_an_identifier() -> None:
    heard = inside(named("save", "Save it", WORDS))
    assert (heard.identifier, heard.label, heard.button, heard.selected) == ("save", "Save it", True, None)


def test_what_is_chosen_says_so() -> None:
    assert inside(named("red", "Red", WORDS, chosen=True)).label == "Red, chosen"
    assert inside(named("red", "Red", WORDS, chosen=False)).label == "Red"


def test_what_is_read_has_a_name_of_its_own_instead_of_what_is_seen() -> None:
    read = said("glory", "Mara: 7 Glory", WORDS)
    assert isinstance(read, ft.Semantics)
    assert (read.identifier, read.label, read.container) == ("glory", "Mara: 7 Glory", True)
    assert isinstance(read.content, ft.Semantics)
    assert read.content.exclude_semantics
    assert unspoken(WORDS) == read.content


def test_a_box_ripples_only_where_there_is_a_keyboard() -> None:
    for keyboard in (True, False):
        box = pressable(replace(DARK, keyboard=keyboard), nothing)
        assert isinstance(box, ft.Container)
        assert box.ink is keyboard


def test_what_opens_a_sheet_can_be_given_the_focus_where_there_is_a_keyboard() -> None:
    lies_over = pressable(replace(DARK, keyboard=True), Opening("menu"), WORDS, width=48, border_radius=24)
    assert isinstance(lies_over, ft.Stack)
    box, button = lies_over.controls
    assert isinstance(box, ft.Container)
    assert isinstance(button, ft.IconButton)
    assert (box.content, box.width, box.on_click) == (WORDS, 48, None)
    assert (button.left, button.top, button.right, button.bottom) == (0, 0, 0, 0)
    assert isinstance(pressable(replace(DARK, keyboard=False), Opening("menu"), WORDS), ft.Container)


@headless
async def test_a_tap_does_what_it_is_for_and_without_an_act_nothing(desk: Desk) -> None:
    done: list[str] = []
    app = await on_stage(
        desk,
        lambda look, redraw: [
            tappable(look, "on", "On", text(look, "On"), lambda: done.append("on")),
            tappable(look, "off", "Off", text(look, "Off"), None),
        ],
    )
    assert (app.can_tap("on"), app.can_tap("off")) == (True, False)
    await app.tap("on")
    assert done == ["on"]
