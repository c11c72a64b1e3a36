"""A fight of a game while it is being entered: its target, and what was played."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.controls.typed import EMPTY, Field, number_in
from companion.rune_age.entering.armies import NOTHING_PLAYED, Entered, Figures
from rules.problems import Problem
from rules.rune_age.army import Army
from rules.rune_age.events import INSTANT, OBJECTIVE, STRONGHOLD, BattleFought, SiegeFought, Target
from rules.rune_age.play import verify
from rules.rune_age.playing.fights import AnyFight, fight_of, kind_against
from rules.rune_age.setup import Setup, wrong_target
from rules.rune_age.state import State
from rules.rune_age.vocabulary import FightKind, TargetType


@dataclass(frozen=True, slots=True)
class FightDraft:
    player: int
    """Who attacks, or defends against an event."""
    target: Target | None = None
    figures: Figures = NOTHING_PLAYED
    strength: Field = EMPTY
    """The target's, if a card has changed it."""
    insists: bool = False
    """Whether targets that the rules refuse can be chosen."""

    @classmethod
    def upcoming(cls, state: State) -> "FightDraft":
        """Of whoever has to defend against an event; else of the player on turn."""
        if state.attack:
            return cls(state.attack.players[0], INSTANT)
        return cls(state.first_player if state.active is None else state.active)

    @classmethod
    def of(cls, event: AnyFight) -> "FightDraft":
        """The draft that an event was fought from."""
        if isinstance(event, SiegeFought):
            sides = (Entered.of(event.army), Entered.of(event.defence))
            return cls(event.player, event.target, Figures(FightKind.SIEGE, sides=sides))
        strength = EMPTY if event.strength is None else EMPTY.with_text(str(event.strength))
        figures = Figures(sides=(Entered.of(event.army), Entered()), skulls=event.skulls)
        return cls(event.player, event.target, figures, strength)

    def with_target(self, target: Target | None, kind: FightKind) -> "FightDraft":
        """What was played stays; what only the other target has, is gone."""
        figures = replace(self.figures, kind=kind, skulls=(), plays=(), lit=0, opened=None)
        return replace(self, target=target, figures=figures, strength=EMPTY)

    def with_strength(self, text: str) -> "FightDraft":
        return replace(self, strength=self.strength.typed(text))

    def with_figures(self, change: Callable[[Figures], Figures]) -> "FightDraft":
        return replace(self, figures=change(self.figures))

    def with_insisting(self) -> "FightDraft":
        return replace(self, insists=True)

    def event(self, setup: Setup, state: State) -> AnyFight:
        """The fight as it would be recorded now; there is a target."""
        target, figures = self.target or STRONGHOLD, self.figures
        if figures.kind is FightKind.SIEGE:
            return SiegeFought(self.player, target, figures.army, figures.defence)
        fought = BattleFought(self.player, target, figures.army, (), number_in(self.strength.text))
        return replace(fought, skulls=figures.rolled(fight_of(setup, state, fought).opponent.dice))


class Choice(NamedTuple):
    """A target, and why it can't be attacked."""

    identifier: str
    target: Target
    kind: FightKind
    refused: Problem | None


def choices(setup: Setup, state: State, player: int) -> Iterator[Choice]:
    """Everything on the table that somebody could think of attacking."""
    yield _choice(setup, state, player, "target-stronghold", STRONGHOLD)
    for place in range(len(setup.cities)):
        yield _choice(setup, state, player, f"target-city-{place}", Target(TargetType.CITY, place))
    for place, enemy in enumerate(state.enemies):
        yield _choice(setup, state, player, f"target-enemy-{place}", Target(TargetType.ENEMY, enemy.name))
    if setup.objective:
        yield _choice(setup, state, player, "target-objective", OBJECTIVE)
    for seat in setup.seats:
        if seat != player:
            yield _choice(setup, state, player, f"target-home-{seat}", Target(TargetType.HOME_REALM, seat))


def _choice(setup: Setup, state: State, player: int, identifier: str, target: Target) -> Choice:
    """Judged by the rules with no card played."""
    kind = kind_against(state, player, target)
    event: AnyFight = SiegeFought(player, target, Army(0))
    if kind is FightKind.BATTLE:
        event = FightDraft(player, target, Figures(sides=(Entered(0), Entered()))).event(setup, state)
    problem = wrong_target(target.type, setup.scenario, "")
    return Choice(identifier, target, kind, problem or next(iter(verify(setup, state, event)), None))
