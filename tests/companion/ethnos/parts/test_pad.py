"""The pad."""

from companion.shell.desk import Desk
from rules.ethnos.vocabulary import Tribe
from tests.companion.ethnos.begun import on_the_pad, tapped
from tests.companion.headless import headless
from tests.ethnos import SCORING_TRIBES


@headless
async def test_the_pad_asks_only_for_what_is_in_play(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    wanted = ("merfolk-0-more", "giant-none", "troll-1-none", "horde-rhea-0", "band-dwarf-0", "band-skeletons-0")
    assert not any(app.has(name) for name in wanted)
    await app.tap(*(f"tribe-{tribe}" for tribe in SCORING_TRIBES))
    assert all(app.has(name) for name in wanted)
    assert not app.has("markers-rhea-2-more")
    assert not app.has("age-3")


@headless
async def test_a_band_that_cannot_be_is_not_added_but_told(desk: Desk) -> None:
    app = await on_the_pad(desk, 2, (Tribe.SKELETONS,))
    await tapped(app, "band-skeletons-0-more", 3)
    await app.tap("band-size-0-3")
    assert app.told() == ["A band has 1 to 10 cards, and at least one of them is no Skeleton."]
    await app.type("band-size-0", "11")
    await app.tap("band-add-0")
    assert not app.has("band-remove-0-0")
    await app.tap("band-size-0-4")
    assert app.label("band-remove-0-0") == "Player 1, remove the band: 4, 3 Skeletons"
    await app.tap("band-remove-0-0")
    assert not app.has("band-remove-0-0")


@headless
async def test_too_many_markers_are_doubted_but_leaders_that_nobody_asked_for_are_not(desk: Desk) -> None:
    app = await on_the_pad(desk, 2, (Tribe.GIANTS,))
    await app.tap("giant-1", "band-size-1-4")
    assert not app.has("warnings")
    await tapped(app, "markers-rhea-0-more", 26)
    assert app.label("warnings") == "Please check: Player 1 has 26 markers on the board, but only 25 to place."
