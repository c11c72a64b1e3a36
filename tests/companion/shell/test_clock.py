"""A window does later what it was asked to, by the loop's clock or by one that a test sets."""

import asyncio

from companion.shell.clock import LoopClock
from tests.companion.headless import HandClock, headless


@headless
async def test_the_loops_clock_goes_by_itself() -> None:
    clock, done = LoopClock(), asyncio.Event()
    before = clock.now()
    clock.call_later(0.001, done.set)
    await asyncio.wait_for(done.wait(), 5)
    assert clock.now() >= before + 0.001


@headless
async def test_what_was_cancelled_isnt_done() -> None:
    clock, done, other = LoopClock(), asyncio.Event(), asyncio.Event()
    clock.call_later(0, done.set).cancel()
    clock.call_later(0, other.set)
    await asyncio.wait_for(other.wait(), 5)
    assert not done.is_set()


def test_a_clock_set_by_hand_does_everything_in_its_order() -> None:
    clock, done = HandClock(), list[str]()
    clock.call_later(2, lambda: done.append(f"second at {clock.now():g}"))
    clock.call_later(1, lambda: clock.call_later(0.5, lambda: done.append(f"first at {clock.now():g}")))
    clock.call_later(3, lambda: done.append("never")).cancel()
    clock.go_on(1)
    assert done == []
    clock.go_on(4)
    assert done == ["first at 1.5", "second at 2"]
    assert clock.now() == 5
