from collections.abc import Mapping
from pathlib import Path

import pytest
from pydantic import ValidationError

from storage.cards import MOST_CARDS
from storage.errors import CardTaken, NoSuchCard
from storage.values import Card, Fact
from tests.storage.engines import Engine
from tests.stores import a_store


def a_city(name: str = "Riverwatch", game: str = "one", **facts: Fact) -> Card:
    return Card(game, "city", name, facts or {"strength": 5, "walled": True, "side": "north"})


def test_cards_are_kept_by_game_the_latest_first(engine: Engine) -> None:
    assert engine.cards.of("one") == []
    engine.cards.note([a_city()])
    engine.cards.note([a_city("Frostgate"), a_city(game="other")])
    assert engine.again().cards.of("one") == [a_city("Frostgate"), a_city()]
    assert engine.again().cards.of("other") == [a_city(game="other")]


def test_what_is_noted_again_is_as_it_was_read_last(engine: Engine) -> None:
    engine.cards.note([a_city(), a_city("Frostgate")])
    engine.cards.note([a_city("Frostgate", strength=3), a_city("Frostgate", strength=4)])
    assert engine.cards.of("one") == [a_city("Frostgate", strength=4), a_city()]


def test_two_sorts_of_cards_may_share_a_name(engine: Engine) -> None:
    engine.cards.note([a_city(), Card("one", "unit", "Riverwatch")])
    assert len(engine.cards.of("one")) == 2


def test_a_card_is_typed_otherwise_or_forgotten(engine: Engine) -> None:
    engine.cards.note([a_city(), a_city("Frostgate")])
    engine.cards.replace(a_city(), a_city("River Watch"))
    assert engine.cards.of("one") == [a_city("River Watch"), a_city("Frostgate")]
    engine.cards.replace(a_city("Frostgate"), a_city("Frostgate", strength=9))
    engine.cards.forget(a_city("River Watch"))
    assert engine.cards.of("one") == [a_city("Frostgate", strength=9)]


def test_what_cannot_be_is_said(engine: Engine) -> None:
    engine.cards.note([a_city(), a_city("Frostgate")])
    with pytest.raises(CardTaken, match="card_taken, name Frostgate"):
        engine.cards.replace(a_city(), a_city("Frostgate"))
    for ask in (
        lambda: engine.cards.replace(a_city("Nowhere"), a_city()),
        lambda: engine.cards.forget(a_city("Nowhere")),
    ):
        with pytest.raises(NoSuchCard, match="no_such_card, name Nowhere"):
            ask()
    assert engine.cards.of("one") == [a_city(), a_city("Frostgate")]


@pytest.mark.parametrize(
    "card",
    [
        Card("one", "city", ""),
        Card("one", "city", "x" * 41),
        Card("one", "city", "a\x1bb"),
        Card("x" * 101, "city", "Riverwatch"),
        Card("one", "x" * 101, "Riverwatch"),
        a_city(strength=2**60),
        a_city(side="x" * 101),
        a_city(side="a\x00b"),
        a_city(**{"x" * 101: 1}),
        a_city(**{f"fact {number}": number for number in range(21)}),
    ],
)
def test_what_is_no_card_is_not_kept(engine: Engine, card: Card) -> None:
    engine.cards.note([a_city("Frostgate")])
    with pytest.raises(ValidationError):
        engine.cards.note([card])
    assert engine.cards.of("one") == [a_city("Frostgate")]


def test_cards_of_a_backup_are_added_and_what_is_here_stays(engine: Engine) -> None:
    engine.cards.note([a_city(strength=7)])
    assert engine.cards.add([a_city(), a_city("Frostgate"), a_city("Frostgate")]) == 1
    assert engine.cards.of("one") == [a_city(strength=7), a_city("Frostgate")]


def test_only_so_many_are_remembered_and_the_latest_are_among_them(engine: Engine) -> None:
    assert engine.cards.add([a_city(f"City {number}") for number in range(MOST_CARDS + 1)]) == MOST_CARDS
    assert engine.cards.add([a_city("Too late")]) == 0
    engine.cards.note([a_city("Just now")])
    names = [card.name for card in engine.cards.of("one")]
    assert (len(names), names[0], f"City {MOST_CARDS - 1}" in names) == (MOST_CARDS, "Just now", False)


BAD: Mapping[str, bytes] = {
    "garbage": b"garbage",
    "newer": b'{"_default": {"1": {"schema": 99, "cards": []}}}',
    "no name": b'{"_default": {"1": {"schema": 4, "cards": [{"game": "one", "sort": "city"}]}}}',
    "a fact that is none": b'{"_default": {"1": {"schema": 4, "cards": [{"game": "one", "sort": "city", '
    b'"name": "Riverwatch", "facts": {"strength": null}}]}}}',
}


@pytest.mark.parametrize("how", BAD)
def test_a_bad_file_is_put_aside_and_told_and_cards_are_noted_again(tmp_path: Path, how: str) -> None:
    (tmp_path / "cards.json").write_bytes(BAD[how])
    store = a_store(tmp_path)
    assert store.cards.of("one") == []
    assert [notice.code for notice in store.notices] == ["put_aside"]
    store.cards.note([a_city()])
    assert a_store(tmp_path).cards.of("one") == [a_city()]
