"""A problem as one clear sentence with its numbers, and what would be right."""

from collections.abc import Mapping
from typing import Final

from companion.words.terms import counted, kingdom_name, tribe_name
from rules.ethnos.problems import Code, Problem
from rules.ethnos.scoring.warnings import Doubt, DoubtCode
from rules.ethnos.vocabulary import KINGDOM_BY_ID, KINGDOMS, TRIBES, Kingdom, Tribe

SENTENCES: Final[Mapping[Code, Mapping[str, str]]] = {
    Code.UNREADABLE: {
        "file": "{file} can't be read: {why}.",
        "encoding": "This is not UTF-8 text, so it can't be read.",
    },
    Code.BAD_JSON: {
        "syntax": "From here on this is not JSON.",
        "too_deep": "This is nested too deeply to be one of our files.",
        "key_twice": 'The key "{key}" stands twice in one object.',
        "no_number": "{value} is not a number in JSON.",
    },
    Code.BAD_FORMAT: {
        "": 'The field "format" must be "{expected}", and it is {found}.',
        "no_object": 'The file must be one object with "format": "{expected}".',
    },
    Code.UNKNOWN_FIELD: {"": 'There is no field "{field}" here.'},
    Code.MISSING_FIELD: {"": 'The field "{field}" is missing.'},
    Code.BAD_VALUE: {
        "whole_number": '"{field}" must be a whole number, not {value}.',
        "text": '"{field}" must be text, not {value}.',
        "length": '"{field}" must have 1 to 40 characters, not {value}.',
        "control_characters": '"{field}" must have no control characters.',
        "true_or_false": '"{field}" must be true or false, not {value}.',
        "object": '"{field}" must be an object, not {value}.',
        "list": '"{field}" must be a list, not {value}.',
        "least": '"{field}" must be at least {ge}, not {value}.',
        "most": '"{field}" must be at most {le}, not {value}.',
        "count": '"{field}" must have 6 values, one for each number of markers.',
        "one_of": '"{field}" must be one of {expected}, not {value}.',
        "player_twice": '"{field}" names a player twice.',
        "time": '"{field}" must be a time such as 2026-01-31T20:15:00Z, not {value}.',
        "one_for_each_age": "There must be {needed} values, one for each Age, not {given}.",
        "symbols": "Symbol spaces must ascend and end by space {end}.",
        "ten_skeletons": 'Ten Skeletons win at once, so "{field}" must be left out.',
    },
    Code.PLAYER_COUNT: {"": "Two to six people play, not {players}."},
    Code.DUPLICATE_PLAYER: {"": "Two players have the name {player}."},
    Code.UNKNOWN_PLAYER: {"": "No player of this game is called {player}."},
    Code.DUPLICATE_COLOUR: {"": "Two players have {colour} markers."},
    Code.TRIBE_COUNT: {"": "{players} players play with {needed:Tribe}, not {tribes}."},
    Code.DUPLICATE_TRIBE: {"": "{tribe} stand twice among the Tribes."},
    Code.UNKNOWN_TRIBE: {"": 'There is no Tribe "{tribe}"; the Tribes are {tribes_known}.'},
    Code.TRIBE_NOT_IN_PLAY: {
        "leader": "{tribe} are not in this game, so none of them can lead a band.",
        "skeletons": "Skeletons are not in this game, so no band has any.",
        "belongings": "{tribe} are not in this game, so nothing of theirs can be on the table.",
    },
    Code.UNKNOWN_KINGDOM: {"": 'There is no Kingdom "{kingdom}"; the Kingdoms are {kingdoms_known}.'},
    Code.TOKEN_COUNT: {"": "With {players} players {needed} Glory tokens lie in {kingdom}, not {tokens}."},
    Code.TOKENS_NOT_ASCENDING: {"": "The Glory tokens of {kingdom} must ascend: {sorted}, not {tokens}."},
    Code.BAND_SIZE: {"": "A band has 1 to 10 cards, not {cards}."},
    Code.SKELETON_LEADER: {"": "A Skeleton never leads a band."},
    Code.TOO_MANY_SKELETONS: {
        "": "A band of {cards:card} can't have {skeletons:Skeleton}: one card of another Tribe must lead it."
    },
    Code.MARKER_NOT_ALLOWED: {
        "halflings": "A Halfling leads this band, so {player} places no marker.",
        "other_kingdom": "This band's marker can only go to {leader}, the Leader's Kingdom, not to {kingdom}.",
        "too_small": "{player} has {markers:marker} in {kingdom}, so this band needs {needed:card}, not {cards}.",
        "too_small_for_two": "Together both players have {markers:marker} in {kingdom}: "
        "this band needs {needed:card}, not {cards}.",
        "no_orc_leads": "Only a band led by an Orc puts a marker on the Horde board.",
    },
    Code.NO_MARKERS_LEFT: {
        "kingdom": "{player} has no marker left to place in {kingdom}.",
        "merfolk": "{player} would place {wanted:extra marker} and has {left} left.",
        "horde": "{player} has no marker left for the Horde.",
    },
    Code.TOO_MANY_MERFOLK_MARKERS: {
        "move": "This move gives {allowed:extra marker}, not {wanted}.",
        "no_merfolk_leads": "Only a band led by a Merfolk gives extra markers.",
    },
    Code.TROLL_NOT_AVAILABLE: {
        "no_troll_leads": "Only a band led by a Troll takes a Troll token.",
        "too_small": "A band of {cards:card} can't take the Troll token {token}.",
        "taken": "{holder} holds the Troll token {token}.",
    },
    Code.HORDE_SPACE_TAKEN: {"": "{player} already has a marker on the {kingdom} space of the Horde."},
    Code.TROLL_HELD_TWICE: {"": "The Troll token {token} is held by {holder} and can't be held again by {player}."},
    Code.MERFOLK_SPACE: {"": "{player} can't be on space {space}: the Merfolk board ends at {end}."},
    Code.AGE_NUMBER: {"": "This game has the Ages 1 to {ages}, not {age}."},
    Code.DRAGON_COUNT: {"": "Two Dragons have been drawn; the third one is the end of the Age."},
    Code.GAME_OVER: {"": "The game is over; nothing happens after its end."},
}

DOUBTS: Final = {
    DoubtCode.TOO_MANY_MARKERS: "{player} has {found:marker} on the board, but only {limit} to place.",
    DoubtCode.GIANT_NO_BAND: "{player} holds the Giant token but has no band led by a Giant.",
    DoubtCode.GIANT_NOT_LARGEST: "{player} holds the Giant token with a band of {found}, "
    "but somebody else has a Giant-led band of {limit}.",
}


class _Count(int):
    """A number that a sentence can follow with its noun: `{cards:card}` is `1 card` or `3 cards`."""

    def __format__(self, noun: str) -> str:
        return counted(int(self), noun) if noun else str(int(self))


def _word(name: str, fact: object) -> object:
    match fact:
        case Kingdom():
            return kingdom_name(fact)
        case Tribe():
            return tribe_name(fact)
        case int():
            return _Count(fact)
        case tuple():
            return ", ".join(map(str, fact))
        case str() if name == "kingdom" and fact in KINGDOM_BY_ID:
            return kingdom_name(KINGDOM_BY_ID[fact])
        case str() if name == "tribe" and fact in set(TRIBES):
            return tribe_name(Tribe(fact))
        case _:
            return fact


def problem_text(problem: Problem) -> str:
    facts = {name: _word(name, fact) for name, fact in problem.facts.items()}
    known = {"tribes_known": ", ".join(TRIBES), "kingdoms_known": ", ".join(kingdom.id for kingdom in KINGDOMS)}
    return SENTENCES[problem.code][problem.reason].format(**facts, **known)


def doubt_text(doubt: Doubt, player: str) -> str:
    return DOUBTS[doubt.code].format(player=player, found=_Count(doubt.found), limit=doubt.limit)
