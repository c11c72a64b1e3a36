"""Two servers, each a process of its own, on one database: a phone that goes from one to the other."""

from collections.abc import Iterator

import pytest

from tests.companion.serving.club import Club
from tests.companion.serving.raw_client import PATIENCE, Gone, RawWindow
from tests.companion.serving.shared import NAME
from tests.companion.serving.vanishing import wait_until
from tests.postgres import needed_server


@pytest.fixture
def club() -> Iterator[Club]:
    server = needed_server()
    server.empty("club")
    club = Club(server)
    yield club
    club.close()


@pytest.mark.slow
def test_what_an_old_line_still_brings_is_not_heard_once_its_phone_has_come_back_by_another_server(club: Club) -> None:
    """Whoever looks there whether their entry has arrived, and enters it again, has entered it once."""
    old, back = (RawWindow(server.url, host=NAME, cookie=club.cookies[1]) for server in club.processes)
    old.register(f"/game/{club.id}")
    old.tap("band-1", "leader-elves", "colour-duris")
    back.register(f"/game/{club.id}", old.session)
    back.wait_for("band-1")
    with pytest.raises(Gone):
        old.read_on(PATIENCE)
    back.tap("band-1", "leader-elves", "colour-duris", "cards-4")
    wait_until(lambda: club.kept(), "the band is lost")
    assert [event.band.cards for event in club.desk.keeper.games.open(club.id).game.events] == [4]
    back.close()
