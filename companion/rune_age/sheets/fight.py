"""A fight: its target, what both sides play, and who wins it now."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import card, main_button, plain_button, rows_of, section
from companion.controls.frame import part
from companion.controls.named import said, tappable
from companion.controls.sheet import entry_sheet, sheet
from companion.controls.text import BOLD, muted, text
from companion.look.fitting import cell
from companion.look.theme import GAP, Look
from companion.rune_age.acting.figures import while_allowed
from companion.rune_age.acting.following import follow
from companion.rune_age.acting.recording import record
from companion.rune_age.cards import known_units
from companion.rune_age.entering.armies import DEFENCE, Figures
from companion.rune_age.entering.fight import Choice, FightDraft, choices
from companion.rune_age.parts.armies import OpenUnit, rows_for, scrolls
from companion.rune_age.parts.totals import TargetStrength, totals
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import FightSheet
from companion.rune_age.words.fights import (
    AGAINST_THE_RULES,
    figures_text,
    kind_name,
    sides_of,
    target_name,
    tie_text,
    verdict_text,
)
from companion.rune_age.words.problems import problem_text
from companion.shell.drafts import About, Choose, within
from companion.shell.hooks import Draft, use_draft, use_room, use_stable
from companion.shell.window import current_window
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import headed
from rules.problems import Problem
from rules.rune_age.army import Unit
from rules.rune_age.codes import Code
from rules.rune_age.events import INSTANT, BattleFought, Correction, Event
from rules.rune_age.fighting.fight import fought
from rules.rune_age.kind import KIND
from rules.rune_age.overruling import overruled
from rules.rune_age.play import verify
from rules.rune_age.playing.fights import AnyFight, defender, fight_of
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import FightKind


@dataclass(frozen=True, slots=True)
class Entry:
    """What the sheet is asked to do: on which table, and what happens with the fight."""

    setup: Setup
    state: State
    play: Callable[[Sequence[Event]], Any]
    close: Callable[[], Any]
    verb: str = mark("Done")
    where: str = ""
    """Between which entries of the ledger it goes, if it isn't fought now."""


@part
def Fight(look: Look, saved: Saved) -> ft.Control:
    """The player on turn attacks; while an event attacks, the next one defends."""
    window, id, game = current_window(), saved.id, saved.game
    draft = use_draft(FightDraft, About(id, saved.revision, FightSheet()), lambda: FightDraft.upcoming(game.state))

    def play(events: Sequence[Event]) -> None:
        after = record(window, id, *events)
        draft.clear()
        follow(window, after, len(game.steps))

    def cancel() -> None:
        draft.clear()
        window.close()

    return fight_sheet(look, Entry(game.setup, game.state, play, cancel), draft)


def fight_sheet(look: Look, entry: Entry, draft: Draft[FightDraft]) -> ft.Control:
    look = replace(look, low=use_room().low)
    choose = use_stable(draft.choose)
    figures = use_stable(_figures_of(draft))
    if draft.value.target is None:
        return _targets(look, entry, draft.value, choose)
    opened, unit = draft.value.figures.opened, draft.value.figures.unit
    if opened and unit:
        return OpenUnit.keyed(f"unit {opened.side} {opened.place}", look, unit, opened, figures)
    return _figures(look, entry, draft, choose, figures)


def _figures_of(draft: Draft[FightDraft]) -> Choose[Figures]:
    return while_allowed(lambda: draft.value.figures, within(draft.choose, FightDraft.with_figures))


def _targets(look: Look, entry: Entry, draft: FightDraft, choose: Choose[FightDraft]) -> ft.Control:
    """What can be attacked; what the rules refuse says why, and can be chosen only by those who insist."""
    found = list(choices(entry.setup, entry.state, draft.player))
    buttons = [_target(look, entry, draft, each, choose) for each in found]
    body: list[ft.Control] = [rows_of(buttons, 1 if look.large else 2)]
    if entry.where:
        body.insert(0, said("where", entry.where, text(look, entry.where, 14)))
    foot: list[ft.Control] = []
    if not draft.insists and any(each.refused for each in found):
        insist = partial(choose, FightDraft.with_insisting)
        foot = [plain_button(look, "target-anyway", say("What the rules refuse was attacked"), insist)]
    heading = say("{player} attacks", player=entry.setup.names[draft.player])
    return sheet(look, heading, body, entry.close, hint=say("Each target once a round."), foot=foot, close_id="cancel")


def _target(look: Look, entry: Entry, draft: FightDraft, each: Choice, choose: Choose[FightDraft]) -> ft.Control:
    name = target_name(entry.setup, entry.state, each.target)
    numbers = f"{kind_name(each.kind)} · {figures_text(entry.setup, entry.state, each.target, each.kind)}"
    lines: list[ft.Control] = [text(look, name, 15, weight=BOLD, color=look.muted if each.refused else look.text)]
    spoken = f"{name}, {numbers}"
    if each.refused:
        why = _why_not(each.refused)
        lines += _reason(look, each.refused, 12, color=look.muted)
        # Translators: {label} is the name of a button that can't be used now; said to those who listen
        spoken = headed(say("{label}, disabled", label=name), why)
    else:
        lines.append(muted(look, numbers, 12))
    act = partial(choose, FightDraft.with_target, each.target, each.kind)
    return tappable(
        look,
        each.identifier,
        spoken,
        _stacked(lines),
        None if each.refused and not draft.insists else act,
        expand=True,
        alignment=ft.Alignment.CENTER_LEFT,
        padding=ft.Padding.symmetric(vertical=7, horizontal=10),
        bgcolor=look.background if each.refused else look.card,
    )


def _figures(
    look: Look, entry: Entry, entered: Draft[FightDraft], choose: Choose[FightDraft], figures: Choose[Figures]
) -> ft.Control:
    draft = entered.value
    setup, state, target = entry.setup, entry.state, draft.target or INSTANT
    event = draft.event(setup, state)
    report = fought(fight_of(setup, state, event))
    sides = sides_of(setup, state, draft.player, target)
    defends, dice = target == INSTANT, report.fight.opponent.dice
    known = _known(setup, state, draft)
    below = None
    if draft.figures.kind is FightKind.BATTLE:
        printed = fight_of(setup, state, BattleFought(draft.player, target)).opponent.strength
        below = TargetStrength.keyed(f"{target}", look, draft.strength, printed, choose)
    top: list[ft.Control] = [totals(look, draft.figures, sides, report, figures, below)]
    name = target_name(setup, state, target)
    heading = say("{player} against {target}", player=setup.names[draft.player], target=name)
    if defends:
        words = say("{player} defends against {event}", player=setup.names[draft.player], event=name)
        top.insert(0, said("defender", words, text(look, words, 15)))
        heading = say("Defence")
    if entry.where:
        top.insert(0, said("where", entry.where, text(look, entry.where, 14)))
    return entry_sheet(
        look,
        heading,
        *_laid_out(look, draft, dice, choose, figures, known),
        entry.close,
        hint=_hint(draft.figures.kind),
        top=top,
        foot=list(_finish(look, entry, event, verdict_text(report, sides), entered)),
        close_id="cancel",
        scrolls=scrolls(look, dice, known),
    )


def _laid_out(
    look: Look,
    draft: FightDraft,
    dice: int,
    choose: Choose[FightDraft],
    figures: Choose[Figures],
    known: tuple[Unit, ...],
) -> tuple[list[ft.Control], list[ft.Control]]:
    """What is entered: the keys last, by the thumb, or first where all of it scrolls; units beside the rest where there
    is little height. The way to another target is out of the way."""
    rows = rows_for(look, draft.figures, dice, figures, known)
    act = partial(choose, FightDraft.with_target, None, FightKind.BATTLE)
    defends = draft.target == INSTANT
    other = [] if defends else [plain_button(look, "target-other", say("Another target"), act)]
    if look.low:
        return [*rows.known, rows.units, rows.extras, *rows.played, *other], [*rows.rolled, rows.pad]
    if scrolls(look, dice, known):
        return [], [*rows.keys_first, *other]
    units, total = section(look, say("Unit by unit")), section(look, say("Or the total"))
    return [], [*other, *rows.rolled, *rows.played, units, *rows.known, rows.units, rows.extras, total, rows.pad]


def _known(setup: Setup, state: State, draft: FightDraft) -> tuple[Unit, ...]:
    """Units of the card book that the lit side may have."""
    target, lit = draft.target or INSTANT, draft.figures.lit
    player = defender(state, draft.player, target) if lit == DEFENCE else draft.player
    cards = current_window().desk.cards.of(KIND.name)
    return () if player is None else known_units(cards, setup.players[player].race)[:MOST_KNOWN]


MOST_KNOWN = 8


def _hint(kind: FightKind) -> str:
    """Whose the tie is; in a siege, that nobody draws (R-T7)."""
    words = tie_text(kind)
    if kind is FightKind.BATTLE:
        return words
    drawing = say("Nobody draws before the turn ends.")
    return f"{words} {drawing}"


def _finish(
    look: Look, entry: Entry, event: AnyFight, verdict: str, entered: Draft[FightDraft]
) -> Iterator[ft.Control]:
    """Who wins now, or why it can't be, and the button that settles it."""
    problem = next(iter(verify(entry.setup, entry.state, event)), None)
    settle = partial(_settle, entry, entered)
    done = main_button(look, "fight-done", say(entry.verb), settle, ready=problem is None)
    # The same one whatever is said beside it: a tap on one that was replaced meanwhile is lost.
    row: list[ft.Control] = [ft.Container(done, key="done", expand=True)]
    if problem is None or problem.code == Code.DICE_COUNT:
        words, edge = (_refusal(entry, event, problem), None) if problem else (verdict, look.accent.fill)
        yield said("verdict", words, card(look, [text(look, words, 14)], edge=edge))
        yield ft.Row(row, spacing=GAP)
        return
    yield said("verdict", _why_not(problem), card(look, [_stacked(_reason(look, problem, 14))], edge=look.danger))
    if _instead(entry, event):
        words, act = say("It lies there: record it anyway"), partial(_overrule, entry, entered)
        row.insert(0, plain_button(look, "record-anyway", words, act, expand=True, width=cell(look.width, 2)))
    yield ft.Row(row, spacing=GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _settle(entry: Entry, entered: Draft[FightDraft]) -> None:
    """Records what was entered last, drawn or not; what was recorded already isn't entered any more."""
    if entered.value.target is None:
        return
    event = entered.value.event(entry.setup, entry.state)
    problem = next(iter(verify(entry.setup, entry.state, event)), None)
    if problem:
        current_window().tell(_refusal(entry, event, problem))
    else:
        entry.play((event,))


def _overrule(entry: Entry, entered: Draft[FightDraft]) -> None:
    """Records it as it lies on the table."""
    if entered.value.target is None:
        return
    if instead := _instead(entry, entered.value.event(entry.setup, entry.state)):
        entry.play(_logged(instead))


def _instead(entry: Entry, event: AnyFight) -> tuple[Event, ...]:
    return overruled(entry.setup, entry.state, event, say(AGAINST_THE_RULES)) or ()


def _refusal(entry: Entry, event: AnyFight, problem: Problem) -> str:
    """Why it isn't recorded. The dice come last, and are rolled before anybody wins (R-A1)."""
    if problem.code != Code.DICE_COUNT:
        return _why_not(problem)
    return say_many(
        "When all cards are played, roll {n} die and tap its skulls.",
        "When all cards are played, roll {n} dice and tap their skulls.",
        fight_of(entry.setup, entry.state, event).opponent.dice,
    )


def _logged(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """With a correction that says so, if there is none among them."""
    if any(isinstance(event, Correction) for event in events):
        return events
    return (*events, Correction(note=say(AGAINST_THE_RULES)))


def _reason(look: Look, problem: Problem, size: float, **style: str) -> list[ft.Control]:
    """Seen, the rule has a line of its own: none breaks in it."""
    rule = [muted(look, problem.rule, 11)] if problem.rule else []
    return [text(look, problem_text(problem), size, **style), *rule]


def _stacked(lines: list[ft.Control]) -> ft.Control:
    return ft.Column(lines, spacing=0, tight=True)


def _why_not(problem: Problem) -> str:
    """The reason and the rule."""
    words = problem_text(problem)
    return f"{words} ({problem.rule})" if problem.rule else words
