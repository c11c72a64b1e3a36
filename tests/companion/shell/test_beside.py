import asyncio
from threading import current_thread

import pytest

from companion.shell import beside as module
from companion.shell.beside import NAME, begin, beside
from companion.speech.language import language, speaking
from storage.values import Progress, no_progress
from tests.companion.headless import Held, headless

Told = list[tuple[int, int, str]]


def noting(told: Told) -> Progress:
    return lambda done, of: told.append((done, of, current_thread().name))


@headless
async def test_work_is_done_in_another_thread_and_what_it_tells_comes_in_the_loop() -> None:
    told: Told = []

    def work(progress: Progress) -> str:
        progress(1, 2)
        return current_thread().name

    assert await beside(work, noting(told)) == NAME
    await asyncio.sleep(0)
    assert told == [(1, 2, current_thread().name)]


@headless
async def test_what_takes_but_a_moment_is_done_at_once() -> None:
    assert begin(lambda progress: "quick", no_progress).result(timeout=0) == "quick"


@headless
async def test_the_loop_goes_on_while_work_does() -> None:
    with Held() as held:
        working = asyncio.create_task(beside(lambda progress: held.here(), no_progress))
        await held.reached()
        assert not working.done()
    await working


@headless
async def test_not_everything_that_is_told_is_passed_on() -> None:
    """Each time costs every window something."""
    told: Told = []

    def work(progress: Progress) -> None:
        for done in range(1000):
            progress(done, 1000)

    await beside(work, noting(told))
    await asyncio.sleep(0)
    assert told[0][:2] == (0, 1000)
    assert len(told) < 1000


@headless
async def test_a_failure_is_raised_where_it_is_waited_for() -> None:
    def work(progress: Progress) -> None:
        raise ValueError("bad luck")

    with pytest.raises(ValueError, match="bad luck"):
        await beside(work, no_progress)


@headless
async def test_work_speaks_the_language_of_whoever_asked_for_it() -> None:
    with speaking("pl"):
        assert await beside(lambda progress: language(), no_progress) == "pl"


@headless
async def test_where_there_are_no_threads_it_is_said_before_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "THREADS", False)
    told: Told = []

    def work(progress: Progress) -> str:
        progress(1, 2)
        told.append((9, 9, "work"))
        return current_thread().name

    assert await beside(work, noting(told)) == current_thread().name
    assert [step[:2] for step in told] == [(0, 0), (9, 9)]
