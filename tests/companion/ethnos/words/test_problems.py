"""Problems and doubts in words."""

from collections.abc import Iterator

import pytest

from companion.ethnos.words.problems import DOUBTS, SENTENCES, Sentence, doubt_text, problem_text
from companion.speech.language import speaking
from rules.ethnos.codes import Code
from rules.ethnos.scoring.warnings import Doubt, DoubtCode
from rules.ethnos.vocabulary import Kingdom
from rules.problems import FileCode, Problem
from tests.companion.conftest import Catalogue


def sentences() -> Iterator[Sentence]:
    for reasons in SENTENCES.values():
        for said in reasons.values():
            yield from said if isinstance(said, tuple) else (said,)
    yield from DOUBTS.values()


def test_every_code_and_every_doubt_has_its_sentences() -> None:
    assert list(SENTENCES) == [*FileCode, *Code]
    assert list(DOUBTS) == list(DoubtCode)
    for sentence in sentences():
        forms = (sentence,) if isinstance(sentence, str) else sentence.forms
        assert all(form.endswith(".") for form in forms)
        assert all(("{n}" in form) is not isinstance(sentence, str) for form in forms)


def test_a_players_name_stands_in_a_sentence_as_it_is() -> None:
    problem = Problem(Code.UNKNOWN_PLAYER, "giant", facts={"player": "rhea {0}"})
    assert problem_text(problem) == "No player of this game is called rhea {0}."


def too_small(markers: int) -> Problem:
    facts = {
        "player": "Mara",
        "kingdom": Kingdom.RHEA,
        "markers": markers,
        "needed": markers + 1,
        "cards": markers,
    }
    return Problem(Code.MARKER_NOT_ALLOWED, "marker", "B4", "too_small", facts)


@pytest.mark.rule("ethnos", "B4")
def test_a_band_that_is_too_small_is_told_by_both_numbers() -> None:
    assert problem_text(too_small(1)) == "Mara has 1 marker in Rhea. So this band needs 2 cards, not 1."
    assert problem_text(too_small(5)) == "Mara has 5 markers in Rhea. So this band needs 6 cards, not 5."


FORMS = ("znacznik", "znaczniki", "znaczników")


@pytest.mark.parametrize(("markers", "form"), [(1, "znacznik"), (2, "znaczniki"), (5, "znaczników")])
def test_each_number_has_its_form(catalogue: Catalogue, markers: int, form: str) -> None:
    has = ("{player} has {n} marker in {kingdom}.", "{player} has {n} markers in {kingdom}.")
    catalogue("pl", {has: tuple(f"{{player}}, {{kingdom}}: {{n}} {word}." for word in FORMS), "Rhea": "Rea"})
    with speaking("pl"):
        assert problem_text(too_small(markers)).startswith(f"Mara, Rea: {markers} {form}. ")


def test_ids_that_files_know_are_named_as_in_files() -> None:
    unknown = problem_text(Problem(Code.UNKNOWN_KINGDOM, "kingdoms.red", "S2", facts={"kingdom": "red"}))
    assert unknown == 'There is no Kingdom "red"; the Kingdoms are: rhea, pelagon, althea, duris, straton, ithys.'
    options = Problem(
        FileCode.BAD_VALUE,
        "edition",
        None,
        "one_of",
        {"field": "edition", "expected": ("en", "pl"), "value": '"de"'},
    )
    assert problem_text(options) == '"edition" must be one of these: en, pl; not "de".'


@pytest.mark.parametrize(
    ("doubt", "text"),
    [
        (Doubt(DoubtCode.TOO_MANY_MARKERS, 0, 27, 26), "Mara has 27 markers on the board, but only 26 to place."),
        (Doubt(DoubtCode.GIANT_NO_BAND, 0, 0, 3), "Mara holds the Giant token but has no band led by a Giant."),
        (
            Doubt(DoubtCode.GIANT_NOT_LARGEST, 0, 2, 3),
            "Mara holds the Giant token with a band of 2, but somebody else has a Giant-led band of 3.",
        ),
    ],
)
def test_doubts_in_words(doubt: Doubt, text: str) -> None:
    assert doubt_text(doubt, "Mara") == text
