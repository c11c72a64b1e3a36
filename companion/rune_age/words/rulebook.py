"""The rulebook in our own words: what each rule says, where the printed book says it, and where it errs."""

from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, say
from companion.speech.rulebook import Rulebook, pages_text
from rules.rune_age.rulebook import BookError, Rule

PARTS: Final[Mapping[str, str]] = {
    "S": mark("Set-up"),
    "T": mark("Rounds and turns"),
    "I": mark("Gold and influence"),
    "C": mark("Combat in general"),
    "A": mark("Attrition"),
    "B": mark("A battle"),
    "G": mark("A siege"),
    "U": mark("Destroyed and wounded"),
    "E": mark("The Event phase"),
    "D": mark("Damage and elimination"),
    "V": mark("The end"),
}
"""The parts of the rules, by the letter of their ids."""

RULE_TITLES: Final[Mapping[str, str]] = {
    "R-S1": mark("Players and races"),
    "R-S2": mark("One player alone"),
    "R-S3": mark("The scenario"),
    "R-S4": mark("How many cards lie in the centre"),
    "R-S5": mark("Barracks"),
    "R-S6": mark("Starting decks"),
    "R-S7": mark("Cities"),
    "R-S8": mark("The first player"),
    "R-S9": mark("The event deck"),
    "R-S10": mark("Where things lie"),
    "R-S11": mark("Dragon runes"),
    "R-S12": mark("Monuments"),
    "R-T1": mark("A round"),
    "R-T2": mark("Refreshing"),
    "R-T3": mark("Actions"),
    "R-T4": mark("Discarding the hand"),
    "R-T5": mark("Everybody draws to five"),
    "R-T6": mark("An empty deck"),
    "R-T7": mark("No draws in between"),
    "R-T8": mark("Looking at decks"),
    "R-T9": mark("Card actions"),
    "R-T10": mark("Abilities"),
    "R-I1": mark("Where gold, influence and strength come from"),
    "R-I2": mark("Spend it at once"),
    "R-I3": mark("What is bought with what"),
    "R-I4": mark("Strongholds"),
    "R-I5": mark("Where bought cards go"),
    "R-I6": mark("Exhausted cards"),
    "R-C1": mark("Battle or siege"),
    "R-C2": mark("Each target once a round"),
    "R-C3": mark("What can be attacked"),
    "R-C4": mark("Strength of an army"),
    "R-C5": mark("The end of combat"),
    "R-C6": mark("Fights that can't be won"),
    "R-A1": mark("When dice are rolled"),
    "R-A2": mark("What a skull does"),
    "R-A3": mark("Protected units"),
    "R-A4": mark("Nobody left to destroy"),
    "R-A5": mark("Attrition comes first"),
    "R-B1": mark("Declaring the target"),
    "R-B2": mark("Playing cards in a battle"),
    "R-B3": mark("Rolling for attrition"),
    "R-B4": mark("Resolution abilities"),
    "R-B5": mark("Who wins a battle"),
    "R-B6": mark("What a battle gains"),
    "R-B7": mark("Defending against an event"),
    "R-G1": mark("What can be besieged"),
    "R-G2": mark("Taking turns"),
    "R-G3": mark("Passing"),
    "R-G4": mark("Order of abilities"),
    "R-G5": mark("Defence bonus"),
    "R-G6": mark("Who wins a siege"),
    "R-G7": mark("A besieged city"),
    "R-G8": mark("A besieged Home Realm"),
    "R-G9": mark("The end of a siege"),
    "R-U1": mark("Destroyed"),
    "R-U2": mark("Wounded units"),
    "R-U3": mark("Enemies are no opposing units"),
    "R-E1": mark("Who conducts it"),
    "R-E2": mark("Effects at the start"),
    "R-E3": mark("Drawing an event"),
    "R-E4": mark("Enemies and instants"),
    "R-E5": mark("One player after the other"),
    "R-E6": mark("An empty event deck"),
    "R-E7": mark("The end of the phase"),
    "R-E8": mark("Rewards"),
    "R-D1": mark("Damage tokens"),
    "R-D2": mark("Elimination"),
    "R-D3": mark("What an eliminated player leaves"),
    "R-D4": mark("First player and turn after an elimination"),
    "R-D5": mark("The rune of an eliminated player"),
    "R-V1": mark("Winning Resurgence"),
    "R-V2": mark("Winning Runewars"),
    "R-V3": mark("Winning The Cataclysm"),
    "R-V4": mark("Winning The Monument"),
    "R-V5": mark("The last player"),
    "R-V6": mark("A game that is stopped"),
}

RULE_TEXTS: Final[Mapping[str, str]] = {
    "R-S1": mark("One to four people play, seated clockwise. Each has another race, chosen or drawn at random."),
    "R-S2": mark("Alone one plays Resurgence of the Dragonlords or The Cataclysm; the others need rivals."),
    "R-S3": mark(
        "Agree on a scenario, or draw one of the four Objectives. It names three types of neutral cards; if all "
        "agree, one can be exchanged for another type of the same influence cost."
    ),
    "R-S4": mark(
        "Gold of value 1, 2 and 3, cards in each neutral stack, cities. Four players: 24, 14, 10; 5; 5. Three: 19, "
        "12, 8; 4; 4. Two: 14, 10, 6; 3; 3. One: 9, 8, 4; 2; 2."
    ),
    "R-S5": mark(
        "Everybody's barracks are five open stacks: 3 Strongholds, and units of cost 1, 2, 3 and 5 (8, 4, 4 and 3 "
        "cards). The Home Realm lies between them and the deck."
    ),
    "R-S6": mark(
        "Everybody takes five gold cards of value 1 and three units of cost 1, shuffles these eight cards and draws "
        "five of them."
    ),
    "R-S7": mark(
        "As many cities as the number of players needs are dealt at random and lie open. The others stay in the box: "
        "no new city ever comes."
    ),
    "R-S8": mark("The youngest begins, and stays first player all game. Turns go clockwise."),
    "R-S9": mark(
        "Each scenario has ten events. Its stages are shuffled apart and stacked, stage 1 on top; The Cataclysm has "
        "three, the others two. Some games leave cards in the box: Resurgence alone one, The Cataclysm alone two, "
        "fully cooperative one."
    ),
    "R-S10": mark(
        "The event deck lies between the first player and the neighbour to the right, the Objective above the cities, "
        "tokens and die in the middle."
    ),
    "R-S11": mark("In Runewars everybody gets one of six dragon runes at random."),
    "R-S12": mark("In The Monument the race's Monument lies in each barracks, too."),
    "R-T1": mark(
        "From the first player on everybody has a turn; then comes the Event phase, which belongs to the round. Only "
        "the player on turn takes actions."
    ),
    "R-T2": mark("The turn begins with refreshing all own cities, Strongholds and rewards, and the dragon rune."),
    "R-T3": mark(
        "Then any number of actions in any order: combat, a card action, spending gold, spending influence. One ends "
        "before the next begins."
    ),
    "R-T4": mark(
        "At the end of the turn the player discards the hand. Each card that is kept costs 1 influence. Nobody else "
        "discards."
    ),
    "R-T5": mark(
        "Then everybody, not only the player on turn, draws until holding five cards. Who has more keeps them."
    ),
    "R-T6": mark(
        "If the deck can't give the next card, the discard pile is shuffled into a new one and the draw goes on. With "
        "both empty one draws what there is."
    ),
    "R-T7": mark(
        "At no other time does anybody draw, unless a card says so: two attacks in one turn are met with the same hand."
    ),
    "R-T8": mark("Everybody may count any deck and look through any discard pile, in its order."),
    "R-T9": mark(
        "A card with an action is played from the hand, or exhausted where it lies, used, and discarded: only in "
        "one's own turn and never in combat, where such a unit counts its strength alone."
    ),
    "R-T10": mark(
        "Abilities are optional and work once for each card and round. Their moments: when played, at Resolution, at "
        "the End of Combat, as an action."
    ),
    "R-I1": mark(
        "Gold comes from gold cards and some rewards; influence from cities, Strongholds and some rewards, which are "
        "exhausted for it; strength from units."
    ),
    "R-I2": mark(
        "What a card gives is spent at once or lost, and not kept for another action. One card may pay for several "
        "things, several for one."
    ),
    "R-I3": mark(
        "Gold buys units of the own barracks, Strongholds and the Monument. Influence buys neutral cards and gold, "
        "keeps cards in hand and pays for abilities, these even in another's turn."
    ),
    "R-I4": mark(
        "A Stronghold costs 4 gold, or a battle against strength 2. It gives 1 influence. A race has three of them."
    ),
    "R-I5": mark(
        "Units, neutral cards and gold go to the own discard pile; a Stronghold, refreshed, above the Home Realm; the "
        "Monument beside it."
    ),
    "R-I6": mark("An exhausted card stays so until its owner's next turn begins."),
    "R-C1": mark("A battle is against what no player controls, a siege against another player's city or Home Realm."),
    "R-C2": mark(
        "Each player may attack each target once a round, won or lost. A city is the same target whoever holds it. "
        "Defending against an event is no attack."
    ),
    "R-C3": mark(
        "In a battle: an own Stronghold that is still in the barracks, a neutral city, an enemy in play, in "
        "Resurgence the Objective. In a siege: another player's city or, but for The Monument, Home Realm. Never a "
        "Stronghold that another player holds, nor anything of one's own."
    ),
    "R-C4": mark(
        "All units that take part count, wounded ones too, destroyed ones not; abilities and tactics add to them. It "
        "is never less than 0."
    ),
    "R-C5": mark(
        "Wounded units are destroyed. What is destroyed goes back to the barracks, neutral cards to the centre; all "
        "others go to their owner's discard pile, tactics too."
    ),
    "R-C6": mark("Nobody has to be able to win: one may attack in vain, and play no card at all."),
    "R-A1": mark(
        "Only in a battle against an event card or an Objective with die symbols: one roll for each, after all cards "
        "are played. Never in a siege, nor against a city or a Stronghold."
    ),
    "R-A2": mark(
        "Each skull destroys one unit that takes part, at once, of the player's choice. It counts nothing. Losses are "
        "as many as there are skulls, or units that can be destroyed."
    ),
    "R-A3": mark("A unit that its ability protects can't be chosen; another one is."),
    "R-A4": mark("If no unit is left that can be destroyed, further skulls do nothing."),
    "R-A5": mark("Attrition is over before Resolution: an ability that counts units counts those that are left."),
    "R-B1": mark("The player on turn says what is attacked."),
    "R-B2": mark(
        "Units and tactics are played one by one, each with its ability for being played, as many as one likes."
    ),
    "R-B3": mark("Then the attrition dice are rolled, if the target has any."),
    "R-B4": mark(
        "Resolution abilities follow, the enemy's too, in the order that the player likes; then strengths are compared."
    ),
    "R-B5": mark(
        "The army wins with at least the strength of the target, as printed or as a card has changed it. A tie is the "
        "army's."
    ),
    "R-B6": mark(
        "A Stronghold or city that is won comes to the player. An enemy becomes a reward if its card says so, else it "
        "is discarded. After a defeat nothing changes. A neutral city's defence bonus doesn't count."
    ),
    "R-B7": mark(
        "Whoever an event attacks fights a battle against it. If it is lost, the damage is the event's strength less "
        "the army's; won or tied, there is none."
    ),
    "R-G1": mark("A city that another player controls, or a Home Realm; never a Stronghold."),
    "R-G2": mark(
        "Attacker and defender play one unit or tactic in turn, the attacker first, and say their total after each "
        "unit."
    ),
    "R-G3": mark(
        "Passing is final for this siege, and having no card left is passing. The other may go on alone; when both "
        "have passed, the siege is resolved."
    ),
    "R-G4": mark("At Resolution all abilities of the attacker come first, then all of the defender."),
    "R-G5": mark("A besieged city adds its defence bonus, even if the defender plays no card. A Home Realm has none."),
    "R-G6": mark("The higher strength wins. A tie is the defender's."),
    "R-G7": mark(
        "A city that is won goes to the attacker refreshed, in The Cataclysm exhausted. One that is held stays as it "
        "is."
    ),
    "R-G8": mark(
        "If the attacker wins, the damage is the difference of the strengths. If the defender wins, nobody is damaged."
    ),
    "R-G9": mark("It ends for both as every combat does."),
    "R-U1": mark(
        "A destroyed card goes back at once to where it came from and counts nothing. A destroyed city is neutral "
        "again."
    ),
    "R-U2": mark(
        "A wounded unit counts and is destroyed at the end. It can't be wounded twice, but destroyed earlier. Only "
        "cards wound, and only in combat."
    ),
    "R-U3": mark("What affects an opposing unit can't be used on an enemy card."),
    "R-E1": mark("After the last turn of a round the first player conducts the Event phase."),
    "R-E2": mark(
        "First come the effects of enemies at the start of the phase: of those in play before, not of one that is "
        "drawn in it."
    ),
    "R-E3": mark("Then one event is drawn and read aloud; more only if a card says so."),
    "R-E4": mark(
        "An enemy stays in play beside the Objective until it is defeated. An instant happens at once and is "
        "discarded; one that lasts lies there until the next round ends."
    ),
    "R-E5": mark(
        "What concerns everybody is done in order from the first player. An attack goes on to the next player whether "
        "it was repelled or not."
    ),
    "R-E6": mark(
        "When a card is needed and none is left, the discarded events of stage 2 are shuffled into a new deck; not in "
        "The Cataclysm. Enemies in play and rewards stay. With nothing to shuffle there is no event."
    ),
    "R-E7": mark("Then everybody draws to five, and the next round begins."),
    "R-E8": mark(
        "Rewards lie beside the Home Realm. One with a gold or influence symbol is exhausted for it, once a round."
    ),
    "R-D1": mark("Damage lies on the Home Realm in tokens of 1 and 5."),
    "R-D2": mark("With 20 damage or more a player is out, at once."),
    "R-D3": mark(
        "Neutral cards and gold go back to their stacks, cities to the centre, rewards out of the game; the race's "
        "cards, Strongholds and Monument to the box."
    ),
    "R-D4": mark(
        "If the first player is out, the next living player clockwise is first from then on. A player who goes out on "
        "turn does nothing more but end it."
    ),
    "R-D5": mark(
        "Who eliminates a player in a siege takes the rune and keeps one of the two; the other leaves the game. After "
        "an elimination by an event the rune leaves the game. Nobody ever has two."
    ),
    "R-V1": mark("Who defeats the Objective in a battle wins at once. If everybody is eliminated, all lose."),
    "R-V2": mark("The last player left wins at once."),
    "R-V3": mark(
        "All win together when an event should be drawn and none is left. If anybody is eliminated, all lose at once."
    ),
    "R-V4": mark(
        "At the end of a round in which a Monument was bought its player wins. Of several the one with the strongest "
        "unit cards in deck, hand and discard pile together; if these are equal, too, they share. Home Realms aren't "
        "attacked."
    ),
    "R-V5": mark(
        "If one of several players is left in Resurgence or The Monument, the game goes on alone, or is won: a ruling "
        "decides."
    ),
    "R-V6": mark("A game can be given up; it is kept as unfinished."),
}

RULE_EXAMPLES: Final[Mapping[str, str]] = {
    "R-I2": mark("1 + 1 + 3 influence buy a gold card of value 3, which costs 5. Gold 2 for a unit of cost 1 loses 1."),
    "R-B5": mark("Units of 1, 1, 2 and 3 with a bonus of 3 have strength 10: enough for an enemy of strength 10."),
    "R-B7": mark("Strength 6 against an army of 4: 2 damage."),
    "R-G8": mark("7 against 5: 2 damage. 5 against 5: none."),
    "R-A2": mark("Three skulls, two units, one of them protected: one unit is lost."),
    "R-V3": mark(
        "With ten events everybody wins in the Event phase of round 11; with nine in round 10, with eight in 9."
    ),
}

OUR_PARTS: Final[Mapping[str, str]] = {
    "R-T2": mark("Our reading, for the book doesn't say it: the rune is refreshed, too"),
    "R-T6": mark("Our reading, for the book doesn't say it: what happens if both are empty"),
    "R-C2": mark("Our reading, for the book doesn't say it: what is the same target, and what is no attack"),
    "R-C4": mark("Our reading, for the book doesn't say it: it is never less than 0"),
    "R-C5": mark("Our reading, for the book doesn't say it: where tactics go"),
    "R-E6": mark("Our reading, for the book doesn't say it: what happens if nothing can be shuffled"),
    "R-D3": mark("Our reading, for the book doesn't say it: the race's cards go to the box"),
    "R-V4": mark("Our reading, for the book doesn't say it: with everybody eliminated all lose"),
    "R-V5": mark("Our reading, for the book doesn't say it: the game goes on"),
}
"""What of a rule is our own reading; of a rule that isn't here all of it is."""

BOOK_ERROR_TEXTS: Final[Mapping[str, str]] = {
    "two_to_four": mark("It says two to four players; one can play, too, as other pages have it."),
    "monuments": mark("It names a scenario in the plural that is The Monument everywhere else."),
    "cost_for_value": mark("The table's columns are headed as costs; they are gold cards of value 1, 2 and 3."),
    "unit_card_action": mark("It speaks of actions of units only; tactics have actions, too."),
    "backwards": mark("It subtracts the wrong way round: the damage is the event's strength less the army's."),
    "names_of_kalladra": mark("One enemy and one race are spelt in two ways in the example."),
    "names_of_war_cry": mark("War Cry has another name here than in the set-up."),
    "enemies_in_a_siege": mark("It speaks of abilities of enemies in a siege, in which none takes part."),
    "first_to_build": mark("It says that the first to build a Monument wins; the scenario itself compares."),
    "no_draw_after_events": mark("The summary forgets that everybody draws after the Event phase."),
    "attrition_by_enemies": mark("The summary has attrition against enemies only; it is against any event card."),
}

OUR_WORDS: Final = mark(
    "The words are our own, the pages those of the Polish book. No Czech or Russian edition is known, so the terms in "
    "these languages are ours, too."
)
"""Said over the list of all rules."""


BOOK: Final = Rulebook(RULE_TITLES, RULE_TEXTS, RULE_EXAMPLES, OUR_PARTS, BOOK_ERROR_TEXTS)
rule_title: Final = BOOK.title
rule_says: Final = BOOK.says
rule_example: Final = BOOK.example
error_says: Final = BOOK.error_says


def rule_where(rule: Rule) -> str:
    """`Polish book, pages 7 and 16.`; and that it is our reading, or which part of it."""
    return " ".join(f"{part}." for part in rule_places(rule))


def rule_places(rule: Rule) -> list[str]:
    return list(filter(None, (_printed(rule.pages), BOOK.our_reading(rule))))


def where_text(rule: Rule) -> str:
    return ". ".join(rule_places(rule))


def error_where(error: BookError) -> str:
    """The page that errs."""
    return _printed((error.page,))


def _printed(pages: tuple[int, ...]) -> str:
    # Translators: {book} is "English book", {pages} is "page 9"
    return say("{book}, {pages}", book=say("Polish book"), pages=pages_text(pages)) if pages else ""
