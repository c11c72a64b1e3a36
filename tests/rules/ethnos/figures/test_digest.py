from hypothesis import given

from rules.ethnos.events import AgeEnded
from rules.ethnos.figures.digest import digest
from rules.ethnos.game import Game
from tests.ethnos import ALEXIS, a_band, a_game, a_setup
from tests.strategies import games


@given(games())
def test_sources_add_up_to_the_scores(game: Game) -> None:
    kept = digest(game)
    assert (kept is None) == (not game.state.over)
    if kept:
        assert kept.scores == tuple(map(sum, zip(*kept.sources.values(), strict=True)))


def test_what_is_kept_of_a_game() -> None:
    kept = digest(a_game(a_setup(2), a_band(ALEXIS, cards=5), AgeEnded(0), AgeEnded(0)))
    assert kept
    assert (kept.winners, kept.places, kept.edition) == ((ALEXIS,), (2, 1), "en")
    assert kept.in_play == a_setup(2).tribes
    assert kept.feats["largest_band"] == (5, ALEXIS)
    assert kept.feats["best_age"][1] == ALEXIS
