"""What should lie on the table, in words, to rebuild it."""

from collections.abc import Iterator

from companion.rune_age.words.table import phase_text
from companion.rune_age.words.terms import events_left_text, race_name, strongholds_text
from companion.speech.language import say
from companion.speech.phrases import headed
from rules.rune_age.components import DAMAGE_TOKENS, tokens_for
from rules.rune_age.setup import Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Scenario


def centre_lines(setup: Setup, state: State) -> Iterator[str]:
    """What lies in the middle, and whose turn it is."""
    yield phase_text(setup, state)
    yield say("First player: {player}", player=setup.names[state.first_player])
    yield events_left_text(state.events_left)
    neutral = [city.name for city, owner in zip(setup.cities, state.owners, strict=True) if owner is None]
    if neutral:
        yield say("Neutral cities: {cities}", cities=", ".join(neutral))
    if state.enemies:
        yield say("Enemies in play: {enemies}.", enemies=", ".join(enemy.name for enemy in state.enemies))
    for lasting in state.lasting:
        yield say("{event} lasts until the end of round {round}", event=lasting.name, round=lasting.until)


def player_lines(setup: Setup, state: State, seat: int) -> Iterator[str]:
    """What lies before a player."""
    yield race_name(setup.players[seat].race)
    if state.is_out(seat):
        yield say("out of the game")
        return
    yield tokens_text(state.damage[seat])
    yield strongholds_text(state.strongholds[seat])
    held = [city.name for city, owner in zip(setup.cities, state.owners, strict=True) if owner == seat]
    if held:
        yield say("Cities: {cities}", cities=", ".join(held))
    if state.rewards[seat]:
        yield headed(say("Rewards"), ", ".join(state.rewards[seat]))
    if setup.scenario is Scenario.RUNEWARS:
        yield headed(say("Dragon Rune"), state.runes[seat] or "–")
    if seat in state.monuments:
        yield say("Monument")


def tokens_text(damage: int) -> str:
    """The figure, and the tokens of each value that lie for it (R-D1)."""
    lying = lying_tokens(damage)
    heading = say("Damage {number}", number=damage)
    return headed(heading, lying) if lying else heading


def lying_tokens(damage: int) -> str:
    tokens = zip(tokens_for(damage), DAMAGE_TOKENS, strict=True)
    return ", ".join(f"{count} \N{MULTIPLICATION SIGN} {value}" for count, value in tokens if count)
