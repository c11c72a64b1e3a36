"""The band sheet: who, which Leader, which colour, how many cards. The last one plays, if nothing is left to ask."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec

import flet as ft

from companion.controls.buttons import card, choice, counter, main_button, plain_button, rows_of, section
from companion.controls.frame import part
from companion.controls.named import nothing, said, tappable
from companion.controls.players import player_chip
from companion.controls.sheet import ROWS, entered_in, entry_sheet, is_cramped
from companion.controls.text import BOLD, text
from companion.ethnos.entering.band import BandDraft
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.words.events import AGAINST_THE_RULES, band_effects
from companion.ethnos.words.problems import problem_text
from companion.ethnos.words.terms import cards_text, colour_name, kingdom_name, skeletons_text, tribe_name
from companion.ethnos.words.tribes import leader_text
from companion.look.fitting import EDGES, cell, in_a_row, shrunk
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose, entering
from companion.shell.hooks import Draft, use_stable
from companion.shell.window import current_window
from companion.speech.language import mark, say, say_as, say_many
from rules.ethnos.events import BandPlayed
from rules.ethnos.overruling import overrule
from rules.ethnos.play import verify
from rules.ethnos.playing.bands import effect
from rules.ethnos.playing.preview import Preview, preview
from rules.ethnos.playing.skeletons import most_skeletons
from rules.ethnos.playing.trolls import holder
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, TROLL_TOKENS, Kingdom, Tribe
from rules.problems import Refused

P = ParamSpec("P")
PLAY: Final = (mark("Play"), mark("Play without a marker"))
"""What the button that records the band says, with a marker and without one."""
SAVE: Final = (mark("Save"), mark("Save without a marker"))
ENTER: Final = (mark("Enter it"), mark("Enter it without a marker"))


@dataclass(frozen=True, slots=True)
class Entry:
    """What the sheet is asked to do: on which table, and what happens with the band."""

    setup: Setup
    state: State
    heading: str
    play: Callable[Concatenate[BandPlayed, ...], Any]
    """Given the band, and corrections that come with it."""
    close: Callable[[], Any]
    at_once: bool
    """Whether the last of the four taps plays."""
    otherwise: tuple[ft.Control, ...] = ()
    """What there is to do other than playing this band."""
    verbs: tuple[str, str] = PLAY
    last: str = ""
    """What happened before it, where the sheet follows at once."""
    where: str = ""
    """Between which entries of the ledger it goes, if it isn't played now."""

    def overrule(self, event: BandPlayed) -> None:
        """The band as the players insist on it, with what the rules refuse as a correction."""
        self.play(*overrule(self.setup, self.state.table, event, say(AGAINST_THE_RULES)))


TROLLS_IN_A_ROW: Final = 4


def band_sheet(look: Look, entry: Entry, draft: Draft[BandDraft]) -> ft.Control:
    return _drawn(look, entry, draft.value, _use_choose(entry, draft))


def _drawn(look: Look, entry: Entry, draft: BandDraft, choose: Choose[BandDraft]) -> ft.Control:
    setup, table = entry.setup, entry.state.table
    shown = preview(setup, table, draft.event(table)) if draft.complete else None
    most = most_skeletons(draft.cards or LARGEST_BAND) if Tribe.SKELETONS in setup.tribes else None
    sizes = [section(look, say("Cards")), Sizes(look, draft.cards, choose)]
    cramped = is_cramped(look, _rows(look, setup), 3)
    pinned = cramped and not shown
    body = [
        *([said("where", entry.where, text(look, entry.where, 14))] if entry.where else ()),
        *([said("last-event", entry.last, text(look, entry.last, 13))] if entry.last else ()),
        Players(look, setup, draft.player, choose),
        section(look, say("Leader")),
        Leaders(look, setup, None if draft.ten_skeletons else draft.tribe, draft.ten_skeletons, choose),
        section(look, say("Colour")),
        Colours(look, draft.kingdom, choose),
    ]
    then = [
        Extras(look, draft.marker is None, draft.skeletons, most, choose),
        *(() if pinned else sizes),
        *(_horde(look, draft, choose) if draft.tribe is Tribe.ORCS else ()),
        *(_choices(look, entry, draft, choose, shown) if shown else ()),
    ]
    foot = [*(sizes if pinned else ()), *(_finish(look, entry, draft, shown) if shown else ()), *entry.otherwise]
    hint = leader_text(draft.tribe) if draft.tribe else say("Leader, colour, then the number of cards.")
    return entry_sheet(
        look,
        entry.heading,
        body,
        then,
        entry.close,
        hint=hint,
        foot=foot,
        close_id="cancel",
        to_the_end=shown is not None,
        scrolls=cramped,
    )


def _rows(look: Look, setup: Setup) -> int:
    """How many rows of buttons there are before anything is chosen: players, Leaders, Kingdoms, no marker, sizes."""
    leaders = len(setup.tribes) - (Tribe.SKELETONS in setup.tribes and not setup.rulings.ten_skeletons_win)
    rows = (-(-leaders // _leaders_in_a_row(look, setup)[0]), -(-len(KINGDOMS) // _kingdoms_in_a_row(look)[0]))
    return 1 + sum(rows) + 1 + 2


def _leaders_in_a_row(look: Look, setup: Setup) -> tuple[int, float]:
    return in_a_row(replace(look, width=entered_in(look)), list(map(tribe_name, setup.tribes)), 3)


def _kingdoms_in_a_row(look: Look) -> tuple[int, float]:
    names = list(map(kingdom_name, KINGDOMS))
    return in_a_row(replace(look, width=entered_in(look)), names, 3, beside=16 + GAP)


def _use_choose(entry: Entry, draft: Draft[BandDraft]) -> Choose[BandDraft]:
    """Sets one thing of the draft, and plays it if that was the last."""

    def choose(setter: Callable[Concatenate[BandDraft, P], BandDraft], /, *values: P.args, **named: P.kwargs) -> None:
        chosen, opens = setter(draft.value, *values, **named), not draft.value.complete
        if setter is BandDraft.with_cards and _played_at_once(entry, chosen):
            return
        draft.set(chosen)
        if chosen.complete and opens:
            current_window().hush()  # what is left to ask lifts the rows: the button that plays lies where the size was

    return use_stable(choose)


def _played_at_once(entry: Entry, draft: BandDraft) -> bool:
    """Plays the band if the size was the last thing to be set, nothing is left to ask and nothing speaks against it."""
    if not entry.at_once or not draft.complete or draft.changed:
        return False
    shown = preview(entry.setup, entry.state.table, draft.event(entry.state.table))
    if shown.asks:
        return False
    try:
        entry.play(shown.event)
    except Refused:
        return False
    return True


@part
def Players(look: Look, setup: Setup, player: int, choose: Choose[BandDraft]) -> ft.Control:
    """Everybody, so that the player can be changed without losing what is set."""
    chip = min(28, (cell(entered_in(look), len(setup.players), ROWS) - 8) / look.scale)
    return ft.Row(
        [
            tappable(
                look,
                f"band-player-{seat}",
                setup.names[seat],
                player_chip(look, setup, seat, chip),
                partial(choose, BandDraft.with_player, seat),
                chosen=seat == player,
                expand=True,
                padding=ft.Padding.symmetric(vertical=8),
            )
            for seat in setup.seats
        ],
        spacing=ROWS,
    )


@part
def Leaders(
    look: Look, setup: Setup, tribe: Tribe | None, ten_skeletons: bool, choose: Choose[BandDraft]
) -> ft.Control:
    each, size = _leaders_in_a_row(look, setup)
    buttons = [
        choice(
            look,
            f"leader-{leader}",
            tribe_name(leader),
            partial(choose, BandDraft.with_tribe, leader),
            chosen=leader is tribe,
            size=size,
            spoken=f"{tribe_name(leader)}: {leader_text(leader)}",
        )
        for leader in setup.tribes
        if leader is not Tribe.SKELETONS
    ]
    if Tribe.SKELETONS in setup.tribes and setup.rulings.ten_skeletons_win:
        act = partial(choose, BandDraft.with_ten_skeletons, not ten_skeletons)
        buttons.append(choice(look, "ten-skeletons", skeletons_text(10), act, chosen=ten_skeletons, size=size))
    return rows_of(buttons, each)


@part
def Colours(look: Look, chosen: Kingdom | None, choose: Choose[BandDraft]) -> ft.Control:
    return _kingdoms(look, "colour", (chosen,), entering(choose, BandDraft.with_kingdom))


def _kingdoms(look: Look, name: str, chosen: tuple[Kingdom | None, ...], act: Callable[[Kingdom], Any]) -> ft.Control:
    """The six Kingdoms to choose from, called `NAME-KINGDOM`."""
    each, size = _kingdoms_in_a_row(look)
    buttons = [
        choice(
            look,
            f"{name}-{kingdom.id}",
            kingdom_name(kingdom),
            partial(act, kingdom),
            chosen=kingdom in chosen,
            size=size,
            spoken=f"{kingdom_name(kingdom)}, {colour_name(kingdom.colour)}",
            symbol=kingdom_symbol(look, kingdom, 16),
        )
        for kingdom in KINGDOMS
    ]
    return rows_of(buttons, each)


@part
def Extras(look: Look, declined: bool, skeletons: int, most: int | None, choose: Choose[BandDraft]) -> ft.Control:
    """Skeletons among the cards, and a marker that is not placed."""
    row: list[ft.Control] = []
    if most is not None:
        fewer = partial(choose, BandDraft.with_skeletons, skeletons - 1) if skeletons else None
        more = partial(choose, BandDraft.with_skeletons, skeletons + 1) if skeletons < most else None
        # Translators: how many of the band's cards are Skeletons
        label = say("of these Skeletons")
        row += [
            ft.Container(text(look, label, 14), expand=True),
            counter(look, "skeletons", label, skeletons, fewer, more),
        ]
    act = partial(choose, BandDraft.with_declined, not declined)
    return ft.Row([*row, choice(look, "place-none", say("No marker"), act, chosen=declined)], spacing=GAP)


@part
def Sizes(look: Look, chosen: int | None, choose: Choose[BandDraft]) -> ft.Control:
    buttons = [
        choice(
            look,
            f"cards-{cards}",
            str(cards),
            partial(choose, BandDraft.with_cards, cards),
            chosen=cards == chosen,
            spoken=cards_text(cards),
        )
        for cards in range(1, LARGEST_BAND + 1)
    ]
    return rows_of(buttons, 5)


def _horde(look: Look, draft: BandDraft, choose: Choose[BandDraft]) -> list[ft.Control]:
    fills = draft.horde is not False
    buttons = [
        choice(look, name, label, partial(choose, BandDraft.with_horde, fill), chosen=fills is fill)
        for name, label, fill in (("horde-yes", say("Fill the space"), True), ("horde-no", say("Leave it"), False))
    ]
    return [section(look, say("Horde")), rows_of(buttons, 2)]


def _choices(look: Look, entry: Entry, draft: BandDraft, choose: Choose[BandDraft], shown: Preview) -> list[ft.Control]:
    """What only some Leaders leave to choose."""
    match draft.tribe:
        case Tribe.WINGFOLK:
            goes_to = draft.marker if isinstance(draft.marker, Kingdom) else shown.marker
            places = _kingdoms(look, "place", (goes_to,), entering(choose, BandDraft.with_marker))
            return [section(look, say("Marker to")), places]
        case Tribe.MERFOLK if shown.choices.merfolk_markers:
            return _merfolk(look, draft, choose, shown.choices.merfolk_markers)
        case Tribe.TROLLS:
            return _trolls(look, entry, choose, shown)
        case _:
            return []


def _merfolk(look: Look, draft: BandDraft, choose: Choose[BandDraft], allowed: int) -> list[ft.Control]:
    placed = draft.merfolk_markers

    def place(kingdom: Kingdom) -> None:
        if len(placed) < allowed:
            choose(BandDraft.with_merfolk_markers, (*placed, kingdom))

    back = partial(choose, BandDraft.with_merfolk_markers, placed[:-1]) if placed else None
    heading = say("Extra markers: {placed} of {all} placed", placed=len(placed), all=allowed)
    return [
        section(look, f"{heading}: {', '.join(map(kingdom_name, placed))}" if placed else heading),
        _kingdoms(look, "merfolk-place", placed, place),
        plain_button(look, "merfolk-undo", say("Take the last one back"), back),
    ]


def _trolls(look: Look, entry: Entry, choose: Choose[BandDraft], shown: Preview) -> list[ft.Control]:
    """The tokens. Those that can't be taken look so, and say why when they are tapped."""
    taken, buttons = shown.event.troll, []
    for token in TROLL_TOKENS:
        held, free = holder(entry.state.table, token), token in shown.choices.trolls
        chosen = token == taken
        label = text(look, str(token), 15, weight=BOLD if chosen else None, color=look.text if free else look.muted)
        act = partial(choose, BandDraft.with_troll, token)
        spoken = say("Troll token {token}", token=token)
        if held is not None:
            spoken = say("Troll token {token}, held by {player}", token=token, player=entry.setup.names[held])
        elif not free:
            # Translators: the band is too small for it
            spoken = say("Troll token {token}, for a larger band", token=token)
        plain = {} if free or chosen else {"bgcolor": look.background, "edge": look.background}
        buttons.append(tappable(look, f"troll-{token}", spoken, label, act, chosen=chosen, expand=True, **plain))
    none = partial(choose, BandDraft.with_troll, None)
    # Translators: no Troll token
    nothing = say_as("token", "None")
    size = shrunk(15, nothing, (cell(entered_in(look), TROLLS_IN_A_ROW) - EDGES) / look.scale, least=0.6)
    spoken = say("No Troll token")
    buttons.append(choice(look, "troll-none", nothing, none, chosen=taken is None, spoken=spoken, size=size))
    return [section(look, say("Troll token")), rows_of(buttons, TROLLS_IN_A_ROW)]


def _finish(look: Look, entry: Entry, draft: BandDraft, shown: Preview) -> list[ft.Control]:
    """What the band will do, or why it can't be, and the buttons that settle it."""
    setup, state, event = entry.setup, entry.state, shown.event
    problems = verify(setup, state, event)
    if problems:
        refused = _notice(look, [problem_text(problems[0])], refused=True)
        return [refused] if state.over else [refused, _anyway(look, entry, event)]
    cut = [_cut_text(draft)] if draft.wished_skeletons else []
    if shown.waits:
        where = say("Where does the marker go? Choose a Kingdom, or no marker.")
        return [_notice(look, [*cut, where]), main_button(look, "play", say(entry.verbs[0]), nothing, ready=False)]
    lines = [*cut, *band_effects(event.band, effect(setup, state.table, event))]
    if shown.last_marker:
        lines.append(say("{player} has no marker left after it.", player=setup.names[event.band.player]))
    if not shown.blocked:
        notice = [_notice(look, lines)] if lines else []
        return [*notice, main_button(look, "play", say(entry.verbs[0]), partial(entry.play, event))]
    wanted = replace(event, marker=event.band.kingdom)
    refusal = problem_text(verify(setup, state, wanted)[0])
    return [
        _notice(look, [refusal, *lines], refused=True),
        _anyway(look, entry, wanted),
        main_button(look, "play", say(entry.verbs[1]), partial(entry.play, event)),
    ]


def _cut_text(draft: BandDraft) -> str:
    """More Skeletons were chosen than fit."""
    # Translators: so many Skeletons are in the band, although {wished} were chosen
    return say_many(
        "{n} Skeleton, not {wished}: one of the cards leads the band.",
        "{n} Skeletons, not {wished}: one of the cards leads the band.",
        draft.skeletons,
        wished=draft.wished_skeletons,
    )


def _anyway(look: Look, entry: Entry, event: BandPlayed) -> ft.Control:
    label = say("It lies there: record it anyway")
    return plain_button(look, "record-anyway", label, partial(entry.overrule, event))


def _notice(look: Look, lines: list[str], *, refused: bool = False) -> ft.Control:
    shown: list[ft.Control] = [text(look, line, 14) for line in lines]
    return card(look, [ft.Column(shown, spacing=2, tight=True)], edge=look.danger if refused else look.accent.fill)
