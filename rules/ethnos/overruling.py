"""The table is the truth: what the players did against the rules, recorded as what the rules allow and a correction."""

from collections.abc import Iterator
from dataclasses import replace

from rules.ethnos.codes import Code
from rules.ethnos.components import MARKERS_OF_A_COLOUR
from rules.ethnos.events import LEFT_OUT, AgeEnded, BandPlayed, Correction, Event, players_named
from rules.ethnos.play import can
from rules.ethnos.playing.bands import effect, lay_band, verify_band
from rules.ethnos.playing.choices import choices, chosen_horde, chosen_marker, verify_choices
from rules.ethnos.playing.corrections import correct, difference
from rules.ethnos.playing.markers import marker_choices
from rules.ethnos.playing.skeletons import wins_at_once
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Table, with_horde_space, with_troll
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.problems import Problem, Refused


def overruled(setup: Setup, state: State, event: Event, note: str | None = None) -> tuple[Event, ...] | None:
    """What the event is recorded as if the players insist on it; `None` if it can't be kept."""
    if can(setup, state, event):
        return (event,)
    if state.over:
        return None
    match in_play(setup, event):
        case BandPlayed() as played:
            kept = _overruled_band(setup, state.table, played, note)
            return kept or _without_the_band(setup, state.table, played, note)
        case Correction() as played:
            correction = _taking_trolls(state.table, played, note)
            return (correction,) if can(setup, state, correction) else None
        case played:
            return (played,) if can(setup, state, played) else None


def in_play(setup: Setup, event: Event) -> Event:
    """The event with nothing of Tribes that aren't in play (S2), but for a Leader."""
    out = {tribe for tribe in Tribe if tribe not in setup.tribes}
    match event:
        case BandPlayed():
            return replace(
                event,
                band=event.band._replace(skeletons=0) if Tribe.SKELETONS in out else event.band,
                troll=None if Tribe.TROLLS in out else event.troll,
                horde=LEFT_OUT if Tribe.ORCS in out else event.horde,
            )
        case AgeEnded():
            return replace(event, pillage=() if Tribe.ORCS in out else event.pillage)
        case Correction():
            return replace(
                event,
                merfolk={} if Tribe.MERFOLK in out else event.merfolk,
                trolls={} if Tribe.TROLLS in out else event.trolls,
                giant=LEFT_OUT if Tribe.GIANTS in out else event.giant,
                hordes={} if Tribe.ORCS in out else event.hordes,
            )
        case _:
            return event


def overrule(setup: Setup, table: Table, event: BandPlayed, note: str | None = None) -> tuple[BandPlayed, Correction]:
    """The band without the choices that the rules refuse, and the correction that brings about what was chosen.

    `Refused` where no table of this game could be so.
    """
    problems = tuple(verify_overruling(setup, table, event))
    if problems:
        raise Refused(problems)
    band = _within_the_rules(setup, table, event)
    laid = lay_band(table, band.band, effect(setup, table, band))
    correction = difference(laid, _table_as_told(setup, table, event))
    return band, replace(correction, note=note)


def verify_overruling(setup: Setup, table: Table, event: BandPlayed) -> Iterator[Problem]:
    """Every reason why even players who insist can't have done so."""
    yield from verify_band(setup, event.band)
    told = {"troll": (Tribe.TROLLS, event.troll is not None), "horde": (Tribe.ORCS, event.horde is True)}
    for where, (tribe, something) in told.items():
        if something and tribe not in setup.tribes:
            yield Problem(Code.TRIBE_NOT_IN_PLAY, where, "S2", "belongings", {"tribe": tribe})
    if wins_at_once(setup, event.band) or _needs_another_colour(setup, table, event):
        yield from verify_choices(setup, table, event)


def _needs_another_colour(setup: Setup, table: Table, event: BandPlayed) -> bool:
    """Whether more markers would lie in one Kingdom than there are of the player's colour (S4)."""
    placed = (chosen_marker(setup, table, event), *event.merfolk_markers)
    return any(
        table.markers[kingdom][event.band.player] + placed.count(kingdom) > MARKERS_OF_A_COLOUR
        for kingdom in placed
        if kingdom is not None
    )


def _within_the_rules(setup: Setup, table: Table, event: BandPlayed) -> BandPlayed:
    """The band without what the rules refuse; a Horde left out is said where it would no longer mean the same."""
    refused = isinstance(event.marker, Kingdom) and event.marker not in marker_choices(setup, table, event.band)
    band = replace(event, marker=None) if refused else event
    allowed = choices(setup, table, band)
    fills = chosen_horde(setup, table, event) is not None
    stays_left_out = event.horde is LEFT_OUT and fills is allowed.horde
    return replace(
        band,
        merfolk_markers=event.merfolk_markers[: allowed.merfolk_markers],
        troll=event.troll if event.troll in allowed.trolls else None,
        horde=LEFT_OUT if stays_left_out else fills and allowed.horde,
    )


def _table_as_told(setup: Setup, table: Table, event: BandPlayed) -> Table:
    """The table after all that was chosen, allowed or not; a Troll token has one holder, a Horde space one marker."""
    done, seat = effect(setup, table, event), event.band.player
    laid = lay_band(table, event.band, done)
    if done.troll is not None:
        laid = with_troll(laid, done.troll, seat)
    return laid if done.horde is None else with_horde_space(laid, seat, done.horde, filled=True)


def _overruled_band(setup: Setup, table: Table, event: BandPlayed, note: str | None) -> tuple[Event, ...] | None:
    try:
        band, correction = overrule(setup, table, event, note)
    except Refused:
        return None
    return (band,) if correction == Correction(note=note) else (band, correction)


def _without_the_band(setup: Setup, table: Table, event: BandPlayed, note: str | None) -> tuple[Event, ...] | None:
    """What a band led by a Tribe that isn't in play has left on the table, as far as it can lie there (S2)."""
    tribe = event.band.tribe
    if tribe is None or tribe in setup.tribes:
        return None
    with_it = replace(setup, tribes=(*setup.tribes, tribe))
    try:
        band, correction = overrule(with_it, table, event)
    except Refused:
        return None
    after = correct(lay_band(table, band.band, effect(with_it, table, band)), correction)
    left = in_play(setup, replace(difference(table, after), note=note, at=event.at, id=event.id))
    return (left,) if players_named(left) else None


def _taking_trolls(table: Table, correction: Correction, note: str | None) -> Correction:
    """The correction with the Troll tokens that it gives taken from their holders."""
    given = {token for tokens in correction.trolls.values() for token in tokens}
    taken = {seat: tuple(sorted(set(held) - given)) for seat, held in enumerate(table.trolls) if given & set(held)}
    return replace(
        correction,
        trolls={**taken, **correction.trolls},
        note=note if correction.note is None else correction.note,
    )
