"""How a game went: damage over the rounds, fights won and lost, and the time that everybody took."""

from collections.abc import Iterator

import flet as ft

from companion.controls.buttons import card
from companion.controls.charts import Bar, Bars, Line, bar_chart, line_chart
from companion.controls.named import said
from companion.controls.text import strong, text
from companion.look.theme import Look
from companion.rune_age.palette import race_colour
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.words.story import CODES, fights_text, race_text
from companion.speech.language import say
from companion.speech.phrases import clock_text
from rules.rune_age.figures import LOST, WON, damage_over_rounds, fights, time_taken


def story(look: Look, saved: Saved) -> Iterator[ft.Control]:
    """What there is of it: a game without events has none."""
    game, setup = saved.game, saved.game.setup
    if not game.steps:
        return
    rounds, fought, taken = damage_over_rounds(game), fights(game), time_taken(game)
    lines = [
        Line(
            player.name,
            race_colour(look, player.race),
            look.outline,
            race_sign(look, player.race, 18),
            [damage[seat] for damage in rounds],
        )
        for seat, player in enumerate(setup.players)
    ]
    yield _heading(look, say("Damage over the rounds"))
    yield card(look, [line_chart(look, "race", race_text(setup.names, rounds), lines, ())])
    if game.state.fights:
        yield _heading(look, say("Fights won and lost"))
        bars = [
            Bars(player.name, race_sign(look, player.race, 18), [Bar("", each)])
            for player, each in zip(setup.players, fought, strict=True)
        ]
        parts = [say(CODES[WON]), say(CODES[LOST])]
        yield card(look, [bar_chart(look, "sources", fights_text(setup.names, fought), parts, bars)])
    if taken.seconds:
        words = clock_text(setup.names, taken.seconds, taken.by_seat)
        yield said("clock", words, card(look, [text(look, words, 14)]))


def _heading(look: Look, words: str) -> ft.Control:
    return ft.Semantics(header=True, content=strong(look, words, 17))
