from pathlib import Path

import pytest

from companion.shell.known_cards import KnownCards
from storage.errors import CardTaken
from storage.values import Card
from tests.storage.disks import FailingDisk
from tests.stores import a_store

RIVERWATCH, FROSTGATE = (Card("one", "city", name, {"strength": 4}) for name in ("Riverwatch", "Frostgate"))


def the_cards(folder: Path, told: list[str] | None = None, writes: int | None = None) -> KnownCards:
    store = a_store(folder, disk=None if writes is None else FailingDisk(writes))
    return KnownCards(lambda: store.cards, lambda: told.append("changed") if told is not None else None)


def test_what_is_noted_is_known_the_next_time_and_everybody_hears_of_it(tmp_path: Path) -> None:
    told: list[str] = []
    cards = the_cards(tmp_path, told)
    assert cards.of("one") == ()
    cards.note([RIVERWATCH])
    cards.note([RIVERWATCH])
    assert cards.of("one") == the_cards(tmp_path).of("one") == (RIVERWATCH,)
    assert told == ["changed"]


def test_what_people_do_to_them_is_seen_at_once_and_what_cannot_be_is_said(tmp_path: Path) -> None:
    cards = the_cards(tmp_path)
    cards.note([RIVERWATCH, FROSTGATE])
    with pytest.raises(CardTaken):
        cards.change(lambda kept: kept.replace(RIVERWATCH, FROSTGATE))
    cards.change(lambda kept: kept.forget(RIVERWATCH))
    assert cards.of("one") == (FROSTGATE,)


def test_no_game_fails_over_cards_that_can_be_neither_written_nor_read(tmp_path: Path) -> None:
    the_cards(tmp_path, writes=0).note([RIVERWATCH])
    cards = the_cards(tmp_path / ("x" * 5_000))
    assert cards.of("one") == ()
    cards.note([RIVERWATCH, Card("one", "city", "x" * 99)])
    assert the_cards(tmp_path).of("one") == ()
