from companion.ethnos.example import example
from rules.ethnos.kind import KIND


def test_the_example_is_a_game_in_its_second_age_with_everything_to_look_at() -> None:
    state = KIND.read(example()).state
    assert state.table.age == 2
    assert not state.over
    assert len(state.reports) == 1
    assert state.dragons == 1
    assert state.table.giant is not None
    assert any(state.table.trolls)
    assert any(state.table.hordes)
    assert all(map(any, state.table.markers))
