"""Ethnos, as the shell knows it. What it names here is loaded when somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.ethnos.palette import kingdom_shape
from companion.ethnos.words.lists import short_text, summary_data, summary_text
from companion.ethnos.words.steps import step_text
from companion.shell.games import Game, Keys, Place, Screen, Switch
from companion.speech.language import mark
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND

if TYPE_CHECKING:
    from rules.ethnos.events import Event
    from rules.problems import Problem

MOST_PLAYERS: Final = 6
SCREENS: Final = "companion.ethnos.screens"


def _screen(module: str, name: str) -> Screen:
    return Screen(f"{SCREENS}.{module}", name)


def _problem_text(problem: Problem) -> str | None:
    from companion.ethnos.words.problems import known_text

    return known_text(problem)


def _owner(event: Event) -> int | None:
    """A band is of who plays it. Dragons, Ages and corrections are everybody's."""
    from rules.ethnos.events import BandPlayed

    return event.band.player if isinstance(event, BandPlayed) else None


def _example() -> dict[str, Any]:
    from companion.ethnos.example import example

    return example()


def _code_text(code: str) -> str:
    from companion.ethnos.words.story import code_text

    return code_text(code)


def _for_each_seat(name: str) -> tuple[str, ...]:
    return tuple(f"{name}-{seat}" for seat in range(MOST_PLAYERS))


GAME: Final = Game(
    name="ethnos",
    title="Ethnos",
    emblem=tuple(map(kingdom_shape, KINGDOMS)),
    new="/new",
    screens={
        "new": _screen("new_game", "NewGameScreen"),
        "score": _screen("score_age", "ScoreAgeScreen"),
        "score/result": _screen("score_result", "ScoreResultScreen"),
        "score/why/:question": _screen("why", "ScoreWhyScreen"),
        "rules": _screen("rules", "RulesScreen"),
        "rules/:topic": _screen("rules", "TopicScreen"),
    },
    table={
        "": _screen("table", "TableScreen"),
        "everybody": _screen("everybody", "EverybodyScreen"),
        "board": _screen("board", "BoardScreen"),
        "ledger": _screen("ledger", "LedgerScreen"),
        "why/:age/:question": _screen("why", "WhyScreen"),
        "age-end": _screen("age_end", "AgeEndScreen"),
        "reckoning/:age": _screen("reckoning", "ReckoningScreen"),
        "end": _screen("the_end", "TheEndScreen"),
        "story": _screen("story", "StoryScreen"),
        "change": _screen("change", "ChangeScreen"),
        "rebuild": _screen("rebuild", "RebuildScreen"),
        "rules": _screen("rules_change", "RulesChangeScreen"),
        "set-up": _screen("set_up", "SetUpScreen"),
        "score": _screen("score_age", "GameScoreScreen"),
    },
    to_begin=(Place("score-age", mark("Score one Age"), "/score", ft.Icons.CALCULATE),),
    to_read=(
        Place("rules", mark("Rules"), "/rules", ft.Icons.MENU_BOOK),
        Place("help", mark("Help"), "/rules/help", ft.Icons.HELP_OUTLINE),
    ),
    switches=(
        Switch(
            "confirm_every_band",
            mark("Confirm every band"),
            mark("Nothing is played before you have seen what it does."),
        ),
        Switch("show_projection", mark("Show the projection"), mark("What everybody would have if the Age ended now.")),
    ),
    keys=(
        Keys("1234567890", tuple(f"cards-{cards}" for cards in range(1, LARGEST_BAND + 1)), mark("Number of cards")),
        Keys("P", ("play",), mark("Play the band")),
        Keys("123456", _for_each_seat("band"), mark("A player plays a band")),
        Keys("123456", _for_each_seat("third-dragon"), mark("Who drew the third Dragon?")),
        Keys("U", ("undo",), mark("Undo")),
        Keys("D", ("dragon",), mark("Draw a Dragon")),
        Keys("L", ("ledger",), mark("Ledger")),
        Keys("M", ("menu",), mark("Menu")),
        Keys("R", ("reckon",), mark("Reckon the Age")),
        Keys("N", ("next-age",), mark("Begin the next Age")),
    ),
    summary_text=summary_text,
    short_text=short_text,
    summary_data=summary_data,
    step_text=step_text,
    problem_text=_problem_text,
    owner=_owner,
    example=_example,
    code_text=_code_text,
)
