"""What is the same in every ledger; the entries and filters of a game are tested in its `screens/test_ledger.py`."""

from companion.changing.ledger import AT_ONCE
from companion.shell.desk import Desk
from rules.rune_age.events import Event, TurnEnded
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import a_round


async def the_ledger(desk: Desk, *events: Event) -> App:
    return await App.on(desk, f"/game/{begun(desk, *events)}/ledger")


@headless
async def test_older_entries_are_shown_when_asked_for(desk: Desk) -> None:
    app = await the_ledger(desk, TurnEnded())
    assert not app.has("older")
    rounds = [event for _ in range(8) for event in a_round()]
    app = await the_ledger(desk, *rounds)
    assert [app.has(f"entry-{len(rounds) - AT_ONCE - each}") for each in (0, 1)] == [True, False]
    await app.tap("older")
    assert app.has("entry-0")


@headless
async def test_an_entry_says_what_its_buttons_do(desk: Desk) -> None:
    app = await the_ledger(desk, TurnEnded())
    assert app.label("edit-0") == "Edit: End of turn"
    assert app.label("remove-0") == "Remove: End of turn"
    assert app.label("insert-0") == "Enter what was forgotten before: End of turn"
    assert app.label("insert-1") == "Add an entry at the end"
