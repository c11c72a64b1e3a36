"""The pad."""

from companion.shell.desk import Desk
from rules.ethnos.vocabulary import Tribe
from tests.companion.ethnos.begun import on_the_pad, tapped
from tests.companion.headless import headless


@headless
async def test_with_all_tribes_named_the_pad_asks_only_for_what_is_in_play(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    wanted = ("merfolk-0-more", "giant-none", "troll-1-none", "horde-rhea-0", "band-dwarf-0", "band-skeletons-0")
    assert all(app.has(name) for name in wanted)
    assert not app.has("markers-rhea-2-more")
    assert not app.has("age-3")
    await app.tap("tribe-elves", "tribe-wizards", "tribe-centaurs", "tribe-wingfolk")
    assert all(app.has(name) for name in wanted)
    await app.tap("tribe-trolls")
    assert [name for name in wanted if app.has(name)] == ["troll-1-none"]


@headless
async def test_glory_is_typed_with_keys_that_go_on_by_themselves(desk: Desk) -> None:
    app = await on_the_pad(desk, 3)
    assert "As on the Glory track, every lap counted as 60." in app.texts()
    await app.tap("glory-key-3", "glory-key-4", "glory-lap", "glory-key-0", "glory-key-7", "glory-key-5", "glory-next")
    assert [app.field(f"glory-{seat}-count").value for seat in range(3)] == ["34", "67", "5"]
    assert not app.can_tap("glory-key-1")
    await app.tap("glory-at-2", "glory-key-1", "glory-key-2")
    assert app.field("glory-2-count").value == "12"


@headless
async def test_too_many_markers_are_doubted_but_leaders_that_nobody_asked_for_are_not(desk: Desk) -> None:
    app = await on_the_pad(desk, 2, (Tribe.GIANTS,))
    await app.tap("giant-1", "band-size-1-4")
    assert not app.has("warnings")
    await tapped(app, "markers-rhea-0-more", 26)
    assert app.label("warnings") == "Please check: Blue has 26 markers on the board, but only 25 to place."
