import json
from dataclasses import replace
from typing import Any

import pytest

from rules.ethnos.events import LEFT_OUT, AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.rulings import Rulings
from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Colour, Edition, Kingdom, Tribe
from rules.players import Player
from rules.problems import Refused
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_game, a_setup

Data = dict[str, Any]
STAMP = {"at": "2026-01-31T20:15:00Z", "id": "e1"}
LEADER = {"tribe": "merfolk", "kingdom": "althea"}


def a_file(*events: Data, **changes: Any) -> Data:
    data = {
        "format": "ethnos-game/1",
        "players": [
            {"name": "Roderick", "colour": "white"},
            {"name": "Alexis", "colour": "black"},
            {"name": "Wilfred", "colour": "yellow"},
            {"name": "Mara", "colour": "green"},
        ],
        "tribes": ["dwarves", "giants", "merfolk", "orcs", "skeletons", "trolls"],
        "tokens": {id: [2, 4, 8] for id in ("rhea", "pelagon", "althea", "duris", "straton", "ithys")},
        "first_player": "Alexis",
        "events": list(events),
    }
    return data | changes


def only_event(event: Data) -> Event:
    (read,) = read_game(a_file(event)).events
    return read


def test_a_set_up_is_read() -> None:
    setup = read_game(a_file(edition="pl", rulings={"merfolk_bonus": "one"})).setup
    assert setup.players[1] == Player("Alexis", Colour.BLACK)
    assert setup.tribes == SCORING_TRIBES
    assert setup.tokens == ((2, 4, 8),) * 6
    assert (setup.first_player, setup.edition) == (ALEXIS, Edition.PL)
    assert setup.rulings == Rulings(merfolk_places="first", ten_skeletons_win=True, merfolk_bonus="one")
    assert setup.components.giant == (2, 4, 6)


def test_without_an_edition_it_is_the_english_one() -> None:
    assert read_game(a_file()).setup.edition is Edition.EN


def test_a_band_is_read_with_everything_chosen() -> None:
    said = {"type": "band", "player": "Mara", "leader": LEADER, "cards": 4, "skeletons": 1, "marker": "althea"}
    assert only_event(said | {"merfolk_markers": ["duris"], "horde": False} | STAMP) == BandPlayed(
        Band(MARA, Tribe.MERFOLK, Kingdom.ALTHEA, 4, 1),
        marker=Kingdom.ALTHEA,
        merfolk_markers=(Kingdom.DURIS,),
        horde=False,
        at=STAMP["at"],
        id=STAMP["id"],
    )


def test_a_band_is_read_with_nothing_said() -> None:
    event = only_event({"type": "band", "player": "Mara", "leader": LEADER, "cards": 4, "troll": None})
    assert event == BandPlayed(Band(MARA, Tribe.MERFOLK, Kingdom.ALTHEA, 4))
    assert isinstance(event, BandPlayed)
    assert event.marker is event.horde is LEFT_OUT
    assert (event.at, event.id) == (None, None)


def test_no_marker_is_something_else_than_nothing_said() -> None:
    event = only_event({"type": "band", "player": "Mara", "leader": LEADER, "cards": 4, "marker": None})
    assert isinstance(event, BandPlayed)
    assert event.marker is None


def test_a_troll_token_and_a_horde_are_read() -> None:
    trolls = {"tribe": "trolls", "kingdom": "rhea"}
    assert only_event({"type": "band", "player": "Mara", "leader": trolls, "cards": 4, "troll": 4}) == BandPlayed(
        Band(MARA, Tribe.TROLLS, Kingdom.RHEA, 4), troll=4
    )
    orcs = {"tribe": "orcs", "kingdom": "rhea"}
    assert only_event({"type": "band", "player": "Mara", "leader": orcs, "cards": 4, "horde": True}) == BandPlayed(
        Band(MARA, Tribe.ORCS, Kingdom.RHEA, 4), horde=True
    )


def test_ten_skeletons_are_read() -> None:
    ten = {"type": "band", "player": "Mara", "leader": None, "cards": 10, "skeletons": 10, "troll": None}
    (event,) = read_game(a_file(ten, edition="pl")).events
    assert event == BandPlayed(Band(MARA, None, None, 10, 10))


def test_a_dragon_is_read_with_or_without_its_player() -> None:
    assert only_event({"type": "dragon"}) == DragonDrawn()
    assert only_event({"type": "dragon", "player": None}) == DragonDrawn()
    assert only_event({"type": "dragon", "player": "Mara"} | STAMP) == DragonDrawn(MARA, at=STAMP["at"], id=STAMP["id"])


def test_the_end_of_an_age_is_read() -> None:
    assert only_event({"type": "age_end", "third_dragon": "Mara"}) == AgeEnded(MARA)
    ended = {"type": "age_end", "third_dragon": "Mara", "pillage": ["Wilfred", "Alexis"]}
    assert only_event(ended | STAMP) == AgeEnded(MARA, (WILFRED, ALEXIS), at=STAMP["at"], id=STAMP["id"])


@pytest.mark.parametrize("unsaid", [{}, {"third_dragon": None}])
def test_nobody_need_say_who_drew_the_last_dragon(unsaid: dict[str, Any]) -> None:
    ended = [{"type": "age_end", "third_dragon": "Mara"}] * 2
    game = read_game(a_file(*ended, {"type": "age_end", **unsaid}))
    assert game.events[-1] == AgeEnded(None)
    assert "third_dragon" not in write_game(game)["events"][-1]
    assert read_game(write_game(game)) == game


@pytest.mark.parametrize(
    ("unsaid", "code", "reason"), [({}, "missing_field", ""), ({"third_dragon": None}, "bad_value", "text")]
)
def test_who_drew_any_other_third_dragon_must_be_said(unsaid: dict[str, Any], code: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read_game(a_file({"type": "age_end", **unsaid}, {"type": "age_end", "third_dragon": "Mara"}))
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.reason) == (code, "events[0].third_dragon", reason)


@pytest.mark.parametrize("events", [None, {}, 3])
def test_a_game_without_events_to_look_at_is_refused_for_that_alone(events: Any) -> None:
    with pytest.raises(Refused) as refused:
        read_game({**a_file(), "events": events})
    assert [problem.where for problem in refused.value.problems] == ["events"]


def test_a_correction_is_read_with_everything_set() -> None:
    said = {
        "glory": {"Mara": 12},
        "markers": {"duris": {"Mara": 3, "Alexis": 0}},
        "merfolk": {"Alexis": 7},
        "trolls": {"Mara": [6, 1]},
        "giant": {"player": "Wilfred", "cards": 5},
        "orcs": {"Roderick": ["ithys", "rhea"]},
    }
    assert only_event({"type": "correction", "set": said, "note": "spilled"} | STAMP) == Correction(
        glory={MARA: 12},
        markers={Kingdom.DURIS: {MARA: 3, ALEXIS: 0}},
        merfolk={ALEXIS: 7},
        trolls={MARA: (6, 1)},
        giant=Giant(WILFRED, 5),
        hordes={RODERICK: (Kingdom.ITHYS, Kingdom.RHEA)},
        note="spilled",
        at=STAMP["at"],
        id=STAMP["id"],
    )


def test_a_correction_is_read_with_nothing_set() -> None:
    assert only_event({"type": "correction", "set": {}}) == Correction()
    assert only_event({"type": "correction", "set": {"giant": None}}) == Correction(giant=None)


UNKNOWN = "Nobody"


@pytest.mark.parametrize(
    ("event", "where"),
    [
        ({"type": "band", "player": UNKNOWN, "leader": LEADER, "cards": 1}, "player"),
        ({"type": "dragon", "player": UNKNOWN}, "player"),
        ({"type": "age_end", "third_dragon": UNKNOWN}, "third_dragon"),
        ({"type": "age_end", "third_dragon": "Mara", "pillage": ["Mara", UNKNOWN]}, "pillage[1]"),
        ({"type": "correction", "set": {"glory": {UNKNOWN: 1}}}, "set.glory.Nobody"),
        ({"type": "correction", "set": {"merfolk": {UNKNOWN: 1}}}, "set.merfolk.Nobody"),
        ({"type": "correction", "set": {"trolls": {UNKNOWN: [1]}}}, "set.trolls.Nobody"),
        ({"type": "correction", "set": {"orcs": {UNKNOWN: ["rhea"]}}}, "set.orcs.Nobody"),
        ({"type": "correction", "set": {"giant": {"player": UNKNOWN, "cards": 1}}}, "set.giant.player"),
        ({"type": "correction", "set": {"markers": {"rhea": {UNKNOWN: 1}}}}, "set.markers.rhea.Nobody"),
    ],
)
def test_an_unknown_player_is_found_wherever_one_is_named(event: Data, where: str) -> None:
    with pytest.raises(Refused) as refused:
        read_game(a_file({"type": "dragon"}, event))
    (problem,) = refused.value.problems
    assert (problem.code, problem.where) == ("unknown_player", f"events[1].{where}")
    assert problem.facts == {"player": UNKNOWN}


@pytest.mark.parametrize(
    ("event", "where"),
    [
        ({"type": "correction", "set": {"orcs": {"Mara": ["rhea", "red", "duris"]}}}, "set.orcs.Mara[1]"),
        ({"type": "correction", "set": {"markers": {"red": {"Mara": 1}}}}, "set.markers.red"),
        ({"type": "band", "player": "Mara", "leader": LEADER, "cards": 1, "marker": "red"}, "marker"),
        (
            {"type": "band", "player": "Mara", "leader": LEADER, "cards": 7, "merfolk_markers": ["rhea", "red"]},
            "merfolk_markers[1]",
        ),
        ({"type": "band", "player": "Mara", "leader": LEADER | {"kingdom": "red"}, "cards": 7}, "leader.kingdom"),
    ],
)
def test_an_unknown_kingdom_is_found_wherever_one_is_named(event: Data, where: str) -> None:
    with pytest.raises(Refused) as refused:
        read_game(a_file(event))
    (problem,) = refused.value.problems
    assert (problem.code, problem.where) == ("unknown_kingdom", f"events[0].{where}")
    assert problem.facts == {"kingdom": "red"}


def test_an_unknown_tribe_is_the_only_problem_of_its_band() -> None:
    band = {"type": "band", "player": "Mara", "leader": LEADER | {"tribe": "goblins"}, "cards": 7}
    with pytest.raises(Refused) as refused:
        read_game(a_file(band))
    (problem,) = refused.value.problems
    assert (problem.code, problem.where) == ("unknown_tribe", "events[0].leader.tribe")
    assert problem.facts == {"tribe": "goblins"}


def test_a_game_is_written_with_everything_said() -> None:
    setup = a_setup(tribes=SCORING_TRIBES, edition=Edition.CS, two_player_tie="both")
    game = a_game(
        setup,
        BandPlayed(a_band(MARA, Tribe.MERFOLK, Kingdom.ALTHEA, 7, 2), None, (Kingdom.DURIS, Kingdom.RHEA)),
        BandPlayed(a_band(MARA, Tribe.ORCS, Kingdom.ITHYS, 1), Kingdom.ITHYS, horde=True, at="2026-01-31T20:15Z"),
        BandPlayed(a_band(MARA, Tribe.TROLLS, Kingdom.RHEA, 2), troll=2, id="e3"),
        DragonDrawn(),
        DragonDrawn(ALEXIS),
        Correction(
            glory={MARA: 12},
            markers={Kingdom.DURIS: {MARA: 3}},
            merfolk={ALEXIS: 7},
            trolls={MARA: (6, 1)},
            giant=Giant(WILFRED, 5),
            hordes={RODERICK: (Kingdom.ITHYS, Kingdom.RHEA)},
            note="spilled",
        ),
        Correction(giant=None),
        AgeEnded(MARA, (WILFRED,)),
    )
    data = write_game(game)
    events = data.pop("events")
    assert data == {
        "format": "ethnos-game/1",
        "edition": "cs",
        "rulings": {
            "merfolk_places": "all",
            "merfolk_bonus": "each",
            "trolls_on_merfolk": True,
            "merfolk_zero_ranks": False,
            "two_player_tie": "both",
            "two_player_merfolk_sole": "first",
            "tiebreak_skeletons": "as_played",
            "ten_skeletons_win": False,
        },
        "components": {
            "giant": [2, 4, 6],
            "merfolk": [1, 2, 4],
            "merfolk_symbols": [3, 7, 12, 18],
            "merfolk_end": 18,
            "orcs": [1, 3, 6, 10, 15, 20],
        },
        "players": [
            {"name": "Roderick", "colour": "white"},
            {"name": "Alexis", "colour": "black"},
            {"name": "Wilfred", "colour": "yellow"},
            {"name": "Mara", "colour": "green"},
        ],
        "tribes": ["dwarves", "giants", "merfolk", "orcs", "skeletons", "trolls"],
        "tokens": {id: [2, 4, 8] for id in ("rhea", "pelagon", "althea", "duris", "straton", "ithys")},
        "first_player": "Roderick",
    }
    assert events == [
        {
            "type": "band",
            "player": "Mara",
            "leader": LEADER,
            "cards": 7,
            "skeletons": 2,
            "marker": None,
            "merfolk_markers": ["duris", "rhea"],
        },
        {
            "type": "band",
            "player": "Mara",
            "leader": {"tribe": "orcs", "kingdom": "ithys"},
            "cards": 1,
            "skeletons": 0,
            "marker": "ithys",
            "horde": True,
            "at": "2026-01-31T20:15Z",
        },
        {
            "type": "band",
            "player": "Mara",
            "leader": {"tribe": "trolls", "kingdom": "rhea"},
            "cards": 2,
            "skeletons": 0,
            "troll": 2,
            "id": "e3",
        },
        {"type": "dragon"},
        {"type": "dragon", "player": "Alexis"},
        {
            "type": "correction",
            "set": {
                "glory": {"Mara": 12},
                "markers": {"duris": {"Mara": 3}},
                "merfolk": {"Alexis": 7},
                "trolls": {"Mara": [6, 1]},
                "orcs": {"Roderick": ["ithys", "rhea"]},
                "giant": {"player": "Wilfred", "cards": 5},
            },
            "note": "spilled",
        },
        {"type": "correction", "set": {"giant": None}},
        {"type": "age_end", "third_dragon": "Mara", "pillage": ["Wilfred"]},
    ]
    assert read_game(json.loads(json.dumps({**data, "events": events}))) == game


def test_ten_skeletons_are_written_without_a_leader() -> None:
    game = a_game(a_setup(tribes=SCORING_TRIBES, edition=Edition.PL), a_band(MARA, None, None, 10, 10))
    assert write_game(game)["events"] == [
        {"type": "band", "player": "Mara", "leader": None, "cards": 10, "skeletons": 10}
    ]


def test_a_game_whose_first_player_nobody_picked_is_written_all_the_same() -> None:
    assert write_game(a_game(replace(a_setup(), first_player=None)))["first_player"] is None
