"""Battles and sieges of a game: what they take from it, whether they can be, and what they change (R-C1 to R-C3)."""

from collections.abc import Iterator
from dataclasses import replace

from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.components import STRONGHOLD_STRENGTH, STRONGHOLDS
from rules.rune_age.events import BattleFought, SiegeFought, Target
from rules.rune_age.fighting.fight import Fight, Gain, Opponent, fought, verify_fight
from rules.rune_age.playing.elimination import damaged, put
from rules.rune_age.setup import Setup
from rules.rune_age.state import Fought, State
from rules.rune_age.vocabulary import FightKind, Side, TargetType

AnyFight = BattleFought | SiegeFought


def kind_against(state: State, player: int, target: Target) -> FightKind:
    """A siege against what another player controls, else a battle (R-C1)."""
    return FightKind.BATTLE if defender(state, player, target) is None else FightKind.SIEGE


def defender(state: State, player: int, target: Target) -> int | None:
    """The other player who controls what is attacked."""
    if target.type is TargetType.HOME_REALM:
        return target.place
    owner = state.owners[target.place] if target.type is TargetType.CITY else None
    return None if owner == player else owner


def fight_of(setup: Setup, state: State, event: AnyFight) -> Fight:
    """The fight with what the table adds to it: strength, dice, bonus, damage before."""
    opponent = _opponent(setup, state, event.target)
    damage = 0
    if event.target.type is TargetType.INSTANT:
        damage = state.damage[event.player]
    elif event.target.type is TargetType.HOME_REALM:
        damage = state.damage[event.target.place]
    if isinstance(event, SiegeFought):
        return Fight(
            setup.scenario,
            FightKind.SIEGE,
            opponent,
            event.army,
            defence=event.defence,
            damage=damage,
            rulings=setup.rulings,
        )
    if event.strength is not None:
        opponent = replace(opponent, strength=event.strength)
    return Fight(
        setup.scenario,
        FightKind.BATTLE,
        opponent,
        event.army,
        skulls=event.skulls,
        damage=damage,
        rulings=setup.rulings,
    )


def _opponent(setup: Setup, state: State, target: Target) -> Opponent:
    match target:
        case Target(TargetType.CITY):
            city = setup.cities[target.place]
            return Opponent(target.type, city.name, city.strength, defence=city.defence)
        case Target(TargetType.HOME_REALM):
            return Opponent(target.type, setup.names[target.place])
        case Target(TargetType.ENEMY):
            enemy = state.enemy(target.name)
            facts = (enemy.strength, enemy.dice, enemy.reward) if enemy else ()
            return Opponent(target.type, target.name, *facts)
        case Target(TargetType.OBJECTIVE) if setup.objective:
            return Opponent(target.type, None, setup.objective.strength, setup.objective.dice)
        case Target(TargetType.INSTANT) if state.attack:
            return Opponent(target.type, state.attack.name, state.attack.strength, state.attack.dice)
        case _:
            return Opponent(target.type, None, STRONGHOLD_STRENGTH)


def verify_target(setup: Setup, state: State, event: AnyFight) -> Iterator[Problem]:
    """Whether it is there, may be attacked (R-C3), and wasn't in this round (R-C2)."""
    target, player = event.target, event.player
    match target.type:
        case TargetType.ENEMY if state.enemy(target.name) is None:
            yield Problem(Code.NO_ENEMY, "", "R-C3", facts={"enemy": target.which})
            return
        case TargetType.STRONGHOLD if state.strongholds[player] == STRONGHOLDS:
            yield no_stronghold_left(setup, player)
        case TargetType.CITY:
            yield from _verify_city(setup, state, event)
        case TargetType.HOME_REALM if target.which == player:
            facts = {"player": setup.names[player]}
            yield Problem(Code.TARGET_NOT_ATTACKABLE, "", "R-C3", "own_home_realm", facts)
    if target.type is not TargetType.INSTANT and is_closed(setup, state, player, target):
        facts = {"player": setup.names[player], "target": target.type}
        yield Problem(Code.TARGET_ATTACKED_ALREADY, "", "R-C2", facts=facts)


def _verify_city(setup: Setup, state: State, event: AnyFight) -> Iterator[Problem]:
    """A neutral one is fought for in a battle, another player's in a siege."""
    place = event.target.place
    owner, city = state.owners[place], setup.cities[place].name
    if owner == event.player:
        yield Problem(Code.TARGET_NOT_ATTACKABLE, "", "R-C3", "own_city", {"city": city})
    elif isinstance(event, BattleFought) and owner is not None:
        facts = {"city": city, "player": setup.names[owner]}
        yield Problem(Code.TARGET_NOT_ATTACKABLE, "", "R-C3", "held_city", facts)
    elif isinstance(event, SiegeFought) and owner is None:
        yield Problem(Code.TARGET_NOT_ATTACKABLE, "", "R-C3", "neutral_city", {"city": city})


def is_closed(setup: Setup, state: State, player: int, target: Target) -> bool:
    """Whether a player can't attack it again in this round."""
    fought_already = target in state.attacked[player]
    if target.type is not TargetType.STRONGHOLD or setup.rulings.stronghold_targets == "stack":
        return fought_already
    left = STRONGHOLDS - state.strongholds[player]
    return 0 < left <= state.stronghold_losses[player]


def no_stronghold_left(setup: Setup, player: int) -> Problem:
    return Problem(Code.NO_STRONGHOLD_LEFT, "", "R-I4", facts={"player": setup.names[player], "most": STRONGHOLDS})


def verify_as_fought(setup: Setup, state: State, event: AnyFight) -> Iterator[Problem]:
    """Of an enemy that isn't in play nobody knows the dice."""
    if event.target.type is not TargetType.ENEMY or state.enemy(event.target.name):
        yield from verify_fight(fight_of(setup, state, event))


def fight(setup: Setup, state: State, event: AnyFight, place: int) -> State:
    """The game after a fight, which is the event of this place among all."""
    report = fought(fight_of(setup, state, event))
    target, player = event.target, event.player
    opponent = defender(state, player, target) if isinstance(event, SiegeFought) else None
    state = replace(state, fights=(*state.fights, Fought(place, state.round, player, opponent, report)))
    if target.type is TargetType.INSTANT:
        state = _defended(state)
    else:
        state = replace(state, attacked=put(state.attacked, player, (*state.attacked[player], target)))
    state = _gained(state, player, target, report.gain)
    if target.type is TargetType.STRONGHOLD and report.winner is Side.TARGET:
        lost = state.stronghold_losses
        state = replace(state, stronghold_losses=put(lost, player, lost[player] + 1))
    if report.damage:
        suffering = player if opponent is None else opponent
        state = damaged(setup, state, suffering, report.damage, by=None if opponent is None else player)
    return state


def _defended(state: State) -> State:
    """Whoever has fought is off the attack's list."""
    attack = state.attack
    left = attack.players[1:] if attack else ()
    return replace(state, attack=attack._replace(players=left) if attack and left else None)


def _gained(state: State, player: int, target: Target, gain: Gain | None) -> State:
    match gain:
        case Gain.STRONGHOLD:
            return replace(state, strongholds=put(state.strongholds, player, state.strongholds[player] + 1))
        case Gain.CITY:
            return replace(state, owners=put(state.owners, target.place, player))
        case Gain.REWARD | Gain.EVENT_DISCARD:
            name = target.name
            rewards = state.rewards
            if gain is Gain.REWARD:
                rewards = put(rewards, player, (*rewards[player], name))
            return replace(state, enemies=tuple(each for each in state.enemies if each.name != name), rewards=rewards)
        case _:
            return state
