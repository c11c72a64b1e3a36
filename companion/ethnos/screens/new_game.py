"""New game: players, Tribes, Glory tokens and who begins, on one page from top to bottom."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate
from random import SystemRandom
from typing import Any, Final

import flet as ft

from companion.controls.buttons import chip, main_button, plain_button, section
from companion.controls.fields import Fields
from companion.controls.frame import part, screen, view
from companion.controls.game_choice import game_choice
from companion.controls.named import said
from companion.controls.players import colour_dot
from companion.controls.text import text
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.options import shows_projection
from companion.ethnos.parts.game_rules import GameRules
from companion.ethnos.parts.seats import Beginning, seats, use_picking
from companion.ethnos.parts.set_up import Counts, RulesFold, TokenRow, tribe_choices
from companion.ethnos.parts.token_pad import TokenPad, use_pad
from companion.ethnos.words.setting_up import colour_word, colour_words, missing_text, rules_text
from companion.look.theme import GAP, Look
from companion.shell.desk import Desk
from companion.shell.drafts import Choose, within
from companion.shell.hooks import use_draft, use_kept, use_list, use_look, use_settings, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.phrases import listed
from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from rules.ethnos.setup import MOST_PLAYERS
from rules.ethnos.vocabulary import KINGDOMS, Colour, Tribe
from rules.kinds import kind_named
from rules.players import Player
from storage.errors import StorageError
from storage.protocol import ListsGames

CHANCE = SystemRandom()
MOST_AT_FIRST: Final = 8
"""Remembered players; the others are one tap away."""
LETTERS, CHROME = 110, 6
"""Of names that are shown at first, and what each takes besides."""


@screen
def NewGameScreen() -> ft.View:
    look, window, settings = use_look(), current_window(), use_settings()
    known, _ = use_value(lambda: known_players(window.desk))
    newest = use_list(newest_game)
    last = ft.use_memo(lambda: last_players(window.desk, newest, known), [newest])
    open_rules, set_open_rules = use_value(lambda: False)
    entered = use_draft(SetupDraft)
    draft, words = entered.value, colour_words()
    called = draft.called(words)
    fields = use_kept(Fields()).current
    pad = use_pad(fields, draft.ages)
    picking, pick = use_picking()

    def start() -> None:
        called = entered.value.called(words)
        if not called.ready:
            return
        saved = window.desk.begin(Game(called.setup()), KIND.name)
        entered.clear()
        window.services.buzz()
        window.go(game_path(saved.id))

    choose, start_once = use_stable(entered.choose), use_stable(start)
    choose_rules = use_stable(within(entered.choose, SetupDraft.with_rules))
    fold = use_stable(lambda: set_open_rules(not open_rules))
    body: list[ft.Control] = [
        *game_choice(look, KIND.name),
        section(look, say("Players")),
        Counts(look, draft.count, choose),
        *([KnownPlayers(look, known, last, draft.seated, draft.free_seat is not None, choose)] if known else []),
        *seats(look, draft, picking, choose, pick, fields),
        Tribes(look, draft.tribes, draft.tribes_needed, choose),
        # Translators: a button: deal the Glory tokens by chance
        _head(
            look, say("Glory tokens"), "deal-tokens", say("Deal"), partial(choose, SetupDraft.with_tokens_dealt, CHANCE)
        ),
        *(
            TokenRow.keyed(
                f"tokens {kingdom.id}", look, kingdom, draft.tokens[kingdom][: draft.ages], choose, pad.of(kingdom)
            )
            for kingdom in KINGDOMS
        ),
        FirstPlayer(look, called.seated, draft.first_player, choose),
        RulesFold(look, rules_text(draft), open_rules, fold),
    ]
    if open_rules:
        tribes = draft.tribes if len(draft.tribes) == draft.tribes_needed else None
        body.append(GameRules(look, draft.rules, draft.count, shows_projection(settings), choose_rules, tribes))
    foot: list[ft.Control] = [Foot(look, missing_text(called), called.ready, draft.can_draw, choose, start_once)]
    if pad.at:
        foot.insert(0, TokenPad(look, pad.at, pad, choose))
    return view(look, say("New game"), body, bottom=foot)


def known_players(desk: Desk) -> tuple[Player, ...]:
    """Everybody who is remembered, whoever played last first, as they sat; nobody if that can't be read.

    Who only went by a colour isn't anybody in particular.
    """
    colours = colour_words().values()
    with suppress(StorageError):
        everybody = desk.keeper.players.everybody()
        return tuple(Player(player.name, _colour(player.colour)) for player in everybody if player.name not in colours)
    return ()


def _colour(id: str | None) -> Colour | None:
    """The colour that somebody had; another game may have others."""
    return Colour(id) if id in list(Colour) else None


def newest_game(games: ListsGames) -> str | None:
    """Its id, of this kind of game; none if there is none among the latest, or the list can't be read."""
    with suppress(StorageError):
        return next((summary.id for summary in games.page() if summary.kind == KIND.name), None)
    return None


def last_players(desk: Desk, newest: str | None, known: Sequence[Player]) -> tuple[Player, ...]:
    """Who played the newest game, whichever it was of, by the names they have now."""
    with suppress(StorageError):
        if newest:
            names = _names_now(desk, known)
            saved = desk.game(newest)
            players = kind_named(saved.kind).standing(saved.game).players
            return tuple(
                Player(_name(names.get(player.name, player.name), player), player.colour) for player in players
            )
    return ()


def _name(now: str, player: Player) -> str:
    """None for who went by the colour alone, and may take another one."""
    return "" if player.name == colour_word(player.colour) else now


def _names_now(desk: Desk, known: Sequence[Player]) -> dict[str, str]:
    """The present names of those who had another one."""
    now = {player.name for player in known}
    return {old: player.name for player in desk.keeper.players.everybody() for old in player.also if old not in now}


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
        replay = ft.Icon(ft.Icons.REPLAY, size=18 * look.scale, color=look.muted)
        act = partial(choose, SetupDraft.with_players, last)
        same = say("Same as last time")
        said_names = [player.name or colour_word(player.colour) for player in last]
        chosen, spoken = names == seated, f"{same}: {listed(said_names)}"
        chips.append(chip(look, "same-players", same, act, chosen=chosen, spoken=spoken, symbol=replay))
    shown = known if everybody else known[: _shown_at_first(known)]
    for number, player in enumerate(shown):
        chosen = player.name in seated
        seat = partial(choose, SetupDraft.with_known, player.name, player.colour) if chosen or room else None
        dot = colour_dot(look, player.colour, 16)
        chips.append(chip(look, f"known-player-{number}", player.name, seat, chosen=chosen, symbol=dot))
    if len(shown) < len(known):
        chips.append(chip(look, "more-players", say("More names"), partial(show_everybody, True)))  # noqa: FBT003
    return ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


def _shown_at_first(known: Sequence[Player]) -> int:
    """As many as take a few lines on a small phone, and a whole table at least."""
    lengths = accumulate(len(player.name) + CHROME for player in known[:MOST_AT_FIRST])
    return max(MOST_PLAYERS - 2, sum(length <= LETTERS for length in lengths))


@part
def Tribes(look: Look, chosen: tuple[Tribe, ...], needed: int, choose: Choose[SetupDraft]) -> ft.Control:
    draw = partial(choose, SetupDraft.with_tribes_drawn, CHANCE)
    heading = say("Tribes: {chosen} of {needed}", chosen=len(chosen), needed=needed)
    # Translators: a button: draw the Tribes by chance
    head = _head(look, heading, "draw-tribes", say("Draw"), draw)
    return ft.Column([head, tribe_choices(look, chosen, choose)], spacing=GAP, tight=True)


@part
def FirstPlayer(look: Look, names: tuple[str, ...], first: int | None, choose: Choose[SetupDraft]) -> ft.Control:
    pick = partial(choose, SetupDraft.with_first_picked, CHANCE)
    # Translators: a button: pick the first player by chance
    head = _head(look, say("First player"), "pick-first", say("Pick"), pick)
    return ft.Column([head, Beginning(look, names, first, choose)], spacing=GAP, tight=True)


def _head(look: Look, heading: str, identifier: str, label: str, act: Callable[[], Any]) -> ft.Control:
    """A section with the button that leaves it to chance."""
    dice = ft.Icon(ft.Icons.CASINO, size=20 * look.scale, color=look.gain)
    button = chip(look, identifier, label, act, spoken=f"{label}: {heading}", symbol=dice)
    return ft.Row([ft.Container(section(look, heading), expand=True), button])


@part
def Foot(
    look: Look, missing: str, ready: bool, can_draw: bool, choose: Choose[SetupDraft], start: Callable[[], None]
) -> ft.Control:
    """What is missing, next to the button that it keeps from starting."""
    draw = partial(choose, SetupDraft.with_the_rest_drawn, CHANCE) if can_draw else None
    parts = (1, 1) if look.large else (3, 2)
    each = (look.width - GAP) / sum(parts)
    buttons: list[ft.Control] = [
        plain_button(look, "draw-missing", say("Draw what is missing"), draw, expand=parts[0], width=each * parts[0]),
        ft.Container(
            main_button(look, "start", say("Start"), start, ready=ready, width=each * parts[1]), expand=parts[1]
        ),
    ]
    words = text(look, missing, 13, color=look.gain if ready else look.text)
    return ft.Column(
        [said("missing", missing, words), ft.Row(buttons, spacing=GAP)],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
