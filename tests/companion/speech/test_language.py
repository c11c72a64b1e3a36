"""Messages in the language that is spoken, and messages that are kept until somebody reads them."""

import json
from gettext import NullTranslations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.speech.language import (
    Kept,
    as_text,
    from_text,
    keep,
    language,
    language_of,
    language_of_terminal,
    say,
    say_kept,
    say_many,
    say_stored,
    speaking,
)

ELVES = Kept("{n} Elf", {"n": 3}, "{n} Elves")
STEP = keep("{player}, {band}", player="Mara", band=ELVES)
CHANGE = keep("Removed: {step}", step=STEP)

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["{n}", "{n.real}", "{0}", "{"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text() | st.just("n"), inner, max_size=3),
)


def test_a_language_is_spoken_until_the_end_of_its_block() -> None:
    with speaking("pl"):
        with speaking("ru"):
            assert language() == "ru"
        assert language() == "pl"
    assert language() == "en"


def test_facts_stand_in_their_places() -> None:
    assert say("{player} leads", player="{n} Mara") == "{n} Mara leads"
    assert [say_many("{n} Elf", "{n} Elves", number) for number in (0, 1, 2)] == ["0 Elves", "1 Elf", "2 Elves"]


@pytest.mark.parametrize("kept", [keep("Dragon"), ELVES, STEP, CHANGE])
def test_what_is_kept_comes_back_from_storage_as_it_was(kept: Kept) -> None:
    assert from_text(as_text(kept)) == kept


def test_what_is_kept_is_said_with_everything_inside() -> None:
    assert say_kept(CHANGE) == say_stored(as_text(CHANGE)) == "Removed: Mara, 3 Elves"
    assert say_kept(Kept("{n} Elf", {"n": 1}, "{n} Elves")) == "1 Elf"


class Polish(NullTranslations):
    def gettext(self, message: str) -> str:
        return {"Removed: {step}": "Usunięte: {step}", "Dragon": "Smok"}.get(message, message)


def test_what_is_kept_is_said_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = as_text(keep("Removed: {step}", step=keep("Dragon")))
    monkeypatch.setattr(
        "companion.speech.language._catalogue_of", {"en": NullTranslations(), "pl": Polish()}.__getitem__
    )
    with speaking("pl"):
        assert say_stored(stored) == "Usunięte: Smok"
    assert say_stored(stored) == "Removed: Dragon"


@pytest.mark.parametrize(
    "name", ["Dragon", "Mara, 3 Elves", "End of Age I", "", "3", "null", '"abc"', "[1, 2, 3]", "{}"]
)
def test_a_name_stored_before_there_were_languages_stands_for_itself(name: str) -> None:
    assert say_stored(name) == name


@pytest.mark.parametrize(
    "player", ["{band}", "{0}", "{", "}}", '["Dragon", {}, null]', "%s", "\\", '"', "Zażółć {player} 玩家"]
)
def test_any_name_of_a_player_is_harmless(player: str) -> None:
    assert say_stored(as_text(keep("{player}, {band}", player=player, band=ELVES))) == f"{player}, 3 Elves"
    assert say_stored(f"{player}, 3 Elves") == f"{player}, 3 Elves"


@pytest.mark.parametrize(
    "damaged",
    [
        as_text(STEP)[:-1],
        '["{player}", {}, null]',
        '["{n} Elf", {}, "{n} Elves"]',
        '["{n} Elf", {"n": "3"}, "{n} Elves"]',
        '["{n} Elf", {"n": 3}, "{m} Elves"]',
        '["{n} Elf", {"n": 3}, 5]',
        '["{n:>999999999}", {"n": 3}, null]',
        '["{n!r}", {"n": 3}, null]',
        '["{n.real}", {"n": 3}, null]',
        '["{0}", {"n": 3}, null]',
        '["{", {}, null]',
        '["", {}, null]',
        "[5, {}, null]",
        "[null, {}, null]",
        '["{band}", {"band": ["{n} Elf", {}]}, null]',
        "[" * 100_000,
    ],
)
def test_what_was_damaged_in_storage_is_shown_as_it_is(damaged: str) -> None:
    with speaking("pl"):
        assert say_stored(damaged) == damaged


@given(json_values)
def test_nothing_in_storage_keeps_a_screen_from_being_drawn(value: object) -> None:
    assert isinstance(say_stored(json.dumps(value)), str)


@pytest.mark.parametrize(
    ("tags", "spoken"),
    [(["pl-PL", "en"], "pl"), (["de", "cs_CZ"], "cs"), (["RU"], "ru"), (["de"], "en"), ([None], "en"), ([], "en")],
)
def test_the_first_language_that_is_spoken_here_is_taken(tags: list[str | None], spoken: str) -> None:
    assert language_of(tags) == spoken


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANGUAGE": "de:ru", "LANG": "cs_CZ.UTF-8"}, "ru"),
        ({"LC_ALL": "pl_PL", "LANG": "cs_CZ"}, "pl"),
        ({"LC_ALL": "", "LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_a_terminal_says_its_language(environment: dict[str, str], spoken: str) -> None:
    assert language_of_terminal(environment) == spoken
