"""Letters go to and fro as they are; what is damaged, foreign, too new or too large is called so."""

import json
import zlib
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.sharing.addresses import before_page, room_behind
from companion.sharing.letters import (
    AROUND,
    LONGEST_PAGE,
    MOST_PAGES,
    RAW,
    VERSION,
    BadLetter,
    Collected,
    Fault,
    bytes_in,
    packed,
    page_in,
    pages_of,
    unpacked,
)
from rules.ethnos.events import BandPlayed, DragonDrawn
from rules.ethnos.game import Game, play
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from rules.kinds import kind_named
from tests.ethnos import a_setup
from tests.strategies import games

KIND = kind_named("ethnos")
SITE = "https://somebody.github.io/ethnos-companion/"
ROOM = room_behind(before_page(SITE))
FEW = 200


def a_letter(game: Game) -> dict[str, Any]:
    time, id = "2026-01-31T20:15:00.123456Z", "20260131-201500-0a1b2c"
    known_by = {"id": id, "started": time, "updated": time, "finished": None, "revision": len(game.events)}
    letter = {**known_by, "mark": "1f2e3d4c", "trail": [], "game": KIND.write(game)}
    data: dict[str, Any] = json.loads(json.dumps(letter))
    return data


def an_evening(events: int) -> Game:
    """Entered by people, in their own time."""
    game, random, at = Game(a_setup(4)), Random(7), datetime(2026, 1, 31, 20, tzinfo=UTC)
    while len(game.events) < events:
        at += timedelta(seconds=random.randint(5, 90))
        band = Band(random.randrange(4), random.choice(list(TRIBES)), random.choice(KINGDOMS), random.randint(1, 4))
        event: Any = DragonDrawn(band.player) if len(game.events) in (30, 60) else BandPlayed(band)
        game = play(game, replace(event, at=at.strftime("%Y-%m-%dT%H:%M:%SZ")))
    return game


TRIBES = {Tribe(tribe) for tribe in a_setup(4).tribes} - {Tribe.SKELETONS}


def fault_of(text: str) -> Fault:
    with pytest.raises(BadLetter) as bad:
        page_in(text)
    return bad.value.fault


@given(game=games(), room=st.integers(FEW, ROOM), order=st.randoms())
def test_a_game_comes_back_whatever_the_room_and_the_order(game: Game, room: int, order: Random) -> None:
    letter = a_letter(game)
    pages = list(pages_of(letter, room))
    assert all(len(page) <= room for page in pages)
    order.shuffle(pages)
    read = Collected()
    for number, page in enumerate(pages, 1):
        read = read.with_page(page).with_page(page)
        assert (read.count, len(read.missing)) == (len(pages), len(pages) - number)
    assert read.letter() == letter


def test_a_game_of_100_events_is_one_code() -> None:
    """Printed by `pytest -s`."""
    game = an_evening(100)
    letter = a_letter(game)
    plain, body, pages = json.dumps(letter), packed(letter), pages_of(letter, ROOM)
    print(
        f"\n{len(game.events)} events: {len(plain)} bytes as JSON, {len(body)} packed, {len(pages)} code(s) of", end=" "
    )
    print(f"{[len(page) for page in pages]} digits behind {before_page(SITE)}")
    assert len(pages) == 1


def test_a_page_of_another_letter_begins_anew() -> None:
    mine, yours = pages_of(a_letter(an_evening(20)), FEW), pages_of(a_letter(an_evening(21)), FEW)
    read = Collected().with_page(mine[0]).with_page(yours[1])
    assert read.pages == (yours[1],)
    assert Collected().missing == ()
    with pytest.raises(BadLetter):
        Collected().letter()


def test_a_game_that_is_too_long_is_handed_over_otherwise() -> None:
    for room in (0, 30, FEW):
        with pytest.raises(BadLetter) as bad:
            pages_of(a_letter(an_evening(300 if room == FEW else 1)), room)
        assert bad.value.fault is Fault.TOO_LARGE


@given(data=st.data())
def test_a_damaged_page_is_called_damaged(data: st.DataObject) -> None:
    text = pages_of(a_letter(an_evening(3)), ROOM)[0]
    place = data.draw(st.integers(0, len(text) - 1))
    digit = data.draw(st.sampled_from([digit for digit in "0123456789" if digit != text[place]]))
    assert fault_of(text[:place] + digit + text[place + 1 :]) is Fault.DAMAGED
    assert fault_of(text[:place] or "0") is Fault.DAMAGED


@pytest.mark.parametrize("text", ["", "x", "-1", "1_0", " 1", "١", "²", "9" * (LONGEST_PAGE + 1), "1" * 10**6])
def test_what_is_no_page_is_called_foreign(text: str) -> None:
    assert fault_of(text) is Fault.FOREIGN


def a_page(version: int = VERSION, number: int = 0, count: int = 1, body: bytes = b"?", stamp: bytes = b"1234") -> str:
    inside = bytes((version, number, count)) + stamp + body
    return str(int.from_bytes(inside + zlib.crc32(inside).to_bytes(4, "big"), "big"))


def test_pages_that_say_nonsense_or_come_from_a_newer_version_are_called_so() -> None:
    assert fault_of(a_page(version=2)) is Fault.NEWER
    assert fault_of(a_page(number=1)) is Fault.FOREIGN
    assert fault_of(a_page(count=0)) is Fault.FOREIGN
    assert fault_of(a_page(count=MOST_PAGES + 1)) is Fault.FOREIGN
    with pytest.raises(BadLetter) as bad:
        Collected().with_page(a_page()).letter()
    assert bad.value.fault is Fault.DAMAGED


def pressed(text: bytes) -> bytes:
    press = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return press.compress(text) + press.flush()


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (pressed(b" " * 4_000_001), Fault.TOO_LARGE),
        (pressed(b"0" * 25_000_000)[:20_000], Fault.TOO_LARGE),
        (b"", Fault.FOREIGN),
        (b"\xff", Fault.FOREIGN),
        (pressed(b"{}") + b"more", Fault.FOREIGN),
        (pressed(b"{}")[:-1], Fault.FOREIGN),
        (pressed(b"{}"), Fault.FOREIGN),
        (pressed(b"[]"), Fault.FOREIGN),
        (pressed(b"\xff"), Fault.FOREIGN),
        (pressed(b'{"game": 1, "game": 2}'), Fault.FOREIGN),
        (pressed(b'{"game": {"events": []}}'), Fault.FOREIGN),
        (pressed(b'{"game": {"events": NaN}}'), Fault.FOREIGN),
        (pressed(b"[" * 1_000_000), Fault.FOREIGN),
    ],
)
def test_bombs_and_nonsense_unpack_to_nothing(body: bytes, fault: Fault) -> None:
    with pytest.raises(BadLetter) as bad:
        unpacked(body)
    assert bad.value.fault is fault


def test_digits_hold_what_they_are_said_to() -> None:
    for digits in (1, 10, FEW, ROOM):
        assert 256 ** bytes_in(digits) <= 10**digits
    assert len(a_page(body=b"\xff" * (bytes_in(FEW) - AROUND))) <= FEW
