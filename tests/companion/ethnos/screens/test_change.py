"""Changes of the ledger that are shown before they are made: of the past, or with entries that no longer fit."""

from companion.changing.words import CHANGED_MEANWHILE
from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.ethnos.screens.test_ledger import entries, ledger_of
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band
from tests.stores import append

RHEA = Kingdom.RHEA
ONE = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 1), marker=RHEA)
TWO = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 2), marker=RHEA)
THREE = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 3), marker=RHEA)
DRAGON = DragonDrawn(MARA)
FORGOTTEN = ("leader-elves", "colour-rhea", "cards-1", "play")
"""A band of Roderick's whose marker leaves the bands after it one card short."""
KEPT_ONE = Correction(markers={RHEA: {RODERICK: 2}})


async def after_inserting(desk: Desk, *events: BandPlayed | DragonDrawn) -> tuple[str, App]:
    """The screen on which a forgotten band at the very beginning is settled."""
    id, ledger = ledger_of(desk, *events)
    app = await App.on(desk, ledger)
    await app.tap("insert-0", *FORGOTTEN)
    return id, app


@headless
async def test_a_later_entry_that_no_longer_fits_is_shown_with_the_reason(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE, DRAGON)
    assert "Added: Roderick, 1 card, Elf" in app.texts()
    assert app.label("conflict") == (
        "Roderick plays 1 card led by an Elf of Rhea. Marker to Rhea, the 1st. Up to 1 card may be kept. "
        "Roderick has 1 marker in Rhea. So this band needs 2 cards, not 1."
    )
    assert not app.has("apply-change")
    assert desk.game(id).game.events == (ONE, DRAGON)


@headless
async def test_what_is_left_out_is_not_in_the_changed_game(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE, DRAGON)
    await app.tap("conflict-drop")
    assert not app.has("conflict")
    assert "Roderick, 1 card, Elf: left out" in app.texts()
    assert desk.game(id).revision == 0
    await app.tap("apply-change")
    assert desk.game(id).game.events == (ONE, DRAGON)


@headless
async def test_what_is_kept_is_kept_with_a_correction_as_one_step(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE, DRAGON)
    await app.tap("conflict-keep")
    assert "Roderick, 1 card, Elf: kept, with a correction" in app.texts()
    await app.tap("apply-change")
    band = BandPlayed(ONE.band, marker=None)
    assert desk.game(id).game.events == (ONE, band, KEPT_ONE, DRAGON)
    assert entries(app) == ["entry-3", "entry-2", "entry-1", "entry-0"]
    assert app.told() == ["Added: Roderick, 1 card, Elf"]
    assert (desk.game(id).undo or {})["kind"] == "entered"
    await app.take_back()
    assert desk.game(id).game.events == (ONE, DRAGON)


@headless
async def test_the_way_back_is_heard_right_after_a_change(desk: Desk) -> None:
    """Other taps may be the second half of a double tap on what made the change."""
    _, app = await after_inserting(desk, ONE, DRAGON)
    await app.tap("conflict-keep", "apply-change")
    await app.tap_at_once("remove-3")
    assert entries(app) == ["entry-3", "entry-2", "entry-1", "entry-0"]
    await app.tap_at_once("back")
    assert app.has("band-0")


@headless
async def test_later_decisions_hang_on_earlier_ones(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE, TWO, THREE)
    await app.tap("conflict-keep")
    assert "needs 3 cards, not 2" in app.label("conflict")
    await app.tap("conflict-drop")
    assert not app.has("conflict")
    await app.tap("apply-change")
    events = desk.game(id).game.events
    assert events == (ONE, BandPlayed(ONE.band, marker=None), KEPT_ONE, THREE)


@headless
async def test_a_whole_change_can_be_dropped_at_any_time(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE, TWO)
    await app.tap("conflict-keep", "drop-change")
    assert entries(app) == ["entry-1", "entry-0"]
    assert desk.game(id).revision == 0
    assert not app.has("resume-change")


@headless
async def test_what_cannot_be_kept_can_only_be_left_out(desk: Desk) -> None:
    id, ledger = ledger_of(desk, DRAGON, DragonDrawn(RODERICK))
    app = await App.on(desk, ledger)
    await app.tap("insert-0", "insert-dragon")
    assert not app.has("conflict-keep")
    await app.tap("conflict-drop", "apply-change")
    assert desk.game(id).game.events == (DragonDrawn(), DRAGON)


@headless
async def test_after_a_removal_entries_may_no_longer_fit(desk: Desk) -> None:
    freed = Correction(markers={RHEA: {RODERICK: 0}})
    id, ledger = ledger_of(desk, ONE, freed, ONE)
    app = await App.on(desk, ledger)
    await app.tap("remove-1")
    assert "Removed: Correction" in app.texts()
    await app.tap("conflict-keep", "apply-change")
    assert desk.game(id).game.events == (ONE, BandPlayed(ONE.band, marker=None), KEPT_ONE)


@headless
async def test_after_an_edit_entries_may_no_longer_fit(desk: Desk) -> None:
    other = BandPlayed(a_band(RODERICK, Tribe.ELVES, Kingdom.DURIS, 1), Kingdom.DURIS)
    id, ledger = ledger_of(desk, other, ONE)
    app = await App.on(desk, ledger)
    await app.tap("edit-0", "colour-rhea", "play")
    assert "Was: Roderick plays 1 card led by an Elf of Duris." in " ".join(app.texts())
    assert "Is to be: Roderick plays 1 card led by an Elf of Rhea." in " ".join(app.texts())
    await app.tap("conflict-keep", "apply-change")
    assert desk.game(id).game.events == (ONE, BandPlayed(ONE.band, marker=None), KEPT_ONE)
    assert app.told() == ["Changed: Roderick, 1 card, Elf"]


@headless
async def test_going_back_keeps_a_change_that_waits(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE, TWO)
    await app.tap("conflict-keep", "back")
    assert app.label("resume-change") == "Not finished: Added: Roderick, 1 card, Elf"
    await app.tap("resume-change", "conflict-keep", "apply-change")
    assert desk.game(id).game.state.table.markers[RHEA][RODERICK] == 3
    assert not app.has("resume-change")


@headless
async def test_a_change_is_dropped_if_the_game_was_changed_elsewhere_meanwhile(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE)
    desk.play(id, (DRAGON,))
    await app.wait()
    assert app.label("too-late") == CHANGED_MEANWHILE
    assert not app.has("apply-change")
    await app.tap("drop-change")
    assert entries(app) == ["entry-1", "entry-0"]
    assert not app.has("resume-change")
    assert desk.game(id).undo == {"kind": "dragon", "player": DRAGON.player}


@headless
async def test_a_change_is_not_made_of_a_game_that_another_program_has_changed(desk: Desk) -> None:
    id, app = await after_inserting(desk, ONE)
    await app.tap("conflict-drop")
    append(desk.keeper.games, id, DRAGON)
    await app.tap("apply-change")
    assert "another window" in app.told()[0]
    assert app.has("too-late")
    assert len(desk.game(id).game.events) == 2


@headless
async def test_without_a_change_the_ledger_is_shown(desk: Desk) -> None:
    id, _ = ledger_of(desk, ONE)
    app = await App.on(desk, f"/game/{id}/change")
    assert entries(app) == ["entry-0"]


FIVE = BandPlayed(a_band(ALEXIS, Tribe.ELVES, Kingdom.DURIS, 5), Kingdom.DURIS)
END = AgeEnded(WILFRED)
FINISHED = (ONE, FIVE, END, END, AgeEnded(None))


async def in_the_ledger(desk: Desk, *events: Event) -> tuple[str, App]:
    id, ledger = ledger_of(desk, *events)
    return id, await App.on(desk, ledger)


@headless
async def test_a_removal_from_a_finished_game_shows_totals_and_winner_first(desk: Desk) -> None:
    id, app = await in_the_ledger(desk, *FINISHED)
    before = desk.game(id).game
    await app.tap("remove-1")
    assert desk.game(id).game is before
    had = before.state.table.glory[ALEXIS]
    assert had
    assert f"Glory now: Alexis {had} to 0." in app.label("change-preview")
    assert "Wins: Roderick (until now: Alexis)." in app.label("change-preview")
    assert not app.has("conflict")
    await app.tap("apply-change")
    assert desk.game(id).game.events == (ONE, END, END, AgeEnded(None))
    assert app.told() == ["Removed: Alexis, 5 cards, Elf"]
    await app.take_back()
    assert desk.game(id).game.events == FINISHED


@headless
async def test_a_change_of_the_past_that_is_dropped_changes_nothing(desk: Desk) -> None:
    id, app = await in_the_ledger(desk, *FINISHED)
    await app.tap("remove-0", "drop-change")
    assert len(entries(app)) == 5
    assert desk.game(id).revision == 0
    assert not app.has("resume-change")


@headless
async def test_an_edit_in_an_earlier_age_shows_what_that_age_pays(desk: Desk) -> None:
    id, app = await in_the_ledger(desk, FIVE, END, ONE)
    await app.tap("edit-0", "cards-6", "play")
    assert app.label("change-preview").startswith("Age I pays: Alexis ")
    assert desk.game(id).revision == 0
    await app.tap("apply-change")
    edited = desk.game(id).game.events[0]
    assert isinstance(edited, BandPlayed)
    assert edited.band.cards == 6


@headless
async def test_an_edit_that_is_dropped_begins_afresh(desk: Desk) -> None:
    _, app = await in_the_ledger(desk, FIVE, END)
    await app.tap("edit-0", "cards-6", "play", "drop-change", "edit-0")
    assert app.label("cards-5") == "5 cards, chosen"


@headless
async def test_what_was_forgotten_in_an_earlier_age_is_shown_first(desk: Desk) -> None:
    id, app = await in_the_ledger(desk, FIVE, END, ONE)
    await app.tap("insert-1", "band-player-0", "leader-elves", "colour-althea", "cards-3", "play")
    assert app.label("change-preview").startswith("Age I pays: Roderick 0 to ")
    assert desk.game(id).revision == 0
    await app.tap("apply-change")
    assert len(desk.game(id).game.events) == 4


@headless
async def test_a_change_of_the_past_that_changes_no_number_says_so(desk: Desk) -> None:
    _, app = await in_the_ledger(desk, DRAGON, FIVE, END)
    await app.tap("remove-0")
    assert app.label("change-preview") == "Nothing changes so far."


@headless
async def test_a_change_of_this_age_is_made_at_once(desk: Desk) -> None:
    id, app = await in_the_ledger(desk, FIVE, END, ONE, DRAGON)
    await app.tap("remove-2")
    assert desk.game(id).game.events == (FIVE, END, DRAGON)
    assert app.told() == ["Removed: Roderick, 1 card, Elf"]


@headless
async def test_the_effects_are_shown_once_everything_is_decided(desk: Desk) -> None:
    _, app = await after_inserting(desk, ONE, DRAGON)
    assert not app.has("change-preview")
    await app.tap("conflict-keep")
    assert app.label("change-preview") == "What lies on the table changes too."
