"""The facts that decide an answer, a sentence each."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from companion.ethnos.words.events import event_text
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.terms import AGES, glory_text, kingdom_name, markers_text, place_name
from companion.ethnos.words.the_end import SOURCES
from companion.ethnos.words.verdicts import first_player_text, outcome_text
from companion.speech.language import say, say_many
from companion.speech.phrases import added, figure, listed, numbered
from rules.ethnos.explaining.answers import Move, ranked_on
from rules.ethnos.explaining.explanations import Explanation, trolls_count
from rules.ethnos.explaining.gains import AgeParts
from rules.ethnos.explaining.questions import Subject
from rules.ethnos.scoring.lines import Decision, HordeLine, RankedLine
from rules.ethnos.scoring.winner import tie_breaks
from rules.ethnos.vocabulary import Tribe


def why_facts(explanation: Explanation) -> list[str]:
    """What decides, in the order in which it is looked at; the answer comes last."""
    return list(FACTS[explanation.question.subject](explanation))


def by_player(names: Sequence[str], values: Iterable[tuple[int, object]]) -> str:
    """`Roderick 3, Alexis 1`."""
    return ", ".join(numbered(names[seat], value) for seat, value in values)


def _ranked(explanation: Explanation) -> Iterator[str]:
    """A Kingdom or the Merfolk board: who has how much there, what places pay, and who takes which."""
    case, question = explanation.case, explanation.question
    setup, table = case.setup, case.state.table
    if question.kingdom is None:
        # Translators: {spaces} is "Roderick 7, Alexis 3"
        yield say("Spaces on the Merfolk board: {spaces}.", spaces=by_player(setup.names, enumerate(table.merfolk)))
    else:
        placed = [(seat, count) for seat, count in enumerate(table.markers[question.kingdom]) if count]
        if placed:
            markers = by_player(setup.names, placed)
            # Translators: {markers} is "Roderick 3, Alexis 1"
            yield say("{kingdom}, markers: {markers}.", kingdom=kingdom_name(question.kingdom), markers=markers)
    lines = ranked_on(explanation.report.reckoning.lines, question.kingdom)
    if lines:
        yield from _paid(explanation, lines[0])
    for _, equals in groupby(lines, key=lambda line: line.contest.strengths[line.player]):
        group = list(equals)
        if question.player in (None, *(line.player for line in group)):
            yield from _equals(explanation, group)
    if not explanation.lines:
        yield _without_rank(explanation)
    yield from (_moved(move, setup.names) for move in explanation.moves)


def _paid(explanation: Explanation, line: RankedLine) -> Iterator[str]:
    """What the places pay, but for a player alone there, who takes several tokens."""
    contest = line.contest
    if len(contest.paid[0]) == 1:
        awards = [numbered(place_name(place), glory) for place, glory in enumerate(contest.awards, start=1)]
        # Translators: in a Kingdom or on the Merfolk board; {awards} is "first place 4, second place 2"
        yield say(
            "Age {age} pays here: {awards}.", age=AGES[explanation.report.age - 1], awards=", ".join(awards) or "0"
        )


def _equals(explanation: Explanation, group: Sequence[RankedLine]) -> Iterator[str]:
    """Players with equal markers: what parts them, and the places that they take."""
    names, player = explanation.case.setup.names, explanation.question.player
    if len(group) > 1:
        yield _tied(group, names)
        yield from _trolls(explanation, group)
    for place, sharing in groupby(group, key=lambda line: line.place):
        lines = list(sharing)
        if player in (None, *(line.player for line in lines)):
            yield from _shared(lines, names) if len(lines) > 1 else [_taken(explanation, lines[0], place)]


def _tied(group: Sequence[RankedLine], names: Sequence[str]) -> str:
    contest, players = group[0].contest, [names[seat] for seat in sorted(line.player for line in group)]
    strength = contest.strengths[group[0].player]
    if contest.kingdom is None:
        # Translators: {players} lists names
        return say("{players} are on the same space, {space}.", players=listed(players), space=strength)
    if len(players) == 2:
        # Translators: two players
        return say_many(
            "{player} and {other} both have {n} marker.",
            "{player} and {other} both have {n} markers.",
            strength,
            player=players[0],
            other=players[1],
        )
    # Translators: {players} lists three names or more
    return say_many(
        "{players} have {n} marker each.", "{players} have {n} markers each.", strength, players=listed(players)
    )


def _trolls(explanation: Explanation, group: Sequence[RankedLine]) -> Iterator[str]:
    """What Troll tokens say about a tie."""
    setup, held = explanation.case.setup, explanation.case.state.table.trolls
    if Tribe.TROLLS not in setup.tribes:
        return
    seats = sorted(line.player for line in group)
    if not trolls_count(explanation.case, group[0]):
        yield say("Trolls break no ties on the Merfolk board in this game.")
    elif not any(held[seat] for seat in seats):
        yield (
            say("Neither has a Troll token, so they stay tied.")
            if len(seats) == 2
            else say("None of them has a Troll token, so they stay tied.")
        )
    else:
        # Translators: {sums} is "Roderick 2 + 6 = 8, Alexis 0"
        yield say("Troll tokens: {sums}.", sums=_troll_sums(explanation, seats))
        alike = sorted(line.player for line in group if line.decided_by is Decision.TROLL_HIGHEST)
        if alike:
            yield _highest(explanation, alike, of=len(seats))


def _highest(explanation: Explanation, seats: Sequence[int], of: int) -> str:
    """What parts players with equal sums; they are named if they aren't all of those tied."""
    names, held = explanation.case.setup.names, explanation.case.state.table.trolls
    highest = by_player(names, [(seat, max(held[seat])) for seat in seats])
    if len(seats) == of:
        # Translators: {tokens} is "Roderick 6, Alexis 5": the highest Troll token of each
        return say("Their sums are equal, so the highest token decides: {tokens}.", tokens=highest)
    # Translators: {players} lists names; {tokens} is "Roderick 6, Alexis 5": the highest Troll token of each
    return say(
        "{players} have equal sums, so the highest token decides: {tokens}.",
        players=listed([names[seat] for seat in seats]),
        tokens=highest,
    )


def _troll_sums(explanation: Explanation, seats: Iterable[int]) -> str:
    held = explanation.case.state.table.trolls
    return by_player(explanation.case.setup.names, [(seat, added(held[seat] or (0,))) for seat in seats])


def _shared(lines: Sequence[RankedLine], names: Sequence[str]) -> Iterator[str]:
    first, players = lines[0], sorted(line.player for line in lines)
    places = [place_name(first.place + number) for number in range(len(lines))]
    if not first.pool:
        # Translators: {players} lists names, {places} is "third place and fourth place", {award} is "0 Glory"
        yield say(
            "{players} share {places}, which aren't paid: {award}.",
            players=listed([names[seat] for seat in players]),
            places=listed(places),
            award=glory_text(0),
        )
        return
    pool = [*first.pool, *(0 for _ in range(len(lines) - len(first.pool)))]
    # Translators: {players} lists names, {places} is "first place and second place", {sum} is "4 + 2 = 6"
    yield say(
        "{players} share {places}: {sum}.",
        players=listed([names[seat] for seat in players]),
        places=listed(places),
        sum=added(pool),
    )
    if sum(pool) % len(lines):
        # Translators: {award} is "3 Glory"
        yield say("Rounded down, that is {award} each.", award=glory_text(first.glory))
    else:
        yield say("That is {award} each.", award=glory_text(first.glory))


def _taken(explanation: Explanation, line: RankedLine, place: int) -> str:
    setup, contest = explanation.case.setup, line.contest
    facts = {"player": setup.names[line.player], "place": place_name(place), "award": glory_text(line.glory)}
    if len(contest.paid[0]) > 1:
        printed = setup.components.merfolk if contest.kingdom is None else setup.tokens[contest.kingdom]
        values = added([printed[number] for number in contest.paid[0]] if printed else [0])
        # Translators: {sum} is "2 + 4 = 6": the Glory tokens that a player gets who is alone in a Kingdom
        return say("{player} is alone here and takes both: {sum}.", player=facts["player"], sum=values)
    if not line.pool:
        # Translators: {place} is "second place", {award} is "0 Glory"
        return say("{player} takes {place}, which isn't paid: {award}.", **facts)
    # Translators: {place} is "second place", {award} is "4 Glory"
    return say("{player} takes {place}: {award}.", **facts)


def _without_rank(explanation: Explanation) -> str:
    question, names = explanation.question, explanation.case.setup.names
    award = glory_text(0)
    if question.player is None:
        on_board = question.kingdom is None
        return say("Nobody has a rank on the Merfolk board.") if on_board else say("Nobody has a marker here.")
    player = names[question.player]
    if question.kingdom is None:
        # Translators: {award} is "0 Glory"
        return say("{player} is still on space 0, which has no rank: {award}.", player=player, award=award)
    # Translators: {award} is "0 Glory"
    return say("{player} has no marker here and so no rank: {award}.", player=player, award=award)


def _moved(move: Move, names: Sequence[str]) -> str:
    # Translators: on the Merfolk board, by one band; {symbols} is "3 and 7", spaces with a symbol
    return say_many(
        "{player} moves from space {before} to {after}, to or past the symbols on {symbols}: {n} extra marker.",
        "{player} moves from space {before} to {after}, to or past the symbols on {symbols}: {n} extra markers.",
        move.markers,
        player=names[move.player],
        before=move.space_before,
        after=move.space_after,
        symbols=listed([str(symbol) for symbol in move.symbols]),
    )


def _giant(explanation: Explanation) -> Iterator[str]:
    setup, giant = explanation.case.setup, explanation.case.state.table.giant
    player, age = explanation.question.player, explanation.report.age
    if giant is None:
        yield say("Nobody holds the Giant token.")
    elif giant.cards:
        yield say_many(
            "{player} holds the Giant token, with a band of {n} card.",
            "{player} holds the Giant token, with a band of {n} cards.",
            giant.cards,
            player=setup.names[giant.player],
        )
    else:
        yield say("{player} holds the Giant token.", player=setup.names[giant.player])
    worth = glory_text(setup.components.giant[age - 1])
    # Translators: {award} is "4 Glory"
    yield say("Age {age} pays the holder: {award}.", age=AGES[age - 1], award=worth)
    if player is not None:
        # Translators: {award} is "4 Glory"; what a player gains for the Giant token
        yield say("{player}, Giant token: {award}.", player=setup.names[player], award=glory_text(explanation.amount))


def _troll_tokens(explanation: Explanation) -> Iterator[str]:
    setup = explanation.case.setup
    yield say("Troll tokens: {sums}.", sums=_troll_sums(explanation, setup.seats))
    if not explanation.lines:
        yield say("They break no tie now.")
    yield from (line_text(line, setup.names, explanation.report.age) for line in explanation.lines)


def _hordes(explanation: Explanation) -> Iterator[str]:
    player, names = explanation.question.player, explanation.case.setup.names
    hordes = [line for line in explanation.hordes if player in (None, line.player)]
    emptied = {line.player for line in explanation.lines}
    for line in hordes:
        yield _horde(line, names)
        if line.player in emptied:
            # Translators: {award} is "4 Glory"; a player takes all markers off the Horde
            yield say("{player} empties it: {award}.", player=names[line.player], award=glory_text(line.glory))
        elif explanation.case.end:
            yield say("{player} keeps it: {award}.", player=names[line.player], award=glory_text(0))
        else:
            # Translators: the Horde of a player, while the Age is being played
            yield say("{player} may empty it at the Age's end, or keep it.", player=names[line.player])
    if not hordes and player is None:
        yield say("Nobody has a marker in a Horde.")
    elif not hordes:
        who = names[player or 0]
        # Translators: {award} is "0 Glory"
        yield say("{player} has no marker in the Horde: {award}.", player=who, award=glory_text(0))


def _horde(line: HordeLine, names: Sequence[str]) -> str:
    # Translators: {markers} is "3 markers", {award} is "6 Glory"
    return say(
        "{player}, Horde: {markers}, worth {award}.",
        player=names[line.player],
        markers=markers_text(len(line.horde)),
        award=glory_text(line.glory),
    )


def _bands(explanation: Explanation) -> Iterator[str]:
    name = explanation.case.setup.names[explanation.question.player or 0]
    if explanation.lines:
        # Translators: {sum} is "6 + 3 = 9", the Glory of each band
        yield say("{player}, bands: {sum}.", player=name, sum=added([line.glory for line in explanation.lines]))
    else:
        yield say("{player} has no band: {award}.", player=name, award=glory_text(0))


def _total(explanation: Explanation) -> Iterator[str]:
    """Age by Age, then all of it."""
    player, glory = explanation.question.player or 0, explanation.glory
    if glory is None:
        return
    name, projected = explanation.case.setup.names[player], explanation.case.end is None
    if glory.brought:
        yield say("Before this Age: {glory}.", glory=glory.brought)
    for age in glory.ages:
        # Translators: {sum} is "Kingdoms 8 + Bands 3 = 11"
        yield say("Age {age}: {sum}.", age=AGES[age.age - 1], sum=_by_source(age))
    ages = added([*([glory.brought] if glory.brought else []), *(age.glory for age in glory.ages)])
    if not projected:
        # Translators: {sum} is "13 + 20 = 33", the Glory of each Age
        yield say("{player}, Glory: {sum}.", player=name, sum=ages)
    elif explanation.question.subject is Subject.GLORY:
        yield say("{player}, Glory now: {sum}.", player=name, sum=ages)
    else:
        now = explanation.case.state.table.glory[player]
        # Translators: {sum} is "14 + 9 = 23": the Glory now, and what the Age would bring
        yield say("{player}, Glory if the Age ended now: {sum}.", player=name, sum=added([now, glory.total - now]))


def _by_source(age: AgeParts) -> str:
    """`Kingdoms 8 + Bands 3 = 11`."""
    parts = [numbered(say(SOURCES[part.source]), part.glory) for part in age.parts if part.glory]
    if len(parts) > 1:
        return f"{' + '.join(parts)} = {figure(age.glory)}"
    return parts[0] if parts else "0"


def _first(explanation: Explanation) -> Iterator[str]:
    names, glory = explanation.case.setup.names, explanation.report.reckoning.glory
    first = explanation.first
    if first is None:
        return
    # Translators: {glory} is "Roderick 12, Alexis 9"
    yield say("Glory: {glory}.", glory=by_player(names, enumerate(glory)))
    if len(first.least) > 1 and first.third_dragon is not None:
        seats = range(first.third_dragon, first.third_dragon + len(names))
        around = ", ".join(names[seat % len(names)] for seat in seats)
        # Translators: {players} lists names
        yield say("Clockwise from the third Dragon: {players}.", players=around)
    yield first_player_text(first, glory, names, explanation.report.age + 1)


def _winner(explanation: Explanation) -> Iterator[str]:
    """What is compared, up to what decides."""
    setup, table, outcome = explanation.case.setup, explanation.case.state.table, explanation.outcome
    if outcome is None:
        return
    glory = table.glory if explanation.case.won_at_once else explanation.report.reckoning.glory
    yield say("Glory: {glory}.", glory=by_player(setup.names, enumerate(glory)))
    compared = tie_breaks(setup, table, outcome.contenders)
    if compared.markers:
        # Translators: {markers} is "Roderick 12, Alexis 9"
        yield say("Markers in all Kingdoms: {markers}.", markers=by_player(setup.names, compared.markers.items()))
    if compared.bands:
        sizes = compared.bands.items()
        bands = "; ".join(numbered(setup.names[seat], ", ".join(map(str, row)) or 0) for seat, row in sizes)
        # Translators: {bands} is "Roderick 6, 4, 2; Alexis 6, 3", the sizes of their bands
        yield say("Bands of the last Age, largest first: {bands}.", bands=bands)
    yield outcome_text(outcome, glory, setup.names)


def _band(explanation: Explanation) -> Iterator[str]:
    case, index = explanation.case, explanation.question.event or 0
    yield event_text(case.setup, case.steps[index])
    yield from (_moved(move, case.setup.names) for move in explanation.moves)


FACTS: Final[Mapping[Subject, Callable[[Explanation], Iterator[str]]]] = {
    Subject.KINGDOM: _ranked,
    Subject.MERFOLK: _ranked,
    Subject.GIANT: _giant,
    Subject.TROLLS: _troll_tokens,
    Subject.ORCS: _hordes,
    Subject.BANDS: _bands,
    Subject.TOTAL: _total,
    Subject.GLORY: _total,
    Subject.FIRST: _first,
    Subject.WINNER: _winner,
    Subject.BAND: _band,
}
