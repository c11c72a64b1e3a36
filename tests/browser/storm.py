"""`make storm`: six phones and a board at one table, and everything that can happen to their lines and servers.

`python -m tests.browser.storm 200 SEED` enters so many bands, from all phones at once, while lines are cut and frozen,
phones sleep, pages are loaded anew, and the server is killed; with `--club` two servers share a PostgreSQL, one of
them is killed ten times, and the database is restarted in the middle. In the end all seven screens show what `replay`
makes of the exported game; whatever a phone has shown as entered is there, once, and in this order.
"""

import json
import logging
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from companion.ethnos.parts.board import kingdom_now
from companion.ethnos.words.table import bar_text, kingdom_summary
from rules.ethnos.events import BandPlayed
from rules.ethnos.formats.games import read_game
from rules.ethnos.game import Game
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, Tribe
from tests.browser.driver import PATIENCE, ROOT, launch_light
from tests.browser.evening import Evening, evening
from tests.browser.players import Entry, Player
from tests.browser.playing import number_in
from tests.ethnos import a_setup

log = logging.getLogger("storm")
PHONES: Final = 6
TRIBES: Final = [Tribe.ELVES, Tribe.HALFLINGS, Tribe.DWARVES, Tribe.WIZARDS, Tribe.GIANTS, Tribe.TROLLS]
LULL: Final = 3
"""Entries between two things that happen."""
STUCK: Final = 4 * PATIENCE
"""Seconds in which somebody must have entered something, whatever happens."""


class Storm:
    """What happens to whom, by chance, and how often."""

    def __init__(self, table: Evening, players: list[Player], chance: Random) -> None:
        self._table, self._players, self._chance = table, players, chance
        self.counts = Counter[str]()
        self._to_come: list[str] = []
        """Everything happens once before it happens again."""
        self._over: Callable[[], Any] | None = None
        """What ends what goes on now."""
        self._done = 0
        """How many entries there were when anything happened last."""
        self._next = monotonic() + 2
        self._restarting = Thread()

    def turn(self, done: int) -> None:
        """The next thing happens once something was entered after the last: on a busy machine, later."""
        if monotonic() < self._next or (done < self._done + LULL and not self._over):
            return
        self._done = done
        if self._over:
            self.calm()
            self._next = monotonic() + self._chance.uniform(0.5, 4)
            return
        crossing, some = self._table.crossing, self._chance.uniform(0.2, 0.7)
        kinds: dict[str, tuple[Callable[[], Any], Callable[[], Any] | None]] = {
            "cuts": (lambda: crossing.cut(some), None),
            "cuts of all lines": (crossing.cut, None),
            "freezes": (lambda: crossing.freeze(some), crossing.thaw),
            "freezes of all lines": (crossing.freeze, crossing.thaw),
            "freezes of answers": (crossing.freeze_answers, crossing.thaw),
            "outages": (crossing.block, crossing.thaw),
            "reloads": (self._reload, None),
            "sleeping phones": (self._sleep, self._wake),
        }
        self._to_come = self._to_come or self._chance.sample(list(kinds), len(kinds))
        kind = self._to_come.pop()
        begin, self._over = kinds[kind]
        log.info("%s", kind)
        begin()
        self.counts[kind] += 1
        self._next = monotonic() + self._chance.uniform(0.5, 9 if self._over else 4)

    def calm(self) -> None:
        if self._over:
            log.info("over")
            self._over()
        self._over = None

    def kill(self, which: int) -> None:
        """A server, which starts again while all goes on."""
        self.counts["kills"] += 1
        log.info("server %s is killed", which)
        self._meanwhile(lambda: self._table.restart(signal.SIGKILL, which))

    def rest(self, database: Any) -> None:
        """It is restarted, and cuts all its lines."""
        self.counts["restarts of the database"] += 1
        self._meanwhile(lambda: (database.stop(), database.start()))

    def end(self) -> None:
        self.calm()
        self._table.crossing.thaw()
        self._wait()

    def _meanwhile(self, act: Callable[[], Any]) -> None:
        self._wait()
        self._restarting = Thread(target=act)
        self._restarting.start()

    def _wait(self) -> None:
        if self._restarting.ident:
            self._restarting.join()

    def _reload(self) -> None:
        self._chance.choice(self._players).reload()

    def _sleep(self) -> None:
        """A phone in a pocket: its page does nothing, and its system has ended some lines by the time it wakes."""
        player = self._chance.choice(self._players)
        player.asleep = True
        self._set(player, "frozen")

    def _wake(self) -> None:
        for player in self._players:
            if player.asleep:
                self._table.crossing.cut(0.3)
                self._set(player, "active")
                player.asleep = False

    @staticmethod
    def _set(player: Player, state: str) -> None:
        session = player.phone.context.new_cdp_session(player.phone.page)
        session.send("Page.setWebLifecycleState", {"state": state})
        session.detach()


def entries(setup: Setup, events: int, chance: Random) -> list[list[Entry]]:
    """For each seat bands that tell themselves from all others of that seat by their words."""
    found: list[list[Entry]] = []
    for seat in range(PHONES):
        words = list(product(TRIBES, range(1, LARGEST_BAND + 1)))
        chance.shuffle(words)
        most = len(range(seat, events, PHONES))
        bands = [Band(seat, tribe, chance.choice(KINGDOMS), cards) for tribe, cards in words[:most]]
        found.append([Entry(band, setup.names[seat]) for band in bands])
    return found


def storm(table: Evening, events: int, chance: Random, kills: int, database: Any = None, haste: float = 0.5) -> str:
    """Lets it rage, looks at what is left, and says what there was. `haste` is how long people wait between entries."""
    code, setup = table.share(), table.keeper.games.open(table.id).game.setup
    bands = entries(setup, events, chance)
    players = [Player(table.come(code, seat), seat, bands[seat], chance, haste) for seat in range(PHONES)]
    board = table.come(code, None)
    board.visit(f"/game/{table.id}/board", "board-last")
    players.append(Player(board, PHONES, [], chance, haste))
    table.host.close()
    began, going = monotonic(), Storm(table, players, chance)
    deadly = {*chance.sample(range(2, events), kills)}
    rest = events // 2 if database else 0
    presses, done, progress = 0, 0, monotonic()
    while not all(player.is_done for player in players):
        for player in chance.sample(players, len(players)):
            if not player.turn():
                continue
            presses += 1
            if presses in deadly:
                sleep(chance.uniform(0, 0.08))
                going.kill(chance.randrange(len(table.servers)))
            if presses == rest:
                going.rest(database)
        now = sum(len(player.done) for player in players)
        going.turn(now)
        if now > done:
            done, progress = now, monotonic()
        assert monotonic() < progress + STUCK, [(player.seat, player.said) for player in players]
    going.end()
    took = monotonic() - began
    verify(table, players)
    again = sum(entry.settled > 0 for player in players for entry in player.done)
    strays = sum(player.strays for player in players)
    what = ", ".join(f"{n} {kind}" for kind, n in sorted(going.counts.items()))
    return f"{events} events in {took:.0f} s; {what}; {strays} taps while cut off; {again} entries had to be made again"


Name = tuple[int, Tribe | None, int]
"""What tells a band from all others."""


def name_of(band: Band) -> Name:
    return band.player, band.tribe, band.cards


def verify(table: Evening, players: list[Player]) -> None:
    game, report = replayed(table)
    assert {*map(type, game.events)} == {BandPlayed}, "there is what nobody has entered"
    kept = [name_of(event.band) for event in game.events]
    entered = [(entry, name_of(entry.band)) for player in players for entry in player.done]
    said = Counter(name for _, name in entered)
    assert Counter(kept) == said, f"lost: {said - Counter(kept)}, doubled: {Counter(kept) - said}"
    for player in players:
        order = [kept.index(name_of(entry.band)) for entry in player.done]
        assert order == sorted(order), f"seat {player.seat} has seen another order"
    for seen, first in entered:
        for entry, then in entered:
            came_later = min(entry.pressed) > seen.seen
            assert not came_later or kept.index(first) < kept.index(then), f"{then} came before {first}, which was seen"
    expected, shown = standings(game, report), list[dict[str, str]]()
    give_up = monotonic() + PATIENCE
    while shown != [expected] * len(players):
        assert monotonic() < give_up, [sorted({*each.items()} ^ {*expected.items()}) for each in shown]
        sleep(0.2)
        shown = [shown_to(player) for player in players]


def replayed(table: Evening) -> tuple[Game, Any]:
    """The exported game, read again, and what `replay` says of it."""
    run = partial(subprocess.run, cwd=ROOT, check=True, capture_output=True, env=table.server.environment)
    command = [sys.executable, "-m", "companion"]
    data = [] if table.database else ["--data", str(table.server.data)]
    exported = run([*command, "games", "export", table.id, *data]).stdout
    report = json.loads(run([*command, "replay", "--json", "-"], input=exported).stdout)
    return read_game(json.loads(exported)), report


def standings(game: Game, report: Any) -> dict[str, str]:
    """As every screen must show them."""
    setup, table = game.setup, game.state.table
    assert report["markers"] == {k.id: dict(zip(setup.names, table.markers[k], strict=True)) for k in KINGDOMS}
    saved: Any = SimpleNamespace(game=game)
    found = {"last": bar_text(setup, game.steps[-1])}
    for kingdom in KINGDOMS:
        _, age, markers, lines = kingdom_now(kingdom, saved)
        found[f"kingdom-{kingdom.id}"] = kingdom_summary(setup, kingdom, markers, lines, age, projected=True)
    for seat, name in enumerate(setup.names):
        found |= {f"glory-{seat}": str(report["glory"][name]), f"projected-{seat}": str(game.projected.glory[seat])}
    return found


def shown_to(player: Player) -> dict[str, str]:
    said = {name.removeprefix("board-").removesuffix("-event"): words for name, words in player.at_table().items()}
    numbers = {name: str(number_in(said[name])) for name in said if name.startswith(("glory-", "projected-"))}
    return {name: words for name, words in said.items() if name == "last" or name.startswith("kingdom-")} | numbers


@contextmanager
def a_table(browser: Browser, folder: Path, server: Any = None) -> Iterator[Evening]:
    """Whatever its servers go through, they have nothing to complain of."""
    database = server.address("storm") if server else ""
    with evening(browser, folder / "data", a_setup(PHONES, TRIBES), database) as table:
        yield table
        log = table.server.log.read_text()
        assert "Traceback" not in log, log


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("events", type=int, nargs="?", default=200)
    parser.add_argument("seed", type=int, nargs="?", default=Random().randrange(1_000_000))
    parser.add_argument("--club", action="store_true", help="two servers on one PostgreSQL")
    parser.add_argument("--kills", type=int)
    parser.add_argument("--verbose", action="store_true", help="tell all that happens")
    asked = parser.parse_args()
    if asked.verbose:
        logging.basicConfig(format="%(asctime)s %(message)s")
        log.setLevel(logging.INFO)
    kills = asked.kills if asked.kills is not None else 10 if asked.club else 3
    print(f"A storm of {asked.events} events, seed {asked.seed}", flush=True)
    server = None
    if asked.club:
        from tests.postgres import PostgresServer

        server = PostgresServer(safe=True)
        server.database("storm").close()
    try:
        with TemporaryDirectory() as folder, sync_playwright() as playwright:
            browser = launch_light(playwright)
            with a_table(browser, Path(folder), server) as table:
                print(storm(table, asked.events, Random(asked.seed), kills, server))
            browser.close()
    finally:
        if server:
            server.remove()


if __name__ == "__main__":
    main()
