"""New game: who plays with which race, which scenario, who begins and which cities lie there, on one page."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Any, Final

import flet as ft

from companion.controls.buttons import beside_words, chip, main_button, section, toggle
from companion.controls.fields import Fields
from companion.controls.frame import part, screen, view
from companion.controls.game_choice import game_choice
from companion.controls.named import said, tappable
from companion.controls.shapes import symbol
from companion.controls.text import BOLD, muted, text
from companion.controls.typed import tidy
from companion.look.theme import GAP, Look
from companion.rune_age.cards import known_cities
from companion.rune_age.entering.new_game import SetupDraft
from companion.rune_age.palette import scenario_shape
from companion.rune_age.parts.cities import CityRow, KnownCities, ObjectiveRow, city_heads
from companion.rune_age.parts.rulings import RulingChoices, RulingsFold
from companion.rune_age.parts.seats import Beginning, Counts, KnownPlayers, Seat
from companion.rune_age.words.setting_up import missing_text, race_words, scenario_text
from companion.rune_age.words.table import button_label
from companion.rune_age.words.terms import scenario_name
from companion.shell.desk import Desk
from companion.shell.drafts import Choose
from companion.shell.hooks import use_draft, use_kept, use_look, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.game import Game
from rules.rune_age.kind import KIND
from rules.rune_age.vocabulary import Scenario
from storage.errors import StorageError

CHANCE = SystemRandom()
MOST_KNOWN: Final = 12
"""Remembered players that are offered, and cities."""


@screen
def NewGameScreen() -> ft.View:
    look, window = use_look(), current_window()
    known, _ = use_value(lambda: known_players(window.desk))
    cities, _ = use_value(lambda: known_cities(window.desk.cards.of(KIND.name))[:MOST_KNOWN])
    open_rules, set_open_rules = use_value(lambda: False)
    entered = use_draft(SetupDraft)
    draft = entered.value
    called = draft.called(race_words())
    fields = use_kept(Fields()).current

    def start() -> None:
        setup = entered.value.called(race_words()).setup()
        if setup is None:
            return
        saved = window.desk.begin(Game(setup), KIND.name)
        entered.clear()
        window.services.buzz()
        window.instead(game_path(saved.id, "set-up"))

    choose, start_once = use_stable(entered.choose), use_stable(start)
    rule = use_stable(lambda name, value: entered.choose(SetupDraft.with_ruling, name, value))
    fold = use_stable(lambda: set_open_rules(not open_rules))
    lying = tuple(tidy(city.name.text) for city in draft.cities[: draft.cities_needed])
    body: list[ft.Control] = [
        *game_choice(look, KIND.name),
        _head(
            look, say("Players"), "draw-races", say("Draw races"), partial(choose, SetupDraft.with_races_drawn, CHANCE)
        ),
        Counts(look, draft.count, choose),
        *([KnownPlayers(look, known, draft.seated, draft.free_seat is not None, choose)] if known else []),
        *(
            Seat.keyed(f"seat {seat}", look, seat, draft.count, draft.names[seat], draft.races[seat], choose, fields)
            for seat in range(draft.count)
        ),
        Scenarios(look, draft.chosen, draft.count, draft.scenarios, draft.cooperative, choose),
    ]
    if draft.asks_cooperative:
        hint = say("All play together against the events.")
        act = partial(choose, SetupDraft.with_cooperative)
        body.append(toggle(look, "cooperative", say("Fully cooperative"), act, on=draft.cooperative, hint=hint))
    if draft.asks_objective:
        body.append(ObjectiveRow(look, *draft.objective, choose))
    pick = partial(choose, SetupDraft.with_first_picked, CHANCE)
    # Translators: a button: pick the first player by chance
    body.append(_head(look, say("First player: the youngest"), "pick-first", say("Pick"), pick))
    body.append(Beginning.keyed("first", look, called.seated, draft.first_player, choose))
    deal = partial(choose, SetupDraft.with_cities_dealt, cities, CHANCE) if cities else None
    heading = say("Cities: {there} of {needed}", there=len(draft.lying), needed=draft.cities_needed)
    # Translators: a button: deal the cities by chance
    body.append(_head(look, heading, "deal-cities", say("Deal"), deal))
    if cities:
        room = any(city.empty for city in draft.cities[: draft.cities_needed])
        body.append(KnownCities.keyed("known", look, cities, lying, room, choose))
    body.append(city_heads(look))
    body += [
        CityRow.keyed(f"city {place}", look, place, draft.cities[place], choose, fields)
        for place in range(draft.cities_needed)
    ]
    body.append(RulingsFold.keyed("fold", look, draft.rulings, open_rules, fold))
    if open_rules:
        body.append(RulingChoices.keyed("rulings", look, draft.rulings, rule))
    foot = Foot(look, missing_text(called), called.ready, start_once)
    return view(look, say("New game"), body, bottom=[foot])


def known_players(desk: Desk) -> tuple[str, ...]:
    """Everybody who is remembered, whoever played last first; nobody if that can't be read."""
    with suppress(StorageError):
        return tuple(player.name for player in desk.keeper.players.everybody())[:MOST_KNOWN]
    return ()


@part
def Scenarios(
    look: Look,
    chosen: Scenario | None,
    players: int,
    possible: Sequence[Scenario],
    cooperative: bool,
    choose: Choose[SetupDraft],
) -> ft.Control:
    """With what each brings; those that so few can't play do nothing."""
    draw = partial(choose, SetupDraft.with_scenario_drawn, CHANCE)
    rows: list[ft.Control] = [_head(look, say("Scenario"), "draw-scenario", say("Draw"), draw)]
    for scenario in Scenario:
        can = scenario in possible
        words = scenario_text(scenario, players, cooperative=cooperative) if can else say("Not for one player alone.")
        lines = [
            text(look, scenario_name(scenario), 15, weight=BOLD, color=look.text if can else look.muted),
            muted(look, words, 12),
        ]
        row = ft.Row(
            [symbol(look, scenario_shape(scenario), 20), ft.Column([*lines], spacing=2, tight=True, expand=True)],
            spacing=12,
        )
        act = partial(choose, SetupDraft.with_scenario, scenario) if can else None
        label = button_label(f"{scenario_name(scenario)}: {words}", usable=can)
        is_it = can and scenario is chosen
        rows.append(tappable(look, f"scenario-{scenario}", label, row, act, chosen=is_it, padding=10))
    return ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _head(look: Look, heading: str, identifier: str, label: str, act: Callable[[], Any] | None) -> ft.Control:
    """A section with the button that leaves it to chance; the same one wherever it moves to."""
    dice = ft.Icon(ft.Icons.CASINO, size=20 * look.scale, color=look.gain if act else look.outline)
    button = chip(look, identifier, label, act, spoken=f"{label}: {heading}", symbol=dice)
    row = beside_words(look, section(look, heading), button)
    row.key = identifier
    return row


@part
def Foot(look: Look, missing: str, ready: bool, start: Callable[[], None]) -> ft.Control:
    """What is missing, next to the button that it keeps from starting."""
    words = text(look, missing, 13, color=look.gain if ready else look.text)
    return ft.Column(
        [said("missing", missing, words), main_button(look, "start", say("Start"), start, ready=ready)],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
