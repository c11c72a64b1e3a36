import asyncio

import pytest

from companion.shell import beside, lists
from companion.shell.lists import Lists
from storage.errors import CannotRead
from storage.listing import Listing
from storage.values import Progress, no_progress
from tests.companion.headless import Held, headless
from tests.companion.lobby.absurd import SOUND


class Slow:
    """What has to be worked out before the first list is there."""

    def __init__(self, held: Held | None = None) -> None:
        self.held = held
        self.caught_up = 0
        self.trouble: Exception | None = None
        self.listing = Listing(lambda place: iter([SOUND]), self._catch_up)
        self.over = 0
        self.lists = Lists(lambda: self.listing, no_progress, self._is_over)

    def _catch_up(self, progress: Progress) -> None:
        self.caught_up += 1
        if self.trouble:
            raise self.trouble
        if self.held:
            self.held.here()

    def _is_over(self) -> None:
        self.over += 1


@headless
async def test_a_list_is_there_at_once_if_it_takes_but_a_moment() -> None:
    slow = Slow()
    assert slow.lists.ask(lambda games: games.page()).result(timeout=0) == [SOUND]


@headless
async def test_two_who_ask_at_once_have_it_worked_out_once() -> None:
    with Held() as held:
        slow = Slow(held)
        slow.lists.catch_up()
        first, second = (slow.lists.ask(lambda games: games.page()) for _ in range(2))
        await held.reached()
        assert not first.done()
        assert not second.done()
    assert await asyncio.wrap_future(first) == await asyncio.wrap_future(second) == [SOUND]
    assert slow.caught_up == 1


@headless
async def test_after_many_games_have_come_it_is_worked_out_again() -> None:
    slow = Slow()
    slow.lists.ask(lambda games: games.page()).result()
    slow.lists.catch_up()
    slow.lists.ask(lambda games: games.page()).result()
    assert slow.caught_up == 1
    slow.lists.fall_behind()
    slow.lists.ask(lambda games: games.page()).result()
    assert slow.caught_up == 2


@headless
async def test_a_list_that_cannot_be_read_is_told_to_whoever_asked_and_tried_again() -> None:
    slow = Slow()
    slow.trouble = CannotRead("index.json", "bad luck")
    with pytest.raises(CannotRead):
        slow.lists.ask(lambda games: games.page()).result()
    slow.trouble = None
    assert slow.lists.ask(lambda games: games.page()).result() == [SOUND]
    await asyncio.sleep(0)
    assert slow.over == 2


@headless
async def test_in_a_browser_whoever_asks_works_it_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (beside, lists):
        monkeypatch.setattr(module, "THREADS", False)
    slow = Slow()
    slow.lists.catch_up()
    slow.lists.fall_behind()
    assert slow.lists.ask(lambda games: games.page()).result(timeout=0) == [SOUND]
    assert slow.caught_up == 0
