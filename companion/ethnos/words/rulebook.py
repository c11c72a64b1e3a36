"""The rulebook in words: what each rule says, where the printed books say it, and where they err."""

from collections.abc import Mapping
from typing import Final

from companion.ethnos.words.rulings import EDITIONS
from companion.speech.language import mark, say
from companion.speech.phrases import listed
from companion.speech.rulebook import Rulebook, pages_text
from rules.ethnos.rulebook import BookError, Rule
from rules.ethnos.vocabulary import Edition

PARTS: Final[Mapping[str, str]] = {
    "S": mark("Set-up"),
    "B": mark("Playing a band"),
    "A": mark("The end of an Age"),
    "F": mark("First player and the end of the game"),
}
"""The parts of the rules, by the letter that their ids begin with."""

BOOK_NAMES: Final[Mapping[Edition, str]] = {
    Edition.EN: mark("English book"),
    Edition.PL: mark("Polish book"),
    Edition.CS: mark("Czech book"),
    Edition.RU: mark("Russian book"),
}

RULE_TITLES: Final[Mapping[str, str]] = {
    "S1": mark("Players"),
    "S2": mark("Ages, Tribes and tokens"),
    "S3": mark("Order of the tokens"),
    "S4": mark("Markers"),
    # Translators: the two printed sides of a token and a board
    "S5": mark("Sides"),
    "S6": mark("First player of Age I"),
    "S7": mark("The Glory track"),
    "B1": mark("A band"),
    "B2": mark("The Leader"),
    # Translators: the number of cards in a band
    "B3": mark("Size"),
    "B4": mark("Placing a marker"),
    "B5": mark("Placing with two players"),
    "B6": mark("Placing is a choice"),
    "B7": mark("No marker left"),
    "B8": mark("Centaurs"),
    "B9": mark("Skeletons in a band"),
    "B10": mark("Halflings"),
    "B11": mark("Minotaurs"),
    "B12": mark("Wingfolk"),
    "B13": mark("Merfolk"),
    "B14": mark("Orcs"),
    "B15": mark("Giants"),
    "B16": mark("Trolls"),
    "B17": mark("Dwarves, Elves and Wizards"),
    "A1": mark("The third Dragon"),
    # Translators: who is first, second and third in a Kingdom
    "A2": mark("Rank"),
    "A3": mark("What a place is worth"),
    "A4": mark("Ties"),
    "A5": mark("Trolls break ties"),
    "A5a": mark("Kingdoms of two players"),
    "A6a": mark("The Merfolk board"),
    "A6b": mark("The Giant token"),
    "A6c": mark("Pillaging Hordes"),
    "A7": mark("Skeletons crumble"),
    "A8": mark("Glory of a band"),
    "A9": mark("Between Ages"),
    "A10": mark("Projection"),
    "F1": mark("Who begins"),
    "F2": mark("Tied for least"),
    "F3": mark("The winner"),
    "F4": mark("First tie-break"),
    "F5": mark("Second tie-break"),
    "F6": mark("Shared victory"),
}

RULE_TEXTS: Final[Mapping[str, str]] = {
    "S1": mark("Two to six people play, seated clockwise, each with a marker colour of their own."),
    "S2": mark(
        "Four to six players play three Ages with six Tribes and three Glory tokens in each Kingdom. Two or three "
        "play two Ages with five Tribes and two tokens, dealt without those marked 4+."
    ),
    "S3": mark("In each Kingdom the lowest Glory token lies on I, the next on II, the highest last."),
    "S4": mark(
        "Of 26 markers one keeps the score and, with the Merfolk in play, one starts on space 0 of their board. "
        "The others are the supply for Kingdoms and Horde."
    ),
    "S5": mark("Giant token and Merfolk board have one side for 2–3 players and one for 4–6."),
    "S6": mark("Chance decides who begins the first Age."),
    "S7": mark("The track is a loop from 0 to 59. Whoever passes 59 begins another lap; only the total counts."),
    "B1": mark("One to ten cards, all of one Tribe or all of one colour; Skeletons join any of them."),
    "B2": mark(
        "One card leads: its Tribe gives the band its ability, its colour names the Kingdom. "
        "Only the Leader's ability counts."
    ),
    "B3": mark(
        "A band's size is all its cards, Leader and Skeletons included. "
        "Every ability that counts cards counts the size."
    ),
    "B4": mark(
        "With three or more players, a marker may go into the Leader's Kingdom if the band has more cards than "
        "the player has markers there."
    ),
    "B5": mark("With two players the band must have more cards than both players together have markers there."),
    "B6": mark("A player may leave the marker out, and a band too small for one is still played and still scores."),
    "B7": mark(
        "An empty supply places nothing. The Kingdom's marker comes before the Leader's ability, so the last "
        "marker goes to the Kingdom."
    ),
    "B8": mark(
        "A Centaur-led band that can place its marker lets its player play another band at once; the Russian book "
        "asks that the marker be placed. There is no limit to such a chain."
    ),
    "B9": mark(
        "Skeletons never lead, fit every band and count in its size until the Age ends. Where it is so ruled, ten "
        "Skeletons and nothing else win the game."
    ),
    "B10": mark("A band led by a Halfling places no marker in a Kingdom."),
    "B11": mark("For placing its marker, a Minotaur-led band counts as one card larger, with two players too."),
    "B12": mark(
        "The marker of a Wingfolk-led band may go into any Kingdom for which the band is large enough, "
        "whatever the Leader's colour."
    ),
    "B13": mark(
        "The player's marker on the Merfolk board moves up by the band's size, as far as the last space, "
        "whether or not the band places a marker. For a symbol space reached or passed the player may put "
        "an extra marker into any Kingdom, however many markers lie there."
    ),
    "B14": mark(
        "The player may put a marker on the Horde space of the Leader's colour, one on each space, "
        "whether or not the band places a marker in its Kingdom."
    ),
    "B15": mark(
        "A Giant-led band larger than the one that holds the Giant token takes it and gains 2 Glory at once. "
        "Equal size takes nothing. Who beats a band of their own gains 2 Glory again."
    ),
    "B16": mark(
        "The player may take one unclaimed Troll token of at most the band's size. There are six, worth 1 to 6."
    ),
    "B17": mark(
        "Nothing to enter: Dwarves count when bands score, Elves let their player keep up to as many cards as the "
        "band has, Wizards draw as many from the deck after the discard."
    ),
    "A1": mark(
        "The third Dragon ends the Age at once; the player who drew it keeps it. Hands are discarded unscored. "
        "Then Kingdoms score, Merfolk, Giant and Orcs, and bands last."
    ),
    "A2": mark("A Kingdom ranks its players by their markers; without a marker there is no rank."),
    "A3": mark(
        "Age I pays the I token to the first place, Age II the tokens II and I to the first two, "
        "Age III the tokens III, II and I to the first three. Later places get nothing."
    ),
    "A4": mark("Tied players add up what their places pay and share it equally, rounded down, Kingdom by Kingdom."),
    "A5": mark(
        "In a tie the larger sum of Troll tokens comes first, and with equal sums the highest token. "
        "Only players without a token can stay tied."
    ),
    "A5a": mark(
        "With two players, Age I pays the I token to the first. Age II pays the II token to the first and nothing to "
        "the second, and both tokens to a player who is alone there. "
        "A ruling says what two players tied in Age II share."
    ),
    "A6a": mark(
        "The board is ranked by space and scored like a Kingdom with the values printed on it; rulings say who is "
        "paid, whether space 0 ranks and whether Trolls count."
    ),
    "A6b": mark("Its holder gains what is printed on it for this Age."),
    "A6c": mark(
        "A player may empty the whole Horde for the Glory printed for that many markers, or keep it for a later Age; "
        "never a part of it. In the last Age everybody empties it. The markers go back to the supply."
    ),
    "A7": mark("All Skeletons leave the bands before these score; a Giant token won with them stays."),
    "A8": mark(
        "1 card is worth 0 Glory, 2 cards 1, 3 cards 3, 4 cards 6, 5 cards 10, and 6 or more 15. "
        "A Dwarf-led band counts as one card more, after its Skeletons are gone."
    ),
    "A9": mark(
        "Bands are discarded, Troll tokens and Giant token go back. Markers in Kingdoms, on the Merfolk board and "
        "in kept Hordes stay."
    ),
    "A10": mark("If the Age ended now: everything is scored as it lies, and Hordes pay in the last Age only."),
    "F1": mark("After the first Age the player with the least Glory begins."),
    "F2": mark(
        "Of those tied, the one nearest clockwise from the player who drew the third Dragon begins, that player first."
    ),
    "F3": mark("After the last Age the most Glory wins."),
    "F4": mark("Of those tied, the most markers in the Kingdoms win. Horde and Merfolk board don't count."),
    "F5": mark(
        "Then the largest band of the last Age wins, then the second largest, and so on; a band beats none. "
        "A Dwarf's extra card doesn't count."
    ),
    "F6": mark("Players tied in all of this share the victory."),
}
"""What each rule says, in plain words."""

OUR_PARTS: Final[Mapping[str, str]] = {
    # Translators: these parts of rules stand in none of the books; no full stop at the end
    "B7": mark("Our reading, for no book says it: an empty supply places nothing"),
    "B8": mark("Our reading, for no book says it: such a chain has no limit"),
    "A1": mark("Our reading, for no book says it: the order of Merfolk, Giant and Orcs"),
    "A2": mark("Our reading, for no book says it: without a marker there is no rank"),
    "A6a": mark("Our reading, for no book says it: what space 0 counts for, and what being alone pays two players"),
    "A6c": mark("Our reading, for no book says it: everybody empties the Horde in the last Age"),
    "A7": mark("Our reading, for no book says it: a Giant token won with Skeletons stays"),
}
"""Of rules that the books print: what they leave unsaid."""

RULE_EXAMPLES: Final[Mapping[str, str]] = {
    "B5": mark("With 2 markers of one player and 1 of the other there, either of them needs 4 cards."),
    "B11": mark("With 3 of the player's markers there, 3 Minotaurs are enough for a 4th."),
    "B13": mark("From space 2 a band of 5 cards reaches space 7, and passes the symbol on 3 on its way to that on 7."),
    "A4": mark("Age II, tokens 2 and 4: two players tied for first get 3 Glory each, and the third gets nothing."),
    "A5": mark("Tokens 1 and 3 against a 4: the sums are equal, and the 4 comes first. A sum of 10 comes before 9."),
    "A7": mark("An Elf with two Skeletons: 1 card is left, for 0 Glory."),
    "A8": mark("A Dwarf with two Skeletons: 1 card is left and counts as 2, for 1 Glory."),
}
"""A case in numbers, for rules that are clearer with one."""

BOOK_ERROR_TEXTS: Final[Mapping[str, str]] = {
    "example_total": mark("The example of three bands adds up to 10; it is 1 + 6 + 6 = 13."),
    "wingfolk_for_merfolk": mark("The Tribes to remember at the Age's end include Wingfolk where Merfolk are meant."),
    "second_place_from_two": mark("The summary pays the second place of Age II from II; it is I."),
    "no_glory_for_no_markers": mark(
        "The summary for two players asks that the opponent have no Glory there; it means no markers."
    ),
    "second_place_for_second_band": mark(
        "The last tie-break gives the second largest band second place; it breaks the tie for first."
    ),
    "kinds_of_markers": mark(
        "Glory markers and influence tokens are named where influence markers are meant, here and on page 11."
    ),
    "first_ties_only": mark("The text shares only a tie for the most markers; its summary on page 16 shares any tie."),
}


BOOK: Final = Rulebook(RULE_TITLES, RULE_TEXTS, RULE_EXAMPLES, OUR_PARTS, BOOK_ERROR_TEXTS)
rule_title: Final = BOOK.title
rule_says: Final = BOOK.says
rule_example: Final = BOOK.example
error_says: Final = BOOK.error_says


def rule_where(rule: Rule, edition: Edition) -> str:
    """Where one book says a rule: `English book, page 9.`; and that it is our reading, or which part of it."""
    return " ".join(
        f"{part}." for part in (_place(rule, edition) if rule.pages(edition) else "", BOOK.our_reading(rule)) if part
    )


def rule_places(rule: Rule) -> list[str]:
    """Where each of the books says a rule."""
    if not rule.pages(Edition.EN):
        return [where_text(rule)]
    return [*(_place(rule, edition) for edition in Edition), *filter(None, (BOOK.our_reading(rule),))]


def where_text(rule: Rule) -> str:
    """The pages of all books, where they are the same, or book by book."""
    parts = []
    by_book = {edition: rule.pages(edition) for edition in Edition}
    if len(set(by_book.values())) > 1:
        parts.append(_capital(places_text(by_book)))
    elif by_book[Edition.EN]:
        parts.append(_capital(pages_text(by_book[Edition.EN])))
    return ". ".join(filter(None, (*parts, BOOK.our_reading(rule))))


def book_name(edition: Edition) -> str:
    """`English book`."""
    return say(BOOK_NAMES[edition])


def error_where(error: BookError) -> str:
    """The book and the page that err."""
    return _printed(error.edition, (error.page,))


def places_text(by_book: Mapping[Edition, tuple[int, ...]]) -> str:
    """Pages book by book: `English and Polish: page 12; Czech: page 13`."""
    places = []
    for pages in dict.fromkeys(by_book.values()):
        books = [say(EDITIONS[edition]) for edition, its in by_book.items() if its == pages]
        # Translators: {books} are books by their languages, 'English and Polish'; {pages} is 'page 9'
        places.append(say("{books}: {pages}", books=listed(books), pages=pages_text(pages)))
    return "; ".join(places)


def _place(rule: Rule, edition: Edition) -> str:
    return _printed(edition, rule.pages(edition))


def _printed(edition: Edition, pages: tuple[int, ...]) -> str:
    # Translators: {book} is "English book", {pages} is "page 9"
    return say("{book}, {pages}", book=book_name(edition), pages=pages_text(pages))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
