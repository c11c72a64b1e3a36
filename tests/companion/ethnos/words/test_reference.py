"""The rules reference is complete: every rule, Tribe, ruling, option and error, and no id that doesn't exist."""

import re

import pytest

from companion.ethnos.words.help import HELP
from companion.ethnos.words.note import Note
from companion.ethnos.words.reference import (
    DIFFERENCES,
    PLAYER_RULINGS,
    PLAYERS,
    RULING_BY_NAME,
    SECTIONS,
    SEE_ALSO,
    TURN,
    entries,
    errors_about,
    rules_about,
    ruling_options,
    ruling_title,
    rulings_about,
    tribe_lines,
    tribe_where,
    tribes_by_page,
)
from companion.ethnos.words.rulebook import (
    RULE_EXAMPLES,
    RULE_TEXTS,
    RULE_TITLES,
)
from companion.ethnos.words.rulings import option_text
from companion.ethnos.words.terms import tribe_name
from companion.ethnos.words.tribes import age_end_text, leader_text
from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES
from rules.ethnos.rulings import RULINGS, Ruling
from rules.ethnos.vocabulary import TRIBES, Edition, Tribe

NOTES = (*HELP, *TURN, *PLAYERS, *DIFFERENCES)
AN_ID = re.compile(r"\b[SBAF]\d+[abc]?\b")


def test_no_text_is_about_a_rule_that_does_not_exist() -> None:
    assert list(RULE_TITLES) == list(RULE_TEXTS) == list(RULE_BY_ID)
    assert set(RULE_EXAMPLES) <= set(RULE_BY_ID)
    assert set(SEE_ALSO) == set(RULE_BY_ID)
    for entry in entries():
        assert set(AN_ID.findall(f"{entry.title} {entry.text} {entry.also}")) <= set(RULE_BY_ID), entry.identifier


@pytest.mark.parametrize("id", RULE_BY_ID)
def test_a_rule_leads_to_others(id: str) -> None:
    others = SEE_ALSO[id]
    assert others
    assert id not in others
    assert set(others) <= set(RULE_BY_ID)
    assert len(set(others)) == len(others)


def test_every_rule_is_led_to_by_another_one_or_by_a_note() -> None:
    led_to = {id for others in SEE_ALSO.values() for id in others} | {id for note in NOTES for id in note.rules}
    assert led_to == set(RULE_BY_ID) - {"S1"}


@pytest.mark.parametrize("tribe", TRIBES)
def test_every_tribe_says_what_its_leader_does_and_what_to_remember(tribe: Tribe) -> None:
    leader, end = tribe_lines(tribe)
    assert leader_text(tribe) in leader
    assert age_end_text(tribe) in end
    assert leader.endswith(".")
    assert end.endswith(".")
    assert rules_about(tribe)


def test_tribes_have_their_cards_and_pages() -> None:
    assert tribe_where(Tribe.HALFLINGS).startswith("24 cards · English and Polish: page 13; Czech: page 12;")
    assert (
        tribe_where(Tribe.MERFOLK) == "12 cards · English and Polish: page 13; Czech: pages 13 and 14; Russian: page 14"
    )


def test_a_tribe_leads_to_all_its_rules() -> None:
    assert [rule.id for rule in rules_about(Tribe.TROLLS)] == ["B16", "A5"]
    assert [rule.id for rule in rules_about(Tribe.DWARVES)] == ["B17", "A8"]


def test_books_have_the_tribes_in_their_own_order() -> None:
    assert tribes_by_page(Edition.EN).startswith("Centaurs 12, Dwarves 12, Elves 12, Giants 13")
    assert tribes_by_page(Edition.CS).startswith("Elves 12, Halflings 12, Wizards 12, Centaurs 13")
    assert "Merfolk 13–14" in tribes_by_page(Edition.CS)
    for edition in Edition:
        assert all(tribe_name(tribe) in tribes_by_page(edition) for tribe in TRIBES)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_every_ruling_has_a_title_and_names_all_its_options(ruling: Ruling) -> None:
    assert ruling_title(ruling)
    for option, words in zip(ruling.options, ruling_options(ruling), strict=True):
        assert words.startswith(option_text(ruling, option))


def test_options_name_the_books_that_play_with_them() -> None:
    assert list(ruling_options(RULING_BY_NAME["merfolk_places"])) == [
        "every place (usual with: English, Czech and Russian)",
        "first place only (usual with: Polish)",
    ]
    assert list(ruling_options(RULING_BY_NAME["merfolk_bonus"])) == [
        "a marker for each (usual)",
        "one marker (if you agree on it)",
    ]


def test_a_rule_has_the_rulings_and_errors_that_touch_it() -> None:
    assert [ruling.name for ruling in rulings_about(("A5",))] == ["trolls_on_merfolk"]
    assert {name for id in RULE_BY_ID for name in (r.name for r in rulings_about((id,)))} == set(RULING_BY_NAME)
    assert [error.id for error in errors_about("A8")] == ["example_total"]
    assert sum(len(errors_about(id)) for id in RULE_BY_ID) == len(BOOK_ERRORS)


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
def test_a_note_names_where_it_comes_from(note: Note) -> None:
    assert note.says.endswith((".", "?"))
    assert note.rules or note.pages or note in HELP
    assert set(note.rules) <= set(RULE_BY_ID)


def test_two_and_three_players_find_every_rule_that_differs_for_them() -> None:
    named = {id for note in PLAYERS for id in note.rules}
    assert {"S2", "S5", "B5", "A5a"} <= named
    assert set(PLAYER_RULINGS) == {name for name in RULING_BY_NAME if name.startswith("two_player")}


def test_differences_tell_of_every_ruling_with_another_default_and_of_the_centaurs() -> None:
    named = {id for note in DIFFERENCES for id in note.rules}
    assert {"B8", "B6"} <= named
    for ruling in RULINGS:
        assert not ruling.exceptions or named & set(ruling.rules), ruling.name


def test_everything_is_found_under_a_name_of_its_own() -> None:
    names = [entry.identifier for entry in entries()]
    assert len(names) == len(set(names))
    assert len(names) == sum(map(len, (SECTIONS, TRIBES, RULES, RULINGS, NOTES, BOOK_ERRORS)))
