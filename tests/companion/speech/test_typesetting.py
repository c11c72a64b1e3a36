"""What belongs together stays on one line of a screen, and nowhere else is a space anything but a space."""

import pytest

from companion.ethnos.words.terms import AGES, glory_text, markers_text
from companion.speech.language import LANGUAGES, say, speaking
from companion.speech.typesetting import NO_BREAK, ONE_LETTER_WORDS, unbroken


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "End Age~II"),
        ("en", "3~markers in Rhea, p.~13"),
        ("en", "Mara~3, Alexis~1~· page~9"),
        ("en", "a band, I think"),
        ("pl", "Zakończ Erę~II"),
        ("pl", "Era~I nagradza 1~miejsce"),
        ("pl", "i~to w~Królestwie, z~którego"),
        ("pl", "A~co, W~tej"),
        ("pl", "bierze żeton Trolli~3."),
        ("pl", "wyciąga 3.~znacznik"),
        ("pl", "aż do~12. Potem"),
        ("pl", "1~200~gier"),
        ("pl", "drugie miejsce: 4~punkty~Chwały"),
        ("cs", "v~království, k~němu, 6~slávy"),
        ("cs", "Věk~III~– konec"),
        ("ru", "в~королевстве и~кто"),
        ("ru", "4~славы, 3-й~маркер"),
        ("ru", "стр.~13–14, старший~— 4"),
        ("ru", "эпоха~II~· впереди Wilfred:~78"),
    ],
)
def test_no_line_ends_inside_of_what_belongs_together(language: str, text: str) -> None:
    assert unbroken(text.replace("~", " "), language).replace(NO_BREAK, "~") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_and_its_word_are_never_parted(language: str) -> None:
    with speaking(language):
        said = [say("Age {age}", age=age) for age in AGES]
        said += [words(number) for words in (glory_text, markers_text) for number in (0, 1, 2, 5, 21)]
    assert [text for text in said if NO_BREAK in text] == [], "what is said has plain spaces"
    for text in said:
        first, held, _ = unbroken(text, language).partition(NO_BREAK)
        assert held
        assert " " not in first


@pytest.mark.parametrize("language", ONE_LETTER_WORDS)
def test_no_line_ends_with_a_word_of_one_letter(language: str) -> None:
    for letter in ONE_LETTER_WORDS[language]:
        assert unbroken(f"x {letter} y", language) == f"x {letter}{NO_BREAK}y"
        assert unbroken(f"x{letter} y", language) == f"x{letter} y"


def test_what_needs_no_space_stays_as_it_is() -> None:
    assert unbroken("", "pl") == ""
    assert unbroken("Mara", "pl") == "Mara"
    assert unbroken("A5 says", "en") == "A5 says"
