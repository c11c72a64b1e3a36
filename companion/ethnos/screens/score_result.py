"""The reckoning of an Age that belongs to no game."""

from functools import partial

import flet as ft

from companion.controls.buttons import main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.text import text
from companion.ethnos.acting.exporting import export_sheet
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.parts.reckoning import Reckoning
from companion.ethnos.paths import SCORE_WHY
from companion.ethnos.words.terms import AGES
from companion.look.theme import GAP
from companion.shell.hooks import use_look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.scoring.age import AgeReport


@screen
def ScoreResultScreen() -> ft.View:
    look, window = use_look(), current_window()
    draft = window.drafts.get(AgeDraft)
    if draft is None or not draft.ready:
        return view(look, say("Score one Age"), [text(look, say("Nothing is entered yet."))], back="/score")
    sheet = draft.sheet()
    report = sheet.score()
    bottom: list[ft.Control] = [
        ft.Row(
            [
                plain_button(
                    look,
                    "export",
                    say("Save as a file"),
                    partial(window.run, partial(export_sheet, window, sheet)),
                    icon=ft.Icons.DOWNLOAD,
                    expand=True,
                ),
                plain_button(look, "home", say("Home"), partial(window.go, "/"), icon=ft.Icons.HOME, expand=True),
            ],
            spacing=GAP,
        )
    ]
    if not report.final:
        words = say("Score Age {age} next", age=AGES[report.age])
        bottom.insert(0, main_button(look, "next-age", words, partial(_next_age, draft, report)))
    heading = say("Age {age} is over", age=AGES[report.age - 1])
    body = Reckoning.keyed("reckoning", look, sheet.setup, report, SCORE_WHY, leaders_known=False)
    return view(look, heading, ft.Container(body, expand=True), back="/score", bottom=bottom)


def _next_age(draft: AgeDraft, report: AgeReport) -> None:
    """The pad again, with what stays on the table."""
    window = current_window()
    window.drafts.keep(AgeDraft, draft.after(report))
    window.go("/score")
