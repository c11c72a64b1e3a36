from rules.ethnos.vocabulary import KINGDOM_BY_ID, KINGDOMS, TRIBES, Colour, Edition, Kingdom, Tribe


def test_kingdoms_have_their_colours_in_scoring_order() -> None:
    assert [(kingdom.id, kingdom.colour) for kingdom in KINGDOMS] == [
        ("rhea", "red"),
        ("pelagon", "grey"),
        ("althea", "green"),
        ("duris", "purple"),
        ("straton", "blue"),
        ("ithys", "orange"),
    ]
    assert KINGDOM_BY_ID["duris"] is Kingdom.DURIS


def test_every_tribe_has_12_cards_but_the_halflings() -> None:
    assert len(TRIBES) == 12
    assert {tribe: tribe.cards for tribe in TRIBES if tribe.cards != 12} == {Tribe.HALFLINGS: 24}


def test_there_are_six_marker_colours_and_four_editions() -> None:
    assert list(Colour) == ["white", "black", "yellow", "green", "blue", "pink"]
    assert list(Edition) == ["en", "pl", "cs", "ru"]
