"""What every screen has: a heading with a way back, a column that scrolls, and a net for faults."""

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any, Final, Generic, ParamSpec

import flet as ft

from companion import NAME
from companion.controls.buttons import icon_button, main_button, plain_button, target
from companion.controls.named import tappable, unspoken
from companion.controls.scrolling import scrolling
from companion.controls.text import BOLD, text, title
from companion.look.fitting import shrunk
from companion.look.theme import EDGE, GAP, RADIUS, READABLE, Look
from companion.shell.hooks import use_kept, use_look, use_redraw, use_told
from companion.shell.window import WENT_WRONG, always, current_window, log
from companion.speech.language import mark, say, speaking
from companion.speech.troubles import trouble_text
from companion.speech.typesetting import unbroken
from storage.errors import StorageError

P = ParamSpec("P")


def screen(draw: Callable[P, ft.View]) -> Callable[P, ft.View]:
    """A whole screen as a component; one that fails says so and shows the way back."""

    @ft.component
    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> ft.View:
        look, redraw = use_look(), use_redraw()
        with speaking(look.language):
            try:
                return draw(*args, **kwargs)
            except StorageError as error:
                return view(look, NAME, [_broken(look, trouble_text(error), redraw)])
            except Exception:
                log.exception("The screen %s failed", draw.__name__)
                current_window().drafts.distrust()
                return view(look, NAME, [_broken(look, say(WENT_WRONG), redraw)])

    return drawn


class Part(Generic[P]):
    """A component that is called like the function that draws it."""

    __slots__ = ("_component",)

    def __init__(self, component: Callable[..., ft.Control]) -> None:
        self._component = component

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
        return self._component(*args, **kwargs)

    def keyed(self, key: str, /, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
        """The same, known by a key: the part stays the same one wherever it moves to, and is another under another."""
        return self._component(*args, **kwargs, key=key)


def part(draw: Callable[P, ft.Control]) -> Part[P]:
    """A large part of a screen as a component that is drawn again only when what it is given has changed."""
    return part_or(WENT_WRONG)(draw)


def part_or(trouble: str) -> Callable[[Callable[P, ft.Control]], Part[P]]:
    """The same for one of many: in the place of one that fails stands this, and the others stand as they are."""

    def made(draw: Callable[P, ft.Control]) -> Part[P]:
        @ft.component
        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
            with speaking(current_window().language):
                try:
                    return draw(*args, **kwargs)
                except Exception:
                    log.exception("%s failed", draw.__name__)
                    current_window().drafts.distrust()
                    return ft.Text(say(trouble))

        return Part(ft.memo(drawn))  # type: ignore[no-untyped-call]

    return made


@part
def Notice(look: Look, beneath: bool = False) -> ft.Control:
    """What the window tells, in a place of its own: it covers nothing, and what is below it stays where it is.

    What is `beneath` a sheet leaves it to the sheet, and a screen that is left to the next one.
    """
    told, trail, window = use_told(), current_window().trail, current_window()
    here = use_kept(trail.path).current
    if not told or trail.path != here or (beneath and trail.sheet):
        return ft.Container(visible=False)
    words = ft.Container(text(look, told.message, 14), expand=True, padding=ft.Padding.symmetric(vertical=GAP))
    row: list[ft.Control] = [
        ft.Semantics(identifier="told", label=told.message, live_region=True, content=unspoken(words), expand=True)
    ]
    if told.undo:
        undo = text(look, say("Undo"), 15, weight=BOLD)
        row.append(tappable(look, "told-undo", say("Undo"), undo, told.undo, bgcolor=look.raised, border=None))
    row.append(icon_button(look, "told-close", say("Close"), ft.Icons.CLOSE, window.telling.stop))
    return ft.Container(
        ft.Row(row, spacing=0), bgcolor=look.raised, border_radius=RADIUS, padding=ft.Padding.only(left=12, right=4)
    )


WAYS_OUT: Final = (
    ("home", mark("Back to the start"), "/"),
    ("past-games", mark("Past games"), "/past"),
    ("settings", mark("Settings"), "/settings"),
)


def _broken(look: Look, why: str, redraw: Callable[[], None]) -> ft.Control:
    """Says so, and leads to where a game can be taken out or everything backed up. What is broken is tried again."""
    here = current_window().trail.path

    def leave(path: str) -> None:
        current_window().go(path)
        redraw()

    def way(identifier: str, label: str, path: str) -> ft.Control:
        button = main_button if path == "/" else plain_button
        return button(look, identifier, say(mark("Try again") if path == here else label), partial(leave, path))

    return ft.Column(
        [text(look, why, 18), *(way(*out) for out in (WAYS_OUT if current_window().desk.is_host else WAYS_OUT[:1]))],
        spacing=2 * GAP,
    )


def view(
    look: Look,
    heading: str,
    body: Sequence[ft.Control] | ft.Control,
    *,
    back: str | Callable[[], Any] | None = "/",
    actions: Sequence[ft.Control] = (),
    bottom: Sequence[ft.Control] = (),
) -> ft.View:
    """A screen with a heading, a body that scrolls (a single control does so by itself) and a foot that stays."""
    leave = _leaving(back)
    top: list[ft.Control] = [ft.Container(title(look, heading, _fitting(look, heading, 1 + len(actions))), expand=True)]
    top += actions
    if leave:
        # Nothing that is done by a tap lies where the way back does: a quick tap there is meant.
        top.insert(0, icon_button(look, "back", say("Back"), ft.Icons.ARROW_BACK, leave, heard=always))
    if not isinstance(body, ft.Control):
        body = scrolling(body)
    head = ft.Row(top, spacing=GAP // 2, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    controls: list[ft.Control] = [head, body, Notice(look), *bottom]
    return bare_view(look, column(controls), leave)


def _fitting(look: Look, heading: str, buttons: int) -> float:
    """How large a heading is beside so many buttons: no word of it breaks."""
    room = look.width - buttons * (target(look) + GAP // 2)
    return shrunk(20, unbroken(heading, look.language), room / look.scale, least=0.5) if look.large else 20


def bare_view(look: Look, content: ft.Control, leave: Callable[[], Any] | None) -> ft.View:
    """A screen that arranges itself; `leave` is what the device's own back button does."""
    return ft.View(
        route="/",
        padding=0,
        bgcolor=look.background,
        can_pop=leave is None,
        on_confirm_pop=lambda: leave() if leave else None,
        controls=[ft.SafeArea(content, expand=True)],
    )


def column(controls: Sequence[ft.Control], width: int = READABLE) -> ft.Control:
    """Everything below each other, in the middle of a wide screen."""
    inside = ft.Column(list(controls), spacing=GAP, expand=True, horizontal_alignment=STRETCH)
    return ft.Container(
        expand=True,
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=GAP),
        content=ft.Container(inside, width=width),
    )


def _leaving(back: str | Callable[[], Any] | None) -> Callable[[], Any] | None:
    return (lambda: current_window().go(back)) if isinstance(back, str) else back


STRETCH = ft.CrossAxisAlignment.STRETCH
