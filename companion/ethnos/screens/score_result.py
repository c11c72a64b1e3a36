"""The reckoning of an Age that belongs to no game."""

from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.text import muted, text
from companion.ethnos.acting.exporting import export_age
from companion.ethnos.acting.keeping import keep_as_game
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.parts.reckoning import Reckoning
from companion.ethnos.paths import SCORE_WHY
from companion.ethnos.words.age_sheet import needs_text
from companion.ethnos.words.terms import AGES
from companion.look.theme import GAP
from companion.shell.hooks import use_look
from companion.shell.paths import game_path
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
                    partial(window.run, partial(export_age, window, sheet)),
                    icon=ft.Icons.DOWNLOAD,
                    expand=True,
                ),
                plain_button(look, "home", say("Home"), partial(window.go, "/"), icon=ft.Icons.HOME, expand=True),
            ],
            spacing=GAP,
        )
    ]
    needs = needs_text(draft)
    keep = plain_button(
        look, "keep-game", say("Keep it as a game"), None if needs else partial(_keep, draft), icon=KEEP
    )
    bottom.insert(0, keep)
    if needs:
        words = say("To be kept as a game it needs more. {needs}", needs=needs)
        bottom.insert(0, said("keep-missing", words, muted(look, words, 13, max_lines=3, overflow=ELLIPSIS)))
    if not report.final:
        words = say("Score Age {age} next", age=AGES[report.age])
        bottom.insert(0, main_button(look, "next-age", words, partial(_next_age, draft, report)))
    heading = say("Age {age} is over", age=AGES[report.age - 1])
    body = Reckoning.keyed("reckoning", look, sheet.setup, report, SCORE_WHY, leaders_known=False)
    return view(look, heading, ft.Container(body, expand=True), back="/score", bottom=bottom)


def _keep(draft: AgeDraft) -> None:
    """Among past games if it was the last Age; else the game goes on from here."""
    window = current_window()
    saved = keep_as_game(window, draft)
    window.services.buzz()
    window.go(game_path(saved.id, "end" if saved.game.state.over else ""))


KEEP = ft.Icons.BOOKMARK_ADD_OUTLINED


def _next_age(draft: AgeDraft, report: AgeReport) -> None:
    """The pad again, with what stays on the table."""
    window = current_window()
    window.drafts.keep(AgeDraft, draft.after(report))
    window.go("/score")
