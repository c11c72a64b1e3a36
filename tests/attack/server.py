"""Strangers at the door: what the server answers to whom, whatever they send before it is a window."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Final

from tests.attack import crowds
from tests.attack.seen import Row, Seen, seen
from tests.attack.serving import attacked, is_alive
from tests.attack.wire import OUTPUT, REGISTER, Gone, Window, Wire, frame, get, http, message, status

SECRET: Final = "kept out of sight"
LEAKS: Final = re.compile(rb'Traceback|File "|site-packages|/companion/|/storage/|\.py\b')
"""What tells a stranger how the server is made."""
FOREIGN: Final = ("https://evil.example", "http://evil.example:80", "null", "https://127.0.0.1", "http://localhost:1")
RAW_IN_A_LOG: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What moves the cursor, rings, or turns the direction of a terminal instead of standing there."""
OUTSIDE: Final = (
    "/../{}",
    "/../../{}",
    "/..%2f{}",
    "/%2e%2e/{}",
    "/%2e%2e%2f{}",
    "/..%5c{}",
    "/%252e%252e/{}",
    "/....//{}",
    "/./../{}",
    "//../{}",
    "/assets/../../{}",
    "/assets/..%2f..%2f{}",
    "/icons/../../../{}",
    "/canvaskit/%2e%2e/%2e%2e/{}",
    "/..;/{}",
    "/..%00/{}",
    "/{}%00.js",
    "/..%c0%af{}",
    "/%c0%ae%c0%ae/{}",
    "/file://{}",
    "/\\..\\{}",
    "/{}",
)
"""Ways to a file that is no part of the app; the path stands for {}."""


def tells_too_much(answer: bytes) -> bool:
    """An error that says how the server is made; the page itself is everybody's."""
    return status(answer) >= 400 and bool(LEAKS.search(answer))


def listening_sockets(folder: Path) -> Seen:
    """One, for TCP, on 127.0.0.1."""
    with attacked(folder / "data") as server:
        found = list(_listening(server.process.pid))
    wrong = [where for where in found if where != "tcp 127.0.0.1"]
    return seen(len(found), f"listens on {', '.join(found)}", wrong)


def _listening(process: int) -> Iterator[str]:
    held = {link.readlink().as_posix() for link in Path(f"/proc/{process}/fd").iterdir() if link.is_symlink()}
    for kind in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/{process}/net/{kind}").read_text().splitlines()[1:]:
            words = line.split()
            if f"socket:[{words[9]}]" in held and (words[3] == "0A" or kind.startswith("udp")):
                address = words[1].split(":")[0]
                named = (
                    ".".join(str(byte) for byte in reversed(bytes.fromhex(address))) if len(address) == 8 else address
                )
                yield f"{kind} {named}"


def foreign_pages(folder: Path) -> Seen:
    """Neither page nor socket for another origin or host, nor for one whose name was made to point here."""
    wrong, count = [], 0
    with attacked(folder / "data") as server:
        own = f"127.0.0.1:{server.port}"
        rebound = f"rebound.evil.example:{server.port}"
        cases = [(own, origin) for origin in FOREIGN]
        cases += [
            (rebound, f"http://{rebound}"),
            (rebound, ""),
            (rebound, "https://evil.example"),
            ("evil.example", ""),
        ]
        for host, origin in cases:
            headers = [f"Origin: {origin}"] if origin else []
            asked = f"{host} by {origin or 'nobody'}".replace(str(server.port), "PORT")
            count += 2
            if status(get(server.port, "/", *headers, host=host)) not in (400, 403):
                wrong.append(f"page of {asked} given")
            with suppress(Gone):
                wire = Wire(server.port, *headers, host=host)
                wrong += [f"socket of {asked} opened"] if wire.open else []
                wire.close()
        if not is_alive(server):
            wrong.append("its own page is kept out, too")
    return seen(count, f"{sum('own' not in each for each in wrong)} let in", wrong)


def path_traversal(folder: Path) -> Seen:
    """Nothing but the app's own files, and no error of the server's own making."""
    wrong, count = [], 0
    secret = folder / "secret.txt"
    secret.write_text(SECRET)
    with attacked(folder / "data") as server:
        for pattern in OUTSIDE:
            for target in (str(secret), "etc/passwd", "../" * 12 + "etc/passwd"):
                answer = get(server.port, pattern.format(target.lstrip("/")))
                count += 1
                if SECRET.encode() in answer or b"root:" in answer:
                    wrong.append(f"{pattern} gets out")
                if status(answer) >= 500:
                    wrong.append(f"{pattern} is answered by {status(answer)}")
        if not is_alive(server):
            wrong.append("dead afterwards")
    return seen(count, f"{len(OUTSIDE)} ways, {sum('gets out' in each for each in wrong)} got out", wrong)


def uploads(folder: Path) -> Seen:
    """Nothing can be uploaded by who wasn't asked for a file, by any method."""
    body = "\r\n".join(["Content-Length: 5", "Content-Type: text/plain"])
    with attacked(folder / "data") as server:
        answers = {
            f"{method} {path[:7]}": status(get(server.port, path, body, method=method))
            for path in ("/upload?f=x.txt&e=9&s=0", "/picked/x.txt")
            for method in ("PUT", "POST", "PATCH", "DELETE", "OPTIONS")
        }
        left = [path.name for path in folder.rglob("x.txt")]
    wrong = [f"{method} {code}" for method, code in answers.items() if not 400 <= code < 500]
    return seen(len(answers), f"answers {sorted(set(answers.values()))}", [*wrong, *left])


def malformed_http(folder: Path) -> Seen:
    """An answer of 4xx or none, and a server that lives on."""
    with attacked(folder / "data") as server:
        host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
        requests = (
            b"\0\1\2\3\r\n\r\n",
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n",
            b"POST / HTTP/1.1\r\n" + host + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"X: " + b"x" * 200_000 + b"\r\n\r\n",
            b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Bad Header\x00: 1\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Range: bytes=9999999999-1,5-4,-0\r\nConnection: close\r\n\r\n",
            b"GET /ws HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        )
        answers = [http(server.port, request, patience=2) for request in requests]
        wrong = [
            f"{number}. is answered by {status(answer)}"
            for number, answer in enumerate(answers)
            if status(answer) > 499
        ]
        wrong += [f"{number}. tells too much" for number, answer in enumerate(answers) if tells_too_much(answer)]
        wrong += [] if is_alive(server) else ["dead afterwards"]
    return seen(len(answers), f"answers {sorted({status(answer) for answer in answers})}", wrong)


def headers(folder: Path) -> Seen:
    """On every answer: a policy for content and framing, for types and referrers; and for no other origin to read."""
    with attacked(folder / "data") as server:
        refused = get(server.port, "/", "Origin: https://evil.example")
        answers = {"a refusal": refused} | {
            path: get(server.port, path)
            for path in ("/", "/flutter_bootstrap.js", "/manifest.json", "/nowhere.png", "/game/1", "/ws")
        }
        answers["PUT /upload"] = get(server.port, "/upload", method="PUT")
    wrong = []
    for name, answer in answers.items():
        head = answer.split(b"\r\n\r\n")[0].lower()
        for header in (b"content-security-policy:", b"x-content-type-options: nosniff", b"referrer-policy:"):
            wrong += [] if header in head else [f"no {header.decode().split(':')[0]}"]
        wrong += [] if b"frame-ancestors 'none'" in head or b"x-frame-options: deny" in head else ["may be framed"]
        wrong += [f"{name} is for every origin"] if b"access-control-allow-origin: *" in head else []
    return seen(len(answers), f"{len(answers)} kinds of answers", wrong)


def foreign_scripts(folder: Path) -> Seen:
    """/docs, /redoc and /openapi.json are closed, and no page names another host to load from."""
    wrong = []
    paths = ("/docs", "/redoc", "/openapi.json", "/docs/oauth2-redirect", "/")
    with attacked(folder / "data") as server:
        for path in paths:
            answer = get(server.port, path).lower()
            body = answer.split(b"\r\n\r\n", 1)[-1]
            wrong += [f"{path} is open"] if re.search(rb"swagger|redoc|\"openapi\"|oauth2", body) else []
            wrong += [f"{path} loads from another host"] if re.search(rb'(src|href)="?(https?:)?//', body) else []
    return seen(len(paths), f"{sum('open' in each for each in wrong)} open", wrong)


def assets_of_the_working_folder(folder: Path) -> Seen:
    """What lies in ./assets of the folder that it was started in is nobody's business."""
    (folder / "assets").mkdir()
    names = ("secret.txt", "flutter_bootstrap.js", "icons/loading-animation.png", "secret.html")
    for name in names:
        (folder / "assets" / name).parent.mkdir(exist_ok=True)
        (folder / "assets" / name).write_text(SECRET)
    with attacked(folder / "data", at=folder) as server:
        given = [name for name in names if SECRET.encode() in get(server.port, f"/{name}")]
    return seen(len(names), f"{len(given)} given away", [f"/{name} is given" for name in given])


def escapes_in_the_log(folder: Path) -> Seen:
    """What a stranger sends may stand in the server's terminal, never act on it, nor look like a line of its own."""
    evil = "\x1b]0;evil\x07\x1b[2J\r\x9b31m\u202efake\nERROR: a line of its own"
    safe = evil.split("\n")[0]
    with attacked(folder / "data") as server:
        tries = [message(action, {"text": evil, evil: evil}) for action in (OUTPUT, evil, 99, 3, 4, 5)]
        tries += [
            message(OUTPUT, evil),
            b"\0" + evil.encode(),
            message(REGISTER, {"session_id": evil, "page": {"route": evil}}),
        ]
        for content in tries:
            with suppress(Gone):
                wire = Wire(server.port)
                wire.send(frame(content))
                sleep(0.1)
                wire.close()
        for request in (f"/{safe}", f"/game/{safe}"):
            http(server.port, f"GET {request} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode(), patience=1)
        with suppress(Gone):
            Window(server.port, f"/game/{evil}").hear(0.5)
        alive = is_alive(server)
    log = server.log.read_bytes().decode("utf-8", "replace")
    wrong = [f"{found!r} is raw" for found in RAW_IN_A_LOG.findall(log)]
    wrong += ["a line of its own"] * sum(line.startswith("ERROR: a line") for line in log.splitlines())
    return seen(len(tries) + 3, f"{len(wrong)} raw", [*wrong, *([] if alive else ["dead afterwards"])])


ROWS: Final[dict[str, Row]] = {
    "listening-sockets": listening_sockets,
    "foreign-pages": foreign_pages,
    "path-traversal": path_traversal,
    "uploads": uploads,
    "malformed-http": malformed_http,
    "headers": headers,
    "foreign-scripts": foreign_scripts,
    "working-folder": assets_of_the_working_folder,
    "escapes-in-the-log": escapes_in_the_log,
    **crowds.ROWS,
}
