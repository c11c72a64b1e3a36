import pytest

from companion.shell.desk import Desk
from rules.rune_age.events import Bought, Correction, Damaged, SiegeFought, Target
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table
from tests.rune_age import JAN, OLA, announced


@headless
async def test_a_card_says_damage_and_what_is_held(desk: Desk) -> None:
    mine = Correction(rewards={"Kalladra": JAN}, runes={JAN: "Fire"})
    _, app = await at_table(desk, Damaged(OLA, 3), Bought(OLA, Purchase.STRONGHOLD), mine, Damaged(2, 20))
    labels = [
        app.label(f"{name}-{seat}") for name, seat in (("damage", 0), ("strongholds", 0), ("rewards", 1), ("rune", 1))
    ]
    assert labels == ["Ola: 3 of 20 damage", "Ola: 1 Stronghold", "Jan: rewards Kalladra", "Jan: Dragon Rune Fire"]
    assert app.label("player-2").endswith("out of the game")


@headless
async def test_a_monument_is_seen_where_it_is_built(desk: Desk) -> None:
    _, app = await at_table(desk, Bought(OLA, Purchase.MONUMENT), scenario=Scenario.MONUMENT)
    assert app.label("monument-0") == "Ola: Monument"
    assert not app.has("monument-1")
    assert not app.has("rune-0")


@pytest.mark.rule("rune_age", "R-C2")
@headless
async def test_a_home_realm_that_was_besieged_says_so_to_its_besieger(desk: Desk) -> None:
    siege = SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(3), announced(5))
    _, app = await at_table(desk, siege)
    assert app.label("player-1").endswith("attacked this round")
    await app.tap("end-turn")
    await app.wait()
    assert not app.label("player-1").endswith("attacked this round")
