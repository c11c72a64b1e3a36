"""What keys do where there is a keyboard: each presses a control of the screen that is shown, by its identifier."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import flet as ft
from flet.controls.base_control import BaseControl

from companion.shell.games import Keys, games
from companion.shell.sparse import fields_set
from companion.speech.language import mark

if TYPE_CHECKING:
    from companion.shell.window import Window

CLOSE: Final = "Escape"
LIST: Final = "?"
LIST_PATH: Final = "/keys"
LOBBY: Final = (
    Keys("N", ("new-game",), mark("New game")),
    Keys("R", ("resume",), mark("Go on with the latest game")),
    Keys("/", ("search",), mark("Search")),
    Keys("B", ("back",), mark("Back")),
    Keys("U", ("told-undo",), mark("Undo")),
)


def all_keys() -> tuple[Keys, ...]:
    """Those of games come first: what only they have wins over what every screen has. What several have stands once."""
    return tuple(dict.fromkeys((*(keys for game in games() for keys in game.keys), *LOBBY)))


def pressed(window: Window, event: ft.KeyboardEvent) -> None:
    """Does what a key stands for, if anything. Letters that are typed into a field are no such keys."""
    window.focus.heard_key()
    if event.ctrl or event.alt or event.meta:
        return
    if event.key == CLOSE:
        if window.trail.sheet is not None:
            window.act(window.close)
    elif not window.typing:
        if event.key == LIST or (event.key == "/" and event.shift):
            window.tapped(lambda: window.look_up(LIST_PATH))
        else:
            _press(window, event.key.split(" ")[-1].upper())  # a digit of the number pad is called so after a word


def _press(window: Window, key: str) -> None:
    wanted = [keys.identifiers[keys.keys.index(key)] for keys in all_keys() if key in tuple(keys.keys)]
    control = _first(window.page, wanted) if wanted else None
    if isinstance(control, ft.TextField):
        window.page.run_task(control.focus)
    elif control is not None:
        control.on_click()  # type: ignore[attr-defined]


def _first(page: ft.Page, identifiers: Sequence[str]) -> BaseControl | None:
    """What the first of these names stands for, of those that are on the screen and can be reached."""
    found: dict[str, BaseControl] = {}
    for control in _inside(page):
        if isinstance(control, ft.Semantics) and control.identifier in identifiers:
            found.setdefault(control.identifier or "", control)
    named = next((found[identifier] for identifier in identifiers if identifier in found), None)
    return next((each for each in _inside(named) if _answers(each)), None) if named else None


def _answers(control: BaseControl) -> bool:
    return isinstance(control, ft.TextField) or getattr(control, "on_click", None) is not None


def _inside(root: BaseControl) -> Iterator[BaseControl]:
    """A control and everything in it that is seen and can be used, in order."""
    waiting: list[Any] = [root]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting.extend(reversed(value))
        elif isinstance(value, BaseControl) and _is_usable(value):
            yield value
            names = [field.name for field in fields_set(value) if field.name != "parent"]
            waiting.extend(getattr(value, name) for name in reversed(names))
            waiting.append(getattr(value, "_b", None))


def _is_usable(control: BaseControl) -> bool:
    return getattr(control, "visible", True) is not False and not getattr(control, "disabled", False)
