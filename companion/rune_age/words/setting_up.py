"""What a new game still needs, what a scenario brings, and what is to be laid out, in words."""

from collections.abc import Iterator, Mapping
from typing import Final

from companion.rune_age.entering.new_game import SetupDraft
from companion.rune_age.words.terms import event_name, neutral_name, race_name, scenario_name
from companion.speech.language import mark, say, say_many
from rules.players import LONGEST_NAME
from rules.rune_age.components import EVENT_CARDS, SUPPLY
from rules.rune_age.rulings import RULINGS, USUAL, Rulings
from rules.rune_age.setup import Setup, take_out_of
from rules.rune_age.vocabulary import NEUTRALS, Race, Scenario

SHORT_RACES: Final[Mapping[Race, str]] = {
    # Translators: a race in one short word
    Race.DAQAN: mark("Daqan"),
    Race.LATARI: mark("Latari"),
    Race.UTHUK: mark("Uthuk"),
    Race.WAIQAR: mark("Waiqar"),
}


def race_words() -> dict[Race, str]:
    """What somebody is called who goes by the race alone."""
    return {race: say(word) for race, word in SHORT_RACES.items()}


def scenario_text(scenario: Scenario, players: int, *, cooperative: bool) -> str:
    """Its neutral cards, the size of its event deck, and the cards to take out of that."""
    neutrals = ", ".join(neutral_name(neutral) for neutral in NEUTRALS[scenario])
    out = take_out_of(scenario, players, cooperative=cooperative)
    words = [
        say("Neutral cards: {cards}.", cards=neutrals),
        say_many("{n} event card.", "{n} event cards.", EVENT_CARDS - len(out)),
    ]
    if out:
        words.append(say("Take out: {cards}.", cards=", ".join(map(event_name, out))))
    return " ".join(words)


def players_text(players: int) -> str:
    """What follows from the number of players."""
    words = [say_many("{n} city", "{n} cities", SUPPLY[players].cities)]
    if players == 1:
        names = [scenario_name(scenario) for scenario in (Scenario.RESURGENCE, Scenario.CATACLYSM)]
        words.append(say("alone only: {scenarios}", scenarios=" / ".join(names)))
    return ", ".join(words)


def rulings_text(rulings: Rulings) -> str:
    changed = sum(getattr(rulings, ruling.name) != getattr(USUAL, ruling.name) for ruling in RULINGS)
    if not changed:
        # Translators: "English rulebook, usual rulings"; a ruling decides what the books leave open
        return say("usual rulings")
    return say_many("{n} ruling changed", "{n} rulings changed", changed)


def missing_text(draft: SetupDraft) -> str:
    """What is wrong first, then what is missing; who begins once nothing is."""
    wrong, missing = list(_wrong(draft)), list(_missing(draft))
    if missing:
        # Translators: {things} is a list such as "6 Tribes, the Glory tokens, who begins"
        wrong.append(say("Missing: {things}.", things=", ".join(missing)))
    return " ".join(wrong) or say("All set: {player} begins.", player=draft.seated[draft.first_player or 0])


def _wrong(draft: SetupDraft) -> Iterator[str]:
    for name in draft.doubled:
        yield say("The name {name} stands there twice.", name=name)
    if draft.longest_name > LONGEST_NAME:
        yield say("A name has at most {most} letters, not {letters}.", most=LONGEST_NAME, letters=draft.longest_name)


def _missing(draft: SetupDraft) -> Iterator[str]:
    if draft.races_missing:
        yield say_many("{n} race", "{n} races", draft.races_missing)
    if draft.names_missing:
        yield say_many("{n} name", "{n} names", draft.names_missing)
    if draft.scenario is None:
        yield say("the scenario")
    if draft.first_player is None:
        yield say("who begins")
    if draft.cities_missing:
        yield say_many("{n} city", "{n} cities", draft.cities_missing)
    if draft.objective_missing:
        yield say("the strength of the Objective")


def setup_list(setup: Setup) -> list[str]:
    """What is to be laid out, in order, each a line to tick off."""
    players = len(setup.players)
    supply = SUPPLY[players]
    ones, twos, threes = supply.gold
    lines = [
        say(
            "Gold cards: {ones} of value 1, {twos} of value 2, {threes} of value 3", ones=ones, twos=twos, threes=threes
        ),
        say(
            "Neutral cards, {each} of each: {cards}",
            each=supply.neutrals,
            cards=", ".join(neutral_name(neutral) for neutral in NEUTRALS[setup.scenario]),
        ),
        say("Barracks: 3 Strongholds, and units of cost 1, 2, 3 and 5 (8, 4, 4 and 3 cards), face up"),
        *(say("{player}: {race}", player=player.name, race=race_name(player.race)) for player in setup.players),
        say("Starting decks: five gold cards of value 1 and three units of cost 1, shuffled; draw five"),
        say("Cities, face up: {cities}", cities=", ".join(city.name for city in setup.cities)),
    ]
    if setup.scenario is Scenario.RUNEWARS:
        lines.append(say("One random Dragon Rune for each player"))
    if setup.scenario is Scenario.MONUMENT:
        lines.append(say("Each race's Monument to its barracks"))
    if setup.take_out:
        lines.append(say("Take out of the events: {cards}", cards=", ".join(map(event_name, setup.take_out))))
    stages = say_many(
        "Event deck of {n} card: shuffle the stages apart, {stages} lowest, stage 1 on top",
        "Event deck of {n} cards: shuffle the stages apart, {stages} lowest, stage 1 on top",
        setup.event_cards,
        stages=say("stage {number}", number=setup.stages),
    )
    first = setup.names[setup.first_player]
    lines.append(stages)
    lines.append(say("Event deck to the right of the first player: {player}", player=first))
    lines.append(say("Objective above the cities; damage tokens and die in the middle"))
    lines.append(say("{player} begins", player=first))
    return lines
