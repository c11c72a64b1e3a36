"""What if, in words: how far a player is from leading a Kingdom, and what a band there would change."""

from collections.abc import Iterator, Sequence

from companion.speech.language import say, say_many
from companion.speech.phrases import signed
from rules.ethnos.what_if import BandTried, Lead


def lead_text(lead: Lead, player: str) -> str:
    """What a player needs in a Kingdom to be first there, or by how much that is so."""
    if lead.to_lead:
        return " ".join(_needed(lead, player))
    if lead.ahead:
        return say_many(
            "{player} leads here by {n} marker.", "{player} leads here by {n} markers.", lead.ahead, player=player
        )
    return say("{player} leads here by Troll tokens, with as many markers as another.", player=player)


def _needed(lead: Lead, player: str) -> Iterator[str]:
    if lead.to_tie == 0:
        yield say("{player} shares the lead here.", player=player)
    elif lead.to_tie is not None:
        yield say_many(
            "{player} needs {n} more marker to share the lead here.",
            "{player} needs {n} more markers to share the lead here.",
            lead.to_tie,
            player=player,
        )
    yield say_many(
        "{player} needs {n} more marker to lead here alone.",
        "{player} needs {n} more markers to lead here alone.",
        lead.to_lead,
        player=player,
    )


def band_lines(tried: BandTried, cards: int, player: str, names: Sequence[str]) -> list[str]:
    """What a band with a Leader of this colour would do, and what everybody would then have."""
    return [
        " ".join(_placing(tried, cards, player)),
        say("If the Age ended after it:"),
        *(_glory(name, before, after) for name, before, after in zip(names, tried.before, tried.after, strict=True)),
    ]


def _placing(tried: BandTried, cards: int, player: str) -> Iterator[str]:
    if tried.places:
        yield say_many(
            "A band of {n} card with a Leader of this colour places a marker.",
            "A band of {n} cards with a Leader of this colour places a marker.",
            cards,
        )
        return
    yield say_many(
        "A band of {n} card with a Leader of this colour places no marker.",
        "A band of {n} cards with a Leader of this colour places no marker.",
        cards,
    )
    if not tried.supply:
        yield say("{player} has no marker left.", player=player)
    else:
        yield say_many("It needs {n} card.", "It needs {n} cards.", tried.needed)


def _glory(player: str, before: int, after: int) -> str:
    if before == after:
        # Translators: {glory} is a number that a band doesn't change
        return say("{player}: {glory}, as without it.", player=player, glory=after)
    # Translators: Glory without and with a band; {difference} is "+4", or has a minus
    return say(
        "{player}: {before} to {after} ({difference}).",
        player=player,
        before=before,
        after=after,
        difference=signed(after - before),
    )
