import pytest

from rules.ethnos.events import (
    AgeEnded,
    BandPlayed,
    Correction,
    DragonDrawn,
    Event,
    kingdoms_named,
    players_named,
    sets_nothing,
)
from rules.ethnos.table import Band, Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band

TEN_SKELETONS = BandPlayed(Band(MARA, None, None, 10, 10))


@pytest.mark.parametrize(
    ("event", "players"),
    [
        (BandPlayed(a_band(ALEXIS)), {ALEXIS}),
        (TEN_SKELETONS, {MARA}),
        (DragonDrawn(), set()),
        (DragonDrawn(RODERICK), {RODERICK}),
        (AgeEnded(None), set()),
        (AgeEnded(WILFRED), {WILFRED}),
        (AgeEnded(WILFRED, (MARA, WILFRED)), {WILFRED, MARA}),
        (Correction(), set()),
        (Correction(giant=None), set()),
        (Correction(giant=Giant(ALEXIS, 3)), {ALEXIS}),
        (Correction(glory={RODERICK: 3}, merfolk={MARA: 2}), {RODERICK, MARA}),
        (Correction(trolls={RODERICK: ()}, hordes={ALEXIS: (Kingdom.RHEA,)}), {RODERICK, ALEXIS}),
        (Correction(markers={Kingdom.RHEA: {WILFRED: 1}, Kingdom.DURIS: {MARA: 0}}), {WILFRED, MARA}),
    ],
)
def test_an_event_is_about_who_acts_in_it_or_whose_things_it_sets(event: Event, players: set[int]) -> None:
    assert players_named(event) == players


@pytest.mark.parametrize(
    ("event", "kingdoms"),
    [
        (BandPlayed(a_band(kingdom=Kingdom.ITHYS)), {Kingdom.ITHYS}),
        (BandPlayed(a_band(kingdom=Kingdom.ITHYS), marker=None), {Kingdom.ITHYS}),
        (
            BandPlayed(a_band(tribe=Tribe.WINGFOLK, kingdom=Kingdom.ITHYS), marker=Kingdom.RHEA),
            {Kingdom.ITHYS, Kingdom.RHEA},
        ),
        (
            BandPlayed(a_band(tribe=Tribe.MERFOLK, kingdom=Kingdom.ITHYS), merfolk_markers=(Kingdom.DURIS,)),
            {Kingdom.ITHYS, Kingdom.DURIS},
        ),
        (TEN_SKELETONS, set()),
        (DragonDrawn(RODERICK), set()),
        (AgeEnded(WILFRED, (MARA,)), set()),
        (Correction(hordes={ALEXIS: (Kingdom.RHEA,)}), set()),
        (Correction(markers={Kingdom.RHEA: {WILFRED: 1}, Kingdom.DURIS: {MARA: 0}}), {Kingdom.RHEA, Kingdom.DURIS}),
    ],
)
def test_an_event_is_about_the_leaders_kingdom_and_where_markers_are_placed_or_set(
    event: Event, kingdoms: set[Kingdom]
) -> None:
    assert kingdoms_named(event) == kingdoms


def test_a_correction_that_sets_nothing_is_only_a_note() -> None:
    assert sets_nothing(Correction())
    assert sets_nothing(Correction(note="Rules changed", at="2026-01-31T20:15:00Z", id="e1"))
    assert not sets_nothing(Correction(giant=None))
    assert not sets_nothing(Correction(glory={RODERICK: 3}, note="lapped"))
