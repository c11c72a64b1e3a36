"""Ways through the app, tap by tap, on which everything that is read or heard must be said through the catalogues."""

import re
from collections.abc import Collection, Mapping, Sequence

import flet as ft

from companion import NAME, VERSION
from companion.shell.desk import Desk
from companion.shell.games import games
from companion.shell.hooks import BLINK
from companion.shell.keys import CLOSE, all_keys
from companion.shell.window import MOMENT, WENT_WRONG
from companion.speech.language import ENGLISH, LANGUAGES
from companion.speech.typesetting import unbroken
from tests.companion.headless import App
from tests.companion.pseudo import WORD, shown, strays

Way = tuple[str, ...]
"""Where it begins, and what is tapped or, after a `=`, typed."""
IN_EVERY_LANGUAGE = {
    *WORD.findall(f"{NAME} {VERSION}"),
    *(word for game in games() for word in WORD.findall(game.title)),
    *LANGUAGES.values(),
}
ON_THE_KEYBOARD = {letter for keys in all_keys() for letter in keys.keys} | {CLOSE}
"""What is printed on keys is the same in every language."""
HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-\d")


async def strays_on(
    desk: Desk, ids: Mapping[str, str], ways: Sequence[Way], known: Collection[str], ends: Collection[str]
) -> list[str]:
    """What isn't said on these ways, each in a window of its own; after what `ends` something, taps do nothing."""
    apps, found = [], []
    for way in ways:
        start, *steps = (step.format(**ids) for step in way)
        app = await App.on(desk, start)
        apps.append(app)
        found += _strays(app, known)
        for step in steps:
            await _take(app, step, ends)
            found += _strays(app, known)
    return found


async def _take(app: App, step: str, ends: Collection[str]) -> None:
    """A tap, or with `=` what is typed."""
    identifier, types, words = step.partition("=")
    await (app.type(identifier, words) if types else app.tap(identifier))
    await app.wait(MOMENT if identifier in ends else BLINK)


def _strays(app: App, known: Collection[str]) -> list[str]:
    seen = [*shown(app)]
    same = {*known, *IN_EVERY_LANGUAGE, *(ON_THE_KEYBOARD if app.has("key-0") else ())}
    return [*strays(seen, same), *_ragged(app, seen), *(words for words in seen if WENT_WRONG in words)]


def _ragged(app: App, seen: list[str]) -> list[str]:
    """Lines that may end inside of what belongs together, and numbers with a hyphen for a minus."""
    texts = [control.value for control in app.controls() if isinstance(control, ft.Text)]
    broken = [value for value in texts if value and value != unbroken(value, ENGLISH)]
    return [*broken, *(words for words in seen if HYPHEN_FOR_MINUS.search(words))]
