"""The rules of a game that is being played: what another one changes so far is shown, logged, and taken back."""

from dataclasses import replace

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, Event
from rules.ethnos.game import replay
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from storage.store import Store
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_game, a_setup
from tests.stores import a_store

SETUP = a_setup(tribes=SCORING_TRIBES)
AHEAD = BandPlayed(a_band(ALEXIS, Tribe.MERFOLK, Kingdom.RHEA, 2), marker=None)
BEHIND = BandPlayed(a_band(RODERICK, Tribe.MERFOLK, Kingdom.RHEA, 1), marker=None)
TWO_SYMBOLS = BandPlayed(
    a_band(WILFRED, Tribe.MERFOLK, Kingdom.DURIS, 7),
    marker=None,
    merfolk_markers=(Kingdom.RHEA, Kingdom.RHEA),
)
END = AgeEnded(RODERICK)
FIRST_ONLY = "Rules changed: Places paid on the Merfolk board: first place only"


def begun(desk: Desk, *events: Event, setup: Setup = SETUP) -> str:
    return desk.begin(a_game(setup, *events), "ethnos").id


def last(desk: Desk, id: str) -> Correction:
    event = desk.game(id).game.events[-1]
    assert isinstance(event, Correction)
    return event


@headless
async def test_what_a_ruling_changes_so_far_is_said_before_it_is_changed(desk: Desk) -> None:
    id = begun(desk, AHEAD, BEHIND, END, END)
    before = desk.game(id).game
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "game-rules")
    assert app.label("ruling-merfolk_places-all").endswith("chosen")
    await app.tap("ruling-merfolk_places-first")
    assert app.label("rules-preview") == (
        "Places paid on the Merfolk board: first place only. Age II pays: Roderick 1 to 0. "
        "Begins Age III: Roderick (until now: Wilfred). Glory now: Roderick 1 to 0."
    )
    assert desk.game(id).game == before
    await app.tap("apply-rules")
    after = desk.game(id).game
    assert after.setup.rulings.merfolk_places == "first"
    assert after.state == replay(after.setup, before.events).state
    assert last(desk, id).note == FIRST_ONLY
    assert last(desk, id).at is not None


@headless
async def test_a_change_of_rules_is_in_the_bar_and_the_ledger_and_taken_back_with_one_tap(desk: Desk) -> None:
    id = begun(desk, AHEAD, BEHIND, END, END)
    before = desk.game(id).game
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-merfolk_places-first", "apply-rules")
    await app.wait(MOMENT)
    assert app.label("last-event") == f"{FIRST_ONLY}."
    assert app.label("undo") == "Undo: Rules changed"
    await app.tap("ledger")
    assert app.label("entry-4").endswith(f"{FIRST_ONLY}.")
    await app.tap("back", "undo")
    assert desk.game(id).game == before
    await app.tap("menu", "redo")
    assert desk.game(id).game.setup.rulings.merfolk_places == "first"


@headless
async def test_changed_rules_are_there_after_a_restart(desk: Desk) -> None:
    id = begun(desk, AHEAD)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("edition-pl")
    await app.type("component-giant-I", "3")
    await app.tap("apply-rules")
    store = desk.keeper
    assert isinstance(store, Store)
    again = Desk(a_store(store.folder, "test"))
    setup = again.game(id).game.setup
    assert (setup.edition, setup.rulings.ten_skeletons_win, setup.components.giant) == (Edition.PL, True, (3, 4, 6))
    assert last(again, id).note == (
        "Rules changed: Rulebook: Polish; Places paid on the Merfolk board: first place only; "
        "Ten Skeletons win the game: yes; Giant token: 3, 4, 6"
    )
    assert again.undo(id, again.game(id).revision).game == a_game(SETUP, AHEAD)


@headless
async def test_what_changes_nothing_so_far_is_said_so(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, AHEAD)}/rules")
    await app.tap("ruling-tiebreak_skeletons-removed")
    assert app.label("rules-preview").endswith("without Skeletons. Nothing changes so far.")


@headless
async def test_only_another_rule_can_be_applied(desk: Desk) -> None:
    id = begun(desk, AHEAD)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("apply-rules")
    assert desk.game(id).revision == 0
    await app.type("component-merfolk-end", "0")
    assert app.label("rules-preview") == "The Merfolk board has at least 1 space."
    await app.tap("apply-rules")
    assert desk.game(id).revision == 0
    await app.type("component-merfolk-end", "1")
    assert app.label("rules-preview").endswith("What lies on the table changes too.")
    await app.tap("apply-rules")
    assert desk.game(id).game.state.table.merfolk[ALEXIS] == 1


@headless
async def test_leaving_keeps_what_was_chosen_and_dropping_forgets_it(desk: Desk) -> None:
    id = begun(desk, AHEAD)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("edition-ru", "back", "menu", "game-rules")
    assert app.label("edition-ru").endswith("chosen")
    await app.tap("drop-rules", "menu", "game-rules")
    assert app.label("edition-en").endswith("chosen")
    assert desk.game(id).revision == 0


@headless
async def test_entries_that_no_longer_fit_are_kept_or_left_out(desk: Desk) -> None:
    id = begun(desk, AHEAD, TWO_SYMBOLS, BEHIND)
    table = desk.game(id).game.state.table
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-merfolk_bonus-one")
    assert "1 entry no longer fits; what becomes of it is asked next." in app.label("rules-preview")
    await app.tap("apply-rules")
    assert "Wilfred plays 7 cards" in app.label("conflict")
    assert "This move gives 1 extra marker, not 2." in app.label("conflict")
    await app.tap("conflict-keep", "apply-change")
    game = desk.game(id).game
    assert (game.setup.rulings.merfolk_bonus, game.state.table) == ("one", table)
    await app.wait(MOMENT)
    await app.tap("undo")
    assert desk.game(id).game == a_game(SETUP, AHEAD, TWO_SYMBOLS, BEHIND)


@headless
async def test_the_whole_change_can_be_dropped_when_entries_no_longer_fit(desk: Desk) -> None:
    id = begun(desk, TWO_SYMBOLS)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-merfolk_bonus-one", "apply-rules", "conflict-drop", "drop-change")
    assert desk.game(id).revision == 0
    assert app.has("band-0")


@headless
async def test_a_win_by_ten_skeletons_is_taken_back_with_the_ruling(desk: Desk) -> None:
    setup = replace(SETUP, rulings=SETUP.rulings.model_copy(update={"ten_skeletons_win": True}))
    id = desk.begin(a_game(setup, AHEAD, a_band(ALEXIS, None, None, 10, 10)), "ethnos").id
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-ten_skeletons_win-false")
    assert "Wins: nobody yet (until now: Alexis)." in app.label("rules-preview")
    await app.tap("apply-rules")
    assert not app.has("conflict-keep")
    await app.tap("conflict-drop", "apply-change")
    assert not desk.game(id).game.state.over
    assert last(desk, id).note == "Rules changed: Ten Skeletons win the game: no"


@headless
async def test_an_entry_about_rules_can_be_opened_saved_and_removed(desk: Desk) -> None:
    id = begun(desk, AHEAD)
    app = await App.on(desk, f"/game/{id}/rules")
    await app.tap("ruling-merfolk_places-first", "apply-rules")
    await app.wait(MOMENT)
    await app.tap("ledger", "edit-1", "save")
    assert desk.game(id).revision == 1
    await app.tap("remove-1")
    assert desk.game(id).game.events == (AHEAD,)
    assert desk.game(id).game.setup.rulings.merfolk_places == "first"


@headless
async def test_rules_with_values_of_their_own_are_shown_as_they_are(desk: Desk) -> None:
    setup = a_setup(tribes=SCORING_TRIBES, components={"merfolk_symbols": (1, 2, 5), "merfolk_end": 9})
    id = begun(desk, AHEAD, setup=setup)
    app = await App.on(desk, f"/game/{id}/rules")
    assert [app.field(f"component-symbol-{number}").hint_text for number in (1, 2, 3)] == ["1", "2", "5"]
    assert not app.has("component-symbol-4")
    await app.type("component-symbol-3", "6")
    await app.tap("apply-rules")
    assert desk.game(id).game.setup.components.merfolk_symbols == (1, 2, 6)


@headless
async def test_each_ruling_says_why_it_is_open_and_where_the_book_has_it(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk)}/rules")
    assert "Only the Polish book lets ten Skeletons win the game." in app.texts()
    assert "Merfolk (B13, p. 13)" in app.texts()
    await app.tap("edition-ru")
    assert "Merfolk (B13, p. 14)" in app.texts()
