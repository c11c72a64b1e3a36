from companion.rune_age.cards import known_cities
from companion.shell.desk import Desk
from rules.rune_age.events import EnemyDrawn
from rules.rune_age.setup import City
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import turns


@headless
async def test_an_empty_book_says_what_it_is_for(desk: Desk) -> None:
    app = await App.on(desk, "/rune-age/cards")
    assert any("No card is known yet." in words for words in app.texts())
    await app.tap("back", "card-book")
    assert app.has("back")


@headless
async def test_a_card_is_mended_where_it_stands(desk: Desk) -> None:
    desk.play(begun(desk), (*turns(), EnemyDrawn("Ghox", 7, 1)))
    app = await App.on(desk, "/rune-age/cards")
    await app.tap("card-edit-0")
    await app.type("card-name", "")
    await app.tap("save")
    assert app.told() == ["Type a name and the numbers as they are printed."]
    await app.type("card-name", "Winter Gate")
    await app.type("card-defence", "9")
    await app.tap("save")
    assert City("Winter Gate", 3, 9) in known_cities(desk.cards.of("rune_age"))
    assert not app.has("card-name")
    await app.tap("card-edit-4", "card-reward", "save")
    assert next(card for card in desk.cards.of("rune_age") if card.name == "Ghox").facts["reward"] is True


@headless
async def test_a_name_that_another_card_has_is_refused_and_cancelling_forgets(desk: Desk) -> None:
    begun(desk)
    app = await App.on(desk, "/rune-age/cards")
    await app.tap("card-edit-0")
    await app.type("card-name", "Riverwatch")
    await app.tap("save")
    assert app.told() == ["Another card is called Riverwatch already."]
    await app.tap("cancel", "card-edit-0")
    assert app.field("card-name").value == "Fourth"


@headless
async def test_a_card_is_forgotten_and_brought_back(desk: Desk) -> None:
    begun(desk)
    app = await App.on(desk, "/rune-age/cards")
    await app.tap("card-remove-0")
    assert len(known_cities(desk.cards.of("rune_age"))) == 3
    assert app.told() == ["Fourth is forgotten."]
    await app.take_back()
    assert len(known_cities(desk.cards.of("rune_age"))) == 4
