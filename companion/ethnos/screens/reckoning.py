"""The reckoning of an Age; until the next one begins, its end can be taken back from here."""

from functools import partial

import flet as ft

from companion.controls.buttons import main_button
from companion.controls.frame import screen, view
from companion.controls.text import text
from companion.ethnos.entering.age_end import JustEnded, take_back
from companion.ethnos.parts.reckoning import Reckoning
from companion.ethnos.saved import Saved
from companion.ethnos.words.age_end import begin_text
from companion.ethnos.words.terms import AGES
from companion.look.theme import Look
from companion.shell.drafts import About
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.game import just_ended


@screen
def ReckoningScreen() -> ft.View:
    look, window, params = use_look(), current_window(), ft.use_route_params()
    saved = use_game(params["id"])
    setup, reports = saved.game.setup, saved.game.state.reports
    report = next((report for report in reports if str(report.age) == params["age"]), None)
    if report is None:
        words = text(look, say("This Age is not reckoned yet."))
        return view(look, say("Reckoning"), [words], back=game_path(saved.id))
    body = Reckoning.keyed("reckoning", look, setup, report, game_path(saved.id, f"why/{report.age}"))
    pending = report is reports[-1] and just_ended(saved.game) is not None and _just_seen(saved)
    return view(
        look,
        say("Age {age} is over", age=AGES[report.age - 1]),
        ft.Container(body, expand=True),
        back=partial(take_back, window, saved) if pending else game_path(saved.id),
        bottom=[_next(look, saved)] if pending else (),
    )


def _just_seen(saved: Saved) -> bool:
    """A game that is over is done with; its end is taken back from here only by those who have just entered it."""
    return not saved.over or current_window().drafts.get(JustEnded, About(saved.id, saved.revision)) is not None


def _next(look: Look, saved: Saved) -> ft.Control:
    """What comes after the Age that has just ended."""
    window, id, report = current_window(), saved.id, saved.game.state.reports[-1]
    if report.next_first is None:
        return main_button(look, "finish", say("The end"), partial(_finish, id))
    words = begin_text(report.next_first, saved.game.setup.names, report.age + 1)
    return main_button(look, "next-age", words, partial(window.go, game_path(id)))


def _finish(id: str) -> None:
    window = current_window()
    window.drafts.drop(JustEnded, About(id, window.desk.revision(id)))
    window.go(game_path(id, "end"))
