"""What is read off an event card: one of the card book, or name, kind and numbers; and whom it attacks."""

from collections.abc import Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import chip, choice, rows_of, section, toggle
from companion.controls.fields import Fields, number_field, text_field
from companion.controls.frame import part
from companion.controls.scrolling import at_least
from companion.controls.typed import Field
from companion.look.fitting import EDGES, cell, shrunk
from companion.look.theme import GAP, Look
from companion.rune_age.entering.event import CardKind, Drawn, EventDraft
from companion.rune_age.parts.races import in_a_row, player_choice
from companion.rune_age.words.drawing import event_words
from companion.shell.drafts import Choose, entering
from companion.speech.language import say
from rules.rune_age.components import MOST_DICE, MOST_STRENGTH
from rules.rune_age.setup import Setup
from rules.rune_age.state import State

MORE, LESS = 188, 146
"""How high what only some cards have usually is, with two rows of players to attack and with one."""


def event_rows(
    look: Look,
    setup: Setup,
    state: State,
    draft: EventDraft,
    choose: Choose[EventDraft],
    known: Sequence[Drawn],
    fields: Fields,
) -> Iterator[ft.Control]:
    """From top to bottom; a card of the book fills in the rest."""
    if known:
        yield section(look, say("Known cards"))
        yield ft.Row(
            [_known(look, number, event, draft, choose) for number, event in enumerate(known)],
            wrap=True,
            spacing=GAP,
            run_spacing=GAP,
        )
    yield Name.keyed("name", look, draft.name, choose, fields)
    yield ft.Row([_kind(look, kind, draft.kind, choose) for kind in CardKind], spacing=GAP)
    yield Figures.keyed("figures", look, draft.strength, draft.dice, draft.kind, choose, fields)
    # Its room is there before it is needed: rows stay where they are while somebody enters.
    height = 0 if look.large else (MORE if len(state.living) > 2 else LESS) * look.scale
    yield at_least(height, [*_in_particular(look, setup, state, draft, choose)], 6, ft.Alignment.TOP_LEFT)


def _in_particular(
    look: Look, setup: Setup, state: State, draft: EventDraft, choose: Choose[EventDraft]
) -> Iterator[ft.Control]:
    """What only some cards have, and whom one attacks."""
    yield from _properties(look, draft, choose)
    if draft.attacks:
        yield section(look, say("It attacks"))
        attacked = draft.attacked(state)
        yield rows_of(
            [
                player_choice(
                    look,
                    setup,
                    seat,
                    f"event-attacks-{seat}",
                    partial(choose, EventDraft.with_attacked, seat),
                    chosen=seat in attacked,
                )
                for seat in state.living
            ],
            in_a_row(look),
        )


def _known(look: Look, number: int, event: Drawn, draft: EventDraft, choose: Choose[EventDraft]) -> ft.Control:
    chosen, act = draft.name.text == event.name, partial(choose, EventDraft.known, event)
    return chip(look, f"known-event-{number}", event.name, act, chosen=chosen, spoken=event_words(event))


def _kind(look: Look, kind: CardKind, chosen: CardKind | None, choose: Choose[EventDraft]) -> ft.Control:
    label = say("Enemy") if kind is CardKind.ENEMY else say("Instant")
    act, size = (
        partial(choose, EventDraft.with_kind, kind),
        shrunk(15, label, (cell(look.width, 2) - EDGES) / look.scale),
    )
    return choice(look, f"kind-{kind}", label, act, chosen=kind is chosen, size=size)


@part
def Name(look: Look, name: Field, choose: Choose[EventDraft], fields: Fields) -> ft.Control:
    typed = entering(choose, EventDraft.with_name)
    label, place = say("Name of the event"), fields.place("event-name")
    return ft.Row([text_field(look, "event-name", label, name.text, typed, name=True, place=place)])


@part
def Figures(
    look: Look, strength: Field, dice: Field, kind: CardKind | None, choose: Choose[EventDraft], fields: Fields
) -> ft.Control:
    """An instant has a strength only if it attacks Home Realms."""
    hint = say("if it attacks") if kind is CardKind.INSTANT else say("as printed")
    return ft.Row(
        [
            _figure(look, "event-strength", say("Strength"), strength, MOST_STRENGTH, hint, choose, fields),
            _figure(look, "event-dice", say("Dice"), dice, MOST_DICE, "0", choose, fields),
        ],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )


def _figure(
    look: Look,
    identifier: str,
    label: str,
    field: Field,
    most: int,
    hint: str,
    choose: Choose[EventDraft],
    fields: Fields,
) -> ft.Control:
    setter = EventDraft.with_strength if identifier == "event-strength" else EventDraft.with_dice
    box = number_field(
        look,
        identifier,
        label,
        field.text,
        entering(choose, setter),
        hint=hint,
        digits=len(str(most)),
        place=fields.place(identifier),
    )
    return ft.Column([section(look, label), ft.Row([box])], spacing=2, tight=True, expand=True)


def _properties(look: Look, draft: EventDraft, choose: Choose[EventDraft]) -> Iterator[ft.Control]:
    """What only one kind of card has."""
    match draft.kind:
        case CardKind.ENEMY:
            reward = say("Becomes a reward of whoever defeats it")
            yield toggle(look, "event-reward", reward, partial(choose, EventDraft.with_reward), on=draft.reward)
            effect = say("Acts at the start of every Event phase")
            act = partial(choose, EventDraft.with_start_effect)
            yield toggle(look, "event-start-effect", effect, act, on=draft.start_effect)
        case CardKind.INSTANT:
            lasts = say("Lasts through the next round")
            yield toggle(look, "event-lasts", lasts, partial(choose, EventDraft.with_lasts), on=draft.lasts)
        case _:
            return
