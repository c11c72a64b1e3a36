"""A Kingdom's Glory tokens on its sheet: corrected there, once it is seen what that changes so far."""

import flet as ft

from companion.changing.preview import preview_below
from companion.controls.buttons import main_button
from companion.controls.frame import part
from companion.ethnos.acting.changes import propose_set_up
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.set_up import TokenRow
from companion.ethnos.saved import Saved
from companion.ethnos.words.set_up_change import set_up_preview
from companion.look.theme import GAP, Look
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_stable
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.vocabulary import Kingdom


@part
def KingdomTokens(look: Look, saved: Saved, kingdom: Kingdom) -> ft.Control:
    """What lies there, as fields; if it is typed otherwise, what that changes and the button that does it."""
    before = saved.game.setup
    entered = use_draft(SetupDraft, About(saved.id, saved.revision, kingdom), lambda: SetupDraft.of(before))
    choose = use_stable(entered.choose)
    draft = entered.value
    after, seats = draft.on(before), tuple(before.seats)
    rows: list[ft.Control] = [TokenRow(look, kingdom, draft.tokens[kingdom][: draft.ages], choose)]

    def apply() -> None:
        after = entered.value.on(before)
        if entered.value.ready and after != before:
            propose_set_up(current_window(), saved, after, seats)

    if draft.ready and after != before:
        preview = preview_below(look, "tokens-preview", set_up_preview(saved.game, after, seats))
        rows += [preview, main_button(look, "save-tokens", say("Correct the tokens"), apply)]
    return ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
