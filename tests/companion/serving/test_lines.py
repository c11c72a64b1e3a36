"""Windows that vanish, that never say who they are, or that say what makes no sense, on a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flet.messaging.protocol import MessageAction

from companion.serving import lines
from companion.serving.lines import all_sessions
from tests.companion.serving.raw_client import CRASHED, EVENT, Gone, RawWindow, Refused
from tests.companion.serving.vanishing import Counted, counted, vanish, wait_until

MOST, SLEEPERS = 12, 4
PAGE = 1
"""The control that Flet numbers first."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Counted]:
    with counted(tmp_path / "data", asleep=60, silent=1, windows=MOST, sleepers=SLEEPERS) as server:
        yield server


def test_a_window_ends_with_its_socket_and_no_more_of_them_are_kept_than_may_be(url: str, cookie: str) -> None:
    for _ in range(3):
        window = RawWindow(url, cookie=cookie)
        window.register()
        window.wait_for("new-game")
        window.reset()
        wait_until(lambda: not any(session.connection for session in all_sessions().values()), "the line is held")
    assert len(all_sessions()) == 1


def test_who_says_nothing_is_hung_up_on(url: str, cookie: str) -> None:
    for window in [RawWindow(url, cookie=cookie) for _ in range(3)]:
        with pytest.raises(Gone):
            window.receive()


def test_who_says_nothing_gives_way_to_who_does_and_nobody_else_does(url: str, cookie: str) -> None:
    silent = [RawWindow(url, cookie=cookie) for _ in range(3)]
    windows = []
    for _ in range(3):
        windows.append(RawWindow(url, cookie=cookie))
        windows[-1].register()
        windows[-1].wait_for("new-game")
    for window in silent:
        with pytest.raises(Gone):
            window.receive()
    with pytest.raises(Refused, match="503"):
        RawWindow(url, cookie=cookie)
    for window in windows:
        window.close()
    wait_until(lambda: not any(session.connection for session in all_sessions().values()), "the line is held")


def test_a_client_is_told_no_more_than_that_something_went_wrong(url: str, cookie: str) -> None:
    window = RawWindow(url, cookie=cookie)
    window.register()
    window.wait_for("new-game")
    window.read_on()
    window.send(EVENT, {"target": PAGE, "name": "locale_change", "data": {"locales": 3}})
    assert window.wait_for_message(CRASHED) == {"message": "Something went wrong. Your game is saved."}
    window.close()


def test_an_answer_that_comes_too_late_ends_no_line(url: str, cookie: str) -> None:
    window = RawWindow(url, cookie=cookie)
    window.register()
    window.wait_for("new-game")
    late = {"control_id": 10_000_000, "call_id": "x", "result": None, "error": None}
    window.send(MessageAction.INVOKE_METHOD.value, late)
    window.tap("new-game")
    window.wait_for("game-ethnos")
    window.close()


@pytest.mark.slow
def test_windows_that_vanish_at_the_worst_moment_leave_nothing_behind(tmp_path: Path) -> None:
    kept = vanish(tmp_path / "data", windows=12, warm_up=0, entries=2)
    assert kept.after["sessions"] == kept.after["open"] == 1
    assert kept.after["Session"] <= kept.before["Session"] + 1
    assert kept.after["FletApp"] == 1
    assert kept.after["listeners"] == kept.before["listeners"]


@pytest.mark.slow
def test_nothing_is_kept_for_who_never_says_who_it_is(server: Counted) -> None:
    for _ in range(10):
        RawWindow(server.url).reset()
    silent, senseless = RawWindow(server.url), RawWindow(server.url)
    senseless.send(EVENT, {"target": PAGE, "name": "click", "data": None})
    for window in (silent, senseless):
        with pytest.raises(Gone):
            window.receive()
    wait_until(lambda: server.counts()["FletApp"] == 0, "they are kept")
    assert server.counts()["sessions"] == 0


@pytest.mark.slow
def test_a_client_that_registers_again_and_again_is_let_go_as_a_whole(server: Counted) -> None:
    window = server.at_table()
    for _ in range(5):
        window.register(session="nobody's")
    window.wait_for("new-game")
    assert server.counts()["sessions"] > 1
    window.reset()
    wait_until(lambda: server.counts()["FletApp"] == 0, "the line is held")


@pytest.mark.slow
def test_a_window_that_comes_back_is_as_it_was(server: Counted) -> None:
    window = server.at_table()
    window.tap("band-0")
    window.wait_for("cards-1")
    window.reset()
    wait_until(lambda: server.counts()["FletApp"] == 0, "the line is held")
    again = RawWindow(server.url)
    again.register(f"/game/{server.game}", session=window.session)
    again.wait_for("cards-1")
    assert again.session == window.session
    assert server.counts()["sessions"] == 1


def test_who_comes_back_before_the_old_line_is_known_to_be_dead_finds_their_window(
    url: str, cookie: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that is still heard keeps its window: a tab may be a copy of another."""
    monkeypatch.setattr(lines, "QUIET", 0.3)
    dead = RawWindow(url, cookie=cookie)
    dead.register()
    dead.wait_for("new-game")
    back = RawWindow(url, cookie=cookie)
    back.register(session=dead.session)
    back.wait_for("new-game")
    assert back.session == dead.session
    monkeypatch.setattr(lines, "QUIET", 6.0)  # so that a machine with other things to do keeps nobody quiet for it
    copied = RawWindow(url, cookie=cookie)
    copied.register(session=back.session)
    for _ in range(5):
        back.send_frame(lines.BEAT)
        back.read_on(0.1)
    copied.wait_for("new-game")
    assert copied.session != back.session
    for window in (back, copied):
        window.close()
    wait_until(lambda: not any(session.connection for session in all_sessions().values()), "the line is held")


@pytest.mark.slow
def test_only_so_many_windows_are_kept_that_went_away_and_the_latest_are(server: Counted) -> None:
    for _ in range(SLEEPERS + 3):
        window = server.at_table()
        window.wait_for("band-0")
        window.reset()
        wait_until(lambda: server.counts()["FletApp"] == 0, "the line is held")
    assert server.counts()["sessions"] == SLEEPERS
    again = RawWindow(server.url)
    again.register(f"/game/{server.game}", session=window.session)
    again.wait_for("band-0")
    assert again.session == window.session
    wait_until(lambda: server.counts()["open"] == SLEEPERS, "the windows are held")


@pytest.mark.slow
def test_there_are_only_so_many_windows_and_the_next_is_told_so(server: Counted) -> None:
    first, *_ = windows = [server.at_table() for _ in range(MOST)]
    for window in windows:
        window.wait_for("band-0")
    with pytest.raises(Refused) as refused:
        RawWindow(server.url)
    assert refused.value.status == 503
    assert refused.value.body == "Too many windows are open. Close some, and try again.\n"
    first.close()
    wait_until(lambda: server.counts()["FletApp"] == MOST - 1, "the line is held")
    assert RawWindow(server.url)


@pytest.mark.parametrize(("event", "data"), [("route_change", [1]), ("locale_change", {"locales": 3})])
@pytest.mark.slow
def test_a_window_that_fails_tells_the_log_why_and_the_client_nothing(
    server: Counted, event: str, data: object
) -> None:
    window = RawWindow(server.url)
    window.register()
    window.wait_for("new-game")
    window.read_on()
    window.send(EVENT, {"target": PAGE, "name": event, "data": data})
    assert window.wait_for_message(CRASHED) == {"message": "Something went wrong. Your game is saved."}
    assert "Traceback" in server.log.read_text()


@pytest.mark.slow
def test_what_a_client_writes_does_not_stand_in_the_log(server: Counted) -> None:
    window = server.at_table()
    window.wait_for("band-0")
    window.send(7, "\x1b[2J\nERROR: forged \u202e")
    with pytest.raises(Gone):
        window.read_on(quiet=20)
    log = server.log.read_text()
    assert "Receive loop error" in log
    assert "forged" not in log
