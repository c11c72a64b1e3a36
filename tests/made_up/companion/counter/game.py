"""Counting, as the shell knows it."""

from collections.abc import Sequence
from typing import Final

from companion.look.shapes import Shape
from companion.shell.games import Game, Screen, Switch
from rules.kinds import Code
from rules.problems import Problem
from storage.values import Summary


def summary_text(summary: Summary) -> str:
    return f"Counted to {summary.stage['counted']}"


def step_text(step: Code, names: Sequence[str]) -> str:
    return "End" if step["kind"] == "end" else f"Count {step['by']}"


def _problem_text(problem: Problem) -> str | None:
    sentences = {"too_far": "Nobody counts by {by}.", "game_over": "The counting is over."}
    return sentences[problem.code].format(**problem.facts) if problem.code in sentences else None


GAME: Final = Game(
    name="counter",
    title="Counting",
    emblem=(Shape((), "#FFFFFF", "#000000"),),
    new="/counter",
    screens={"counter": Screen("companion.counter.screens", "NewCountScreen")},
    table={
        "": Screen("companion.counter.screens", "CountScreen"),
        "end": Screen("companion.counter.screens", "CountScreen"),
    },
    switches=(Switch("loud", "Count aloud", "For those across the table."),),
    summary_text=summary_text,
    short_text=summary_text,
    summary_data=lambda summary: {"counted": summary.stage["counted"]},
    step_text=step_text,
    problem_text=_problem_text,
)
