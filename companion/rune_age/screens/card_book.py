"""The card book: names and numbers that people have read off their cards, to be mended or forgotten."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

import flet as ft

from companion.controls.buttons import card as framed
from companion.controls.buttons import icon_button, section, toggle
from companion.controls.fields import number_field, text_field
from companion.controls.frame import part, screen, view
from companion.controls.text import muted, strong, text
from companion.controls.typed import Field
from companion.look.theme import GAP, Look
from companion.rune_age.cards import SORTS
from companion.rune_age.entering.card import NUMBERS, CardDraft
from companion.rune_age.words.cards import fact_label, facts_text, heading, order
from companion.shell.desk import CARDS
from companion.shell.drafts import About, Choose, entering
from companion.shell.hooks import use_draft, use_look, use_redraw_on, use_stable, use_value
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.kind import KIND
from storage.values import Card

Ask = Callable[[Card | None], None]
"""Opens a card to be mended, or closes it."""


@screen
def CardBookScreen() -> ft.View:
    look, window = use_look(), current_window()
    use_redraw_on(CARDS)
    asked, show = use_value(_none)
    ask: Ask = use_stable(show)
    cards = sorted((card for card in window.desk.cards.of(KIND.name) if card.sort in SORTS), key=order)
    back = partial(window.back, "/")
    if not cards:
        words = say(
            "No card is known yet. Cities, events and units whose names are typed in a game are remembered here, "
            "with their numbers, and offered the next time."
        )
        return view(look, say("Card book"), [text(look, words, 16)], back=back)
    rows = list(_rows(look, cards, asked, ask))
    return view(look, say("Card book"), ft.ListView(rows, spacing=GAP, expand=True), back=back)


def _none() -> Card | None:
    return None


def _rows(look: Look, cards: Sequence[Card], asked: Card | None, ask: Ask) -> Iterator[ft.Control]:
    yield muted(look, say("Names and numbers as they were typed here. A change shows the next time one is chosen."), 13)
    number = 0
    for sort, group in groupby(cards, key=lambda card: card.sort):
        yield section(look, heading(sort))
        for card in group:
            if asked is not None and asked.key == card.key:
                yield Mending.keyed(f"mend {card.key}", look, card, ask)
            else:
                yield Known.keyed(f"known {card.key}", look, number, card, ask)
            number += 1


@part
def Known(look: Look, number: int, card: Card, ask: Ask) -> ft.Control:
    words: list[ft.Control] = [strong(look, card.name, 16), muted(look, facts_text(card), 13)]
    mend = say("Change {card}", card=card.name)
    forget = say("Forget {card}", card=card.name)
    row: list[ft.Control] = [
        ft.Column(words, spacing=2, tight=True, expand=True),
        icon_button(look, f"card-edit-{number}", mend, ft.Icons.EDIT, partial(ask, card), quiet=True),
        icon_button(look, f"card-remove-{number}", forget, ft.Icons.DELETE, partial(_forget, card), quiet=True),
    ]
    return framed(look, [ft.Row(row, spacing=0)])


@part
def Mending(look: Look, card: Card, ask: Ask) -> ft.Control:
    draft = use_draft(CardDraft, About(place=card.key), lambda: CardDraft.of(card))
    choose = use_stable(draft.choose)

    def save() -> None:
        mended = draft.value.mended()
        if mended is None:
            current_window().tell(say("Type a name and the numbers as they are printed."))
            return
        current_window().desk.cards.change(lambda kept: kept.replace(card, mended))
        cancel()

    def cancel() -> None:
        draft.clear()
        ask(None)

    head: list[ft.Control] = [
        Name.keyed("name", look, draft.value.name, choose),
        icon_button(look, "save", say("Save the card"), ft.Icons.CHECK, save),
        icon_button(look, "cancel", say("Leave the card as it is"), ft.Icons.CLOSE, cancel),
    ]
    numbers = [
        Number.keyed(fact, look, fact, NUMBERS[card.sort][fact], typed, choose)
        for fact, typed in draft.value.numbers.items()
    ]
    flags = [_flag(look, fact, choose, on=on) for fact, on in draft.value.flags.items()]
    return framed(look, [ft.Row(head, spacing=0), ft.Row([*numbers], spacing=GAP), *flags])


@part
def Name(look: Look, name: Field, choose: Choose[CardDraft]) -> ft.Control:
    typed = entering(choose, CardDraft.with_name)
    return ft.Row([text_field(look, "card-name", say("Name on the card"), name.text, typed, name=True)], expand=True)


@part
def Number(look: Look, fact: str, most: int, number: Field, choose: Choose[CardDraft]) -> ft.Control:
    label, typed = fact_label(fact), entering(choose, CardDraft.with_number, fact)
    box = number_field(look, f"card-{fact}", label, number.text, typed, digits=len(str(most)))
    return ft.Column([section(look, label), ft.Row([box])], spacing=2, tight=True, expand=True)


def _flag(look: Look, fact: str, choose: Choose[CardDraft], *, on: bool) -> ft.Control:
    identifier, act = f"card-{fact.replace('_', '-')}", partial(choose, CardDraft.with_flag, fact)
    return toggle(look, identifier, fact_label(fact), act, on=on)


def _forget(card: Card) -> None:
    window = current_window()
    window.desk.cards.change(lambda kept: kept.forget(card))
    back = partial(window.desk.cards.change, lambda kept: kept.note([card]))
    window.tell(say("{card} is forgotten.", card=card.name), undo=back)
