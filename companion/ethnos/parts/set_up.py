"""Parts of a set-up: how many play, their colours, the Tribes and tokens, and the rules in a line."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.controls.buttons import choice, rows_of
from companion.controls.fields import number_field
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.seats import count_choices
from companion.controls.text import muted, text
from companion.controls.typed import Field
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.token_pad import Pad, Token
from companion.ethnos.words.setting_up import players_text
from companion.ethnos.words.terms import AGES, kingdom_name, tribe_name
from companion.ethnos.words.tribes import leader_text
from companion.look.fitting import in_a_row
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from rules.ethnos.setup import FEWEST_PLAYERS, MOST_PLAYERS
from rules.ethnos.vocabulary import TRIBES, Kingdom, Tribe


@part
def Counts(look: Look, count: int, choose: Choose[SetupDraft]) -> ft.Control:
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return count_choices(look, counts, count, entering(choose, SetupDraft.with_count), players_text(count))


def tribe_choices(look: Look, chosen: tuple[Tribe, ...], choose: Choose[SetupDraft]) -> ft.Control:
    """Every Tribe, to be tapped in or out."""
    each, size = in_a_row(look, list(map(tribe_name, TRIBES)), 3)
    buttons = [
        choice(
            look,
            f"tribe-{tribe}",
            tribe_name(tribe),
            partial(choose, SetupDraft.with_tribe, tribe),
            chosen=tribe in chosen,
            spoken=f"{tribe_name(tribe)}: {leader_text(tribe)}",
            size=size,
        )
        for tribe in TRIBES
    ]
    return rows_of(buttons, each)


@part
def TokenRow(
    look: Look, kingdom: Kingdom, tokens: tuple[Field, ...], choose: Choose[SetupDraft], pad: Pad | None = None
) -> ft.Control:
    """The Glory tokens of a Kingdom, put in order once all of them are there; typed, or tapped on a pad."""
    name = kingdom_name(kingdom)
    fields = [_token_field(look, Token(kingdom, place), token, choose, pad) for place, token in enumerate(tokens)]
    head: list[ft.Control] = [kingdom_symbol(look, kingdom, 20), text(look, name, 15)]
    if look.large:
        rows: list[ft.Control] = [ft.Row(head, spacing=GAP), ft.Row(fields, spacing=GAP)]
        return ft.Column(rows, spacing=4, tight=True)
    return ft.Row([ft.Container(ft.Row(head, spacing=GAP), width=104 * look.scale), *fields], spacing=GAP)


def _token_field(look: Look, token: Token, typed: Field, choose: Choose[SetupDraft], pad: Pad | None) -> ft.Control:
    kingdom, place = token.kingdom, token.place
    return number_field(
        look,
        token.field,
        say("{kingdom}, Glory token {token}", kingdom=kingdom_name(kingdom), token=AGES[place]),
        typed.text,
        entering(choose, SetupDraft.with_token, kingdom, place),
        hint=AGES[place],
        left=partial(choose, SetupDraft.with_sorted_tokens, kingdom),
        entered=partial(pad.come_to, token) if pad else None,
        submit=partial(pad.go_on, token) if pad else None,
        keyboard=pad is None or pad.typed,
        current=pad is not None and pad.at == token,
        place=pad.fields.place(token.field) if pad else None,
    )


@part
def RulesFold(look: Look, words: str, is_open: bool, fold: Callable[[], None]) -> ft.Control:
    """The rules of this game in a line, and the tap that shows them all."""
    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    label = say("Rules for this game")
    lines = ft.Column([text(look, label, 15), muted(look, words, 13)], spacing=2, tight=True, expand=True)
    row = ft.Row([lines, ft.Icon(icon, size=24 * look.scale, color=look.muted)])
    return tappable(look, "game-rules", f"{label}: {words}", row, fold, chosen=is_open or None, padding=12)
