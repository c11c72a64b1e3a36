"""Frames and messages that no browser sends: too early, too large, of no sense; to a window and before it is one."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from struct import pack
from typing import Any, Final

import msgpack

from tests.attack.seen import SEED, Row, Seen, seen
from tests.attack.server import LEAKS
from tests.attack.serving import a_game, attacked, is_alive
from tests.attack.wire import (
    BINARY,
    CLOSE,
    CRASHED,
    EVENT,
    INVOKE,
    OUTPUT,
    PAGE,
    PATCH,
    PING,
    REGISTER,
    TEXT,
    UPDATE,
    Gone,
    Window,
    Wire,
    frame,
    message,
)

MIB: Final = 1 << 20
WORDS: Final = frame(b"words")
FRAMES: Final[dict[str, bytes]] = {
    "not masked": frame(b"words", masked=False),
    "reserved opcode": frame(b"words", 3),
    "reserved control": frame(b"words", 11),
    "reserved bits": frame(b"words", first=0xF0),
    "continued from nothing": frame(b"words", 0),
    "fragmented ping": frame(b"words", PING, first=0),
    "long ping": frame(b"x" * 200, PING),
    "half a code to close": frame(b"\3", CLOSE),
    "unknown code to close": frame(pack(">H", 999), CLOSE),
    "text that is no text": frame(b"\xff\xfe", TEXT),
    "text": frame(b'[1, {"page": {}}]', TEXT),
    "no content": frame(b""),
    "half a frame": WORDS[: len(WORDS) // 2],
    "longest length": bytes([0x80 | BINARY, 0xFF]) + pack(">Q", 2**63 - 1) + b"\0\0\0\0x",
    "length below nothing": bytes([0x80 | BINARY, 0xFF]) + pack(">Q", 2**64 - 1) + b"\0\0\0\0x",
    "17 MiB": frame(b"\0" * 17 * MIB),
    "15 MiB of nothing": frame(b"\2" + b"\0" * 15 * MIB),
    "ten thousand empty frames": frame(b"") * 10_000,
}
EARLY: Final[dict[str, bytes]] = {
    "no message at all": b"\0\xc1\xff\xff",
    "a number": b"\0" + msgpack.packb(7),
    "an empty list": b"\0" + msgpack.packb([]),
    "an action of no number": message("register", {}),
    "an unknown action": message(99, {}),
    "an event before a window": message(EVENT, {"target": 1, "name": "click", "data": None}),
    "a change before a window": message(UPDATE, {"id": 1, "props": {"route": "/"}}),
    "an answer before a question": message(INVOKE, {"control_id": 1, "call_id": "x", "result": None, "error": None}),
    "what only servers say": message(CRASHED, {"message": "x"}),
    "words for the terminal": message(OUTPUT, {"text": "x", "is_stderr": True}),
    "registering nothing": message(REGISTER, {}),
    "registering too much": message(REGISTER, {"session_id": "", "page_name": "", "page": {}, "more": 1}),
    "registering a list": message(REGISTER, [1, 2, 3]),
    "a page that is no page": message(REGISTER, {"session_id": 7, "page_name": None, "page": "page"}),
    "a page of odd fields": message(
        REGISTER, {"session_id": "", "page_name": "", "page": {**PAGE, "__class__": 1, "_i": 99, "session": None}}
    ),
    "nested ten thousand times": b"\0" + b"\x91" * 10_000 + b"\x01",
    "a bad date": b"\0" + msgpack.packb([REGISTER, msgpack.ExtType(1, b"yesterday")]),
    "a short channel": b"\1\0",
    "an unknown channel": b"\1\xff\xff\xff\xffwords",
    "an unknown kind": b"\xee" + b"words" * 100,
}
LATE: Final[dict[str, tuple[int, Any]]] = {
    "an event for nobody": (EVENT, {"target": 10**9, "name": "click", "data": None}),
    "an event for no number": (EVENT, {"target": "page", "name": "click", "data": None}),
    "an event of no name": (EVENT, {"target": 1, "name": None, "data": None}),
    "an event of an odd name": (EVENT, {"target": 1, "name": "__init__", "data": {"x": 1}}),
    "a size of words": (EVENT, {"target": 1, "name": "resize", "data": "wide"}),
    "a place of no words": (EVENT, {"target": 1, "name": "route_change", "data": {"route": 5}}),
    "a place of a megabyte": (EVENT, {"target": 1, "name": "route_change", "data": {"route": "/" + "a" * MIB}}),
    "a place outside": (EVENT, {"target": 1, "name": "route_change", "data": {"route": "/game/../../etc/passwd"}}),
    "a place with a lone surrogate": (EVENT, {"target": 1, "name": "route_change", "data": {"route": "/game/\ud800"}}),
    "locales of no list": (EVENT, {"target": 1, "name": "locale_change", "data": {"locales": 7}}),
    "a change of nobody": (UPDATE, {"id": 10**9, "props": {"value": "x"}}),
    "a change of no fields": (UPDATE, {"id": 1, "props": None}),
    "a change of what is inside": (UPDATE, {"id": 1, "props": {"_i": 5, "__class__": "x", "session": None}}),
    "a change of the route to a list": (UPDATE, {"id": 1, "props": {"route": [1]}}),
    "a width of words": (UPDATE, {"id": 1, "props": {"width": "wide"}}),
    "an answer nobody waits for": (INVOKE, {"control_id": 1, "call_id": "nobody", "result": {}, "error": "x"}),
    "an answer with too much": (INVOKE, {"control_id": 1, "call_id": "x", "result": 1, "error": None, "more": 2}),
    "registering again": (REGISTER, {"session_id": "", "page_name": "", "page": PAGE}),
    "registering as somebody else": (REGISTER, {"session_id": "x" * 16, "page_name": "", "page": PAGE}),
    "drawing, which only servers do": (PATCH, {"id": 1, "patch": [[0]]}),
}


def _tells(name: str, received: bytes) -> list[str]:
    return [f"{name}: tells how it is made"] if LEAKS.search(received) else []


def malformed(folder: Path) -> Seen:
    """The server lives on each time, and sends neither a traceback nor a path."""
    wrong: list[str] = []
    with attacked(folder / "data") as server:
        contents = FRAMES | {name: frame(content) for name, content in EARLY.items()}
        for name, content in contents.items():
            wire = Wire(server.port)
            with suppress(Gone):
                wire.send(content)
                list(wire.frames(0.15))
            wrong += _tells(name, wire.received)
            wire.close()
            wrong += [] if is_alive(server) else [f"{name}: dead afterwards"]
        for name, (action, body) in LATE.items():
            window = Window(server.port)
            window.wait_for("new-game")
            with suppress(Gone):
                window.send(action, body)
                window.hear(0.15)
            wrong += _tells(name, window.wire.received)
            window.close()
            wrong += [] if is_alive(server) else [f"{name}: dead afterwards"]
    dead = sum("dead" in each for each in wrong)
    told = sum("tells" in each for each in wrong)
    return seen(len(contents) + len(LATE), f"{dead} deaths, {told} tracebacks or paths told", wrong)


def at_random(folder: Path) -> Seen:
    """Messages of every kind with random content, to a window with a game: alive, silent, and the game unchanged."""
    random, wrong = Random(SEED), []
    id = a_game(folder / "data")
    kept = next((folder / "data" / "games").rglob("*.json"))
    before = kept.read_bytes()
    with attacked(folder / "data") as server:
        for number in range(40):
            window = Window(server.port, f"/game/{id}")
            window.wait_for("dragon")
            with suppress(Gone):
                for _ in range(25):
                    window.send(random.choice((EVENT, UPDATE, INVOKE, CRASHED, OUTPUT, PATCH)), _body(random))
                window.hear(0.05)
            wrong += _tells(f"{number}. window", window.wire.received)
            window.close()
        wrong += [] if is_alive(server) else ["dead afterwards"]
    wrong += [] if kept.read_bytes() == before else ["the game is another one"]
    return seen(1000, f"{sum('tells' in each for each in wrong)} tracebacks or paths told", wrong)


def _body(random: Random) -> Any:
    """What a message of any kind may hold, and more; the ids are none of a button's."""
    return {
        name: value
        for name, value in {
            "target": random.choice((1, 10**6, None, "x")),
            "id": random.choice((1, 10**6, [])),
            "control_id": 1,
            "call_id": random.choice(("x", 7, None)),
            "name": random.choice(("click", "resize", "keyboard_event", "view_pop", "media_change", "\ud800", 5)),
            "data": next(_values(random)),
            "props": random.choice(({"width": next(_values(random))}, {"views": []}, None, 7)),
            "result": next(_values(random)),
            "error": random.choice((None, "x", 7)),
        }.items()
        if random.random() < 0.6
    }


def _values(random: Random) -> Iterator[Any]:
    while True:
        yield random.choice(
            (None, True, -1, 2**63, 1.5, "x", "\x1b[2J", [], [[]], {}, {"route": "/"}, {"x": [1]}, b"\0")
        )


ROWS: Final[dict[str, Row]] = {"malformed": malformed, "at-random": at_random}
