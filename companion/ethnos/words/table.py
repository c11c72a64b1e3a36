"""The table screen's short phrases: what was done, how a Kingdom stands, what a band will do."""

from collections.abc import Iterator, Sequence

from companion.ethnos.words.events import event_text
from companion.ethnos.words.terms import band_text, glory_text, kingdom_name, markers_text
from companion.ethnos.words.verdicts import first_player_text, outcome_text
from companion.speech.language import say, say_many
from companion.speech.phrases import headed, listed, ordinal
from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.play import Step
from rules.ethnos.playing.bands import Effect
from rules.ethnos.playing.giants import GLORY_FOR_TAKING
from rules.ethnos.scoring.lines import Decision, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Kingdom, Tribe


def band_name(band: Band) -> str:
    """`5 cards (2 Skeletons), Troll`."""
    return band_text(band.tribe, band.cards, band.skeletons)


def bar_text(setup: Setup, step: Step) -> str:
    """What happened last, and what is to be remembered: after an Age, who begins the next one or wins."""
    event = step.event
    match event:
        case BandPlayed():
            return " · ".join(
                (setup.names[event.band.player], band_name(event.band), *band_details(event.band, step.effect))
            )
        case AgeEnded():
            return _after_age(setup, step)
        case _:
            return event_text(setup, step)


def _after_age(setup: Setup, step: Step) -> str:
    report, glory = step.state.reports[-1], step.state.table.glory
    if report.next_first:
        return first_player_text(report.next_first, glory, setup.names, report.age + 1)
    return outcome_text(report.outcome, glory, setup.names) if report.outcome else event_text(setup, step)


def band_details(band: Band, done: Effect | None) -> Iterator[str]:
    """What a band did, in a few words each."""
    if done is None:
        return
    if done.wins:
        yield say("wins the game")
        return
    if done.marker is not None:
        number = ordinal(done.marker_number)
        # Translators: {ordinal} is "3rd"
        yield say("{ordinal} marker in {kingdom}", ordinal=number, kingdom=kingdom_name(done.marker))
    elif band.tribe is not Tribe.HALFLINGS:
        yield say("no marker")
    if band.tribe is Tribe.MERFOLK:
        yield say("Merfolk space {space}", space=done.merfolk_space)
    if done.merfolk_markers:
        kingdoms = listed([kingdom_name(kingdom) for kingdom in done.merfolk_markers])
        # Translators: extra markers from the Merfolk board; {kingdoms} is "Rhea" or "Rhea and Duris"
        yield say("extra in {kingdoms}", kingdoms=kingdoms)
    if done.merfolk_markers_forgone:
        yield say_many("{n} extra marker not placed", "{n} extra markers not placed", done.merfolk_markers_forgone)
    if done.horde is not None:
        yield say("Horde space {kingdom}", kingdom=kingdom_name(done.horde))
    if done.troll is not None:
        yield say("Troll token {token}", token=done.troll)
    elif band.tribe is Tribe.TROLLS:
        yield say("no Troll token")
    if done.takes_giant:
        # Translators: {glory} is a number
        yield say("Giant token, +{glory}", glory=done.glory)
    elif band.tribe is Tribe.GIANTS:
        yield say("no Giant token")
    if done.plays_again:
        yield say("plays another band")
    if done.keeps:
        # Translators: tells the player to keep cards in hand
        yield say_many("keep up to {n} card", "keep up to {n} cards", done.keeps)
    if done.draws:
        # Translators: tells the player to draw cards
        yield say_many("draw {n} card", "draw {n} cards", done.draws)


def giant_glory_text(was: Giant | None, now: Giant | None, names: Sequence[str]) -> str:
    """What goes with the Giant token when a correction gives it to somebody else."""
    facts = {
        "glory": glory_text(GLORY_FOR_TAKING),
        "before": names[was.player] if was else "",
        "after": names[now.player] if now else "",
    }
    if was and now:
        # Translators: {glory} is "2 Glory", {before} and {after} are players
        return say("And the {glory} for taking it: from {before} to {after}", **facts)
    if now:
        # Translators: {glory} is "2 Glory", {after} is a player
        return say("And the {glory} for taking it: to {after}", **facts)
    # Translators: {glory} is "2 Glory", {before} is a player
    return say("And the {glory} for taking it: from {before}", **facts)


def standing(lines: Sequence[RankedLine], names: Sequence[str]) -> str:
    """Who leads a Kingdom or the Merfolk board, in a few words."""
    if not lines:
        # Translators: nobody has a marker there
        return say("Nobody yet")
    first, *others = lines
    if not others:
        # Translators: nobody else has a marker there. The same for women and men, and short
        return say("{player} alone", player=names[first.player])
    if first.tied_with:
        # Translators: {players} lists names
        return say("Tied: {players}", players=listed([names[line.player] for line in lines if line.place == 1]))
    if first.decided_by in (Decision.TROLL_SUM, Decision.TROLL_HIGHEST):
        # Translators: leads a Kingdom or the Merfolk board, for Troll tokens break the tie. Short
        return say("{player} leads by Trolls", player=names[first.player])
    # Translators: leads a Kingdom or the Merfolk board. Short
    return say("{player} leads", player=names[first.player])


def kingdom_summary(
    setup: Setup, kingdom: Kingdom, markers: Sequence[int], lines: Sequence[RankedLine], age: int, projected: bool
) -> str:
    """A whole Kingdom tile for those who listen."""
    tokens = listed([str(value) for value in setup.tokens[kingdom][:age]])
    # Translators: {tokens} is "2 and 4"
    parts = [say("{kingdom}, tokens in play {tokens}", kingdom=kingdom_name(kingdom), tokens=tokens)]
    for line in lines:
        award = (glory_text(line.glory),) if projected else ()
        held = ", ".join((markers_text(markers[line.player]), *award))
        parts.append(headed(setup.names[line.player], held))
    return ". ".join([*parts, standing(lines, setup.names)])
