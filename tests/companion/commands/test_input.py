import io
import sys
from pathlib import Path

import pytest

from companion.commands.input import STANDARD_INPUT, read_bytes
from rules.problems import FileCode, Refused


def test_a_file_is_read_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(b"\xff{}\r\n")
    assert read_bytes(str(tmp_path / "a.json")) == b"\xff{}\r\n"


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff{}")))
    assert read_bytes(STANDARD_INPUT) == b"\xff{}"


@pytest.mark.parametrize(("name", "why"), [("missing.json", "No such file or directory"), (".", "Is a directory")])
def test_what_cannot_be_read_is_refused_with_the_reason(name: str, why: str, tmp_path: Path) -> None:
    file = str(tmp_path / name)
    with pytest.raises(Refused) as refused:
        read_bytes(file)
    (problem,) = refused.value.problems
    assert (problem.code, problem.where, problem.facts) == (FileCode.UNREADABLE, file, {"file": file, "why": why})
