"""Phones of one table at two servers: whatever is done at one is seen at the other, and guests reach nothing else."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pytest

from companion.serving.hearing import hear, read_again
from companion.sharing.tries import MOST
from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from rules.ethnos.game import Game
from storage.postgres.database import Database
from storage.values import Card, Settings
from tests.companion.serving.raw_client import PATIENCE, RawWindow, Refused
from tests.companion.serving.shared import Shared, shared
from tests.ethnos import a_setup
from tests.postgres import a_database_store, needed_server


def all_that_comes(window: RawWindow) -> str:
    """Until nothing comes any more."""
    said = [repr(window.receive())]
    with suppress(TimeoutError):
        while True:
            said.append(repr(window.receive(1)))
    return "".join(said)


def until(holds: Callable[[], object]) -> None:
    """Waits for what a thread will have done."""
    give_up = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < give_up
        sleep(0.01)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Shared, Shared]]:
    server = needed_server()
    server.empty("data")
    databases = [Database(server.address("data")) for _ in range(2)]
    with (
        shared(tmp_path, keeper=a_database_store(databases[0])) as here,
        shared(tmp_path, keeper=a_database_store(databases[1]), id=here.id) as there,
    ):
        yield here, there
    for database in databases:
        database.close()


def test_a_guest_of_one_server_is_a_guest_of_the_other(two: tuple[Shared, Shared]) -> None:
    here, there = two
    assert there.say("ACDEFH" if here.code != "ACDEFH" else "HFEDCA").status == 403
    cookie = here.come(seat=1)
    window = there.window(cookie)
    window.wait_for("band-1")
    guest = here.desk.house.tables.open[0].guests[0]
    until(lambda: here.desk.house.is_here(guest))
    here.desk.play(here.id, [Correction(note="seen")])
    until(lambda: there.desk.game(there.id).revision == 1)
    there.desk.undo(there.id, 1)
    until(lambda: here.desk.game(here.id).revision == 2)
    window.close()
    until(lambda: not here.desk.house.is_here(guest))
    here.desk.house.send_away(guest.id, here.id)
    until(lambda: not there.desk.house.tables.open[0].guests)
    with pytest.raises(Refused):
        there.window(cookie)


def test_guests_of_one_table_reach_nothing_of_another_by_either_server(two: tuple[Shared, Shared]) -> None:
    here, there = two
    setup = a_setup(3)
    players = tuple(player._replace(name=f"Stranger {seat}") for seat, player in enumerate(setup.players))
    other = there.desk.begin(Game(replace(setup, players=players)), "ethnos").id
    there.desk.house.open(other)
    host = RawWindow(here.url)
    host.register(f"/game/{other}")
    host.wait_for("band-0")
    host.close()
    cookie = here.come(seat=1)
    for server in two:
        for path in ("", "/ledger", "/board", "/share"):
            window = server.window(cookie, f"/game/{other}{path}")
            assert "Stranger" not in all_that_comes(window)
            window.close()
        window = server.window(cookie)
        window.wait_for("band-1")
        window.close()
        assert server.ask("GET", f"/game/{other}", f"Cookie: {cookie}").status == 200  # the page, which is no game
        visit = server.desk.house.visit_of(cookie.partition("=")[2])
        assert visit
        assert visit.table.game == here.id
        assert server.desk.house.visit_of("nobody's") is None
        assert server.ask("POST", "/upload", f"Cookie: {cookie}", body=b"x").status == 403


def test_wrong_codes_count_at_both_servers_together(two: tuple[Shared, Shared]) -> None:
    for number in range(MOST):
        assert two[number % 2].say("ACDEFH").status == 403
    for server in two:
        assert server.say(server.code).status == 429
        assert server.say(server.code, address="203.0.113.6").status == 200


def test_without_the_database_nobody_is_turned_away_as_a_stranger(two: tuple[Shared, Shared]) -> None:
    """A guest who isn't known here yet may be one; whoever says a code is asked to try again."""
    here, there = two
    there.desk.keeper.database.close()  # type: ignore[attr-defined]
    code = here.code
    answer = there.say(code)
    assert (answer.status, "can't be reached" in answer.body) == (503, True)
    for path in ("/", "/live"):
        assert there.ask("GET", path, f"Cookie: {here.come()}").status == 503
    with pytest.raises(Refused, match="503"):
        there.window(here.come(seat=1))


def test_what_is_changed_elsewhere_is_read_again(two: tuple[Shared, Shared]) -> None:
    here, there = two
    desk = Desk(there.desk.keeper)
    assert desk.settings == Settings()
    here.desk.save_settings(Settings(theme="dark"))
    hear(desk, "settings", 0)
    assert desk.settings == Settings(theme="dark")
    assert desk.cards.of("ethnos") == ()
    here.desk.cards.change(lambda cards: cards.note([Card("ethnos", "city", "Riverwatch", {})]))
    hear(desk, "cards", 0)
    assert len(desk.cards.of("ethnos")) == 1
    told: list[str] = []
    desk.watch("games", lambda: told.append("games"))
    desk.watch(here.id, lambda: told.append(str(desk.game(here.id).revision)))
    assert desk.game(here.id).revision == 0
    hear(desk, here.id, 0)
    assert told == []
    here.desk.finish(here.id)
    hear(desk, here.id, 1)
    assert told == ["1", "games"]
    read_again(desk)
    desk.keeper.database.close()  # type: ignore[attr-defined]
    hear(desk, "tables", 0)
    desk.house.came("somebody", here.id)
    assert desk.house.tables.open
