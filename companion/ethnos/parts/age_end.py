"""What is asked at the end of an Age: who drew the third Dragon, who empties a Horde; and what can't be right."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card, rows_of, section
from companion.controls.frame import part
from companion.controls.named import Act, said, tappable
from companion.controls.players import player_chip, player_choice, players_in_a_row
from companion.controls.text import muted, text
from companion.ethnos.entering.age_end import EndDraft
from companion.ethnos.words.age_end import pillage_text
from companion.ethnos.words.problems import doubt_text
from companion.look.theme import GAP, Look
from companion.shell.drafts import Choose
from companion.speech.language import say
from rules.ethnos.scoring.lines import HordeLine
from rules.ethnos.scoring.orcs import choosers, score_orcs
from rules.ethnos.scoring.warnings import Doubt
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table


def warnings_card(look: Look, setup: Setup, doubts: Sequence[Doubt]) -> list[ft.Control]:
    """What can't be right at the table, if anything."""
    if not doubts:
        return []
    sentences = [doubt_text(doubt, setup.names[doubt.player]) for doubt in doubts]
    words = ft.Column([text(look, sentence, 14) for sentence in sentences], spacing=4, tight=True)
    row = ft.Row(
        [ft.Icon(ft.Icons.WARNING_AMBER, size=24 * look.scale, color=look.danger), ft.Container(words, expand=True)]
    )
    # Translators: {doubts} are sentences
    label = say("Please check: {doubts}", doubts=" ".join(sentences))
    return [said("warnings", label, card(look, [row], edge=look.danger))]


def hordes(
    look: Look, setup: Setup, table: Table, pillage: frozenset[int], choose: Choose[EndDraft]
) -> list[ft.Control]:
    """Who empties a Horde before everybody must, and what that would pay."""
    lines = score_orcs(setup, table, choosers(setup, table))
    if not lines:
        return []
    empties = [
        _pillage(look, setup, line, partial(choose, EndDraft.with_pillage, line.player), pillage) for line in lines
    ]
    return [section(look, say("Who empties the Horde now? The others keep it.")), *empties]


def _pillage(look: Look, setup: Setup, line: HordeLine, act: Act, pillage: frozenset[int]) -> ft.Control:
    name, pays, chosen = setup.names[line.player], pillage_text(line), line.player in pillage
    icon = ft.Icons.CHECK_BOX if chosen else ft.Icons.CHECK_BOX_OUTLINE_BLANK
    row = ft.Row(
        [
            player_chip(look, setup, line.player, 26),
            ft.Column([text(look, name, 15), muted(look, pays, 13)], spacing=0, tight=True, expand=True),
            ft.Icon(icon, size=24 * look.scale, color=look.gain if chosen else look.muted),
        ],
        spacing=GAP,
    )
    # Translators: {award} is "3 markers for 6 Glory"
    spoken = say("{player} empties the Horde: {award}", player=name, award=pays)
    return tappable(look, f"pillage-{line.player}", spoken, row, act, chosen=chosen, padding=8)


@part
def ThirdDragon(look: Look, setup: Setup, drew: int | None, choose: Choose[EndDraft]) -> ft.Control:
    names = [
        player_choice(
            look,
            setup,
            seat,
            f"third-dragon-{seat}",
            partial(choose, EndDraft.with_third_dragon, seat),
            chosen=seat == drew,
            spoken=say("{player} draws the third Dragon", player=name),
        )
        for seat, name in enumerate(setup.names)
    ]
    heading = section(look, say("Who drew the third Dragon?"))
    return ft.Column([heading, rows_of(names, players_in_a_row(look, setup))], spacing=GAP, tight=True)
