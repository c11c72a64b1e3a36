"""What the pads of a typed Age fill, cell by cell: a key sets the one that is next and moves on by itself.

Whoever uses a Tribe's board or token says that the Tribe is in play.
"""

from dataclasses import replace
from typing import Final

from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.entering.new_game import MOST_TOKENS, SetupDraft
from rules.ethnos.components import MARKERS_OF_A_COLOUR, MOST_GLORY, TRACK_SPACES
from rules.ethnos.setup import MOST_PLAYERS, tokens_left
from rules.ethnos.table import Giant, Table, with_horde_space, with_markers, with_seat, with_troll
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe

GLORY_DIGITS: Final = 2
"""After so many the next player's Glory follows; what laps are worth comes on top."""


def marker_cell(kingdom: Kingdom, seat: int) -> int:
    return kingdom * MOST_PLAYERS + seat


def token_cell(kingdom: Kingdom, place: int) -> int:
    return kingdom * MOST_TOKENS + place


def with_glory_key(draft: AgeDraft, digit: int) -> AgeDraft:
    """One more digit of the Glory that is next: the first one begins it anew, the second one ends it."""
    at, seat = draft.at, draft.at.glory
    if seat is None:
        return draft
    digits = f"{at.digits}{digit}"
    typed = _with_glory(draft, seat, at.laps * TRACK_SPACES + int(digits))
    if len(digits) < GLORY_DIGITS:
        return replace(typed, at=replace(at, digits=digits))
    return with_glory_passed(typed)


def with_glory_lap(draft: AgeDraft) -> AgeDraft:
    """One more lap of the track, before or between the digits of where the marker stands."""
    at, seat = draft.at, draft.at.glory
    if seat is None:
        return draft
    total = (at.laps + 1) * TRACK_SPACES + int(at.digits or "0")
    return replace(_with_glory(draft, seat, total), at=replace(at, laps=at.laps + 1))


def with_glory_passed(draft: AgeDraft) -> AgeDraft:
    """The next player's, this one's being as it is."""
    seat = draft.at.glory
    return draft if seat is None else with_glory_at(draft, _next(seat, MOST_PLAYERS, _players(draft), MOST_PLAYERS))


def with_glory_at(draft: AgeDraft, seat: int | None) -> AgeDraft:
    return replace(draft, at=replace(draft.at, glory=seat, laps=0, digits=""))


def _with_glory(draft: AgeDraft, seat: int, total: int) -> AgeDraft:
    text = str(min(total, MOST_GLORY))
    return replace(draft, glory=with_seat(draft.glory, seat, draft.glory[seat].with_text(text)))


def with_token_key(draft: AgeDraft, value: int) -> AgeDraft:
    """A Glory token; the tokens of a Kingdom are put in order, and what the box has left lies in the last Kingdom."""
    cell = draft.at.tokens
    if cell is None:
        return draft
    kingdom = Kingdom(cell // MOST_TOKENS)
    laid = draft.with_setting(lambda setting: _laid(setting, kingdom, cell % MOST_TOKENS, value))
    laid = laid.with_setting(lambda setting: setting.with_sorted_tokens(kingdom))
    full = len(laid.setup.tokens[kingdom]) == laid.setting.ages
    moved = _next(cell, MOST_TOKENS, 1 if full else laid.setting.ages, len(KINGDOMS) * MOST_TOKENS)
    return _with_the_rest(with_token_at(laid, moved))


def with_token_at(draft: AgeDraft, cell: int | None) -> AgeDraft:
    return replace(draft, at=replace(draft.at, tokens=cell))


def _laid(setting: SetupDraft, kingdom: Kingdom, place: int, value: int) -> SetupDraft:
    row = setting.tokens[kingdom]
    laid = with_seat(row, place, row[place].with_text(str(value)))
    return replace(setting, tokens=with_seat(setting.tokens, kingdom, laid), dealt_for=None)


def _with_the_rest(draft: AgeDraft) -> AgeDraft:
    """Every token of the box lies somewhere (S3), so that those of the last Kingdom needn't be typed."""
    setting, lying = draft.setting, draft.setup.tokens
    empty = [kingdom for kingdom in KINGDOMS if not lying[kingdom]]
    left = tokens_left(setting.count, lying)
    if len(empty) != 1 or left is None or len(left) != setting.ages:
        return draft
    for place, value in enumerate(left):
        setting = _laid(setting, empty[0], place, value)
    return with_token_at(replace(draft, setting=setting), None)


def with_marker_key(draft: AgeDraft, number: int) -> AgeDraft:
    """So many markers in the cell that is next."""
    cell = draft.at.markers
    if cell is None:
        return draft
    kingdom, seat = Kingdom(cell // MOST_PLAYERS), cell % MOST_PLAYERS
    laid = draft.with_table(lambda table: with_markers(table, kingdom, seat, number))
    return _with_marker_at(laid, _next(cell, MOST_PLAYERS, _players(draft), len(KINGDOMS) * MOST_PLAYERS))


def with_marker_step(draft: AgeDraft, kingdom: Kingdom, seat: int, more: int) -> AgeDraft:
    """So many more of a player's markers in a Kingdom, or fewer; the pad goes on from there."""
    number = min(max(draft.table.markers[kingdom][seat] + more, 0), MARKERS_OF_A_COLOUR)
    laid = draft.with_table(lambda table: with_markers(table, kingdom, seat, number))
    return _with_marker_at(laid, marker_cell(kingdom, seat))


def with_kingdom_passed(draft: AgeDraft) -> AgeDraft:
    """The next Kingdom: whoever wasn't typed in this one has what is shown."""
    cell = draft.at.markers
    if cell is None:
        return draft
    return _with_marker_at(draft, _next(cell, MOST_PLAYERS, 1, len(KINGDOMS) * MOST_PLAYERS))


def _with_marker_at(draft: AgeDraft, cell: int | None) -> AgeDraft:
    return replace(draft, at=replace(draft.at, markers=cell))


def with_merfolk_key(draft: AgeDraft, space: int) -> AgeDraft:
    """A player's space on the Merfolk board."""
    seat = draft.at.merfolk
    if seat is None:
        return draft
    moved = _next(seat, MOST_PLAYERS, _players(draft), MOST_PLAYERS)
    return replace(_with_space(draft, seat, space), at=replace(draft.at, merfolk=moved))


def with_merfolk_step(draft: AgeDraft, seat: int, more: int) -> AgeDraft:
    space = min(max(draft.table.merfolk[seat] + more, 0), draft.setup.components.merfolk_end)
    return replace(_with_space(draft, seat, space), at=replace(draft.at, merfolk=seat))


def _with_space(draft: AgeDraft, seat: int, space: int) -> AgeDraft:
    def moved(table: Table) -> Table:
        return replace(table, merfolk=with_seat(table.merfolk, seat, space))

    return _used(draft.with_table(moved), Tribe.MERFOLK, something=space > 0)


def with_giant_given(draft: AgeDraft, seat: int | None) -> AgeDraft:
    def given(table: Table) -> Table:
        return replace(table, giant=None if seat is None else Giant(seat, table.giant.cards if table.giant else 1))

    return _used(draft.with_table(given), Tribe.GIANTS, something=seat is not None)


def with_troll_given(draft: AgeDraft, token: int, seat: int | None) -> AgeDraft:
    given = draft.with_table(lambda table: with_troll(table, token, seat))
    return _used(given, Tribe.TROLLS, something=seat is not None)


def with_horde_turned(draft: AgeDraft, seat: int, kingdom: Kingdom) -> AgeDraft:
    """A space of a player's Horde is filled, or isn't after all."""
    filled = kingdom not in draft.table.hordes[seat]
    turned = draft.with_table(lambda table: with_horde_space(table, seat, kingdom, filled=filled))
    return _used(turned, Tribe.ORCS, something=filled)


def _used(draft: AgeDraft, tribe: Tribe, *, something: bool) -> AgeDraft:
    return draft.with_tribe_in_play(tribe) if something else draft


def _players(draft: AgeDraft) -> int:
    return len(draft.setup.players)


def _next(cell: int, width: int, used: int, end: int) -> int | None:
    """The cell after this one, of rows of which only so many cells are used; none after the last."""
    after = cell + 1 if cell % width + 1 < used else (cell // width + 1) * width
    return after if after < end else None
