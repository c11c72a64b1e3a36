"""What a club's server says of itself: how much and how long, and nothing by which anybody could be known."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.types import Message, Receive, Scope, Send

from companion.serving.counts import Counting, Counts, part_of
from companion.shell.desk import Desk
from tests.companion.serving.raw_client import PATIENCE, RawWindow
from tests.companion.serving.shared import NAME
from tests.companion.sharing.guests import a_shared_game
from tests.postgres import a_database_store, needed_server
from tests.stores import a_store

ROOT = Path(__file__).parents[3]
ADDRESS = "203.0.113.5"
NAMES = {"time", "tables", "lines", "entries", "refused", "wrong_codes", "errors", "entry_ms", "database"}


def test_a_part_of_the_times_took_no_longer() -> None:
    times = [each / 1000 for each in range(1, 101)]
    assert [part_of(times, part) for part in (0.5, 0.95, 1.0)] == [50, 95, 100]
    assert part_of([0.004], 0.5) == 4
    assert part_of([], 0.5) is None


def test_each_line_begins_anew() -> None:
    counts = Counts()
    for seconds in (0.001, 0.002, 0.003):
        counts.entered(seconds)
    assert counts.taken()["entry_ms"] == {"median": 2, "p95": 3, "longest": 3}
    assert counts.taken() == Counts().taken()


async def answering(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuses who asks, accepts windows, and lives until it is told otherwise."""
    if scope["type"] == "lifespan":
        await receive()
    elif scope["type"] == "http":
        await send({"type": "http.response.start", "status": 403})
    else:
        await send({"type": "websocket.accept"})
        await receive()


def test_lines_come_as_long_as_the_server_lives_and_one_at_its_end(tmp_path: Path) -> None:
    said: list[dict[str, Any]] = []
    desk, counts, over = Desk(a_store(tmp_path, "test")), Counts(), asyncio.Event()
    counting = Counting(answering, desk, counts, lambda line: said.append(json.loads(line)), every=0.01)

    async def hear() -> Message:
        await over.wait()
        return {}

    async def send(_: Message) -> None:
        await asyncio.sleep(0)

    async def said_of(holds: Any) -> None:
        while not any(map(holds, said)):
            await asyncio.sleep(0.01)

    async def live() -> None:
        server = asyncio.create_task(counting({"type": "lifespan"}, hear, send))
        window = asyncio.create_task(counting({"type": "websocket"}, hear, send))
        await said_of(lambda line: line["lines"] == 1)
        await counting({"type": "http"}, hear, send)
        await said_of(lambda line: line["refused"] == 1)
        logging.getLogger("companion").error("Mara's band")
        await said_of(lambda line: line["errors"] == 1)
        window.cancel()
        await asyncio.wait([window])
        over.set()
        await server

    asyncio.run(live())
    assert said[-1]["lines"] == 0
    assert [sum(line[name] for line in said) for name in ("refused", "errors", "entries")] == [1, 1, 0]
    logging.getLogger("companion").error("after the end")
    assert counts.happened == {}


def say(port: int, code: str) -> tuple[int, str]:
    """Somebody says a code: the answer, and the cookie."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("POST", "/join", json.dumps({"code": code}), {"Host": NAME, "X-Forwarded-For": ADDRESS})
    answer = connection.getresponse()
    connection.close()
    return answer.status, answer.getheader("set-cookie", "").partition(";")[0]


@pytest.mark.slow
def test_a_club_s_server_says_how_it_fares_and_of_whom_nothing() -> None:
    server = needed_server()
    server.empty("data")
    desk = Desk(a_database_store(server.database("data")))
    id = a_shared_game(desk)
    table = desk.house.table(id)
    assert table
    command = [sys.executable, "-m", "companion", "--no-browser", "--port", "0", "--public-url", f"http://{NAME}"]
    environment = {**os.environ, "COMPANION_DATABASE": server.address("data")}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stderr
        url = process.stdout.readline().split()[2]
        port = urlsplit(url).port
        assert port
        assert say(port, "WRONG1") == (403, "")
        status, cookie = say(port, table.code)
        assert status == 200
        visit = desk.house.visit_of(cookie.partition("=")[2])
        assert visit
        desk.house.sit(visit.guest.id, id, 0)
        window = RawWindow(url, host=NAME, cookie=cookie)
        window.register(f"/game/{id}")
        window.tap("dragon")
        give_up = monotonic() + PATIENCE
        while not desk.keeper.games.open(id).game.events:
            assert monotonic() < give_up
            sleep(0.02)
        window.close()
        process.terminate()
        *_, last = process.stderr.read().splitlines()
    line = json.loads(last)
    assert line.keys() == NAMES
    assert [line[name] for name in ("tables", "entries", "refused", "wrong_codes", "errors")] == [1, 1, 1, 1, 0]
    assert line["entry_ms"]["longest"] >= line["entry_ms"]["median"] > 0
    assert line["database"].keys() == {"waits", "unanswered", "unheard"}
    players = [player.name for player in desk.game(id).game.setup.players]
    for told in (*players, table.code, id, visit.guest.id, ADDRESS, cookie.partition("=")[2], desk.keeper.others.key()):
        assert told not in last
