"""Files that are wrong in one place each, with the code, the place and the rule that say so."""

from typing import Any

Data = dict[str, Any]
Wrong = tuple[Data, str, str, str | None]
"""The file, and its error's code, place and rule."""

ARMY = {"strength": 9}
END: Data = {"type": "turn_end"}
QUIET: Data = {"type": "event", "name": "A quiet night", "kind": "instant"}
RAID: Data = {"type": "event", "name": "A raid", "kind": "instant", "strength": 6}
WYRM: Data = {"type": "event", "name": "Wyrm", "kind": "enemy", "strength": 4, "dice": 1}
OVER: Data = {"type": "phase_end"}
ROUND = (END, END, QUIET, OVER)
OUT: Data = {"type": "damage", "player": "Jan", "amount": 20}


def game(*events: Data, scenario: str = "runewars", **head: Any) -> Data:
    """Of Ola, who begins, and Jan."""
    usual: Data = {
        "format": "rune-age-game/1",
        "scenario": scenario,
        "players": [{"name": "Ola", "race": "waiqar"}, {"name": "Jan", "race": "latari"}],
        "first_player": "Ola",
        "cities": [{"name": name, "strength": 5, "defence": 2} for name in ("Riverwatch", "Frostgate", "Third")],
        "events": list(events),
    }
    if scenario == "resurgence":
        usual["objective"] = {"strength": 18}
    return usual | head


def without(field: str) -> Data:
    return {name: value for name, value in game().items() if name != field}


def battle(target: Any, player: str = "Ola", **fields: Any) -> Data:
    return {"type": "battle", "player": player, "target": target, "army": ARMY} | fields


def siege(target: Any, player: str = "Ola", **fields: Any) -> Data:
    return {"type": "siege", "player": player, "target": target, "army": ARMY} | fields


def buy(what: str, player: str = "Ola") -> Data:
    return {"type": "buy", "player": player, "what": what}


def correction(**said: Any) -> Data:
    return {"type": "correction", "set": said}


def sheet(kind: str = "battle", target: Any = None, **fields: Any) -> Data:
    usual = {"type": "enemy", "strength": 6, "dice": 1} if kind == "battle" else {"type": "city", "defence": 2}
    head: Data = {"format": "rune-age-combat-sheet/1", "scenario": "runewars", "kind": kind}
    return head | {"target": usual if target is None else target} | fields


BUILT = (buy("monument"), END, buy("monument", "Jan"), END)
RIVERWATCH = {"city": "Riverwatch"}
PLAYERS = game()["players"]
CITY = game()["cities"][0]

GAMES: list[Wrong] = [
    (game(format="rune-age-combat-sheet/1"), "bad_format", "format", None),
    (game(format="rune-age-game/2"), "bad_format", "format", None),
    (game(mood="good"), "unknown_field", "mood", None),
    (game(END | {"player": "Ola"}), "unknown_field", "events[0].player", None),
    (game({"type": "buy", "player": "Ola", "what": "stronghold", "buy": 1}), "unknown_field", "events[0].buy", None),
    (
        game(battle(RIVERWATCH, army={"units": [{"strength": 1, "size": 2}]})),
        *("unknown_field", "events[0].army.units[0].size", None),
    ),
    (game(WYRM | {"lasts": True}), "unknown_field", "events[0].lasts", None),
    (game(QUIET | {"reward": True}), "unknown_field", "events[0].reward", None),
    (without("cities"), "missing_field", "cities", None),
    (game({"player": "Ola", "size": 3}), "missing_field", "events[0].type", None),
    (game({"type": "event", "nonsense": 1}), "missing_field", "events[0].kind", None),
    (game(QUIET | {"attacks": ["Ola"]}), "missing_field", "events[0].strength", None),
    (game(QUIET | {"dice": 0}), "missing_field", "events[0].strength", None),
    (game({"type": "correction"}), "missing_field", "events[0].set", None),
    (game(scenario="resurgence") | {"events": []} | {"objective": {}}, "missing_field", "objective.strength", None),
    ({k: v for k, v in game(scenario="resurgence").items() if k != "objective"}, "missing_field", "objective", None),
    (game(scenario="monuments"), "bad_value", "scenario", None),
    (game(objective=None), "bad_value", "objective", None),
    (game({"type": "turn"}), "bad_value", "events[0].type", None),
    (game({"type": "event", "kind": 1}), "bad_value", "events[0].kind", None),
    (game("turn_end"), "bad_value", "events[0]", None),  # type: ignore[arg-type]
    (game(battle("city")), "bad_value", "events[0].target", None),
    (game(battle({"city": "Riverwatch", "enemy": "Wyrm"})), "bad_value", "events[0].target", None),
    (game(battle({"city": 3})), "bad_value", "events[0].target.city", None),
    (game(siege("stronghold")), "bad_value", "events[0].target", None),
    (game(battle(RIVERWATCH, army={"strength": 3, "units": []})), "bad_value", "events[0].army", None),
    (game(battle(RIVERWATCH, army={"strength": 1000})), "bad_value", "events[0].army.strength", None),
    (game(battle(RIVERWATCH, skulls=[7])), "bad_value", "events[0].skulls[0]", None),
    (game(battle(RIVERWATCH, strength=2.0)), "bad_value", "events[0].strength", None),
    (game(OUT | {"amount": 0}), "bad_value", "events[0].amount", None),
    (game(OUT | {"amount": "3"}), "bad_value", "events[0].amount", None),
    (game(RAID | {"attacks": []}), "bad_value", "events[0].attacks", None),
    (game(RAID | {"attacks": ["Ola", "Jan", "Ola"]}), "bad_value", "events[0].attacks[2]", None),
    (game(RAID | {"name": "x" * 41}), "bad_value", "events[0].name", None),
    (game(correction(enemies=["A", "A"])), "bad_value", "events[0].set.enemies[1]", None),
    (game(correction(rewards={"": "Ola"})), "bad_value", "events[0].set.rewards.", None),
    (game(correction(strongholds={"Ola": 4})), "bad_value", "events[0].set.strongholds.Ola", None),
    (game(correction(runes={"Ola": ""})), "bad_value", "events[0].set.runes.Ola", None),
    (game(correction(events_left=41)), "bad_value", "events[0].set.events_left", None),
    (game(correction() | {"note": "n" * 501}), "bad_value", "events[0].note", None),
    (game(END | {"at": "yesterday"}), "bad_value", "events[0].at", None),
    (game(rulings={"last_standing": True}), "bad_value", "rulings.last_standing", None),
    (game(players=[]), "player_count", "players", "R-S1"),
    (game(players=[{"name": f"P{n}", "race": "waiqar"} for n in range(5)]), "player_count", "players", "R-S1"),
    (game(players=[PLAYERS[0], PLAYERS[1] | {"name": "Ola"}]), "duplicate_player", "players[1].name", "R-S1"),
    (game(players=[PLAYERS[0], PLAYERS[1] | {"race": "waiqar"}]), "duplicate_race", "players[1].race", "R-S1"),
    (game(players=PLAYERS[:1]), "solo_scenario", "scenario", "R-S2"),
    (game(first_player="Ewa"), "unknown_player", "first_player", "R-S1"),
    (game(buy("stronghold", "Ewa")), "unknown_player", "events[0].player", "R-S1"),
    (game(siege({"home_realm": "Ewa"})), "unknown_player", "events[0].target.home_realm", "R-S1"),
    (game(RAID | {"attacks": ["Jan", "Ewa"]}), "unknown_player", "events[0].attacks[1]", "R-S1"),
    (game(correction(damage={"Ewa": 3})), "unknown_player", "events[0].set.damage.Ewa", "R-S1"),
    (game(correction(cities={"Riverwatch": "Ewa"})), "unknown_player", "events[0].set.cities.Riverwatch", "R-S1"),
    (
        game(END | {"strengths": {"Ewa": 3}}, scenario="monument"),
        *("unknown_player", "events[0].strengths.Ewa", "R-S1"),
    ),
    (game(cities=[CITY]), "city_count", "cities", "R-S4"),
    (game(cities=[CITY, CITY, game()["cities"][1]]), "duplicate_city", "cities[1].name", "R-S7"),
    (game(battle({"city": "Nowhere"})), "unknown_city", "events[0].target.city", "R-S7"),
    (game(correction(cities={"Nowhere": None})), "unknown_city", "events[0].set.cities.Nowhere", "R-S7"),
    (game(objective={"strength": 3}), "not_this_scenario", "objective", "R-V1"),
    (game(battle("objective")), "not_this_scenario", "events[0].target", "R-V1"),
    (game(cooperative=True), "not_this_scenario", "cooperative", "R-S9"),
    (game(correction(runes={}), scenario="cataclysm"), "not_this_scenario", "events[0].set.runes", "R-S11"),
    (game(siege({"home_realm": "Jan"}), scenario="monument"), "not_this_scenario", "events[0].target", "R-V4"),
    (game(END | {"strengths": {}}), "not_this_scenario", "events[0].strengths", "R-V4"),
    (game(buy("monument")), "not_this_scenario", "events[0].what", "R-S12"),
    (game(OUT, END), "game_over", "events[1]", "R-V2"),
    (game(battle("instant")), "wrong_phase", "events[0]", "R-T1"),
    (game(QUIET), "wrong_phase", "events[0]", "R-T1"),
    (game(END, END, END), "wrong_phase", "events[2]", "R-T1"),
    (game(END, END, RAID, OVER), "wrong_phase", "events[3]", "R-T1"),
    (game(END, END, OVER), "wrong_phase", "events[2]", "R-T1"),
    (game(END, END, correction(active="Ola")), "wrong_phase", "events[2]", "R-T1"),
    (game(OUT, OUT, scenario="monument"), "eliminated_player", "events[1]", "R-D2"),
    (
        game(correction(damage={"Jan": 20}, strongholds={"Jan": 1}), scenario="monument"),
        *("eliminated_player", "events[0]", "R-D2"),
    ),
    (game(battle(RIVERWATCH, "Jan")), "not_active", "events[0]", "R-T1"),
    (game(END, END, RAID, battle("instant", "Jan")), "not_active", "events[3]", "R-E5"),
    (game(END, END, correction(events_left=0), QUIET), "no_event_card", "events[3]", "R-E6"),
    (game(END, END, WYRM, QUIET | {"name": "Wyrm"}), "enemy_in_play", "events[3]", "R-E4"),
    (game(battle({"enemy": "Wyrm"})), "no_enemy", "events[0]", "R-C3"),
    (game(correction(enemies=["Wyrm"])), "no_enemy", "events[0]", "R-C3"),
    (game(*(buy("stronghold"),) * 4), "no_stronghold_left", "events[3]", "R-I4"),
    (game(*(buy("monument"),) * 2, scenario="monument"), "monument_built", "events[1]", "R-V4"),
    (game(battle(RIVERWATCH), battle(RIVERWATCH)), "target_not_attackable", "events[1]", "R-C3"),
    (game(battle(RIVERWATCH), END, battle(RIVERWATCH, "Jan")), "target_not_attackable", "events[2]", "R-C3"),
    (game(siege(RIVERWATCH)), "target_not_attackable", "events[0]", "R-C3"),
    (game(siege({"home_realm": "Ola"})), "target_not_attackable", "events[0]", "R-C3"),
    (game(*(siege({"home_realm": "Jan"}),) * 2), "target_attacked_already", "events[1]", "R-C2"),
    (
        game(
            buy("monument"),
            END,
            buy("monument", "Jan"),
            END,
            QUIET,
            OVER | {"strengths": {"Ola": 3}},
            scenario="monument",
        ),
        *("missing_strengths", "events[5]", "R-V4"),
    ),
    (game(battle(RIVERWATCH, skulls=[1])), "dice_count", "events[0].skulls", "R-A1"),
    (
        game(END, END, WYRM, OVER, battle({"enemy": "Wyrm"}, skulls=[1], army={"units": [{"strength": 3}]})),
        *("attrition_losses", "events[4].army", "R-A2"),
    ),
    (
        game(siege({"home_realm": "Jan"}, defence={"units": [{"strength": 3, "state": "attrition"}]})),
        *("attrition_losses", "events[0].defence", "R-A2"),
    ),
]

UNITS = [{"strength": 2, "state": "attrition", "protected": True}, {"strength": 3, "state": "attrition"}]
SHEETS: list[Wrong] = [
    (sheet(format="rune-age-game/1"), "bad_format", "format", None),
    (sheet(defence={}), "unknown_field", "defence", None),
    (sheet(damage=3), "unknown_field", "damage", None),
    (sheet("siege", skulls=[]), "unknown_field", "skulls", None),
    (sheet(target={"type": "stronghold", "dice": 1}), "unknown_field", "target.dice", None),
    (sheet(target={"strength": 3, "size": 1}), "missing_field", "target.type", None),
    (sheet(target={"type": "city"}), "missing_field", "target.strength", None),
    ({k: v for k, v in sheet().items() if k != "kind"}, "missing_field", "kind", None),
    ({k: v for k, v in sheet().items() if k != "target"}, "missing_field", "target", None),
    (sheet(kind="war"), "bad_value", "kind", None),
    (sheet(target=3), "bad_value", "target", None),
    (sheet("siege", {"type": "enemy", "strength": 3}), "bad_value", "target.type", None),
    (sheet("siege", {"type": "home_realm"}, damage=20), "bad_value", "damage", None),
    (sheet("siege", order=["attacker", "nobody"]), "bad_value", "order[1]", None),
    (sheet(target={"type": "objective", "strength": 3}), "not_this_scenario", "target", "R-V1"),
    (sheet("siege", {"type": "home_realm"}, scenario="monument"), "not_this_scenario", "target", "R-V4"),
    (sheet(), "dice_count", "skulls", "R-A1"),
    (sheet(skulls=[2], army={"units": UNITS}), "protected_unit", "army.units[0]", "R-A3"),
    (sheet(skulls=[2], army={"units": UNITS[1:] * 3}), "attrition_losses", "army", "R-A2"),
    (sheet("siege", order=["attacker", "attacker"]), "play_order", "order[1]", "R-G2"),
    (sheet("siege", order=["attacker_passes", "defender_passes", "attacker"]), "play_order", "order[2]", "R-G2"),
]
