"""Who comes in, and what guests can't get hold of, over the raw socket: whatever no browser would send."""

import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from companion.serving.reception import LARGEST_OF_A_GUEST
from companion.sharing.tables import Rights
from companion.shell.window import windows
from tests.companion.serving.raw_client import EVENT, PATCH, PROPERTIES, Gone, RawWindow, Refused
from tests.companion.serving.shared import NAME, Shared, shared


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    with shared(tmp_path_factory.mktemp("shared")) as here:
        yield here


@pytest.fixture(autouse=True)
def table(here: Shared) -> None:
    """With nobody there."""
    here.desk.house.close(here.id)
    here.desk.house.open(here.id)


def wait_until(is_so: object) -> None:
    give_up = monotonic() + 20
    while not is_so():  # type: ignore[operator]
        assert monotonic() < give_up
        sleep(0.02)


def events(here: Shared) -> int:
    return len(here.desk.game(here.id).game.events)


def test_nobody_gets_further_than_where_codes_are_said(here: Shared) -> None:
    for path in ("/", f"/game/{here.id}", "/game/nowhere", "/main.dart.js", "/live.js"):
        answer = here.ask("GET", path, "Accept: text/html")
        assert (answer.status, "location: /join" in answer.head) == (303, True)
        assert here.ask("GET", path).status == 403
    assert here.ask("GET", "/live").status == 403
    for cookie in ("", "ethnos-companion-guest-1=x", f"ethnos-companion-guest-{here.port}=x"):
        with pytest.raises(Refused, match="403") as refused:
            RawWindow(here.url, host=NAME, cookie=cookie or None)
        assert refused.value.body == "Forbidden\n"


def test_a_foreign_page_and_a_rebound_name_are_refused_with_the_right_cookie_too(here: Shared) -> None:
    cookie = here.come(0)
    for host, origin in ((NAME, "http://evil.example"), (NAME, "null"), ("evil.example", None)):
        with pytest.raises(Refused, match="403"):
            RawWindow(here.url, host=host, origin=origin, cookie=cookie)
    assert here.ask("GET", "/", host="evil.example").status == 403
    RawWindow(here.url, host=NAME, origin=f"http://{NAME}", cookie=cookie).close()


def test_no_other_page_may_read_anything(here: Shared) -> None:
    head = here.ask("GET", "/join", f"Origin: http://{NAME}").head.lower()
    assert "access-control" not in head
    assert "content-security-policy" in head


def test_whoever_sits_at_the_machine_is_the_host_and_a_proxy_is_not(here: Shared) -> None:
    assert here.ask("GET", "/", host=f"127.0.0.1:{here.port}").status == 200
    live = here.ask("GET", "/live", host=f"127.0.0.1:{here.port}")
    assert '"shared":true' in live.body


def test_the_host_s_own_link_opens_everything(here: Shared) -> None:
    link = here.prepared.hosts_link
    assert link
    answer = here.ask("GET", "/?" + link.partition("?")[2])
    assert answer.status == 200
    host = RawWindow(here.url, host=NAME, cookie=answer.cookie)
    host.register("/")
    host.wait_for("new-game")
    host.close()
    assert here.ask("GET", "/?key=wrong", "Accept: text/html").status == 303


def test_a_guest_plays_and_can_not_act_as_the_host(here: Shared) -> None:
    guest = here.window(here.come(0))
    guest.tap("dragon")
    wait_until(lambda: events(here) == 1)
    for path in ("/settings", "/past", "/players", "/new", f"/game/{here.id}/share"):
        other = here.window(here.come(), path)
        other.read_on()
        assert not {"share-close", "restore-backup", "start", "theme-dark", "new-game"} & other._shown.keys()
        other.close()
    assert here.ask("PUT", "/picked/x", f"Cookie: {here.come()}", body=b"x").status == 403
    guest.close()


def test_a_guest_enters_nothing_for_another_seat_if_they_may_not(here: Shared) -> None:
    here.desk.house.allow(here.id, Rights.OWN)
    before = events(here)
    guest = here.window(here.come(1))
    guest.tap("dragon", "band-0", "leader-elves", "colour-duris", "cards-2")
    guest.read_on(1)
    assert events(here) == before
    guest.close()


def test_a_guest_has_no_window_on_another_table(here: Shared) -> None:
    other = here.desk.begin(here.desk.game(here.id).game, "ethnos").id
    guest = here.window(here.come(0), f"/game/{other}")
    guest.read_on(1)
    assert "band-0" not in guest._shown
    guest.close()


def test_a_control_that_was_not_shown_and_what_makes_no_sense_do_nothing(
    here: Shared, caplog: pytest.LogCaptureFixture
) -> None:
    before = events(here)
    secret = "what was sent"
    cookie = here.come(0)
    for send in (
        lambda window: [
            window.send(EVENT, {"target": id, "name": "click", "data": secret}) for id in range(1, 4000, 7)
        ],
        lambda window: window.send(PATCH, {"id": 1, "patch": secret}),
        lambda window: window.send(PROPERTIES, {"id": 1, "props": {"on_close": secret}}),
        lambda window: window.send(99, {secret: secret}),
        lambda window: window.send(EVENT, [secret]),
        lambda window: window.send_frame(b"\x00" + secret.encode()),
        lambda window: window.send_frame(b"\x00" + b"x" * (LARGEST_OF_A_GUEST + 1)),
        lambda window: window.send_frame(b"\x01\x00"),
    ):
        watcher = here.come()
        here.desk.house.watch(here.desk.house.tables.visit(watcher.partition("=")[2]).guest.id, here.id)  # type: ignore[union-attr]
        window = here.window(watcher)
        window.wait_for("dragon")
        with caplog.at_level(logging.INFO), suppress(Gone, OSError):
            send(window)
            window.read_on()
        window.reset()
    assert secret not in caplog.text
    assert events(here) == before
    alive = here.window(cookie)
    alive.wait_for("band-0")
    alive.close()


def test_nobody_takes_over_another_s_window_by_its_name(here: Shared) -> None:
    host = RawWindow(here.url)
    host.register("/")
    host.wait_for("new-game")
    session = host.session
    host.close()
    wait_until(lambda: not windows[str(session)].connected)
    guest = here.window(here.come(0), "/", session)
    guest.wait_for("join-watch")
    assert guest.session != session
    name = guest.session
    guest.close()
    wait_until(lambda: not windows[str(name)].connected)
    same = here.window(here.come(1), "/", name)
    same.wait_for("join-watch")
    assert same.session != name
    same.close()


def test_who_is_sent_away_is_hung_up_on_and_does_not_come_back(here: Shared) -> None:
    cookie = here.come(0)
    guest = here.window(cookie)
    guest.wait_for("band-0")
    visit = here.desk.house.tables.visit(cookie.partition("=")[2])
    assert visit
    wait_until(lambda: here.desk.house.is_here(visit.guest))
    loop = windows[str(guest.session)].page.session.connection.loop
    loop.call_soon_threadsafe(here.desk.house.send_away, visit.guest.id, here.id)
    with pytest.raises(Gone):
        guest.read_on(20)
    with pytest.raises(Refused, match="403"):
        RawWindow(here.url, host=NAME, cookie=cookie)
    assert not here.desk.house.is_here(visit.guest)


def test_an_address_that_a_stranger_claims_is_not_believed(here: Shared) -> None:
    head = here.ask("GET", "/", "X-Forwarded-For: 127.0.0.1", "Accept: text/html").head
    assert " 303 " in head


def test_the_server_says_nothing_of_a_seat_that_it_does_not_know(tmp_path: Path, here: Shared) -> None:
    assert here.ask("GET", "/live", f"Cookie: {here.come(0)}").status == 200
