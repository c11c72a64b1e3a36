"""Why: the facts that decide a number, what it is the sum of, the rulings and the rules; to read, copy and share."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.frame import screen
from companion.controls.named import tappable
from companion.controls.players import player_chip
from companion.controls.why import why_view
from companion.ethnos.asking import why_in_game, why_on_sheet
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.paths import SCORE_WHY, rules_path
from companion.ethnos.questions import question_id
from companion.ethnos.words.age_end import rule_text
from companion.ethnos.words.why import why_told
from companion.look.theme import TARGET, Look
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window
from rules.ethnos.explaining.explanations import Explanation


@screen
def WhyScreen() -> ft.View:
    """About a number of a game."""
    look, window, params = use_look(), current_window(), ft.use_route_params()
    saved, age, asked = use_game(params["id"]), params["age"], params["question"]
    explanation = why_in_game(saved.game, age, asked)
    return _view(look, explanation, game_path(saved.id, f"why/{age}"), partial(window.back, game_path(saved.id)))


@screen
def ScoreWhyScreen() -> ft.View:
    """About an Age that is scored without a game."""
    look, window, asked = use_look(), current_window(), ft.use_route_params()["question"]
    draft = window.drafts.get(AgeDraft)
    explanation = why_on_sheet(draft.sheet(), asked) if draft and draft.ready else None
    return _view(look, explanation, SCORE_WHY, partial(window.back, "/score/result"))


def _view(look: Look, explanation: Explanation | None, why: str, back: Callable[[], Any]) -> ft.View:
    if explanation is None:
        return why_view(look, None, rules_path, back)
    above = [_players(look, explanation, why)] if explanation.glory else []
    rules = " · ".join(rule_text(id, explanation.case.setup.edition) for id in explanation.rules)
    return why_view(look, why_told(explanation), rules_path, back, above=above, small_print=rules)


def _players(look: Look, explanation: Explanation, why: str) -> ft.Control:
    """Whose total is explained; the heading names them."""
    setup = explanation.case.setup
    chips = [
        tappable(
            look,
            f"why-player-{seat}",
            name,
            player_chip(look, setup, seat, 28),
            partial(current_window().instead, f"{why}/{question_id(explanation.question._replace(player=seat))}"),
            chosen=seat == explanation.question.player,
            width=TARGET,
            height=TARGET,
            padding=0,
        )
        for seat, name in enumerate(setup.names)
    ]
    return ft.Row(chips, wrap=True, spacing=6, run_spacing=6)
