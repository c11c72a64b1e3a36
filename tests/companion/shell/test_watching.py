"""Listeners are called one by one: what fails in one is logged, and the others are called all the same."""

import pytest

from companion.shell.watching import Listeners, Watching


def fail() -> None:
    raise RuntimeError("a window that can't")


def test_a_listener_hears_of_what_it_watches_until_it_stops() -> None:
    listeners, heard = Listeners(), list[str]()
    stop = listeners.add("game", lambda: heard.append("game"))
    listeners.notify("game")
    listeners.notify("another")
    stop()
    listeners.notify("game")
    assert heard == ["game"]


def test_one_that_fails_keeps_none_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    listeners, heard = Listeners(), list[str]()
    listeners.add("game", lambda: heard.append("before"))
    listeners.add("game", fail)
    listeners.add("game", lambda: heard.append("after"))
    listeners.notify("game")
    assert heard == ["before", "after"]
    assert "a window that can't" in caplog.text


def test_a_listener_may_stop_while_it_is_called() -> None:
    listeners, heard = Listeners(), list[str]()

    def once() -> None:
        heard.append("once")
        stop()

    stop = listeners.add("game", once)
    listeners.add("game", lambda: heard.append("other"))
    listeners.notify("game")
    listeners.notify("game")
    assert heard == ["once", "other", "other"]


def test_everybody_hears_of_a_change_of_everything() -> None:
    listeners, heard = Listeners(), list[str]()
    listeners.add("game", lambda: heard.append("game"))
    listeners.add("settings", lambda: heard.append("settings"))
    listeners.notify_all()
    assert heard == ["game", "settings"]


def test_a_window_draws_everything_again_that_it_watches(caplog: pytest.LogCaptureFixture) -> None:
    watching, heard = Watching(Listeners().add), list[str]()
    watching.watch("game", fail)
    watching.watch("settings", lambda: heard.append("settings"))
    watching.refresh()
    assert heard == ["settings"]
    assert "a window that can't" in caplog.text


def test_a_window_that_is_closed_hears_nothing_more() -> None:
    listeners, heard = Listeners(), list[str]()
    watching = Watching(listeners.add)
    stop = watching.watch("game", lambda: heard.append("game"))
    watching.watch("settings", lambda: heard.append("settings"))
    stop()
    watching.end()
    stop()
    listeners.notify_all()
    watching.refresh()
    assert heard == []
