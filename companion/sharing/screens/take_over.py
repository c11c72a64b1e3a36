"""Take over: a game that another phone has shown as a code, looked at before anything of it is kept."""

from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import card, main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.shapes import symbols
from companion.controls.text import muted, strong, text
from companion.look.theme import GAP, Look
from companion.sharing.letters import BadLetter, Collected, Fault
from companion.sharing.screens.words import arrived_text, fault_text, missing_text, unfit_text
from companion.shell.drafts import About
from companion.shell.games import game_named
from companion.shell.hooks import Draft, use_draft, use_look, use_value
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say, say_many
from companion.speech.troubles import trouble_text
from rules.problems import Refused
from storage.errors import StorageError
from storage.values import Arrived, Met

HERE_ALREADY = (Met.THE_SAME, Met.FURTHER)


@screen
def TakeOverScreen() -> ft.View:
    """Codes are read one after another, each of which opens the app here anew: those before are kept as a draft."""
    look, window, page = use_look(), current_window(), ft.use_route_params().get("page")
    draft = use_draft(Collected, About(place="/take"))
    fault, tell = use_value(_no_fault)

    def read_page() -> None:
        if page is None:
            return
        try:
            draft.set(draft.value.with_page(page))
        except BadLetter as bad:
            tell(bad.fault)
        else:
            window.desk.shelf.save()  # at once: the next code may be read by another window

    ft.use_effect(read_page, [page])
    read = draft.value
    body: list[ft.Control] = [_trouble(look, fault_text(fault))] if fault else []
    bottom: list[ft.Control] = []
    if read.missing:
        body.append(_so_far(look, read))
    elif read.pages:
        shown, bottom = _arrived(look, read, draft)
        body.append(shown)
    elif page is None:
        hint = say("Nothing was handed over yet: read the code on the other phone with this phone's camera.")
        body.append(text(look, hint, 16))
    return view(look, say("Take over a game"), body, bottom=bottom)


def _no_fault() -> Fault | None:
    return None


def _trouble(look: Look, words: str) -> ft.Control:
    return said("take-over-trouble", words, card(look, [text(look, words, 16)], edge=look.danger))


def _so_far(look: Look, read: Collected) -> ft.Control:
    """Which codes are still to be read."""
    done = say("{done} of {count} codes are read.", done=len(read.pages), count=read.count)
    missing = missing_text(read.missing)
    shown = card(look, [strong(look, done, 18), text(look, missing, 16)])
    return said("take-over-missing", f"{done} {missing}", shown)


def _arrived(look: Look, read: Collected, draft: Draft[Collected]) -> tuple[ft.Control, list[ft.Control]]:
    """The game, before it is kept, and what can be done with it."""
    try:
        letter = read.letter()
        arrived = current_window().desk.arriving(letter)
    except BadLetter as bad:
        return _trouble(look, fault_text(bad.fault)), []
    except Refused as refused:
        return _trouble(look, unfit_text(refused.problems[0])), []
    except StorageError as error:
        return _trouble(look, trouble_text(error)), []
    return _game(look, arrived), _choices(look, arrived, letter, draft)


def _game(look: Look, arrived: Arrived) -> ft.Control:
    game, summary = game_named(arrived.summary.kind), arrived.summary
    stands, players = game.summary_text(summary), ", ".join(summary.players)
    entries = say_many("{n} entry", "{n} entries", arrived.events)
    meets = arrived_text(arrived)
    head = ft.Row(
        [ft.Container(strong(look, game.title, 18), expand=True), symbols(look, game.emblem, 12)], spacing=GAP
    )
    lines: list[ft.Control] = [
        head,
        text(look, players, 16),
        text(look, stands, 16),
        muted(look, entries, 14),
        text(look, meets, 15),
    ]
    return said("take-over", f"{game.title}. {players}. {stands}. {entries}. {meets}", card(look, lines))


def _choices(look: Look, arrived: Arrived, letter: Any, draft: Draft[Collected]) -> list[ft.Control]:
    look_at = plain_button(
        look, "take-over-look", say("Just look"), partial(_look, letter, draft), icon=ft.Icons.VISIBILITY
    )
    if arrived.met in HERE_ALREADY and not arrived.in_bin:
        go_on = partial(_open, arrived.summary.id, draft)
        return [main_button(look, "take-over-open", say("Open the game that is here"), go_on), look_at]
    label = say("Keep both") if arrived.met is Met.APART else say("Keep this game")
    return [main_button(look, "take-over-keep", label, partial(_keep, letter, draft)), look_at]


def _keep(letter: Any, draft: Draft[Collected]) -> None:
    window = current_window()
    saved = window.desk.take_over(letter)
    draft.clear()
    window.instead(game_path(saved.id, "end" if saved.over else ""))
    window.tell(say("The game is here now."))


def _look(letter: Any, draft: Draft[Collected]) -> None:
    window = current_window()
    saved = window.desk.try_out(letter["game"])
    draft.clear()
    window.instead(game_path(saved.id, "end" if saved.over else ""))


def _open(id: str, draft: Draft[Collected]) -> None:
    draft.clear()
    current_window().instead(game_path(id))
