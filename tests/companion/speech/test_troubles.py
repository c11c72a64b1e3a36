"""Whatever goes wrong with the data folder is said in the reader's language."""

from pathlib import Path

import pytest

from companion.speech.language import speaking
from companion.speech.troubles import FLAWS, TROUBLES, trouble_text
from storage.errors import (
    BadArchive,
    CannotRead,
    CannotWrite,
    ChangedElsewhere,
    Damaged,
    DiskFull,
    Flaw,
    InUse,
    NameTaken,
    NewerVersion,
    NoSuchGame,
    NoSuchPlayer,
    NothingToRedo,
    NothingToUndo,
    Owner,
    SetAside,
    StorageError,
)
from tests.companion.conftest import Catalogue

ERRORS = [
    DiskFull(),
    CannotWrite(Path("/data")),
    CannotRead(Path("/data/game.json"), "Input/output error"),
    Damaged("game.json"),
    SetAside("game.json", "game.json.damaged"),
    NewerVersion("game.json"),
    InUse(None),
    InUse(Owner(12, "phone")),
    NoSuchGame("20260131-201500-0a1b2c"),
    NoSuchPlayer("Mara"),
    NameTaken("Mara"),
    ChangedElsewhere(),
    NothingToUndo(),
    NothingToRedo(),
    *map(BadArchive, Flaw),
]


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_the_english_words_are_those_of_the_error(error: StorageError) -> None:
    assert trouble_text(error) == str(error)


def test_every_error_has_words() -> None:
    assert {type(error) for error in ERRORS} == set(StorageError.__subclasses__())
    assert {*TROUBLES, InUse, BadArchive} == set(StorageError.__subclasses__())
    assert set(FLAWS) == set(Flaw)


def test_no_error_has_errors_of_its_own_that_words_would_miss() -> None:
    assert not any(error.__subclasses__() for error in StorageError.__subclasses__())


def test_an_error_is_said_in_the_readers_language_with_its_facts(catalogue: Catalogue) -> None:
    catalogue("cs", {TROUBLES[Damaged]: "Soubor {name} je poškozený.", FLAWS[Flaw.TOO_LARGE]: "Záloha je moc velká."})
    with speaking("cs"):
        assert trouble_text(Damaged("game.json")) == "Soubor game.json je poškozený."
        assert trouble_text(BadArchive(Flaw.TOO_LARGE)) == "Záloha je moc velká."
