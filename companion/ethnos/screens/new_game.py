"""New game: players, Tribes, Glory tokens and who begins, on one page from top to bottom."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import Any

import flet as ft

from companion.controls.buttons import chip, choice, icon_button, main_button, plain_button, rows_of, section
from companion.controls.fields import number_field, text_field
from companion.controls.frame import part, screen, view
from companion.controls.named import said, tappable
from companion.controls.players import colour_dot
from companion.controls.text import muted, text
from companion.controls.typed import Field
from companion.ethnos.entering.new_game import NEW_GAME, SetupDraft
from companion.ethnos.parts.game_rules import GameRules
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.words.setting_up import missing_text, players_text, rules_text
from companion.ethnos.words.terms import AGES, colour_name, kingdom_name, tribe_name
from companion.ethnos.words.tribes import leader_text
from companion.look.theme import GAP, TARGET, Look
from companion.shell.desk import Desk
from companion.shell.drafts import Choose, entering, within
from companion.shell.hooks import use_draft, use_look, use_settings, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say, say_many
from companion.speech.phrases import listed
from rules.ethnos.game import Game
from rules.ethnos.setup import FEWEST_PLAYERS, MOST_PLAYERS, Player
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Kingdom, Tribe
from storage.errors import StorageError

CHANCE = SystemRandom()
SHOWN_AT_FIRST = 8
"""Remembered players; the others are one tap away."""


@screen
def NewGameScreen() -> ft.View:
    look, window, settings = use_look(), current_window(), use_settings()
    known, _ = use_value(lambda: known_players(window.desk))
    last, _ = use_value(lambda: last_players(window.desk, known))
    open_rules, set_open_rules = use_value(lambda: False)
    entered = use_draft(NEW_GAME, SetupDraft)
    draft = entered.value

    def start() -> None:
        if not entered.value.ready:
            return
        saved = window.desk.begin(Game(entered.value.setup()))
        entered.clear()
        window.services.buzz()
        window.go(game_path(saved.id))

    choose, start_once = use_stable(entered.choose), use_stable(start)
    choose_rules = use_stable(within(entered.choose, SetupDraft.with_rules))
    fold = use_stable(lambda: set_open_rules(not open_rules))
    body: list[ft.Control] = [
        section(look, say("Players")),
        Counts(look, draft.count, choose),
        *([KnownPlayers(look, known, last, draft.seated, draft.free_seat is not None, choose)] if known else []),
        *(
            PlayerRow.keyed(f"seat {seat}", look, seat, draft.count, draft.names[seat], draft.colours[seat], choose)
            for seat in range(draft.count)
        ),
        Tribes(look, draft.tribes, draft.tribes_needed, choose),
        # Translators: a button: deal the Glory tokens by chance
        _head(
            look, say("Glory tokens"), "deal-tokens", say("Deal"), partial(choose, SetupDraft.with_tokens_dealt, CHANCE)
        ),
        *(
            TokenRow.keyed(f"tokens {kingdom.id}", look, kingdom, draft.tokens[kingdom][: draft.ages], choose)
            for kingdom in KINGDOMS
        ),
        FirstPlayer(look, draft.seated, draft.first_player, choose),
        RulesFold(look, rules_text(draft), open_rules, fold),
    ]
    if open_rules:
        body.append(GameRules(look, draft.rules, draft.count, settings.show_projection, choose_rules))
    foot = Foot(look, missing_text(draft), draft.ready, draft.can_draw, choose, start_once)
    return view(look, say("New game"), body, bottom=[foot])


def known_players(desk: Desk) -> tuple[Player, ...]:
    """Everybody who is remembered, whoever played last first; nobody if that can't be read."""
    with suppress(StorageError):
        return tuple(Player(player.name, player.colour) for player in desk.keeper.players.everybody())
    return ()


def last_players(desk: Desk, known: Sequence[Player]) -> tuple[Player, ...]:
    """Who played the newest game, by the names they have now."""
    with suppress(StorageError):
        newest = desk.keeper.games.page(size=1)
        if newest:
            names = _names_now(desk, known)
            players = desk.game(newest[0].id).game.setup.players
            return tuple(Player(names.get(player.name, player.name), player.colour) for player in players)
    return ()


def _names_now(desk: Desk, known: Sequence[Player]) -> dict[str, str]:
    """The present names of those who had another one."""
    now = {player.name for player in known}
    return {old: player.name for player in desk.keeper.players.everybody() for old in player.also if old not in now}


@part
def Counts(look: Look, count: int, choose: Choose[SetupDraft]) -> ft.Control:
    buttons = [
        choice(
            look,
            f"players-count-{number}",
            str(number),
            partial(choose, SetupDraft.with_count, number),
            chosen=number == count,
            spoken=say_many("{n} player", "{n} players", number),
        )
        for number in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    ]
    return ft.Column([ft.Row([*buttons], spacing=GAP), muted(look, players_text(count), 12)], spacing=4, tight=True)


@part
def KnownPlayers(
    look: Look,
    known: Sequence[Player],
    last: Sequence[Player],
    seated: Sequence[str],
    room: bool,
    choose: Choose[SetupDraft],
) -> ft.Control:
    """Remembered players to tap: a tap gives them a seat, another one takes it back."""
    everybody, show_everybody = use_value(lambda: False)
    chips: list[ft.Control] = []
    if last:
        names = tuple(player.name for player in last)
        replay = ft.Icon(ft.Icons.REPLAY, size=18, color=look.muted)
        act = partial(choose, SetupDraft.with_players, last)
        same = say("Same as last time")
        chosen, spoken = names == seated, f"{same}: {listed(names)}"
        chips.append(chip(look, "same-players", same, act, chosen=chosen, spoken=spoken, symbol=replay))
    for number, player in enumerate(known if everybody else known[:SHOWN_AT_FIRST]):
        chosen = player.name in seated
        seat = partial(choose, SetupDraft.with_known, player.name, player.colour) if chosen or room else None
        dot = colour_dot(look, player.colour, 16)
        chips.append(chip(look, f"known-player-{number}", player.name, seat, chosen=chosen, symbol=dot))
    if len(known) > SHOWN_AT_FIRST and not everybody:
        chips.append(chip(look, "more-players", say("More names"), partial(show_everybody, True)))  # noqa: FBT003
    return ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


@part
def PlayerRow(look: Look, seat: int, count: int, name: Field, colour: Colour, choose: Choose[SetupDraft]) -> ft.Control:
    """A seat: colour, name, and arrows that change places."""
    who = say("Player {number}", number=seat + 1)
    up = partial(choose, SetupDraft.moved, seat, -1) if seat else None
    down = partial(choose, SetupDraft.moved, seat, 1) if seat < count - 1 else None
    higher, lower = say("{player}: one seat up", player=who), say("{player}: one seat down", player=who)
    field = text_field(look, f"player-name-{seat}", who, name.text, entering(choose, SetupDraft.with_name, seat))
    return ft.Row(
        [
            colour_button(look, seat, colour, choose),
            field,
            icon_button(look, f"seat-up-{seat}", higher, ft.Icons.KEYBOARD_ARROW_UP, up),
            icon_button(look, f"seat-down-{seat}", lower, ft.Icons.KEYBOARD_ARROW_DOWN, down),
        ],
        spacing=0,
    )


def colour_button(look: Look, seat: int, colour: Colour, choose: Choose[SetupDraft]) -> ft.Control:
    """A seat's colour; a tap takes the next one."""
    return tappable(
        look,
        f"player-colour-{seat}",
        say("Player {number}, colour: {colour}", number=seat + 1, colour=colour_name(colour)),
        colour_dot(look, colour, 30),
        partial(choose, SetupDraft.with_next_colour, seat),
        width=TARGET,
        height=TARGET,
        padding=0,
        border=None,
        bgcolor=None,
    )


@part
def Tribes(look: Look, chosen: tuple[Tribe, ...], needed: int, choose: Choose[SetupDraft]) -> ft.Control:
    draw = partial(choose, SetupDraft.with_tribes_drawn, CHANCE)
    heading = say("Tribes: {chosen} of {needed}", chosen=len(chosen), needed=needed)
    # Translators: a button: draw the Tribes by chance
    head = _head(look, heading, "draw-tribes", say("Draw"), draw)
    return ft.Column([head, tribe_choices(look, chosen, choose)], spacing=GAP, tight=True)


def tribe_choices(look: Look, chosen: tuple[Tribe, ...], choose: Choose[SetupDraft]) -> ft.Control:
    """Every Tribe, to be tapped in or out."""
    buttons = [
        choice(
            look,
            f"tribe-{tribe}",
            tribe_name(tribe),
            partial(choose, SetupDraft.with_tribe, tribe),
            chosen=tribe in chosen,
            spoken=f"{tribe_name(tribe)}: {leader_text(tribe)}",
        )
        for tribe in TRIBES
    ]
    return rows_of(buttons, 2 if look.large else 3)


@part
def TokenRow(look: Look, kingdom: Kingdom, tokens: tuple[Field, ...], choose: Choose[SetupDraft]) -> ft.Control:
    """The Glory tokens of a Kingdom, put in order once all of them are there."""
    name = kingdom_name(kingdom)
    fields = [
        number_field(
            look,
            f"token-{kingdom.id}-{AGES[place]}",
            say("{kingdom}, Glory token {token}", kingdom=name, token=AGES[place]),
            token.text,
            entering(choose, SetupDraft.with_token, kingdom, place),
            hint=AGES[place],
            left=partial(choose, SetupDraft.with_sorted_tokens, kingdom),
        )
        for place, token in enumerate(tokens)
    ]
    head: list[ft.Control] = [kingdom_symbol(look, kingdom, 20), text(look, name, 15)]
    if look.large:
        rows: list[ft.Control] = [ft.Row(head, spacing=GAP), ft.Row(fields, spacing=GAP)]
        return ft.Column(rows, spacing=4, tight=True)
    return ft.Row([ft.Container(ft.Row(head, spacing=GAP), width=104 * look.scale), *fields], spacing=GAP)


@part
def FirstPlayer(look: Look, names: tuple[str, ...], first: int | None, choose: Choose[SetupDraft]) -> ft.Control:
    buttons = [
        choice(
            look,
            f"first-{seat}",
            name,
            partial(choose, SetupDraft.with_first, seat),
            chosen=seat == first,
            spoken=say("{player} begins", player=name),
        )
        for seat, name in enumerate(name or say("Player {number}", number=seat + 1) for seat, name in enumerate(names))
    ]
    pick = partial(choose, SetupDraft.with_first_picked, CHANCE)
    # Translators: a button: pick the first player by chance
    head = _head(look, say("First player"), "pick-first", say("Pick"), pick)
    return ft.Column([head, rows_of(buttons, 2)], spacing=GAP, tight=True)


def _head(look: Look, heading: str, identifier: str, label: str, act: Callable[[], Any]) -> ft.Control:
    """A section with the button that leaves it to chance."""
    dice = ft.Icon(ft.Icons.CASINO, size=20, color=look.gain)
    button = chip(look, identifier, label, act, spoken=f"{label}: {heading}", symbol=dice)
    return ft.Row([ft.Container(section(look, heading), expand=True), button])


@part
def RulesFold(look: Look, words: str, is_open: bool, fold: Callable[[], None]) -> ft.Control:
    """The rules of this game in a line, and the tap that shows them all."""
    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    label = say("Rules for this game")
    lines = ft.Column([text(look, label, 15), muted(look, words, 13)], spacing=2, tight=True, expand=True)
    row = ft.Row([lines, ft.Icon(icon, size=24, color=look.muted)])
    return tappable(look, "game-rules", f"{label}: {words}", row, fold, chosen=is_open or None, padding=12)


@part
def Foot(
    look: Look, missing: str, ready: bool, can_draw: bool, choose: Choose[SetupDraft], start: Callable[[], None]
) -> ft.Control:
    """What is missing, next to the button that it keeps from starting."""
    draw = partial(choose, SetupDraft.with_the_rest_drawn, CHANCE) if can_draw else None
    buttons: list[ft.Control] = [
        plain_button(look, "draw-missing", say("Draw what is missing"), draw, expand=3),
        ft.Container(main_button(look, "start", say("Start"), start, ready=ready), expand=2),
    ]
    words = text(look, missing, 13, color=look.gain if ready else look.text)
    return ft.Column(
        [said("missing", missing, words), ft.Row(buttons, spacing=GAP)],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
