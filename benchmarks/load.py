"""What servers carry: many tables of six phones, a band every five seconds at each of them.

Everything is on loopback, and bounded in count and time. `python -m benchmarks.load` measures nothing else.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle, islice, zip_longest
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from pydantic import TypeAdapter

from benchmarks.phones import CARDS
from benchmarks.tables import six_players
from companion import COMMAND
from companion.sharing.codes import new_code
from companion.sharing.tables import Table, new_cookie, new_guest
from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.protocol import Keeper
from tests.companion.serving.club import ROOT, Process
from tests.postgres import PROGRAMS, PostgresServer, a_database_store
from tests.stores import a_store

PHONES: Final = 6
"""At a table."""
PAUSE: Final = 5
"""Seconds between two bands of a table."""
TABLES, SECONDS = 30, 180
AFTERWARDS: Final = 60
"""Seconds after which it is looked what is left of phones that have gone."""
ALONE: Final = 2
"""Phones at a table that has the server for itself, and seconds between its bands, for there to be enough of them."""
SOON_ENOUGH: Final = 0.5
"""Seconds."""
MOST: Final = 120
"""Tables that come to see how many are too many."""
STEP, LOOK = 6, 6
"""How many of them come at a time, and for how many seconds they play before the next ones do."""
CORES: Final = 4
"""What two servers, the database and the phones need, for each to have its own."""


class Phones:
    """The process that they are in."""

    def __init__(self) -> None:
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._process = subprocess.Popen([sys.executable, "-m", "benchmarks.phones"], cwd=ROOT, text=True, **pipes)

    def ask(self, what: str, **facts: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{json.dumps([what, facts])}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the phones can't go on"
        return json.loads(answer)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Evening:
    """Servers on one place where games are kept, tables that are open there, and phones that come to them."""

    def __init__(
        self,
        keeper: Keeper,
        place: str,
        tables: int,
        *,
        phones: int = PHONES,
        servers: int = 1,
        module: str = "companion",
    ) -> None:
        self.keeper = keeper
        self._coming = iter(open_tables(keeper, tables, phones).items())
        self._servers = [Process(place, module=module) for _ in range(servers)]
        self._phones = Phones()

    def come(self, tables: int) -> int:
        """The phones of so many more tables, to the servers in turns; how many are here then."""
        ports = cycle(server.port for server in self._servers)
        coming = [
            {"game": game, "phones": [(next(ports), cookie) for cookie in cookies]}
            for game, cookies in islice(self._coming, tables)
        ]
        return int(self._phones.ask("come", tables=coming))

    def play(self, seconds: float, pause: float = PAUSE) -> list[float]:
        """How long each band took, from its last tap until the last phone of the table told it."""
        return list(self._phones.ask("play", seconds=seconds, pause=pause))

    def lost(self) -> int:
        """Bands that aren't kept as they were entered and in that order, by the game's file and its replay."""
        lost = 0
        for id, bands in self._phones.ask("entered").items():
            entered = [Band(seat, Tribe.DWARVES, Kingdom(kingdom), CARDS) for seat, kingdom in bands]
            game = KIND.read(KIND.write(self.keeper.games.open(id).game))
            kept = [event.band for event in game.events if isinstance(event, BandPlayed)]
            lost += sum(one != other for one, other in zip_longest(entered, kept))
        return lost

    def go(self) -> None:
        """All phones do."""
        self._phones.ask("go")

    def megabytes(self) -> float:
        """What the servers take."""
        pages = (int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) for server in self._servers)
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self._phones.stop()
        for server in self._servers:
            server.stop()


def open_tables(keeper: Keeper, tables: int, phones: int) -> Mapping[str, Sequence[str]]:
    """New games, each at an open table where so many guests sit: their cookies."""
    opened: list[Table] = []
    cookies: dict[str, list[str]] = {}
    for _ in range(tables):
        id = keeper.games.begin(Game(six_players()), KIND.name).id
        new = [new_cookie() for _ in range(phones)]
        guests = tuple(replace(new_guest(cookie), seat=seat) for seat, cookie in enumerate(new))
        opened.append(Table(id, new_code([table.code for table in opened]), guests=guests))
        cookies[id] = [f"{COMMAND}-guest-public={cookie}" for cookie in new]
    data = [TypeAdapter(Table).dump_python(table, mode="json") for table in opened]
    keeper.change_tables(lambda kept: data)
    return cookies


@contextmanager
def in_a_folder(tables: int, phones: int = PHONES) -> Iterator[Evening]:
    with TemporaryDirectory() as folder:
        evening = Evening(a_store(Path(folder)), folder, tables, phones=phones)
        try:
            yield evening
        finally:
            evening.stop()


@contextmanager
def in_a_database(server: PostgresServer, servers: int) -> Iterator[Evening]:
    name = f"with_{servers}"
    keeper = a_database_store(server.database(name))
    evening = Evening(keeper, server.address(name), MOST, servers=servers, module="benchmarks.roomy")
    try:
        yield evening
    finally:
        evening.stop()


def late(times: Sequence[float]) -> float:
    """The 95th percentile."""
    return quantiles(times, n=20)[-1]


def shared_tables() -> None:
    """What is left of the phones is looked at after a minute, in which one table is measured at a server of its own."""
    with in_a_folder(TABLES) as evening:
        cold = evening.megabytes()
        phones = evening.come(TABLES)
        times = evening.play(SECONDS)
        full = evening.megabytes()
        evening.go()
        with in_a_folder(1, ALONE) as quiet:
            quiet.come(1)
            alone = quiet.play(AFTERWARDS, ALONE)
        left = evening.megabytes()
        print(f"shared_30_tables_lost: {evening.lost()} of {len(times)} bands", flush=True)
    print(f"shared_30_tables_p95_vs_one_table: {late(times) / late(alone):.2f}", flush=True)
    print(f"shared_30_tables_p95_seconds: {late(times):.3f}, one table {late(alone):.3f}", flush=True)
    print(f"memory_per_phone_mb: {(full - cold) / phones:.2f}", flush=True)
    print(f"memory_left_per_phone_mb: {(left - cold) / phones:.2f}", flush=True)


def phones_held(evening: Evening) -> int:
    """How many phones come, table by table, before bands are told too late."""
    held = 0
    while (here := evening.come(STEP)) > held and late(evening.play(LOOK)) < SOON_ENOUGH:
        held = here
    return held


def phones_per_server() -> None:
    if not PROGRAMS:
        print("phones_per_server: there is no PostgreSQL here", flush=True)
        return
    server = PostgresServer(safe=True)
    try:
        held = []
        for servers in (1, 2):
            with in_a_database(server, servers) as evening:
                held.append(phones_held(evening))
    finally:
        server.remove()
    cores = len(os.sched_getaffinity(0))
    print(f"phones_per_server: {held[0]}", flush=True)
    why = "" if cores >= CORES else f" ({cores} cores for two servers, their database and the phones: no room for 1.6)"
    print(f"phones_two_servers_vs_one: {held[1] / max(held[0], 1):.2f}{why}", flush=True)


def main() -> None:
    shared_tables()
    phones_per_server()


if __name__ == "__main__":
    main()
