"""Damage by anything but a fight: who, how much, done."""

import flet as ft

from companion.controls.buttons import main_button
from companion.controls.frame import part
from companion.controls.sheet import entry_sheet
from companion.look.theme import Look
from companion.rune_age.acting.following import follow
from companion.rune_age.acting.recording import record
from companion.rune_age.entering.damage import DamageDraft
from companion.rune_age.parts.damage import damage_rows
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import DamageSheet
from companion.shell.drafts import About
from companion.shell.hooks import use_draft
from companion.shell.window import current_window
from companion.speech.language import say


@part
def Damage(look: Look, saved: Saved) -> ft.Control:
    window, setup, state = current_window(), saved.game.setup, saved.game.state
    draft = use_draft(DamageDraft, About(saved.id, saved.revision, DamageSheet()))

    def done() -> None:
        event = draft.value.event()
        if event is None:
            window.tell(say("Choose a player, then the damage."))
            return
        after = record(window, saved.id, event)
        draft.clear()
        follow(window, after, len(saved.game.steps))

    def cancel() -> None:
        draft.clear()
        window.close()

    rows = damage_rows(look, setup, state, draft.value, draft.choose)
    foot = [main_button(look, "damage-done", say("Done"), done, ready=draft.value.event() is not None)]
    return entry_sheet(look, say("Damage"), [], rows, cancel, foot=foot, close_id="cancel")
