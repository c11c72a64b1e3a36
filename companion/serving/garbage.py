"""When Python looks through all that it holds for what nobody needs: seldom, for everybody's windows stand still then.

What drawing leaves behind is found young, at little cost. What is old, and needed no more, is windows that have ended.
"""

import asyncio
import gc
from typing import Final

from companion.shell.window import windows

SELDOM: Final = (10_000, 10, 100)
"""How much is new before Python looks through that, through more, and through everything: ten minutes of 30 tables.

By its own measure that is every few seconds with so many windows, half a second each time.
"""
A_MINUTE: Final = 60


def look_seldom() -> None:
    gc.set_threshold(*SELDOM)


async def let_go(pause: float = A_MINUTE) -> None:
    """Looks for what ended windows have left, again and again: not if none has ended since."""
    before = set(windows)
    while True:
        await asyncio.sleep(pause)
        if before - windows.keys():
            gc.collect()
        before = set(windows)
