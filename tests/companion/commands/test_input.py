import io
import sys
import tracemalloc
from pathlib import Path

import pytest

from companion.commands.input import ENOUGH, STANDARD_INPUT, batches, lines, read_bytes
from rules.limits import LARGEST_FILE
from rules.problems import FileCode, Refused


@pytest.fixture
def large(tmp_path: Path) -> str:
    """A file of one large line between small ones."""
    file = tmp_path / "large"
    with file.open("wb") as stream:
        stream.write(b"first\n")
        for _ in range(40):
            stream.write(b"x" * 1_000_000)
        stream.write(b"\nlast")
    return str(file)


def test_a_file_is_read_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\xff{}\r\n")
    assert read_bytes(str(tmp_path / "a.json")) == b"\xff{}\r\n"


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff{}\n[]")))
    assert read_bytes(STANDARD_INPUT) == b"\xff{}\n[]"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff{}\n[]")))
    assert list(lines(STANDARD_INPUT)) == [b"\xff{}", b"[]"]


def test_no_more_is_read_than_shows_that_it_is_too_much(large: str) -> None:
    tracemalloc.start()
    try:
        assert len(read_bytes(large)) == ENOUGH
        assert tracemalloc.get_traced_memory()[1] < 3 * LARGEST_FILE
    finally:
        tracemalloc.stop()


def test_what_never_ends_is_read_only_so_far() -> None:
    assert len(read_bytes("/dev/zero")) == ENOUGH
    assert len(next(lines("/dev/zero"))) == ENOUGH


def test_only_a_line_feed_ends_a_line(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"a\rb\r\n\n \t\r\n\x0c\x85\xe2\x80\xa8c\nd")
    assert list(lines(str(file))) == [b"a\rb\r", b"\x0c\x85\xe2\x80\xa8c", b"d"]


def test_of_a_line_that_is_too_long_only_so_much_is_kept_and_the_rest_goes_on(large: str) -> None:
    tracemalloc.start()
    try:
        assert [len(line) for line in lines(large)] == [5, ENOUGH, 4]
        assert tracemalloc.get_traced_memory()[1] < 3 * LARGEST_FILE
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("longer", [0, 1])
def test_the_longest_line_is_kept_whole(longer: int, tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"x" * (LARGEST_FILE + longer) + b"\ny\n")
    assert [len(line) for line in lines(str(file))] == [LARGEST_FILE + longer, 1]


def test_a_line_that_is_too_long_is_not_taken_for_blank_by_its_beginning(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b" " * ENOUGH + b"x\ny\n" + b" " * LARGEST_FILE + b"\n")
    assert [len(line) for line in lines(str(file))] == [ENOUGH, 1]


def test_lines_come_in_parts_that_fit_into_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.commands.input.AT_HAND", 3)
    assert list(batches([b"a", b"bc", b"d", b"efghi", b"j"])) == [[b"a", b"bc"], [b"d", b"efghi"], [b"j"]]
    assert list(batches([])) == [[]]


@pytest.mark.parametrize(("name", "why"), [("missing.json", "No such file or directory"), (".", "Is a directory")])
def test_what_cannot_be_read_is_refused_with_the_reason(name: str, why: str, tmp_path: Path) -> None:
    file = str(tmp_path / name)
    for read in (read_bytes, lambda name: next(lines(name))):
        with pytest.raises(Refused) as refused:
            read(file)
        (problem,) = refused.value.problems
        assert (problem.code, problem.where, problem.facts) == (FileCode.UNREADABLE, file, {"file": file, "why": why})


def test_no_standard_input_at_all_can_t_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Refused, match="unreadable at -"):
        read_bytes(STANDARD_INPUT)
