from dataclasses import replace

from companion.shell.desk import Desk
from rules.rune_age.events import STRONGHOLD, BattleFought, Damaged, TurnEnded
from tests.companion.headless import App, headless
from tests.rune_age import JAN, OLA, a_game


@headless
async def test_damage_fights_and_the_clock_are_said_in_words(desk: Desk) -> None:
    events = (BattleFought(OLA, STRONGHOLD), Damaged(JAN, 3), TurnEnded())
    timed = [replace(event, at=f"2026-01-31T20:0{minute}:00Z") for minute, event in enumerate(events)]
    id = desk.begin(a_game(*timed), "rune_age").id
    for screen in ("end", "story"):
        app = await App.on(desk, f"/game/{id}/{screen}")
        assert app.label("race") == "Damage over the rounds. Round 1: Ola 0, Jan 3, Ewa 0"
        assert app.label("sources") == "Fights. Ola: 0 won, 1 lost; Jan: 0 won, 0 lost; Ewa: 0 won, 0 lost"
        assert app.label("clock") == "Played 2 min, pauses left out: Ola 1 min, Jan 1 min, Ewa 0 min"
