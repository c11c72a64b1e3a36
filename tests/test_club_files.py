"""What `docs/club/` starts is what the command line takes, and the image holds what the app needs."""

import json
import re
import shlex

import pytest

from companion.commands.command_line import parser
from companion.commands.parsing import parsing_in
from tests.pins import ROOT

CLUB = ROOT / "docs" / "club"


def unit() -> dict[str, list[str]]:
    """What the unit says, by name, for one port."""
    lines = (CLUB / "companion@.service").read_text().replace("%i", "8551").splitlines()
    found: dict[str, list[str]] = {}
    for name, value in (line.split("=", 1) for line in lines if "=" in line):
        found.setdefault(name, []).append(value)
    return found


def compose() -> list[list[str]]:
    """The command of each server."""
    text = (CLUB / "compose.yaml").read_text()
    return [json.loads(command) for command in re.findall(r"command: (\[[^\]]*\])", text)]


def test_the_unit_starts_the_app_on_the_port_of_its_name() -> None:
    (line,) = unit()["ExecStart"]
    program, module, name, *flags = shlex.split(line)
    (folder,) = unit()["WorkingDirectory"]
    assert [program, module, name] == [f"{folder}/.venv/bin/python", "-m", "companion"]
    with parsing_in("en"):
        options = parser().parse_args(flags)
    assert (options.host, options.port, options.public_url) == ("127.0.0.1", 8551, "https://table.example")
    assert options.no_browser


def test_the_compose_file_starts_two_servers_on_one_database() -> None:
    with parsing_in("en"):
        found = [parser().parse_args(command) for command in compose()]
    assert [(options.host, options.port) for options in found] == [("127.0.0.1", 8551), ("127.0.0.1", 8552)]
    assert {options.data for options in found} == {"postgresql://club@127.0.0.1/club"}
    assert {options.public_url for options in found} == {"https://table.example"}


def test_the_image_holds_every_package_and_what_clubs_need() -> None:
    text = (CLUB / "Dockerfile").read_text()
    for package in ("companion", "rules", "storage"):
        assert f"COPY {package} {package}\n" in text
    assert "# Only for developing:" in (ROOT / "constraints.txt").read_text()
    assert "sed '/^# Only for developing/,$d' constraints.txt" in text


@pytest.mark.parametrize("name", ["companion@.service", "compose.yaml", "Dockerfile"])
def test_the_docs_lead_to_each(name: str) -> None:
    assert f"(club/{name})" in (ROOT / "docs" / "clubs.md").read_text()
