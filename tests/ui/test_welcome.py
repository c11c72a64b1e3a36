import asyncio

from companion.app import main
from tests.ui.headless import App


def test_the_first_screen_says_its_name_and_what_it_is_doing() -> None:
    async def look() -> None:
        app = await App.start(main)
        assert app.texts() == ["Ethnos companion", "The tables are being set."]
        assert app.page.title == "Ethnos companion"

    asyncio.run(look())
