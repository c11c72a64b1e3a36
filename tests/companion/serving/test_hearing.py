"""Phones of one table at two servers: whatever is done at one is seen at the other, and guests reach nothing else."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from companion.serving.hearing import hear, read_again
from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from storage.postgres.database import Database
from storage.values import Card, Settings
from tests.companion.serving.raw_client import PATIENCE, Refused
from tests.companion.serving.shared import Shared, shared
from tests.postgres import a_database_store, needed_server


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
    other = there.desk.begin(there.desk.game(there.id).game, "ethnos").id
    there.desk.house.open(other)
    cookie = here.come(seat=1)
    for server in two:
        assert server.ask("GET", f"/game/{other}", f"Cookie: {cookie}").status == 200  # the page, which is no game
        visit = server.desk.house.visit_of(cookie.partition("=")[2])
        assert visit
        assert visit.table.game == here.id
        assert server.desk.house.visit_of("nobody's") is None
        assert server.ask("POST", "/upload", f"Cookie: {cookie}", body=b"x").status == 403


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
