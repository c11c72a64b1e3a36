"""The end of an Age: the table check, who drew the third Dragon, who empties a Horde, then the reckoning."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.changing.sheets import EditSheet
from companion.controls.buttons import card, chip, main_button, plain_button, section
from companion.controls.frame import part, screen, view
from companion.controls.named import said, tappable
from companion.controls.players import player_chip
from companion.controls.text import muted, strong, text
from companion.ethnos.boards import boards_in
from companion.ethnos.entering.age_end import EndDraft, JustEnded, end_of, take_back
from companion.ethnos.parts.age_end import ThirdDragon, hordes, warnings_card
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.paths import rules_path
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import BandSheet, BoardSheet, GlorySheet, KingdomSheet, TableSheet
from companion.ethnos.words.age_end import READY_TO_RECKON, WHO_DREW_THE_DRAGON, holdings
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.table import band_name
from companion.ethnos.words.terms import AGES, kingdom_name, skeletons_text, tribe_name
from companion.ethnos.words.tribes import AT_THE_AGES_END, age_end_text
from companion.look.theme import GAP, Look
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_game, use_look, use_stable
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import mark, say, say_as, say_many
from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.game import bands_of_this_age, just_ended
from rules.ethnos.playing.age_end import needs_third_dragon
from rules.ethnos.scoring.warnings import warnings
from rules.ethnos.setup import Setup
from rules.ethnos.steps import end_of_age
from rules.ethnos.table import Table, skeletons_of
from rules.ethnos.vocabulary import KINGDOMS, Kingdom


@screen
def AgeEndScreen() -> ft.View:
    look, window = use_look(), current_window()
    saved = use_game(ft.use_route_params()["id"])
    id, setup, state = saved.id, saved.game.setup, saved.game.state
    table = state.table
    entered = use_draft(EndDraft, end_of(id, table.age))
    draft = entered.value

    def reckon() -> None:
        latest = entered.value
        if not latest.complete(setup, table):
            return
        event = AgeEnded(latest.third_dragon, latest.pillaging(setup, table))
        ended = window.desk.play(id, (event,))
        window.drafts.keep(JustEnded, JustEnded(), About(id, ended.revision))
        entered.clear()
        window.services.buzz()
        window.go(game_path(id, f"reckoning/{table.age}"))

    choose = use_stable(entered.choose)
    if state.over:
        return _over(look, id)
    ready = draft.complete(setup, table)
    missing = say(READY_TO_RECKON) if ready else say(WHO_DREW_THE_DRAGON)
    body = [
        *_just_reckoned(look, saved),
        *warnings_card(look, setup, warnings(setup, table)),
        *hordes(look, setup, table, draft.pillage, choose),
        TableCheck.keyed("check", look, saved),
    ]
    bottom = [
        said("missing", missing, muted(look, missing, 13)),
        main_button(look, "reckon", say("Reckon Age {age}", age=AGES[table.age - 1]), reckon, ready=ready),
    ]
    third_dragon = (
        [ThirdDragon.keyed("dragon", look, setup, draft.third_dragon, choose)]
        if needs_third_dragon(setup, table.age)
        else []
    )
    if look.large:
        body += third_dragon
    else:
        bottom = [*third_dragon, *bottom]
    return view(look, step_text(end_of_age(table.age), setup.names), body, back=game_path(id), bottom=bottom)


def _over(look: Look, id: str) -> ft.View:
    """Nothing is left to reckon."""
    end = main_button(look, "the-end", say("The end"), partial(current_window().go, game_path(id, "end")))
    words = text(look, say("Every Age is reckoned."))
    return view(look, say("The game is over"), [words], back=game_path(id), bottom=[end])


def _just_reckoned(look: Look, saved: Saved) -> list[ft.Control]:
    """For whoever came here by the browser's own way back, after an Age and before the next."""
    if just_ended(saved.game) is None:
        return []
    last, now = (AGES[age] for age in (len(saved.game.state.reports) - 1, len(saved.game.state.reports)))
    window = current_window()
    words = text(look, say("Age {last} is reckoned, and nothing of Age {now} is entered yet.", last=last, now=now), 14)
    label = say("Back to the end of Age {age}", age=last)
    back = plain_button(look, "take-back", label, partial(take_back, window, saved))
    return [card(look, [words, back], edge=look.accent.fill)]


@part
def TableCheck(look: Look, saved: Saved) -> ft.Control:
    """Everything as the app has it, to compare before the cards are swept; each thing leads to its correction."""
    setup, table = saved.game.setup, saved.game.state.table
    bands = bands_of_this_age(saved.game)
    open_sheet = partial(_open, saved.id)
    name, hint = say("Table check"), say(CHECK_HINT)
    heading = ft.Column([strong(look, name, 17), muted(look, hint, 13)], spacing=2, tight=True)
    shown = [
        said("table-check", f"{name}. {hint}", ft.Container(heading, padding=ft.Padding(top=GAP))),
        *(_bands(look, setup, table, seat, bands, open_sheet) for seat in setup.seats),
        card(look, [_markers(look, setup, table, kingdom, open_sheet) for kingdom in KINGDOMS]),
        card(look, [_holding(look, *held, open_sheet) for held in _belongings(setup, table)]),
        *_reminders(look, setup),
    ]
    return ft.Column(shown, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


CHECK_HINT = mark("Compare before the cards are swept. Tap what is wrong.")


def _reminders(look: Look, setup: Setup) -> list[ft.Control]:
    """What the Tribes in play do at the Age's end, each a tap from its rules."""
    tribes = [tribe for tribe in AT_THE_AGES_END if tribe in setup.tribes]
    rows = [
        tappable(
            look,
            f"remember-{tribe}",
            f"{tribe_name(tribe)}: {age_end_text(tribe)}",
            ft.Column([text(look, tribe_name(tribe), 15), muted(look, age_end_text(tribe), 13)], spacing=0, tight=True),
            partial(current_window().go, rules_path(tribe)),
            padding=8,
            alignment=ft.Alignment.CENTER_LEFT,
            edge=look.card,
        )
        for tribe in tribes
    ]
    return [section(look, say("What the Tribes do now")), card(look, rows)] if rows else []


def _open(id: str, sheet: TableSheet) -> None:
    current_window().open_from(game_path(id), sheet)


def _bands(
    look: Look,
    setup: Setup,
    table: Table,
    seat: int,
    bands: tuple[tuple[int, BandPlayed], ...],
    open_sheet: Callable[[TableSheet], Any],
) -> ft.Control:
    """A player's bands of this Age, and the way to enter one that was forgotten."""
    own = [(index, event.band) for index, event in bands if event.band.player == seat]
    skeletons = skeletons_of(table, seat)
    counts = [say_many("{n} band", "{n} bands", len(own)), *([skeletons_text(skeletons)] if skeletons else [])]
    who = [player_chip(look, setup, seat, 24), ft.Container(strong(look, setup.names[seat], 15), expand=True)]
    count = muted(look, ", ".join(counts), 13)
    head = [ft.Row(who, spacing=GAP), count] if look.large else [ft.Row([*who, count], spacing=GAP)]
    chips: list[ft.Control] = []
    for index, band in own:
        words = band_name(band)
        symbol = None if band.kingdom is None else kingdom_symbol(look, band.kingdom, 14)
        # Translators: {band} is "3 cards, Elf"; the button edits it
        spoken = say("{player}, {band}. Edit", player=setup.names[seat], band=words)
        act = partial(open_sheet, EditSheet(index))
        chips.append(chip(look, f"check-band-{index}", words, act, spoken=spoken, symbol=symbol))
    forgotten = say("Forgotten: {player} plays a band", player=setup.names[seat])
    plus = ft.Icon(ft.Icons.ADD, size=18, color=look.muted)
    add = partial(open_sheet, BandSheet(seat))
    # Translators: enters a band that was forgotten; beside a plus sign, after the bands of a player. Short
    chips.append(chip(look, f"check-add-{seat}", say_as("add", "Band"), add, spoken=forgotten, symbol=plus))
    return card(look, [*head, ft.Row(chips, wrap=True, spacing=6, run_spacing=6)])


def _markers(
    look: Look, setup: Setup, table: Table, kingdom: Kingdom, open_sheet: Callable[[TableSheet], Any]
) -> ft.Control:
    """Everybody's markers in a Kingdom."""
    held = [(seat, count) for seat, count in enumerate(table.markers[kingdom]) if count]
    counts: list[ft.Control] = [
        ft.Row([player_chip(look, setup, seat, 22), strong(look, str(count), 15)], spacing=4, tight=True)
        for seat, count in held
    ]
    row: list[ft.Control] = [
        kingdom_symbol(look, kingdom, 18),
        ft.Container(text(look, kingdom_name(kingdom), 15), width=80 * look.scale),
        ft.Row(counts or [muted(look, say("none"), 14)], wrap=True, spacing=10, run_spacing=4, expand=True),
    ]
    markers = holdings([(setup.names[seat], str(count)) for seat, count in held])
    # Translators: {markers} is "Roderick 3 · Mara 1" or "none"; the button corrects them
    label = say("Markers in {kingdom}: {markers}. Correct", kingdom=kingdom_name(kingdom), markers=markers)
    content = ft.Row(row, spacing=GAP)
    act = partial(open_sheet, KingdomSheet(kingdom))
    return tappable(look, f"check-{kingdom.id}", label, content, act, bgcolor=look.card, edge=look.card)


def _belongings(setup: Setup, table: Table) -> list[tuple[TableSheet, str, ft.IconData, str, str]]:
    """The boards and tokens of the Tribes in play, and the Glory track: sheet, names, icon, who holds what."""
    boards = [
        (
            BoardSheet(board.tribe),
            board.id,
            board.icon,
            say(board.short),
            board.summary(setup, board.told(table), setup.names),
        )
        for board in boards_in(setup)
    ]
    glory = holdings(list(zip(setup.names, map(str, table.glory), strict=True)))
    return [*boards, (GlorySheet(), "glory", ft.Icons.STAR, say("Glory"), glory)]


def _holding(
    look: Look,
    sheet: TableSheet,
    identifier: str,
    icon: ft.IconData,
    name: str,
    held: str,
    open_sheet: Callable[[TableSheet], Any],
) -> ft.Control:
    sign, what, who = ft.Icon(icon, size=20 * look.scale, color=look.muted), text(look, name, 15), text(look, held, 14)
    if look.large:
        shown: ft.Control = ft.Column([ft.Row([sign, what], spacing=GAP), who], spacing=0, tight=True)
    else:
        cells: list[ft.Control] = [sign, ft.Container(what, width=80 * look.scale), ft.Container(who, expand=True)]
        shown = ft.Row(cells, spacing=GAP)
    return tappable(
        look,
        f"check-{identifier}",
        # Translators: "Merfolk: Mara 5 · Tove 2. Correct"; the button corrects it
        say("{what}: {held}. Correct", what=name, held=held),
        shown,
        partial(open_sheet, sheet),
        bgcolor=look.card,
        edge=look.card,
    )
