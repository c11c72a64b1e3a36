"""How little is loaded before the first screen: a phone waits for every module."""

import subprocess
import sys
from pathlib import Path

from companion.serving.web.data import store_in
from rules.ethnos.game import Game
from storage.values import Filter
from tests.ethnos import a_setup

FIRST_SCREEN = """
import sys
from pathlib import Path
from importlib import import_module
import main
import companion.shell.app
from companion.shell.routes import HOME, routes
from companion.shell.desk import Desk
from companion.serving.web.data import store_in
from storage.values import Filter
desk = Desk(store_in(Path(sys.argv[1]), lambda touched: None))
routes()
import_module(HOME.module)
print(desk.settings.theme, len(desk.keeper.listing.page(Filter(finished=False))))
print(*sys.modules)
"""
HEAVY = {
    "pydantic",
    "rules.rune_age.game",
    "rules.ethnos.game",
    "rules.ethnos.formats.models",
    "storage.files.kept",
    "flet.controls.theme",
}


def test_the_first_screen_waits_for_no_module_that_it_does_not_need(tmp_path: Path) -> None:
    store = store_in(tmp_path, lambda touched: None)
    store.games.begin(Game(a_setup(3)), "ethnos")
    store.listing.page(Filter(finished=False))
    command = [sys.executable, "-c", FIRST_SCREEN, str(tmp_path)]
    said, loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said == "system 1"
    assert "companion.lobby.home" in loaded.split()
    assert HEAVY.isdisjoint(loaded.split())
