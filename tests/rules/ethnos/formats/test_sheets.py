from dataclasses import replace
from typing import Any

import pytest

from rules.ethnos.formats.sheets import Sheet, read_sheet, write_sheet
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.table import Band, Giant, opening_table
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.problems import Refused
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_setup, a_table

Data = dict[str, Any]
SETUP = a_setup(tribes=SCORING_TRIBES)
GIANTS = {"tribe": "giants", "kingdom": "rhea"}


def a_file(**changes: Any) -> Data:
    data = {
        "format": "ethnos-age-sheet/1",
        "age": 2,
        "players": ["Roderick", "Alexis", "Wilfred", "Mara"],
        "tribes": ["dwarves", "giants", "merfolk", "orcs", "skeletons", "trolls"],
    }
    return data | changes


def test_what_is_left_out_is_empty() -> None:
    sheet = read_sheet(a_file())
    assert sheet.table == replace(opening_table(4), age=2)
    assert sheet.setup.tokens == ((),) * 6
    assert (sheet.pillage, sheet.third_dragon) == ((), None)


def test_what_is_said_lies_on_the_table() -> None:
    sheet = read_sheet(
        a_file(
            glory={"Mara": 3},
            kingdoms={"duris": {"tokens": [2, 4, 8], "markers": {"Roderick": 3}}, "rhea": {"tokens": [0, 0, 1]}},
            trolls={"Alexis": [3, 1]},
            giant="Roderick",
            merfolk={"Alexis": 7},
            orcs={"Alexis": ["ithys", "rhea"]},
            pillage=["Alexis"],
            bands=[
                {"player": "Roderick", "leader": GIANTS, "cards": 3},
                {"player": "Roderick", "leader": GIANTS, "cards": 5, "skeletons": 1},
                {"player": "Mara", "leader": GIANTS, "cards": 4},
                {"player": "Roderick", "leader": {"tribe": "orcs", "kingdom": "rhea"}, "cards": 9},
            ],
            third_dragon="Wilfred",
        )
    )
    assert sheet.table == a_table(
        SETUP,
        2,
        {Kingdom.DURIS: (3, 0, 0, 0)},
        glory=(0, 0, 0, 3),
        trolls=((), (1, 3), (), ()),
        giant=Giant(RODERICK, 5),
        merfolk=(0, 7, 0, 0),
        hordes=((), (Kingdom.RHEA, Kingdom.ITHYS), (), ()),
        bands=(
            Band(RODERICK, Tribe.GIANTS, Kingdom.RHEA, 3),
            Band(RODERICK, Tribe.GIANTS, Kingdom.RHEA, 5, 1),
            Band(MARA, Tribe.GIANTS, Kingdom.RHEA, 4),
            Band(RODERICK, Tribe.ORCS, Kingdom.RHEA, 9),
        ),
    )
    assert sheet.setup.tokens[Kingdom.DURIS] == (2, 4, 8)
    assert (sheet.pillage, sheet.third_dragon) == ((ALEXIS,), WILFRED)
    assert sheet.score() == end_of_age(sheet.setup, sheet.table, (ALEXIS,), WILFRED)


def test_a_giant_token_without_a_band_has_no_size() -> None:
    assert read_sheet(a_file(giant="Mara")).table.giant == Giant(MARA, 0)


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ({"glory": {"Nobody": 1}}, "glory.Nobody"),
        ({"trolls": {"Nobody": [1]}}, "trolls.Nobody"),
        ({"merfolk": {"Nobody": 1}}, "merfolk.Nobody"),
        ({"orcs": {"Nobody": ["rhea"]}}, "orcs.Nobody"),
        ({"pillage": ["Mara", "Nobody"]}, "pillage[1]"),
        ({"third_dragon": "Nobody"}, "third_dragon"),
        ({"giant": "Nobody"}, "giant"),
        ({"bands": [{"player": "Nobody", "leader": GIANTS, "cards": 1}]}, "bands[0].player"),
        ({"kingdoms": {"rhea": {"tokens": [1, 1, 1], "markers": {"Nobody": 1}}}}, "kingdoms.rhea.markers.Nobody"),
    ],
)
def test_an_unknown_player_is_found_wherever_one_is_named(said: Data, where: str) -> None:
    with pytest.raises(Refused) as refused:
        read_sheet(a_file(**said))
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.rule) == ("unknown_player", where, "S1")


def test_an_unknown_kingdom_is_the_only_problem_of_its_horde() -> None:
    with pytest.raises(Refused) as refused:
        read_sheet(a_file(orcs={"Mara": ["rhea", "red", "pelagon"]}))
    assert [(p.code, p.where) for p in refused.value.problems] == [("unknown_kingdom", "orcs.Mara[1]")]


def test_an_age_that_the_game_does_not_have_is_said_with_those_it_has() -> None:
    with pytest.raises(Refused) as refused:
        read_sheet(a_file(age=4))
    (problem,) = refused.value.problems
    assert (problem.code, problem.facts) == ("age_number", {"age": 4, "ages": 3})


def test_pillage_without_orcs_names_the_tribe() -> None:
    tribes = ["dwarves", "giants", "merfolk", "elves", "skeletons", "trolls"]
    with pytest.raises(Refused) as refused:
        read_sheet(a_file(tribes=tribes, pillage=["Mara"]))
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.rule) == ("tribe_not_in_play", "pillage", "S2")
    assert (problem.reason, problem.facts) == ("belongings", {"tribe": Tribe.ORCS})


def test_a_sheet_is_written_without_what_is_empty() -> None:
    table = a_table(
        SETUP,
        2,
        {Kingdom.DURIS: (3, 0, 0, 0)},
        glory=(0, 0, 0, 3),
        trolls=((), (1, 3), (), ()),
        giant=Giant(RODERICK, 3),
        merfolk=(0, 7, 0, 0),
        hordes=((), (Kingdom.RHEA, Kingdom.ITHYS), (), ()),
        bands=(a_band(RODERICK, Tribe.GIANTS, Kingdom.RHEA, 3, 1),),
    )
    data = write_sheet(Sheet(SETUP, table, (ALEXIS,), WILFRED))
    assert list(data)[:4] == ["format", "edition", "rulings", "components"]
    assert {key: value for key, value in data.items() if key not in ("rulings", "components")} == {
        "format": "ethnos-age-sheet/1",
        "edition": "en",
        "age": 2,
        "players": ["Roderick", "Alexis", "Wilfred", "Mara"],
        "tribes": ["dwarves", "giants", "merfolk", "orcs", "skeletons", "trolls"],
        "glory": {"Mara": 3},
        "kingdoms": {
            id: {"tokens": [2, 4, 8], "markers": {"Roderick": 3} if id == "duris" else {}}
            for id in ("rhea", "pelagon", "althea", "duris", "straton", "ithys")
        },
        "trolls": {"Alexis": [1, 3]},
        "giant": "Roderick",
        "merfolk": {"Alexis": 7},
        "orcs": {"Alexis": ["rhea", "ithys"]},
        "pillage": ["Alexis"],
        "bands": [{"player": "Roderick", "leader": GIANTS, "cards": 3, "skeletons": 1}],
        "third_dragon": "Wilfred",
    }


def test_an_empty_sheet_is_written_and_read() -> None:
    sheet = read_sheet(a_file())
    data = write_sheet(sheet)
    assert (data["giant"], data["third_dragon"], data["kingdoms"]) == (None, None, {})
    assert read_sheet(data) == sheet
