"""What is said of a player who is out, and what there is to do with the cards (R-D3 to R-D5)."""

from collections.abc import Iterator

from companion.speech.language import say
from companion.speech.phrases import listed
from rules.rune_age.setup import Setup
from rules.rune_age.state import Eliminated, State
from rules.rune_age.vocabulary import Scenario


def eliminated_text(setup: Setup, out: Eliminated, damage: int) -> str:
    facts = {"player": setup.names[out.player], "damage": damage}
    if out.by is None:
        return say("{player} is out, with {damage} damage.", **facts)
    return say("{player} is out, with {damage} damage, besieged by {besieger}.", besieger=setup.names[out.by], **facts)


def checklist(setup: Setup, before: State, after: State, out: Eliminated) -> Iterator[str]:
    """What is done at the table, in order."""
    yield say("Neutral cards go back to their stacks in the centre.")
    yield say("Gold cards go back to the supply.")
    cities = [city.name for city, owner in zip(setup.cities, before.owners, strict=True) if owner == out.player]
    if cities:
        yield say("Cities go to the centre and are neutral: {cities}", cities=listed(cities))
    if before.rewards[out.player]:
        yield say("Rewards leave the game: {rewards}", rewards=listed(before.rewards[out.player]))
    if setup.scenario is Scenario.MONUMENT:
        yield say("Race cards go to the box, Strongholds and Monument among them.")
    else:
        yield say("Race cards go to the box, Strongholds among them.")
    if setup.scenario is Scenario.RUNEWARS and out.by is None:
        yield say("The dragon rune leaves the game.")
    if before.first_player != after.first_player:
        yield say("{player} is the first player from now on.", player=setup.names[after.first_player])


def rune_of(setup: Setup, out: Eliminated) -> str:
    """The dragon rune of somebody who is out; by its owner, if nobody has said its name."""
    return out.rune or say("Rune of {player}", player=setup.names[out.player])


def rune_question(setup: Setup, out: Eliminated, besieger: int) -> str:
    return say(
        "{besieger} takes the dragon rune of {player} and keeps one of the two; the other leaves the game.",
        besieger=setup.names[besieger],
        player=setup.names[out.player],
    )
