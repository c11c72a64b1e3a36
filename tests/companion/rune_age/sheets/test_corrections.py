import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import Correction, Damaged, EnemyDrawn
from rules.rune_age.vocabulary import Scenario
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import EWA, JAN, OLA, turns

GHOX = EnemyDrawn("Ghox", 7, 1, reward=True)


@headless
async def test_each_tap_counts_at_once_and_one_visit_is_one_step(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("player-0", "damage-0-more", "damage-0-more", "strongholds-0-more", "damage-0-fewer")
    assert played(desk, id) == (Correction(damage={OLA: 1}, strongholds={OLA: 1}),)
    assert app.label("corrected") == "Correction: Ola: damage 0 to 1; Ola: Strongholds 0 to 1"
    await app.tap("save")
    assert not app.has("save")
    await app.wait(MOMENT)
    await app.tap("undo")
    assert played(desk, id) == ()


@headless
async def test_what_is_corrected_back_is_no_step(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("player-0", "damage-0-more", "damage-0-fewer")
    assert played(desk, id) == ()
    assert app.label("corrected") == "Each tap counts at once."
    await app.tap("damage-0-more", "take-back")
    assert played(desk, id) == ()
    await app.wait()
    assert not app.can_tap("damage-0-fewer")


@pytest.mark.rule("rune_age", "R-D2")
@headless
async def test_damage_corrected_to_20_takes_somebody_out_and_back(desk: Desk) -> None:
    id, app = await at_table(desk, Correction(damage={JAN: 19}, cities={0: JAN}))
    await app.tap("player-1", "damage-1-more")
    assert desk.game(id).game.state.owners[0] is None
    assert not app.has("strongholds-1-more")
    await app.tap("damage-1-fewer", "damage-1-more", "save")
    assert app.has("eliminated")


@headless
async def test_a_rune_is_named_and_a_reward_given_moved_and_gone(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("player-0", "reward-give-0")
    assert app.told() == ["Type the name of the reward first."]
    await app.type("rune-name-0", " Rune of  Fire ")
    await app.type("reward-name", "Crown")
    await app.tap("reward-give-0")
    assert desk.game(id).game.state.rewards[OLA] == ("Crown",)
    await app.tap("save")
    state = desk.game(id).game.state
    assert (state.runes[OLA], state.rewards[OLA]) == ("Rune of Fire", ("Crown",))
    await app.wait(MOMENT)
    await app.tap("player-0", "reward-gone-0")
    await app.type("rune-name-0", "x" * 41)
    await app.tap("save")
    assert app.told() == ["A name has 1 to 40 letters."]
    assert desk.game(id).game.state.rewards[OLA] == ()


@headless
async def test_a_city_changes_hands_and_is_neutral_again(desk: Desk) -> None:
    id, app = await at_table(desk, Damaged(EWA, 20))
    await app.tap("city-0", "holder-0-1")
    assert desk.game(id).game.state.owners[0] == JAN
    assert app.label("holder-0-1") == "Jan, chosen"
    assert not app.has("holder-0-2")
    await app.tap("holder-0-none")
    assert desk.game(id).game.state.owners[0] is None


@headless
async def test_an_enemy_leaves_play(desk: Desk) -> None:
    id, app = await at_table(desk, *turns(), EnemyDrawn("Hoard", 5), GHOX)
    await app.tap("enemy-1", "enemy-gone-1")
    assert [enemy.name for enemy in desk.game(id).game.state.enemies] == ["Hoard"]
    assert "It is out of play." in app.texts()
    await app.tap("take-back")
    await app.wait()
    await app.tap("enemy-gone-1", "close")
    assert not app.has("close")


@headless
async def test_the_event_deck_is_counted(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("events-left", "events-left-fewer", "events-left-fewer", "events-left-more")
    assert played(desk, id) == (Correction(events_left=9),)


@headless
async def test_turn_and_first_player_are_set_right(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("phase", "turn-1", "first-2")
    assert played(desk, id) == (Correction(active=JAN, first_player=EWA),)
    _, app = await at_table(desk, *turns())
    await app.tap("phase")
    assert not app.has("turn-0")


@headless
async def test_a_game_that_is_over_is_corrected_no_more(desk: Desk) -> None:
    _, app = await at_table(desk, Damaged(OLA, 20), Damaged(JAN, 20))
    await app.tap("player-2")
    assert app.has("over")
    assert not app.has("damage-2-more")


@headless
async def test_where_there_are_no_runes_none_is_asked_for(desk: Desk) -> None:
    _, app = await at_table(desk, *turns(), EnemyDrawn("Hoard", 5), scenario=Scenario.CATACLYSM)
    await app.tap("player-0")
    assert not app.has("rune-name-0")
    await app.tap("close")
    await app.wait(MOMENT)
    await app.tap("enemy-0")
    assert "strength 5, 0 dice" in app.texts()
    await app.tap("close")
    await app.wait(MOMENT)
    await app.tap("events-left")
    assert "All win when the first player should draw and no card is left." in app.texts()
