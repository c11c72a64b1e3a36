"""Set-up of this game: what was entered at the start, to be corrected while it is played or when it is over."""

from collections.abc import Sequence

import flet as ft

from companion.changing.preview import Button, leave_or_make, preview_below, preview_view
from companion.controls.buttons import section
from companion.controls.fields import Fields
from companion.controls.frame import screen
from companion.ethnos.acting.changes import propose_set_up
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.seats import Beginning, seats, use_picking
from companion.ethnos.parts.set_up import TokenRow, tribe_choices
from companion.ethnos.parts.token_pad import TokenPad, use_pad
from companion.ethnos.saved import Saved
from companion.ethnos.words.set_up_change import set_up_preview
from companion.ethnos.words.setting_up import colour_words, missing_text
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_game, use_kept, use_look, use_stable
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.vocabulary import KINGDOMS


@screen
def SetUpScreen() -> ft.View:
    look, window = use_look(), current_window()
    saved = use_game(ft.use_route_params()["id"])
    before, table, words = saved.game.setup, game_path(saved.id), colour_words()
    entered = use_draft(SetupDraft, About(saved.id, saved.revision, "set-up"), lambda: SetupDraft.of(before))
    draft, fields = entered.value, use_kept(Fields()).current
    pad, (picking, pick) = use_pad(fields, draft.ages), use_picking()
    choose = use_stable(entered.choose)

    def apply() -> None:
        called = entered.value.called(words)
        if called.ready and called.on(before) != before:
            propose_set_up(window, saved, called.on(before), called.seats)

    def leave() -> None:
        entered.clear()
        window.go(table)

    called = draft.called(words)
    ready = called.ready and called.on(before) != before
    heading = say("Tribes: {chosen} of {needed}", chosen=len(draft.tribes), needed=draft.tribes_needed)
    body: list[ft.Control] = [
        section(look, say("Players")),
        *seats(look, draft, picking, choose, pick, fields),
        section(look, heading),
        tribe_choices(look, draft.tribes, choose),
        section(look, say("Glory tokens")),
        *(
            TokenRow.keyed(
                f"tokens {kingdom.id}", look, kingdom, draft.tokens[kingdom][: draft.ages], choose, pad.of(kingdom)
            )
            for kingdom in KINGDOMS
        ),
        section(look, say("First player")),
        Beginning(look, called.seated, draft.first_player, choose),
    ]
    preview = preview_below(look, "set-up-preview", _lines(saved, called), low=pad.at is not None)
    buttons = leave_or_make(
        look,
        Button("drop-change", say("Leave it as it is"), leave),
        Button("apply-change", say("Correct it"), apply),
        ready=ready,
    )
    foot = [TokenPad(look, pad.at, pad, choose), buttons] if pad.at else [buttons]
    return preview_view(look, say("Set-up of this game"), body, preview, foot, table)


def _lines(saved: Saved, called: SetupDraft) -> Sequence[str]:
    """What is changed and what that does so far, or why it can't be."""
    before, after = saved.game.setup, called.on(saved.game.setup)
    if not called.ready:
        return [missing_text(called)]
    if after == before:
        return [say("Choose what is to be otherwise: what that changes so far is shown here.")]
    return set_up_preview(saved.game, after, called.seats)
