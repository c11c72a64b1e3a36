"""`python -m tests.companion.commands.fuzz COUNT SEED`: lines for `score` and `replay` that are nearly right.

Each must be answered by a report or by errors that have a name, and what is accepted must survive writing and reading.
"""

import copy
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks.tables import full_table, long_game, six_players
from companion.commands.reports import _answer as answer
from companion.shell.games import game_named
from companion.speech.plain import plain
from rules.ethnos.codes import Code
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.formats.sheets import Sheet, read_sheet, write_sheet
from rules.formats.json_text import read_json
from rules.problems import FileCode
from tests.companion.commands.test_damaged_files import places
from tests.companion.conftest import EXAMPLES

COMMANDS: Final = ("score", "replay")
CODES: Final = frozenset((*FileCode, *Code))
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 3, 6, 7, 10, 11, 18, 19, 26, 27, 99, 100, 999, 1000),
    *(2**31, 2**63, -(2**63), 10**40, -(10**40), 10**4400, 0.0, -0.0, 2.0, 2.5, 1e308),
    *(float("inf"), float("-inf"), float("nan")),
    *("", " ", "\x00", "\n", "\x1b[2J", "\u202e", "\ud800", "a\udfff", "\ud83d\ude00", "🐉", "é", "x" * 41, "n" * 1001),
    *("rhea", "ithys", "red", "elves", "skeletons", "trolls", "Roderick", "Alexis", "Nobody", "en", "pl", "first"),
    *("band", "dragon", "age_end", "correction", "2026-01-31T20:15:00Z", "2026-01-31", "ethnos-game/1", "null"),
    *([], {}, [[]], [{}], {"": 0}, {"\ud800": "\ud800"}, [None], [1, 1], ["rhea", "rhea"], {"Alexis": -1}),
    *({"player": "Alexis", "cards": 3}, {"tribe": "elves", "kingdom": "rhea"}, {"type": "dragon"}, {"type": ["band"]}),
)
KEYS: Final = ("", "format", "type", "player", "note", "at", "set", "\ud800", "Alexis", "rhea", "x" * 300)
BYTES: Final = (
    *(b"", b"\xff", b"\x00", b"\r", b"\xef\xbb\xbf", b"}", b"{", b"]", b"[", b'"', b",", b":", b"\\", b"\\ud800"),
    *(b"NaN", b"-Infinity", b"1e999", b"-", b"0x1", b"01", b"true", b'"a": 1, "a": 1', b"\xed\xa0\x80", b"[" * 200),
)


@cache
def originals(command: str) -> tuple[bytes, ...]:
    """Files in which nothing is wrong."""
    setup, random = six_players(), Random(1)
    if command == "score":
        made = [write_sheet(Sheet(setup, full_table(random), (), None)) for _ in range(5)]
        return (EXAMPLES.joinpath("age-sheet.json").read_bytes(), *(json.dumps(each).encode() for each in made))
    made = [write_game(long_game(length)) for length in (0, 3, 12)]
    return (EXAMPLES.joinpath("game.json").read_bytes(), *(json.dumps(each).encode() for each in made))


def line(random: Random, command: str) -> bytes:
    """A file with a few changes, to its values, to its bytes or to both, on one line."""
    text = random.choice(originals(command))
    if random.random() < 0.85:
        text = spelt(random, changed(random, json.loads(text)))
    if random.random() < 0.25:
        text = damaged(random, text)
    return text.replace(b"\n", b" ")


def changed(random: Random, data: Any) -> Any:
    for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
        change(random, data)
    return data


def change(random: Random, data: Any) -> None:
    found = list(places(data))
    if not found:
        return
    *steps, key = random.choice(found)
    inside = data
    for step in steps:
        inside = inside[step]
    match random.randrange(9):
        case 0:
            del inside[key]
        case 1:
            inside[key] = value_of(data, random.choice(found))
        case 2 if isinstance(inside, list):
            inside[key:key] = [copy.deepcopy(inside[key]) for _ in range(random.choice((1, 1, 2, 30)))]
        case 2:
            inside[random.choice((*KEYS, f"{key}s", str(key)[:-1]))] = inside.pop(key)
        case 3 if isinstance(inside, list):
            random.shuffle(inside)
        case 3:
            inside[random.choice(KEYS)] = copy.deepcopy(random.choice(ODD))
        case 4:
            inside[key] = nested(random, inside[key])
        case 5 if isinstance(inside[key], int):
            inside[key] += random.choice((-1, 1, 10))
        case _:
            inside[key] = copy.deepcopy(random.choice(ODD))


def value_of(data: Any, place: tuple[Any, ...]) -> Any:
    for step in place:
        data = data[step]
    return copy.deepcopy(data)


def nested(random: Random, value: Any) -> Any:
    for _ in range(random.choice((1, 2, 95, 101, 300))):
        value = [value] if random.random() < 0.5 else {"a": value}
    return value


def spelt(random: Random, data: Any) -> bytes:
    sys.set_int_max_str_digits(0)
    try:
        text = json.dumps(data, ensure_ascii=random.random() < 0.5, indent=random.choice((None, None, 1)))
    finally:
        sys.set_int_max_str_digits(4300)
    return text.encode("utf-8", random.choice(("surrogatepass", "replace")))


def damaged(random: Random, text: bytes) -> bytes:
    for _ in range(random.choice((1, 1, 2, 5))):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice((0, 0, 1, 1, 5, len(text))))
        put = random.choice((*BYTES, bytes([random.randrange(256)]), text[start : start + 30]))
        text = text[:start] + put + text[end:]
    return text


@dataclass
class Tally:
    answers: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0


def check(command: str, content: bytes, tally: Tally) -> None:
    """Raises if the line isn't answered as it must be."""
    start = perf_counter()
    text, status = answer(command, content)
    tally.slowest = max(tally.slowest, perf_counter() - start)
    said = json.loads(text)
    assert plain(text) == text
    if status == 0:
        tally.answers["accepted"] += 1
        assert_survives(command, content)
        return
    tally.answers[said["error"]["code"]] += 1
    for error in (said["error"], *said.get("also", ())):
        assert error["code"] in CODES
        assert error["message"].endswith(".")
        assert isinstance(error["where"], str)


def assert_survives(command: str, content: bytes) -> None:
    """Written and read again it is the same, and it can be told in words."""
    if command == "score":
        sheet = read_sheet(read_json(content))
        assert read_sheet(read_json(json.dumps(write_sheet(sheet)).encode())) == sheet
        told: Any = sheet
    else:
        game = read_game(read_json(content))
        assert read_game(read_json(json.dumps(write_game(game)).encode())) == game
        told = game
    assert game_named("ethnos").reports()[command].as_text(told, False)


def fuzz(count: int, seed: int) -> Tally:
    random, tally = Random(seed), Tally()
    for number in range(count):
        command = COMMANDS[number % 2]
        content = line(random, command)
        try:
            check(command, content, tally)
        except Exception as error:
            error.add_note(f"{command}, line {number} of seed {seed}: {content!r}")
            raise
    return tally


if __name__ == "__main__":
    tally = fuzz(int(sys.argv[1]), int(sys.argv[2]))
    print(f"slowest {tally.slowest:.3f} s; {', '.join(f'{code} {n}' for code, n in tally.answers.most_common())}")
