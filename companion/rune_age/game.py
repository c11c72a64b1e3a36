"""Rune Age, as the shell knows it. What it names here is loaded when somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.rune_age.palette import race_shape
from companion.rune_age.paths import CARDS, NEW, RULES, SCORE, SCORE_RESULT, SCORE_WHY
from companion.rune_age.words.lists import short_text, summary_data, summary_text
from companion.rune_age.words.steps import step_text
from companion.shell.games import Game, Keys, Place, Screen
from companion.speech.language import mark
from rules.rune_age.vocabulary import Race

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.problems import Problem
    from rules.rune_age.events import Event
    from storage.values import Card

SCREENS: Final = "companion.rune_age.screens"


def _screen(module: str, name: str) -> Screen:
    return Screen(f"{SCREENS}.{module}", name)


def _problem_text(problem: Problem) -> str | None:
    from companion.rune_age.words.problems import known_text

    return known_text(problem)


def _owner(event: Event) -> int | None:
    """Fights and purchases are of whoever makes them. Turns, events, damage and corrections are everybody's."""
    from rules.rune_age.events import BattleFought, Bought, SiegeFought

    return event.player if isinstance(event, (BattleFought, Bought, SiegeFought)) else None


def _cards(before: Any, game: Any) -> Sequence[Card]:
    from companion.rune_age.cards import cards_in

    return cards_in(before, game)


def _example() -> dict[str, Any]:
    from companion.rune_age.example import example

    return example()


def _code_text(code: str) -> str:
    from companion.rune_age.words.story import code_text

    return code_text(code)


GAME: Final = Game(
    name="rune_age",
    title="Rune Age",
    emblem=tuple(map(race_shape, Race)),
    new=NEW,
    screens={
        NEW.removeprefix("/"): _screen("new_game", "NewGameScreen"),
        SCORE.removeprefix("/"): _screen("score_fight", "ScoreFightScreen"),
        SCORE_RESULT.removeprefix("/"): _screen("score_result", "ScoreResultScreen"),
        SCORE_WHY.removeprefix("/"): _screen("score_result", "ScoreWhyScreen"),
        RULES.removeprefix("/"): _screen("rules", "RulesScreen"),
        CARDS.removeprefix("/"): _screen("card_book", "CardBookScreen"),
        f"{RULES.removeprefix('/')}/:topic": _screen("rules", "TopicScreen"),
    },
    table={
        "": _screen("table", "TableScreen"),
        "why/:question": _screen("why", "WhyScreen"),
        "set-up": _screen("set_up", "SetUpScreen"),
        "correct-set-up": _screen("set_up_change", "SetUpChangeScreen"),
        "ledger": _screen("ledger", "LedgerScreen"),
        "change": _screen("change", "ChangeScreen"),
        "rules": _screen("rules_change", "RulesChangeScreen"),
        "everybody": _screen("everybody", "EverybodyScreen"),
        "board": _screen("board", "BoardScreen"),
        "rebuild": _screen("rebuild", "RebuildScreen"),
        "end": _screen("the_end", "TheEndScreen"),
        "story": _screen("story", "StoryScreen"),
    },
    to_begin=(Place("score-fight", mark("Score one fight"), SCORE, ft.Icons.CALCULATE),),
    to_read=(
        Place("rune-age-rules", mark("Rules"), RULES, ft.Icons.MENU_BOOK),
        Place("card-book", mark("Card book"), CARDS, ft.Icons.COLLECTIONS_BOOKMARK),
    ),
    keys=(
        Keys("0123456789", tuple(f"pad-{digit}" for digit in range(10)), mark("A figure")),
        Keys("F", ("fight",), mark("Fight")),
        Keys("B", ("buy",), mark("Buy")),
        Keys("D", ("damage",), mark("Damage")),
        Keys("E", ("end-turn",), mark("End turn")),
        Keys("V", ("draw-event",), mark("Draw event")),
        Keys("P", ("end-phase",), mark("End phase")),
        Keys("U", ("undo",), mark("Undo")),
        Keys("L", ("ledger",), mark("Ledger")),
        Keys("M", ("menu",), mark("Menu")),
    ),
    summary_text=summary_text,
    short_text=short_text,
    summary_data=summary_data,
    step_text=step_text,
    problem_text=_problem_text,
    owner=_owner,
    cards=_cards,
    example=_example,
    code_text=_code_text,
)
