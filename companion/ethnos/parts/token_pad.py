"""Glory tokens, tapped one after the other: a pad for the field that is current, and that goes on by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from companion.controls.buttons import icon_button
from companion.controls.fields import Fields
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.text import muted, strong
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose
from companion.shell.hooks import BLINK, use_stable, use_value
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.components import TOKENS_FOUR_TO_SIX
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

VALUES: Final = sorted(set(TOKENS_FOUR_TO_SIX))
"""What is printed on tokens; anything else can be typed."""


@dataclass(frozen=True, slots=True)
class Token:
    """Where a token lies."""

    kingdom: Kingdom
    place: int

    @property
    def field(self) -> str:
        return f"token-{self.kingdom.id}-{AGES[self.place]}"

    def after(self, ages: int) -> Token | None:
        """The one after it, with so many in each Kingdom; none after the last."""
        if self.place + 1 < ages:
            return Token(self.kingdom, self.place + 1)
        return Token(Kingdom(self.kingdom + 1), 0) if self.kingdom is not KINGDOMS[-1] else None


@dataclass(frozen=True, slots=True)
class Pad:
    at: Token | None
    """What it fills."""
    typed: bool
    """Whether the keyboard is wanted rather than the pad."""
    ages: int
    turn: Callable[[Token | None, bool], None]
    fields: Fields

    def of(self, kingdom: Kingdom) -> Pad:
        """As far as it is about one Kingdom, which needn't be drawn again for another."""
        return self if self.at and self.at.kingdom is kingdom else replace(self, at=None)

    def come_to(self, token: Token) -> None:
        """Somebody has put the cursor there."""
        self.turn(token, self.typed)

    def go_on(self, token: Token) -> None:
        """To the next one; after the last the pad is done with."""
        following = token.after(self.ages)
        self.turn(following, self.typed)
        if following:
            self.fields.go_to(following.field)


def use_pad(fields: Fields, ages: int) -> Pad:
    (at, typed), show = use_value(_away)
    turn = use_stable(lambda at, typed: show((at, typed)))
    return Pad(at, typed, ages, turn, fields)


def _away() -> tuple[Token | None, bool]:
    return None, False


@part
def TokenPad(look: Look, token: Token, pad: Pad, choose: Choose[SetupDraft]) -> ft.Control:
    """What the tokens say, for the one that is current."""

    def take(value: int) -> None:
        choose(SetupDraft.with_token_tapped, token.kingdom, token.place, value)
        if token.place + 1 == pad.ages:
            choose(SetupDraft.with_sorted_tokens, token.kingdom)
        pad.go_on(token)

    def type_it() -> None:
        """The field must have been drawn as one with a keyboard before the cursor comes there."""
        pad.turn(token, True)  # noqa: FBT003
        current_window().clock.call_later(BLINK, partial(pad.fields.go_to, token.field))

    name = say("{kingdom}, Glory token {token}", kingdom=kingdom_name(token.kingdom), token=AGES[token.place])
    keys: list[ft.Control] = [
        tappable(
            look,
            f"pad-{value}",
            f"{name}: {value}",
            strong(look, str(value), 18, text_align=ft.TextAlign.CENTER),
            partial(take, value),
            expand=True,
        )
        for value in VALUES
    ]
    close = partial(pad.turn, None, pad.typed)
    head: list[ft.Control] = [
        ft.Container(muted(look, name, 13), expand=True),
        # Translators: a button: raise the keyboard, for a value that is none of the six usual ones
        icon_button(look, "pad-type", say("Type it"), ft.Icons.KEYBOARD, type_it, quiet=True),
        icon_button(look, "pad-close", say("Close"), ft.Icons.CLOSE, close, quiet=True),
    ]
    return ft.Column([ft.Row(head, spacing=0), ft.Row(keys, spacing=GAP // 2)], spacing=0, tight=True)
