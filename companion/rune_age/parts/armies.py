"""What both sides of a fight play: the pad for totals, or unit by unit, with skulls and passes."""

from collections.abc import Iterator
from functools import partial
from math import ceil
from typing import Final, NamedTuple

import flet as ft

from companion.controls.buttons import (
    CENTRE,
    beside_words,
    chip,
    choice,
    main_button,
    plain_button,
    rows_of,
    section,
    with_steps,
)
from companion.controls.fields import text_field
from companion.controls.frame import part
from companion.controls.named import said, tappable
from companion.controls.sheet import entered_in, is_cramped, sheet
from companion.controls.text import muted, strong, text
from companion.look.fitting import cell, width_of
from companion.look.theme import GAP, TARGET, Look
from companion.rune_age.entering.armies import ARMY, DEFENCE, Entered, Figures, Opened
from companion.rune_age.parts.pad import pad
from companion.rune_age.words.fights import unit_name, unit_text
from companion.shell.drafts import Choose, entering
from companion.shell.window import always
from companion.speech.language import say, say_many
from companion.speech.phrases import figure, headed, signed
from rules.rune_age.army import Unit
from rules.rune_age.components import MOST_SKULLS
from rules.rune_age.fighting.attrition import due_losses
from rules.rune_age.vocabulary import FightKind, UnitState

NO_UNITS: Final[tuple[Unit, ...]] = ()
SIDE_IDS: Final = ("army", "defence")
STRONGEST: Final = 9
"""Of the units that have a chip."""
STATE_ICONS: Final = {
    UnitState.WOUNDED: ft.Icons.HEALING,
    UnitState.DESTROYED: ft.Icons.CANCEL_OUTLINED,
    UnitState.ATTRITION: ft.Icons.DANGEROUS_OUTLINED,
}


class Rows(NamedTuple):
    """What a fight is entered by."""

    known: list[ft.Control]
    """Units of the card book."""
    units: ft.Control
    extras: ft.Control
    pad: ft.Control
    played: list[ft.Control]
    """What was played so far."""
    rolled: list[ft.Control]
    """Dice, and who dies by them."""

    @property
    def keys_first(self) -> list[ft.Control]:
        """For what scrolls from its top: keys stay where they are, whatever is played."""
        return [self.units, self.extras, self.pad, *self.known, *self.played, *self.rolled]


def rows_for(
    look: Look, figures: Figures, dice: int, choose: Choose[Figures], known: tuple[Unit, ...] = NO_UNITS
) -> Rows:
    """Keys stay the same ones, whatever is played above them: a tap on one that was replaced meanwhile is lost."""
    rolled: list[ft.Control] = []
    if dice:
        rolled.append(Dice.keyed("dice", look, tuple(figures.shown_skulls(die) for die in range(dice)), choose))
        rolled += _losing(look, figures, choose)
    return Rows(
        [KnownUnits.keyed("known", look, known, choose)] if known else [],
        UnitKeys.keyed("units", look, choose),
        Extras.keyed("extras", look, figures.sides[figures.lit].bonus, _passes(figures), choose),
        Pad.keyed("pad", look, choose),
        list(_played(look, figures, choose)),
        rolled,
    )


def scrolls(look: Look, dice: int, known: tuple[Unit, ...] = NO_UNITS) -> bool:
    """Whether all of it is higher than the window, with a row of units."""
    wide = sum(width_of(_short(unit), 15) * look.scale + BESIDE_NAME for unit in known)
    return is_cramped(look, KEYS + 2 * dice + ceil(wide / look.width), 2)


BESIDE_NAME: Final = 38
"""What edges and the gap take of a chip."""
KEYS: Final = 10
"""Rows of buttons: the keys, a row of units, and as many as totals, verdict and the button below are high."""


def _played(look: Look, figures: Figures, choose: Choose[Figures]) -> Iterator[ft.Control]:
    """The units of each side, side by side in a siege."""
    if not any(entered.units for entered in figures.sides):
        return
    sides = range(2) if figures.kind is FightKind.SIEGE else (ARMY,)
    cells = []
    for side in sides:
        entered, opened = figures.sides[side], figures.opened
        here = opened if opened and opened.side == side else None
        shown = Units(look, side, entered, here, choose) if entered.total is None else None
        cells.append(ft.Container(shown, expand=True))
    yield ft.Row([*cells], key="played", spacing=GAP, vertical_alignment=TOP)


@part
def Units(look: Look, side: int, entered: Entered, opened: Opened | None, choose: Choose[Figures]) -> ft.Control:
    chips = [
        chip(
            look,
            f"{SIDE_IDS[side]}-unit-{place}",
            _short(unit),
            partial(choose, Figures.with_opened, side, place),
            chosen=opened is not None and opened.place == place,
            spoken=unit_text(unit),
            symbol=_marks(look, unit),
        )
        for place, unit in enumerate(entered.units)
    ]
    return ft.Row([*chips], wrap=True, spacing=6, run_spacing=6)


def _short(unit: Unit) -> str:
    number = str(unit.strength) if unit.count == 1 else f"{unit.count} × {unit.strength}"
    return f"{unit.name} {number}" if unit.name else number


def _marks(look: Look, unit: Unit) -> ft.Control | None:
    """Signs of its state, and of what else was said of it."""
    icons = [STATE_ICONS[unit.state]] if unit.state in STATE_ICONS else []
    icons += [ft.Icons.PUBLIC] if unit.neutral else []
    icons += [ft.Icons.SHIELD_OUTLINED] if unit.protected else []
    if not icons:
        return None
    return ft.Row([ft.Icon(icon, size=16 * look.scale, color=look.muted) for icon in icons], spacing=2, tight=True)


@part
def OpenUnit(look: Look, unit: Unit, opened: Opened, choose: Choose[Figures]) -> ft.Control:
    """All that can be said of a unit, in the place of the fight."""
    # Translators: how many equal units, in the same state
    label = say("Equal units")
    fewer = partial(choose, Figures.with_count, -1) if unit.count > 1 else None
    number = said("unit-count", headed(label, unit.count), _number(look, str(unit.count)))
    counted = with_steps(look, "unit", label, number, fewer, partial(choose, Figures.with_count, 1))
    states = [
        choice(look, name, words, partial(choose, Figures.with_state, state), chosen=unit.state is state)
        for name, words, state in (
            ("unit-wounded", say("Wounded"), UnitState.WOUNDED),
            ("unit-destroyed", say("Destroyed by a card"), UnitState.DESTROYED),
        )
    ]
    turns = [
        choice(look, name, words, partial(choose, turn), chosen=on)
        for name, words, turn, on in (
            ("unit-neutral", say("Neutral"), Figures.with_neutral, unit.neutral),
            ("unit-protected", say("Skulls can't destroy it"), Figures.with_protected, unit.protected),
        )
    ]
    body: list[ft.Control] = [
        UnitName(look, opened, choose),
        beside_words(look, muted(look, label, 14), counted),
        rows_of([*states, *turns], 1 if look.large else 2),
    ]
    close = partial(choose, Figures.with_closed)
    foot = [
        plain_button(look, "unit-remove", say("It wasn't played"), partial(choose, Figures.with_removed)),
        main_button(look, "unit-close", say("Done"), close),
    ]
    return sheet(look, unit_name(unit), body, close, foot=foot, close_id="leave", long=True)


@part
def UnitName(look: Look, opened: Opened, choose: Choose[Figures]) -> ft.Control:
    """Drawn once for each unit: what is typed needn't be drawn again."""
    label = say("Name of the unit")
    return ft.Row([text_field(look, "unit-name", label, opened.name, entering(choose, Figures.with_name), name=True)])


@part
def KnownUnits(look: Look, known: tuple[Unit, ...], choose: Choose[Figures]) -> ft.Control:
    """A unit whose name and strength somebody has typed before joins the lit side."""
    chips = [
        chip(
            look,
            f"known-unit-{number}",
            _short(unit),
            partial(choose, Figures.with_unit, unit.strength, unit.name, neutral=unit.neutral),
            spoken=unit_text(unit),
            symbol=_marks(look, unit),
        )
        for number, unit in enumerate(known)
    ]
    return ft.Row([*chips], wrap=True, spacing=6, run_spacing=6)


@part
def UnitKeys(look: Look, choose: Choose[Figures]) -> ft.Control:
    """A unit of this strength joins the lit side."""
    keys = [
        tappable(
            look,
            f"unit-{strength}",
            unit_name(Unit(strength)),
            text(look, f"+{strength}", 15),
            partial(choose, Figures.with_unit, strength),
            expand=True,
            heard=always,
        )
        for strength in range(STRONGEST + 1)
    ]
    return rows_of(keys, 5)


def _passes(figures: Figures) -> tuple[bool, bool] | None:
    """Who has passed in a siege."""
    if figures.kind is FightKind.BATTLE:
        return None
    return figures.has_passed(ARMY), figures.has_passed(DEFENCE)


@part
def Extras(look: Look, bonus: int, passed: tuple[bool, bool] | None, choose: Choose[Figures]) -> ft.Control:
    """What tactics and abilities add to the lit side; in a siege between the two who may pass."""
    label = say("Bonus")
    shown = [_number(look, signed(bonus))]
    if passed is not None:
        shown.insert(0, muted(look, label, 10, text_align=CENTRE, no_wrap=True))
    column = ft.Column(shown, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    number = said("bonus-count", headed(label, figure(bonus)), column)
    less, more = (partial(choose, Figures.with_bonus, by) for by in (-1, 1))
    bonuses = with_steps(look, "bonus", label, number, less, more)
    if passed is None:
        return ft.Row([ft.Container(muted(look, label, 14), expand=True), bonuses])
    army, defence = (
        choice(
            look,
            f"pass-{SIDE_IDS[side]}",
            say("Passed") if has else say("Pass"),
            partial(choose, Figures.with_pass, side),
            chosen=has,
            spoken=(say("The attacker passes"), say("The defender passes"))[side],
        )
        for side, has in enumerate(passed)
    )
    return ft.Row([army, bonuses, defence], spacing=4)


@part
def Dice(look: Look, shown: tuple[int | None, ...], choose: Choose[Figures]) -> ft.Control:
    """Skulls of each attrition die (R-A1)."""
    rows: list[ft.Control] = []
    for die, rolled in enumerate(shown):
        label = say("Die {number}: skulls", number=die + 1)
        cells: list[ft.Control] = [
            choice(
                look,
                f"die-{die}-{skulls}",
                str(skulls),
                partial(choose, Figures.with_skulls, die, skulls),
                chosen=rolled == skulls,
                spoken=headed(label, skulls),
            )
            for skulls in range(MOST_SKULLS + 1)
        ]
        if cell(entered_in(look), MOST_SKULLS + 1, NARROW_GAP) >= TARGET:
            rows += [section(look, label), ft.Row(cells, spacing=NARROW_GAP)]
        else:
            rows.append(rows_of([ft.Container(muted(look, label, 12), expand=True), *cells], 4))
    return ft.Column(rows, spacing=NARROW_GAP, tight=True)


NARROW_GAP: Final = 4


def _losing(look: Look, figures: Figures, choose: Choose[Figures]) -> Iterator[ft.Control]:
    """Who dies, where anybody does (R-A2)."""
    skulls = sum(skulls or 0 for skulls in figures.skulls)
    army = figures.army
    if not skulls or not army.units:
        return
    due, lost = due_losses(army, skulls), army.cards(UnitState.ATTRITION)
    words = say_many(
        "Skulls destroy {n} unit: {lost} chosen", "Skulls destroy {n} units: {lost} chosen", due, lost=lost
    )
    yield section(look, words)
    chips = [
        chip(
            look,
            f"lose-{place}",
            _short(unit),
            partial(choose, Figures.with_lost, place) if unit.can_die else None,
            chosen=unit.state is UnitState.ATTRITION,
            spoken=unit_text(unit),
            symbol=_marks(look, unit),
        )
        for place, unit in enumerate(army.units)
    ]
    yield ft.Row([*chips], wrap=True, spacing=6, run_spacing=6)


@part
def Pad(look: Look, choose: Choose[Figures]) -> ft.Control:
    return pad(look, entering(choose, Figures.with_digit), partial(choose, Figures.with_cleared))


def _number(look: Look, words: str) -> ft.Control:
    return ft.Container(strong(look, words, 18, text_align=CENTRE), width=40 * look.scale)


TOP = ft.CrossAxisAlignment.START
