import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.reseating import reseated_event, reseated_row, reseated_table
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom
from tests.ethnos import a_band, a_setup, a_table

TURNED = (1, 2, 0)
"""Everybody one seat on."""


@pytest.mark.parametrize(
    ("event", "after"),
    [
        (BandPlayed(a_band(0), marker=None, id="e1"), BandPlayed(a_band(1), marker=None, id="e1")),
        (DragonDrawn(2, at="2026-01-31T20:15:00Z"), DragonDrawn(0, at="2026-01-31T20:15:00Z")),
        (DragonDrawn(), DragonDrawn()),
        (AgeEnded(1, pillage=(0, 2)), AgeEnded(2, pillage=(1, 0))),
        (AgeEnded(None), AgeEnded(None)),
        (Correction(note="tea"), Correction(note="tea")),
        (Correction(giant=None), Correction(giant=None)),
        (
            Correction(
                glory={0: 5},
                markers={Kingdom.RHEA: {1: 2, 2: 0}},
                merfolk={2: 3},
                trolls={0: (1,), 1: ()},
                giant=Giant(2, 4),
                hordes={1: (Kingdom.DURIS,)},
            ),
            Correction(
                glory={1: 5},
                markers={Kingdom.RHEA: {2: 2, 0: 0}},
                merfolk={0: 3},
                trolls={1: (1,), 2: ()},
                giant=Giant(0, 4),
                hordes={2: (Kingdom.DURIS,)},
            ),
        ),
    ],
)
def test_what_somebody_did_goes_with_them(event: Event, after: Event) -> None:
    assert reseated_event(event, TURNED) == after
    assert reseated_event(event, range(3)) == event


def test_what_lies_on_the_table_goes_with_them() -> None:
    setup = a_setup(3)
    table = a_table(
        setup,
        markers={Kingdom.RHEA: (1, 2, 3)},
        glory=(10, 20, 30),
        merfolk=(4, 5, 6),
        giant=Giant(0, 3),
        trolls=((1,), (), (2, 3)),
        hordes=((), (Kingdom.DURIS,), ()),
        bands=(a_band(0), a_band(2)),
    )
    moved = reseated_table(table, TURNED)
    assert moved == a_table(
        setup,
        markers={Kingdom.RHEA: (3, 1, 2)},
        glory=(30, 10, 20),
        merfolk=(6, 4, 5),
        giant=Giant(1, 3),
        trolls=((2, 3), (1,), ()),
        hordes=((), (), (Kingdom.DURIS,)),
        bands=(a_band(1), a_band(0)),
    )
    assert reseated_table(a_table(setup), TURNED) == a_table(setup)


def test_a_row_is_in_the_order_of_the_new_seats() -> None:
    assert reseated_row("abc", TURNED) == ("c", "a", "b")
