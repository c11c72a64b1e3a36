"""An explanation in words: what it is about, what is added up, the rules with their pages, the rulings that decide."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from companion.ethnos.words.facts import why_facts
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.rulebook import rule_says, rule_title, rule_where
from companion.ethnos.words.rulings import RULING_TITLES, option_text, ruling_reason
from companion.ethnos.words.terms import AGES, glory_text, kingdom_name, place_name, players_text
from companion.ethnos.words.the_end import SOURCES
from companion.speech.explaining import Account, RuleTold, RulingTold, Told
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import added, headed, listed
from rules.ethnos.events import BandPlayed
from rules.ethnos.explaining.answers import Answer, Deciding, Rank, ranked_on
from rules.ethnos.explaining.explanations import Explanation
from rules.ethnos.explaining.gains import Gain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.rulebook import RULE_BY_ID
from rules.ethnos.vocabulary import Edition


def why_title(explanation: Explanation) -> str:
    """What is explained: `Rhea: Roderick, 4 Glory`."""
    question, names = explanation.question, explanation.case.setup.names
    if question.subject is Subject.FIRST:
        return say("Who begins Age {age}", age=AGES[explanation.report.age])
    if question.player is None:
        return board_name(question)
    player, award = names[question.player], glory_text(explanation.amount)
    if explanation.glory:
        # Translators: {award} is "4 Glory"
        return say("{player}: {award}", player=player, award=award)
    # Translators: {board} is a Kingdom, or "Merfolk board", "Giant token", "Hordes", "Bands"; {award} is "4 Glory"
    return say("{board}: {player}, {award}", board=board_name(question), player=player, award=award)


def board_name(question: Question) -> str:
    return kingdom_name(question.kingdom) if question.kingdom is not None else say(BOARDS[question.subject])


BOARDS: Final = {
    Subject.MERFOLK: mark("Merfolk board"),
    Subject.GIANT: mark("Giant token"),
    Subject.TROLLS: mark("Troll tokens"),
    Subject.ORCS: mark("Hordes"),
    Subject.BANDS: mark("Bands"),
    Subject.TOTAL: mark("Total"),
    Subject.GLORY: mark("Total"),
    Subject.WINNER: mark("Who wins"),
    Subject.BAND: mark("A band"),
}


def why_accounts(explanation: Explanation) -> Iterator[Account]:
    """What a sum is made of, down to every line: by Age and source, or a player's bands."""
    names = explanation.case.setup.names
    told = partial(line_text, names=names, leaders_known=bool(explanation.case.steps))
    if explanation.question.subject is Subject.BANDS and explanation.lines:
        yield Account(say("Bands"), tuple(told(line, age=explanation.report.age) for line in explanation.lines))
    for age in explanation.glory.ages if explanation.glory else ():
        for part in age.parts:
            amounts = [gain.glory for gain in part.gains] or [line.glory for line in part.lines]
            # Translators: {source} is "Kingdoms" or "Bands", {sum} is "8 + 3 = 11"
            heading = say(
                "Age {age} · {source}: {sum}",
                age=AGES[age.age - 1],
                source=say(SOURCES[part.source]),
                sum=added(amounts),
            )
            gains = [_gain(gain, names[explanation.question.player or 0]) for gain in part.gains]
            yield Account(heading, (*gains, *(told(line, age=age.age) for line in part.lines)))


def _gain(gain: Gain, player: str) -> str:
    if isinstance(gain.event, BandPlayed):
        # Translators: {award} is "2 Glory"
        return say_many(
            "{player} takes the Giant token with a band of {n} card: {award}.",
            "{player} takes the Giant token with a band of {n} cards: {award}.",
            gain.event.band.cards,
            player=player,
            award=glory_text(gain.glory),
        )
    facts = {"player": player, "before": gain.before, "after": gain.after}
    if gain.event.note:
        # Translators: {note} is what a player wrote; {before} and {after} are numbers
        return say("Correction ({note}): {player}, Glory {before} to {after}.", note=gain.event.note, **facts)
    return say("Correction: {player}, Glory {before} to {after}.", **facts)


def rule_told(id: str, edition: Edition) -> RuleTold:
    return RuleTold(id, rule_title(id), rule_says(id), rule_where(RULE_BY_ID[id], edition))


def ruling_told(decides: Deciding, explanation: Explanation) -> RulingTold:
    ruling = decides.ruling
    return RulingTold(
        name=ruling.name,
        title=say(RULING_TITLES[ruling.name]),
        reason=ruling_reason(ruling),
        # Translators: {option} is one of the options of a ruling, such as "first place only"
        in_force=say("In this game: {option}.", option=option_text(ruling, decides.option)),
        otherwise=tuple(
            # Translators: {option} is the other option of a ruling; {results} says who would get what
            say(
                "The other way ({option}): {results}.",
                option=option_text(ruling, option),
                results="; ".join(_results(other, explanation)),
            )
            for option, other in decides.others
        ),
        rules=ruling.rules,
    )


def _results(other: Answer, explanation: Explanation) -> Iterator[str]:
    """What another option would give."""
    setup, question = explanation.case.setup, explanation.question
    if other.glory is not None:
        yield headed(setup.names[question.player or 0], glory_text(other.glory))
    elif other.moves:
        for move in other.moves:
            # Translators: a Merfolk move gives so many
            yield say_many(
                "{player}: {n} extra marker",
                "{player}: {n} extra markers",
                move.markers,
                player=setup.names[move.player],
            )
    elif other.players is not None:
        yield _named(other.players, explanation)
    else:
        yield from _ranks(other.ranks, explanation)


def _named(players: Sequence[int], explanation: Explanation) -> str:
    """Who would begin, or win."""
    names, first = explanation.case.setup.names, explanation.question.subject is Subject.FIRST
    if not players:
        # Translators: what another option of a ruling would give; the second: nobody has won yet
        return say("a tie that the third Dragon breaks") if first else say("the game goes on")
    who = listed([names[seat] for seat in players])
    if first:
        # Translators: what another option of a ruling would give
        return say("first player: {player}", player=who)
    # Translators: what another option of a ruling would give; {players} lists names
    return say_many("winner: {players}", "winners: {players}", len(players), players=who)


def _ranks(ranks: Sequence[Rank], explanation: Explanation) -> Iterator[str]:
    """The places of everybody who has one on the board, by this option or by the one in force."""
    would_be = {rank.player: rank for rank in ranks}
    now = {line.player for line in ranked_on(explanation.report.reckoning.lines, explanation.question.kingdom)}
    for seat, name in enumerate(explanation.case.setup.names):
        if seat in would_be:
            rank = would_be[seat]
            # Translators: {place} is "first place", {award} is "4 Glory"
            yield say(
                "{player}: {place}, {award}", player=name, place=place_name(rank.place), award=glory_text(rank.glory)
            )
        elif seat in now:
            # Translators: a player would have no place on the Merfolk board
            yield say("{player}: no place", player=name)


def when_text(explanation: Explanation) -> str:
    age = AGES[explanation.report.age - 1]
    return say("Age {age}.", age=age) if explanation.case.end else say("Age {age}, as it stands now.", age=age)


def context_text(explanation: Explanation) -> str:
    """Of which Age and game: `Age II, as it stands now. 4 players: ...`."""
    names = explanation.case.setup.names
    # Translators: {count} is "4 players", {players} lists their names
    who = say("{count}: {players}.", count=players_text(len(names)), players=listed(names))
    return f"{when_text(explanation)} {who}"


def why_told(explanation: Explanation) -> Told:
    """All of it in words."""
    return Told(
        title=why_title(explanation),
        facts=why_facts(explanation),
        accounts=list(why_accounts(explanation)),
        rulings=[ruling_told(decides, explanation) for decides in explanation.rulings],
        rules=[rule_told(id, explanation.case.setup.edition) for id in explanation.rules],
        when=when_text(explanation),
        context=context_text(explanation),
    )
