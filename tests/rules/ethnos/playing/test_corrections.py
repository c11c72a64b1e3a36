from dataclasses import replace

import pytest

from rules.ethnos.components import MARKERS_OF_A_COLOUR
from rules.ethnos.events import Correction
from rules.ethnos.playing.corrections import (
    correct,
    difference,
    in_play,
    verify_corrected,
    verify_correction,
    with_giant_glory,
    with_marker_moved,
)
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
WITHOUT = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
DURIS, RHEA = Kingdom.DURIS, Kingdom.RHEA


def refusals(setup: Setup, correction: Correction) -> list[tuple[str, str, str | None]]:
    return [(p.code.value, p.where, p.rule) for p in verify_correction(setup, correction)]


def test_what_is_named_is_set_and_the_rest_stays() -> None:
    table = a_table(
        SETUP,
        2,
        {DURIS: (1, 2, 3, 4), RHEA: (1, 1, 1, 1)},
        glory=(1, 2, 3, 4),
        merfolk=(1, 2, 3, 4),
        giant=Giant(MARA, 3),
        trolls=((1,), (2,), (), ()),
        hordes=((DURIS,), (), (), ()),
    )
    corrected = correct(
        table,
        Correction(
            glory={ALEXIS: 30},
            markers={DURIS: {WILFRED: 0}},
            merfolk={MARA: 18},
            trolls={ALEXIS: (6, 5)},
            giant=Giant(RODERICK, 7),
            hordes={ALEXIS: (Kingdom.ITHYS, RHEA)},
        ),
    )
    assert corrected == a_table(
        SETUP,
        2,
        {DURIS: (1, 2, 0, 4), RHEA: (1, 1, 1, 1)},
        glory=(1, 30, 3, 4),
        merfolk=(1, 2, 3, 18),
        giant=Giant(RODERICK, 7),
        trolls=((1,), (5, 6), (), ()),
        hordes=((DURIS,), (RHEA, Kingdom.ITHYS), (), ()),
    )


def test_a_giant_token_can_be_put_back_and_stays_when_nothing_is_said() -> None:
    table = a_table(SETUP, giant=Giant(MARA, 3))
    assert correct(table, Correction()) == table
    assert correct(table, Correction(giant=None)).giant is None


def test_nothing_of_an_absent_tribe_can_be_set() -> None:
    correction = Correction(merfolk={0: 0}, trolls={0: (1,)}, giant=Giant(0, 3), hordes={0: (DURIS,)})
    assert refusals(WITHOUT, correction) == [
        ("tribe_not_in_play", "set.trolls", "S2"),
        ("tribe_not_in_play", "set.giant", "S2"),
        ("tribe_not_in_play", "set.merfolk", "S2"),
        ("tribe_not_in_play", "set.orcs", "S2"),
    ]
    reasons = {(p.reason, p.facts["tribe"]) for p in verify_correction(WITHOUT, correction)}
    tribes = (Tribe.TROLLS, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS)
    assert reasons == {("belongings", tribe) for tribe in tribes}


def test_saying_that_an_absent_tribe_has_nothing_is_no_error() -> None:
    assert refusals(WITHOUT, Correction(trolls={0: ()}, giant=None, hordes={0: ()})) == []


def test_one_token_cannot_be_given_to_two_players() -> None:
    correction = Correction(trolls={RODERICK: (1, 2), ALEXIS: (3, 2)})
    assert refusals(SETUP, correction) == []
    (problem,) = verify_corrected(SETUP, a_table(SETUP), correction)
    assert (problem.code, problem.where, problem.rule) == ("troll_held_twice", "set.trolls.Alexis[1]", "B16")
    assert problem.facts == {"token": 2, "holder": "Roderick", "player": "Alexis"}


def test_one_token_cannot_be_given_twice_to_one_player() -> None:
    assert refusals(SETUP, Correction(trolls={RODERICK: (2, 2)})) == [
        ("troll_held_twice", "set.trolls.Roderick[1]", "B16")
    ]


def test_a_space_beyond_the_board_cannot_be_set() -> None:
    assert refusals(SETUP, Correction(merfolk={RODERICK: 18})) == []
    (problem,) = verify_correction(SETUP, Correction(merfolk={RODERICK: 19}))
    assert (problem.code, problem.where, problem.rule) == ("merfolk_space", "set.merfolk.Roderick", "B13")
    assert problem.facts == {"player": "Roderick", "space": 19, "end": 18}


def test_one_horde_space_cannot_be_filled_twice() -> None:
    (problem,) = verify_correction(SETUP, Correction(hordes={ALEXIS: (DURIS, RHEA, DURIS)}))
    assert (problem.code, problem.where, problem.rule) == ("horde_space_taken", "set.orcs.Alexis[2]", "B14")
    assert problem.facts == {"player": "Alexis", "kingdom": DURIS}


def test_the_giants_band_has_a_size_that_bands_have() -> None:
    assert refusals(SETUP, Correction(giant=Giant(0, 1))) == []
    assert refusals(SETUP, Correction(giant=Giant(0, 10))) == []
    for cards in (0, 11):
        (problem,) = verify_correction(SETUP, Correction(giant=Giant(0, cards)))
        assert (problem.code, problem.where, problem.rule) == ("band_size", "set.giant.cards", "B1")
        assert problem.facts == {"cards": cards, "most": 10}


def test_a_token_must_be_taken_from_its_holder_to_be_given_to_another() -> None:
    table = a_table(SETUP, trolls=((4,), (), (), ()))
    (problem,) = verify_corrected(SETUP, table, Correction(trolls={ALEXIS: (1, 4)}))
    assert (problem.code, problem.where, problem.rule) == ("troll_held_twice", "set.trolls.Alexis[1]", "B16")
    assert problem.facts == {"token": 4, "holder": "Roderick", "player": "Alexis"}
    assert list(verify_corrected(SETUP, table, Correction(trolls={ALEXIS: (4,), RODERICK: ()}))) == []
    assert list(verify_corrected(SETUP, table, Correction(trolls={RODERICK: (4, 5)}))) == []


def test_the_difference_of_two_tables_names_what_differs_and_nothing_else() -> None:
    before = a_table(
        SETUP,
        markers={DURIS: (1, 2, 3, 4), RHEA: (1, 1, 1, 1)},
        glory=(1, 2, 3, 4),
        merfolk=(1, 2, 3, 4),
        trolls=((1,), (2,), (), ()),
        hordes=((DURIS,), (), (), ()),
    )
    after = a_table(
        SETUP,
        markers={DURIS: (1, 2, 0, 4), RHEA: (1, 1, 1, 1)},
        glory=(1, 30, 3, 4),
        merfolk=(1, 2, 3, 18),
        giant=Giant(RODERICK, 7),
        trolls=((), (1, 2), (), ()),
        hordes=((), (), (), (RHEA,)),
    )
    assert difference(before, after) == Correction(
        glory={ALEXIS: 30},
        markers={DURIS: {WILFRED: 0}},
        merfolk={MARA: 18},
        trolls={RODERICK: (), ALEXIS: (1, 2)},
        giant=Giant(RODERICK, 7),
        hordes={RODERICK: (), MARA: (RHEA,)},
    )


def test_the_difference_names_a_giant_token_put_back_but_not_one_that_stays() -> None:
    held, free = a_table(SETUP, giant=Giant(MARA, 3)), a_table(SETUP)
    assert difference(held, free) == Correction(giant=None)
    assert difference(held, held) == Correction()


def test_tables_that_differ_only_in_age_and_bands_differ_in_nothing_to_correct() -> None:
    assert difference(a_table(SETUP), a_table(SETUP, age=2, bands=(a_band(),))) == Correction()


FULL = a_table(
    a_setup(6),
    markers={Kingdom.RHEA: (1, 2, 3, 4, 5, 6)},
    glory=(1, 2, 3, 4, 5, 6),
    merfolk=(1, 2, 3, 4, 5, 6),
    giant=Giant(1, 4),
    trolls=((1,), (2,), (3,), (), (), (6,)),
    hordes=((Kingdom.RHEA,),) * 6,
    bands=(a_band(0, cards=3, skeletons=1), a_band(5)),
)


@pytest.mark.rule("ethnos", "S2")
def test_nothing_of_tribes_that_are_not_in_play_lies_on_the_table() -> None:
    setup = a_setup(6, tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
    left = in_play(setup, FULL)
    assert (left.merfolk, left.giant, left.trolls, left.hordes) == ((0,) * 6, None, ((),) * 6, ((),) * 6)
    assert (left.glory, left.markers) == (FULL.glory, FULL.markers)
    assert left.bands == (a_band(0, cards=3), a_band(5))


@pytest.mark.rule("ethnos", "S1")
def test_nothing_of_seats_that_are_not_in_play_lies_on_the_table() -> None:
    setup = a_setup(2, tribes=[Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.SKELETONS, Tribe.TROLLS])
    left = in_play(setup, FULL)
    assert (left.glory, left.merfolk, left.markers[Kingdom.RHEA]) == ((1, 2), (1, 2), (1, 2))
    assert (left.trolls, left.hordes) == (((1,), (2,)), ((Kingdom.RHEA,),) * 2)
    assert (left.giant, left.bands) == (Giant(1, 4), (a_band(0, cards=3, skeletons=1),))
    assert in_play(setup, replace(FULL, giant=Giant(2, 4))).giant is None


def test_a_table_of_this_game_is_left_as_it_is() -> None:
    assert in_play(a_setup(6, tribes=SCORING_TRIBES), FULL) == FULL


@pytest.mark.rule("ethnos", "B15")
@pytest.mark.parametrize(
    ("was", "now", "glory"),
    [
        (ALEXIS, MARA, (9, 1, 0, 2)),
        (None, MARA, (9, 3, 0, 2)),
        (ALEXIS, None, (9, 1, 0, 0)),
        (ALEXIS, ALEXIS, (9, 3, 0, 0)),
        (WILFRED, RODERICK, (11, 3, 0, 0)),
    ],
)
def test_the_glory_for_taking_the_giant_token_goes_with_it(
    was: int | None, now: int | None, glory: tuple[int, ...]
) -> None:
    """From who held it, who has no less than 0 then, to who holds it."""
    before, after = (
        a_table(SETUP, glory=(9, 3, 0, 0), giant=None if seat is None else Giant(seat, cards))
        for seat, cards in ((was, 3), (now, 4))
    )
    assert with_giant_glory(before, after) == replace(after, glory=glory)


def test_a_marker_in_the_wrong_kingdom_is_moved_if_there_is_one_to_move() -> None:
    table = a_table(SETUP, markers={DURIS: (2, 0, 0, 0), RHEA: (0, 1, 0, 0)})
    moved = with_marker_moved(table, RODERICK, DURIS, RHEA)
    assert moved == a_table(SETUP, markers={DURIS: (1, 0, 0, 0), RHEA: (1, 1, 0, 0)})
    assert with_marker_moved(table, ALEXIS, DURIS, RHEA) == table
    last = with_marker_moved(table, ALEXIS, RHEA, DURIS)
    assert last == a_table(SETUP, markers={DURIS: (2, 1, 0, 0)})


def test_no_marker_is_moved_to_where_all_of_a_colour_lie() -> None:
    full = a_table(SETUP, markers={DURIS: (1, 0, 0, 0), RHEA: (MARKERS_OF_A_COLOUR, 0, 0, 0)})
    assert with_marker_moved(full, RODERICK, DURIS, RHEA) == full
