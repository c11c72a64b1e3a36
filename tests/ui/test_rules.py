from companion.desk import Desk
from companion.words.rulebook import error_says, rule_says, rule_title
from companion.words.rulings import ruling_reason
from rules.ethnos.rulebook import BOOK_ERRORS, RULES
from rules.ethnos.rulings import RULINGS
from tests.ui.headless import App, headless


@headless
async def test_every_rule_is_there_with_its_words_and_pages(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    for rule in RULES:
        assert app.label(f"rule-{rule.id}").startswith(f"{rule.id}, {rule_title(rule.id)}. {rule_says(rule.id)}")
        assert rule_says(rule.id) in app.texts()
    assert "Page 7." in app.texts()
    centaurs = "English and Polish: page 12; Czech and Russian: page 13"
    assert f"{centaurs}. In part our reading, where all books are silent." in app.texts()
    assert "Our reading: no book says it." in app.texts()


@headless
async def test_open_points_and_errors_of_the_books_are_there_too(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    for ruling in RULINGS:
        assert ruling_reason(ruling) in app.texts()
    for error in BOOK_ERRORS:
        assert error_says(error) in app.texts()
    assert "Russian book, page 11" in app.texts()
    assert "The Merfolk board pays: every place or first place only?" in app.texts()
