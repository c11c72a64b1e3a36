"""`python -m tests.companion.rune_age.fuzz COUNT SEED`: lines for `score` and `replay` that are nearly right.

Each must be answered by a report or by errors that have a name, and what is accepted must survive writing and reading.
"""

import copy
import json
import sys
from collections import Counter
from random import Random
from typing import Any, Final

from companion.commands.reports import _answer as answer
from companion.shell.games import game_named
from rules.formats.json_text import read_json
from rules.problems import FileCode
from rules.rune_age.codes import Code
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.sheets import read_sheet
from rules.rune_age.formats.writing import write_game
from tests.companion.commands.fuzz import change, damaged, spelt
from tests.companion.commands.test_damaged_files import places
from tests.companion.conftest import EXAMPLES
from tests.companion.rune_age.wrong_files import GAMES, SHEETS

CODES: Final = frozenset((*FileCode, *Code))
ORIGINALS: Final = {
    "score": [json.loads(EXAMPLES.joinpath("rune-age-fight.json").read_text()), *(data for data, *_ in SHEETS)],
    "replay": [json.loads(EXAMPLES.joinpath("rune-age-game.json").read_text()), *(data for data, *_ in GAMES)],
}
WORDS: Final[tuple[Any, ...]] = (
    *("stronghold", "objective", "instant", "city", "enemy", "home_realm", "battle", "siege", "turn_end", "event"),
    *("Ola", "Jan", "Roderick", "Alexis", "Riverwatch", "The Mill", "Wyrm", "runewars", "cataclysm", "monument"),
    *({"city": "Riverwatch"}, {"home_realm": "Jan"}, {"enemy": "Wyrm"}, {"type": "turn_end"}, {"strength": 5}),
    *("wounded", "attrition", "wins", "together", {"Ola": 20}, {"Ola": None}, ["Ola"], 20, 19, 40, 41, 500, 501),
)


def line(random: Random, command: str) -> bytes:
    """A file with a few changes, to its values, to its bytes or to both, on one line."""
    originals = ORIGINALS[command]
    data = copy.deepcopy(random.choice((originals[0], random.choice(originals))))
    for _ in range(random.choice((0, 1, 1, 2))):
        found = list(places(data))
        if found and random.random() < 0.5:
            *steps, key = random.choice(found)
            inside = data
            for step in steps:
                inside = inside[step]
            inside[key] = copy.deepcopy(random.choice(WORDS))
        else:
            change(random, data)
    text = spelt(random, data)
    return (damaged(random, text) if random.random() < 0.1 else text).replace(b"\n", b" ")


def check(command: str, content: bytes) -> str:
    """What it was answered with; raises if that isn't as it must be."""
    text, status = answer(command, content)
    said = json.loads(text)
    if status:
        for error in (said["error"], *said.get("also", ())):
            assert error["code"] in CODES
            assert error["message"]
            assert error["message"] != error["code"]
        return str(said["error"]["code"])
    data = read_json(content)
    told: Any = read_sheet(data) if command == "score" else read_game(data)
    if command == "replay":
        assert read_game(json.loads(json.dumps(write_game(told)))) == told
    assert game_named("rune_age").reports()[command].as_text(told, False)
    return "accepted"


def fuzz(count: int, seed: int) -> Counter[str]:
    random, answers = Random(seed), Counter[str]()
    for number in range(count):
        command = ("score", "replay")[number % 2]
        content = line(random, command)
        try:
            answers[check(command, content)] += 1
        except Exception as error:
            error.add_note(f"{command}, line {number} of seed {seed}: {content!r}")
            raise
    return answers


if __name__ == "__main__":
    print(fuzz(int(sys.argv[1]), int(sys.argv[2])).most_common())
