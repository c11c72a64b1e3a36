"""A set-up that was typed wrong, put right later: names of players, and what is printed on cities and Objective."""

import flet as ft

from companion.changing.preview import preview_below, preview_view
from companion.controls.buttons import main_button, section
from companion.controls.fields import Fields
from companion.controls.frame import screen
from companion.controls.seats import name_field
from companion.rune_age.acting.changes import propose_set_up
from companion.rune_age.entering.new_game import SetupDraft, draft_of
from companion.rune_age.parts.cities import CityRow, ObjectiveRow, city_heads
from companion.rune_age.words.set_up_change import set_up_changes
from companion.rune_age.words.setting_up import missing_text
from companion.shell.drafts import About, entering
from companion.shell.hooks import use_draft, use_game, use_kept, use_look, use_stable
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say


@screen
def SetUpChangeScreen() -> ft.View:
    look, window = use_look(), current_window()
    saved = use_game(ft.use_route_params()["id"])
    before = saved.game.setup
    entered = use_draft(SetupDraft, About(saved.id, saved.revision), lambda: draft_of(before))
    draft, choose, fields = entered.value, use_stable(entered.choose), use_kept(Fields()).current
    setup = draft.setup()

    def apply() -> None:
        after = entered.value.setup()
        if after is not None and after != before:
            propose_set_up(window, saved, after)

    names = [
        name_field(look, seat, draft.names[seat].text, entering(choose, SetupDraft.with_name, seat), fields)
        for seat in before.seats
    ]
    body: list[ft.Control] = [section(look, say("Players")), *(ft.Row([name]) for name in names)]
    if before.objective:
        body.append(ObjectiveRow(look, *draft.objective, choose))
    body.append(section(look, say("Cities, as printed")))
    body.append(city_heads(look))
    body += [
        CityRow.keyed(f"city {place}", look, place, draft.cities[place], choose, fields)
        for place in range(len(before.cities))
    ]
    if setup is None:
        words = missing_text(draft)
    elif setup == before:
        words = say("Type what is to be otherwise.")
    else:
        words = ". ".join(set_up_changes(before, setup)) + "."
    ready = setup is not None and setup != before
    preview = preview_below(look, "set-up-preview", [words])
    button = main_button(look, "apply-set-up", say("Correct the set-up"), apply, ready=ready)
    return preview_view(look, say("Set-up of this game"), body, preview, [button], game_path(saved.id, "set-up"))
