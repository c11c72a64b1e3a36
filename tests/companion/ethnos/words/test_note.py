from companion.ethnos.words.note import Note


def test_a_note_may_come_from_no_rule_and_no_page() -> None:
    assert Note("id", "Title", "Text.")[3:] == ((), ())
