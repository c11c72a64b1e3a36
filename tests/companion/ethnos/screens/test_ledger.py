"""The ledger: what it shows, and what can be done to an entry."""

from typing import Any

from companion.ethnos.words.steps import step_text
from companion.look.fitting import EDGES, cell
from companion.look.theme import EDGE, ROOM
from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.setup import Setup, new_setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Colour, Edition, Kingdom, Tribe
from rules.players import Player
from storage.values import Settings
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup
from tests.stores import append

SETUP = a_setup(tribes=(Tribe.DWARVES, Tribe.ELVES, Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.WINGFOLK))
FIRST = BandPlayed(a_band(RODERICK, Tribe.ELVES, Kingdom.RHEA, 1), Kingdom.RHEA, at="2026-01-31T20:15:00Z")
SECOND = BandPlayed(a_band(ALEXIS, Tribe.DWARVES, Kingdom.DURIS, 2), Kingdom.DURIS)
DRAGON = DragonDrawn(MARA)
CORRECTION = Correction(glory={MARA: 7}, markers={Kingdom.RHEA: {WILFRED: 2}}, note="spilled tea")


def ledger_of(desk: Desk, *events: Event, setup: Setup = SETUP) -> tuple[str, str]:
    """A game of these events, and where its ledger is."""
    id = desk.begin(a_game(setup, *events), "ethnos").id
    return id, f"/game/{id}/ledger"


def entries(app: App) -> list[str]:
    return [name for name in app.identifiers() if name.startswith("entry-")]


@headless
async def test_every_event_is_there_newest_first_under_its_age(desk: Desk) -> None:
    _, ledger = ledger_of(desk, FIRST, DRAGON, AgeEnded(WILFRED), SECOND)
    app = await App.on(desk, ledger)
    assert entries(app) == ["entry-3", "entry-2", "entry-1", "entry-0"]
    order = [
        words
        for words in app.texts()
        if words in ("Age II", "Alexis, 2 cards, Dwarf", "Age I", "Roderick, 1 card, Elf")
    ]
    assert order == ["Age II", "Alexis, 2 cards, Dwarf", "Age I", "Roderick, 1 card, Elf"]


@headless
async def test_an_entry_says_the_whole_event_and_its_time(desk: Desk) -> None:
    _, ledger = ledger_of(desk, FIRST, DRAGON, CORRECTION, AgeEnded(WILFRED))
    app = await App.on(desk, ledger)
    time, words = app.label("entry-0").split(": ", maxsplit=1)
    assert time[-2:] == "15"
    assert words == ("Roderick plays 1 card led by an Elf of Rhea. Marker to Rhea, the 1st. Up to 1 card may be kept.")
    assert app.label("entry-1") == "Mara draws a Dragon, the 1st."
    assert app.label("entry-2") == "Correction (spilled tea): Mara has 7 Glory; Wilfred has 2 markers in Rhea."
    assert app.label("entry-3") == "Wilfred draws the third Dragon."


@headless
async def test_a_game_without_events_says_so(desk: Desk) -> None:
    _, ledger = ledger_of(desk)
    app = await App.on(desk, ledger)
    assert app.label("empty").startswith("Nothing has happened yet.")
    assert entries(app) == []
    assert app.has("insert-0")


@headless
async def test_entries_are_chosen_by_player_and_by_kingdom(desk: Desk) -> None:
    _, ledger = ledger_of(desk, FIRST, SECOND, DRAGON, CORRECTION)
    app = await App.on(desk, ledger)
    assert app.label("filter-all") == "All, chosen"
    await app.tap("filter-player-3")
    assert entries(app) == ["entry-3", "entry-2"]
    assert app.label("filter-player-3") == "Only Mara, chosen"
    assert app.label("filter-all") == "All"
    await app.tap("filter-kingdom-rhea")
    assert entries(app) == ["entry-3"]
    await app.tap("filter-player-3")
    assert entries(app) == ["entry-3", "entry-0"]
    await app.tap("filter-kingdom-ithys")
    assert entries(app) == []
    assert app.label("empty") == "No entry is about these."
    await app.tap("filter-all")
    assert len(entries(app)) == 4


@headless
async def test_the_choice_of_entries_outlives_a_look_at_the_table(desk: Desk) -> None:
    _, ledger = ledger_of(desk, FIRST, SECOND, DRAGON)
    app = await App.on(desk, ledger)
    await app.tap("filter-player-1", "back", "ledger")
    assert entries(app) == ["entry-1"]


@headless
async def test_a_removed_entry_is_named_and_comes_back_with_one_tap(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND, DRAGON)
    app = await App.on(desk, ledger)
    await app.tap("remove-1")
    assert desk.game(id).game.events == (FIRST, DRAGON)
    assert app.told() == ["Removed: Alexis, 2 cards, Dwarf"]
    assert step_text(desk.game(id).undo or {}, SETUP.names) == "Removed: Alexis, 2 cards, Dwarf"
    assert entries(app) == ["entry-1", "entry-0"]
    await app.take_back()
    assert desk.game(id).game.events == (FIRST, SECOND, DRAGON)
    assert entries(app) == ["entry-2", "entry-1", "entry-0"]


@headless
async def test_an_edited_band_takes_its_place_and_the_ledger_is_shown_again(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("edit-0")
    assert app.label("leader-elves").endswith(", chosen")
    assert app.label("cards-1") == "1 card, chosen"
    await app.tap("cards-4", "play")
    edited = BandPlayed(a_band(RODERICK, Tribe.ELVES, Kingdom.RHEA, 4), Kingdom.RHEA, at=FIRST.at)
    assert desk.game(id).game.events == (edited, SECOND)
    assert app.told() == ["Changed: Roderick, 4 cards, Elf"]
    assert entries(app) == ["entry-1", "entry-0"]


@headless
async def test_a_cancelled_edit_leads_back_and_is_forgotten(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("edit-0", "cards-4", "cancel")
    assert entries(app) == ["entry-1", "entry-0"]
    assert desk.game(id).revision == 0
    await app.tap("edit-0")
    assert app.label("cards-1") == "1 card, chosen"


@headless
async def test_an_edit_that_changes_nothing_is_no_step(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("edit-0", "play")
    assert entries(app) == ["entry-1", "entry-0"]
    assert (desk.game(id).revision, desk.game(id).undo, app.told()) == (0, None, [])


@headless
async def test_a_forgotten_band_is_entered_before_an_entry(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("insert-1", "band-player-3", "leader-elves", "colour-althea", "cards-2", "play")
    band = BandPlayed(a_band(MARA, Tribe.ELVES, Kingdom.ALTHEA, 2), Kingdom.ALTHEA)
    assert desk.game(id).game.events == (FIRST, band, SECOND)
    assert app.told() == ["Added: Mara, 2 cards, Elf"]
    assert entries(app) == ["entry-2", "entry-1", "entry-0"]
    await app.take_back()
    assert desk.game(id).game.events == (FIRST, SECOND)


@headless
async def test_a_forgotten_band_is_entered_after_the_last(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST)
    app = await App.on(desk, ledger)
    await app.tap("insert-1")
    assert app.label("where") == "It comes after the last entry, “Roderick, 1 card, Elf”."
    assert app.label("band-player-1") == "Alexis, chosen"
    await app.tap("leader-elves", "colour-althea", "cards-2", "play")
    band = BandPlayed(a_band(ALEXIS, Tribe.ELVES, Kingdom.ALTHEA, 2), Kingdom.ALTHEA)
    assert desk.game(id).game.events == (FIRST, band)


@headless
async def test_what_was_put_in_just_now_is_marked_until_the_game_goes_on(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("insert-1")
    assert app.label("where") == "It goes between “Roderick, 1 card, Elf” and “Alexis, 2 cards, Dwarf”."
    await app.tap("insert-dragon")
    assert app.label("entry-1") == "Just now: The 1st Dragon is drawn."
    assert "Just now · The 1st Dragon is drawn." in app.texts()
    assert not app.label("entry-2").startswith("Just now")
    desk.play(id, (DRAGON,))
    await app.wait()
    assert app.label("entry-1") == "The 1st Dragon is drawn."


@headless
async def test_a_forgotten_band_half_entered_is_kept(desk: Desk) -> None:
    _, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("insert-1", "band-player-3", "leader-elves", "cancel", "edit-0", "cancel", "insert-1")
    assert app.label("band-player-3") == "Mara, chosen"
    assert app.label("leader-elves").endswith(", chosen")


@headless
async def test_a_forgotten_dragon_is_entered(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("insert-1", "insert-dragon")
    assert desk.game(id).game.events == (FIRST, DragonDrawn(), SECOND)
    assert app.told() == ["Added: Dragon"]
    assert entries(app) == ["entry-2", "entry-1", "entry-0"]


@headless
async def test_a_third_dragon_is_refused_in_words(desk: Desk) -> None:
    id, ledger = ledger_of(desk, DRAGON, DRAGON)
    app = await App.on(desk, ledger)
    await app.tap("insert-2", "insert-dragon")
    assert app.told() == ["Two Dragons have been drawn; the third one is the end of the Age."]
    assert desk.game(id).game.events == (DRAGON, DRAGON)
    await app.tap("cancel")
    assert entries(app) == ["entry-1", "entry-0"]


@headless
async def test_nothing_is_added_after_the_end_of_a_game(desk: Desk) -> None:
    setup = a_setup(tribes=[Tribe.SKELETONS], edition=Edition.PL)
    id, ledger = ledger_of(desk, BandPlayed(Band(ALEXIS, None, None, 10, 10)), setup=setup)
    app = await App.on(desk, ledger)
    assert not app.has("insert-1")
    await app.tap("remove-0", "apply-change")
    assert not desk.game(id).game.state.over


@headless
async def test_a_change_in_another_window_is_shown(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST)
    app = await App.on(desk, ledger)
    desk.play(id, (DRAGON,))
    await app.wait()
    assert entries(app) == ["entry-1", "entry-0"]


@headless
async def test_an_entry_removed_as_it_was_seen_by_a_stale_window_stays(desk: Desk) -> None:
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    append(desk.keeper.games, id, DRAGON)
    await app.tap("remove-0")
    assert "another window" in app.told()[0]
    assert len(desk.game(id).game.events) == 3
    assert entries(app) == ["entry-2", "entry-1", "entry-0"]


@headless
async def test_a_long_game_of_six_shows_older_entries_when_asked(desk: Desk) -> None:
    names = [f"Anastazja Wielkopolska {seat}X" for seat in range(6)]
    players = [Player(name, colour) for name, colour in zip(names, Colour, strict=True)]
    setup = new_setup(players, SETUP.tribes, SETUP.tokens, 0)
    bands = [BandPlayed(a_band(i % 6, Tribe.ELVES, KINGDOMS[i % 5], 1 + i % 10), at=FIRST.at) for i in range(120)]
    _, ledger = ledger_of(desk, *bands, setup=setup)
    app = await App.on(desk, ledger)
    assert len(entries(app)) == 30
    await app.tap("filter-player-5")
    assert len(entries(app)) == 20
    await app.tap("filter-all", "older", "older", "older")
    assert len(entries(app)) == 120
    assert not app.has("older")


@headless
async def test_coming_back_from_a_sheet_shows_as_many_entries_as_before(desk: Desk) -> None:
    bands = [BandPlayed(a_band(i % 4, Tribe.ELVES, KINGDOMS[i % 5], 1), None) for i in range(50)]
    _, ledger = ledger_of(desk, *bands)
    app = await App.on(desk, ledger)
    await app.tap("older", "edit-3", "cancel")
    assert len(entries(app)) == 50
    await app.tap("back", "ledger")
    assert len(entries(app)) == 30


@headless
async def test_large_letters_have_the_buttons_below_them(desk: Desk) -> None:
    desk.save_settings(Settings(text_size=2.0))
    id, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("remove-1")
    assert desk.game(id).game.events == (FIRST,)


@headless
async def test_large_signs_fit_into_their_filters(desk: Desk) -> None:
    desk.save_settings(Settings(text_size=2.0))
    _, ledger = ledger_of(desk, FIRST, SECOND)
    app = await App.on(desk, ledger)
    await app.tap("filter-player-0", "filter-all")
    for identifier in ("filter-player-0", "filter-kingdom-rhea"):
        sign: Any = app.named(identifier)
        while not getattr(sign, "width", None):
            sign = sign.content
        assert sign.width <= cell(ROOM.width - 2 * EDGE, len(KINGDOMS), 6) - EDGES
