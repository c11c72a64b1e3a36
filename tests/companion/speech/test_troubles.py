"""Whatever goes wrong with the data folder is said in the reader's language."""

from pathlib import Path

import pytest

from companion.speech.language import speaking
from companion.speech.troubles import FLAWS, LEFT_OUT, TROUBLES, left_out_lines, trouble_text
from storage.errors import (
    BadArchive,
    CannotRead,
    CannotWrite,
    CardTaken,
    ChangedElsewhere,
    Damaged,
    DatabaseRefuses,
    DiskFull,
    Flaw,
    InUse,
    NameTaken,
    NewerDatabase,
    NewerVersion,
    NoAnswer,
    NoDriver,
    NoSuchCard,
    NoSuchGame,
    NoSuchPlayer,
    NotHandedOver,
    NothingToRedo,
    NothingToUndo,
    NotOurs,
    NotRestored,
    Owner,
    PutAside,
    SetAside,
    StorageError,
    TooLarge,
    Why,
)
from tests.companion.conftest import Catalogue

ERRORS = [
    DiskFull(),
    CannotWrite(Path("/data")),
    CannotRead("game.json", "Input/output error"),
    Damaged("game.json"),
    SetAside("game.json", "game.json.damaged"),
    PutAside("settings.json", "settings.json.damaged"),
    NotOurs("copy of game.json"),
    TooLarge("game.json"),
    NewerVersion("game.json"),
    InUse(None),
    InUse(Owner(12, "phone")),
    NoSuchGame("20260131-201500-0a1b2c"),
    NoSuchPlayer("Mara"),
    NameTaken("Mara"),
    NoSuchCard("Riverwatch"),
    CardTaken("Riverwatch"),
    ChangedElsewhere(),
    NothingToUndo(),
    NothingToRedo(),
    NotHandedOver(),
    NoAnswer(),
    NoDriver(),
    DatabaseRefuses("42501"),
    NewerDatabase(),
    *map(BadArchive, Flaw),
    *(NotRestored("games/game.json", why) for why in Why),
]


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_every_error_is_said_with_all_its_facts(error: StorageError) -> None:
    words = trouble_text(error)
    assert words.endswith(".")
    facts = {"owner": "", "flaw": ""} | error.facts
    owner = facts.pop("owner") or ()
    del facts["flaw"]
    if isinstance(error, NotRestored):
        del facts["why"]
    assert all(str(fact) in words for fact in (*facts.values(), *owner))


def test_a_full_disk_is_said_in_plain_words() -> None:
    assert trouble_text(DiskFull()) == (
        "There is no room left on this device: free some and try again; what was saved before is safe."
    )


def test_every_error_has_words() -> None:
    assert {type(error) for error in ERRORS} == set(StorageError.__subclasses__())
    assert {*TROUBLES, "in_use", "bad_archive", "not_restored"} == {
        error.code for error in StorageError.__subclasses__()
    }
    assert set(FLAWS) == set(Flaw)
    assert set(LEFT_OUT) == set(Why)


def test_no_error_has_errors_of_its_own_that_words_would_miss() -> None:
    assert not any(error.__subclasses__() for error in StorageError.__subclasses__())


def test_an_error_is_said_in_the_readers_language_with_its_facts(catalogue: Catalogue) -> None:
    catalogue(
        "cs", {TROUBLES[Damaged.code]: "Soubor {name} je poškozený.", FLAWS[Flaw.TOO_LARGE]: "Záloha je moc velká."}
    )
    with speaking("cs"):
        assert trouble_text(Damaged("game.json")) == "Soubor game.json je poškozený."
        assert trouble_text(BadArchive(Flaw.TOO_LARGE)) == "Záloha je moc velká."


def test_what_was_left_out_is_counted_and_named_but_not_without_end() -> None:
    assert list(left_out_lines([], 2)) == []
    assert list(left_out_lines([NothingToUndo(), NothingToRedo(), DiskFull(), DiskFull()], 2)) == [
        "4 files were left out:",
        "There is nothing to take back.",
        "There is nothing to bring back.",
        "… and 2 more.",
    ]
