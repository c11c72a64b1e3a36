"""Score one fight: what lies on the table is typed, for a table that plays without the app."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import flet as ft

from companion.controls.buttons import card, chip, choice, icon_button, main_button, rows_of, section, toggle
from companion.controls.fields import number_field, text_field
from companion.controls.frame import bare_view, column, part, screen, view
from companion.controls.named import said
from companion.controls.text import text
from companion.controls.typed import Field
from companion.look.fitting import beside
from companion.look.theme import GAP, Look
from companion.rune_age.acting.figures import while_allowed
from companion.rune_age.entering.armies import Figures
from companion.rune_age.entering.score_fight import ScoreDraft
from companion.rune_age.parts.armies import OpenUnit, rows_for
from companion.rune_age.parts.totals import totals
from companion.rune_age.paths import SCORE_RESULT
from companion.rune_age.words.fights import kind_name, tie_text, type_name, verdict_text
from companion.rune_age.words.problems import problem_text
from companion.rune_age.words.sides import sides_of_sheet
from companion.rune_age.words.terms import scenario_name
from companion.shell.drafts import Choose, entering, within
from companion.shell.hooks import Draft, use_draft, use_look, use_stable
from companion.shell.window import current_window
from companion.speech.language import mark, say
from rules.rune_age.fighting.fight import fought
from rules.rune_age.vocabulary import FightKind, Scenario, TargetType

LABELS: Final = {
    "strength": ("target-strength", mark("Strength")),
    "dice": ("target-dice", mark("Dice")),
    "defence": ("target-defence", mark("Defence bonus")),
    "damage": ("damage-before", mark("Damage before")),
}
"""What each field is found by, and called."""


@screen
def ScoreFightScreen() -> ft.View:
    look, draft = use_look(), use_draft(ScoreDraft)
    choose, figures = use_stable(draft.choose), use_stable(_figures(draft))
    scored = draft.value
    opened, unit = scored.figures.opened, scored.figures.unit
    if opened and unit:
        shown = OpenUnit.keyed(f"unit {opened.side} {opened.place}", look, unit, opened, figures)
        return bare_view(look, column([shown]), partial(figures, Figures.with_closed))
    report = fought(scored.fight)
    sides = sides_of_sheet(report.fight)
    body = [
        Kinds(look, scored.kind, choose),
        Types(look, scored.type, scored.types, choose),
        Scenarios(look, scored.scenario, choose),
        Fields(look, scored.fields, tuple(getattr(scored, name) for name in scored.fields), choose),
        Name(look, scored.name, choose),
        *([Reward(look, scored.reward, choose)] if scored.type is TargetType.ENEMY else []),
        section(look, tie_text(scored.kind)),
        totals(look, scored.figures, sides, report, figures),
        *rows_for(look, scored.figures, report.fight.opponent.dice, figures).keys_first,
    ]
    clear = icon_button(look, "clear", say("Empty everything"), ft.Icons.DELETE_SWEEP, partial(_clear, draft))
    foot = list(_foot(look, draft, verdict_text(report, sides)))
    return view(look, say("Score one fight"), body, actions=[clear], bottom=foot)


def _clear(draft: Draft[ScoreDraft]) -> None:
    kept = draft.value
    draft.set(kept.emptied())
    current_window().tell(say("Everything is empty again."), undo=partial(draft.set, kept))


def _figures(draft: Draft[ScoreDraft]) -> Choose[Figures]:
    return while_allowed(lambda: draft.value.figures, within(draft.choose, ScoreDraft.with_figures))


def _foot(look: Look, entered: Draft[ScoreDraft], verdict: str) -> Iterator[ft.Control]:
    """Who wins now, what is missing, or why it can't be; and the way to the result."""
    refusal = _refusal(entered.value)
    edge = look.outline if entered.value.missing else look.danger if refusal else look.accent.fill
    words = refusal or verdict
    yield said("verdict", words, card(look, [text(look, words, 14)], edge=edge))
    yield main_button(look, "fight-done", say("Done"), partial(_score, entered), ready=refusal is None)


def _score(entered: Draft[ScoreDraft]) -> None:
    """What was entered last counts, drawn or not."""
    window, refusal = current_window(), _refusal(entered.value)
    if refusal is None:
        window.go(SCORE_RESULT)
    else:
        window.tell(refusal)


def _refusal(draft: ScoreDraft) -> str | None:
    if draft.missing:
        return say("Missing: {fields}", fields=", ".join(say(LABELS[name][1]) for name in draft.missing))
    return problem_text(draft.problems[0]) if draft.problems else None


@part
def Kinds(look: Look, chosen: FightKind, choose: Choose[ScoreDraft]) -> ft.Control:
    buttons = [
        choice(
            look,
            f"fight-{kind}",
            kind_name(kind),
            partial(choose, ScoreDraft.with_kind, kind),
            chosen=kind is chosen,
        )
        for kind in FightKind
    ]
    return ft.Row(buttons, spacing=GAP)


@part
def Types(look: Look, chosen: TargetType, types: tuple[TargetType, ...], choose: Choose[ScoreDraft]) -> ft.Control:
    chips = [
        chip(look, f"type-{type}", type_name(type), partial(choose, ScoreDraft.with_type, type), chosen=type is chosen)
        for type in types
    ]
    return ft.Row([*chips], wrap=True, spacing=6, run_spacing=6)


@part
def Scenarios(look: Look, chosen: Scenario, choose: Choose[ScoreDraft]) -> ft.Control:
    buttons = [
        choice(
            look,
            f"scenario-{scenario}",
            scenario_name(scenario),
            partial(choose, ScoreDraft.with_scenario, scenario),
            chosen=scenario is chosen,
            size=13,
        )
        for scenario in Scenario
    ]
    rows = rows_of(buttons, beside(look, [*map(scenario_name, Scenario)], 13))
    return ft.Column([section(look, say("Scenario")), rows], spacing=6, tight=True)


@part
def Fields(look: Look, names: tuple[str, ...], typed: tuple[Field, ...], choose: Choose[ScoreDraft]) -> ft.Control:
    """The numbers that such a fight has."""
    cells: list[ft.Control] = []
    for name, field in zip(names, typed, strict=True):
        identifier, words = LABELS[name]
        put = entering(choose, ScoreDraft.with_text, name)
        number = number_field(look, identifier, say(words), field.text, put, hint="0")
        shown = ft.Column([section(look, say(words)), ft.Row([number])], spacing=2, tight=True)
        cells.append(ft.Container(shown, expand=True))
    return ft.Row(cells, spacing=GAP)


@part
def Name(look: Look, typed: Field, choose: Choose[ScoreDraft]) -> ft.Control:
    put = entering(choose, ScoreDraft.with_text, "name")
    return ft.Row([text_field(look, "target-name", say("Name of the target"), typed.text, put, name=True)])


@part
def Reward(look: Look, reward: bool, choose: Choose[ScoreDraft]) -> ft.Control:
    return toggle(look, "target-reward", say("It becomes a reward"), partial(choose, ScoreDraft.with_reward), on=reward)
