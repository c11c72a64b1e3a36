"""The rulings of a game that is being played: what they are, and what another one would change so far."""

from dataclasses import dataclass, replace

import flet as ft

from companion.changing.preview import Button, leave_or_make, preview_below, preview_view
from companion.controls.frame import screen
from companion.rune_age.acting.changes import propose_rules
from companion.rune_age.parts.rulings import RulingChoices
from companion.rune_age.words.game_rules import preview_lines, rules_changed
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_game, use_look, use_stable
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.comparison import compared
from rules.rune_age.game import Game, rerule
from rules.rune_age.rulings import USUAL, Rulings
from rules.rune_age.setup import Setup


@dataclass(frozen=True, slots=True)
class RulesDraft:
    rulings: Rulings = USUAL

    def with_ruling(self, name: str, value: str) -> "RulesDraft":
        return RulesDraft(self.rulings.model_copy(update={name: value}))


@screen
def RulesChangeScreen() -> ft.View:
    look, window = use_look(), current_window()
    saved = use_game(ft.use_route_params()["id"])
    game, table = saved.game, game_path(saved.id)
    entered = use_draft(RulesDraft, About(saved.id, saved.revision), lambda: RulesDraft(game.setup.rulings))
    rule = use_stable(lambda name, value: entered.choose(RulesDraft.with_ruling, name, value))

    def apply() -> None:
        setup = replace(game.setup, rulings=entered.value.rulings)
        if setup != game.setup:
            propose_rules(window, saved, setup)

    def leave() -> None:
        entered.clear()
        window.go(table)

    setup = replace(game.setup, rulings=entered.value.rulings)
    choices = RulingChoices.keyed(f"rules {saved.revision}", look, entered.value.rulings, rule)
    preview = preview_below(look, "rules-preview", _lines(game, setup))
    buttons = leave_or_make(
        look,
        Button("drop-rules", say("Leave them"), leave),
        Button("apply-rules", say("Change the rules"), apply),
        ready=setup != game.setup,
    )
    return preview_view(look, say("Rules for this game"), [choices], preview, [buttons], table)


def _lines(game: Game, setup: Setup) -> list[str]:
    """What is changed, and what that does so far."""
    if setup == game.setup:
        return [say("Choose what is to be otherwise: what that changes so far is shown here.")]
    change = rerule(game, setup)
    changed = [f"{words}." for words in rules_changed(game.setup, setup)]
    return [*changed, *preview_lines(setup, compared(game, change.game), len(change.conflicts))]
