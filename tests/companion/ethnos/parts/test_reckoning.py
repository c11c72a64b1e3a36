"""A reckoning, from the first Kingdom to what everybody moves on the Glory track."""

import re
from dataclasses import replace

import flet as ft

from companion.look.fitting import longest_word
from companion.look.theme import EDGE, ROOM
from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Tribe
from rules.players import Player
from tests.companion.ethnos.begun import SETUP, begun
from tests.companion.ethnos.screens.test_reckoning import AGE, END
from tests.companion.headless import App, headless
from tests.ethnos import MARA, a_setup


def glory(label: str) -> int:
    """The number that an award says."""
    return int(re.search(r": (\d+) Glory", label)[1])  # type: ignore[index]


@headless
async def test_every_award_is_said_with_its_number(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/reckoning/1")
    assert app.label("award-rhea-0") == "Roderick, Rhea: 2 Glory"
    assert app.label("award-rhea-1") == "Alexis, Rhea: 0 Glory"
    assert app.label("award-ithys-3") == "Mara, Ithys: 1 Glory"
    assert app.label("award-merfolk-3") == "Mara, Merfolk board: 1 Glory"
    assert app.label("award-giant-2") == "Wilfred, Giant token: 2 Glory"
    assert app.label("award-orcs-1") == "Alexis, Horde: 3 Glory"
    assert app.label("award-bands-0") == "Roderick, bands: 16 Glory"
    assert app.label("award-bands-2") == "Wilfred, bands: 0 Glory"


@headless
async def test_the_awards_on_screen_add_up_to_the_totals(desk: Desk) -> None:
    id = begun(desk, *AGE, END)
    app = await App.on(desk, f"/game/{id}/reckoning/1")
    state = desk.game(id).game.state
    for seat in SETUP.seats:
        awards = [name for name in app.identifiers() if name.startswith("award-") and name.endswith(f"-{seat}")]
        assert sum(glory(app.label(name)) for name in awards) == state.reports[0].reckoning.earned[seat]
        assert glory(app.label(f"total-{seat}")) == state.table.glory[seat]


@headless
async def test_no_name_breaks_in_large_letters(desk: Desk) -> None:
    desk.save_settings(replace(desk.settings, text_size=2.0))
    name = "Konstantynopolitańczyków"
    setup = replace(SETUP, players=(Player(name, SETUP.players[0].colour), *SETUP.players[1:]))
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END, setup=setup)}/reckoning/1")
    sizes = {control.size or 0 for control in app.controls() if isinstance(control, ft.Text) and control.value == name}
    assert max(longest_word([name], size, bold=True) for size in sizes) < ROOM.width - 2 * EDGE - 28


@headless
async def test_totals_are_moves_on_the_track_with_laps_said(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/reckoning/1")
    assert app.label("total-1") == "Alexis: 64 Glory (58 + 6)"
    assert "58 to 64, lands on 4, one more lap" in app.texts()
    assert "0 to 20" in app.texts()


@headless
async def test_ranks_are_explained_with_the_rules_that_decide(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/reckoning/1")
    texts = app.texts()
    assert "1 marker, Troll token 5. Token I." in texts
    assert "Rank (A2, p. 9) · What a place is worth (A3, p. 9) · Trolls break ties (A5, p. 15)" in texts
    assert any(words.startswith("Dwarf of ") and words.endswith(", 4 cards, 1 Skeleton removed.") for words in texts)
    assert texts.count("Age I pays the first place only.") == 1
    assert "Nobody has a marker here." in texts


@headless
async def test_tribes_that_are_not_in_play_are_not_mentioned(desk: Desk) -> None:
    tribes = (Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.HALFLINGS, Tribe.WIZARDS, Tribe.WINGFOLK)
    app = await App.on(desk, f"/game/{begun(desk, END.__class__(0), setup=a_setup(tribes=tribes))}/reckoning/1")
    assert not {"Merfolk board", "Giant token", "Hordes", "Tribes"} & set(app.texts())
    assert "No bands were played." in app.texts()


@headless
async def test_a_tap_on_a_section_scrolls_and_leaves_everything_there(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/reckoning/1")
    await app.tap("go-totals", "go-bands", "go-tribes", "go-kingdoms")
    assert app.has("total-0")
    assert not app.told()


@headless
async def test_a_giant_of_the_age_before_is_not_paid_again(desk: Desk) -> None:
    id = begun(desk, *AGE, END, Correction(giant=Giant(MARA, 2)), AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/reckoning/2")
    assert app.label("award-giant-3") == "Mara, Giant token: 4 Glory"
    assert not app.has("award-giant-2")
