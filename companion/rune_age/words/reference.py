"""The rules reference: what to look up, in short, besides the rules by their ids."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from companion.rune_age.paths import rules_path
from companion.rune_age.words.rulebook import (
    PARTS,
    error_says,
    error_where,
    rule_example,
    rule_says,
    rule_title,
)
from companion.rune_age.words.rulings import option_text, ruling_reason, ruling_title
from companion.rune_age.words.terms import neutral_name, scenario_name
from companion.speech.language import mark, say
from companion.speech.phrases import listed
from companion.speech.searching import Entry, Section, chapters
from rules.rune_age.rulebook import BOOK_ERRORS, RULES, BookError
from rules.rune_age.rulings import RULINGS, Ruling
from rules.rune_age.vocabulary import NEUTRALS, Scenario


class Dispute(NamedTuple):
    """What is asked at the table, and the answer."""

    id: str
    asked: str
    answer: str
    rules: tuple[str, ...]


SECTIONS: Final = (
    Section("disputes", mark("Asked at the table"), mark("Ties, wounds, skulls, passing, runes: short answers.")),
    Section("scenarios", mark("The four scenarios"), mark("How each is won, and its neutral cards.")),
    Section("set-up", mark("Set-up"), mark("Players, races, stacks, cities and the event deck.")),
    Section("turn", mark("Turns and Event phase"), mark("What happens when, and what is bought with what.")),
    Section("fights", mark("Fights"), mark("Battle, siege, attrition, destroyed and wounded units.")),
    Section("end", mark("Damage and the end"), mark("When somebody is out, and who wins.")),
    Section("rulings", mark("What the book leaves open"), mark("Five points that a table decides for each game.")),
    Section("errors", mark("Errors in the book"), mark("What is printed wrong, and what is right.")),
    Section("all", mark("Every rule by its number"), mark("All of them in plain words, with their pages.")),
)

LETTERS: Final[Mapping[str, str]] = {
    "set-up": "S",
    "turn": "TIE",
    "fights": "CABGU",
    "end": "DV",
    "all": "".join(PARTS),
}
"""The parts of the rules that a section has."""

DISPUTES: Final = (
    Dispute(
        "tie",
        mark("Equal strengths?"),
        mark("A tie is the army's in a battle, the defender's in a siege."),
        ("R-B5", "R-G6"),
    ),
    Dispute(
        "wounded",
        mark("Does a wounded unit count?"),
        mark("Yes; it is destroyed when the combat ends. Only cards wound."),
        ("R-U2",),
    ),
    Dispute(
        "skulls",
        mark("More skulls than units?"),
        mark("As many are lost as can be destroyed; a protected unit can't."),
        ("R-A2", "R-A3", "R-A4"),
    ),
    Dispute(
        "each_other_unit",
        mark("Is attrition before bonuses for other units?"),
        mark("Yes: such a bonus counts the units that are left."),
        ("R-A5",),
    ),
    Dispute(
        "passing",
        mark("Who plays next, and may I come back after passing?"),
        mark("Attacker and defender take turns, and passing is final for this siege."),
        ("R-G2", "R-G3"),
    ),
    Dispute(
        "draw_between",
        mark("I am attacked twice in one turn: do I draw in between?"),
        mark("No. Everybody draws at the end of every turn."),
        ("R-T5", "R-T7"),
    ),
    Dispute(
        "again",
        mark("May I attack it again, or after you did?"),
        mark("Each player may attack each target once a round, whatever others did."),
        ("R-C2",),
    ),
    Dispute(
        "stronghold",
        mark("Is a Stronghold won by strength a fight? Can mine be besieged?"),
        mark("It is a battle against strength 2. A Stronghold that somebody holds is never attacked."),
        ("R-I4", "R-C3"),
    ),
    Dispute(
        "captured_city",
        mark("Can I use a captured city now?"),
        mark("Yes, it arrives refreshed; in The Cataclysm exhausted."),
        ("R-G7",),
    ),
    Dispute(
        "instant",
        mark("An event beats me: how much damage?"),
        mark("Its strength less the army's. The book prints it the wrong way round."),
        ("R-B7",),
    ),
    Dispute(
        "start_effect",
        mark("An enemy is drawn now: does its start effect happen?"),
        mark("Not in this phase; only those in play before."),
        ("R-E2",),
    ),
    Dispute(
        "beaten_enemies",
        mark("Where do beaten enemies go, and do they come back?"),
        mark("They become a reward or are discarded; those of stage 2 come back when the deck is made anew."),
        ("R-B6", "R-E6"),
    ),
    Dispute(
        "deck_empty",
        mark("Is the game over when the event deck is empty?"),
        mark("Only in The Cataclysm, and only when a card should be drawn."),
        ("R-V3", "R-E6"),
    ),
    Dispute(
        "first_out",
        mark("The first player is eliminated: whose turn?"),
        mark("The next living player clockwise is first from then on."),
        ("R-D4",),
    ),
    Dispute(
        "rune",
        mark("Who gets the rune of an eliminated player?"),
        mark("The besieger, who keeps one of two. If an event did it, nobody."),
        ("R-D5",),
    ),
    Dispute(
        "two_out",
        mark("Two players reach 20 damage by one event in Runewars?"),
        mark("One after the other: the last one left wins, unless the table has decided that all defend first."),
        ("R-V2", "R-E5"),
    ),
    Dispute(
        "last_player",
        mark("One player is left in Resurgence or The Monument?"),
        mark("The game goes on alone, unless the table has decided that the last one wins."),
        ("R-V5",),
    ),
    Dispute(
        "two_monuments",
        mark("Two Monuments in one round: which units count?"),
        mark("All unit cards in deck, hand and discard pile; if equal, the victory is shared."),
        ("R-V4",),
    ),
    Dispute(
        "monument_round",
        mark("When does the round of a Monument end?"),
        mark("After the Event phase, unless the table has decided otherwise."),
        ("R-V4",),
    ),
    Dispute(
        "which_cities",
        mark("Which cities lie in the centre?"),
        mark("Random ones, as many as the number of players needs."),
        ("R-S7",),
    ),
    Dispute(
        "always_first",
        mark("Is the first player always the same?"),
        mark("Yes, as long as that player isn't eliminated."),
        ("R-S8", "R-D4"),
    ),
)

WON_BY: Final[Mapping[Scenario, tuple[str, ...]]] = {
    Scenario.RESURGENCE: ("R-V1", "R-V5"),
    Scenario.RUNEWARS: ("R-V2", "R-D5", "R-S11"),
    Scenario.CATACLYSM: ("R-V3", "R-G7"),
    Scenario.MONUMENT: ("R-V4", "R-V5", "R-S12"),
}

RULING_BY_NAME: Final[Mapping[str, Ruling]] = {ruling.name: ruling for ruling in RULINGS}


def rulings_about(id: str) -> list[Ruling]:
    """The open points that touch a rule."""
    return [ruling for ruling in RULINGS if id in ruling.rules]


def errors_about(id: str) -> list[BookError]:
    return [error for error in BOOK_ERRORS if error.rule == id]


def disputes_about(id: str) -> list[Dispute]:
    return [dispute for dispute in DISPUTES if id in dispute.rules]


def ruling_options(ruling: Ruling) -> Iterator[str]:
    """Both options, the usual one first."""
    usual, other = (option_text(ruling, option) for option in ruling.options)
    # Translators: {option} is how an open point is decided, such as 'every place'
    yield say("{option} (usual)", option=usual)
    yield say("{option} (if you agree on it)", option=other)


def scenario_lines(scenario: Scenario) -> Iterator[str]:
    """How it is won, and what lies in the centre."""
    yield rule_says(WON_BY[scenario][0])
    cards = listed([neutral_name(neutral) for neutral in NEUTRALS[scenario]])
    # Translators: {cards} lists what cards are called
    yield say("Neutral cards: {cards}.", cards=cards)


def entries() -> Iterator[Entry]:
    """Everything that can be looked up, in the reader's language."""
    yield from chapters(SECTIONS, rules_path)
    for scenario in Scenario:
        text = " ".join(scenario_lines(scenario))
        yield Entry(f"scenario-{scenario}", rules_path(scenario), "", scenario_name(scenario), text)
    for dispute in DISPUTES:
        path, ids = rules_path(dispute.rules[0]), " ".join(dispute.rules)
        yield Entry(f"dispute-{dispute.id}", path, "", say(dispute.asked), say(dispute.answer), ids)
    for rule in RULES:
        text = f"{rule_says(rule.id)} {rule_example(rule.id)}".rstrip()
        yield Entry(f"rule-{rule.id}", rules_path(rule.id), rule.id, rule_title(rule.id), text)
    for ruling in RULINGS:
        text = f"{ruling_reason(ruling)} {' · '.join(ruling_options(ruling))}"
        path, ids = rules_path(ruling.name), " ".join(ruling.rules)
        yield Entry(f"ruling-{ruling.name}", path, "", ruling_title(ruling), text, ids)
    for error in BOOK_ERRORS:
        yield Entry(f"error-{error.id}", rules_path(error.rule), "", error_where(error), error_says(error), error.rule)
