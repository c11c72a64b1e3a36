"""Looking something up in the rules of any game: a search field over a list of contents, what is found, and pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import icon_button
from companion.controls.fields import text_field
from companion.controls.frame import part, view
from companion.controls.named import said
from companion.controls.reading import link_card
from companion.controls.text import text
from companion.controls.typed import Field
from companion.look.theme import GAP, Look
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_look, use_stable
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.searching import Entry, found

Topic = Callable[[Look, str], tuple[str, Iterable[ft.Control]]]
"""The heading of a topic, and what there is to read."""


def contents_view(heading: str, hint: str, path: str, contents: Iterable[Entry], entries: Iterable[Entry]) -> ft.View:
    """A screen of contents, at this path, until something is sought among the entries."""
    look, window = use_look(), current_window()
    sought = use_draft(Field, About(place=path))
    words = sought.value.text

    def typed(words: str) -> None:
        sought.change(lambda field: field.typed(words))

    def clear() -> None:
        sought.change(lambda field: field.with_text(""))

    rows = results(look, found(entries, words)) if words.strip() else links(look, contents)
    search = Search(look, sought.value, hint, bool(words), use_stable(typed), use_stable(clear))
    body = ft.Column([search, reading_list(rows)], spacing=GAP, expand=True)
    return view(look, heading, body, back=partial(window.back, "/"))


def topic_view(topic: Topic, contents: str) -> ft.View:
    """A screen of the topic that the route names; the contents are where the way back leads."""
    look, window = use_look(), current_window()
    name = ft.use_route_params()["topic"]
    heading, rows = topic(look, name)
    return view(look, heading, reading_list(rows, key=name), back=partial(window.back, contents))


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
    yield from links(look, entries)


def links(look: Look, entries: Iterable[Entry]) -> Iterator[ft.Control]:
    for entry in entries:
        yield link_card(look, entry.identifier, entry.path, entry.title, [entry.text], id=entry.id)


def reading_list(rows: Iterable[ft.Control], key: str | None = None) -> ft.Control:
    return ft.ListView(list(rows), key=key, spacing=GAP, expand=True)
