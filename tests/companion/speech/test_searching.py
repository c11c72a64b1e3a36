import pytest

from companion.ethnos.words.reference import entries
from companion.speech.language import LANGUAGES, speaking
from companion.speech.searching import Entry, Section, chapters, found, plain


def entry(id: str, title: str = "", text: str = "", also: str = "") -> Entry:
    return Entry(f"rule-{id}", f"/rules/{id}", id, title, text, also)


def ids(entries: list[Entry], sought: str) -> list[str]:
    return [each.id for each in found(entries, sought)]


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("grą", "gra"),
        ("VĚK", "vek"),
        ("Chwała", "chwala"),
        ("Ёлка", "елка"),
        ("Age’s end", "age's end"),
        ("ﬁrst", "first"),
    ],
)
def test_neither_case_nor_accents_matter(text: str, letters: str) -> None:
    assert plain(text) == letters


def test_typing_without_accents_finds_words_that_have_them_and_the_other_way_round() -> None:
    entries = [entry("A1", "Koniec Ery", "Kto wygrywa grą?"), entry("A2", "Věk", "Konec")]
    assert ids(entries, "gra") == ["A1"]
    assert ids(entries, "vek") == ids(entries, "věk") == ["A2"]


def test_all_words_must_occur_anywhere() -> None:
    entries = [entry("A4", "Ties", "rounded down"), entry("A5", "Trolls break ties", "the larger sum")]
    assert ids(entries, "ties") == ["A4", "A5"]
    assert ids(entries, "sum ties") == ["A5"]
    assert ids(entries, "  SUM   tie ") == ["A5"]
    assert ids(entries, "ties dragon") == []


def test_the_id_comes_first_then_the_title_then_other_names_then_the_text() -> None:
    entries = [
        entry("1", text="as in a5"),
        entry("2", also="A5"),
        entry("3", title="See A5"),
        entry("A5a"),
        entry("A5"),
    ]
    assert ids(entries, "a5") == ["A5", "A5a", "3", "2", "1"]


def test_a_word_that_begins_there_comes_before_one_in_the_middle() -> None:
    entries = [entry("1", text="a stroll"), entry("2", text="a Troll"), entry("3", "Strolls"), entry("4", "Trolls")]
    assert ids(entries, "troll") == ["4", "3", "2", "1"]


def test_equally_good_ones_stay_in_order() -> None:
    assert ids([entry("1", "Orcs"), entry("2", "Orcs")], "orcs") == ["1", "2"]


def test_signs_stand_for_themselves() -> None:
    assert ids([entry("1", text="marked 4+"), entry("2", text="44")], "4+") == ["1"]
    assert ids([entry("1", text="(ours)")], "(o") == ["1"]


@pytest.mark.parametrize("sought", ["", "   "])
def test_nothing_sought_finds_nothing(sought: str) -> None:
    assert found([entry("1", "Orcs")], sought) == []


@pytest.mark.parametrize(
    ("sought", "first"),
    [
        ("A5", "rule-A5"),
        ("b17", "rule-B17"),
        ("elves", "tribe-elves"),
        ("two players", "rules-players"),
        ("space 0 rank", "ruling-merfolk_zero_ranks"),
        ("third dragon", "rule-A1"),
        ("ten cards", "note-hand"),
        ("1 + 6 + 6", "error-example_total"),
        ("projection", "rule-A10"),
    ],
)
def test_the_best_answer_to_a_question_comes_first(sought: str, first: str) -> None:
    assert found(entries(), sought)[0].identifier == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_tribes_are_found_by_their_english_names_in_every_language(language: str) -> None:
    with speaking(language):
        assert {"tribe-wizards", "rule-B17"} <= {each.identifier for each in found(entries(), "Wizards")}


def test_chapters_are_found_where_their_path_leads() -> None:
    (chapter,) = chapters([Section("turn", "The turn", "What happens when.")], "/rules/{}".format)
    assert chapter == Entry("rules-turn", "/rules/turn", "", "The turn", "What happens when.")
