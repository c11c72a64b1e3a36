from companion.rune_age.entering.correction import NamesDraft, merged, sets_nothing
from rules.rune_age.events import Correction
from tests.rune_age import JAN, OLA, a_setup, state_after


def test_of_two_corrections_the_later_one_counts() -> None:
    first = Correction(damage={OLA: 3, JAN: 1}, cities={0: OLA}, enemies=("Ghox",), events_left=4, active=OLA)
    then = Correction(
        damage={OLA: 4}, strongholds={OLA: 1}, rewards={"Crown": JAN}, runes={JAN: None}, first_player=JAN
    )
    assert merged(first, then) == Correction(
        damage={OLA: 4, JAN: 1},
        strongholds={OLA: 1},
        cities={0: OLA},
        rewards={"Crown": JAN},
        runes={JAN: None},
        enemies=("Ghox",),
        events_left=4,
        first_player=JAN,
        active=OLA,
    )
    last = Correction(enemies=(), events_left=5, active=JAN)
    again = merged(merged(first, then), last)
    assert (again.enemies, again.events_left, again.first_player, again.active) == ((), 5, JAN, JAN)


def test_what_lies_there_already_is_no_correction() -> None:
    setup, state = a_setup(), state_after()
    assert sets_nothing(setup, state, Correction(damage={OLA: 0}, cities={0: None}, active=OLA))
    assert not sets_nothing(setup, state, Correction(damage={OLA: 1}))


def test_names_are_kept_as_they_are_typed() -> None:
    draft = NamesDraft().with_rune("Fire").with_reward("Crown")
    assert draft.rune is not None
    assert (draft.rune.text, draft.reward.text, draft.without_reward().reward.text) == ("Fire", "Crown", "")
