"""A problem as a clear sentence or two with its numbers, and what would be right."""

from collections.abc import Mapping
from typing import Final

from companion.ethnos.words.terms import kingdom_name, tribe_name
from companion.speech.language import mark, mark_many
from companion.speech.problems import Counting, Sentence, Sentences, sentence_text, text_of, with_own
from rules.ethnos.codes import Code
from rules.ethnos.scoring.warnings import Doubt, DoubtCode
from rules.ethnos.vocabulary import KINGDOM_BY_ID, KINGDOMS, TRIBES, Kingdom, Tribe
from rules.problems import FileCode, Problem

BAND_NEEDS: Final = Counting(
    "needed", mark_many("So this band needs {n} card, not {cards}.", "So this band needs {n} cards, not {cards}.")
)

OF_THE_GAME: Final[Sentences] = {
    FileCode.BAD_VALUE: {
        "count": mark('"{field}" must have {needed} values, one for each number of markers.'),
        "one_for_each_age": Counting(
            "needed",
            mark_many(
                "There must be {n} value, one for each Age, not {given}.",
                "There must be {n} values, one for each Age, not {given}.",
            ),
        ),
        # Translators: the spaces of the Merfolk board that have a symbol; {end} is the number of its last space.
        "symbols": mark("Symbol spaces must ascend and end by space {end}."),
        "ten_skeletons": mark('Ten Skeletons win at once, so "{field}" must be left out.'),
    },
    Code.PLAYER_COUNT: {"": mark("Two to six people play, not {players}.")},
    Code.DUPLICATE_PLAYER: {"": mark("Two players have the name {player}.")},
    Code.UNKNOWN_PLAYER: {"": mark("No player of this game is called {player}.")},
    # Translators: {colour} is written as in the file: blue.
    Code.DUPLICATE_COLOUR: {"": mark("Two players have markers of one colour: {colour}.")},
    Code.TRIBE_COUNT: {
        # Translators: {players} is a number from 2 to 6.
        "": Counting(
            "needed",
            mark_many(
                "With {players} players there is {n} Tribe, not {tribes}.",
                "With {players} players there are {n} Tribes, not {tribes}.",
            ),
        )
    },
    Code.DUPLICATE_TRIBE: {"": mark("{tribe} stand twice among the Tribes.")},
    # Translators: the Tribes are named as files name them: elves.
    Code.UNKNOWN_TRIBE: {"": mark('There is no Tribe "{tribe}"; the Tribes are: {tribes_known}.')},
    Code.TRIBE_NOT_IN_PLAY: {
        "leader": mark("{tribe} are not in this game, so none of them can lead a band."),
        "skeletons": mark("Skeletons are not in this game, so no band has any."),
        "belongings": mark("{tribe} are not in this game, so nothing of theirs can be on the table."),
    },
    # Translators: the Kingdoms are named as files name them: rhea.
    Code.UNKNOWN_KINGDOM: {"": mark('There is no Kingdom "{kingdom}"; the Kingdoms are: {kingdoms_known}.')},
    Code.TOKEN_COUNT: {
        "": Counting(
            "needed",
            mark_many(
                "With {players} players {n} Glory token lies in {kingdom}, not {tokens}.",
                "With {players} players {n} Glory tokens lie in {kingdom}, not {tokens}.",
            ),
        )
    },
    # Translators: {sorted} and {tokens} are numbers: 2, 4, 8.
    Code.TOKENS_NOT_ASCENDING: {"": mark("The Glory tokens of {kingdom} must ascend: {sorted}, not {tokens}.")},
    Code.BAND_SIZE: {"": mark("A band has 1 to {most} cards, not {cards}.")},
    Code.SKELETON_LEADER: {"": mark("A Skeleton never leads a band.")},
    Code.TOO_MANY_SKELETONS: {
        # Translators: {skeletons} is their number.
        "": Counting(
            "cards",
            mark_many(
                "A band of {n} card can't have so many Skeletons ({skeletons}): "
                "one card of another Tribe must lead it.",
                "A band of {n} cards can't have so many Skeletons ({skeletons}): "
                "one card of another Tribe must lead it.",
            ),
        )
    },
    Code.MARKER_NOT_ALLOWED: {
        "halflings": mark("A Halfling leads this band, so {player} places no marker."),
        # Translators: {leader} is the Kingdom whose colour the Leader of the band has.
        "other_kingdom": mark("This band's marker can only go to {leader}, the Leader's Kingdom, not to {kingdom}."),
        "too_small": (
            Counting(
                "markers",
                mark_many("{player} has {n} marker in {kingdom}.", "{player} has {n} markers in {kingdom}."),
            ),
            BAND_NEEDS,
        ),
        "too_small_for_two": (
            Counting(
                "markers",
                mark_many(
                    "Together both players have {n} marker in {kingdom}.",
                    "Together both players have {n} markers in {kingdom}.",
                ),
            ),
            BAND_NEEDS,
        ),
        "no_orc_leads": mark("Only a band led by an Orc puts a marker on the Horde board."),
    },
    Code.NO_MARKERS_LEFT: {
        "kingdom": mark("{player} has no marker left to place in {kingdom}."),
        # Translators: {left} is the number of markers that the player still has.
        "merfolk": Counting(
            "wanted",
            mark_many(
                "{player} would place {n} extra marker and has {left} left.",
                "{player} would place {n} extra markers and has {left} left.",
            ),
        ),
        "horde": mark("{player} has no marker left for the Horde."),
    },
    Code.TOO_MANY_MERFOLK_MARKERS: {
        "move": Counting(
            "allowed",
            mark_many(
                "This move gives {n} extra marker, not {wanted}.", "This move gives {n} extra markers, not {wanted}."
            ),
        ),
        "no_merfolk_leads": mark("Only a band led by a Merfolk gives extra markers."),
    },
    Code.TROLL_NOT_AVAILABLE: {
        "no_troll_leads": mark("Only a band led by a Troll takes a Troll token."),
        "too_small": Counting(
            "cards",
            mark_many(
                "A band of {n} card can't take the Troll token {token}.",
                "A band of {n} cards can't take the Troll token {token}.",
            ),
        ),
        "taken": mark("{holder} holds the Troll token {token}."),
    },
    # Translators: each space of the Horde board belongs to one Kingdom.
    Code.HORDE_SPACE_TAKEN: {"": mark("{player} already has a marker on the {kingdom} space of the Horde.")},
    # Translators: {holder} and {player} are players; nobody else can hold what {holder} holds.
    Code.TROLL_HELD_TWICE: {"": mark("{holder} holds the Troll token {token}, so {player} can't hold it too.")},
    Code.MERFOLK_SPACE: {"": mark("{player} can't be on space {space}: the Merfolk board ends at {end}.")},
    Code.AGE_NUMBER: {"": mark("This game has the Ages 1 to {ages}, not {age}.")},
    Code.DRAGON_COUNT: {"": mark("Two Dragons have been drawn; the third one is the end of the Age.")},
    Code.GAME_OVER: {"": mark("The game is over; nothing happens after its end.")},
}
"""By the code and the reason of a problem, with its facts by their names."""
SENTENCES: Final = with_own(OF_THE_GAME)

DOUBTS: Final[Mapping[DoubtCode, Sentence]] = {
    # Translators: {limit} is the number of markers that every player has.
    DoubtCode.TOO_MANY_MARKERS: Counting(
        "found",
        mark_many(
            "{player} has {n} marker on the board, but only {limit} to place.",
            "{player} has {n} markers on the board, but only {limit} to place.",
        ),
    ),
    DoubtCode.GIANT_NO_BAND: mark("{player} holds the Giant token but has no band led by a Giant."),
    # Translators: {found} and {limit} are numbers of cards.
    DoubtCode.GIANT_NOT_LARGEST: mark(
        "{player} holds the Giant token with a band of {found}, but somebody else has a Giant-led band of {limit}."
    ),
}


def problem_text(problem: Problem) -> str:
    return known_text(problem) or problem.code


def known_text(problem: Problem) -> str | None:
    """`None` for a problem of another game."""
    known = {"tribes_known": ", ".join(TRIBES), "kingdoms_known": ", ".join(kingdom.id for kingdom in KINGDOMS)}
    return text_of(problem, SENTENCES, {name: _word(name, fact) for name, fact in problem.facts.items()} | known)


def doubt_text(doubt: Doubt, player: str) -> str:
    return sentence_text(DOUBTS[doubt.code], {"player": player, "found": doubt.found, "limit": doubt.limit})


def _word(name: str, fact: object) -> object:
    match fact:
        case Kingdom():
            return kingdom_name(fact)
        case Tribe():
            return tribe_name(fact)
        case tuple():
            return ", ".join(map(str, fact))
        case str() if name == "kingdom" and fact in KINGDOM_BY_ID:
            return kingdom_name(KINGDOM_BY_ID[fact])
        case str() if name == "tribe" and fact in set(TRIBES):
            return tribe_name(Tribe(fact))
        case _:
            return fact
