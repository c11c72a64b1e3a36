"""Score one Age: what lies on the table is typed, for a table whose bands nobody entered."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec

import flet as ft

from companion.controls.buttons import (
    choice,
    icon_button,
    main_button,
    rows_of,
    section,
)
from companion.controls.frame import part, screen, view
from companion.controls.named import said, tappable
from companion.controls.scrolling import scrolling
from companion.controls.text import muted, text
from companion.ethnos.entering.age_end import JustEnded
from companion.ethnos.entering.age_sheet import (
    AgeDraft,
)
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.parts.game_rules import GameRules
from companion.ethnos.parts.grids import anchored, column
from companion.ethnos.parts.pad import Choosing, bands_pad, glory_pad, kingdoms_pad
from companion.ethnos.parts.seats import Name, use_picking
from companion.ethnos.parts.set_up import Counts, RulesFold, tribe_choices
from companion.ethnos.parts.tribe_grids import tribe_grids
from companion.ethnos.screens.new_game import KnownPlayers, known_players, last_players, newest_game
from companion.ethnos.words.age_sheet import BAND_SIZES, PLAYED_WITHOUT_THE_APP, missing_text
from companion.ethnos.words.setting_up import rules_text
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import AGES
from companion.look.fitting import in_a_row
from companion.look.theme import GAP, Look
from companion.shell.drafts import About, Choose, within
from companion.shell.hooks import use_game, use_kept, use_list, use_look, use_redraw, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import Window, current_window
from companion.speech.language import mark, say
from companion.speech.typesetting import NO_BREAK
from rules.ethnos.steps import age_from_table
from rules.ethnos.vocabulary import LARGEST_BAND, Tribe

P = ParamSpec("P")


@screen
def ScoreAgeScreen() -> ft.View:
    """An Age that belongs to no game."""
    look, window, redraw = use_look(), current_window(), use_redraw()
    open_rules, set_open_rules = use_value(lambda: False)
    known, _ = use_value(lambda: known_players(window.desk))
    newest = use_list(newest_game)
    last = ft.use_memo(lambda: last_players(window.desk, newest, known), [newest])
    picking, pick = use_picking()
    draft = _draft(window)

    def put(changed: AgeDraft) -> None:
        window.drafts.keep(AgeDraft, changed)

    def reckon() -> None:
        if _draft(window).ready:
            window.go("/score/result")
        else:
            redraw()

    def clear() -> None:
        kept = window.drafts.drop(AgeDraft)
        redraw()
        window.tell(say("Everything is empty again."), undo=partial(bring_back, kept) if kept else None)

    def bring_back(kept: AgeDraft) -> None:
        put(kept)
        redraw()

    choose = _use_choosing(window, lambda: _draft(window), put, redraw)
    fold = use_stable(lambda: set_open_rules(not open_rules))
    setting = draft.setting
    room = setting.free_seat is not None
    body: list[ft.Control] = [
        anchored("players", section(look, say("Players"))),
        Counts(look, setting.count, choose.setting),
        *([KnownPlayers(look, known, last, setting.seated, room, choose.setting)] if known else []),
        *(
            Name.keyed(f"name {seat}", look, seat, name, colour, seat == picking, choose.setting, pick)
            for seat, name, colour in zip(range(setting.count), setting.names, setting.colours, strict=False)
        ),
        Ages(look, draft.age, setting.ages, choose.age),
        RulesFold(look, rules_text(setting), open_rules, fold),
        *([GameRules(look, setting.rules, setting.count, None, choose.rules)] if open_rules else []),
        *glory_pad(look, draft, choose),
        *kingdoms_pad(look, draft, choose),
        anchored("tribes", section(look, say("Tribes in play"))),
        TribesInPlay(look, setting.tribes, choose.setting),
        *tribe_grids(look, draft, choose.age),
        *bands_pad(look, draft, choose),
    ]
    actions = [icon_button(look, "clear", say("Empty everything"), ft.Icons.DELETE_SWEEP, clear)]
    foot = _foot(look, draft, reckon)
    return view(look, say("Score one Age"), _use_steps(look, STEPS, body), actions=actions, bottom=foot)


@screen
def GameScoreScreen() -> ft.View:
    """An Age of a running game that was played without the app."""
    look, window, redraw = use_look(), current_window(), use_redraw()
    saved = use_game(ft.use_route_params()["id"])
    setup, state = saved.game.setup, saved.game.state
    about = About(saved.id)

    def current() -> AgeDraft:
        """What was typed, unless the game has gone on since."""
        draft = window.drafts.get(AgeDraft, about)
        return draft if draft and draft.begun == state.table else AgeDraft.of_game(setup, state.table)

    def put(changed: AgeDraft) -> None:
        window.drafts.keep(AgeDraft, changed, about)

    def reckon() -> None:
        if not current().ready:
            return
        age, events = state.table.age, current().events(state, say(PLAYED_WITHOUT_THE_APP))
        ended = window.desk.play(saved.id, events, age_from_table(age))
        window.drafts.keep(JustEnded, JustEnded(), About(saved.id, ended.revision))
        window.services.buzz()
        window.go(game_path(saved.id, f"reckoning/{age}"))

    choose = _use_choosing(window, current, put, redraw)
    if state.over:
        words = text(look, say("Every Age is reckoned."))
        return view(look, say("The game is over"), [words], back=game_path(saved.id))
    draft = current()
    hint = say("What the app knows is filled in. Make it what lies there, then reckon.")
    boards = list(tribe_grids(look, draft, choose.age))
    body = [
        muted(look, hint, 14),
        *glory_pad(look, draft, choose),
        *kingdoms_pad(look, draft, choose),
        *([anchored("tribes", column(boards))] if boards else []),
        *bands_pad(look, draft, choose),
    ]
    heading = step_text(age_from_table(state.table.age), setup.names)
    steps = [(name, label) for name, label in STEPS[1:] if boards or label != TRIBES]
    return view(
        look, heading, _use_steps(look, steps, body), back=game_path(saved.id), bottom=_foot(look, draft, reckon)
    )


TRIBES: Final = mark("Tribes")
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("players", mark("Players")),
    ("kingdoms", mark("Kingdoms")),
    ("tribes", TRIBES),
    ("bands", mark("Bands")),
)
"""What a tap at the top of the page leads to."""


def _use_steps(look: Look, steps: Sequence[tuple[str, str]], body: Sequence[ft.Control]) -> ft.Control:
    """One page, and its steps above it, in sight wherever the page is."""
    page, drawn = scrolling(body), use_kept(NO_PAGES)
    # What is drawn as it was before stays where it is, and the new drawing of it is left out.
    drawn.current = (*[earlier for earlier in drawn.current if earlier.parent][-1:], page)

    def jump(name: str) -> None:
        shown = next((page for page in reversed(drawn.current) if page.parent), None)
        if shown:
            # By its number: what it once lay in may have been drawn anew since, and then it finds no page by itself.
            asked = {"scroll_key": name, "duration": JUMP, "curve": ft.AnimationCurve.EASE}
            window = current_window()
            window.run(partial(window.page.session.invoke_method, shown._i, "scroll_to", asked))

    chips = [_step(look, f"step-{name}", say(label), partial(jump, name)) for name, label in steps]
    stretch = ft.CrossAxisAlignment.STRETCH
    top = ft.Row(chips, spacing=6, scroll=ft.ScrollMode.HIDDEN if look.large else None)
    return ft.Column([top, page], spacing=GAP, expand=True, horizontal_alignment=stretch)


NO_PAGES: Final[tuple[ft.Control, ...]] = ()
JUMP: Final = 250
"""Milliseconds that it takes to get there."""


def _step(look: Look, identifier: str, label: str, act: Callable[[], None]) -> ft.Control:
    words = text(look, label, 13, max_lines=1)
    return tappable(look, identifier, label, words, act, expand=None if look.large else len(label), padding=STEP)


STEP: Final = ft.Padding.symmetric(vertical=14, horizontal=4)


def _draft(window: Window) -> AgeDraft:
    """As it is now, which may be later than what is drawn."""
    return window.drafts.get(AgeDraft) or AgeDraft()


def _use_choosing(
    window: Window, current: Callable[[], AgeDraft], put: Callable[[AgeDraft], Any], redraw: Callable[[], None]
) -> Choosing:
    def choose(setter: Callable[Concatenate[AgeDraft, P], AgeDraft], /, *values: P.args, **named: P.kwargs) -> None:
        draft = current()
        changed = setter(draft, *values, **named)
        if setter in (AgeDraft.with_band, AgeDraft.with_dwarf_band, AgeDraft.with_typed_band) and changed is draft:
            window.tell(say(BAND_SIZES, most=LARGEST_BAND))
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
def Ages(look: Look, age: int, ages: int, choose: Choose[AgeDraft]) -> ft.Control:
    # Their words stand in one line.
    labels = [say("Age {age}", age=name).replace(" ", NO_BREAK) for name in AGES[:ages]]
    each, size = in_a_row(look, labels, ages)
    buttons = [
        choice(
            look,
            f"age-{number}",
            say("Age {age}", age=AGES[number - 1]),
            partial(choose, AgeDraft.with_age, number),
            chosen=number == age,
            size=size,
        )
        for number in range(1, ages + 1)
    ]
    return rows_of(buttons, each)


@part
def TribesInPlay(look: Look, chosen: tuple[Tribe, ...], choose: Choose[SetupDraft]) -> ft.Control:
    return tribe_choices(look, chosen, choose)
