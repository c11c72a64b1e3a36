import re

from companion.ethnos.entering.new_game import SetupDraft
from companion.shell.desk import Desk
from companion.shell.window import windows
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, Event
from rules.ethnos.formats.games import read_game
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from rules.formats.json_text import parse_json
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, NAMES, RODERICK, SCORING_TRIBES, a_band, a_game, a_setup

TWO = a_setup(players=2, tribes=SCORING_TRIBES[:5])
GIANTS = BandPlayed(a_band(ALEXIS, Tribe.GIANTS, Kingdom.RHEA, 4))
PLAYED = (GIANTS, AgeEnded(RODERICK), BandPlayed(a_band(RODERICK, cards=3)), AgeEnded(ALEXIS))


def begun(desk: Desk, *events: Event, setup: Setup = TWO) -> str:
    return desk.begin(a_game(setup, *events), "ethnos").id


@headless
async def test_the_winner_is_said_with_what_decided_it(desk: Desk) -> None:
    id = begun(desk, *PLAYED)
    app = await App.on(desk, f"/game/{id}/end")
    glory = desk.game(id).game.state.table.glory
    assert app.label("winner") == f"Alexis wins with {glory[1]} Glory."
    assert app.label("winner-1") == f"Winner: Alexis, {glory[1]} Glory"
    assert not app.has("winner-0")
    assert app.label("place-0") == f"2: Roderick, {glory[0]} Glory"
    assert "The winner (F3, p. 11)" in app.texts()


@headless
async def test_a_shared_victory_has_several_winners(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, AgeEnded(0), AgeEnded(0))}/end")
    assert "share the victory" in app.label("winner")
    assert app.has("winner-0")
    assert app.has("winner-1")


@headless
async def test_every_column_of_the_table_adds_up(desk: Desk) -> None:
    id = begun(desk, *PLAYED)
    app = await App.on(desk, f"/game/{id}/end")
    rows = {name: row(app.label(name)) for name in app.identifiers() if name.startswith("glory-")}
    assert rows["glory-1-play"] == [0, 2]
    assert "glory-2-play" not in rows
    for age in ("1", "2"):
        parts = [cells for name, cells in rows.items() if name.startswith(f"glory-{age}-")]
        assert [sum(cells) for cells in zip(*parts, strict=True)] == rows[f"glory-{age}"]
    both = zip(rows["glory-1"], rows["glory-2"], strict=True)
    assert [sum(cells) for cells in both] == rows["glory-total"] == list(desk.game(id).game.state.table.glory)


def row(label: str) -> list[int]:
    return [int(number) for number in re.findall(r"(-?\d+)(?:,|$)", label)]


@headless
async def test_a_rematch_seats_the_same_players(desk: Desk) -> None:
    id = begun(desk, *PLAYED)
    app = await App.on(desk, f"/game/{id}/end")
    await app.tap("rematch")
    draft = windows[app.page.session.id].drafts.get(SetupDraft)
    assert draft.seated == NAMES[:2]
    assert draft.setup().players == TWO.players
    assert app.has("start")
    assert desk.game(id).finished


@headless
async def test_the_game_file_is_handed_out(desk: Desk) -> None:
    id = begun(desk, *PLAYED)
    app = await App.on(desk, f"/game/{id}/end")
    app.page.web = True
    await app.tap("export")
    (content,) = app.saved_files.values()
    assert read_game(parse_json(content.decode())) == desk.game(id).game


@headless
async def test_home_is_one_tap_away_and_the_game_is_done_with(desk: Desk) -> None:
    id = begun(desk, *PLAYED)
    app = await App.on(desk, f"/game/{id}/end")
    await app.tap("home")
    assert app.has("new-game")
    assert desk.game(id).finished


@headless
async def test_a_game_stopped_early_shows_its_standing_and_goes_on(desk: Desk) -> None:
    id = begun(desk, GIANTS)
    desk.finish(id)
    app = await App.on(desk, f"/game/{id}/end")
    assert app.label("unfinished") == "Stopped in Age I, unfinished. Alexis is ahead with 2 Glory."
    assert not app.has("winner")
    assert not app.has("rematch")
    await app.tap("reopen")
    assert desk.game(id).finished is None
    assert app.has("band-0")


@headless
async def test_a_running_game_has_no_end_yet(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/end")
    assert app.label("unfinished") == "Age I is being played. Everybody has 0 Glory."
    await app.tap("go-on")
    assert app.has("band-0")
    assert desk.game(id).finished is None


@headless
async def test_ten_skeletons_lead_from_the_table_to_the_end(desk: Desk) -> None:
    setup = a_setup(tribes=SCORING_TRIBES, edition=Edition.PL)
    id = begun(desk, Correction(glory={RODERICK: 30}), setup=setup)
    app = await App.on(desk, f"/game/{id}")
    assert not app.has("see-the-end")
    await app.tap("band-1", "ten-skeletons", "play")
    await app.wait(0.4)
    assert app.label("end-age") == "The end"
    assert app.label("dragon") == "Dragons drawn: 0 of 3. See the end"
    await app.tap("dragon", "back", "see-the-end")
    assert app.label("winner") == "Alexis wins at once with ten Skeletons."
    assert app.has("winner-1")
    assert app.label("place-0") == "2: Roderick, 30 Glory"
    assert app.label("glory-total").startswith("Total: Roderick 30, Alexis 0")
    assert desk.game(id).finished


@headless
async def test_a_band_taken_back_after_the_end_lets_the_game_go_on(desk: Desk) -> None:
    setup = a_setup(tribes=SCORING_TRIBES, edition=Edition.PL)
    id = begun(desk, setup=setup)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "ten-skeletons", "play")
    await app.wait(0.4)
    await app.tap("end-age", "back", "undo")
    assert desk.game(id).finished is None
    await app.wait()
    assert not app.has("see-the-end")
