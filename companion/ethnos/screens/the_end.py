"""The end of a game: who won and by what, where everybody's Glory comes from, and what to do next."""

from collections.abc import Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card, plain_button
from companion.controls.frame import screen
from companion.controls.named import said
from companion.controls.players import player_chip
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.boards import boards_in
from companion.ethnos.entering.new_game import SetupDraft, draft_for
from companion.ethnos.parts.story import story
from companion.ethnos.parts.why import ask, card_button
from companion.ethnos.questions import question_id
from companion.ethnos.saved import Saved
from companion.ethnos.words.age_end import rule_text
from companion.ethnos.words.terms import AGES, glory_text
from companion.ethnos.words.the_end import SOURCES, row_text, unfinished_text
from companion.ethnos.words.verdicts import outcome_text
from companion.look.theme import GAP, Look
from companion.results.ending import end_view
from companion.shell.hooks import use_game, use_look
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.phrases import figure
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.scoring.sums import AgeGlory, Source, glory_by_age
from rules.ethnos.scoring.winner import Standing, standings
from rules.ethnos.setup import Setup
from rules.ethnos.state import State


@screen
def TheEndScreen() -> ft.View:
    look, saved = use_look(), use_game(ft.use_route_params()["id"])
    setup, state = saved.game.setup, saved.game.state
    placed = standings(state.table.glory, state.outcome.winners if state.outcome else ())
    result = _result(look, saved.id, setup, state) if state.over else _unfinished(look, saved, placed)
    totals = Question(Subject.GLORY, placed[0].player)
    body = [
        result,
        card(look, [_placed(look, saved.id, setup, state, standing) for standing in placed]),
        ft.Semantics(header=True, content=strong(look, say("Where the Glory comes from"), 17)),
        card(look, [_table(look, setup, state)]),
        *story(look, saved),
        plain_button(look, "why-totals", say("Why these totals?"), partial(ask, saved.id, totals), icon=ASK),
    ]
    return end_view(look, saved, body, partial(_rematch, saved))


def _result(look: Look, id: str, setup: Setup, state: State) -> ft.Control:
    """The whole result in words, and the rule that decided it."""
    if state.outcome is None:
        return ft.Container()
    words = outcome_text(state.outcome, state.table.glory, setup.names)
    rule = muted(look, rule_text(state.outcome.rule, setup.edition), 12)
    cup: list[ft.Control] = [ft.Icon(ft.Icons.EMOJI_EVENTS, size=44 * look.scale, color=look.gain)]
    column = ft.Column([strong(look, words, 18), rule], spacing=4, tight=True, expand=True)
    row = ft.Row([*([] if look.large else cup), column], spacing=12)
    question = Question(Subject.WINNER)
    shown = card(look, [row], edge=look.accent.fill)
    return card_button(look, question_id(question), words, shown, partial(ask, id, question))


def _unfinished(look: Look, saved: Saved, placed: Sequence[Standing]) -> ft.Control:
    state, names = saved.game.state, saved.game.setup.names
    words = unfinished_text(state, placed, names, stopped=saved.finished is not None)
    row = ft.Row(
        [ft.Icon(ft.Icons.HOURGLASS_TOP, size=32 * look.scale, color=look.muted), _filling(text(look, words, 16))]
    )
    return said("unfinished", words, card(look, [row]))


def _placed(look: Look, id: str, setup: Setup, state: State, standing: Standing) -> ft.Control:
    seat = standing.player
    name, glory = setup.names[seat], state.table.glory[seat]
    won = state.outcome is not None and seat in state.outcome.winners
    called = text(look, name, 16, weight=BOLD if won else None)
    row: list[ft.Control] = [
        ft.Container(text(look, str(standing.place), 18, weight=BOLD, color=look.muted), width=20 * look.scale),
        player_chip(look, setup, seat, 30),
        ft.Container(expand=True) if look.large else _filling(called),
        strong(look, str(glory), 24, color=look.gain) if won else strong(look, str(glory), 24),
    ]
    if won:
        row.insert(3, ft.Icon(ft.Icons.EMOJI_EVENTS, size=24 * look.scale, color=look.gain))
    lines: list[ft.Control] = [ft.Row(row, spacing=GAP), *([called] if look.large else [])]
    identifier, label = f"place-{seat}", f"{standing.place}: {name}, {glory_text(glory)}"
    if won:
        # Translators: {glory} is "34 Glory"
        label = say("Winner: {player}, {glory}", player=name, glory=glory_text(glory))
        identifier = f"winner-{seat}"
    shown = ft.Container(ft.Column(lines, spacing=0, tight=True), padding=ft.Padding.symmetric(vertical=8))
    return card_button(look, identifier, label, shown, partial(ask, id, Question(Subject.GLORY, seat)))


def _table(look: Look, setup: Setup, state: State) -> ft.Control:
    """Glory by Age and source, the players above each Age; every column adds up to its last row. With large text it
    moves sideways."""
    rows: list[ft.Control] = []
    for age in glory_by_age(state):
        players = _cells(look, ft.Container(), [player_chip(look, setup, seat, 24) for seat in setup.seats])
        rows += [players, *_age(look, setup, age), ft.Container(height=GAP // 2)]
    rows.append(ft.Divider(height=9, color=look.outline))
    rows.append(_row(look, setup, say("Total"), state.table.glory, "glory-total", bold=True))
    if look.scale <= FITTING:
        return ft.Column(rows, spacing=6, tight=True)
    width = (LABEL + CELL * len(setup.players)) * look.scale
    return ft.Row([ft.Column(rows, spacing=6, tight=True, width=width)], scroll=ft.ScrollMode.AUTO)


def _age(look: Look, setup: Setup, age: AgeGlory) -> Iterator[ft.Control]:
    heading = say("Age {age}", age=AGES[age.age - 1])
    yield _row(look, setup, heading, age.total, f"glory-{age.age}", bold=True)
    paying = [board.source for board in boards_in(setup)]
    for source, row in age.gains.items():
        if any(row) or source in ALWAYS or source in paying:
            yield _row(look, setup, say(SOURCES[source]), row, f"glory-{age.age}-{source}")


def _row(look: Look, setup: Setup, name: str, row: Sequence[int], identifier: str, *, bold: bool = False) -> ft.Control:
    style = {"color": look.text if bold else look.muted, "weight": BOLD if bold else None}
    cells = [text(look, figure(value), 14, **style) for value in row]
    shown = _cells(look, text(look, name, 14, **style), cells)
    return said(identifier, row_text(name, setup.names, row), shown)


def _cells(look: Look, label: ft.Control, cells: Sequence[ft.Control]) -> ft.Control:
    """A row of the table: equal cells after the label."""
    right = ft.Alignment.CENTER_RIGHT
    boxes = [ft.Container(cell, expand=True, alignment=right) for cell in cells]
    return ft.Row([ft.Container(label, width=LABEL * look.scale), *boxes], spacing=0)


def _rematch(saved: Saved) -> None:
    window = current_window()
    window.drafts.keep(SetupDraft, draft_for(saved.game.setup.players))
    window.go("/new")


def _filling(content: ft.Control) -> ft.Control:
    return ft.Container(content, expand=True)


ASK = ft.Icons.HELP_OUTLINE
LABEL, CELL = 88, 36
FITTING = 1.15
"""Up to this text size six columns fit on a narrow phone."""
ALWAYS = (Source.KINGDOMS, Source.BANDS)
