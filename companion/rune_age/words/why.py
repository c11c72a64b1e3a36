"""An explanation in words: what it is about, what made it so, the rules with their pages, the rulings that decide."""

from collections.abc import Iterator
from typing import Any

from companion.rune_age.words.events import event_text
from companion.rune_age.words.fights import added_text, line_text, return_text, verdict_text
from companion.rune_age.words.outcome import outcome_text
from companion.rune_age.words.rulebook import rule_says, rule_title, rule_where
from companion.rune_age.words.rulings import option_text, ruling_reason, ruling_title
from companion.rune_age.words.sides import sides_of_fought
from companion.rune_age.words.terms import damage_text, events_left_text, round_text, strongholds_text
from companion.speech.explaining import Account, RuleTold, RulingTold, Told
from companion.speech.language import say
from companion.speech.phrases import headed, listed
from rules.rune_age.components import HOME_REALM, tokens_for
from rules.rune_age.explaining.explanations import Deciding, Explanation
from rules.rune_age.explaining.questions import Question, Subject
from rules.rune_age.rulebook import RULE_BY_ID
from rules.rune_age.setup import Setup
from rules.rune_age.state import Fought, Outcome
from rules.rune_age.vocabulary import SIDES


def why_title(explanation: Explanation) -> str:
    """What is explained: `Ola: 7 damage`."""
    setup, (subject, which) = explanation.game.setup, explanation.question
    if subject is Subject.CITY:
        return setup.cities[which or 0].name
    if explanation.fought:
        army, other = sides_of_fought(setup, explanation.fought)
        # Translators: a fight; {target} is a city's, an enemy's or a player's name, or "Stronghold"
        return say("{player} against {target}", player=army, target=other)
    if subject is Subject.OUTCOME:
        return say("Who wins")
    figure = figure_text(setup, explanation.question, explanation.figure)
    return figure if subject is Subject.EVENTS_LEFT else headed(setup.names[which or 0], figure)


def figure_text(setup: Setup, question: Question, figure: Any) -> str:
    """The figure by itself, or what another ruling would make of it."""
    match question.subject:
        case Subject.DAMAGE:
            return damage_text(figure)
        case Subject.STRONGHOLDS:
            return strongholds_text(figure)
        case Subject.REWARDS:
            return headed(say("Rewards"), listed(figure) if figure else say("none"))
        case Subject.EVENTS_LEFT:
            return events_left_text(figure)
        case Subject.CITY:
            # Translators: of a city that nobody holds
            return say("neutral city") if figure is None else say("held by {player}", player=setup.names[figure])
        case Subject.FIGHT:
            return _fight_text(setup, figure)
        case Subject.OUTCOME:
            return _outcome_text(setup, figure)


def _fight_text(setup: Setup, fought: Fought | None) -> str:
    if fought is None:
        return say("This fight couldn't have been fought.")
    return verdict_text(fought.report, sides_of_fought(setup, fought))


def _outcome_text(setup: Setup, outcome: Outcome | None) -> str:
    return say("The game goes on.") if outcome is None else outcome_text(setup, outcome)


def why_facts(explanation: Explanation) -> list[str]:
    """The answer in a few sentences."""
    setup, (subject, which) = explanation.game.setup, explanation.question
    figure = figure_text(setup, explanation.question, explanation.figure)
    match subject:
        case Subject.DAMAGE:
            facts = {"player": setup.names[which or 0], "damage": explanation.figure, "most": HOME_REALM}
            return [say("{player} has {damage} of {most} damage.", **facts), *_tokens(explanation.figure)]
        case Subject.FIGHT | Subject.OUTCOME:
            return [figure]
        case Subject.CITY:
            city = setup.cities[which or 0]
            held = headed(city.name, figure)
            # Translators: {city} is "Riverwatch: held by Ola"; numbers follow
            return [
                say(
                    "{city}. Strength {strength}, defence bonus {defence}.",
                    city=held,
                    strength=city.strength,
                    defence=city.defence,
                )
            ]
        case _:
            return [f"{why_title(explanation)}."]


def _tokens(damage: int) -> Iterator[str]:
    fives, ones = tokens_for(damage)
    # Translators: damage tokens of value 5 and 1 that lie on a Home Realm
    yield say("Tokens to lay: {fives} of 5, {ones} of 1.", fives=fives, ones=ones)
    if damage < HOME_REALM:
        # Translators: damage that a player can still suffer
        yield say("Left to elimination: {left}.", left=HOME_REALM - damage)


def why_accounts(explanation: Explanation) -> Iterator[Account]:
    """What a figure is made of: of a fight both sums line by line, of anything else what has changed it."""
    setup, fought = explanation.game.setup, explanation.fought
    if fought:
        yield from _sums(setup, fought)
        return
    told = tuple(_cause(explanation, cause.event, cause.before, cause.after) for cause in explanation.causes)
    if explanation.question.subject is not Subject.OUTCOME and told:
        yield Account(say("How it came about"), told)


def _sums(setup: Setup, fought: Fought) -> Iterator[Account]:
    report, sides = fought.report, sides_of_fought(setup, fought)
    for side, name, total in zip(SIDES[report.fight.kind], sides, report.totals, strict=True):
        lines = [headed(line_text(line, report), added_text(line)) for line in report.lines if line.side is side]
        yield Account(headed(name, total), tuple(lines) or (say("no card"),))
    if report.returns:
        yield Account(say("What goes where"), tuple(return_text(back, sides) for back in report.returns))


def _cause(explanation: Explanation, event: int | None, before: Any, after: Any) -> str:
    game, question = explanation.game, explanation.question
    now = figure_text(game.setup, question, after)
    if event is None:
        # Translators: what a game began with; {figure} is "10 events left"
        return say("At the beginning: {figure}.", figure=now)
    # Translators: {round} is "Round 3", {event} is a sentence, {figure} is "7 damage" or "held by Ola"
    return say(
        "{round}: {event} ({figure})",
        round=round_text(game.state_before(event).round),
        event=event_text(game.setup, game.steps[event]),
        figure=now,
    )


def rule_told(id: str) -> RuleTold:
    return RuleTold(id, rule_title(id), rule_says(id), rule_where(RULE_BY_ID[id]))


def ruling_told(decides: Deciding, explanation: Explanation) -> RulingTold:
    ruling, question = decides.ruling, explanation.question
    return RulingTold(
        name=ruling.name,
        title=ruling_title(ruling),
        reason=ruling_reason(ruling),
        # Translators: {option} is one of the options of a ruling, such as "first place only"
        in_force=say("In this game: {option}.", option=option_text(ruling, decides.option)),
        otherwise=(
            # Translators: {option} is the other option of a ruling; {results} says who would get what
            say(
                "The other way ({option}): {results}.",
                option=option_text(ruling, decides.other),
                results=figure_text(explanation.game.setup, question, decides.would_be).rstrip("."),
            ),
        ),
        rules=ruling.rules,
    )


def why_told(explanation: Explanation) -> Told:
    """All of it in words."""
    return Told(
        title=why_title(explanation),
        facts=why_facts(explanation),
        accounts=list(why_accounts(explanation)),
        rulings=[ruling_told(decides, explanation) for decides in explanation.rulings],
        rules=[rule_told(id) for id in explanation.rules],
    )
