"""The rules reference: what to look up, in short, besides the rules by their ids."""

from collections.abc import Iterator, Mapping
from typing import Final

from companion.ethnos.paths import rules_path
from companion.ethnos.words.help import HELP
from companion.ethnos.words.note import Note
from companion.ethnos.words.rulebook import (
    error_says,
    error_where,
    places_text,
    rule_example,
    rule_says,
    rule_title,
)
from companion.ethnos.words.rulings import EDITIONS, RULING_TITLES, option_text, ruling_reason
from companion.ethnos.words.terms import TRIBE_NAMES, cards_text, tribe_name
from companion.ethnos.words.tribes import age_end_text, leader_text
from companion.speech.language import mark, say
from companion.speech.phrases import listed, numbered, spread
from companion.speech.searching import Entry, Section, chapters
from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES, TRIBE_PAGES, BookError, Rule
from rules.ethnos.rulings import RULINGS, Ruling
from rules.ethnos.vocabulary import TRIBES, Edition, Tribe

SECTIONS: Final = (
    Section("help", mark("Using the app"), mark("Entering, undoing, correcting, and what the signs mean.")),
    Section("set-up", mark("Set-up"), mark("Players, Ages, Tribes, tokens and markers before the game.")),
    Section("turn", mark("The turn"), mark("Recruit a card or play a band, and what follows.")),
    Section("tribes", mark("The twelve Tribes"), mark("What a Leader does, and what to remember at the Age's end.")),
    Section("scoring", mark("Scoring"), mark("The end of an Age step by step, who begins, and who wins.")),
    Section("players", mark("Two and three players"), mark("Everything that differs with fewer than four.")),
    Section("editions", mark("Differences between the books"), mark("What each book says, and what they leave open.")),
    Section("errors", mark("Errors in the books"), mark("What is printed wrong, and what is right.")),
    Section("all", mark("Every rule by its number"), mark("All of them in plain words, with their pages.")),
)

TURN: Final = (
    Note(
        "new-age",
        mark("Before an Age"),
        mark(
            "Everybody draws one card. Twice as many cards as there are players lie face up beside the board. "
            "The three Dragons are shuffled into the lower half of the deck."
        ),
        ("S6", "F1"),
        (5,),
    ),
    Note(
        "one-of-two",
        mark("One of two things"),
        mark("A turn is one of two things: recruit a card, or play a band. Then the next player clockwise has a turn."),
        pages=(6,),
    ),
    Note(
        "recruit",
        mark("Recruit a card"),
        mark("Take the top card of the deck or any card that lies face up. A card taken from there isn't replaced."),
        pages=(6,),
    ),
    Note(
        "hand",
        mark("Ten cards in hand"),
        mark("The hand limit is 10 cards: who has 10 can't recruit, and the turn must be a band."),
        ("B1",),
        (6,),
    ),
    Note(
        "dragon",
        mark("A Dragon"),
        mark(
            "A Dragon from the deck is shown at once and laid beside the board; its player draws again. "
            "The first two do nothing. The third ends the Age."
        ),
        ("A1", "F2"),
        (6,),
    ),
    Note(
        "play",
        mark("Play a band"),
        mark("Lay down 1 to 10 cards of one Tribe or of one colour, and put the one that leads on top."),
        ("B1", "B2", "B3", "B9"),
    ),
    Note(
        "marker",
        mark("Place a marker"),
        mark("If the band is large enough, a marker may go into the Kingdom of the Leader's colour."),
        ("B4", "B5", "B6", "B7"),
    ),
    Note(
        "ability",
        mark("Use the Leader's ability"),
        mark("Only the Leader's ability counts, and it comes after the marker."),
        ("B2", "B7"),
    ),
    Note(
        "discard",
        mark("Discard the rest of the hand"),
        mark(
            "All cards left in hand go face up beside the board, where everybody can recruit them. "
            "An Elf's player keeps some, a Wizard's player draws new ones, "
            "and a Centaur's player may play another band first."
        ),
        ("B8", "B17"),
        (7,),
    ),
    Note(
        "lies",
        mark("Bands stay"),
        mark("A band lies in front of its player until the Age has been scored."),
        ("A8", "A9"),
        (7,),
    ),
)

PLAYERS: Final = (
    Note(
        "small-game",
        mark("Two or three players"),
        mark(
            "There are two Ages, five Tribes and two Glory tokens in each Kingdom. "
            "The tokens marked 4+ stay in the box."
        ),
        ("S2", "S3", "A3"),
    ),
    Note(
        "small-sides",
        mark("Boards and tokens"),
        mark("Giant token and Merfolk board lie with the side for 2–3 players up."),
        ("S5", "A6a", "A6b"),
    ),
    Note(
        "three",
        mark("Three players"),
        mark("Three players place markers and score Kingdoms as more players do."),
        ("B4", "A3", "A4"),
    ),
    Note(
        "two-placing",
        mark("Two players: placing a marker"),
        mark(
            "The band must have more cards than both players together have markers in the Kingdom. "
            "A Minotaur's band counts as one card more for it too. Extra markers of the Merfolk ignore it."
        ),
        ("B5", "B11", "B12", "B13"),
    ),
    Note(
        "two-first-age",
        mark("Two players: Age I"),
        mark("The first place in a Kingdom gets the I token. Tied players share it, rounded down."),
        ("A5a", "A4"),
    ),
    Note(
        "two-last-age",
        mark("Two players: Age II"),
        mark("The first place gets the II token, the second nothing. Who is alone in a Kingdom gets both tokens."),
        ("A5a", "A5"),
    ),
)

PLAYER_RULINGS: Final = ("two_player_tie", "two_player_merfolk_sole")

DIFFERENCES: Final = (
    Note(
        "placing",
        mark("Must a marker be placed?"),
        mark(
            "On page 7 every book tells the player to place it. The summary on page 16 says that the player may, "
            "in the English, Czech and Russian book. The app leaves it to the player."
        ),
        ("B6",),
    ),
    Note(
        "centaurs",
        mark("When Centaurs play again"),
        mark("In the Russian book the marker has to be placed. In the others it is enough that it could be."),
        ("B8",),
    ),
    Note(
        "ten-skeletons",
        mark("Ten Skeletons"),
        mark("Only in the Polish book a band of ten Skeletons and nothing else wins the game at once."),
        ("B9",),
    ),
    Note(
        "ties",
        mark("Which ties are shared"),
        mark(
            "The English text shares the tie for the most markers. Its summary and the other books share every tie, "
            "and so does the app."
        ),
        ("A4",),
    ),
    Note(
        "trolls",
        mark("Which ties Trolls break"),
        mark("In the Polish book Trolls break all ties of the Age's end. The others speak of ties in Kingdoms."),
        ("A5", "A6a"),
    ),
    Note(
        "merfolk",
        mark("Who is paid on the Merfolk board"),
        mark(
            "The Polish book pays one player, the English several. The Czech and the Russian speak of one player, "
            "but score the board like a Kingdom."
        ),
        ("A6a",),
    ),
    Note(
        "least",
        mark("Tied for least Glory"),
        mark("The Russian book doesn't say that the player who drew the third Dragon comes first. The others do."),
        ("F2",),
    ),
    Note(
        "winner",
        mark("Breaking a tie for the win"),
        mark(
            "Only the Polish book says that just the main board's markers count, and that a Dwarf's extra card doesn't."
        ),
        ("F4", "F5"),
    ),
)

SEE_ALSO: Final[Mapping[str, tuple[str, ...]]] = {
    "S1": ("S2", "S4"),
    "S2": ("S3", "S5", "A3", "A5a"),
    "S3": ("S2", "A3"),
    "S4": ("B7", "B13", "B14"),
    "S5": ("S2", "A6a", "A6b"),
    "S6": ("F1", "F2"),
    "S7": ("F1", "F3"),
    "B1": ("B2", "B3", "B9"),
    "B2": ("B1", "B4", "B12"),
    "B3": ("B1", "B4", "B9", "A8"),
    "B4": ("B3", "B5", "B6", "B10", "B11", "B12"),
    "B5": ("B4", "B11", "B13", "A5a"),
    "B6": ("B4", "B8", "B10"),
    "B7": ("S4", "B14", "A6c"),
    "B8": ("B4", "B6"),
    "B9": ("B1", "B3", "A7"),
    "B10": ("B4", "B6"),
    "B11": ("B4", "B5"),
    "B12": ("B2", "B4", "B5"),
    "B13": ("S4", "B5", "A6a"),
    "B14": ("B7", "A6c"),
    "B15": ("A6b", "A7"),
    "B16": ("A5",),
    "B17": ("A8",),
    "A1": ("A2", "A6a", "A6b", "A6c", "A8", "F2"),
    "A2": ("A3", "A4"),
    "A3": ("S3", "A2", "A4", "A5a"),
    "A4": ("A3", "A5"),
    "A5": ("B16", "A4", "A6a"),
    "A5a": ("B5", "A3", "A4", "A5"),
    "A6a": ("B13", "A2", "A3", "A4", "A5", "A5a"),
    "A6b": ("B15", "A7"),
    "A6c": ("B14", "A9", "A10"),
    "A7": ("B9", "B15", "A8"),
    "A8": ("B3", "B17", "A7"),
    "A9": ("A5", "A6b", "A6c", "F1"),
    "A10": ("A1", "A6c"),
    "F1": ("S6", "F2"),
    "F2": ("A1", "F1"),
    "F3": ("S7", "F4"),
    "F4": ("F3", "F5"),
    "F5": ("A7", "A8", "F4", "F6"),
    "F6": ("F5",),
}
"""The rules that one may want to read next."""

RULING_BY_NAME: Final[Mapping[str, Ruling]] = {ruling.name: ruling for ruling in RULINGS}


def rules_about(tribe: Tribe) -> list[Rule]:
    return [rule for rule in RULES if tribe in rule.tribes]


def rulings_about(rules: tuple[str, ...]) -> list[Ruling]:
    """The open points that touch any of these rules."""
    return [ruling for ruling in RULINGS if set(rules) & set(ruling.rules)]


def errors_about(id: str) -> list[BookError]:
    return [error for error in BOOK_ERRORS if error.rule == id]


def tribe_lines(tribe: Tribe) -> Iterator[str]:
    """What there is to know of a Tribe, in a sentence each."""
    # Translators: what the Leader of a band does follows in {ability}
    yield say("Leader. {ability}", ability=leader_text(tribe))
    # Translators: what to do then follows in {reminder}
    yield say("At the Age's end. {reminder}", reminder=age_end_text(tribe))


def tribe_where(tribe: Tribe) -> str:
    """How many cards a Tribe has, and its pages."""
    return f"{cards_text(tribe.cards)} · {places_text({edition: TRIBE_PAGES[edition][tribe] for edition in Edition})}"


def ruling_title(ruling: Ruling) -> str:
    return say(RULING_TITLES[ruling.name])


def ruling_options(ruling: Ruling) -> Iterator[str]:
    """The options of a ruling, and which books play with them unless players agree otherwise."""
    for option in ruling.options:
        words = option_text(ruling, option)
        editions = [edition for edition in Edition if ruling.default(edition) == option]
        if len(editions) == len(Edition):
            # Translators: {option} is how an open point is decided, such as 'every place'
            yield say("{option} (usual)", option=words)
        elif editions:
            books = listed([say(EDITIONS[edition]) for edition in editions])
            # Translators: {books} are books by their languages: 'English, Czech and Russian'
            yield say("{option} (usual with: {books})", option=words, books=books)
        else:
            yield say("{option} (if you agree on it)", option=words)


def tribes_by_page(edition: Edition) -> str:
    """The Tribes in the order of a book, with their pages."""
    pages = TRIBE_PAGES[edition]
    return ", ".join(
        numbered(tribe_name(tribe), spread(pages[tribe])) for tribe in sorted(TRIBES, key=lambda t: pages[t])
    )


def entries() -> Iterator[Entry]:
    """Everything that can be looked up, in the reader's language; Tribes are known by their English names too."""
    yield from chapters(SECTIONS, rules_path)
    for tribe in TRIBES:
        text = " ".join((*tribe_lines(tribe), tribe_where(tribe)))
        yield Entry(f"tribe-{tribe}", rules_path(tribe), "", tribe_name(tribe), text, _names((tribe,)))
    for rule in RULES:
        text = f"{rule_says(rule.id)} {rule_example(rule.id)}".rstrip()
        yield Entry(f"rule-{rule.id}", rules_path(rule.id), rule.id, rule_title(rule.id), text, _names(rule.tribes))
    for ruling in RULINGS:
        text = f"{ruling_reason(ruling)} {' · '.join(ruling_options(ruling))}"
        tribes = tuple(tribe for id in ruling.rules for tribe in RULE_BY_ID[id].tribes)
        path, ids = rules_path(ruling.name), " ".join(ruling.rules)
        yield Entry(f"ruling-{ruling.name}", path, "", ruling_title(ruling), text, f"{ids} {_names(tribes)}")
    for topic, notes in (("help", HELP), ("turn", TURN), ("players", PLAYERS), ("editions", DIFFERENCES)):
        for note in notes:
            path = rules_path(topic)
            yield Entry(f"note-{note.id}", path, "", say(note.title), say(note.says), " ".join(note.rules))
    for error in BOOK_ERRORS:
        path = rules_path(error.rule)
        yield Entry(f"error-{error.id}", path, "", error_where(error), error_says(error), error.rule)


def _names(tribes: tuple[Tribe, ...]) -> str:
    return " ".join(name for tribe in tribes for name in (tribe_name(tribe), TRIBE_NAMES[tribe]))
