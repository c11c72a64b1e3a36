"""What a real server has for a browser, and what it hasn't."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flet_web import get_package_web_dir  # type: ignore[import-untyped]

from companion.look.theme import DARK, LIGHT
from companion.serving.client import PAGE
from tests.browser.driver import Server
from tests.companion.serving.raw_client import asked
from tests.companion.serving.shared import shared


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Started in a folder that has a folder `assets`, as many have."""
    folder = tmp_path_factory.mktemp("anywhere")
    (folder / "assets").mkdir()
    (folder / "assets" / "secret.txt").write_text("a secret")
    (folder / "assets" / "flutter_bootstrap.js").write_text("a secret")
    server = Server(folder / "data", folder=folder)
    yield server
    server.stop()
    assert server.log.read_text() == ""


@pytest.mark.slow
def test_no_folder_is_served_that_it_happens_to_be_started_in(server: Server) -> None:
    assert asked(server.url, path="/secret.txt").startswith("HTTP/1.1 404 ")
    bootstrap = asked(server.url, path="/flutter_bootstrap.js")
    assert bootstrap.startswith("HTTP/1.1 200 ")
    assert "a secret" not in bootstrap


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/oauth_callback"])
@pytest.mark.slow
def test_nothing_tells_about_the_server_itself(server: Server, path: str) -> None:
    answer = asked(server.url, path=path)
    assert answer.startswith("HTTP/1.1 404 ")
    assert not re.search("swagger|redoc|openapi|traceback", answer, re.IGNORECASE)


@pytest.mark.slow
def test_the_page_bears_our_name_and_has_no_script_inside_of_it(server: Server) -> None:
    page = asked(server.url)
    assert "<title>Table companion</title>" in page
    assert set(re.findall(r"<script\b[^>]*>(.*?)</script>", page, re.DOTALL)) == {""}
    assert re.findall(r"""(?:src|href)="([^"]*:[^"]*)""", page) == []


def test_the_client_is_told_all_that_flet_s_own_page_tells_it() -> None:
    """A version of Flet that wants to know more is noticed here."""
    theirs = (Path(get_package_web_dir()) / "index.html").read_text()
    names = r"(?m)^\s*(\w+): (?!\{)"
    told = re.search(r"var flet = \{(.*?)\n    \}", theirs, re.DOTALL)
    assert told
    ours = re.search(r"var flet = \{(.*?)\n\};", (PAGE / "start.js").read_text(), re.DOTALL)
    assert ours
    assert set(re.findall(names, ours[1])) == set(re.findall(names, told[1]))


def test_what_is_seen_before_the_first_screen_has_the_app_s_colours() -> None:
    page = (PAGE / "index.html").read_text()
    for look in (LIGHT, DARK):
        assert f"background: {look.background}; color: {look.text};" in page


def test_who_is_let_in_is_given_the_client_and_nothing_else(url: str, cookie: str) -> None:
    assert asked(url, f"Cookie: {cookie}").startswith("HTTP/1.1 200 ")
    assert asked(url, f"Cookie: {cookie}", path="/docs").endswith("Not Found\n")


def test_a_server_that_ends_takes_nothing_from_another_of_this_process(url: str, cookie: str, tmp_path: Path) -> None:
    before = asked(url, f"Cookie: {cookie}").split("<html")[1]
    with shared(tmp_path) as other:
        asked(other.url)
    assert asked(url, f"Cookie: {cookie}").split("<html")[1] == before
