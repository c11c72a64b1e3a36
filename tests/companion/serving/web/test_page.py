"""The page around the app, which speaks before the app does."""

import json
import re
from base64 import b64encode
from hashlib import sha256

from companion.serving.web.page import WORDS, index_page, lost_page
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


def test_the_page_allows_itself_its_own_files_and_its_one_script_and_nothing_else() -> None:
    page = index_page("/", 1).decode()
    found = re.search(r'Content-Security-Policy" content="(.*?)"', page, re.S)
    assert found
    policy = dict(part.split(maxsplit=1) for part in found[1].split(";"))
    script = page.split("<script>")[1].split("</script>")[0]
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert policy["script-src"] == f"'self' 'wasm-unsafe-eval' 'sha256-{digest}'"
    nothing = {name for name, allowed in policy.items() if allowed == "'none'"}
    assert nothing == {"default-src", "form-action", "frame-src", "object-src"}
    allowed = {source for sources in policy.values() for source in sources.split()}
    assert not [source for source in allowed if re.search(r"[.*]|https?:", source)]


def test_a_lost_address_leads_to_where_the_site_lies() -> None:
    assert b'content="0; url=/ethnos/"' in lost_page("/ethnos/")
