"""Rules for this game in words: what is changed, and what that or any other change does to the past."""

from collections.abc import Iterator, Sequence

from companion.rune_age.words.outcome import winner_text
from companion.rune_age.words.rulings import option_text, ruling_title
from companion.speech.language import say, say_many
from companion.speech.phrases import headed
from rules.rune_age.comparison import Comparison, Shift
from rules.rune_age.rulings import RULINGS
from rules.rune_age.setup import Setup
from rules.rune_age.state import Outcome


def rules_changed_text(before: Setup, after: Setup) -> str:
    """What is decided otherwise, as the ledger keeps it."""
    # Translators: {changes} is "Ten Skeletons win the game: no; Giant token: 2, 5"
    return say("Rules changed: {changes}", changes="; ".join(rules_changed(before, after)))


def rules_changed(before: Setup, after: Setup) -> Iterator[str]:
    """Every ruling that is another after the change, with what it then is."""
    for ruling in RULINGS:
        decided = getattr(after.rulings, ruling.name)
        if decided != getattr(before.rulings, ruling.name):
            yield headed(ruling_title(ruling), option_text(ruling, decided))


def preview_lines(setup: Setup, comparison: Comparison, conflicts: int = 0) -> list[str]:
    """What a change does to how the game stands, a sentence each."""
    lines = [*_conflicts(conflicts), *_outcome(setup, comparison.outcome), *_lying(setup, comparison)]
    if comparison.else_differs:
        lines.append(say("What was attacked, or still lasts, changes too."))
    return lines or [say("Nothing changes so far.")]


def _conflicts(conflicts: int) -> Iterator[str]:
    if conflicts:
        yield say_many(
            "{n} entry no longer fits; what becomes of it is asked next.",
            "{n} entries no longer fit; what becomes of each is asked next.",
            conflicts,
        )


def _outcome(setup: Setup, outcome: Shift[Outcome | None]) -> Iterator[str]:
    was, now = outcome
    if was == now:
        return
    yield say("The game is not over any more.") if now is None else winner_text(setup, now)


def _lying(setup: Setup, comparison: Comparison) -> Iterator[str]:
    names = setup.names
    if _differs(comparison.round):
        yield say("Round: {before} to {after}.", before=comparison.round[0], after=comparison.round[1])
    was, now = comparison.active
    if was != now:
        yield say("On turn: {player} (until now: {before}).", player=_name(names, now), before=_name(names, was))
    damage = _shifts(names, comparison.damage)
    if damage:
        yield say("Damage: {changes}.", changes=damage)
    strongholds = _shifts(names, comparison.strongholds)
    if strongholds:
        yield say("Strongholds: {changes}.", changes=strongholds)
    for city, (before, after) in zip(setup.cities, comparison.cities, strict=True):
        if before != after:
            facts = {"city": city.name, "player": _name(names, after), "before": _name(names, before)}
            yield say("{city}: {player} (until now: {before}).", **facts)
    for name, (had, has) in zip(names, comparison.rewards, strict=True):
        if had != has:
            yield say("{player}: rewards {rewards}", player=name, rewards=", ".join(has) or "–")
    if _differs(comparison.events_left):
        yield say(
            "Events left: {before} to {after}.", before=comparison.events_left[0], after=comparison.events_left[1]
        )
    if _differs(comparison.enemies):
        yield say("Enemies in play: {enemies}.", enemies=", ".join(comparison.enemies[1]) or "–")


def _differs(shift: Shift[object]) -> bool:
    return shift[0] != shift[1]


def _name(names: Sequence[str], seat: int | None) -> str:
    return "–" if seat is None else names[seat]


def _shifts(names: Sequence[str], shifts: Sequence[Shift[int]]) -> str:
    """`Ola 12 to 10, Jan 8 to 9`, of those whose number changes."""
    return ", ".join(
        # Translators: a number of Glory before and after a change: "Mara 12 to 10"
        say("{player} {before} to {after}", player=name, before=was, after=now)
        for name, (was, now) in zip(names, shifts, strict=True)
        if was != now
    )
