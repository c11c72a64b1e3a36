import dataclasses
import inspect
from collections.abc import Iterator

import flet as ft
import pytest
from flet.controls.object_patch import DiffBuilder

from companion.shell.app import app
from companion.shell.desk import Desk
from companion.shell.sparse import METHODS, SPARSE, fields_set


def controls() -> Iterator[type[ft.BaseControl]]:
    for _, kind in inspect.getmembers(ft, inspect.isclass):
        if issubclass(kind, ft.BaseControl) and hasattr(kind, "_prop_defaults"):
            yield kind


@pytest.mark.parametrize("kind", controls(), ids=lambda kind: kind.__name__)
def test_a_field_that_was_not_set_has_nothing_to_look_into(kind: type[ft.BaseControl]) -> None:
    for default in kind._prop_defaults.values():  # type: ignore[attr-defined]
        assert not dataclasses.is_dataclass(default) or isinstance(default, type)
        assert not isinstance(default, list | dict)


def test_what_was_set_and_holds_others_is_found() -> None:
    row = ft.Row([ft.Text("a")], spacing=4, margin=ft.Margin.all(4), badge={"a": ft.Text("b")})  # type: ignore[arg-type]
    found = {field.name for field in fields_set(row)}
    assert {"controls", "margin", "badge"} <= found
    assert not {"tooltip", "spacing"} & found
    assert len(found) < 8


def test_a_value_of_our_own_has_all_its_fields() -> None:
    @dataclasses.dataclass
    class Plain:
        one: int
        two: int = 2

    assert [field.name for field in fields_set(Plain(1))] == ["one", "two"]


def test_the_app_draws_by_what_was_set(desk: Desk) -> None:
    app(desk)
    for name in METHODS:
        assert getattr(DiffBuilder, name).__globals__["dataclasses"] is SPARSE
