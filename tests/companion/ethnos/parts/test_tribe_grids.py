"""The boards and tokens of Tribes."""

from companion.shell.desk import Desk
from tests.companion.ethnos.begun import on_the_pad
from tests.companion.headless import headless


@headless
async def test_whatever_lies_there_says_that_its_tribe_is_in_play(desk: Desk) -> None:
    app = await on_the_pad(desk, 4)
    for tap, tribe in {
        "merfolk-1-more": "merfolk",
        "giant-2": "giants",
        "troll-4-1": "trolls",
        "horde-rhea-0": "orcs",
    }.items():
        assert not app.label(f"tribe-{tribe}").endswith("chosen")
        await app.tap(tap)
        assert app.label(f"tribe-{tribe}").endswith("chosen")


@headless
async def test_a_key_for_the_merfolk_says_that_they_are_in_play(desk: Desk) -> None:
    app = await on_the_pad(desk, 4)
    await app.tap("merfolk-key-3")
    assert app.label("tribe-merfolk").endswith("chosen")


@headless
async def test_merfolk_spaces_have_a_key_each(desk: Desk) -> None:
    app = await on_the_pad(desk, 3)
    await app.tap("merfolk-key-12", "merfolk-key-18", "merfolk-key-0")
    assert not app.can_tap("merfolk-key-1")
    spaces = [app.label(f"merfolk-{seat}-more") for seat in range(3)]
    assert [space.split(": ")[1] for space in spaces] == ["12", "18", "0"]
    await app.tap("merfolk-1-more", "merfolk-1-fewer")
    assert app.label("merfolk-1-more") == "Pink, Merfolk space: 17, chosen"
    await app.hold("merfolk-1-more")
    assert app.label("merfolk-1-more") == "Pink, Merfolk space: 16, chosen"


@headless
async def test_a_token_has_one_holder_or_none(desk: Desk) -> None:
    app = await on_the_pad(desk, 6)
    await app.tap("troll-5-0", "troll-5-3", "giant-5", "giant-1")
    chosen = [name for name in app.identifiers() if app.label(name).endswith("chosen")]
    assert {name for name in chosen if name.startswith(("troll-5", "giant"))} == {"troll-5-3", "giant-1"}
    await app.tap("troll-5-none", "giant-none", "horde-duris-4", "horde-duris-4")
    assert app.label("troll-5-none").endswith("chosen")
    assert app.label("giant-none").endswith("chosen")
    assert not app.label("horde-duris-4").endswith("chosen")
