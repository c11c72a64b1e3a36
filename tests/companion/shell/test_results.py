from companion.look.theme import Paint
from companion.shell.results import Group, Result, Row, Seat, minutes_played

PAINT = Paint("#FFFFFF", "#000000")


def test_a_source_is_the_sum_of_its_rows_in_all_groups() -> None:
    groups = (
        Group("I", (Row("kingdom", "Kingdoms", (1, 2)), Row("band", "Bands", (3, 4)))),
        Group("II", (Row("kingdom", "Kingdoms", (10, 20)), Row("orcs", "Orcs", (None, 5)))),
    )
    result = Result(
        id="1", kind="any", title="Any", bgg=None, outcome="", seats=(Seat("A", PAINT), Seat("B", PAINT)), groups=groups
    )
    assert [(row.source, row.cells) for row in result.sources()] == [
        ("kingdom", (11, 22)),
        ("band", (3, 4)),
        ("orcs", (None, 5)),
    ]


def test_pauses_are_no_part_of_the_game() -> None:
    at = "2026-11-18T{}:00Z".format
    assert minutes_played([]) == 0
    assert minutes_played([at("20:00"), None, at("20:15"), at("21:15"), at("21:20")]) == 20
    assert minutes_played([at("20:00"), at("19:00")]) == 0
