"""Random set-ups, fights and games of Rune Age for properties."""

from hypothesis import strategies as st

from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.components import SUPPLY
from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.game import Game, play
from rules.rune_age.play import can
from rules.rune_age.rulings import RULINGS, Rulings
from rules.rune_age.setup import SOLO_SCENARIOS, City, Objective, Player, Setup
from rules.rune_age.vocabulary import Purchase, Race, Scenario, TargetType, UnitState

NAMES = ("Ola", "Żaneta", "Борис", 'O\'Neil {x} \\ "q"')
SMALL = st.integers(0, 9)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    scenario = draw(st.sampled_from(Scenario))
    count = draw(st.integers(1 if scenario in SOLO_SCENARIOS else 2, 4))
    rulings = {ruling.name: draw(st.sampled_from(ruling.options)) for ruling in RULINGS}
    return Setup(
        scenario,
        tuple(map(Player, NAMES[:count], draw(st.permutations(Race)))),
        draw(st.integers(0, count - 1)),
        tuple(City(f"City {place}", draw(SMALL), draw(SMALL)) for place in range(SUPPLY[count].cities)),
        Objective(draw(SMALL) + 9, draw(st.integers(0, 2))) if scenario is Scenario.RESURGENCE else None,
        scenario is Scenario.CATACLYSM and draw(st.booleans()),
        Rulings(**rulings),  # type: ignore[arg-type]
    )


@st.composite
def armies(draw: st.DrawFn, losses: bool = False) -> Army:
    if draw(st.booleans()):
        return Army(announced=draw(st.integers(0, 20)))
    states = list(UnitState) if losses else [state for state in UnitState if state is not UnitState.ATTRITION]
    units = st.builds(
        Unit,
        SMALL,
        st.sampled_from([None, "Berserker"]),
        st.integers(1, 3),
        st.sampled_from(states),
        neutral=st.booleans(),
        protected=st.booleans(),
    )
    bonuses = st.builds(Bonus, st.integers(-9, 9), st.sampled_from([None, "War Cry"]))
    return Army(units=tuple(draw(st.lists(units, max_size=3))), bonuses=tuple(draw(st.lists(bonuses, max_size=2))))


@st.composite
def events(draw: st.DrawFn, game: Game) -> Event:
    """One that may be possible."""
    setup, state = game.setup, game.state
    seat = st.sampled_from(setup.seats)
    player = draw(seat) if state.active is None or draw(st.integers(0, 9)) == 0 else state.active
    city = st.builds(Target, st.just(TargetType.CITY), st.integers(0, len(setup.cities) - 1))
    match draw(st.integers(0, 9)):
        case 0 | 1:
            enemies = [Target(TargetType.ENEMY, enemy.name) for enemy in state.enemies]
            target = draw(st.one_of(city, st.sampled_from([STRONGHOLD, OBJECTIVE, *enemies])))
            dice = next((enemy.dice for enemy in state.enemies if target.which == enemy.name), 0)
            if target is OBJECTIVE:
                dice = setup.objective.dice if setup.objective else 0
            return BattleFought(player, target, draw(armies()), tuple(draw(st.integers(0, 1)) for _ in range(dice)))
        case 2 | 3:
            target = draw(st.one_of(city, st.builds(Target, st.just(TargetType.HOME_REALM), seat)))
            return SiegeFought(player, target, draw(armies()), draw(armies()))
        case 4 if state.attack:
            skulls = tuple(draw(st.integers(0, 1)) for _ in range(state.attack.dice))
            return BattleFought(state.attack.players[0], INSTANT, Army(announced=draw(SMALL)), skulls)
        case 4:
            return Bought(player, draw(st.sampled_from(Purchase)))
        case 5:
            return Damaged(draw(seat), draw(st.integers(1, 12)))
        case 6:
            return EnemyDrawn(
                draw(st.sampled_from("ABC")), draw(SMALL), draw(st.integers(0, 1)), reward=draw(st.booleans())
            )
        case 7:
            strength = draw(st.sampled_from([None, 3, 15]))
            return InstantDrawn("Raid", lasts=draw(st.booleans()), strength=strength)
        case 8:
            return draw(corrections(game))
        case _:
            return PhaseEnded() if state.active is None else TurnEnded()


@st.composite
def corrections(draw: st.DrawFn, game: Game) -> Correction:
    setup = game.setup
    seat, holder = st.sampled_from(setup.seats), st.sampled_from([None, *setup.seats])
    said = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "damage": st.dictionaries(seat, st.integers(0, 22), max_size=2),
                "strongholds": st.dictionaries(seat, st.integers(0, 3), max_size=1),
                "cities": st.dictionaries(st.integers(0, len(setup.cities) - 1), holder, max_size=2),
                "rewards": st.dictionaries(st.sampled_from("ABC"), holder, max_size=1),
                "events_left": st.integers(0, 12),
                "first_player": seat,
                "active": seat,
                "note": st.just("as it lies"),
            },
        )
    )
    return Correction(**said)


@st.composite
def games(draw: st.DrawFn, longest: int = 25) -> Game:
    game = Game(draw(setups()))
    for _ in range(draw(st.integers(0, longest))):
        event = draw(events(game))
        strengths = dict.fromkeys(game.setup.seats, 3) if game.setup.scenario is Scenario.MONUMENT else {}
        for each in (event, PhaseEnded(strengths), TurnEnded(strengths), InstantDrawn("Quiet")):
            allowed = game.setup.scenario is Scenario.MONUMENT or not (
                isinstance(each, Bought) and each.what is Purchase.MONUMENT
            )
            besieged = isinstance(each, SiegeFought) and each.target.type is TargetType.HOME_REALM
            if game.setup.scenario is Scenario.MONUMENT and besieged:
                allowed = False
            if isinstance(each, BattleFought) and each.target is OBJECTIVE and game.setup.objective is None:
                allowed = False
            if allowed and can(game.setup, game.state, each):
                game = play(game, each)
                break
    return game
