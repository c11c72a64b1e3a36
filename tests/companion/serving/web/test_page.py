"""The page around the app, which speaks before the app does."""

import json
import re

from companion.serving.web.page import WORDS, index_page
from companion.speech.language import LANGUAGES


def test_everything_that_the_page_says_is_there_in_every_language() -> None:
    found = re.search(r'id="settings">(.*?)</script>', index_page("/", 1).decode())
    assert found
    words = json.loads(found[1])["words"]
    assert words.keys() == LANGUAGES.keys()
    assert words["en"] == WORDS
    for language in words.keys() - {"en"}:
        assert words[language].keys() == WORDS.keys()
        assert not set(words[language].values()) & set(WORDS.values())


def test_nothing_is_left_to_fill_in() -> None:
    assert not re.search(r"@[\w.]+@", index_page("/ethnos/", 1).decode())
