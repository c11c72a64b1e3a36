"""How a game went, in words: the race, where Glory came from, the time that everybody took, and moments."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from companion.ethnos.words.rulings import EDITIONS
from companion.ethnos.words.terms import AGES, KINGDOM_NAMES, TRIBE_NAMES
from companion.ethnos.words.the_end import SOURCES
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import headed, listed, numbered
from rules.ethnos.figures.digest import LARGEST_BAND, MOST_IN_AN_AGE
from rules.ethnos.figures.moments import Moment, What
from rules.ethnos.figures.race import Race
from rules.ethnos.scoring.sums import AgeGlory, Source
from rules.ethnos.scoring.winner import WonBy
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe

RECORDS: Final = {
    MOST_IN_AN_AGE: mark("Most Glory in one Age"),
    LARGEST_BAND: mark("Largest band"),
}
DECIDED: Final = {
    WonBy.MARKERS: mark("{players} have {n} Glory each: the most markers in the Kingdoms decide."),
    WonBy.BANDS: mark("{players} have {n} Glory each: the largest bands decide."),
    WonBy.SHARED: mark("{players} have {n} Glory each, and nothing decides between them."),
}


def race_text(names: Sequence[str], race: Race) -> str:
    """Everybody's Glory at the end of each Age, and now."""
    ends = [(say("After Age {age}", age=AGES[number]), point) for number, point in enumerate(race.borders)]
    if not race.borders or race.borders[-1] != len(race.glory) - 1:
        ends.append((say("Now"), len(race.glory) - 1))
    rows = (headed(when, ", ".join(map(numbered, names, race.glory[point]))) for when, point in ends)
    # Translators: {rows} are "After Age I: Mara 8, Tove 3. After Age II: Mara 20, Tove 19"
    return say("The race. {rows}", rows=". ".join(rows))


def sources_text(names: Sequence[str], ages: Sequence[AgeGlory]) -> str:
    """Where everybody's Glory comes from, Age by Age, what brought nothing left out."""
    return ". ".join(line for age in ages for line in _of_an_age(names, age))


def _of_an_age(names: Sequence[str], age: AgeGlory) -> Iterator[str]:
    for seat, name in enumerate(names):
        parts = [numbered(say(SOURCES[source]), row[seat]) for source, row in age.gains.items() if row[seat]]
        if parts:
            # Translators: {parts} are "Kingdoms 8, Bands 3"
            yield say("Age {age}, {player}: {parts}", age=AGES[age.age - 1], player=name, parts=", ".join(parts))


def moment_text(names: Sequence[str], moment: Moment) -> str:
    return _TEXTS[moment.what](names, moment)


def _lead(names: Sequence[str], moment: Moment) -> str:
    facts = moment.facts
    return say_many(
        "Age {age}: {player} takes the lead from {other}, with {n} Glory.",
        "Age {age}: {player} takes the lead from {other}, with {n} Glory.",
        facts["glory"],
        age=AGES[facts["age"] - 1],
        player=names[facts["player"]],
        other=names[facts["other"]],
    )


def _band(names: Sequence[str], moment: Moment) -> str:
    facts = moment.facts
    return say_many(
        "The band that pays most: {player}, {cards} cards in Age {age}, {n} Glory.",
        "The band that pays most: {player}, {cards} cards in Age {age}, {n} Glory.",
        facts["glory"],
        player=names[facts["player"]],
        cards=facts["cards"],
        age=AGES[facts["age"] - 1],
    )


def _horde(names: Sequence[str], moment: Moment) -> str:
    facts = moment.facts
    return say_many(
        "{player} keeps the Horde in Age {kept}, and in Age {age} it brings no more: {n} Glory.",
        "{player} keeps the Horde in Age {kept}, and in Age {age} it brings no more: {n} Glory.",
        facts["glory"],
        player=names[facts["player"]],
        kept=AGES[facts["kept"] - 1],
        age=AGES[facts["age"] - 1],
    )


def _kingdom(names: Sequence[str], moment: Moment) -> str:
    kingdom: Kingdom = moment.facts["kingdom"]
    return say_many(
        "Most fought over: {kingdom}. It changes hands {n} time.",
        "Most fought over: {kingdom}. It changes hands {n} times.",
        moment.facts["times"],
        kingdom=say(KINGDOM_NAMES[kingdom]),
    )


def _tie(names: Sequence[str], moment: Moment) -> str:
    players = listed([names[seat] for seat in moment.facts["players"]])
    by: WonBy = moment.facts["by"]
    return say(DECIDED[by], players=players, n=moment.facts["glory"])


def _margin(names: Sequence[str], moment: Moment) -> str:
    facts = moment.facts
    return say_many(
        "{player} is {n} Glory ahead of {other} in the end.",
        "{player} is {n} Glory ahead of {other} in the end.",
        facts["glory"],
        player=names[facts["player"]],
        other=names[facts["other"]],
    )


_TEXTS: Final[Mapping[What, Callable[[Sequence[str], Moment], str]]] = {
    What.LEAD: _lead,
    What.BAND: _band,
    What.HORDE: _horde,
    What.KINGDOM: _kingdom,
    What.TIE: _tie,
    What.MARGIN: _margin,
}


def code_text(code: str) -> str:
    """What statistics of Ethnos are called: a source of Glory, a record, an edition, a Tribe."""
    if code in RECORDS:
        return say(RECORDS[code])
    if code in list(Source):
        return say(SOURCES[Source(code)])
    if code in list(Edition):
        return say(EDITIONS[Edition(code)])
    return say(TRIBE_NAMES[Tribe(code)])
