"""How things lie on the table, where the app has it otherwise: each tap counts at once, and is taken back as one."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.changing.correcting import corrected, no_correction
from companion.controls.buttons import main_button, plain_button, section
from companion.controls.fields import Fields
from companion.controls.frame import part
from companion.controls.named import Act
from companion.controls.sheet import sheet
from companion.controls.typed import Field, tidy
from companion.look.fitting import cell
from companion.look.theme import GAP, Look
from companion.rune_age.acting.correcting import Correcting, done, use_corrected
from companion.rune_age.cards import city_card
from companion.rune_age.entering.correction import NamesDraft
from companion.rune_age.parts.corrections import NameField, counts, event_count, holders, rewards, turns
from companion.rune_age.paths import rules_path, why_path
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EliminationSheet, PlayerSheet
from companion.rune_age.words.cards import facts_text
from companion.rune_age.words.terms import dice_text, race_name, strength_text
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_kept, use_stable
from companion.shell.window import current_window
from companion.speech.language import say
from rules.players import LONGEST_NAME
from rules.rune_age.events import Correction
from rules.rune_age.vocabulary import Scenario


@part
def OnePlayer(look: Look, saved: Saved, seat: int) -> ft.Control:
    """Damage, strongholds, rewards and, in Runewars, the rune."""
    window, setup, now = current_window(), saved.game.setup, use_corrected(saved)
    names = use_draft(NamesDraft, About(saved.id, place=PlayerSheet(seat)))
    fields, choose = use_kept(Fields()).current, use_stable(names.choose)
    rune = names.value.rune or Field(now.state.runes[seat] or "")

    def keep_rune() -> None:
        """What was typed, once somebody goes on to something else."""
        typed = names.value.rune
        if typed is None:
            return
        name = tidy(typed.text)
        if len(name) > LONGEST_NAME:
            window.tell(say("A name has 1 to {most} letters.", most=LONGEST_NAME))
            return
        now.put(lambda _: Correction(runes={seat: name or None}))

    def finish() -> None:
        keep_rune()
        names.clear()
        went_out = now.corrected and now.state.is_out(seat)
        done(window)
        if went_out:
            window.open(EliminationSheet(seat))

    left = use_stable(keep_rune)
    body: list[ft.Control] = [counts(look, setup, now.state, seat, now.put)]
    if not now.state.is_out(seat):
        if setup.scenario is Scenario.RUNEWARS:
            label = say("Name of the Dragon Rune")
            body.append(
                NameField.keyed(
                    "rune", look, f"rune-name-{seat}", label, rune, choose, NamesDraft.with_rune, left, fields
                )
            )
        body += rewards(look, now, seat, names.value.reward, choose, fields)
    hint = race_name(setup.players[seat].race)
    return _correctable(look, now, why_path(saved.id, f"damage-{seat}"), setup.names[seat], hint, body, finish)


@part
def OneCity(look: Look, saved: Saved, place: int) -> ft.Control:
    setup, now = saved.game.setup, use_corrected(saved)
    city = setup.cities[place]
    body = [section(look, say("Who holds it?")), *holders(look, setup, now.state, place, now.put)]
    return _correctable(look, now, why_path(saved.id, f"city-{place}"), city.name, facts_text(city_card(city)), body)


@part
def OneEnemy(look: Look, saved: Saved, name: str) -> ft.Control:
    """In play, or gone since the sheet was opened."""
    now = use_corrected(saved)
    enemy = now.state.enemy(name)
    if enemy is None:
        hint = say("It is out of play.")
        return _correctable(look, now, None, name, hint, [])
    place = now.state.enemies.index(enemy)
    others = tuple(other.name for other in now.state.enemies if other is not enemy)
    gone = partial(now.put, lambda _: Correction(enemies=others))
    away = say("It is no longer in play")
    body = [plain_button(look, f"enemy-gone-{place}", away, gone, icon=ft.Icons.CLOSE)]
    label = f"{strength_text(enemy.strength)}, {dice_text(enemy.dice)}"
    if enemy.reward:
        reward = say("Becomes a reward of whoever defeats it")
        label = f"{label}. {reward}"
    return _correctable(look, now, rules_path("R-E4"), name, label, body)


@part
def EventDeck(look: Look, saved: Saved) -> ft.Control:
    now, scenario = use_corrected(saved), saved.game.setup.scenario
    if scenario is Scenario.CATACLYSM:
        hint = say("All win when the first player should draw and no card is left.")
    else:
        hint = say("An empty deck is made anew of the discarded events of stage 2.")
    body = [event_count(look, now.state, now.put)]
    return _correctable(look, now, why_path(saved.id, "events-left"), say("Event deck"), hint, body)


@part
def Turn(look: Look, saved: Saved) -> ft.Control:
    now = use_corrected(saved)
    body = list(turns(look, saved.game.setup, now.state, now.put))
    hint = say("The first player stays first all game, and conducts the Event phase.")
    return _correctable(look, now, rules_path("R-T1"), say("Turns"), hint, body)


def _correctable(
    look: Look,
    now: Correcting,
    why: str | None,
    heading: str,
    hint: str,
    body: Sequence[ft.Control],
    finish: Act | None = None,
) -> ft.Control:
    """A sheet that ends with the question why and, once changed, what was corrected."""
    window = current_window()
    act = finish or partial(done, window)
    over = now.saved.game.state.over
    return sheet(
        look,
        heading,
        [] if over else body,
        act,
        hint=hint,
        foot=_foot(look, now, why, act),
        steady=True,
    )


def _foot(look: Look, now: Correcting, why: str | None, act: Act) -> list[ft.Control]:
    """What was corrected and the way to take it back, the question why, and to be done; of one height throughout."""
    window, saved = current_window(), now.saved
    asked: list[ft.Control] = []
    if why:
        ask = partial(window.look_up, why)
        button = plain_button(look, "why", say("Why?"), ask, icon=ft.Icons.HELP_OUTLINE, width=cell(look.width, 2))
        asked.append(ft.Container(button, expand=True))
    if saved.game.state.over:
        return [no_correction(look), *asked]
    finish = main_button(look, "save", say("Done"), act)
    return [
        corrected(look, saved, anything=now.corrected),
        ft.Row([*asked, ft.Container(finish, expand=True)], spacing=GAP),
    ]
