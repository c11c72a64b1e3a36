import re
from pathlib import Path

from companion.shell.app import OTHER_SCREENS


def test_every_screen_but_the_first_is_loaded_sometime() -> None:
    screens = {
        ".".join(path.with_suffix("").parts)
        for path in Path("companion").rglob("*.py")
        if re.search(r"def \w+Screen\(", path.read_text())
    }
    assert screens == {"companion.lobby.home", *OTHER_SCREENS}
