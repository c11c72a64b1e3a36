import json
import re
from typing import Any

from tests.companion.conftest import EXAMPLES, Command, as_lines

Data = dict[str, Any]


def test_the_example_game_is_replayed_for_people(command: Command) -> None:
    ran = command("replay", str(EXAMPLES / "game.json"))
    assert ran.status == 0
    assert ran.out.startswith(
        "Age I, as it was played\n\n0  Roderick plays 3 cards led by a Wingfolk of Duris. Marker to Rhea, the 1st.\n"
    )
    assert "\n6  Alexis draws the third Dragon.\n\nThe end of Age I\n\n" in ran.out
    assert "\n\nAge II, as it was played\n\n 7  Alexis plays 3 cards led by a Centaur of Althea." in ran.out
    assert ran.out.endswith("Alexis wins with 60 Glory.\n")


def test_the_example_game_is_replayed_as_json(command: Command) -> None:
    replay = command("replay", "--json", str(EXAMPLES / "game.json")).data
    reports = replay.pop("reports")
    assert [report["age"] for report in reports] == [1, 2]
    assert replay == {
        "format": "ethnos-replay/1",
        "age": 2,
        "over": True,
        "dragons": 0,
        "glory": {"Roderick": 44, "Alexis": 60},
        "markers": {
            "rhea": {"Roderick": 2, "Alexis": 0},
            "pelagon": {"Roderick": 0, "Alexis": 0},
            "althea": {"Roderick": 0, "Alexis": 2},
            "duris": {"Roderick": 0, "Alexis": 1},
            "straton": {"Roderick": 0, "Alexis": 1},
            "ithys": {"Roderick": 1, "Alexis": 0},
        },
        "supply": {"Roderick": 21, "Alexis": 20},
        "merfolk": {"Roderick": 2, "Alexis": 3},
        "giant": None,
        "trolls": {"Roderick": [], "Alexis": []},
        "orcs": {"Roderick": [], "Alexis": []},
        "bands": [],
        "next": {"first_player": None},
        "outcome": {"winners": ["Alexis"], "decided_by": "glory"},
    }


def test_a_game_in_the_middle_of_an_age_shows_the_table(command: Command, game: Data) -> None:
    game["events"] = game["events"][:6]
    given = json.dumps(game).encode()
    replay = command("replay", "--json", "-", given=given).data
    assert (replay["age"], replay["over"], replay["dragons"], replay["outcome"]) == (1, False, 2, None)
    assert replay["next"] == {"first_player": "Roderick"}
    assert replay["trolls"] == {"Roderick": [2], "Alexis": []}
    assert replay["orcs"] == {"Roderick": [], "Alexis": ["straton"]}
    assert replay["bands"][0] == {
        "player": "Roderick",
        "leader": {"tribe": "wingfolk", "kingdom": "duris"},
        "cards": 3,
        "skeletons": 0,
    }
    text = command("replay", "-", given=given).out
    assert text.startswith("Age I, as it was played\n")
    assert "\n\nAge I as it stands, 2 Dragons drawn\n" in text
    assert re.search(r"^if it ended now +14 +17$", text, re.MULTILINE)
    assert re.search(r"^Hordes +- +Straton$", text, re.MULTILINE)
    assert re.search(r"^Trolls +2 +-$", text, re.MULTILINE)


def test_the_holder_of_the_giant_token_is_shown(command: Command, game: Data) -> None:
    game["tribes"] = ["giants", "elves", "dwarves", "wizards", "halflings"]
    leader = {"tribe": "giants", "kingdom": "rhea"}
    game["events"] = [{"type": "band", "player": "Alexis", "leader": leader, "cards": 4}]
    given = json.dumps(game).encode()
    assert command("replay", "--json", "-", given=given).data["giant"] == {"player": "Alexis", "cards": 4}
    assert command("replay", "-", given=given).out.endswith("Giant                   -  4 cards\n")


def test_ten_skeletons_end_the_game_without_a_report(command: Command, game: Data) -> None:
    game |= {"edition": "pl", "tribes": ["skeletons", "elves", "dwarves", "wizards", "halflings"]}
    game["events"] = [{"type": "band", "player": "Alexis", "leader": None, "cards": 10, "skeletons": 10}]
    given = json.dumps(game).encode()
    replay = command("replay", "--json", "-", given=given).data
    assert (replay["over"], replay["age"], replay["reports"]) == (True, 1, [])
    assert replay["next"] == {"first_player": None}
    assert replay["outcome"] == {"winners": ["Alexis"], "decided_by": "ten_skeletons"}
    assert replay["bands"] == [{"player": "Alexis", "leader": None, "cards": 10, "skeletons": 10}]
    assert command("replay", "-", given=given).out == (
        "Age I, as it was played\n\n"
        "0  Alexis plays ten Skeletons and wins.\n\n"
        "Alexis wins at once with ten Skeletons.\n"
    )


def test_many_games_give_many_replays(command: Command, game: Data) -> None:
    ran = command("replay", "--jsonl", given=as_lines([game, game | {"events": []}]))
    assert ran.status == 0
    assert [replay["over"] for replay in ran.lines] == [True, False]


def test_an_illegal_band_is_an_error_and_not_a_guess(command: Command, game: Data) -> None:
    game["events"][3] |= {"marker": "ithys", "cards": 1, "troll": 1}
    game["events"].insert(3, game["events"][3])
    ran = command("replay", "-", given=json.dumps(game).encode())
    assert ran.status == 2
    assert ran.err.startswith("events[4].marker: Together both players have 1 marker in Ithys. ")
