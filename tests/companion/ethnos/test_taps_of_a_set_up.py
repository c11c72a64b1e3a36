"""How many taps and keys a set-up takes, of the table that was counted when it still took up to 31 taps and 37 keys."""

from companion.shell.desk import Desk
from rules.ethnos.vocabulary import KINGDOMS, TRIBES
from storage.values import Summary
from tests.companion.headless import App, headless

NAMES = ("Anna", "Ben", "Clara", "David")
COLOURS = ("white", "black", "yellow", "pink")
TOKENS = ((0, 2, 4), (2, 4, 6), (4, 6, 8), (2, 6, 10), (0, 6, 8), (4, 8, 10))
FIELDS = [f"token-{kingdom.id}-{age}" for kingdom in KINGDOMS for age in ("I", "II", "III")]
VALUES = [value for row in TOKENS for value in row]


class Hands:
    """Somebody with a keyboard: a tap puts the cursor into a field, Enter into the next."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.keys = self.cursor_taps = 0

    @property
    def count(self) -> tuple[int, int]:
        return self.app.taps + self.cursor_taps, self.keys

    async def into(self, field: str) -> None:
        self.cursor_taps += 1
        await self.app.dispatch(self.app.field(field), "focus")

    async def type(self, fields: list[str], words: list[str]) -> None:
        """From field to field; the cursor must be in the first one."""
        for place, (field, word) in enumerate(zip(fields, words, strict=True)):
            if place:
                self.keys += 1
                await self.app.dispatch(self.app.field(fields[place - 1]), "submit")
                assert self.app.focused[-1] == self.app.field(field)._i
            self.keys += len(word)
            await self.app.type(field, word)

    async def type_names(self) -> None:
        names = [f"player-name-{seat}" for seat in range(4)]
        await self.into(names[0])
        await self.type(names, list(NAMES))


def begun(desk: Desk) -> Summary:
    (game,) = desk.keeper.listing.page()
    return game


@headless
async def test_a_table_nobody_names_is_set_up_by_chance_with_three_taps(desk: Desk) -> None:
    hands = Hands(await App.on(desk))
    await hands.app.tap("new-game", "draw-missing", "start")
    assert begun(desk).players == ("Blue", "Pink", "Green", "Yellow")
    assert hands.count == (3, 0)


@headless
async def test_four_new_names_and_the_rest_by_chance(desk: Desk) -> None:
    """It was 7 taps and 17 keys, with a tap on each name."""
    hands = Hands(await App.on(desk))
    await hands.app.tap("new-game")
    await hands.type_names()
    await hands.app.tap("draw-missing", "start")
    assert begun(desk).players == NAMES
    assert hands.count == (4, 17 + 3)


@headless
async def test_own_tribes_and_tokens_tapped(desk: Desk) -> None:
    """One tap for each of 18 tokens, and no key."""
    hands = Hands(await App.on(desk))
    await hands.app.tap("new-game")
    await hands.type_names()
    await hands.app.tap(*(f"tribe-{tribe}" for tribe in TRIBES[:6]))
    before = hands.count
    await hands.into(FIELDS[0])
    await hands.app.tap(*(f"pad-{value}" for value in VALUES))
    assert (hands.count[0] - before[0], hands.count[1] - before[1]) == (1 + 18, 0)
    await hands.app.tap("first-0", "start")
    assert desk.game(begun(desk).id).game.setup.tokens == TOKENS
    assert hands.count == (29, 20)


@headless
async def test_own_tribes_and_tokens_typed(desk: Desk) -> None:
    """It was 31 taps and 37 keys; Enter is a key, and no tap leads from field to field."""
    hands = Hands(await App.on(desk))
    await hands.app.tap("new-game")
    await hands.type_names()
    await hands.app.tap(*(f"tribe-{tribe}" for tribe in TRIBES[:6]))
    await hands.into(FIELDS[0])
    await hands.type(FIELDS, list(map(str, VALUES)))
    await hands.app.tap("first-0", "start")
    assert desk.game(begun(desk).id).game.setup.tokens == TOKENS
    assert hands.count == (11, 20 + 20 + 17)


@headless
async def test_four_colours_from_top_to_bottom_take_eight_taps(desk: Desk) -> None:
    """They were 14 to 25."""
    app = await App.on(desk, "/new")
    for seat, colour in enumerate(COLOURS):
        await app.tap(f"player-colour-{seat}", f"colour-choice-{colour}")
    assert [app.label(f"player-colour-{seat}").split()[-1] for seat in range(4)] == list(COLOURS)
    assert app.taps == 8
