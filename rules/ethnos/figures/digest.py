"""What statistics keep of a game of Ethnos."""

from operator import add

from rules.ethnos.events import BandPlayed
from rules.ethnos.figures.race import time_taken
from rules.ethnos.game import Game
from rules.ethnos.scoring.sums import Source, glory_by_age
from rules.ethnos.scoring.winner import standings
from rules.statistics.digest import Digest

MOST_IN_AN_AGE, LARGEST_BAND = "best_age", "largest_band"


def digest(game: Game) -> Digest | None:
    """None as long as the game isn't over."""
    setup, state = game.setup, game.state
    if state.outcome is None:
        return None
    glory = state.table.glory
    places = {standing.player: standing.place for standing in standings(glory, state.outcome.winners)}
    ages = glory_by_age(state)
    sources = {source: (0,) * len(glory) for source in Source}
    for age in ages:
        sources = {source: tuple(map(add, row, age.gains[source])) for source, row in sources.items()}
    most = [(total, seat) for age in ages for seat, total in enumerate(age.total)]
    bands = [(event.band.cards, event.band.player) for event in game.events if isinstance(event, BandPlayed)]
    feats = {MOST_IN_AN_AGE: max(most, key=_first)} | ({LARGEST_BAND: max(bands, key=_first)} if bands else {})
    return Digest(
        winners=state.outcome.winners,
        scores=glory,
        places=tuple(places[seat] for seat in setup.seats),
        edition=setup.edition.value,
        in_play=tuple(tribe.value for tribe in setup.tribes),
        sources={source.value: row for source, row in sources.items()},
        feats=feats,
        seconds=time_taken(game).seconds,
    )


def _first(pair: tuple[int, int]) -> int:
    """Of equals `max` takes the first."""
    return pair[0]
