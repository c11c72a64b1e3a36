import re
from pathlib import Path

from companion.app import OTHER_SCREENS


def test_every_screen_but_the_first_is_loaded_sometime() -> None:
    screens = {
        path.stem for path in Path("companion/screens").glob("*.py") if re.search(r"def \w+Screen\(", path.read_text())
    }
    assert screens == {"home", *OTHER_SCREENS}
