import pytest

from companion.controls.progress import WORDS, Working, progress_text
from companion.shell.desk import BACKUP, LISTS, RESTORE, Desk
from tests.companion.controls.stage import on_stage
from tests.companion.headless import headless


@pytest.mark.parametrize(
    ("work", "words"),
    [
        (RESTORE, "Restoring 1,200 of 10,000"),
        (BACKUP, "Backing up 1,200 of 10,000"),
        (LISTS, "Reading the games: 1,200 of 10,000"),
    ],
)
def test_it_is_said_how_many_are_done(work: str, words: str) -> None:
    assert progress_text(work, 1200, 10_000) == words


def test_what_has_just_begun_is_said_without_numbers() -> None:
    assert [progress_text(work, 0, 0) for work in WORDS] == [
        "Restoring…",
        "Backing up…",
        "Renaming…",
        "Reading the games…",
    ]


@headless
async def test_it_is_shown_as_long_as_it_goes_on(desk: Desk) -> None:
    app = await on_stage(desk, lambda look, redraw: [Working(look)])
    assert not app.has("progress-restore")
    with desk.working(RESTORE) as progress:
        await app.settle()
        assert app.label("progress-restore") == "Restoring…"
        progress(1200, 10_000)
        await app.settle()
        assert app.label("progress-restore") == "Restoring 1,200 of 10,000"
    await app.settle()
    assert not app.has("progress-restore")


@headless
async def test_what_is_known_to_go_on_is_shown_before_it_tells_anything(desk: Desk) -> None:
    app = await on_stage(desk, lambda look, redraw: [Working(look, LISTS)])
    assert app.label("progress-lists") == "Reading the games…"
    desk.come(LISTS, 3, 9)
    await app.settle()
    assert app.label("progress-lists") == "Reading the games: 3 of 9"
