"""Files of odd shapes, ten times as large: the work on them must grow no faster than they do."""

import gc
import json
import os
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final, NamedTuple

from benchmarks.tables import six_players
from companion.commands.reports import run
from rules.ethnos.formats.games import write_game
from rules.ethnos.formats.sheets import Sheet, write_sheet
from rules.ethnos.game import Game
from rules.ethnos.state import opening_state
from rules.limits import LARGEST_FILE

SMALL: Final = 6_000
LARGE: Final = 60_000
ROUNDS: Final = 5

Data = dict[str, Any]
Shape = Callable[[int], bytes]
"""A file, given how many of something it has."""


class Growth(NamedTuple):
    name: str
    ratio: float
    refused: bool
    """Before it was parsed, being too large."""


def sheet(**fields: Any) -> bytes:
    """A score sheet of six players with these fields."""
    setup = six_players()
    data = write_sheet(Sheet(setup, opening_state(setup).table, (), None))
    return json.dumps({**data, **fields}).encode()


def game(*events: Data, **fields: Any) -> bytes:
    return json.dumps({**write_game(Game(six_players())), "events": events, **fields}).encode()


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def object_of(count: int, value: Any = 0) -> Data:
    return dict.fromkeys(names(count), value)


def text(opening: str, each: str, count: int, closing: str = "") -> bytes:
    return (opening + each * count + closing).encode()


def correction(**said: Any) -> Data:
    return {"type": "correction", "set": said}


def band(**fields: Any) -> Data:
    leader = {"tribe": six_players().tribes[0], "kingdom": "rhea"}
    return {"type": "band", "player": six_players().names[0], "leader": leader, "cards": 1, **fields}


def scored_band(**fields: Any) -> Data:
    return {field: value for field, value in band(**fields).items() if field != "type"}


def twice_at_the_end(count: int) -> bytes:
    keys = ", ".join(f'"{name}": 0' for name in names(count))
    return f'{{{keys}, "p{count - 1}": 0}}'.encode()


PLAYER: Final = six_players().names[0]
SHEETS: Final[Mapping[str, Shape]] = {
    "a key twice at the end": twice_at_the_end,
    "every key twice": lambda n: text("{", '"a": 0, ', n, '"a": 0}'),
    "the same key in many objects, twice in the last": lambda n: text("[", '{"a": 0}, ', n, '{"a": 0, "a": 0}]'),
    "pillage, no name twice": lambda n: sheet(pillage=names(n)),
    "pillage, one name": lambda n: sheet(pillage=["p"] * n),
    "pillage of numbers": lambda n: sheet(pillage=[0] * n),
    "players": lambda n: sheet(players=names(n)),
    "players of one name": lambda n: sheet(players=["p"] * n),
    "players of no name": lambda n: sheet(players=[""] * n),
    "a long name": lambda n: sheet(players=["p" * n, "q"]),
    "tribes that aren't known": lambda n: sheet(tribes=names(n)),
    "one tribe": lambda n: sheet(tribes=["elves"] * n),
    "tribes and bands": lambda n: sheet(tribes=["elves"] * n, bands=[scored_band()] * (n // 2)),
    "skeletons and bands of nobody": lambda n: sheet(
        tribes=["skeletons"] * n, bands=[scored_band(leader={"tribe": "x", "kingdom": "x"})] * (n // 3)
    ),
    "bands": lambda n: sheet(bands=[{"player": PLAYER, "leader": None, "cards": 1}] * n),
    "bands that aren't bands": lambda n: sheet(bands=[0] * n),
    "bands without fields": lambda n: sheet(bands=[{}] * n),
    "glory of strangers": lambda n: sheet(glory=object_of(n)),
    "kingdoms that aren't known": lambda n: sheet(kingdoms=object_of(n, {"tokens": []})),
    "markers of strangers": lambda n: sheet(kingdoms={"rhea": {"tokens": [1, 2, 3], "markers": object_of(n)}}),
    "tokens": lambda n: sheet(kingdoms={"rhea": {"tokens": list(range(9, -1, -1)) * (n // 10)}}),
    "orcs of one kingdom": lambda n: sheet(orcs={PLAYER: ["rhea"] * n}),
    "orcs of no kingdom": lambda n: sheet(orcs={PLAYER: names(n)}),
    "trolls": lambda n: sheet(trolls={PLAYER: [1] * n}),
    "trolls that can't be": lambda n: sheet(trolls={PLAYER: [7] * n}),
    "symbols": lambda n: sheet(components={"merfolk_symbols": [1] * n}),
    "rulings that aren't known": lambda n: sheet(rulings=object_of(n)),
    "a band of unknown fields": lambda n: sheet(bands=[object_of(n)]),
    "unknown fields": lambda n: sheet(**object_of(n)),
    "half characters in a list": lambda n: sheet(pillage=["\ud800"] * n),
    "half characters as values": lambda n: sheet(glory=object_of(n, "\ud800")),
    "half characters as keys": lambda n: sheet(glory={f"{name}\ud800": 0 for name in names(n)}),
    "half characters in one text": lambda n: sheet(third_dragon="\ud800" * n),
    "half a character among texts": lambda n: sheet(pillage=[*names(n), "\ud800"]),
    "half characters in lists of their own": lambda n: sheet(orcs=object_of(n, ["\ud800"])),
    "nesting": lambda n: text("", "[", n),
    "nesting that closes": lambda n: b"[" * n + b"]" * n,
    "objects in objects": lambda n: text("", '{"a":', n),
    "lists beside each other": lambda n: text("[", "[], ", n, "[]]"),
    "a long text": lambda n: sheet(third_dragon="p" * n),
    "a long text of escapes": lambda n: text('{"a": "', "\\u0041", n, '", "a": 0}'),
    "quotation marks in a text": lambda n: text('{"a": "', '\\"', n, '", "a": 0}'),
    "texts before what is no number": lambda n: text("[", '"a\\"b", ', n, "NaN]"),
    "numbers before one that is too large": lambda n: text("[", "1.5e3, ", n, "1e999]"),
    "a long number": lambda n: sheet(age=0).replace(b'"age": 0', b'"age": ' + b"9" * n),
    "a long fraction": lambda n: sheet(age=0).replace(b'"age": 0', b'"age": 0.' + b"9" * n),
    "a long exponent": lambda n: text("[1e", "9", n, "]"),
    "white space": lambda n: text("", " \n", n),
    "lines before a mistake": lambda n: text("[", "0,\n", n, "x]"),
    "commas": lambda n: text("[", ",", n),
    "quotation marks": lambda n: text("", '"', n),
    "backslashes": lambda n: text('"', "\\", n),
    "bytes that are no text": lambda n: b" " * n + b"\xff",
}
GAMES: Final[Mapping[str, Shape]] = {
    "players of a game": lambda n: game(players=[{"name": name, "colour": "blue"} for name in names(n)]),
    "players of a game who are none": lambda n: game(players=[0] * n),
    "pillage of an age_end": lambda n: game({"type": "age_end", "third_dragon": PLAYER, "pillage": names(n)}),
    "bands in one Age": lambda n: game(*[band(marker=None)] * n),
    "dragons": lambda n: game(*[{"type": "dragon"}] * n),
    "ends of Ages": lambda n: game(*[{"type": "age_end"}] * n),
    "events that aren't events": lambda n: game(events=[0] * n),
    "events of no type": lambda n: game(events=[{}] * n),
    "corrections of nothing": lambda n: game(*[correction()] * n),
    "a correction of strangers": lambda n: game(correction(glory=object_of(n), merfolk=object_of(n))),
    "a correction of kingdoms": lambda n: game(correction(markers=object_of(n, {}))),
    "a correction of Hordes": lambda n: game(correction(orcs={PLAYER: ["rhea"] * n})),
    "a correction of trolls": lambda n: game(correction(trolls={PLAYER: [1] * n})),
    "a long note": lambda n: game({**correction(), "note": "n" * n}),
    "merfolk markers": lambda n: game(band(merfolk_markers=["rhea"] * n)),
    "tokens of kingdoms that aren't known": lambda n: game(tokens=object_of(n, [])),
}
COMMANDS: Final[Mapping[str, Mapping[str, Shape]]] = {"score": SHEETS, "replay": GAMES}


def growth(command: str, name: str, shape: Shape, folder: Path) -> Growth:
    """How many times as long the command takes for ten times as much, the best of a few rounds each."""
    small, large = ((folder / f"{count}.json") for count in (SMALL, LARGE))
    small.write_bytes(shape(SMALL))
    large.write_bytes(shape(LARGE))
    times = [(seconds(command, small), seconds(command, large)) for _ in range(ROUNDS)]
    least, most = map(min, zip(*times, strict=True))
    return Growth(name, most / least, large.stat().st_size > LARGEST_FILE)


def seconds(command: str, file: Path) -> float:
    """Of the processor, for the report in words and the one in data."""
    start = process_time()
    for as_json in (False, True):
        run(Namespace(command=command, file=str(file), json=as_json, jsonl=False))
    return process_time() - start


def growths() -> list[Growth]:
    """Of every shape, fastest growing first."""
    with (
        TemporaryDirectory() as folder,
        open(os.devnull, "w") as nowhere,
        redirect_stdout(nowhere),
        redirect_stderr(nowhere),
        no_garbage_collected(),
    ):
        found = [
            growth(command, name, shape, Path(folder))
            for command, shapes in COMMANDS.items()
            for name, shape in shapes.items()
        ]
    return sorted(found, key=lambda each: -each.ratio)


@contextmanager
def no_garbage_collected() -> Iterator[None]:
    """As `timeit` has it: how often somebody else's memory is looked through says nothing of a shape."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def main() -> None:
    found = growths()
    worst, refused = found[0], sum(each.refused for each in found)
    print(f"worst_shape_60000_vs_6000: {worst.ratio:.1f} ({worst.name})", flush=True)
    print(f"shapes: {len(found)}, {refused} of them refused before parsing", flush=True)


if __name__ == "__main__":
    for each in growths():
        print(f"{each.ratio:5.1f}  {each.name}{', refused before parsing' if each.refused else ''}")
