"""What can be done now, by the thumb: in a turn to fight, buy, damage and end it; in the Event phase to draw."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.controls.buttons import CENTRE, ELLIPSIS, chip, main_button, rows_of
from companion.controls.frame import part
from companion.controls.named import Act, said, tappable
from companion.controls.text import muted, text
from companion.look.theme import GAP, Look
from companion.rune_age.acting.following import follow
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import (
    BuySheet,
    DamageSheet,
    EventSheet,
    FightSheet,
    NewDeckSheet,
    StrengthsSheet,
)
from companion.rune_age.words.table import button_label
from companion.shell.hooks import use_selected
from companion.shell.paths import game_path
from companion.shell.window import Opening, Window, current_window, go
from companion.speech.language import say
from rules.rune_age.codes import Code
from rules.rune_age.events import PhaseEnded, TurnEnded
from rules.rune_age.play import verify
from rules.rune_age.upcoming import Do, Upcoming, upcoming
from rules.rune_age.vocabulary import Scenario


class Situation(NamedTuple):
    """What there is to do, and with what."""

    next: Upcoming
    name: str
    """Of whoever is to act."""
    events_left: int
    scenario: Scenario


class Action(NamedTuple):
    identifier: str
    label: str
    icon: ft.IconData
    act: Act | None


@part
def Actions(look: Look, id: str) -> ft.Control:
    now = use_selected(id, _situation)
    match now.next.do:
        case Do.NOTHING:
            see = partial(go, game_path(id, "end"))
            return main_button(look, "see-the-end", say("The game is over: see the end"), see)
        case Do.DEFEND:
            defend = Action("fight", say("{player} defends", player=now.name), ft.Icons.SHIELD, Opening(FightSheet()))
            return _row(look, [defend, _damage()])
        case Do.TURN:
            return _row(look, [*_of_the_turn(id)])
        case _:
            return _events(look, id, now)


def _situation(saved: Saved) -> Situation:
    setup, state = saved.game.setup, saved.game.state
    next = upcoming(state)
    name = "" if next.player is None else setup.names[next.player]
    return Situation(next, name, state.events_left, setup.scenario)


def _of_the_turn(id: str) -> Iterator[Action]:
    yield Action("fight", say("Fight"), ft.Icons.GAVEL, Opening(FightSheet()))
    yield Action("buy", say("Buy"), ft.Icons.SHOPPING_CART, Opening(BuySheet()))
    yield _damage()
    yield Action("end-turn", say("End turn"), ft.Icons.SKIP_NEXT, partial(end, id, TurnEnded()))


def _events(look: Look, id: str, now: Situation) -> ft.Control:
    """Enemies whose start effect happens now stand above what can be done."""
    drawn, empty = now.next.do is Do.PHASE_END, not now.events_left
    finish = partial(end, id, PhaseEnded())
    renewed = now.scenario is not Scenario.CATACLYSM
    actions = [
        Action("draw-event", say("Draw event"), ft.Icons.STYLE, None if empty else Opening(EventSheet())),
        Action("no-card", say("No card left"), ft.Icons.LAYERS_CLEAR, finish if empty and not drawn else None),
        Action(
            "new-deck",
            say("New deck"),
            ft.Icons.AUTORENEW,
            Opening(NewDeckSheet()) if empty and renewed else None,
        ),
        Action("end-phase", say("End phase"), ft.Icons.SKIP_NEXT, finish if drawn else None),
    ]
    damage = _damage()
    sign = ft.Icon(damage.icon, size=18 * look.scale, color=look.text)
    button = chip(look, damage.identifier, damage.label, damage.act, symbol=sign)
    above = [ft.Container(_before(look, now), expand=not look.large), button]
    together = ft.Column(above, spacing=GAP, tight=True) if look.large else ft.Row(above, spacing=GAP)
    return ft.Column([together, _row(look, actions)], spacing=GAP, tight=True)


def _before(look: Look, now: Situation) -> ft.Control:
    """What comes first in this phase (R-E2), or whose it is."""
    if now.next.start_effects:
        words = say("First, at the start of the phase: {enemies}", enemies=", ".join(now.next.start_effects))
        return said("start-effects", words, text(look, words, 14, max_lines=3, overflow=ELLIPSIS))
    return muted(look, say("Event phase: {player}", player=now.name), 13, max_lines=2, overflow=ELLIPSIS)


def _damage() -> Action:
    return Action("damage", say("Damage"), ft.Icons.HEART_BROKEN, Opening(DamageSheet()))


def end(id: str, event: TurnEnded | PhaseEnded) -> None:
    """Ends a turn or the Event phase; where Monuments decide, the strengths are asked for first (R-V4)."""
    window = current_window()
    game = window.desk.game(id).game
    problems = verify(game.setup, game.state, event)
    if any(problem.code == Code.MISSING_STRENGTHS for problem in problems):
        window.open(StrengthsSheet())
    else:
        window.once("end", lambda: _ended(window, id, event))


def _ended(window: Window, id: str, event: TurnEnded | PhaseEnded) -> None:
    before = len(window.desk.game(id).game.steps)
    after = window.desk.play(id, (event,))
    window.services.buzz()
    follow(window, after, before)


def _row(look: Look, actions: list[Action]) -> ft.Control:
    return rows_of([_button(look, action) for action in actions], 2 if look.large else len(actions))


def _button(look: Look, action: Action) -> ft.Control:
    colour = look.text if action.act else look.muted
    words = text(look, action.label, 12.5, color=colour, text_align=CENTRE)
    icon = ft.Icon(action.icon, size=22 * look.scale, color=colour if action.act else look.outline)
    middle = ft.CrossAxisAlignment.CENTER
    shown = ft.Column([icon, words], spacing=2, tight=True, horizontal_alignment=middle)
    padding = ft.Padding.symmetric(vertical=7, horizontal=2)
    label = button_label(action.label, usable=action.act is not None)
    return tappable(look, action.identifier, label, shown, action.act, expand=True, padding=padding)
