"""Another set-up of a game in words: what is otherwise, and what that does to the past."""

from collections.abc import Iterator
from dataclasses import replace

from companion.ethnos.words.game_rules import preview_lines
from companion.ethnos.words.terms import colour_name, kingdom_name, tribe_name
from companion.speech.language import say
from rules.ethnos.comparison import compared
from rules.ethnos.game import Game, rerule
from rules.ethnos.reseating import Seats
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS
from rules.limits import LONGEST_NOTE


def set_up_corrected_text(before: Setup, after: Setup, seats: Seats) -> str:
    """What is otherwise, as the ledger keeps it."""
    # Translators: {changes} is "Ana is called Anna; Rhea: 2, 4, 8"
    words = say("Set-up corrected: {changes}", changes="; ".join(set_up_changes(before, after, seats)))
    return words if len(words) <= LONGEST_NOTE else f"{words[: LONGEST_NOTE - 1]}…"


def set_up_changes(before: Setup, after: Setup, seats: Seats) -> Iterator[str]:
    """Everything that is another after the change, with what it then is."""
    for seat, was in enumerate(before.players):
        now = after.players[seats[seat]]
        if was.name != now.name:
            yield say("{player} is called {name}", player=was.name, name=now.name)
        if was.colour != now.colour and now.colour:
            yield f"{now.name}: {colour_name(now.colour)}"
    if list(seats) != list(before.seats):
        # Translators: who sits where; {players} is "Anna, Ben, Clara", from the first seat on
        yield say("Seats: {players}", players=", ".join(after.names))
    taken_in = [tribe_name(tribe) for tribe in after.tribes if tribe not in before.tribes]
    if taken_in:
        # Translators: Tribes that the game is played with after a correction: "Elves, Giants"
        yield say("In play: {tribes}", tribes=", ".join(taken_in))
    taken_out = [tribe_name(tribe) for tribe in before.tribes if tribe not in after.tribes]
    if taken_out:
        # Translators: Tribes that the game is not played with after a correction: "Elves, Giants"
        yield say("Not in play: {tribes}", tribes=", ".join(taken_out))
    for kingdom in KINGDOMS:
        if before.tokens[kingdom] != after.tokens[kingdom]:
            yield f"{kingdom_name(kingdom)}: {', '.join(map(str, after.tokens[kingdom]))}"
    first = before.first_player
    if after.first_player is not None and (first is None or seats[first] != after.first_player):
        yield say("{player} begins", player=after.names[after.first_player])


def set_up_preview(game: Game, after: Setup, seats: Seats) -> list[str]:
    """What is otherwise, and what that changes so far, a sentence each. Names and colours change nothing else."""
    lines = [f"{words}." for words in set_up_changes(game.setup, after, seats)]
    if replace(after, players=game.setup.players) == game.setup and list(seats) == list(game.setup.seats):
        return lines
    change = rerule(game, after, seats)
    comparison = compared(game, change.game, seats)
    if comparison.differs or change.conflicts:
        lines += preview_lines(after.names, comparison, len(change.conflicts))
    return lines
