"""An app that is next to nothing, to build sites of without a network; browser tests build the real one."""

from companion.serving.web.bundle import ICONS
from companion.serving.web.site import App

TINY_APP = App(
    {
        "main.py": b'"""Says hello."""\nfrom companion.greeting import Greeting\nprint(Greeting("hello"))\n',
        "companion/__init__.py": b"",
        "companion/greeting.py": b"from dataclasses import dataclass\n\n@dataclass\nclass Greeting:\n    words: str\n",
        "flet/__init__.py": b"",
        ICONS: b"{}",
    },
    (),
)
TINY_LIBRARY = [("keyword.py", b"kwlist = []\n"), ("turtle.py", b"forward = 1\n")]
"""Instead of all of Python's own modules, which take seconds to compile."""
