"""Every answer of a real server carries the policy."""

from collections.abc import Iterator

import pytest

from companion.serving.policy import CONTENT, POLICY
from tests.browser.driver import Server, served
from tests.companion.serving.raw_client import RawWindow, Refused, asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("served") / "data") as server:
        yield server


def carries_policy(answer: str) -> bool:
    head = answer.split("\r\n\r\n")[0].lower().split("\r\n")
    return all(head.count(f"{name}: {value}".lower()) == 1 for name, value in POLICY)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", (), 200),
        ("/game/20260131-201500-0a1b2c", (), 200),
        ("/main.dart.mjs", (), 200),
        ("/missing.js", (), 404),
        ("/docs", (), 404),
        ("/", ("Origin: https://evil.example",), 403),
        ("/", ("Broken header",), 400),
    ],
)
@pytest.mark.slow
def test_every_answer_carries_it(server: Server, path: str, headers: tuple[str, ...], status: int) -> None:
    answer = asked(server.url, *headers, path=path)
    assert answer.startswith(f"HTTP/1.1 {status} ")
    assert carries_policy(answer)
    assert "access-control-allow-origin" not in answer.lower()
    assert "uvicorn" not in answer.lower()


@pytest.mark.slow
def test_a_socket_that_is_refused_is_told_so_under_the_same_policy(server: Server) -> None:
    with pytest.raises(Refused) as refused:
        RawWindow(server.url, origin="https://evil.example")
    assert refused.value.status == 403
    assert refused.value.body == "Forbidden\n"
    assert all(refused.value.headers[name] == value for name, value in POLICY)


def test_the_policy_names_no_host_and_lets_no_text_run_as_a_script() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT.split("; "))
    assert rules["default-src"] == rules["form-action"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    sources = {source for allowed in rules.values() for source in allowed.split()}
    assert sources == {"'none'", "'self'", "'wasm-unsafe-eval'", "'unsafe-inline'", "blob:", "data:"}
