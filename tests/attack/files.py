"""Files and arguments that nobody in their right mind would give to a command."""

import json
import re
from pathlib import Path
from typing import Any, Final

from benchmarks.shapes import COMMANDS, LARGE
from rules.ethnos.formats.games import write_game
from rules.ethnos.game import Game
from tests.attack.commands import Answer, command, failures
from tests.attack.seen import SEED, Row, Seen, seen
from tests.browser.driver import ROOT
from tests.companion.commands.fuzz import fuzz
from tests.ethnos import a_setup

BIG: Final = 200_000_000
MEMORY: Final = 700_000_000
"""Bytes of address space for a command that is given far more than it should read; it needs some 350 MB for itself."""
SHAPES_SECONDS: Final = 8
LINES: Final = 12_000
SHEET: Final = ROOT / "docs" / "examples" / "age-sheet.json"
GAME: Final = ROOT / "docs" / "examples" / "game.json"
RAW: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What acts on a terminal instead of standing there."""
EVIL: Final = "\x1b]0;evil\x07\x1b[2J\r\x9b31m\u202eAlexis wins"


def arguments(folder: Path) -> Seen:
    """An answer and a status, never a traceback, whatever is typed."""
    data = ("--data", str(folder / "data"))
    here, none = str(folder), str(folder / "none")
    id = "20260131-201500-0a1b2c"
    lines: list[tuple[str | bytes, ...]] = [
        ("--host", b"\xff\xfe", "--no-browser"),
        ("--host", "", "--port", "1", "--no-browser", "--host", "256.1.1.1"),
        ("--host", "no.such.host.invalid", "--no-browser"),
        ("--host", "a" * 5000, "--no-browser"),
        ("--host", "127.0.0.1\r\nX: y", "--no-browser"),
        ("--host", "\ud800".encode("utf-8", "surrogatepass"), "--no-browser"),
        ("--host", "::ffff:999", "--no-browser"),
        ("--host", "192.0.2.1", "--no-browser"),
        ("--port", "65536"),
        ("--port", "-1"),
        ("--port", "x"),
        ("--port", "1e3"),
        ("--port", b"\xff"),
        ("--port", "٨٨٠٠٠٠"),
        ("--lang", "xx"),
        ("--lang", b"\xff"),
        ("--lang", ""),
        (b"\xff\xfe",),
        ("",),
        ("score",),
        ("score", none),
        ("score", here),
        ("score", b"\xff\xfe"),
        ("score", "a" * 5000),
        ("score", "--json", "--jsonl", str(SHEET)),
        ("score", "--jsonl", here),
        ("score", "/dev/null"),
        ("score", str(GAME)),
        ("replay", str(SHEET)),
        ("replay", "--lang", "pl", none),
        ("replay", "-"),
        ("replay", "--json", "-"),
        ("games",),
        ("games", "list", *data, "--player", b"\xff"),
        ("games", "list", *data, "--text", "\x1b[2J"),
        ("games", "list", *data, "--since", "yesterday"),
        ("games", "list", "--data", "/dev/null"),
        ("games", "list", "--data", b"\xff\xfe"),
        ("games", "list", "--data", ""),
        ("games", "list", "--data", "a" * 5000),
        ("games", "show", "../../etc/passwd", *data),
        ("games", "show", b"\xff", *data),
        ("games", "show", id, *data),
        ("games", "show", "٢٠٢٦٠١٣١-201500-0a1b2c", *data),
        ("games", "export", id, "/proc/nowhere", *data),
        ("games", "import", "/dev/null", *data),
        ("games", "import", here, *data),
        ("games", "delete", "", *data),
        ("games", "restore", "*", *data),
        ("backup", here, *data),
        ("backup", "/proc/nowhere/x.zip", *data),
        ("backup", b"\xff\xfe/x.zip", *data),
        ("restore-backup", "/dev/null", *data),
        ("restore-backup", here, *data),
        ("restore-backup", str(GAME), *data),
        ("build-web",),
        ("build-web", here, "--base-url"),
    ]
    answers = [(" ".join(_text(word) for word in line)[:50], command(*line)) for line in lines]
    wrong = failures(answers)
    wrong += [f"{name}: answers nothing" for name, answer in answers if answer.status and not answer.err + answer.out]
    return seen(len(lines), f"{sum('traceback' in each for each in wrong)} tracebacks", wrong)


def _text(word: str | bytes) -> str:
    return repr(word) if isinstance(word, bytes) or not word.isprintable() else word


def big_files(folder: Path) -> Seen:
    """200 MB are refused in words, with little memory and at once, whatever command they are given to."""
    file, wrong, count = folder / "big.json", [], 0
    for name, write in {"zeroes": _zeroes, "one note": _note, "millions of events": _events, "one line": _line}.items():
        write(file)
        for words in (
            ("score", str(file)),
            ("replay", "--json", str(file)),
            ("replay", "--jsonl", str(file)),
            ("games", "import", str(file), "--data", str(folder / "data")),
            ("restore-backup", str(file), "--data", str(folder / "data")),
        ):
            answer = command(*words, seconds=5, memory=MEMORY)
            count += 1
            wrong += failures([(f"{name}, {words[0]} {words[1][:8]}".replace(str(folder)[:8], ""), answer)])
            if not answer.failed and answer.status not in (1, 2):
                wrong.append(f"{name}, {words[0]}: status {answer.status}")
    with file.open("rb") as given:
        answer = command("replay", "-", given=given.read(BIG), seconds=5, memory=MEMORY)
        wrong += failures([("standard input", answer)])
    return seen(count + 1, f"{len(wrong)} not refused with {MEMORY // 1_000_000} MB", wrong)


def _zeroes(file: Path) -> None:
    with file.open("wb") as made:
        made.truncate(BIG)


def _with(file: Path, opening: str, each: bytes, closing: bytes) -> None:
    """A game file whose events begin so, and go on until it is big."""
    head = json.dumps({**write_game(Game(a_setup())), "events": []}).removesuffix("]}").encode() + opening.encode()
    block = each * (1_000_000 // len(each))
    with file.open("wb") as made:
        made.write(head)
        for _ in range(BIG // len(block)):
            made.write(block)
        made.write(closing)


def _note(file: Path) -> None:
    _with(file, '{"type": "correction", "set": {}, "note": "', b"n", b'"}]}')


def _events(file: Path) -> None:
    _with(file, "", b'{"type":"dragon"},', b'{"type":"dragon"}]}')


def _line(file: Path) -> None:
    _with(file, "", b"        ", b"]}")


def shapes(folder: Path) -> Seen:
    """Every odd shape of 60,000 things is answered in a few seconds; `make bench` says how its work grows."""
    wrong, count = [], 0
    for name, shape, words in ((n, s, c) for c, kinds in COMMANDS.items() for n, s in kinds.items()):
        answer = command(words, "--json", "-", given=shape(LARGE), seconds=SHAPES_SECONDS, memory=4 * MEMORY)
        count += 1
        wrong += failures([(name, answer)])
    return seen(count, f"{len(wrong)} take more than {SHAPES_SECONDS} s", wrong)


def at_random(folder: Path) -> Seen:
    """Sheets and games that are nearly right: a report or a named error for each, and the accepted survive writing."""
    tally = fuzz(LINES, SEED)
    answers = f"{tally.answers['accepted']} accepted, slowest {tally.slowest:.2f} s"
    return seen(LINES, f"{answers}; tests/companion/commands/fuzz.py tries as many as it is told")


def escapes(folder: Path) -> Seen:
    """Nothing that a file says acts on a terminal: no control character comes out raw, whatever holds it."""
    wrong, count = [], 0
    game, sheet = json.loads(GAME.read_text()), json.loads(SHEET.read_text())
    player = game["players"][0]["name"]
    named = json.loads(json.dumps(game).replace(json.dumps(player), json.dumps(EVIL)))
    note = {"type": "correction", "set": {}, "note": EVIL}
    files: dict[str, tuple[str, bytes]] = {
        "a note": ("replay", _json({**game, "events": [*game["events"][:1], note]})),
        "a player": ("replay", _json(named)),
        "an unknown field": ("replay", _json({**game, EVIL: 1})),
        "a format": ("replay", _json({**game, "format": EVIL})),
        "a tribe": ("score", _json({**sheet, "tribes": [EVIL, *sheet["tribes"][1:]]})),
        "a kingdom": ("score", _json({**sheet, "kingdoms": {EVIL: {}}})),
        "a stranger": ("score", _json({**sheet, "glory": {EVIL: 1}})),
        "a key twice": ("score", f"{{{_json(EVIL).decode()}: 1, {_json(EVIL).decode()}: 2}}".encode()),
        "no JSON": ("score", EVIL.encode()),
        "no JSON in its middle": ("score", b'{"format": "' + EVIL.encode() + b'", x}'),
    }
    for name, (words, content) in files.items():
        file = folder / "file.json"
        file.write_bytes(content)
        kept = folder / name.replace(" ", "-")
        tries: dict[str, Answer] = {
            words: command(words, str(file)),
            f"{words} --json": command(words, "--json", str(file)),
            "games import": command("games", "import", str(file), "--data", str(kept)),
        }
        imported = re.search(rb"\d{8}-\d{6}-[0-9a-f]{6}", tries["games import"].out)
        if imported:
            for action in ("show", "export"):
                done = command("games", action, imported[0].decode(), "--data", str(kept))
                tries[f"games {action}"] = done
            tries["games list"] = command("games", "list", "--data", str(kept))
        for said, answer in tries.items():
            count += 1
            wrong += failures([(f"{name}, {said}", answer)])
            raw = RAW.findall((answer.out + answer.err).decode("utf-8", "replace"))
            wrong += [f"{name}, {said}: {len(raw)} raw"] if raw else []
    return seen(count, f"{sum('raw' in each for each in wrong)} with raw ones", wrong)


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()


ODD_LINES: Final = (
    '{"format":"ethnos-age-sheet/1","glory":{"\\ud800":"x"}}',
    '{"format":"ethnos-age-sheet/1","tokens":{"\\ud800":[1]}}',
    '{"format":"ethnos-game/1","events":[{"type":"correction","set":{"glory":{"\\ud800":1}}}]}',
    '{"format":"ethnos-game/1","events":[{"type":"correction","set":{},"note":"\\ud800"}]}',
    '{"format":"\\ud800"}',
    '{"\\udfff":1}',
    '"\\ud800"',
    "1e999",
    '{"format":1e999}',
    '{"format":"ethnos-age-sheet/1","x":[[[1e999]]]}',
    "NaN",
    "[" * 101 + "]" * 101,
    "[" * 990,
    "[" * 100_000,
    '{"a":' * 5000,
    '{"format":\r"ethnos-age-sheet/1"}',
    '{"format":\u2028"ethnos-age-sheet/1"}',
    "\ufeff{}",
    "\x00",
    "-" * 1000,
    "9" * 5000,
    '{"format":"ethnos-age-sheet/1","age":' + "9" * 5000 + "}",
    "{}",
)


def lines(folder: Path) -> Seen:
    """With --jsonl every line has its answer, from a file and from a pipe, whatever the lines before it were."""
    wrong, given = [], "\n".join(ODD_LINES).encode("utf-8", "surrogatepass") + b"\n\xff\xfe\n" + _json({}) + b"\n"
    file = folder / "lines.jsonl"
    file.write_bytes(given)
    expected = len(ODD_LINES) + 2
    for words in ("score", "replay"):
        for way, answer in (
            ("a file", command(words, "--jsonl", str(file))),
            ("a pipe", command(words, "--jsonl", given=given)),
        ):
            wrong += failures([(f"{words} of {way}", answer)])
            answered = len(answer.out.splitlines())
            wrong += [] if answered == expected else [f"{words} of {way}: {answered} answers to {expected} lines"]
            for line in answer.out.splitlines():
                try:
                    json.loads(line)
                except ValueError:
                    wrong.append(f"{words} of {way}: an answer that is no JSON")
    return seen(4 * expected, f"{len(wrong)} wrong", wrong)


ROWS: Final[dict[str, Row]] = {
    "arguments": arguments,
    "big-files": big_files,
    "shapes": shapes,
    "at-random": at_random,
    "escapes": escapes,
    "lines": lines,
}
