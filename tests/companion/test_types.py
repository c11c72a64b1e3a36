"""Types that hold on screens: what a setter or a component is handed wrongly is found before anybody taps it."""

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
SCREEN = """
from functools import partial

import flet as ft

from companion.controls.frame import part
from companion.ethnos.entering.band import BandDraft
from companion.ethnos.entering.game_rules import RulesDraft
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.screens.rules_change import RulesChangeScreen
from companion.ethnos.sheets.band import Sizes
from companion.look.theme import Look
from companion.shell.drafts import Choose, choosing, entering, within
from companion.shell.hooks import use_draft, use_stable


@part
def Named(name: str, seat: int) -> ft.Control:
    return ft.Text(name)


def drawn(look: Look, choose: Choose[BandDraft], setting: Choose[SetupDraft]) -> list[ft.Control]:
    choose(BandDraft.with_cards, 3)
    choose(BandDraft.with_crads, 3)  # wrong
    choose(BandDraft.with_cards, "3")  # wrong
    choose(BandDraft.with_cards)  # wrong
    choose(SetupDraft.with_count, 3)  # wrong
    partial(choose, BandDraft.with_cards, 3)
    partial(choose, BandDraft.with_crads, 3)  # wrong
    partial(choose, BandDraft.with_cards, "3")  # wrong
    typed = entering(setting, SetupDraft.with_name, 2)
    typed("Mara")
    typed(3)  # wrong
    entering(setting, SetupDraft.with_name, "Mara")  # wrong
    entering(setting, SetupDraft.with_name)("Mara")  # wrong
    rules = use_stable(within(setting, SetupDraft.with_rules))
    rules(RulesDraft.with_printed, "giant-I", "3")
    rules(RulesDraft.with_printed, "giant-I", 3)  # wrong
    rules(BandDraft.with_cards, 3)  # wrong
    entered = use_draft(SetupDraft)
    stable = use_stable(entered.choose)
    stable(SetupDraft.with_count, 3)
    stable(SetupDraft.with_count, "three")  # wrong
    RulesChangeScreen()
    RulesChangeScreen("0123")  # wrong
    return [
        Sizes(look, 3, choose),
        Sizes(look, "3", choose),  # wrong
        Sizes(look, 3, setting),  # wrong
        Sizes(look, choose),  # wrong
        Sizes.keyed("sizes", look, 3, choose),
        Sizes.keyed(3, look, 3, choose),  # wrong
        Sizes.keyed("sizes", look, "3", choose),  # wrong
        Named("Mara", seat=2),
        Named("Mara", seat="two"),  # wrong
        Named("Mara", place=2),  # wrong
    ]
"""


@pytest.mark.slow
def test_a_wrong_setter_or_argument_is_found_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    file = tmp_path / "handed.py"
    file.write_text(SCREEN)
    told, trouble, _ = api.run([str(file), "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE)])
    found = {int(line) for line in re.findall(r"handed\.py:(\d+): error", told)}
    wrong = {number for number, line in enumerate(SCREEN.splitlines(), start=1) if line.endswith("# wrong")}
    assert found == wrong, told + trouble


CACHE = ROOT / ".mypy_cache"
"""What `make check` has just filled: the rest of the app isn't read again."""
