"""A reckoning, from the first Kingdom to what everybody moves on the Glory track."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import flet as ft

from companion.controls.buttons import card, chip
from companion.controls.frame import part
from companion.controls.players import player_chip
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.boards import Board, boards_in
from companion.ethnos.palette import kingdom_colour
from companion.ethnos.parts.next_age import BeforeNextAge
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.tokens import glory_token
from companion.ethnos.parts.track import MovesTrack
from companion.ethnos.parts.why import card_button, number_button
from companion.ethnos.questions import about_board, question_id
from companion.ethnos.words.age_end import move_text, rules_text
from companion.ethnos.words.lines import short_text, unpaid_texts
from companion.ethnos.words.terms import glory_text, kingdom_name
from companion.ethnos.words.verdicts import first_player_text, outcome_text
from companion.look.fitting import shrunk
from companion.look.theme import GAP, Look
from companion.shell.drafts import About
from companion.shell.hooks import use_kept
from companion.shell.window import current_window
from companion.speech.language import mark, say
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.lines import BandLine, HordeLine, Line, RankedLine
from rules.ethnos.scoring.sums import Source, awards_from, glory_before
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

SECTIONS: Final = {
    "kingdoms": mark("Kingdoms"),
    "tribes": mark("Tribes"),
    "bands": mark("Bands"),
    "totals": mark("Totals"),
}
"""What each is called, by what it is found by."""
Ask = Callable[[str], Any]
"""Shows why, by the name of the number that is tapped."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The number that was tapped last."""

    question: str


@part
def Reckoning(look: Look, setup: Setup, report: AgeReport, why: str, *, leaders_known: bool = True) -> ft.Control:
    """The whole of it, with the names of its sections above to jump to; bands by their Leaders, where these are known.

    A tap on a number shows, under the path `why`, what decides it. On the way back that number is in sight again.
    """
    window, scroller = current_window(), use_kept(ft.Ref[ft.Column]()).current
    about = About(place=why)

    def ask(question: str) -> None:
        window.drafts.keep(Asked, Asked(question), about)
        window.look_up(f"{why}/{question}")

    def return_to_it() -> None:
        asked = window.drafts.drop(Asked, about)
        if asked and scroller.current:
            window.run(partial(scroller.current.scroll_to, scroll_key=asked.question))

    ft.use_effect(return_to_it, [])
    stretch = ft.CrossAxisAlignment.STRETCH
    lines = ft.Column(
        _sections(look, setup, report, ask, why, leaders_known),
        ref=scroller,
        spacing=GAP,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=stretch,
    )
    hint = muted(look, say("Tap a number to see why."), 12)
    return ft.Column(
        [_jumps(look, setup, scroller), hint, lines], spacing=GAP, expand=True, horizontal_alignment=stretch
    )


def _sections(look: Look, setup: Setup, report: AgeReport, ask: Ask, why: str, leaders_known: bool) -> list[ft.Control]:
    ranked = [line for line in report.reckoning.lines if isinstance(line, RankedLine)]
    tribes = [_tribe(look, setup, report, ask, board) for board in _paying(setup)]
    return [
        _heading(look, "kingdoms"),
        *_unpaid(look, [line for line in ranked if line.contest.kingdom is not None], report.age),
        *(_kingdom(look, setup, report, ask, kingdom) for kingdom in KINGDOMS),
        *([_heading(look, "tribes")] if tribes else []),
        *_unpaid(look, [line for line in ranked if line.contest.kingdom is None], report.age),
        *tribes,
        _heading(look, "bands"),
        *_bands(look, setup, report, ask, leaders_known),
        _heading(look, "totals"),
        _totals(look, setup, report, ask),
        _moves(look, setup, report),
        *_next_age(look, setup, report, ask, why),
        *_outcome(look, setup, report, ask),
    ]


def _unpaid(look: Look, lines: Sequence[RankedLine], age: int) -> list[ft.Control]:
    return [muted(look, words, 13) for words in unpaid_texts(lines, age)]


def _jumps(look: Look, setup: Setup, scroller: ft.Ref[ft.Column]) -> ft.Control:
    run = current_window().run

    def jump(section: str) -> None:
        if scroller.current:
            run(partial(scroller.current.scroll_to, scroll_key=section, duration=250))

    wanted = {section: say(name) for section, name in SECTIONS.items() if section != "tribes" or _paying(setup)}
    buttons = [
        # Translators: {section} is the heading of a part of the page, such as "Totals"
        chip(look, f"go-{section}", name, partial(jump, section), spoken=say("Go to: {section}", section=name))
        for section, name in wanted.items()
    ]
    return ft.Row(buttons, spacing=6, run_spacing=6, wrap=True)


def _paying(setup: Setup) -> list[Board]:
    return [board for board in boards_in(setup) if board.source]


def _heading(look: Look, section: str) -> ft.Control:
    words = ft.Container(strong(look, say(SECTIONS[section]), 17), padding=ft.Padding(top=GAP))
    return ft.Container(ft.Semantics(header=True, content=words), key=ft.ScrollKey(section))  # type: ignore[call-arg]


def _kingdom(look: Look, setup: Setup, report: AgeReport, ask: Ask, kingdom: Kingdom) -> ft.Control:
    name, lines = kingdom_name(kingdom), _ranked(report, kingdom)
    head = [
        kingdom_symbol(look, kingdom, 20),
        ft.Container(strong(look, name, 17), expand=True),
        *_tokens(look, setup.tokens[kingdom], range(report.age)),
    ]
    rows = [
        _ranked_row(look, setup, report, ask, line, question_id(Question(Subject.KINGDOM, line.player, kingdom)), name)
        for line in lines
    ]
    return _board(look, setup, head, rows, lines, say("Nobody has a marker here."), edge=kingdom_colour(look, kingdom))


def _tribe(look: Look, setup: Setup, report: AgeReport, ask: Ask, board: Board) -> ft.Control:
    name, lines = say(board.name), [line for line in report.reckoning.lines if line.source == board.source]
    head = _tribe_head(look, board.icon, name, board.printed(setup.components), board.paid(report.age))
    rows = [_paid_row(look, setup, report, ask, line, board) for line in lines]
    return _board(look, setup, head, rows, lines, say(board.nobody))


def _paid_row(look: Look, setup: Setup, report: AgeReport, ask: Ask, line: Line, board: Board) -> ft.Control:
    identifier, what = question_id(about_board(board.tribe, line.player)), say(board.award)
    if isinstance(line, RankedLine):
        return _ranked_row(look, setup, report, ask, line, identifier, what)
    return _row(look, setup, report, ask, line, identifier, what)


def _tribe_head(
    look: Look, icon: ft.IconData, name: str, values: Sequence[int] = (), in_play: Container[int] = ()
) -> list[ft.Control]:
    return [
        ft.Icon(icon, size=20 * look.scale, color=look.muted),
        ft.Container(strong(look, name, 17), expand=True),
        *_tokens(look, values, in_play),
    ]


def _tokens(look: Look, values: Sequence[int], in_play: Container[int]) -> list[ft.Control]:
    """Tokens, or values printed on a board: those that can be paid in this Age are filled."""
    return [glory_token(look, value, in_play=place in in_play, size=24) for place, value in enumerate(values)]


def _board(
    look: Look,
    setup: Setup,
    head: list[ft.Control],
    rows: Sequence[ft.Control],
    lines: Sequence[Line],
    nobody: str,
    *,
    edge: str | None = None,
) -> ft.Control:
    """A Kingdom, or what belongs to a Tribe: who is paid, and by which rules."""
    foot = [_rules(look, setup, lines)] if lines else [muted(look, nobody, 14)]
    heads = [head[:2], head[2:]] if look.large else [head]
    return card(look, [*(ft.Row(part, spacing=6, wrap=False) for part in heads if part), *rows, *foot], edge=edge)


def _ranked(report: AgeReport, kingdom: Kingdom | None) -> list[RankedLine]:
    lines = report.reckoning.lines
    return [line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is kingdom]


def _ranked_row(
    look: Look, setup: Setup, report: AgeReport, ask: Ask, line: RankedLine, identifier: str, board: str
) -> ft.Control:
    place = ft.Container(text(look, str(line.place), 16, weight=BOLD, color=look.muted), width=16 * look.scale)
    return _row(look, setup, report, ask, line, identifier, board, place)


def _row(
    look: Look, setup: Setup, report: AgeReport, ask: Ask, line: Line, identifier: str, board: str, *before: ft.Control
) -> ft.Control:
    """A line: who, why, and how much."""
    name = setup.names[line.player]
    words: list[ft.Control] = [_name(look, name), muted(look, short_text(line, setup.names, report.age), 13)]
    award = _award(look, identifier, f"{name}, {board}: {glory_text(line.glory)}", line.glory, ask)
    return _who(look, setup, line.player, words, award, identifier, *before)


def _name(look: Look, name: str) -> ft.Control:
    return strong(look, name, shrunk(15, name, (look.width - EDGES) / look.scale, least=0.55) if look.large else 15)


def _who(
    look: Look,
    setup: Setup,
    seat: int,
    words: Sequence[ft.Control],
    number: ft.Control,
    identifier: str,
    *before: ft.Control,
) -> ft.Control:
    """A player, words and a number; large words have a place below that is as wide as the card."""
    key = ft.ScrollKey(identifier)  # type: ignore[call-arg]
    who = [*before, player_chip(look, setup, seat, 28)]
    if look.large:
        top = ft.Row([*who, ft.Container(expand=True), number], spacing=GAP)
        return ft.Column([top, *words], spacing=0, tight=True, key=key)
    return ft.Row([*who, ft.Column([*words], spacing=0, tight=True, expand=True), number], spacing=GAP, key=key)


def _award(look: Look, identifier: str, label: str, glory: int, ask: Ask) -> ft.Control:
    return number_button(
        look, identifier, label, _gain(look, glory, 20), partial(ask, identifier), width=AWARD * look.scale
    )


def _gain(look: Look, glory: int, size: float) -> ft.Control:
    return text(look, f"+{glory}" if glory else "0", size, weight=BOLD, color=look.gain if glory else look.muted)


def _rules(look: Look, setup: Setup, lines: Sequence[Line]) -> ft.Control:
    """The rules that decide, in small print."""
    words = muted(look, rules_text(lines, setup.edition), 12)
    row: list[ft.Control] = [
        ft.Icon(ft.Icons.GAVEL, size=16 * look.scale, color=look.muted),
        ft.Container(words, expand=True),
    ]
    return ft.Column([ft.Divider(height=1, color=look.outline), ft.Row(row, spacing=GAP)], spacing=GAP, tight=True)


def _bands(look: Look, setup: Setup, report: AgeReport, ask: Ask, leaders_known: bool) -> list[ft.Control]:
    lines = [line for line in report.reckoning.lines if isinstance(line, BandLine)]
    if not lines:
        return [card(look, [muted(look, say("No bands were played."), 14)])]
    awards = awards_from(lines, Source.BANDS)
    bands: dict[int, list[tuple[str, int]]] = {seat: [] for seat in sorted(awards)}
    for line in lines:
        words = short_text(line, setup.names, report.age, leaders_known=leaders_known)
        bands[line.player].append((words, line.glory))
    cards = [card(look, _player_bands(look, setup, ask, seat, awards[seat], own)) for seat, own in bands.items()]
    return [*cards, ft.Container(_rules(look, setup, lines), padding=ft.Padding.symmetric(horizontal=12))]


def _player_bands(
    look: Look, setup: Setup, ask: Ask, seat: int, award: int, bands: Sequence[tuple[str, int]]
) -> list[ft.Control]:
    """What each of a player's bands is, and is worth."""
    name, identifier = setup.names[seat], question_id(Question(Subject.BANDS, seat))
    # Translators: {award} is "4 Glory", the sum of what the player's bands are worth
    label = say("{player}, bands: {award}", player=name, award=glory_text(award))
    head = _who(look, setup, seat, [_name(look, name)], _award(look, identifier, label, award, ask), identifier)
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(muted(look, words, 13), expand=True),
                muted(look, str(glory), 13),
            ],
            spacing=GAP,
        )
        for words, glory in bands
    ]
    return [head, ft.Column(rows, spacing=2, tight=True)]


def _totals(look: Look, setup: Setup, report: AgeReport, ask: Ask) -> ft.Control:
    """What everybody moves on the Glory track."""
    reckoned = report.reckoning
    before = glory_before(reckoned)
    rows = []
    for seat, name in enumerate(setup.names):
        had, earned, now = before[seat], reckoned.earned[seat], reckoned.glory[seat]
        words: list[ft.Control] = [_name(look, name), muted(look, move_text(had, now), 13)]
        numbers = ft.Row([_gain(look, earned, 16), strong(look, str(now), 26)], spacing=12, tight=True)
        identifier = question_id(Question(Subject.TOTAL, seat))
        label = f"{name}: {glory_text(now)} ({had} + {earned})"
        total = number_button(look, identifier, label, numbers, partial(ask, identifier))
        rows.append(_who(look, setup, seat, words, total, identifier))
    return card(look, rows)


def _moves(look: Look, setup: Setup, report: AgeReport) -> ft.Control:
    """The same on the track itself."""
    before = glory_before(report.reckoning)
    had = tuple(before[seat] for seat in setup.seats)
    return MovesTrack.keyed("moves", look, setup, had, tuple(report.reckoning.glory), look.width)


def _next_age(look: Look, setup: Setup, report: AgeReport, ask: Ask, why: str) -> list[ft.Control]:
    """Who begins the next Age and why, and what it needs at the table."""
    if report.next_first is None:
        return []
    age = report.age + 1
    words = first_player_text(report.next_first, report.reckoning.glory, setup.names, age)
    first = ft.Row(
        [ft.Icon(ft.Icons.PLAY_CIRCLE_OUTLINE, size=24 * look.scale, color=look.gain), _filling(text(look, words))]
    )
    emptied = [setup.names[line.player] for line in report.reckoning.lines if isinstance(line, HordeLine)]
    return [
        _verdict(look, question_id(Question(Subject.FIRST)), words, first, ask),
        BeforeNextAge.keyed("before", look, setup, age, tuple(emptied), why),
    ]


def _outcome(look: Look, setup: Setup, report: AgeReport, ask: Ask) -> list[ft.Control]:
    if report.outcome is None:
        return []
    words = outcome_text(report.outcome, report.reckoning.glory, setup.names)
    row = ft.Row(
        [ft.Icon(ft.Icons.EMOJI_EVENTS, size=28 * look.scale, color=look.gain), _filling(strong(look, words, 16))]
    )
    return [_verdict(look, question_id(Question(Subject.WINNER)), words, row, ask)]


def _verdict(look: Look, identifier: str, words: str, row: ft.Control, ask: Ask) -> ft.Control:
    """Who begins or wins."""
    shown = card_button(look, identifier, words, card(look, [row], edge=look.accent.fill), partial(ask, identifier))
    return ft.Container(shown, key=ft.ScrollKey(identifier))  # type: ignore[call-arg]


def _filling(content: ft.Control) -> ft.Control:
    return ft.Container(content, expand=True)


AWARD = 56
EDGES = 2 * 12 + 5
"""Of a card."""
"""The width that an award of two digits needs."""
