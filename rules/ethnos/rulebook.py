"""Every rule by its id: a title, what it says in plain words, and where the printed books say it."""

from dataclasses import dataclass
from typing import Final

from rules.ethnos.vocabulary import TRIBES, Edition, Tribe


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    title: str
    says: str
    printed_on: tuple[int, ...] = ()
    tribes: tuple[Tribe, ...] = ()
    ours: bool = False
    """All four books are silent on this point, or on a part of it; the reading is this project's."""

    def pages(self, edition: Edition) -> tuple[int, ...]:
        """The pages of an edition that hold this rule; none if no book has it."""
        of_tribes = {page for tribe in self.tribes for page in TRIBE_PAGES[edition][tribe]}
        return (*self.printed_on, *sorted(of_tribes))


@dataclass(frozen=True, slots=True)
class BookError:
    """A slip of one printed book, and the rule that says it right."""

    edition: Edition
    page: int
    rule: str
    says: str


def _pages(*pages: int | tuple[int, ...]) -> dict[Tribe, tuple[int, ...]]:
    return {tribe: page if isinstance(page, tuple) else (page,) for tribe, page in zip(TRIBES, pages, strict=True)}


_EN_AND_PL: Final = _pages(12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15)

TRIBE_PAGES: Final = {
    Edition.EN: _EN_AND_PL,
    Edition.PL: _EN_AND_PL,
    Edition.CS: _pages(13, 15, 12, 14, 12, (13, 14), 13, 14, 13, 15, 15, 12),
    Edition.RU: _pages(13, 13, 15, 12, 14, 14, 13, 13, 14, 15, 12, 12),
}

RULES: Final = (
    Rule(
        "S1", "Players", "Two to six people play, seated clockwise, each with a marker colour of their own.", (2, 3, 4)
    ),
    Rule(
        "S2",
        "Ages, Tribes and tokens",
        "Four to six players play three Ages with six Tribes and three Glory tokens in each Kingdom. "
        "Two or three play two Ages with five Tribes and two tokens, dealt without those marked 4+.",
        (4, 11),
    ),
    Rule(
        "S3",
        "Order of the tokens",
        "In each Kingdom the lowest Glory token lies on I, the next on II, the highest last.",
        (4,),
    ),
    Rule(
        "S4",
        "Markers",
        "Of 26 markers one keeps the score and, with the Merfolk in play, one starts on space 0 of their board. "
        "The others are the supply for Kingdoms and Horde.",
        (3, 4),
    ),
    Rule("S5", "Sides", "Giant token and Merfolk board have one side for 2-3 players and one for 4-6.", (4, 11)),
    Rule("S6", "First player of Age I", "Chance decides who begins the first Age.", (5,)),
    Rule(
        "S7",
        "The Glory track",
        "The track is a loop from 0 to 59. Whoever passes 59 begins another lap; only the total counts.",
        (4,),
    ),
    Rule("B1", "A band", "One to ten cards, all of one Tribe or all of one colour; Skeletons join any of them.", (7,)),
    Rule("B2", "The Leader", "One card leads: its Tribe gives the ability, its colour names the Kingdom.", (7,)),
    Rule("B3", "Size", "A band's size is all its cards, Leader and Skeletons included.", (7,)),
    Rule(
        "B4",
        "Placing a marker",
        "With three or more players, a marker may go into the Leader's Kingdom if the band has more cards "
        "than the player has markers there.",
        (7,),
    ),
    Rule(
        "B5",
        "Placing with two players",
        "With two players the band must have more cards than both players together have markers there.",
        (11,),
    ),
    Rule(
        "B6",
        "Placing is a choice",
        "A player may leave the marker out, and a band too small for one is still played and still scores.",
        (7, 16),
    ),
    Rule(
        "B7",
        "No marker left",
        "An empty supply places nothing. The Kingdom's marker comes before the Leader's ability, "
        "so the last marker goes to the Kingdom.",
        (7,),
        ours=True,
    ),
    Rule(
        "B8",
        "Centaurs",
        "A Centaur-led band that can place its marker lets its player play another band at once; "
        "the Russian book asks that the marker be placed. There is no limit to such a chain.",
        tribes=(Tribe.CENTAURS,),
        ours=True,
    ),
    Rule(
        "B9",
        "Skeletons in a band",
        "Skeletons never lead, fit every band and count in its size until the Age ends. "
        "Where it is so ruled, ten Skeletons and nothing else win the game.",
        tribes=(Tribe.SKELETONS,),
    ),
    Rule("B10", "Halflings", "A band led by a Halfling places no marker in a Kingdom.", tribes=(Tribe.HALFLINGS,)),
    Rule(
        "B11",
        "Minotaurs",
        "For placing its marker, a Minotaur-led band counts as one card larger.",
        tribes=(Tribe.MINOTAURS,),
    ),
    Rule(
        "B12",
        "Wingfolk",
        "The marker of a Wingfolk-led band may go into any Kingdom for which the band is large enough.",
        tribes=(Tribe.WINGFOLK,),
    ),
    Rule(
        "B13",
        "Merfolk",
        "The player's marker on the Merfolk board moves up by the band's size, as far as the last space. "
        "For a symbol space reached or passed the player may put an extra marker into any Kingdom.",
        tribes=(Tribe.MERFOLK,),
    ),
    Rule(
        "B14",
        "Orcs",
        "The player may put a marker on the Horde space of the Leader's colour, one on each space.",
        tribes=(Tribe.ORCS,),
    ),
    Rule(
        "B15",
        "Giants",
        "A Giant-led band larger than the one that holds the Giant token takes it and gains 2 Glory at once.",
        tribes=(Tribe.GIANTS,),
    ),
    Rule(
        "B16",
        "Trolls",
        "The player may take one unclaimed Troll token of at most the band's size.",
        tribes=(Tribe.TROLLS,),
    ),
    Rule(
        "B17",
        "Dwarves, Elves and Wizards",
        "Nothing to enter: Dwarves count when bands score, Elves let their player keep up to as many cards "
        "as the band has, Wizards draw as many from the deck after the discard.",
        tribes=(Tribe.DWARVES, Tribe.ELVES, Tribe.WIZARDS),
    ),
    Rule(
        "A1",
        "The third Dragon",
        "The third Dragon ends the Age at once. Hands are discarded; then Kingdoms score, Merfolk, Giant and Orcs, "
        "and bands last.",
        (6, 9),
        ours=True,
    ),
    Rule(
        "A2",
        "Rank",
        "A Kingdom ranks its players by their markers; without a marker there is no rank.",
        (9,),
        ours=True,
    ),
    Rule(
        "A3",
        "What a place is worth",
        "Age I pays I to the first place; Age II pays II and I; Age III pays III, II and I. Later places get nothing.",
        (9,),
    ),
    Rule(
        "A4",
        "Ties",
        "Tied players add up what their places pay and share it equally, rounded down, Kingdom by Kingdom.",
        (9, 16),
    ),
    Rule(
        "A5",
        "Trolls break ties",
        "The larger sum of Troll tokens comes first, and with equal sums the highest token. "
        "Only players without a token can stay tied.",
        tribes=(Tribe.TROLLS,),
    ),
    Rule(
        "A5a",
        "Kingdoms of two players",
        "With two players, Age I pays I to the first. Age II pays II to the first and nothing to the second, "
        "and I and II to a player who is alone there.",
        (11,),
    ),
    Rule(
        "A6a",
        "The Merfolk board",
        "The board is ranked by space and scored like a Kingdom with the values printed on it; "
        "rulings say who is paid, whether space 0 ranks and whether Trolls count.",
        tribes=(Tribe.MERFOLK,),
        ours=True,
    ),
    Rule("A6b", "The Giant token", "Its holder gains what is printed on it for this Age.", tribes=(Tribe.GIANTS,)),
    Rule(
        "A6c",
        "Pillaging Hordes",
        "A player may empty the whole Horde for the Glory printed for that many markers, or keep it for a later Age. "
        "In the last Age everybody empties it.",
        tribes=(Tribe.ORCS,),
        ours=True,
    ),
    Rule(
        "A7",
        "Skeletons crumble",
        "All Skeletons leave the bands before these score; a Giant token won with them stays.",
        tribes=(Tribe.SKELETONS,),
        ours=True,
    ),
    Rule(
        "A8",
        "Glory of a band",
        "1 card is worth 0 Glory, 2 cards 1, 3 cards 3, 4 cards 6, 5 cards 10, and 6 or more 15. "
        "A Dwarf-led band counts as one card more.",
        (10,),
        tribes=(Tribe.DWARVES,),
    ),
    Rule(
        "A9",
        "Between Ages",
        "Bands are discarded, Troll tokens and Giant token go back. "
        "Markers in Kingdoms, on the Merfolk board and in kept Hordes stay.",
        (11,),
    ),
    Rule(
        "A10",
        "Projection",
        "If the Age ended now: everything is scored as it lies, and Hordes pay in the last Age only.",
        ours=True,
    ),
    Rule("F1", "Who begins", "After the first Age the player with the least Glory begins.", (5,)),
    Rule(
        "F2",
        "Tied for least",
        "Of those tied, the one nearest clockwise from the player who drew the third Dragon begins, that player first.",
        (5,),
    ),
    Rule("F3", "The winner", "After the last Age the most Glory wins.", (11,)),
    Rule("F4", "First tie-break", "Of those tied, the most markers in the Kingdoms win.", (11,)),
    Rule(
        "F5",
        "Second tie-break",
        "Then the largest band of the last Age wins, then the second largest, and so on; a band beats none.",
        (11,),
    ),
    Rule("F6", "Shared victory", "Players tied in all of this share the victory.", ours=True),
)

RULE_BY_ID: Final = {rule.id: rule for rule in RULES}

BOOK_ERRORS: Final = (
    BookError(Edition.RU, 11, "A8", "The example of three bands adds up to 10; it is 1 + 6 + 6 = 13."),
    BookError(
        Edition.RU, 9, "A6a", "The Tribes to remember at the Age's end include Wingfolk where Merfolk are meant."
    ),
    BookError(Edition.PL, 16, "A3", "The summary pays the second place of Age II from II; it is I."),
    BookError(
        Edition.CS,
        16,
        "A5a",
        "The summary for two players asks that the opponent have no Glory there; it means no markers.",
    ),
    BookError(
        Edition.PL,
        11,
        "F5",
        "The last tie-break gives the second largest band second place; it breaks the tie for first.",
    ),
    BookError(Edition.RU, 9, "A2", "Glory markers are named where influence markers are meant, here and on page 11."),
    BookError(
        Edition.EN, 9, "A4", "The text shares only a tie for the most markers; its summary on page 16 shares any tie."
    ),
)
