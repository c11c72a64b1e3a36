"""Games that were begun on a desk, and the pad, to test screens on."""

from collections.abc import Sequence

from companion.shell.desk import Desk
from rules.ethnos.events import Event
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Tribe
from tests.companion.headless import App
from tests.ethnos import SCORING_TRIBES, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES)


def begun(desk: Desk, *events: Event | Band, setup: Setup = SETUP) -> str:
    """The id of a game after these events."""
    return desk.begin(a_game(setup, *events), "ethnos").id


async def on_the_pad(desk: Desk, players: int, tribes: Sequence[Tribe] = ()) -> App:
    """The pad of an Age that belongs to no game."""
    app = await App.on(desk, "/score")
    await app.tap(f"players-count-{players}", *(f"tribe-{tribe}" for tribe in tribes))
    return app


async def tapped(app: App, identifier: str, times: int) -> None:
    await app.tap(*[identifier] * times)
