from hypothesis import given

from companion.ethnos.words.story import code_text, moment_text, race_text
from rules.ethnos.figures.digest import digest
from rules.ethnos.figures.moments import moments
from rules.ethnos.figures.race import race
from rules.ethnos.game import Game
from tests.strategies import games


@given(games(most_events=20))
def test_every_moment_and_every_code_has_words(game: Game) -> None:
    for moment in moments(game):
        words = moment_text(game.setup.names, moment)
        assert words.endswith(".")
    assert race_text(game.setup.names, race(game)).startswith("The race. ")
    kept = digest(game)
    if kept:
        assert all(map(code_text, (*kept.in_play, *kept.sources, *kept.feats, kept.edition or "en")))
