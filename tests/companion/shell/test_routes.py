import re
from pathlib import Path

from companion.shell.routes import HOME, other_modules, routes


def test_every_screen_but_the_first_is_loaded_sometime() -> None:
    screens = {
        ".".join(path.with_suffix("").parts)
        for path in Path("companion").rglob("*.py")
        if re.search(r"^def \w+Screen\(", path.read_text(), re.MULTILINE)
    }
    assert screens == {HOME.module, *other_modules()}


def test_no_two_screens_have_the_same_address() -> None:
    addresses = [route.path for route in routes()]
    assert len(addresses) == len(set(addresses))
