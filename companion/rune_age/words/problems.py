"""A problem as a clear sentence or two with its numbers, and what would be right."""

from typing import Final

from companion.rune_age.words.fights import type_name
from companion.rune_age.words.terms import race_name, scenario_name
from companion.speech.language import mark, mark_many, say
from companion.speech.problems import Counting, Sentences, text_of, with_own
from rules.problems import FileCode, Problem
from rules.rune_age.codes import Code
from rules.rune_age.vocabulary import Race, Scenario, TargetType

OF_THE_GAME: Final[Sentences] = {
    FileCode.BAD_VALUE: {
        "strength_or_cards": mark("An army has either an announced strength, or units and bonuses; not both."),
        # Translators: {forms} lists words as files have them: stronghold, city, enemy.
        "target": mark('"{field}" must be one of these: {forms}; a city, an enemy or a Home Realm with its name.'),
        "no_player": mark('"{field}" must name one player at least.'),
        "twice": mark('"{field}" names something twice.'),
        "name": mark("A name has 1 to 40 characters, none of them a control character."),
        "less_than": mark('"{field}" must be less than {lt}, not {value}.'),
    },
    Code.PLAYER_COUNT: {"": mark("One to {most} people play, not {players}.")},
    Code.DUPLICATE_PLAYER: {"": mark("Two players have the name {player}.")},
    Code.DUPLICATE_RACE: {"": mark("Two players have the same race: {race}.")},
    # Translators: {scenario} is the name of a scenario, such as "Runewars".
    Code.SOLO_SCENARIO: {"": mark("One player alone can't play this scenario: {scenario}.")},
    Code.UNKNOWN_PLAYER: {"": mark("No player of this game is called {player}.")},
    Code.CITY_COUNT: {
        # Translators: {players} is a number from 1 to 4.
        "": Counting(
            "needed",
            mark_many(
                "Number of players: {players}. So {n} city lies in the centre, not {cities}.",
                "Number of players: {players}. So {n} cities lie in the centre, not {cities}.",
            ),
        )
    },
    Code.DUPLICATE_CITY: {"": mark("Two cities have the name {city}.")},
    Code.UNKNOWN_CITY: {"": mark("No city of this game is called {city}.")},
    Code.NOT_THIS_SCENARIO: {
        "objective": mark("Only in Resurgence of the Dragonlords is the Objective an enemy; this is {scenario}."),
        "cooperative": mark("Only The Cataclysm can be fully cooperative; this is {scenario}."),
        "runes": mark("Only Runewars has dragon runes; this is {scenario}."),
        "home_realm": mark("In The Monument nobody attacks a Home Realm."),
        "strengths": mark("Only The Monument compares the strength of all unit cards; this is {scenario}."),
        "monument": mark("Only The Monument has Monuments to build; this is {scenario}."),
    },
    Code.GAME_OVER: {"": mark("The game is over; nothing happens after its end.")},
    Code.WRONG_PHASE: {
        "no_attack": mark("No event attacks now, so nobody has to defend."),
        "no_turn": mark("Nobody is on turn in the Event phase."),
        "no_event_phase": mark("Events are drawn in the Event phase, after everybody's turn."),
        "attack_goes_on": mark("Somebody has still to defend against the event."),
        "nothing_drawn": Counting(
            "cards",
            mark_many(
                "The Event phase ends after an event was drawn: {n} card is left.",
                "The Event phase ends after an event was drawn: {n} cards are left.",
            ),
        ),
        "active": mark("Nobody is on turn in the Event phase, so nobody can be set to be."),
    },
    Code.ELIMINATED_PLAYER: {"": mark("{player} is out of the game.")},
    Code.NOT_ACTIVE: {
        "": mark("{player} isn't on turn: it is the turn of another player, {next}."),
        "defending": mark("{player} isn't the next to defend: {next} is."),
    },
    Code.NO_EVENT_CARD: {"": mark("No event card is left to draw.")},
    Code.ENEMY_IN_PLAY: {"": mark("An enemy of this name is in play already: {enemy}.")},
    Code.NO_ENEMY: {"": mark("No enemy of this name is in play: {enemy}.")},
    # Translators: {most} is the number of Strongholds of a race.
    Code.NO_STRONGHOLD_LEFT: {"": mark("{player} holds all Strongholds of the race already: {most}.")},
    Code.MONUMENT_BUILT: {"": mark("{player} has built the Monument already.")},
    Code.TARGET_NOT_ATTACKABLE: {
        "own_home_realm": mark("{player} can't attack the own Home Realm."),
        "own_city": mark("Nobody attacks a city of their own: {city}."),
        "held_city": mark("{player} holds {city}, so it is besieged, not fought for in a battle."),
        "neutral_city": mark("Nobody holds {city}, so it is fought for in a battle, not besieged."),
    },
    Code.TARGET_ATTACKED_ALREADY: {
        "": mark("{player} has attacked this target in this round already; each target once a round. ({target})")
    },
    # Translators: {players} lists names.
    Code.MISSING_STRENGTHS: {
        "": mark("Several Monuments are built: say the strength of all unit cards of these players: {players}.")
    },
    Code.DICE_COUNT: {
        # Translators: {dice} and {rolls} are numbers.
        "": mark("Dice to roll against this target: {dice}; results given: {rolls}.")
    },
    Code.PROTECTED_UNIT: {"": mark("Attrition can't destroy a protected unit. ({unit})")},
    Code.ATTRITION_LOSSES: {
        # Translators: {skulls} and {found} are numbers.
        "": Counting(
            "needed",
            mark_many(
                "Skulls: {skulls}. So attrition destroys {n} unit, not {found}.",
                "Skulls: {skulls}. So attrition destroys {n} units, not {found}.",
            ),
        )
    },
    Code.PLAY_ORDER: {
        "attacker_is_next": mark("Out of turn: the attacker is the next to play."),
        "defender_is_next": mark("Out of turn: the defender is the next to play."),
        "attacker_passed": mark("The attacker has passed, and passing is final for this siege."),
        "defender_passed": mark("The defender has passed, and passing is final for this siege."),
        "done": mark("Both sides have passed; nobody plays any more."),
    },
}
"""By the code and the reason of a problem, with its facts by their names."""
SENTENCES: Final = with_own(OF_THE_GAME)


def problem_text(problem: Problem) -> str:
    return known_text(problem) or problem.code


def known_text(problem: Problem) -> str | None:
    """`None` for a problem of another game."""
    return text_of(problem, SENTENCES, {name: _word(name, fact) for name, fact in problem.facts.items()})


def _word(name: str, fact: object) -> object:
    match fact:
        case Scenario():
            return scenario_name(fact)
        case Race():
            return race_name(fact)
        case TargetType():
            return type_name(fact)
        case "" if name == "unit":
            return say("unit")
        case tuple():
            return ", ".join(map(str, fact))
        case _:
            return fact
