"""What the table says of a game."""

from collections.abc import Sequence

from companion.rune_age.words.events import event_text
from companion.rune_age.words.outcome import outcome_text
from companion.rune_age.words.terms import race_name, round_text
from companion.speech.language import say
from rules.rune_age.components import HOME_REALM
from rules.rune_age.events import PhaseEnded, TurnEnded
from rules.rune_age.play import Step
from rules.rune_age.setup import City, Setup
from rules.rune_age.state import State
from rules.rune_age.upcoming import Do, upcoming
from rules.rune_age.vocabulary import Race


def phase_text(setup: Setup, state: State) -> str:
    """`Round 3 · Turn: Ola`, `Round 3 · Events: Jan draws`."""
    return " · ".join(phase_parts(setup, state))


def phase_parts(setup: Setup, state: State) -> tuple[str, str]:
    """The round, and what is to be done by whom."""
    return round_text(state.round), _doing(setup, state)


def _doing(setup: Setup, state: State) -> str:
    do, seat, _ = upcoming(state)
    player = "" if seat is None else setup.names[seat]
    match do:
        case Do.TURN:
            # Translators: {player} is on turn
            return say("Turn: {player}", player=player)
        case Do.DRAW:
            return say("Events: {player} draws", player=player)
        case Do.DEFEND:
            return say("Events: {player} defends", player=player)
        case Do.PHASE_END:
            return say("Events: {player} ends the phase", player=player)
        case Do.NOTHING:
            return say("The game is over")


def player_label(name: str, race: Race, *, first: bool, acting: bool, out: bool) -> str:
    """A player's card, for those who listen."""
    words = [name, race_name(race)]
    if first:
        words.append(say("first player"))
    if acting:
        words.append(say("has to act"))
    if out:
        words.append(say("out of the game"))
    return ", ".join(words)


def damage_label(name: str, damage: int) -> str:
    return say("{player}: {damage} of {most} damage", player=name, damage=damage, most=HOME_REALM)


def rewards_label(name: str, rewards: Sequence[str]) -> str:
    if not rewards:
        return say("{player}: no rewards", player=name)
    return say("{player}: rewards {rewards}", player=name, rewards=", ".join(rewards))


def city_label(city: City, holder: str | None, *, attacked: bool) -> str:
    facts = {"city": city.name, "strength": city.strength, "defence": city.defence}
    if holder is None:
        words = say("{city}: strength {strength}, defence {defence}, neutral", **facts)
    else:
        words = say("{city}: strength {strength}, defence {defence}, held by {player}", player=holder, **facts)
    return ", ".join((words, say("attacked this round"))) if attacked else words


def target_label(name: str, strength: int, dice: int, *, attacked: bool) -> str:
    """An enemy, or the Objective."""
    words = say("{name}: strength {strength}, dice {dice}", name=name, strength=strength, dice=dice)
    return ", ".join((words, say("attacked this round"))) if attacked else words


def button_label(label: str, *, usable: bool) -> str:
    """What is said of a button to those who listen."""
    # Translators: {label} is the name of a button that can't be used now; said to those who listen
    return label if usable else say("{label}, disabled", label=label)


def bar_text(setup: Setup, step: Step) -> str:
    """What happened last, and what is to be remembered: after each turn and Event phase everybody draws (R-T5)."""
    if step.state.outcome:
        return outcome_text(setup, step.state.outcome)
    if isinstance(step.event, TurnEnded | PhaseEnded):
        players = ", ".join(setup.names[seat] for seat in step.state.living)
        # Translators: {players} lists the names of all who play
        return say("Everybody draws up to five cards: {players}.", players=players)
    return event_text(setup, step)
