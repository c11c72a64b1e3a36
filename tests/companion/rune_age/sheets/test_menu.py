from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table


@headless
async def test_a_game_that_is_over_leads_to_its_end(desk: Desk) -> None:
    _, app = await at_table(desk, Damaged(1, 20), players=2)
    await app.tap("menu")
    assert not app.has("stop-game")
    await app.tap("the-end")
    assert app.has("winner")


@headless
async def test_the_card_book_is_at_hand(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("menu", "card-book")
    assert app.page.route == "/rune-age/cards"
