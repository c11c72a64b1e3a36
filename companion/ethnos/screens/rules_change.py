"""The rules of a game that is being played: what they are, and what another one would change so far."""

import flet as ft

from companion.changing.preview import Button, leave_or_make, preview_below, preview_view
from companion.controls.frame import screen
from companion.ethnos.acting.changes import propose_rules
from companion.ethnos.entering.game_rules import RulesDraft
from companion.ethnos.parts.game_rules import GameRules
from companion.ethnos.words.game_rules import preview_lines, rules_changed, wrong_value_text
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_game, use_look, use_stable
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.comparison import compared
from rules.ethnos.game import Game, rerule
from rules.ethnos.setup import Setup, verify_setup


@screen
def RulesChangeScreen() -> ft.View:
    look, window = use_look(), current_window()
    saved = use_game(ft.use_route_params()["id"])
    game, table = saved.game, game_path(saved.id)
    entered = use_draft(RulesDraft, About(saved.id, saved.revision), lambda: RulesDraft.of(game.setup))

    def apply() -> None:
        setup = entered.value.on(game.setup)
        if setup != game.setup and not verify_setup(setup):
            propose_rules(window, saved, setup)

    def leave() -> None:
        entered.clear()
        window.go(table)

    setup = entered.value.on(game.setup)
    ready = setup != game.setup and not verify_setup(setup)
    choose = use_stable(entered.choose)
    rules = GameRules.keyed(
        f"rules {saved.revision}", look, entered.value, len(setup.players), None, choose, setup.tribes
    )
    preview = preview_below(look, "rules-preview", _lines(game, setup))
    buttons = leave_or_make(
        look,
        Button("drop-rules", say("Leave them"), leave),
        Button("apply-rules", say("Change the rules"), apply),
        ready=ready,
    )
    return preview_view(look, say("Rules for this game"), [rules], preview, [buttons], table)


def _lines(game: Game, setup: Setup) -> list[str]:
    """What is changed, and what that does so far."""
    if setup == game.setup:
        return [say("Choose what is to be otherwise: what that changes so far is shown here.")]
    problems = verify_setup(setup)
    if problems:
        return [wrong_value_text(problem) for problem in problems]
    change = rerule(game, setup)
    changed = [f"{words}." for words in rules_changed(game.setup, setup)]
    return [*changed, *preview_lines(setup.names, compared(game, change.game), len(change.conflicts))]
