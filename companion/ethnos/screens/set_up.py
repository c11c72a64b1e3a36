"""Set-up of this game: what was entered at the start, to be corrected while it is played or when it is over."""

from collections.abc import Sequence

import flet as ft

from companion.controls.buttons import main_button, plain_button, section
from companion.controls.fields import Fields
from companion.controls.frame import screen, view
from companion.ethnos.acting.changes import propose_set_up
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.preview import preview_below
from companion.ethnos.parts.seats import Beginning, seats, use_picking
from companion.ethnos.parts.set_up import TokenRow, tribe_choices
from companion.ethnos.parts.token_pad import TokenPad, use_pad
from companion.ethnos.saved import Saved
from companion.ethnos.words.set_up_change import set_up_preview
from companion.ethnos.words.setting_up import colour_words, missing_text
from companion.look.fitting import cell
from companion.look.theme import GAP
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
    half = cell(look.width, 2)
    buttons: list[ft.Control] = [
        plain_button(look, "drop-change", say("Leave it as it is"), leave, expand=1, width=half),
        ft.Container(main_button(look, "apply-change", say("Correct it"), apply, ready=ready, width=half), expand=1),
    ]
    preview = preview_below(look, "set-up-preview", _lines(saved, called), low=pad.at is not None)
    bottom: list[ft.Control] = [ft.Row(buttons, spacing=GAP)]
    if pad.at:
        bottom.insert(0, TokenPad(look, pad.at, pad, choose))
    if look.large:
        body.append(preview)
    else:
        bottom.insert(0, preview)
    return view(look, say("Set-up of this game"), body, back=table, bottom=bottom)


def _lines(saved: Saved, called: SetupDraft) -> Sequence[str]:
    """What is changed and what that does so far, or why it can't be."""
    before, after = saved.game.setup, called.on(saved.game.setup)
    if not called.ready:
        return [missing_text(called)]
    if after == before:
        return [say("Choose what is to be otherwise: what that changes so far is shown here.")]
    return set_up_preview(saved.game, after, called.seats)
