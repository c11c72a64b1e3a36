from companion.rune_age.words.story import CODES, code_text
from rules.rune_age.vocabulary import Scenario


def test_every_code_has_words() -> None:
    assert all(map(code_text, (*CODES, *Scenario)))
