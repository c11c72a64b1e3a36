from companion.look.theme import Paint
from companion.shell.results import Group, Result, Row, Seat

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
