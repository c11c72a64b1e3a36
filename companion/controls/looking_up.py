"""Looking something up in the rules of any game: a search field, and what is found."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import flet as ft

from companion.controls.buttons import icon_button
from companion.controls.fields import text_field
from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.reading import link_card
from companion.controls.text import text
from companion.controls.typed import Field
from companion.look.theme import GAP, Look
from companion.speech.language import say
from companion.speech.searching import Entry


@part
def Search(
    look: Look,
    sought: Field,
    hint: str,
    clearable: bool,
    typed: Callable[[str], None],
    clear: Callable[[], None],
) -> ft.Control:
    field = text_field(look, "search-rules", say("Search the rules"), sought.text, typed, hint=hint)
    away = icon_button(look, "clear-search", say("Clear the search"), ft.Icons.CLOSE, clear if clearable else None)
    return ft.Row([field, away], spacing=GAP // 2)


def results(look: Look, entries: Sequence[Entry]) -> Iterator[ft.Control]:
    if not entries:
        nothing = say("Nothing is found. Try fewer or other words.")
        yield said("nothing-found", nothing, text(look, nothing, 16))
    for entry in entries:
        yield link_card(look, entry.identifier, entry.path, entry.title, [entry.text], id=entry.id)


def reading_list(rows: Iterable[ft.Control], key: str | None = None) -> ft.Control:
    return ft.ListView(list(rows), key=key, spacing=GAP, expand=True)
