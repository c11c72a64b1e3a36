from companion.shell.desk import Desk
from rules.rune_age.events import EnemyDrawn
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, begun
from tests.rune_age import turns


@headless
async def test_a_known_card_fills_in_what_is_printed_and_nobody_need_know_it(desk: Desk) -> None:
    desk.play(begun(desk), (*turns(), EnemyDrawn("Ghox", 7, 1, start_effect=True)))
    _, app = await at_table(desk, *turns())
    await app.tap("draw-event")
    assert app.label("known-event-0") == "Ghox: enemy, strength 7, 1 die"
    await app.tap("known-event-0")
    assert app.label("kind-enemy") == "Enemy, chosen"
    assert [app.field(name).value for name in ("event-name", "event-strength", "event-dice")] == ["Ghox", "7", "1"]
    await app.tap("kind-instant")
    assert not app.has("event-reward")
