"""An evening in a club: two servers on one database, six phones without browsers spread over both, 200 events.

`python -m tests.companion.serving.club 200 10 1` plays so many, kills a server so often, and restarts the database.
"""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

from websockets.exceptions import InvalidState

from companion.shell.desk import Desk
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Tribe
from storage.postgres.database import Database
from tests.companion.serving.raw_client import Gone, RawWindow
from tests.companion.serving.shared import NAME
from tests.ethnos import NAMES, a_setup
from tests.postgres import PostgresServer, a_database_store

ROOT = Path(__file__).parents[3]
PATIENCE = 60
SOON = 4
LOST = (Gone, OSError, EOFError, InvalidState)


class Process:
    """A server of ours, on a database or a folder."""

    def __init__(self, address: str, port: int = 0, module: str = "companion") -> None:
        line = ["-m", module, "--no-browser", "--port", str(port), "--public-url", f"http://{NAME}"]
        self._process = subprocess.Popen(
            [sys.executable, *line],
            cwd=ROOT,
            env={**os.environ, "COMPANION_DATABASE": address},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout
        self.pid = self._process.pid
        self.url = self._process.stdout.readline().split()[2]
        self.port = urlsplit(self.url).port or 0

    def stop(self, how: int = signal.SIGTERM) -> None:
        self._process.send_signal(how)
        self._process.wait()


class Club:
    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        server.database("club").close()
        self.desk = Desk(a_database_store(Database(server.address("club"), patience=PATIENCE)))
        self.id = self.desk.begin(Game(a_setup(6, [Tribe.ELVES, Tribe.TROLLS])), "ethnos").id
        self.desk.house.open(self.id)
        self.processes = [Process(server.address("club")) for _ in range(2)]
        self.cookies = [self._come(seat) for seat in range(6)]
        self.phones: list[RawWindow | None] = [None] * 6

    def _come(self, seat: int) -> str:
        table = self.desk.house.table(self.id)
        assert table
        cookie = self.desk.house.enter(table.code, "")
        assert cookie
        visit = self.desk.house.tables.visit(cookie)
        assert visit
        self.desk.house.sit(visit.guest.id, self.id, seat)
        return f"ethnos-companion-guest-public={cookie}"

    def kept(self) -> list[int]:
        """The seats whose bands were played, in order."""
        return [event.band.player for event in self.desk.keeper.games.open(self.id).game.events]

    def phone(self, seat: int) -> RawWindow:
        """As a browser would: whoever was cut off comes back, to any server that is there."""
        give_up = monotonic() + PATIENCE
        while (phone := self.phones[seat]) is None:
            assert monotonic() < give_up, "nobody could come back"
            server = self.processes[(seat + random.randrange(5) // 4) % 2]
            try:
                phone = RawWindow(server.url, host=NAME, cookie=self.cookies[seat])
                phone.register(f"/game/{self.id}")
                phone.wait_for(f"band-{seat}")
                self.phones[seat] = phone
            except LOST:
                sleep(0.2)
        return phone

    def play(self, seat: int, cards: int) -> None:
        """Until the band is there, once: what was cut off is looked for before it is played again."""
        before = len(self.kept())
        give_up = monotonic() + PATIENCE
        while len(self.kept()) == before:
            assert monotonic() < give_up, "the band was never kept"
            try:
                phone = self.phone(seat)
                phone.read_on(0.05)
                button = phone._shown[f"band-{seat}"]
                phone.forget()
                phone._shown[f"band-{seat}"] = button
                for identifier in (f"band-{seat}", "leader-elves", "colour-duris", f"cards-{cards}"):
                    self._tap(phone, identifier)
                with suppress(Gone):
                    self._until(phone, lambda: len(self.kept()) > before, 1)
                if len(self.kept()) == before:
                    self._tap(phone, "play")
                    self._until(phone, lambda: len(self.kept()) > before, SOON)
            except LOST:
                self.phones[seat] = None

    def _tap(self, phone: RawWindow, identifier: str) -> None:
        self._until(phone, lambda: identifier in phone._shown, SOON)
        phone.tap(identifier)

    @staticmethod
    def _until(phone: RawWindow, holds: Callable[[], bool], seconds: float) -> None:
        """`Gone` if it isn't so by then: a tap that came too soon after another isn't heard, for one."""
        give_up = monotonic() + seconds
        while not holds():
            with suppress(TimeoutError):
                phone.receive(0.05)
            if monotonic() > give_up:
                raise Gone

    def everybody_hears(self, words: str) -> None:
        for seat in range(6):
            give_up = monotonic() + PATIENCE
            while True:
                phone = self.phone(seat)
                try:
                    if words in repr(phone.receive(1)):
                        break
                except TimeoutError:
                    assert monotonic() < give_up, f"phone {seat} never heard of it"
                except LOST:
                    self.phones[seat] = None

    def kill(self, number: int) -> None:
        """A server, which starts again while the evening goes on."""
        self.processes[number].stop(signal.SIGKILL)
        self.processes[number] = Process(self.server.address("club"))

    def close(self) -> None:
        for process in self.processes:
            process.stop()
        self.desk.keeper.database.close()  # type: ignore[attr-defined]


def evening(server: PostgresServer, events: int, kills: int, restarts: int) -> None:
    club, played = Club(server), list[int]()
    dying = set(random.sample(range(1, events), kills))
    resting = set(random.sample(range(1, events), restarts))
    try:
        for number in range(events):
            if number in dying:
                club.kill(random.randrange(2))
            if number in resting:
                server.stop()
                server.start()
            seat = random.randrange(6)
            club.play(seat, 1 + number % 3)
            played.append(seat)
            if number % 20 == 19:
                club.play(0, 1)
                played.append(0)
                club.everybody_hears(NAMES[0])
        assert club.kept() == played
        print(f"{len(played)} events by six phones at two servers, {kills} kills, {restarts} restarts of the database")
    finally:
        club.close()


if __name__ == "__main__":
    own = PostgresServer(safe=True)
    try:
        evening(own, *map(int, sys.argv[1:]))
    finally:
        own.remove()
