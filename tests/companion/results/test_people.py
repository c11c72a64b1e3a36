from companion.results.people import person_id
from storage.values import Player


def test_a_person_s_id_stays_whatever_they_are_called() -> None:
    was = person_id("Mara", [Player("Mara")])
    assert person_id("Mara", ()) == was
    assert person_id("Maria", [Player("Maria", also=("Marie", "Mara"))]) == was


def test_somebody_else_who_takes_the_name_is_somebody_else() -> None:
    everybody = [Player("Maria", also=("Mara",)), Player("Mara")]
    assert person_id("Mara", everybody) != person_id("Maria", everybody)
