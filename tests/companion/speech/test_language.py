"""Messages in the language that is spoken."""

from gettext import NullTranslations

import pytest

from companion.speech.language import (
    language,
    language_of,
    language_of_terminal,
    phrase,
    say,
    say_many,
    speaking,
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


class Polish(NullTranslations):
    def gettext(self, message: str) -> str:
        return {"Removed: {step}": "Usunięte: {step}"}.get(message, message)


def test_a_message_is_said_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "companion.speech.language._catalogue_of", {"en": NullTranslations(), "pl": Polish()}.__getitem__
    )
    with speaking("pl"):
        assert say("Removed: {step}", step="Dragon") == "Usunięte: Dragon"
    assert say("Removed: {step}", step="Dragon") == "Removed: Dragon"


@pytest.mark.parametrize("player", ["{band}", "{0}", "{", "}}", "%s", "\\", '"', "Zażółć {player} 玩家"])
def test_any_name_of_a_player_is_harmless(player: str) -> None:
    assert say("{player}, {band}", player=player, band="3 Elves") == f"{player}, 3 Elves"


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


def test_a_phrase_is_made_once_in_every_language() -> None:
    made = []

    @phrase
    def greeting(name: str, times: int) -> str:
        made.append(name)
        return f"{language()}: {name}" * times

    assert greeting("Mara", 2) == greeting("Mara", 2) == "en: Maraen: Mara"
    with speaking("pl"):
        assert greeting("Mara", 1) == "pl: Mara"
    assert made == ["Mara", "Mara"]
