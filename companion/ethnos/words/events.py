"""An event of a game as a sentence: what was played, and what it did on the table."""

from collections.abc import Iterator
from typing import Final

from companion.ethnos.words.terms import glory_text, kingdom_name, leader_name, skeletons_text
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import listed, ordinal
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, LeftOut, sets_nothing
from rules.ethnos.play import DRAGONS_BEFORE_THE_LAST, Step
from rules.ethnos.playing.bands import Effect
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Tribe

AGAINST_THE_RULES: Final = mark("recorded as it lies on the table")
"""The note of a correction that keeps what the players did against the rules."""


def event_text(setup: Setup, step: Step) -> str:
    """An event that was played, in words."""
    event = step.event
    match event:
        case BandPlayed():
            return " ".join(_band(setup, event.band, step.effect))
        case DragonDrawn():
            return _dragon(setup, step.state.dragons, event.player)
        case AgeEnded():
            return " ".join(_age_end(setup, event))
        case _ if event.note and sets_nothing(event):
            return f"{event.note.removesuffix('.')}."
        case _:
            changes = corrected_text(setup, event)
            if not event.note:
                # Translators: {changes} is "Mara has 3 markers in Rhea; Tove has no Troll token"
                return say("Correction: {changes}.", changes=changes)
            # Translators: {note} is what a player wrote
            return say("Correction ({note}): {changes}.", note=event.note, changes=changes)


def _dragon(setup: Setup, number: int, player: int | None) -> str:
    if player is None:
        # Translators: {ordinal} is "2nd"
        return say("The {ordinal} Dragon is drawn.", ordinal=ordinal(number))
    return say("{player} draws a Dragon, the {ordinal}.", player=setup.names[player], ordinal=ordinal(number))


def _age_end(setup: Setup, event: AgeEnded) -> Iterator[str]:
    if event.third_dragon is None:
        yield say("The {ordinal} Dragon is drawn.", ordinal=ordinal(DRAGONS_BEFORE_THE_LAST + 1))
    else:
        yield say("{player} draws the third Dragon.", player=setup.names[event.third_dragon])
    if event.pillage:
        players = listed([setup.names[seat] for seat in event.pillage])
        # Translators: {players} lists names
        yield say_many(
            "{players} empties the Horde.", "{players} empty their Hordes.", len(event.pillage), players=players
        )


def _band(setup: Setup, band: Band, done: Effect | None) -> Iterator[str]:
    player = setup.names[band.player]
    if band.tribe is None or band.kingdom is None:
        yield say("{player} plays ten Skeletons and wins.", player=player)
        return
    led = {"player": player, "leader": leader_name(band.tribe), "kingdom": kingdom_name(band.kingdom)}
    if band.skeletons:
        # Translators: {leader} is "an Elf", {kingdom} its colour; {skeletons} is "2 Skeletons", among the cards
        yield say_many(
            "{player} plays {n} card led by {leader} of {kingdom}, of these {skeletons}.",
            "{player} plays {n} cards led by {leader} of {kingdom}, of these {skeletons}.",
            band.cards,
            skeletons=skeletons_text(band.skeletons),
            **led,
        )
    else:
        # Translators: {leader} is "an Elf", {kingdom} its colour
        yield say_many(
            "{player} plays {n} card led by {leader} of {kingdom}.",
            "{player} plays {n} cards led by {leader} of {kingdom}.",
            band.cards,
            **led,
        )
    yield from band_effects(band, done)


def band_effects(band: Band, done: Effect | None) -> Iterator[str]:
    """What a band does on the table, a sentence each."""
    if done is None:
        return
    if done.wins:
        yield say("Ten Skeletons win the game at once.")
        return
    if done.marker is not None:
        number = ordinal(done.marker_number)
        # Translators: {ordinal} is "3rd"
        yield say("Marker to {kingdom}, the {ordinal}.", kingdom=kingdom_name(done.marker), ordinal=number)
    elif band.tribe is not Tribe.HALFLINGS:
        yield say("No marker.")
    if band.tribe is Tribe.MERFOLK:
        # Translators: the player's marker moves from one space to another
        yield say("Merfolk board {before} to {after}.", before=done.merfolk_space_before, after=done.merfolk_space)
    if done.merfolk_markers:
        kingdoms = [kingdom_name(kingdom) for kingdom in done.merfolk_markers]
        # Translators: {kingdoms} is "Rhea", or "Rhea and Duris" if there are several markers
        yield say_many(
            "Extra marker to {kingdoms}.", "Extra markers to {kingdoms}.", len(kingdoms), kingdoms=listed(kingdoms)
        )
    if done.merfolk_markers_forgone:
        # Translators: extra markers from the Merfolk board that could be placed, and are not
        yield say_many("{n} extra marker not placed.", "{n} extra markers not placed.", done.merfolk_markers_forgone)
    if done.horde is not None:
        yield say("Marker to Horde space {kingdom}.", kingdom=kingdom_name(done.horde))
    elif band.tribe is Tribe.ORCS:
        yield say("No marker to the Horde.")
    if done.troll is not None:
        yield say("Takes Troll token {token}.", token=done.troll)
    elif band.tribe is Tribe.TROLLS:
        yield say("No Troll token.")
    if done.takes_giant:
        # Translators: {glory} is "2 Glory"
        yield say("Takes the Giant token: {glory}.", glory=glory_text(done.glory))
    elif band.tribe is Tribe.GIANTS:
        # Translators: the band is no larger than the one that holds the Giant token
        yield say("No Giant token: that takes a larger band.")
    if done.plays_again:
        yield say("Another band may follow at once.")
    if done.keeps:
        yield say_many("Up to {n} card may be kept.", "Up to {n} cards may be kept.", done.keeps)
    if done.draws:
        # Translators: the player who played the band draws them
        yield say_many("Draws {n} card.", "Draws {n} cards.", done.draws)


def corrected_text(setup: Setup, event: Correction) -> str:
    """What a correction sets."""
    return "; ".join(_corrected(setup, event)) or say("nothing changed")


def _corrected(setup: Setup, event: Correction) -> Iterator[str]:
    names = setup.names
    for seat, glory in event.glory.items():
        yield say_many("{player} has {n} Glory", "{player} has {n} Glory", glory, player=names[seat])
    for kingdom, counts in event.markers.items():
        for seat, markers in counts.items():
            yield say_many(
                "{player} has {n} marker in {kingdom}",
                "{player} has {n} markers in {kingdom}",
                markers,
                player=names[seat],
                kingdom=kingdom_name(kingdom),
            )
    for seat, space in event.merfolk.items():
        yield say("{player} is on Merfolk space {space}", player=names[seat], space=space)
    for seat, tokens in event.trolls.items():
        yield _tokens(names[seat], tokens)
    for seat, horde in event.hordes.items():
        yield say_many(
            "{player} has {n} marker in the Horde",
            "{player} has {n} markers in the Horde",
            len(horde),
            player=names[seat],
        )
    if event.giant is None:
        yield say("nobody holds the Giant token")
    elif not isinstance(event.giant, LeftOut):
        yield say_many(
            "{player} holds the Giant token with {n} card",
            "{player} holds the Giant token with {n} cards",
            event.giant.cards,
            player=names[event.giant.player],
        )


def _tokens(player: str, tokens: tuple[int, ...]) -> str:
    if not tokens:
        return say("{player} has no Troll token", player=player)
    # Translators: {tokens} is "4", or "1 and 6" if there are several
    return say_many(
        "{player} has Troll token {tokens}",
        "{player} has Troll tokens {tokens}",
        len(tokens),
        player=player,
        tokens=listed([str(token) for token in sorted(tokens)]),
    )
