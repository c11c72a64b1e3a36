"""The boards and tokens of Tribes, each on a screen: Merfolk board, Giant token, Troll tokens, Hordes."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.controls.buttons import rows_of, section
from companion.controls.frame import part
from companion.controls.players import player_chip
from companion.controls.text import BOLD, muted, text
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.entering.cells import (
    with_giant_given,
    with_horde_turned,
    with_merfolk_key,
    with_merfolk_step,
    with_troll_given,
)
from companion.ethnos.parts.grids import (
    cell,
    column,
    headed,
    icon_key,
    key,
    keys,
    kingdoms_head,
    number,
    players_head,
    row,
    section_at,
)
from companion.ethnos.words.terms import kingdom_name
from companion.look.theme import Look
from companion.shell.drafts import Choose
from companion.speech.language import say
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, TROLL_TOKENS, Kingdom, Tribe

MOST_IN_A_ROW = 6


def tribe_grids(look: Look, draft: AgeDraft, choose: Choose[AgeDraft]) -> Iterator[ft.Control]:
    """Of Tribes in play, or that could be: a tap says that they are."""
    seats, table, at = draft.seats, draft.table, draft.at.merfolk
    count = len(seats.players)
    if draft.may_have(Tribe.MERFOLK):
        seat = at if at is not None and at < count else None
        here = "" if seat is None else seats.names[seat]
        yield section_at(look, say("Merfolk board: each player's space"), here)
        yield MerfolkRow.keyed("merfolk", look, seats, table.merfolk[:count], seat, choose)
        yield MerfolkKeys.keyed("merfolk keys", look, seats, seats.components.merfolk_end, seat, choose)
    if draft.may_have(Tribe.GIANTS):
        holder = table.giant.player if table.giant else None
        yield section(look, say("Giant token"))
        yield GiantRow.keyed("giant", look, seats, holder, choose)
    if draft.may_have(Tribe.TROLLS):
        yield section(look, say("Troll tokens"))
        yield TrollGrid.keyed("trolls", look, seats, table.trolls[:count], choose)
    if draft.may_have(Tribe.ORCS):
        yield section(look, say("Hordes: the spaces that are filled"))
        rows = [HordeRow.keyed(f"horde {seat}", look, seats, seat, table.hordes[seat], choose) for seat in seats.seats]
        yield column([kingdoms_head(look), *rows], 0)


@part
def MerfolkRow(
    look: Look, seats: Setup, spaces: tuple[int, ...], at: int | None, choose: Choose[AgeDraft]
) -> ft.Control:
    what = say("Merfolk space")
    cells = [
        cell(
            look,
            f"merfolk-{seat}-more",
            f"{seats.names[seat]}, {what}: {space}",
            number(look, space),
            partial(choose, with_merfolk_step, seat, 1),
            chosen=seat == at,
            hold=partial(choose, with_merfolk_step, seat, -1),
        )
        for seat, space in enumerate(spaces)
    ]
    return column([players_head(look, seats), ft.Row(cells, spacing=0)], 4)


@part
def MerfolkKeys(look: Look, seats: Setup, end: int, at: int | None, choose: Choose[AgeDraft]) -> ft.Control:
    what = say("Merfolk space")
    named = "merfolk-fewer" if at is None else f"merfolk-{at}-fewer"
    spoken = say("{what}: fewer", what=what if at is None else f"{seats.names[at]}, {what}")
    take = None if at is None else partial(choose, with_merfolk_step, at, -1)

    def space(value: int) -> ft.Control:
        act = None if at is None else partial(choose, with_merfolk_key, value)
        return key(look, f"merfolk-key-{value}", str(value), f"{what}: {value}", act)

    return keys(range(end + 1), space, icon_key(look, named, spoken, ft.Icons.REMOVE, take))


@part
def GiantRow(look: Look, seats: Setup, holder: int | None, choose: Choose[AgeDraft]) -> ft.Control:
    cells = [
        cell(
            look,
            f"giant-{seat}",
            name,
            player_chip(look, seats, seat, 30),
            partial(choose, with_giant_given, seat),
            chosen=seat == holder,
        )
        for seat, name in enumerate(seats.names)
    ]
    give = partial(choose, with_giant_given, None)
    cells.append(cell(look, "giant-none", say("Nobody"), nobody(look), give, chosen=holder is None))
    return rows_of(cells, len(cells) if len(cells) <= MOST_IN_A_ROW else 4)


def nobody(look: Look) -> ft.Control:
    return ft.Icon(ft.Icons.BLOCK, size=22, color=look.muted)


@part
def TrollGrid(look: Look, seats: Setup, trolls: tuple[tuple[int, ...], ...], choose: Choose[AgeDraft]) -> ft.Control:
    """A column for each token: who holds it is in its row, and below them nobody."""
    held = {token: seat for seat, tokens in enumerate(trolls) for token in tokens}
    values = [
        ft.Container(text(look, str(token), 15, weight=BOLD), expand=True, alignment=ft.Alignment.CENTER)
        for token in TROLL_TOKENS
    ]

    def holding(seat: int | None, token: int) -> ft.Control:
        chosen = held.get(token) == seat
        mark = player_chip(look, seats, seat, 28) if seat is not None and chosen else muted(look, str(token), 15)
        name = say("Nobody") if seat is None else seats.names[seat]
        return cell(
            look,
            f"troll-{token}-{'none' if seat is None else seat}",
            say("Troll token {token}: {player}", token=token, player=name),
            mark,
            partial(choose, with_troll_given, token, seat),
            chosen=chosen,
        )

    rows = [row(look, seats, seat, [holding(seat, token) for token in TROLL_TOKENS]) for seat in seats.seats]
    none = headed(nobody(look), [holding(None, token) for token in TROLL_TOKENS])
    return column([headed(None, values), *rows, none], 0)


@part
def HordeRow(look: Look, seats: Setup, seat: int, horde: tuple[Kingdom, ...], choose: Choose[AgeDraft]) -> ft.Control:
    """The spaces of a player's Horde, filled or not."""
    name = seats.names[seat]

    def space(kingdom: Kingdom) -> ft.Control:
        filled = kingdom in horde
        icon = ft.Icon(ft.Icons.CHECK, size=24, color=look.gain) if filled else None
        spoken = say("{player}, Horde space {kingdom}", player=name, kingdom=kingdom_name(kingdom))
        act = partial(choose, with_horde_turned, seat, kingdom)
        return cell(look, f"horde-{kingdom.id}-{seat}", spoken, icon or ft.Container(), act, chosen=filled)

    return row(look, seats, seat, [space(kingdom) for kingdom in KINGDOMS])
