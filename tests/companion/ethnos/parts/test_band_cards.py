"""A player's bands of an Age that is typed."""

from companion.shell.desk import Desk
from rules.ethnos.vocabulary import Tribe
from tests.companion.ethnos.begun import on_the_pad, tapped
from tests.companion.headless import headless


@headless
async def test_a_tap_on_a_size_adds_a_band_and_a_tap_on_a_band_deletes_nothing(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.tap("band-size-0-4", "band-size-1-2", "band-size-0-3", "band-typed-0-2")
    assert app.label("band-typed-0-2") == "Blue, change the band: 3, chosen"
    await app.tap("band-typed-0-2")
    assert not app.has("band-remove-0-2")
    await app.tap("band-typed-0-2", "band-remove-0-2")
    assert not app.has("band-typed-0-2")
    assert app.has("band-typed-1-1")


@headless
async def test_dwarf_and_skeletons_can_be_said_afterwards(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.tap("band-size-0-3", "band-typed-0-0", "band-led-0-0", "band-bones-0-0-more", "band-bones-0-0-more")
    assert app.label("band-typed-0-0") == "Blue, change the band: 3, Dwarf, 2 Skeletons, chosen"
    assert not app.can_tap("band-bones-0-0-more")
    await app.tap("band-bones-0-0-fewer", "band-led-0-0")
    assert app.label("band-typed-0-0") == "Blue, change the band: 3, 1 Skeleton, chosen"
    assert all(app.label(f"tribe-{tribe}").endswith("chosen") for tribe in ("dwarves", "skeletons"))


@headless
async def test_a_size_that_is_held_is_a_band_led_by_a_dwarf(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.hold("band-size-1-5")
    assert app.label("band-typed-1-0") == "Pink, change the band: 5, Dwarf"
    await app.tap("band-size-1-5")
    assert app.label("band-typed-1-1") == "Pink, change the band: 5"


@headless
async def test_a_band_that_cannot_be_is_not_added_but_told(desk: Desk) -> None:
    app = await on_the_pad(desk, 2, (Tribe.SKELETONS,))
    await tapped(app, "band-skeletons-0-more", 3)
    await app.tap("band-size-0-3")
    assert app.told() == ["A band has 1 to 10 cards, and at least one of them is no Skeleton."]
    await app.type("band-size-0", "11")
    await app.tap("band-add-0")
    assert not app.has("band-typed-0-0")
    await app.tap("band-size-0-4")
    assert app.label("band-typed-0-0") == "Blue, change the band: 4, 3 Skeletons"


@headless
async def test_sizes_can_be_typed(desk: Desk) -> None:
    app = await on_the_pad(desk, 2)
    await app.type("band-size-1", "6")
    await app.dispatch(app.field("band-size-1"), "submit")
    assert app.label("band-typed-1-0") == "Pink, change the band: 6"
    assert app.field("band-size-1").value == ""
