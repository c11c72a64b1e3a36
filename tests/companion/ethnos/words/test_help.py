import pytest

from companion.ethnos.words.help import HELP
from companion.ethnos.words.reference import entries
from companion.speech.searching import found


@pytest.mark.parametrize(
    ("sought", "note"),
    [("undo", "undo"), ("correct", "correct"), ("backup", "keep"), ("circles", "signs"), ("resume", "later")],
)
def test_help_on_using_the_app_is_found_by_the_search(sought: str, note: str) -> None:
    assert f"note-{note}" in [entry.identifier for entry in found(entries(), sought)]


def test_what_new_players_look_for_is_found() -> None:
    assert next(entry.identifier for entry in found(entries(), "setup")) == "rules-set-up"
    assert [entry.identifier for entry in found(entries(), "hand limit")] == ["note-hand"]


def test_help_needs_no_rule() -> None:
    assert not any(note.rules or note.pages for note in HELP)
