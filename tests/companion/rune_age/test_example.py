from companion.rune_age.example import example
from rules.rune_age.kind import KIND


def test_the_example_is_a_game_in_its_third_round_with_everything_to_look_at() -> None:
    state = KIND.read(example()).state
    assert state.round == 3
    assert not state.over
    assert any(state.damage)
    assert any(state.rewards)
    assert any(state.strongholds)
    assert len({owner for owner in state.owners if owner is not None}) == 1
    assert state.attacked[state.active or 0]
