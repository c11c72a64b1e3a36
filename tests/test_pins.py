"""Nothing comes from anywhere unless its hash is known: packages, the site's wheels, and what GitHub runs for us."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

from companion.serving.web.wheels import FLET, OURS, pinned
from tests import pins
from tests.pins import PLACES, ROOT

PIP = "pip"
"""Comes with Python itself, unless an audit brings a newer one."""
PINS = pinned(pins.CONSTRAINTS)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "_", name).lower()


def test_every_package_that_is_installed_is_pinned_by_hash() -> None:
    installed = {plain(found.name): found.version for found in distributions()}
    strange = {
        name: version
        for name, version in installed.items()
        if name not in (PIP, "ethnos_companion") and (name not in PINS or PINS[name].version != version)
    }
    assert strange == {}
    assert [name for name, pin in PINS.items() if not pin.hashes] == []
    assert {plain(name) for name in (*FLET, *OURS)} <= set(PINS)


def test_nothing_is_missing_that_a_pinned_package_needs() -> None:
    """They are installed without asking what they need in turn."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_every_requirement_ends_before_the_next_great_change() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = (project["project"]["dependencies"], *project["project"]["optional-dependencies"].values())
    lines = [*project["build-system"]["requires"], *(line for group in groups for line in group)]
    assert [line for line in lines if not re.search(r"==|<", line)] == []


@pytest.mark.parametrize("file", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda path: path.name)
def test_what_github_runs_is_named_by_commit_and_may_do_little(file: Path) -> None:
    text = file.read_text()
    used = re.findall(r"uses: (.+)", text)
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action)] == []
    assert re.search(r"^permissions: \{\}$", text, re.M), "what a job may do stands with the job"


def test_a_package_for_one_system_or_one_python_has_a_condition() -> None:
    assert pins.condition(set(PLACES)) == ""
    assert pins.condition({place for place in PLACES if place[0] == "win32"}) == ' ; sys_platform == "win32"'
    assert pins.condition({place for place in PLACES if place[1] == "3.13"}) == ' ; python_version == "3.13"'


def test_what_a_package_needs_is_followed_with_its_extras_wherever_it_applies() -> None:
    packages = {
        "server": {"requires_dist": ["loop; extra == 'fast' and sys_platform != 'win32'", "base"]},
        "base": {"requires_dist": ["old; python_version < '3.12'"]},
    }
    assert pins.needed(["server"], packages, ("linux", "3.11")) == {"server", "base", "old"}
    assert pins.needed(["server", "server[fast]"], packages, ("linux", "3.12")) == {"server", "base", "loop"}
    assert pins.needed(["server[fast]"], packages, ("win32", "3.12")) == {"server", "base"}


def test_versions_are_read_whatever_stands_behind_them() -> None:
    text = '# a==1\nMy_Package==1.2 \\\n    --hash=sha256:0\nother==3 ; sys_platform == "win32"\n'
    assert pins.pinned(text) == {"my-package": "1.2", "other": "3"}
