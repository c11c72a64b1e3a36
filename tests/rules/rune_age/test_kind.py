import json

import pytest

from rules.problems import Refused
from rules.rune_age.events import Bought, Correction, TurnEnded
from rules.rune_age.formats.writing import write_game
from rules.rune_age.kind import KIND
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.rules.rune_age.formats.test_games import GAME
from tests.rune_age import OLA, a_game


def test_its_files_are_checked_read_and_written() -> None:
    KIND.check(GAME)
    game = KIND.read(GAME)
    assert KIND.read(json.loads(json.dumps(KIND.write(game)))) == game
    assert KIND.read(KIND.renamed(GAME, "Alexis", "Ala")).events == game.events
    with pytest.raises(Refused):
        KIND.check(GAME | {"events": [{}]})


def test_events_are_played_and_named_as_one_step() -> None:
    game = a_game()
    events = (Bought(OLA, Purchase.STRONGHOLD), TurnEnded())
    assert KIND.play(game, events).state.strongholds[OLA] == 1
    assert KIND.write_events(game, events)[1] == {"type": "turn_end"}
    step = {"kind": "buy", "player": OLA, "what": "stronghold"}
    assert KIND.step(game, events) == step
    assert KIND.step_in_file(write_game(game), KIND.write_events(game, events)) == step


def test_it_stands_for_lists() -> None:
    standing = KIND.standing(a_game(Correction(note="a long night"), scenario=Scenario.CATACLYSM))
    assert [player.name for player in standing.players] == ["Ola", "Jan", "Ewa"]
    assert standing.stage == {"scenario": "cataclysm", "round": 1}
    assert (standing.scores, standing.over, standing.winners) == (None, False, ())
    assert standing.words == ("cataclysm", "daqan", "latari", "uthuk", "a long night")
    lost = KIND.standing(a_game(Correction(damage={OLA: 20}), scenario=Scenario.CATACLYSM))
    assert (lost.over, lost.winners) == (True, ())
