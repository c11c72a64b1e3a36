"""Rules for this game in words: where the books have a ruling, what is changed, and what that does to the past."""

from collections.abc import Iterator, Sequence

from companion.ethnos.words.age_end import rule_text
from companion.ethnos.words.problems import problem_text
from companion.ethnos.words.rulings import EDITIONS, RULING_TITLES, option_text
from companion.ethnos.words.setting_up import PRINTED
from companion.ethnos.words.terms import AGES
from companion.speech.language import say, say_many
from companion.speech.phrases import headed, listed
from rules.ethnos.comparison import AgeCompared, Comparison, Shift
from rules.ethnos.rulings import RULINGS, Ruling
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition
from rules.problems import Problem


def ruling_where(ruling: Ruling, edition: Edition) -> str:
    """The rules that it is about, with the pages of a book that print them."""
    return " · ".join(rule_text(id, edition) for id in ruling.rules)


def rules_changed_text(before: Setup, after: Setup) -> str:
    """What is decided otherwise, as the ledger keeps it."""
    # Translators: {changes} is "Ten Skeletons win the game: no; Giant token: 2, 5"
    return say("Rules changed: {changes}", changes="; ".join(rules_changed(before, after)))


def rules_changed(before: Setup, after: Setup) -> Iterator[str]:
    """Every rule that is another after the change, with what it then is."""
    if before.edition is not after.edition:
        yield say("Rulebook: {edition}", edition=say(EDITIONS[after.edition]))
    for ruling in RULINGS:
        decided = getattr(after.rulings, ruling.name)
        if decided != getattr(before.rulings, ruling.name):
            yield headed(say(RULING_TITLES[ruling.name]), option_text(ruling, decided))
    for row, title in PRINTED.items():
        printed = getattr(after.components, row)
        if printed != getattr(before.components, row):
            values = printed if isinstance(printed, tuple) else (printed,)
            shown = ", ".join(map(str, values)) or say("none")
            yield headed(say(title), shown)


def wrong_value_text(problem: Problem) -> str:
    """Why printed values can't be so."""
    return say("The Merfolk board has at least 1 space.") if problem.reason == "least" else problem_text(problem)


def preview_lines(names: Sequence[str], comparison: Comparison, conflicts: int, *, glory: bool = True) -> list[str]:
    """What a change does to past Ages and, unless that is shown otherwise, to the `glory` now, a sentence each."""
    lines: list[str] = []
    if conflicts:
        lines.append(
            say_many(
                "{n} entry no longer fits; what becomes of it is asked next.",
                "{n} entries no longer fit; what becomes of each is asked next.",
                conflicts,
            )
        )
    for age in comparison.ages:
        lines += _age(names, age)
    was, now = (_winners(names, winners) for winners in comparison.winners)
    if was != now:
        # Translators: names, or "nobody yet"
        lines.append(say("Wins: {winners} (until now: {before}).", winners=now, before=was))
    totals = _shifts(names, comparison.glory)
    if totals and glory:
        # Translators: {changes} is "Mara 34 to 32, Tove 30 to 31"
        lines.append(say("Glory now: {changes}.", changes=totals))
    if comparison.table_differs:
        lines.append(say("What lies on the table changes too."))
    return lines or ([] if totals else [say("Nothing changes so far.")])


def _age(names: Sequence[str], age: AgeCompared) -> Iterator[str]:
    earned = _shifts(names, age.earned)
    if earned:
        # Translators: what players earn in an Age; {changes} is "Mara 12 to 10, Tove 8 to 9"
        yield say("Age {age} pays: {changes}.", age=AGES[age.age - 1], changes=earned)
    was, now = age.first
    if was is not None and now is not None and was != now:
        # Translators: {player} and {before} are names
        yield say(
            "Begins Age {age}: {player} (until now: {before}).",
            age=AGES[age.age],
            player=names[now],
            before=names[was],
        )


def _shifts(names: Sequence[str], shifts: Sequence[Shift]) -> str:
    """`Mara 12 to 10, Tove 8 to 9`, of those whose number changes."""
    return ", ".join(
        # Translators: a number of Glory before and after a change: "Mara 12 to 10"
        say("{player} {before} to {after}", player=name, before=was, after=now)
        for name, (was, now) in zip(names, shifts, strict=True)
        if was != now
    )


def _winners(names: Sequence[str], winners: Sequence[int]) -> str:
    return listed([names[seat] for seat in winners]) if winners else say("nobody yet")
