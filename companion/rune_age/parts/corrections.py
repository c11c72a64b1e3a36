"""What lies on the table as counters and choices. Each tells `put` what is so, given the table as it is then."""

from collections.abc import Callable, Iterator
from functools import partial

import flet as ft

from companion.controls.buttons import beside_words, card, choice, counter, icon_button, rows_of, section
from companion.controls.fields import Fields, text_field
from companion.controls.frame import part
from companion.controls.named import Act
from companion.controls.text import text
from companion.controls.typed import Field, tidy
from companion.look.theme import GAP, Look
from companion.rune_age.acting.correcting import Correcting, Put
from companion.rune_age.entering.correction import NamesDraft
from companion.rune_age.parts.races import in_a_row, player_choice
from companion.shell.drafts import Choose, entering
from companion.shell.window import current_window
from companion.speech.language import say
from rules.players import is_name_length
from rules.rune_age.components import MOST_DAMAGE, MOST_EVENT_CARDS, STRONGHOLDS
from rules.rune_age.events import Correction
from rules.rune_age.setup import Setup
from rules.rune_age.state import State


def counts(look: Look, setup: Setup, state: State, seat: int, put: Put) -> ft.Control:
    """Damage and strongholds of a player; who is out has none of these."""
    name = setup.names[seat]

    def damage(more: int, now: State) -> Correction:
        return Correction(damage={seat: _within(now.damage[seat] + more, MOST_DAMAGE)})

    def strongholds(more: int, now: State) -> Correction:
        return Correction(strongholds={seat: _within(now.strongholds[seat] + more, STRONGHOLDS)})

    rows = [_count(look, f"damage-{seat}", name, say("Damage"), state.damage[seat], MOST_DAMAGE, put, damage)]
    if not state.is_out(seat):
        held = state.strongholds[seat]
        rows.append(_count(look, f"strongholds-{seat}", name, say("Strongholds"), held, STRONGHOLDS, put, strongholds))
    return card(look, rows)


def event_count(look: Look, state: State, put: Put) -> ft.Control:
    def left(more: int, now: State) -> Correction:
        return Correction(events_left=_within(now.events_left + more, MOST_EVENT_CARDS))

    words = say("Events left")
    return card(look, [_count(look, "events-left", words, words, state.events_left, MOST_EVENT_CARDS, put, left)])


def _count(
    look: Look,
    identifier: str,
    of: str,
    what: str,
    value: int,
    most: int,
    put: Put,
    set_to: Callable[[int, State], Correction],
) -> ft.Control:
    label = what if of == what else f"{of}, {what}"
    fewer = partial(put, partial(set_to, -1)) if value else None
    more = partial(put, partial(set_to, 1)) if value < most else None
    steps = counter(look, identifier, label, value, fewer, more)
    return beside_words(look, text(look, what, 16), steps)


def _within(value: int, most: int) -> int:
    return max(0, min(value, most))


def rewards(
    look: Look, now: Correcting, seat: int, typed: Field, choose: Choose[NamesDraft], fields: Fields
) -> Iterator[ft.Control]:
    """Those that lie there, to be taken away; and one more, by its name."""
    setup, state = now.saved.game.setup, now.state
    yield section(look, say("Rewards"))
    if state.rewards[seat]:
        yield card(look, [_reward(look, now, place, name) for place, name in enumerate(state.rewards[seat])])
    yield NameField.keyed(
        "reward",
        look,
        "reward-name",
        say("Name of a reward, then who gets it"),
        typed,
        choose,
        NamesDraft.with_reward,
        None,
        fields,
    )

    def give(to: int) -> None:
        name = tidy(typed.text)
        if not is_name_length(name):
            current_window().tell(say("Type the name of the reward first."))
            return
        now.put(lambda _: Correction(rewards={name: to}))
        choose(NamesDraft.without_reward)

    players = [
        player_choice(
            look,
            setup,
            to,
            f"reward-give-{to}",
            partial(give, to),
            spoken=say("{player} gets the reward", player=setup.names[to]),
        )
        for to in state.living
    ]
    yield rows_of(players, in_a_row(look))


def _reward(look: Look, now: Correcting, place: int, name: str) -> ft.Control:
    gone = partial(now.put, lambda _: Correction(rewards={name: None}))
    away = icon_button(look, f"reward-gone-{place}", say("{reward}: gone", reward=name), ft.Icons.CLOSE, gone)
    return ft.Row([ft.Container(text(look, name, 15), expand=True), away], spacing=GAP)


@part
def NameField(
    look: Look,
    identifier: str,
    label: str,
    field: Field,
    choose: Choose[NamesDraft],
    setter: Callable[[NamesDraft, str], NamesDraft],
    left: Act | None,
    fields: Fields,
) -> ft.Control:
    """`left` is what becomes of it once somebody goes on to something else."""
    typed, place = entering(choose, setter), fields.place(identifier)
    box = text_field(look, identifier, label, field.text, typed, left=left, submit=left, name=True, place=place)
    return ft.Row([box])


def holders(look: Look, setup: Setup, state: State, place: int, put: Put) -> list[ft.Control]:
    """Who holds a city."""

    def given(seat: int | None, _: State) -> Correction:
        return Correction(cities={place: seat})

    players = [
        player_choice(
            look,
            setup,
            seat,
            f"holder-{place}-{seat}",
            partial(put, partial(given, seat)),
            chosen=state.owners[place] == seat,
        )
        for seat in state.living
    ]
    nobody = partial(put, partial(given, None))
    neutral = choice(look, f"holder-{place}-none", say("Nobody: neutral"), nobody, chosen=state.owners[place] is None)
    return [rows_of(players, in_a_row(look)), ft.Row([neutral])]


def turns(look: Look, setup: Setup, state: State, put: Put) -> Iterator[ft.Control]:
    """Whose turn it is, as long as it is anybody's; and who is first."""

    def active(seat: int, _: State) -> Correction:
        return Correction(active=seat)

    def first(seat: int, _: State) -> Correction:
        return Correction(first_player=seat)

    if state.active is not None:
        yield section(look, say("Whose turn is it?"))
        yield _players(look, setup, state, "turn", state.active, put, active)
    yield section(look, say("First player"))
    yield _players(look, setup, state, "first", state.first_player, put, first)


def _players(
    look: Look,
    setup: Setup,
    state: State,
    identifier: str,
    chosen: int,
    put: Put,
    set_to: Callable[[int, State], Correction],
) -> ft.Control:
    players = [
        player_choice(
            look, setup, seat, f"{identifier}-{seat}", partial(put, partial(set_to, seat)), chosen=seat == chosen
        )
        for seat in state.living
    ]
    return rows_of(players, in_a_row(look))
