"""What a player buys that the app keeps: a Stronghold, and in The Monument the Monument."""

from functools import partial

import flet as ft

from companion.controls.buttons import plain_button
from companion.controls.frame import part
from companion.controls.sheet import sheet
from companion.controls.text import muted
from companion.look.theme import Look
from companion.rune_age.acting.recording import record
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import BuySheet
from companion.rune_age.words.table import button_label
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.components import STRONGHOLDS
from rules.rune_age.events import Bought
from rules.rune_age.play import can
from rules.rune_age.vocabulary import Purchase, Scenario


@part
def Buy(look: Look, saved: Saved) -> ft.Control:
    """Cards that go to a discard pile are nothing to the app."""
    window, setup, state = current_window(), saved.game.setup, saved.game.state
    if state.active is None:
        return sheet(look, say("Buy"), [muted(look, say("Nobody is on turn."))], window.close, close_id="cancel")
    player = setup.names[state.active]

    def buy(what: Purchase) -> None:
        if window.trail.sheet != BuySheet():  # it is bought: the tap was made before the phone had drawn that
            return
        record(window, saved.id, Bought(seat, what))
        window.close()

    def offered(what: Purchase, label: str) -> ft.Control:
        act = partial(buy, what) if can(setup, state, Bought(seat, what)) else None
        return plain_button(look, f"buy-{what}", label, act, spoken=button_label(label, usable=act is not None))

    seat = state.active
    held = state.strongholds[seat]
    stronghold = say("A Stronghold for 4 gold ({held} of {all} held)", held=held, all=STRONGHOLDS)
    hint = say("Units, neutral cards and gold go face up on the own discard pile; the app needn't know.")
    body = [muted(look, hint), offered(Purchase.STRONGHOLD, stronghold)]
    if setup.scenario is Scenario.MONUMENT:
        body.append(offered(Purchase.MONUMENT, say("The Monument, at the price on its card")))
    return sheet(look, say("{player} buys", player=player), body, window.close, close_id="cancel")
