"""A player is out: what becomes of the cards (R-D3), and of the dragon rune (R-D5)."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.controls.buttons import card, choice, main_button
from companion.controls.frame import part
from companion.controls.named import Act, said, tappable
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.look.theme import GAP, Look
from companion.rune_age.acting.following import go_on
from companion.rune_age.acting.recording import record
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EliminationSheet
from companion.rune_age.words.elimination import checklist, eliminated_text, rune_of, rune_question
from companion.shell.hooks import use_value
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.events import Correction
from rules.rune_age.game import Game
from rules.rune_age.state import Eliminated
from rules.rune_age.vocabulary import Scenario


@part
def Elimination(look: Look, saved: Saved, seat: int) -> ft.Control:
    window, game = current_window(), saved.game
    out = next((each for each in game.state.eliminated if each.player == seat), None)
    ticked, tick = use_value(lambda: NOTHING_DONE)
    answered, answer = use_value(lambda: NOBODY)
    if out is None:
        gone = text(look, say("This entry isn't there any more."))
        return sheet(look, say("Out of the game"), [gone], window.close)
    close = partial(go_on, window, saved, EliminationSheet(seat))
    place = _place(game, out)
    before, after = game.state_before(place), game.steps[place].state
    words = eliminated_text(game.setup, out, after.damage[seat])
    body: list[ft.Control] = [said("eliminated", words, card(look, [text(look, words, 17)], edge=look.danger))]
    if game.setup.scenario is Scenario.RUNEWARS and out.by is not None and not game.state.over:
        body += _rune(look, saved, out, out.by, after.runes[out.by], partial(answer, out), kept=answered == out)
    body += [
        _line(look, number, line, partial(tick, ticked ^ {number}), done=number in ticked)
        for number, line in enumerate(checklist(game.setup, before, after, out))
    ]
    foot = [main_button(look, "go-on", say("Close"), close)]
    return sheet(look, say("Out of the game"), body, close, foot=foot, long=True)


NOTHING_DONE = frozenset[int]()
NOBODY: Eliminated | None = None


def _place(game: Game, out: Eliminated) -> int:
    """The event by which a player went out, this time."""
    places = range(len(game.steps) - 1, -1, -1)
    return next(place for place in places if out not in game.state_before(place).eliminated)


def _line(look: Look, place: int, words: str, act: Act, *, done: bool) -> ft.Control:
    icon = ft.Icons.CHECK_CIRCLE if done else ft.Icons.RADIO_BUTTON_UNCHECKED
    sign = ft.Icon(icon, size=22 * look.scale, color=look.gain if done else look.muted)
    row = ft.Row([ft.Container(text(look, words, 15), expand=True), sign], spacing=12)
    return tappable(look, f"checklist-{place}", words, row, act, chosen=done, padding=12)


def _rune(
    look: Look, saved: Saved, out: Eliminated, besieger: int, own: str | None, keep: Act, *, kept: bool
) -> Iterator[ft.Control]:
    """Which of the two runes the besieger keeps; the one that is taken is recorded, as it lies."""
    window, setup = current_window(), saved.game.setup
    taken, held = rune_of(setup, out), saved.game.state.runes[besieger]

    def hold(rune: str | None) -> None:
        if rune != held:
            record(window, saved.id, Correction(runes={besieger: rune}))
        keep()

    yield text(look, rune_question(setup, out, besieger), 15)
    yield ft.Row(
        [
            choice(
                look,
                "rune-keep",
                say("Keep: {rune}", rune=own) if own else say("Keep the own rune"),
                partial(hold, own),
                chosen=kept and held == own,
            ),
            choice(look, "rune-take", say("Take: {rune}", rune=taken), partial(hold, taken), chosen=held == taken),
        ],
        spacing=GAP,
    )
