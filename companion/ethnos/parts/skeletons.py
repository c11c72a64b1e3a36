"""The Skeletons of the band just entered, in the bar that tells of it."""

from functools import partial

import flet as ft

from companion.controls.buttons import CENTRE
from companion.controls.named import tappable
from companion.controls.text import muted, strong
from companion.ethnos.acting.skeletons import count_on, last_band
from companion.ethnos.saved import Saved
from companion.ethnos.words.terms import tribe_name
from companion.look.theme import Look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.vocabulary import Tribe


def last_skeletons(look: Look, saved: Saved) -> list[ft.Control]:
    """How many they are, as a button that counts on; nothing where there can be none."""
    event = last_band(saved)
    if event is None:
        return []
    band, name = event.band, tribe_name(Tribe.SKELETONS)
    # Translators: in the band that was entered last; the button counts one more
    label = say("Skeletons among the {cards} cards: {skeletons}. One more", cards=band.cards, skeletons=band.skeletons)
    words = ft.Column(
        [strong(look, str(band.skeletons), 15, text_align=CENTRE), muted(look, name, 10, max_lines=1)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    act = partial(count_on, current_window(), saved.id, event)
    return [tappable(look, "last-skeletons", label, words, act, padding=ft.Padding.symmetric(vertical=6, horizontal=4))]
