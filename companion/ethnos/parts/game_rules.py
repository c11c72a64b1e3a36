"""The rules of a game, new or being played: edition, rulings, printed values and the projection."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card, choice, plain_button, rows_of, section, toggle
from companion.controls.fields import number_field
from companion.controls.frame import part
from companion.controls.text import muted, text
from companion.ethnos.entering.game_rules import RulesDraft, printed_rows
from companion.ethnos.options import switch_projection
from companion.ethnos.words.game_rules import ruling_where
from companion.ethnos.words.rulings import EDITIONS, RULING_TITLES, option_id, option_text, ruling_reason
from companion.ethnos.words.setting_up import PRINTED
from companion.look.fitting import in_a_row
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose, entering
from companion.shell.hooks import use_value
from companion.shell.window import current_window
from companion.speech.language import say, say_many
from rules.ethnos.rulings import RULINGS, Ruling
from rules.ethnos.vocabulary import TRIBES, Tribe


@part
def GameRules(
    look: Look,
    rules: RulesDraft,
    players: int,
    projection: bool | None,
    choose: Choose[RulesDraft],
    tribes: tuple[Tribe, ...] | None = None,
) -> ft.Control:
    """Without a projection that could be shown, nothing is asked about it.

    Once the Tribes are known, rulings that can't matter with them are folded away.
    """
    others, show_others = use_value(lambda: False)
    matter = [ruling for ruling in RULINGS if ruling.matters(players, TRIBES if tribes is None else tribes)]
    idle = [ruling for ruling in RULINGS if ruling not in matter]
    each, size = in_a_row(look, list(map(say, EDITIONS.values())), 2)
    editions = [
        choice(
            look,
            f"edition-{edition}",
            say(name),
            partial(choose, RulesDraft.with_edition, edition),
            chosen=edition is rules.edition,
            size=size,
            # Translators: {edition} is "English", "Polish", "Czech" or "Russian"
            spoken=say("Rulebook: {edition}", edition=say(name)),
        )
        for edition, name in EDITIONS.items()
    ]
    shown: list[ft.Control] = [
        section(look, say("Rulebook")),
        rows_of(editions, each),
        section(look, say("Rulings, where the books differ or are silent")),
        *(_ruling(look, rules, ruling, choose) for ruling in matter),
        *([_fold(look, idle, others, partial(show_others, not others))] if idle else []),
        *(_ruling(look, rules, ruling, choose) for ruling in idle if others),
        section(look, say("As printed on your boards; empty means as shown")),
        card(look, [_printed(look, rules, row, usual, choose) for row, usual in printed_rows(rules.usual(players))]),
    ]
    if projection is not None:
        hint = say("What everybody would have if the Age ended now. Some groups would rather not know.")
        label = say("Show the projection")
        shown.append(toggle(look, "show-projection", label, _switch_projection, on=projection, hint=hint))
    return ft.Column(shown, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _fold(look: Look, idle: Sequence[Ruling], is_open: bool, fold: Callable[[], None]) -> ft.Control:
    """The rulings about Tribes or numbers of players that this game hasn't."""
    words = say_many("{n} ruling can't matter in this game", "{n} rulings can't matter in this game", len(idle))
    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    return plain_button(look, "other-rulings", words, fold, icon=icon)


def _ruling(look: Look, rules: RulesDraft, ruling: Ruling, choose: Choose[RulesDraft]) -> ft.Control:
    decided, title = getattr(rules.rulings, ruling.name), say(RULING_TITLES[ruling.name])
    options = [
        choice(
            look,
            f"ruling-{ruling.name}-{option_id(option)}",
            option_text(ruling, option),
            partial(choose, RulesDraft.with_ruling, ruling.name, option),
            chosen=option == decided,
            spoken=f"{title}: {option_text(ruling, option)}",
        )
        for option in ruling.options
    ]
    head: list[ft.Control] = [
        text(look, title, 15),
        muted(look, ruling_reason(ruling), 12),
        muted(look, ruling_where(ruling, rules.edition), 12),
    ]
    return card(look, [*head, rows_of(options, 1 if look.large else 2)])


def _printed(look: Look, rules: RulesDraft, row: str, usual: dict[str, int], choose: Choose[RulesDraft]) -> ft.Control:
    printed = say(PRINTED[row])
    fields = [
        number_field(
            look,
            f"component-{name}",
            f"{printed}, {name.split('-')[1]}" if len(usual) > 1 else printed,
            rules.printed_field(name).text,
            entering(choose, RulesDraft.with_printed, name),
            hint=str(value),
        )
        for name, value in usual.items()
    ]
    return ft.Column([text(look, printed, 14), ft.Row(fields, spacing=6)], spacing=4, tight=True)


def _switch_projection() -> None:
    desk = current_window().desk
    desk.save_settings(switch_projection(desk.settings))
