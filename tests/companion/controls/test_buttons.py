from dataclasses import replace

import flet as ft

from companion.controls.buttons import (
    beside_words,
    button_content,
    card,
    chip,
    choice,
    counter,
    icon_button,
    main_button,
    plain_button,
    rows_of,
    section,
    toggle,
)
from companion.controls.named import Act
from companion.controls.text import text
from companion.look.fitting import EDGES, longest_word
from companion.look.theme import DARK, TARGET, Look
from companion.shell.desk import Desk
from tests.companion.controls.stage import on_stage
from tests.companion.headless import headless


@headless
async def test_every_kind_of_button_does_what_it_is_for(desk: Desk) -> None:
    done: list[str] = []

    def does(name: str) -> Act:
        return lambda: done.append(name)

    app = await on_stage(
        desk,
        lambda look, redraw: [
            main_button(look, "main", "Start", does("main")),
            plain_button(look, "plain", "Edit", does("plain"), icon=ft.Icons.EDIT, spoken="Edit the band"),
            icon_button(look, "icon", "Close", ft.Icons.CLOSE, does("icon")),
            choice(look, "choice", "Elves", does("choice"), chosen=False),
            chip(look, "chip", "Orcs", does("chip"), symbol=text(look, "*")),
            toggle(look, "toggle", "Vibrate", does("toggle"), on=True, hint="Where it can."),
        ],
    )
    names = ["main", "plain", "icon", "choice", "chip", "toggle"]
    await app.tap(*names)
    assert done == names
    assert [app.label(name) for name in names] == [
        "Start",
        "Edit the band",
        "Close",
        "Elves",
        "Orcs",
        "Vibrate: on, chosen",
    ]
    assert "Where it can." in app.texts()


@headless
async def test_a_counter_goes_up_and_down_and_stops_where_it_must(desk: Desk) -> None:
    count = [1]

    def draw(look: Look, redraw: Act) -> list[ft.Control]:
        def by(step: int) -> None:
            count[0] += step
            redraw()

        fewer = (lambda: by(-1)) if count[0] else None
        return [counter(look, "cards", "Cards", count[0], fewer, lambda: by(1))]

    app = await on_stage(desk, draw)
    assert app.label("cards-count") == "Cards: 1"
    await app.tap("cards-more", "cards-more")
    assert app.label("cards-count") == "Cards: 3"
    await app.tap("cards-fewer", "cards-fewer", "cards-fewer")
    assert app.label("cards-count") == "Cards: 0"
    assert not app.can_tap("cards-fewer")
    assert app.label("cards-more") == "Cards: more"


def test_what_is_not_ready_looks_so() -> None:
    ready, waiting = (_box(main_button(DARK, "go", "Go", int, ready=ready)) for ready in (True, False))
    assert (ready.bgcolor, waiting.bgcolor) == (DARK.accent.fill, DARK.raised)


def test_what_is_chosen_is_seen() -> None:
    chosen, other = (_box(choice(DARK, "a", "A", int, chosen=chosen)) for chosen in (True, False))
    assert chosen.bgcolor == DARK.raised
    assert other.bgcolor == DARK.card
    assert chosen.border != other.border


def test_an_icon_is_large_enough_to_tap() -> None:
    box = _box(icon_button(DARK, "close", "Close", ft.Icons.CLOSE, int))
    assert (box.width, box.height) == (TARGET, TARGET)


def test_rows_are_filled_up_so_that_cells_are_equal() -> None:
    column = rows_of([text(DARK, letter, expand=True) for letter in "ABC"], 2)
    assert isinstance(column, ft.Column)
    assert [len(row.controls) for row in column.controls if isinstance(row, ft.Row)] == [2, 2]


def test_large_words_in_a_narrow_button_are_so_small_that_none_breaks() -> None:
    large, width = replace(DARK, scale=2.0), 162
    content = button_content(large, "Dlaczego?", ft.Icons.HELP_OUTLINE, width=width)
    assert isinstance(content, ft.Text)
    assert longest_word(["Dlaczego?"], content.size or 0, bold=True) <= width - EDGES
    beside = button_content(DARK, "Why?", ft.Icons.HELP_OUTLINE, width=width)
    assert isinstance(beside, ft.Row)


def test_a_counter_stands_below_large_words() -> None:
    words, count = text(DARK, "Per cent"), ft.Container()
    assert isinstance(beside_words(DARK, words, count), ft.Row)
    below = beside_words(replace(DARK, scale=2.0), words, count)
    assert isinstance(below, ft.Column)
    assert below.controls == [words, count]


def test_a_section_is_a_heading_for_those_who_listen() -> None:
    heading = section(DARK, "Theme")
    assert isinstance(heading, ft.Semantics)
    assert heading.header


def test_a_card_may_have_an_edge_of_its_own_colour() -> None:
    edged, plain = card(DARK, [], edge="#FF0000"), card(DARK, [])
    assert isinstance(edged, ft.Container)
    assert isinstance(plain, ft.Container)
    assert edged.border is not None
    assert plain.border is None


def _box(control: ft.Control) -> ft.Container:
    assert isinstance(control, ft.MergeSemantics)
    assert isinstance(control.content, ft.Semantics)
    assert isinstance(control.content.content, ft.Container)
    return control.content.content
