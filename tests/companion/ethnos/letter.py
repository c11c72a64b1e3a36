"""What the description of the formats says, sentence by sentence: a change to an example, and what becomes of it.

`None` for what must be accepted, else the code and where it stands.
"""

from typing import Any, Final

from tests.companion.ethnos.wrong_files import EVENT, Edit, band, both, correction, event, led_by, set_at, without

Expected = tuple[str, str] | None
Case = tuple[str, Edit, Expected]


def bad(where: str) -> Expected:
    return "bad_value", where


NO_WHOLE_NUMBERS: Final[tuple[Any, ...]] = (2.0, 2.5, 1e2, "2", True, False, None, [], {}, [2], {"n": 2})
BEYOND: Final = 10**30
NO_TEXTS: Final[tuple[Any, ...]] = (1, 1.5, True, [], {}, ["x"])
HALF: Final = "a\ud800"


def only(tribe: str) -> Edit:
    """The sheet's Tribes with Elves in the place of one, and nothing of its own on the table."""
    places = {"giants": 1, "merfolk": 2, "orcs": 3, "skeletons": 4, "trolls": 5}

    def edit(data: dict[str, Any]) -> None:
        data["tribes"][places[tribe]] = "elves"
        data["bands"] = []
        for field in {"giants": ("giant",), "orcs": ("orcs", "pillage"), "skeletons": ()}.get(tribe, (tribe,)):
            data.pop(field)

    return edit


TEN: Final = {"type": "band", "player": "Alexis", "leader": None, "cards": 10, "skeletons": 10}


def skeletons_win(**fields: Any) -> Edit:
    """A game under the ruling of B9 that begins with ten Skeletons."""
    return both(
        set_at("rulings", {"ten_skeletons_win": True}),
        set_at("tribes", ["skeletons", "merfolk", "orcs", "trolls", "wingfolk"]),
        set_at("events", [{**TEN, **fields}]),
    )


SHEETS: Final[list[Case]] = [
    *(("a whole number", set_at("age", value), bad("age")) for value in NO_WHOLE_NUMBERS),
    *(("a whole number", set_at("glory.Mara", value), bad("glory.Mara")) for value in NO_WHOLE_NUMBERS),
    *(("a whole number", set_at("bands[0].cards", value), bad("bands[0].cards")) for value in NO_WHOLE_NUMBERS),
    *(("a text", set_at("third_dragon", value), bad("third_dragon")) for value in NO_TEXTS),
    *(("a text", set_at("players[0]", value), bad("players[0]")) for value in (*NO_TEXTS, None)),
    *(("a text", set_at("bands[0].player", value), bad("bands[0].player")) for value in (*NO_TEXTS, None)),
    *(
        ("null is no value", set_at(field, None), bad(field))
        for field in (
            *("edition", "rulings", "components", "age", "players", "tribes", "glory", "kingdoms", "trolls", "merfolk"),
            *("orcs", "pillage", "bands", "kingdoms.rhea", "kingdoms.rhea.tokens", "kingdoms.rhea.markers"),
            *("bands[0].skeletons", "bands[0].cards", "trolls.Alexis", "orcs.Alexis", "bands[0].leader.tribe"),
        )
    ),
    ("null is left out", set_at("giant", None), None),
    ("null is left out", set_at("third_dragon", None), None),
    *(
        ("left out", without(field), None)
        for field in ("edition", "glory", "kingdoms", "trolls", "giant", "merfolk", "orcs", "pillage", "bands")
    ),
    ("left out", without("third_dragon"), None),
    ("left out", without("kingdoms.rhea.markers"), None),
    ("required", without("bands[0].cards"), ("missing_field", "bands[0].cards")),
    ("required", without("bands[0].player"), ("missing_field", "bands[0].player")),
    ("required", without("bands[0].leader.kingdom"), ("missing_field", "bands[0].leader.kingdom")),
    ("unknown", set_at("bands[0].leader.colour", 1), ("unknown_field", "bands[0].leader.colour")),
    ("unknown", set_at("bands[0].type", "band"), ("unknown_field", "bands[0].type")),
    ("unknown", set_at("Format", 1), ("unknown_field", "Format")),
    ("ranges", set_at("glory.Mara", 0), None),
    ("ranges", set_at("glory.Mara", 999), None),
    ("ranges", set_at("glory.Mara", BEYOND), bad("glory.Mara")),
    ("ranges", set_at("kingdoms.rhea.markers.Mara", 26), None),
    ("ranges", set_at("kingdoms.rhea.markers.Mara", 0), None),
    ("ranges", set_at("kingdoms.rhea.markers.Mara", -1), bad("kingdoms.rhea.markers.Mara")),
    ("ranges", set_at("kingdoms.rhea.tokens", [0, 0, 99]), None),
    ("ranges", set_at("kingdoms.rhea.tokens", [-1, 0, 99]), bad("kingdoms.rhea.tokens[0]")),
    ("ranges", set_at("components", {"giant": [0, 99, 5]}), None),
    ("ranges", set_at("components", {"giant": [0, 99, -1]}), bad("components.giant[2]")),
    ("ranges", set_at("components", {"merfolk": [1, 2]}), bad("components.merfolk")),
    ("ranges", set_at("components", {"merfolk": [1, 2, 3, 4]}), bad("components.merfolk")),
    ("ranges", set_at("components", {"orcs": [1, 2, 3, 4, 5, 6]}), None),
    ("ranges", set_at("components", {"orcs": [1, 2, 3, 4, 5, 6, 7]}), bad("components.orcs")),
    ("ranges", set_at("components", {"orcs": [1, 2, 3, 4, 5, "6"]}), bad("components.orcs[5]")),
    ("ranges", set_at("components", {"merfolk_end": 99}), None),
    ("ranges", set_at("components", {"merfolk_end": 100}), bad("components.merfolk_end")),
    ("ranges", set_at("components", {"merfolk_end": -1}), bad("components.merfolk_end")),
    ("symbols", set_at("components", {"merfolk_end": 7}), None),
    ("symbols", set_at("components", {"merfolk_symbols": [3, 3]}), bad("components.merfolk_symbols")),
    ("symbols", set_at("components", {"merfolk_symbols": [19]}), bad("components.merfolk_symbols")),
    ("symbols", set_at("components", {"merfolk_symbols": [], "merfolk_end": 9}), None),
    ("names", set_at("players[2]", "W" * 40), ("unknown_player", "glory.Wilfred")),
    ("names", both(set_at("players[2]", "mara"), set_at("third_dragon", "mara")), ("unknown_player", "glory.Wilfred")),
    ("names", set_at("players[0]", "a\x7f"), bad("players[0]")),
    ("names", set_at("players[0]", "a\x85"), bad("players[0]")),
    ("names", set_at("players[0]", "\t"), bad("players[0]")),
    ("nearest name", set_at("age", BEYOND), ("age_number", "age")),
    ("nearest name", set_at("age", -BEYOND), ("age_number", "age")),
    ("nearest name", set_at("bands[0].cards", -BEYOND), ("band_size", "bands[0].cards")),
    ("nearest name", set_at("merfolk.Mara", 19), ("merfolk_space", "merfolk.Mara")),
    ("nearest name", set_at("merfolk.Mara", BEYOND), ("merfolk_space", "merfolk.Mara")),
    ("nearest name", set_at("merfolk.Mara", -1), bad("merfolk.Mara")),
    ("nearest name", set_at("merfolk.Mara", 18), None),
    ("nearest name", set_at("trolls.Mara", [0]), bad("trolls.Mara[0]")),
    ("nearest name", set_at("trolls.Mara", [6]), None),
    ("nearest name", set_at("trolls.Mara", [-1]), bad("trolls.Mara[0]")),
    ("nearest name", set_at("bands[0].skeletons", BEYOND), ("too_many_skeletons", "bands[0].skeletons")),
    ("doubles", set_at("pillage", ["Mara", "Mara"]), bad("pillage[1]")),
    ("doubles", set_at("pillage", ["Nobody", "Nobody"]), bad("pillage[1]")),
    ("doubles", set_at("orcs.Mara", ["rhea", "ithys", "rhea"]), ("horde_space_taken", "orcs.Mara[2]")),
    ("half characters", set_at("edition", HALF), bad("edition")),
    ("half characters", set_at("rulings", {"merfolk_places": HALF}), bad("rulings.merfolk_places")),
    ("half characters", set_at("rulings", {HALF: 1}), bad(f"rulings.{HALF}")),
    ("half characters", set_at(f"merfolk.{HALF}", 1), bad(f"merfolk.{HALF}")),
    ("half characters", set_at("pillage", [HALF]), bad("pillage[0]")),
    ("half characters", set_at("bands[0].leader.tribe", HALF), bad("bands[0].leader.tribe")),
    ("half characters", set_at("ages", {"deep": [HALF]}), ("unknown_field", "ages")),
    ("half characters", set_at("third_dragon", "\ud83d\ude00"), ("unknown_player", "third_dragon")),
    ("not in play", both(only("trolls"), set_at("trolls", {})), None),
    ("not in play", both(only("trolls"), set_at("trolls", {"Mara": []})), None),
    ("not in play", both(only("trolls"), set_at("trolls", {"Mara": [1]})), ("tribe_not_in_play", "trolls")),
    ("not in play", both(only("merfolk"), set_at("merfolk", {})), None),
    ("not in play", both(only("merfolk"), set_at("merfolk", {"Mara": 0})), ("tribe_not_in_play", "merfolk")),
    ("not in play", both(only("orcs"), set_at("orcs", {"Mara": []}), set_at("pillage", [])), None),
    ("not in play", both(only("orcs"), set_at("orcs", {"Mara": ["rhea"]})), ("tribe_not_in_play", "orcs")),
    ("not in play", both(only("orcs"), set_at("pillage", ["Mara"])), ("tribe_not_in_play", "pillage")),
    ("not in play", both(only("giants"), set_at("giant", None)), None),
    ("not in play", both(only("giants"), set_at("giant", "Mara")), ("tribe_not_in_play", "giant")),
    ("not in play", both(only("merfolk"), set_at("components", {"merfolk": [1, 2, 3], "merfolk_end": 9})), None),
    ("counts", without("tribes[5]"), ("tribe_count", "tribes")),
    ("counts", set_at("tribes", []), ("tribe_count", "tribes")),
    ("counts", set_at("kingdoms.rhea.tokens", []), ("token_count", "kingdoms.rhea.tokens")),
    ("counts", set_at("kingdoms.rhea.tokens", [1, 2, 3, 4]), ("token_count", "kingdoms.rhea.tokens")),
    ("order", both(set_at("age", 9), set_at("tribes[0]", "x")), ("unknown_tribe", "tribes[0]")),
    ("order", both(set_at("bands[0].cards", 2.5), set_at("bands[4].x", 1)), ("unknown_field", "bands[4].x")),
    ("order", both(set_at("bands[0].cards", 11), without("bands[4].leader")), ("missing_field", "bands[4].leader")),
    ("order", both(set_at("merfolk.Mara", 99), set_at("trolls.Mara", [1])), ("troll_held_twice", "trolls.Mara[0]")),
    ("format", set_at("format", None), ("bad_format", "format")),
    ("format", set_at("format", "ethnos-age-sheet/2"), ("bad_format", "format")),
    ("format", both(set_at("format", "x"), set_at("y", 1)), ("bad_format", "format")),
]

GAMES: Final[list[Case]] = [
    *(("required", without(field), ("missing_field", field)) for field in ("players", "tribes", "tokens", "events")),
    *(("required", without(field), ("missing_field", field)) for field in ("first_player", "tokens.ithys")),
    ("required", without("players[0].name"), ("missing_field", "players[0].name")),
    ("required", without("events[6].third_dragon"), ("missing_field", "events[6].third_dragon")),
    ("required", correction(giant={"cards": 3}), ("missing_field", f"{EVENT}.set.giant.player")),
    ("left out", without("edition"), None),
    ("left out", without("events[6].pillage"), None),
    ("left out", without("events[2].player"), None),
    ("left out", without("events[9].note"), None),
    *(
        ("null is no value", set_at(field, None), bad(field))
        for field in (
            *("edition", "rulings", "components", "players", "tribes", "tokens", "first_player", "events", "events[0]"),
            *("tokens.rhea", "players[0]", "players[0].name", "players[0].colour", "events[0].player"),
            *("events[0].cards", "events[0].horde", "events[0].skeletons", "events[1].merfolk_markers", "events[0].at"),
            *("events[0].id", "events[9].set", "events[9].note", "events[6].pillage", "events[9].set.merfolk"),
            *("events[0].leader.tribe", "events[6].third_dragon", "events[0].type"),
        )
    ),
    *(
        ("null is no value", correction(**{field: None}), bad(f"{EVENT}.set.{field}"))
        for field in ("glory", "markers", "merfolk", "trolls", "orcs")
    ),
    ("null has a meaning", correction(giant=None), None),
    ("null has a meaning", set_at("events[0].marker", None), None),
    ("null is left out", set_at("events[0].troll", None), None),
    ("null is left out", set_at("events[2].player", None), None),
    ("null is left out", set_at("events[11].third_dragon", None), None),
    ("unknown", set_at("events[2].marker", "rhea"), ("unknown_field", "events[2].marker")),
    ("unknown", set_at("events[2].third_dragon", "Alexis"), ("unknown_field", "events[2].third_dragon")),
    ("unknown", set_at("events[0].note", "x"), ("unknown_field", "events[0].note")),
    ("unknown", correction(bands=[]), ("unknown_field", f"{EVENT}.set.bands")),
    ("unknown", set_at("age", 1), ("unknown_field", "age")),
    *(("a time", set_at("events[0].at", at), None) for at in ("2026-01-31T20:15:00Z", "2026-01-31T20:15:00.5+00:00")),
    *(("a time", set_at("events[0].at", at), bad("events[0].at")) for at in ("", "x", "20:15", 1, "2026-13-01T00:00Z")),
    ("an id is text", set_at("events[0].id", ""), None),
    ("an id is text", set_at("events[0].id", "\x1b"), None),
    ("an id is text", set_at("events[0].id", 1), bad("events[0].id")),
    ("half characters", set_at("players[0].name", HALF), bad("players[0].name")),
    ("half characters", set_at("events[0].marker", HALF), bad("events[0].marker")),
    ("half characters", correction(markers={"rhea": {HALF: 1}}), bad(f"{EVENT}.set.markers.rhea.{HALF}")),
    ("half characters", correction(markers={HALF: {}}), bad(f"{EVENT}.set.markers.{HALF}")),
    ("colours", set_at("players[0].colour", "Blue"), bad("players[0].colour")),
    ("colours", set_at("players[0].colour", "pink"), ("duplicate_colour", "players[1].colour")),
    ("the act names the code", band(troll=1), ("troll_not_available", f"{EVENT}.troll")),
    (
        "the act names the code",
        band(merfolk_markers=["rhea"]),
        ("too_many_merfolk_markers", f"{EVENT}.merfolk_markers"),
    ),
    ("the act names the code", band(horde=True), ("marker_not_allowed", f"{EVENT}.horde")),
    ("the act names the code", band(horde=False, merfolk_markers=[]), None),
    (
        "the act names the code",
        both(
            set_at("tribes[3]", "elves"), set_at("events", []), event(**{**TEN, "leader": led_by("elves"), "troll": 1})
        ),
        ("tribe_not_in_play", "events[0].skeletons"),
    ),
    (
        "the act names the code",
        both(
            set_at("tribes", ["centaurs", "merfolk", "orcs", "elves", "wingfolk"]), set_at("events", []), band(troll=1)
        ),
        ("troll_not_available", "events[0].troll"),
    ),
    (
        "the act names the code",
        both(
            set_at("tribes", ["centaurs", "dwarves", "orcs", "elves", "wingfolk"]),
            set_at("events", []),
            band(merfolk_markers=["rhea"]),
        ),
        ("too_many_merfolk_markers", "events[0].merfolk_markers"),
    ),
    (
        "the act names the code",
        both(
            set_at("tribes", ["centaurs", "merfolk", "dwarves", "elves", "wingfolk"]),
            set_at("events", []),
            band(horde=True),
        ),
        ("marker_not_allowed", "events[0].horde"),
    ),
    (
        "no marker left",
        both(
            set_at("events", []),
            correction(markers={"rhea": {"Roderick": 24}}),
            band(leader=led_by("orcs", "rhea"), marker=None, horde=True),
        ),
        ("no_markers_left", "events[1].horde"),
    ),
    ("not in play", set_at("events[0].skeletons", 1), ("tribe_not_in_play", "events[0].skeletons")),
    ("not in play", correction(giant={"player": "Alexis", "cards": 3}), ("tribe_not_in_play", f"{EVENT}.set.giant")),
    (
        "not in play",
        both(
            set_at("tribes[2]", "elves"),
            set_at("events", [{"type": "age_end", "third_dragon": "Alexis", "pillage": ["Alexis"]}]),
        ),
        ("tribe_not_in_play", "events[0].pillage"),
    ),
    (
        "not in play",
        both(set_at("tribes[1]", "elves"), set_at("events", []), correction(merfolk={"Alexis": 0})),
        ("tribe_not_in_play", "events[0].set.merfolk"),
    ),
    ("not in play", both(set_at("tribes[3]", "elves"), set_at("events", []), correction(trolls={"Alexis": []})), None),
    ("ten Skeletons", skeletons_win(), None),
    ("ten Skeletons", skeletons_win(skeletons=9), ("skeleton_leader", "events[0].leader")),
    ("ten Skeletons", skeletons_win(cards=9, skeletons=9), ("skeleton_leader", "events[0].leader")),
    ("ten Skeletons", skeletons_win(troll=None), None),
    ("ten Skeletons", skeletons_win(marker="rhea"), bad("events[0].marker")),
    ("ten Skeletons", skeletons_win(marker=None), bad("events[0].marker")),
    ("ten Skeletons", skeletons_win(horde=False), bad("events[0].horde")),
    (
        "ten Skeletons",
        both(skeletons_win(), lambda data: data["events"].append({"type": "dragon"})),
        ("game_over", "events[1]"),
    ),
    ("ten Skeletons", both(skeletons_win(), without("rulings")), ("skeleton_leader", "events[0].leader")),
    ("ten Skeletons", both(skeletons_win(), without("rulings"), set_at("edition", "pl")), None),
    ("corrections", correction(), None),
    ("corrections", correction(glory={}, markers={}, merfolk={}, trolls={}, orcs={}), None),
    ("corrections", correction(markers={"rhea": {"Alexis": 26}, "ithys": {"Alexis": 26}}), None),
    ("corrections", correction(markers={"rhea": {"Alexis": 27}}), bad(f"{EVENT}.set.markers.rhea.Alexis")),
    ("corrections", correction(glory={"Alexis": 1000}), bad(f"{EVENT}.set.glory.Alexis")),
    ("corrections", correction(trolls={"Alexis": [2]}), None),
    ("corrections", correction(trolls={"Alexis": [1, 1]}), ("troll_held_twice", f"{EVENT}.set.trolls.Alexis[1]")),
    ("corrections", correction(trolls={"Alexis": [7]}), bad(f"{EVENT}.set.trolls.Alexis[0]")),
    (
        "corrections",
        both(set_at("tribes[0]", "giants"), set_at("events", []), correction(giant={"player": "Alexis", "cards": 0})),
        ("band_size", "events[0].set.giant.cards"),
    ),
    ("dragons", both(*[event(type="dragon")] * 2), None),
    ("dragons", both(*[event(type="dragon")] * 3), ("dragon_count", "events[13]")),
    ("order", both(set_at("events[0].cards", 11), set_at("events[1].x", 1)), ("unknown_field", "events[1].x")),
    ("order", both(set_at("events[0].marker", "red"), band(player="X")), ("unknown_player", f"{EVENT}.player")),
    ("order", both(band(horde=True), band(cards=12)), ("band_size", f"{EVENT}.cards")),
    ("order", both(event(type="age_end", third_dragon="Alexis", pillage=["Alexis"] * 2)), bad(f"{EVENT}.pillage[1]")),
]
