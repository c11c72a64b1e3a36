"""Past games: those that are over and those kept unfinished, to find, open, export, delete or bring in; and the bin."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.controls.buttons import chip, icon_button, plain_button
from companion.controls.fields import text_field
from companion.controls.files import pick_button
from companion.controls.frame import part, part_or, screen, view
from companion.controls.game_choice import game_sign
from companion.controls.named import named, pressable, said, unspoken
from companion.controls.progress import Working
from companion.controls.text import muted, strong, text
from companion.controls.typed import Field
from companion.lobby.deleting import delete_game
from companion.lobby.words import NO_GAME, date_text, past_text, unfit_text
from companion.look.fitting import cell
from companion.look.theme import GAP, RADIUS, Look
from companion.shell.desk import LISTS
from companion.shell.drafts import About
from companion.shell.exporting import export_game, import_game
from companion.shell.hooks import use_draft, use_list, use_look, use_stable, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.problems import Refused
from storage.values import PAGE, Filter, Summary


@screen
def PastGamesScreen() -> ft.View:
    look, window = use_look(), current_window()
    pages, show_pages = use_value(lambda: 1)
    sought = use_draft(Field, About(place="/past"))
    words = sought.value.text

    def typed(words: str) -> None:
        show_pages(1)
        sought.change(lambda field: field.typed(words))

    wanted, most = Filter(text=words, finished=True), pages * PAGE
    found = use_list(lambda games: games.page(wanted, size=most + 1), wanted, most)
    rows: list[ft.Control] = [Past.keyed(summary.id, look, summary) for summary in (found or ())[:most]]
    if found is None:
        rows.append(Working(look, LISTS))
    elif len(found) > len(rows):
        rows.append(plain_button(look, "more", say("More games"), partial(show_pages, pages + 1)))
    if not rows:
        rows.append(text(look, say("No game fits.") if words else say("No game has ended yet."), 16))
    search = Search(look, sought.value, use_stable(typed))
    body = ft.Column([search, ft.ListView(rows, spacing=GAP, expand=True)], spacing=GAP, expand=True)
    third, to_files, to_bin = cell(look.width, 3), partial(window.go, "/past/files"), partial(window.go, "/past/bin")
    foot = ft.Row(
        [
            pick_button(look, "import", say("Import a game"), _import, expand=True, width=third),
            plain_button(look, "files", say("Tables"), to_files, icon=TABLE, expand=True, width=third),
            plain_button(look, "bin", say("Bin"), to_bin, icon=ft.Icons.DELETE, expand=True, width=third),
        ],
        spacing=GAP,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return view(look, say("Past games"), body, bottom=[foot])


@part
def Search(look: Look, sought: Field, typed: Callable[[str], None]) -> ft.Control:
    hint = say("Player, game, note or date")
    return ft.Row([text_field(look, "search", say("Search past games"), sought.text, typed, hint=hint)])


@part_or(NO_GAME)
def Past(look: Look, summary: Summary) -> ft.Control:
    """A game: a tap opens it, the buttons below do the rest."""
    id, players, words, date = summary.id, ", ".join(summary.players), past_text(summary), date_text(summary.started)
    export, delete = say("Save as a file: {players}", players=players), say("Delete: {players}", players=players)
    actions: list[ft.Control] = [
        icon_button(look, f"export-{id}", export, ft.Icons.DOWNLOAD, partial(_export, id), quiet=True),
        icon_button(look, f"delete-{id}", delete, ft.Icons.DELETE, partial(delete_game, id), quiet=True),
    ]
    if not summary.over:
        spoken = say("Go on: {players}", players=players)
        again = chip(look, f"reopen-{id}", say("Go on"), partial(_reopen, id), spoken=spoken)
        actions.insert(0, again)
    return _game(look, summary, f"open-{id}", f"{words}. {players}, {date}", partial(_open, summary), actions)


def _game(
    look: Look,
    summary: Summary,
    identifier: str,
    label: str,
    act: Callable[[], None] | None,
    actions: list[ft.Control],
) -> ft.Control:
    """Who played, how it ended and when, with buttons beside the date."""
    icon, colour = (ft.Icons.EMOJI_EVENTS, look.gain) if summary.over else (ft.Icons.HOURGLASS_TOP, look.muted)
    words: list[ft.Control] = [
        *game_sign(look, summary.kind),
        strong(look, past_text(summary), 16),
        text(look, ", ".join(summary.players), 14),
    ]
    row = ft.Row(
        [ft.Column(words, spacing=2, tight=True, expand=True), ft.Icon(icon, size=24 * look.scale, color=colour)],
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    padding = ft.Padding(left=14, right=14, top=12)
    if act:
        top = named(identifier, label, pressable(look, act, unspoken(row), padding=padding, border_radius=RADIUS))
    else:
        top = said(identifier, label, ft.Container(row, padding=padding))
    date = muted(look, date_text(summary.started), 13)
    if look.large:
        words.append(date)
    foot = ft.Row([ft.Container(None if look.large else date, expand=True), *actions], spacing=0)
    below = ft.Container(foot, padding=ft.Padding(left=14, right=6, top=2, bottom=6))
    column = ft.Column([top, below], spacing=0, tight=True)
    return ft.Container(column, bgcolor=look.card, border_radius=RADIUS)


def _open(summary: Summary) -> None:
    current_window().go(game_path(summary.id, "end" if summary.over else ""))


def _reopen(id: str) -> None:
    window = current_window()
    window.desk.reopen(id)
    window.go(game_path(id))


def _export(id: str) -> None:
    window = current_window()
    window.run(partial(export_game, window, window.desk.game(id)))


def _import(content: bytes) -> None:
    window = current_window()

    async def imported() -> None:
        try:
            saved = await import_game(window, content)
        except Refused as refused:
            window.tell(unfit_text(refused.problems[0]))
            return
        window.go(game_path(saved.id, "end" if saved.over else ""))
        window.tell(say("This game is here already.") if saved.here_already else say("The game is imported."))

    window.run(imported)


@screen
def BinScreen() -> ft.View:
    look = use_look()
    found = use_list(lambda games: games.deleted())
    rows = [Deleted.keyed(summary.id, look, summary) for summary in found or ()]
    if found is None:
        rows.append(Working(look, LISTS))
    if not rows:
        words = say("The bin is empty. Games that are deleted wait here, in case you want them back.")
        rows.append(text(look, words, 16))
    return view(look, say("Bin"), ft.ListView(rows, spacing=GAP, expand=True), back="/past")


@part_or(NO_GAME)
def Deleted(look: Look, summary: Summary) -> ft.Control:
    players = ", ".join(summary.players)
    spoken = say("Restore: {players}", players=players)
    back = chip(look, f"restore-{summary.id}", say("Restore"), partial(_restore, summary.id), spoken=spoken)
    return _game(look, summary, f"deleted-{summary.id}", f"{past_text(summary)}. {players}", None, [back])


def _restore(id: str) -> None:
    window = current_window()
    window.desk.restore(id)
    window.tell(say("The game is back."), undo=partial(window.desk.delete, id))


TABLE = ft.Icons.TABLE_VIEW
