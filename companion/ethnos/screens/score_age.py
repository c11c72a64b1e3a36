"""Score one Age: what lies on the table is typed, for a table whose bands nobody entered."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Concatenate, ParamSpec

import flet as ft

from companion.controls.buttons import (
    card,
    chip,
    choice,
    icon_button,
    main_button,
    plain_button,
    rows_of,
    section,
)
from companion.controls.fields import number_counter, number_field, text_field
from companion.controls.frame import part, screen, view
from companion.controls.named import said
from companion.controls.players import player_chip
from companion.controls.text import muted, strong, text
from companion.controls.typed import Field
from companion.ethnos.entering.age_end import EndDraft
from companion.ethnos.entering.age_sheet import (
    EMPTY_TABLE,
    MOST_GLORY,
    SCORE,
    AgeDraft,
    BandEntry,
    TypedBand,
    score_key,
)
from companion.ethnos.entering.game_rules import RulesDraft
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.counts import giant_choices, horde_choices, marker_counts, merfolk_counts, troll_choices
from companion.ethnos.parts.game_rules import GameRules
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.tokens import glory_token
from companion.ethnos.screens.age_end import ThirdDragon, hordes, warnings_card
from companion.ethnos.screens.new_game import Counts, RulesFold, TokenRow, colour_button, tribe_choices
from companion.ethnos.words.age_end import from_table_name
from companion.ethnos.words.age_sheet import BAND_SIZES, PLAYED_WITHOUT_THE_APP, missing_text, typed_band_text
from companion.ethnos.words.setting_up import rules_text
from companion.ethnos.words.table import band_name
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose, entering, within
from companion.shell.hooks import use_game, use_look, use_redraw, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import Window, current_window
from companion.speech.language import as_text, say, say_kept, say_many
from companion.speech.phrases import listed
from rules.ethnos.scoring.warnings import DoubtCode, warnings
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Giant, with_seat
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, Colour, Kingdom, Tribe

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Choosing:
    """What sets one thing of the draft, or of a draft within it."""

    age: Choose[AgeDraft]
    setting: Choose[SetupDraft]
    rules: Choose[RulesDraft]
    end: Choose[EndDraft]


@screen
def ScoreAgeScreen() -> ft.View:
    """An Age that belongs to no game."""
    look, window, redraw = use_look(), current_window(), use_redraw()
    open_rules, set_open_rules = use_value(lambda: False)
    draft = _draft(window)

    def put(changed: AgeDraft) -> None:
        window.drafts[SCORE] = changed

    def reckon() -> None:
        if _draft(window).ready:
            window.go("/score/result")
        else:
            redraw()

    def clear() -> None:
        kept = window.drafts.pop(SCORE, None)
        redraw()
        window.tell(say("Everything is empty again."), undo=partial(bring_back, kept) if kept else None)

    def bring_back(kept: AgeDraft) -> None:
        put(kept)
        redraw()

    choose = _use_choosing(window, lambda: _draft(window), put, redraw)
    fold = use_stable(lambda: set_open_rules(not open_rules))
    setting = draft.setting
    body: list[ft.Control] = [
        section(look, say("Players")),
        Counts(look, setting.count, choose.setting),
        *(
            Name.keyed(f"name {seat}", look, seat, setting.names[seat], setting.colours[seat], choose.setting)
            for seat in range(setting.count)
        ),
        Ages(look, draft.age, setting.ages, choose.age),
        section(look, say("Tribes in play")),
        TribesInPlay(look, setting.tribes, choose.setting),
        RulesFold(look, rules_text(setting), open_rules, fold),
        *([GameRules(look, setting.rules, setting.count, None, choose.rules)] if open_rules else []),
        *_pad(look, draft, choose),
    ]
    actions = [icon_button(look, "clear", say("Empty everything"), ft.Icons.DELETE_SWEEP, clear)]
    return view(look, say("Score one Age"), body, actions=actions, bottom=_foot(look, draft, reckon))


@screen
def GameScoreScreen() -> ft.View:
    """An Age of a running game that was played without the app."""
    look, window, redraw = use_look(), current_window(), use_redraw()
    saved = use_game(ft.use_route_params()["id"])
    setup, state = saved.game.setup, saved.game.state
    key = score_key(saved.id)

    def current() -> AgeDraft:
        """What was typed, unless the game has gone on since."""
        draft: AgeDraft | None = window.drafts.get(key)
        return draft if draft and draft.begun == state.table else AgeDraft.of_game(setup, state.table)

    def put(changed: AgeDraft) -> None:
        window.drafts[key] = changed

    def reckon() -> None:
        if not current().ready:
            return
        age, events = state.table.age, current().events(state, say(PLAYED_WITHOUT_THE_APP))
        window.desk.play(saved.id, events, as_text(from_table_name(age)))
        window.services.buzz()
        window.go(game_path(saved.id, f"reckoning/{age}"))

    choose = _use_choosing(window, current, put, redraw)
    if state.over:
        words = text(look, say("Every Age is reckoned."))
        return view(look, say("The game is over"), [words], back=game_path(saved.id))
    draft = current()
    hint = say("What the app knows is filled in. Make it what lies there, then reckon.")
    body = [muted(look, hint, 14), *_pad(look, draft, choose)]
    heading = say_kept(from_table_name(state.table.age))
    return view(look, heading, body, back=game_path(saved.id), bottom=_foot(look, draft, reckon))


def _draft(window: Window) -> AgeDraft:
    """As it is now, which may be later than what is drawn."""
    draft: AgeDraft = window.drafts.get(SCORE) or AgeDraft()
    return draft


def _use_choosing(
    window: Window, current: Callable[[], AgeDraft], put: Callable[[AgeDraft], Any], redraw: Callable[[], None]
) -> Choosing:
    def choose(setter: Callable[Concatenate[AgeDraft, P], AgeDraft], /, *values: P.args, **named: P.kwargs) -> None:
        draft = current()
        changed = setter(draft, *values, **named)
        if setter in (AgeDraft.with_band, AgeDraft.with_typed_band) and changed is draft:
            window.tell(say(BAND_SIZES))
        put(changed)
        redraw()

    def choose_setting(
        setter: Callable[Concatenate[SetupDraft, P], SetupDraft], /, *values: P.args, **named: P.kwargs
    ) -> None:
        put(current().with_setting(lambda setting: setter(setting, *values, **named)))
        # What is typed into names is drawn elsewhere with the next tap, not with every letter.
        if setter is not SetupDraft.with_name:
            redraw()

    return Choosing(
        use_stable(choose),
        use_stable(choose_setting),
        use_stable(within(choose_setting, SetupDraft.with_rules)),
        use_stable(within(choose, AgeDraft.with_end)),
    )


def _foot(look: Look, draft: AgeDraft, reckon: Callable[[], None]) -> list[ft.Control]:
    missing = missing_text(draft)
    label = say("Reckon Age {age}", age=AGES[draft.age - 1])
    button = main_button(look, "reckon", label, reckon, ready=draft.ready)
    return [said("missing", missing, text(look, missing, 13)), button]


@part
def Name(look: Look, seat: int, name: Field, colour: Colour, choose: Choose[SetupDraft]) -> ft.Control:
    """A player, who needn't be named."""
    label = say("Player {number}", number=seat + 1)
    field = text_field(look, f"player-name-{seat}", label, name.text, entering(choose, SetupDraft.with_name, seat))
    return ft.Row([colour_button(look, seat, colour, choose), field], spacing=0)


@part
def Ages(look: Look, age: int, ages: int, choose: Choose[AgeDraft]) -> ft.Control:
    buttons = [
        choice(
            look,
            f"age-{number}",
            say("Age {age}", age=AGES[number - 1]),
            partial(choose, AgeDraft.with_age, number),
            chosen=number == age,
        )
        for number in range(1, ages + 1)
    ]
    return ft.Row(buttons, spacing=GAP)


@part
def TribesInPlay(look: Look, chosen: tuple[Tribe, ...], choose: Choose[SetupDraft]) -> ft.Control:
    return tribe_choices(look, chosen, choose)


def _pad(look: Look, draft: AgeDraft, choose: Choosing) -> Iterator[ft.Control]:
    """What lies on the table; of Tribes' boards and tokens only those in play."""
    seats, table, tribes = draft.seats, draft.table, set(draft.setup.tribes)
    yield section(look, say("Glory before the reckoning"))
    for seat in seats.seats:
        yield GloryRow.keyed(f"glory {seat}", look, seats, seat, draft.glory[seat], choose.age)
    yield section(look, say("Markers in the Kingdoms"))
    for kingdom in KINGDOMS:
        yield from _kingdom(look, draft, kingdom, choose)
    if Tribe.MERFOLK in tribes:
        yield section(look, say("Merfolk board: each player's space"))
        yield Merfolk.keyed("merfolk", look, seats, table.merfolk, choose.age)
    if Tribe.GIANTS in tribes:
        yield section(look, say("Giant token"))
        yield GiantHolder.keyed("giant", look, seats, table.giant, choose.age)
    if Tribe.TROLLS in tribes:
        yield section(look, say("Troll tokens"))
        yield Trolls.keyed("trolls", look, seats, table.trolls, choose.age)
    if Tribe.ORCS in tribes:
        yield section(look, say("Hordes: the spaces that are filled"))
        yield Hordes.keyed("hordes", look, seats, table.hordes, choose.age)
    yield section(look, say("Bands: tap the size of each"))
    for seat in seats.seats:
        typed = tuple((place, band) for place, band in enumerate(draft.bands) if band.player == seat)
        recorded = tuple(band for band in table.bands if band.player == seat)
        yield Bands.keyed(f"bands {seat}", look, seats, seat, recorded, typed, draft.entries[seat], choose.age)
    lying = draft.lying()
    yield from hordes(look, seats, lying, draft.end.pillage, choose.end)
    # Who led the typed bands was never asked, so that only markers can be doubted.
    doubts = [doubt for doubt in warnings(draft.setup, lying) if doubt.code is DoubtCode.TOO_MANY_MARKERS]
    yield from warnings_card(look, seats, doubts)
    yield ThirdDragon.keyed("dragon", look, seats, draft.end.third_dragon, choose.end)


@part
def GloryRow(look: Look, seats: Setup, seat: int, glory: Field, choose: Choose[AgeDraft]) -> ft.Control:
    name, what = seats.names[seat], say("Glory")
    number = number_counter(
        look,
        f"glory-{seat}",
        f"{name}, {what}",
        glory.text,
        entering(choose, AgeDraft.with_typed_glory, seat),
        entering(choose, AgeDraft.with_glory, seat),
        digits=len(str(MOST_GLORY)),
    )
    who: list[ft.Control] = [player_chip(look, seats, seat), ft.Container(text(look, name, 15), expand=True)]
    if look.large:
        return ft.Column([ft.Row(who, spacing=GAP), number], spacing=4, tight=True)
    return ft.Row([*who, number], spacing=GAP)


def _kingdom(look: Look, draft: AgeDraft, kingdom: Kingdom, choose: Choosing) -> Iterator[ft.Control]:
    """A Kingdom's tokens, typed unless a game knows them, and everybody's markers there."""
    if draft.game:
        tokens = draft.game.tokens[kingdom]
        yield ft.Row(
            [
                kingdom_symbol(look, kingdom, 20),
                ft.Container(text(look, kingdom_name(kingdom), 15), expand=True),
                *(glory_token(look, value, in_play=place < draft.age, size=24) for place, value in enumerate(tokens)),
            ],
            spacing=6,
        )
    else:
        tokens_typed = draft.setting.tokens[kingdom][: draft.setting.ages]
        yield TokenRow.keyed(f"tokens {kingdom.id}", look, kingdom, tokens_typed, choose.setting)
    yield Markers.keyed(f"markers {kingdom.id}", look, draft.seats, kingdom, draft.table.markers[kingdom], choose.age)


@part
def Markers(look: Look, seats: Setup, kingdom: Kingdom, row: tuple[int, ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, markers=with_seat(EMPTY_TABLE.markers, kingdom, row))
    return _column(marker_counts(look, seats, table, entering(choose, AgeDraft.with_table), kingdom, hints=False))


@part
def Merfolk(look: Look, seats: Setup, spaces: tuple[int, ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, merfolk=spaces)
    return _column(merfolk_counts(look, seats, table, entering(choose, AgeDraft.with_table)))


@part
def GiantHolder(look: Look, seats: Setup, giant: Giant | None, choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, giant=giant)
    return _column(giant_choices(look, seats, table, entering(choose, AgeDraft.with_table), cards=False))


@part
def Trolls(look: Look, seats: Setup, trolls: tuple[tuple[int, ...], ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, trolls=trolls)
    return _column(troll_choices(look, seats, table, entering(choose, AgeDraft.with_table)))


@part
def Hordes(look: Look, seats: Setup, filled: tuple[tuple[Kingdom, ...], ...], choose: Choose[AgeDraft]) -> ft.Control:
    table = replace(EMPTY_TABLE, hordes=filled)
    return _column(horde_choices(look, seats, table, entering(choose, AgeDraft.with_table)))


@part
def Bands(
    look: Look,
    seats: Setup,
    seat: int,
    recorded: tuple[Band, ...],
    typed: tuple[tuple[int, TypedBand], ...],
    entry: BandEntry,
    choose: Choose[AgeDraft],
) -> ft.Control:
    """A player's bands: a tap on a size adds one, a tap on a band takes it out again."""
    name = seats.names[seat]
    head = ft.Row(
        [
            player_chip(look, seats, seat, 24),
            ft.Container(strong(look, name, 15), expand=True),
            muted(look, say_many("{n} band", "{n} bands", len(recorded) + len(typed)), 13),
        ],
        spacing=GAP,
    )
    shown: list[ft.Control] = [head]
    if recorded:
        bands = listed([say_kept(band_name(band)) for band in recorded])
        # Translators: {bands} is "3 Elves and 2 Orcs"
        shown.append(muted(look, say("Entered already: {bands}.", bands=bands), 13))
    if typed:
        shown.append(ft.Row([_typed(look, name, seat, *band, choose) for band in typed], wrap=True, spacing=6))
    return card(look, [*shown, *_next_band(look, seats, seat, entry, choose)])


def _typed(look: Look, name: str, seat: int, place: int, band: TypedBand, choose: Choose[AgeDraft]) -> ft.Control:
    words = typed_band_text(band)
    cross = ft.Icon(ft.Icons.CLOSE, size=16, color=look.muted)
    act = partial(choose, AgeDraft.without_band, place)
    # Translators: {band} is "4 cards, Dwarf"
    spoken = say("{player}, remove the band: {band}", player=name, band=words)
    return chip(look, f"band-remove-{seat}-{place}", words, act, spoken=spoken, symbol=cross)


def _next_band(look: Look, seats: Setup, seat: int, entry: BandEntry, choose: Choose[AgeDraft]) -> Iterator[ft.Control]:
    name = seats.names[seat]
    if Tribe.DWARVES in seats.tribes:
        act = partial(choose, AgeDraft.with_dwarf, seat)
        label, spoken = say("A Dwarf leads the next one"), say("{player}, a Dwarf leads the next band", player=name)
        dwarf = choice(look, f"band-dwarf-{seat}", label, act, chosen=entry.dwarf, spoken=spoken)
        yield ft.Row([dwarf])
    if Tribe.SKELETONS in seats.tribes:
        number = number_counter(
            look,
            f"band-skeletons-{seat}",
            say("{player}, Skeletons in the next band", player=name),
            entry.skeletons.text,
            entering(choose, AgeDraft.with_typed_skeletons, seat),
            entering(choose, AgeDraft.with_skeletons, seat),
            field=f"band-skeletons-{seat}",
        )
        what = text(look, say("Skeletons in it"), 15)
        yield _column([what, number]) if look.large else ft.Row([ft.Container(what, expand=True), number], spacing=GAP)
    sizes = [
        choice(
            look,
            f"band-size-{seat}-{cards}",
            str(cards),
            partial(choose, AgeDraft.with_band, seat, cards),
            chosen=False,
            spoken=say_many("{player}, a band of {n} card", "{player}, a band of {n} cards", cards, player=name),
        )
        for cards in range(1, LARGEST_BAND + 1)
    ]
    yield rows_of(sizes, 5)
    add = partial(choose, AgeDraft.with_typed_band, seat)
    field = number_field(
        look,
        f"band-size-{seat}",
        say("{player}, cards of the next band", player=name),
        entry.size.text,
        entering(choose, AgeDraft.with_typed_size, seat),
        hint=say("or type it"),
        submit=add,
    )
    spoken = say("{player}, add the band", player=name)
    button = plain_button(look, f"band-add-{seat}", say("Add"), add, expand=True, spoken=spoken)
    yield ft.Row([ft.Container(field, expand=True), button], spacing=GAP)


def _column(controls: list[ft.Control]) -> ft.Control:
    return ft.Column(controls, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
