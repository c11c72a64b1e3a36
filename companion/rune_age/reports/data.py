"""Reports as JSON data, in the formats that `docs/formats.md` describes."""

from collections.abc import Sequence
from typing import Any, Final

from companion.rune_age.words.fights import Sides, added_text, line_text, verdict_text
from companion.rune_age.words.outcome import outcome_text
from companion.rune_age.words.sides import sides_of_fought, sides_of_sheet
from companion.speech.phrases import headed
from rules.rune_age.components import SUPPLY
from rules.rune_age.fighting.fight import Fight, Report, fought
from rules.rune_age.formats.writing import target_data
from rules.rune_age.game import Game
from rules.rune_age.setup import Setup
from rules.rune_age.state import Attack, Fought, Outcome, State
from rules.rune_age.upcoming import upcoming
from rules.rune_age.vocabulary import NEUTRALS, SIDES, FightKind

Data = dict[str, Any]
REPORT_FORMAT: Final = "rune-age-combat-report/1"
REPLAY_FORMAT: Final = "rune-age-replay/1"


def sheet_report(fight: Fight) -> Data:
    return combat_report(fought(fight), sides_of_sheet(fight))


def combat_report(report: Report, called: Sides) -> Data:
    """Of one fight, whose sides are called so."""
    fight, sides = report.fight, SIDES[report.fight.kind]
    playing = sides[:1] if fight.kind is FightKind.BATTLE else sides
    realm = report.home_realm
    return {
        "format": REPORT_FORMAT,
        "kind": fight.kind,
        "target": fight.opponent.type,
        "name": fight.opponent.name,
        "totals": dict(zip(sides, report.totals, strict=True)),
        "winner": report.winner,
        "decided_by": report.decided_by,
        "rules": report.rules,
        "gain": report.gain,
        "exhausted": report.exhausted,
        "damage": report.damage,
        "home_realm": realm and {"before": realm.before, "after": realm.after, "eliminated": realm.eliminated},
        "skulls": report.skulls,
        "losses": report.losses,
        "survivors": dict(zip(playing, report.survivors, strict=True)),
        "returns": [
            {"side": back.side, "name": back.name, "count": back.count, "to": back.to, "when": back.when}
            for back in report.returns
        ],
        "next": report.next,
        "lines": [
            {
                "side": line.side,
                "what": line.what,
                "name": line.name,
                "count": line.count,
                "strength": line.strength,
                "rule": line.rule,
                "text": headed(line_text(line, report), added_text(line)),
            }
            for line in report.lines
        ],
        "text": verdict_text(report, called),
    }


def replay_report(game: Game) -> Data:
    setup, state = game.setup, game.state
    names = setup.names
    do, player, start_effects = upcoming(state)
    return {
        "format": REPLAY_FORMAT,
        "scenario": setup.scenario,
        "setup": _setup(setup),
        "round": state.round,
        "phase": state.phase,
        "active": _name(names, state.active),
        "first_player": names[state.first_player],
        "next": {"do": do, "player": _name(names, player), "start_effects": start_effects},
        "attack": state.attack and _attack(names, state.attack),
        "damage": _named(names, state.damage),
        "eliminated": [
            {"player": names[out.player], "by": _name(names, out.by), "round": out.round, "rune": out.rune}
            for out in state.eliminated
        ],
        "strongholds": _named(names, state.strongholds),
        "cities": {city.name: _name(names, owner) for city, owner in zip(setup.cities, state.owners, strict=True)},
        "rewards": _named(names, state.rewards),
        "runes": _named(names, state.runes),
        "monuments": [names[seat] for seat in state.monuments],
        "events_left": state.events_left,
        "enemies": [enemy._asdict() for enemy in state.enemies],
        "lasting": [lasting._asdict() for lasting in state.lasting],
        "attacked": _named(names, _attacked(setup, state)),
        "reports": [_fight(setup, each) for each in state.fights],
        "outcome": state.outcome and _outcome(setup, state.outcome),
    }


def _setup(setup: Setup) -> Data:
    supply = SUPPLY[len(setup.players)]
    return {
        "gold": {str(value): cards for value, cards in enumerate(supply.gold, start=1)},
        "neutrals": dict.fromkeys(NEUTRALS[setup.scenario], supply.neutrals),
        "cities": supply.cities,
        "event_cards": setup.event_cards,
        "stages": setup.stages,
        "take_out": setup.take_out,
    }


def _attack(names: Sequence[str], attack: Attack) -> Data:
    return {**attack._asdict(), "players": [names[seat] for seat in attack.players]}


def _attacked(setup: Setup, state: State) -> list[Any]:
    return [[target_data(setup, target) for target in targets] for targets in state.attacked]


def _fight(setup: Setup, each: Fought) -> Data:
    names = setup.names
    placed = {
        "event": each.event,
        "round": each.round,
        "player": names[each.player],
        "opponent": _name(names, each.opponent),
    }
    return {**combat_report(each.report, sides_of_fought(setup, each)), **placed}


def _outcome(setup: Setup, outcome: Outcome) -> Data:
    return {
        "winners": [setup.names[seat] for seat in outcome.winners],
        "decided_by": outcome.decided_by,
        "round": outcome.round,
        "rules": [outcome.rule],
        "text": outcome_text(setup, outcome),
    }


def _named(names: Sequence[str], row: Sequence[Any]) -> Data:
    return dict(zip(names, row, strict=True))


def _name(names: Sequence[str], seat: int | None) -> str | None:
    return None if seat is None else names[seat]
