from enum import StrEnum
from importlib import import_module

import flet as ft

from companion.shell.games import Screen, game_named, games, problem_text
from rules import registry
from rules.kinds import kind_named
from rules.problems import FileCode, Problem


class Unheard(StrEnum):
    OF = "unheard_of"


def test_every_game_of_the_registry_is_found_by_its_name() -> None:
    assert [game.name for game in games()] == list(registry.GAMES)
    for game in games():
        assert game_named(game.name) is game


def test_every_game_has_a_screen_to_set_it_up_on_and_a_table() -> None:
    for game in games():
        assert game.new.removeprefix("/") in game.screens
        assert "" in game.table


def test_every_game_is_the_same_for_rules_and_screens() -> None:
    for game in games():
        kind = kind_named(game.name)
        assert game.name == kind.name
        assert {switch.option for switch in game.switches} == set(kind.options)


def test_every_screen_that_is_named_is_there() -> None:
    for game in games():
        for screen in (*game.screens.values(), *game.table.values()):
            assert callable(getattr(import_module(screen.module), screen.name)), screen


def test_every_game_answers_every_command_that_reads_files() -> None:
    for game in games():
        assert game.reports().keys() >= {"score", "replay"}


def test_a_screen_is_loaded_when_it_is_shown() -> None:
    assert isinstance(Screen("flet", "Divider").show(), ft.Divider)


def test_a_problem_is_said_in_the_words_of_its_game() -> None:
    problem = Problem(FileCode.MISSING_FIELD, "age", None, "", {"field": "age"})
    assert problem_text(problem) == 'The field "age" is missing.'


def test_a_problem_that_no_game_knows_is_said_by_its_code() -> None:
    assert problem_text(Problem(Unheard.OF, "anywhere")) == "unheard_of"
