from collections.abc import Sequence

from companion.sharing.door import CannotOpen
from companion.sharing.tables import Rights
from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.companion.sharing.guests import a_shared_game, come


class ADoor:
    """One that says what it was told, and opens unless it can't."""

    def __init__(self, why_not: str = "") -> None:
        self.why_not = why_not
        self.is_open = False
        self.addresses: Sequence[str] = ("http://192.168.1.5:8550", "http://10.0.0.5:8550")
        self.told: list[str] = []

    def open(self) -> None:
        if self.why_not:
            raise CannotOpen(self.why_not)
        self.is_open = True

    def tell(self, code: str) -> None:
        self.told.append(code)


@headless
async def test_the_host_opens_the_table_and_sees_where_others_come(desk: Desk) -> None:
    desk.door = door = ADoor()
    id = a_shared_game(desk)
    desk.house.close(id)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "share", "share-open")
    table = desk.house.table(id)
    assert table
    assert door.is_open
    assert door.told == [table.code]
    assert app.label("share-code") == f"Code to join: {table.code}"
    assert "http://192.168.1.5:8550/join, http://10.0.0.5:8550/join" in app.label("share-address")
    assert app.has("share-qr")
    await app.tap("share-new-code")
    assert app.label("share-code") != f"Code to join: {table.code}"
    await app.tap("share-close")
    assert desk.house.table(id) is None
    assert app.has("share-open")


@headless
async def test_a_door_that_can_not_be_opened_is_said_to_be(desk: Desk) -> None:
    desk.door = ADoor("There is no network.")
    id = a_shared_game(desk)
    desk.house.close(id)
    app = await App.on(desk, f"/game/{id}/share")
    await app.tap("share-open")
    assert app.told() == ["There is no network."]
    assert desk.house.table(id) is None


@headless
async def test_the_host_sees_who_is_there_and_sends_them_away(desk: Desk) -> None:
    desk.door = ADoor()
    id = a_shared_game(desk)
    app = await App.on(desk, f"/game/{id}/share")
    mara, watcher, other = come(desk, id, 1), come(desk, id), come(desk, id)
    desk.house.watch(watcher.guest, id)
    desk.house.came(mara.guest, id)
    await app.settle()
    labels = [app.label(f"share-guest-{number}") for number in range(3)]
    assert labels == ["Alexis: There", "Somebody who watches: Away", "Somebody without a seat: Away"]
    await app.tap("share-free-seat-1")
    visit = desk.house.visit(mara.guest, id)
    assert visit
    assert visit.guest.seat is None
    await app.tap("share-send-away-2")
    assert desk.house.visit(other.guest, id) is None
    await app.tap("share-rights-own")
    table = desk.house.table(id)
    assert table
    assert table.rights is Rights.OWN


@headless
async def test_without_a_server_nothing_is_shared(desk: Desk) -> None:
    id = a_shared_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu")
    assert not app.has("share")
    app = await App.on(desk, f"/game/{id}/share")
    assert not app.has("share-open")
