from companion.app import main
from tests.ui.headless import App, headless


@headless
async def test_the_first_screen_says_its_name_and_what_it_is_doing() -> None:
    app = await App.start(main)
    assert app.texts() == ["Ethnos companion", "The tables are being set."]
    assert app.page.title == "Ethnos companion"
