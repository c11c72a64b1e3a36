"""Which games statistics are wanted of: what there is to choose from, folded away but for what is chosen."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

import flet as ft

from companion.controls.buttons import chip, section
from companion.controls.frame import part
from companion.lobby.figures import code_text
from companion.look.theme import GAP, Look
from companion.shell.games import game_named
from companion.shell.hooks import use_value
from companion.speech.language import say, say_many
from rules.statistics.figures import Figures
from rules.statistics.wanted import EVERYTHING, Wanted

MOST_PLAYERS: Final = 12
"""Who are offered; whoever else is chosen where their own figures are."""

SEVERAL: Final = 2


class Choice(NamedTuple):
    name: str
    label: str
    chosen: bool
    wanted: Wanted
    """After a tap: a choice that is tapped again is taken back."""


@part
def Filters(look: Look, every: Figures, wanted: Wanted, want: Callable[[Wanted], None]) -> ft.Control:
    """`every` is what all games add up to."""
    open_, unfold = use_value(lambda: False)
    groups = offered(every, wanted)
    if not groups:
        return ft.Container(visible=False)
    icon = ft.Icon(ft.Icons.EXPAND_LESS if open_ else ft.Icons.FILTER_LIST, size=20 * look.scale, color=look.muted)
    fold = chip(look, "stats-filter", say("Filter"), partial(unfold, not open_), symbol=icon)
    chosen = [choice for choices in groups.values() for choice in choices if choice.chosen]
    rows: list[ft.Control] = [_chips([fold, *(() if open_ else _drawn(look, chosen, want))])]
    for heading, choices in groups.items() if open_ else ():
        rows += [section(look, heading), _chips(_drawn(look, choices, want))]
    return ft.Column(rows, spacing=GAP, tight=True)


def offered(every: Figures, wanted: Wanted) -> Mapping[str, Sequence[Choice]]:
    """By what they are about; where there is but one, there is nothing to choose."""
    if every.games < SEVERAL:
        return {}
    groups = {
        say("Game"): [*_games(every, wanted)],
        say("Players at the table"): [*_counts(every, wanted)],
        say("Who played"): [*_players(every, wanted)],
        say("Rulebook"): [*_editions(every, wanted)],
        say("Begun in"): [*_dates(every, wanted)],
    }
    return {heading: choices for heading, choices in groups.items() if len(choices) > 1}


def only_with(wanted: Wanted, player: str) -> Choice:
    """The games of one player."""
    return _choice(wanted, f"player-{player}", player, player=player)


def _games(every: Figures, wanted: Wanted) -> Iterator[Choice]:
    for kind in every.kinds:
        yield _choice(wanted, f"game-{kind}", game_named(kind).title, game=kind)


def _counts(every: Figures, wanted: Wanted) -> Iterator[Choice]:
    for count in every.counts:
        yield _choice(wanted, f"count-{count}", say_many("{n} player", "{n} players", count), count=count)


def _players(every: Figures, wanted: Wanted) -> Iterator[Choice]:
    names = [player.name for player in every.players]
    shown = names[:MOST_PLAYERS]
    shown += [wanted.player] if wanted.player in names[MOST_PLAYERS:] else []
    yield from (only_with(wanted, name) for name in shown)


def _editions(every: Figures, wanted: Wanted) -> Iterator[Choice]:
    for code in every.editions:
        edition = code.partition(":")[2]
        yield _choice(wanted, f"edition-{edition}", code_text(code), edition=edition)


def _dates(every: Figures, wanted: Wanted) -> Iterator[Choice]:
    """Years, and the months of the one that is chosen."""
    for year in dict.fromkeys(month[:4] for month in every.months):
        within = wanted.since[:4] == year
        whole = replace(wanted, since=year, until=year)
        yield Choice(f"date-{year}", year, within, replace(wanted, since="", until="") if within else whole)
        for month in every.months if within else ():
            if month.startswith(year):
                single = wanted.since == month
                chosen = replace(wanted, since=month, until=month)
                yield Choice(f"date-{month}", month, single, whole if single else chosen)


def _choice(wanted: Wanted, name: str, label: str, **field: Any) -> Choice:
    chosen = all(getattr(wanted, name) == value for name, value in field.items())
    usual: dict[str, Any] = {name: getattr(EVERYTHING, name) for name in field}
    return Choice(name, label, chosen, replace(wanted, **usual if chosen else field))


def _drawn(look: Look, choices: Sequence[Choice], want: Callable[[Wanted], None]) -> Iterator[ft.Control]:
    for choice in choices:
        act = partial(want, choice.wanted)
        yield chip(look, f"stats-filter-{choice.name}", choice.label, act, chosen=choice.chosen)


def _chips(chips: Sequence[ft.Control] | Iterator[ft.Control]) -> ft.Control:
    return ft.Row([*chips], wrap=True, spacing=GAP, run_spacing=GAP)
