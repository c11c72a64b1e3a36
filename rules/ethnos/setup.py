"""Setting up a game (S1-S7): who plays with what, whether that can be, and chance where the players want it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from random import Random

from rules.doubles import doubles
from rules.ethnos.codes import Code
from rules.ethnos.components import Components, components_of, tokens_in_the_box
from rules.ethnos.rulings import Rulings, rulings_of
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Edition, Tribe
from rules.players import Player, verify_names
from rules.problems import FileCode, Problem

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before the first card is drawn. Players are known everywhere by their seat, counted from 0."""

    players: tuple[Player, ...]
    tribes: tuple[Tribe, ...]
    tokens: tuple[tuple[int, ...], ...]
    """By Kingdom, lowest first; empty where a score sheet leaves a Kingdom out."""
    rulings: Rulings
    components: Components
    edition: Edition = Edition.EN
    first_player: int | None = None
    """Of Age I; a score sheet doesn't say."""

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def ages(self) -> int:
        return ages_of(len(self.players))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)


def new_setup(
    players: Sequence[Player],
    tribes: Sequence[Tribe],
    tokens: Sequence[Sequence[int]],
    first_player: int | None = None,
    edition: Edition = Edition.EN,
) -> Setup:
    """A set-up with the rulings of its edition and the component values for its number of players."""
    return Setup(
        players=tuple(players),
        tribes=tuple(tribes),
        tokens=tuple(tuple(row) for row in tokens),
        rulings=rulings_of(edition),
        components=components_of(len(players)),
        edition=edition,
        first_player=first_player,
    )


def ages_of(players: int) -> int:
    """How many Ages are played, and so how many Glory tokens lie in each Kingdom (S2)."""
    return 3 if players >= 4 else 2


def tribes_of(players: int) -> int:
    """How many Tribes are in play (S2)."""
    return 6 if players >= 4 else 5


def draw_tribes(players: int, random: Random, chosen: Sequence[Tribe] = ()) -> tuple[Tribe, ...]:
    """Tribes for this many players, by chance, in the order of their names (S2).

    Those chosen already are among them, or as many of them as play.
    """
    kept = random.sample(chosen, min(len(chosen), tribes_of(players)))
    others = [tribe for tribe in TRIBES if tribe not in kept]
    return tuple(sorted([*kept, *random.sample(others, tribes_of(players) - len(kept))]))


def deal_tokens(
    players: int, random: Random, lying: Sequence[Sequence[int]] = ((),) * len(KINGDOMS)
) -> tuple[tuple[int, ...], ...]:
    """Glory tokens for each Kingdom, by chance, lowest first (S2, S3), beside those that lie there already."""
    box = list((Counter(tokens_in_the_box(players)) - _counted(lying)).elements())
    random.shuffle(box)
    dealt = iter(box)
    return tuple(tuple(sorted([*row, *islice(dealt, ages_of(players) - len(row))])) for row in lying)


def tokens_left(players: int, lying: Sequence[Sequence[int]]) -> tuple[int, ...] | None:
    """What the box has beside the Glory tokens that lie there, lowest first; `None` if they aren't all from it (S3)."""
    box, lie = Counter(tokens_in_the_box(players)), _counted(lying)
    return tuple(sorted((box - lie).elements())) if lie <= box else None


def _counted(lying: Sequence[Sequence[int]]) -> Counter[int]:
    return Counter(chain.from_iterable(lying))


def pick_first_player(players: int, random: Random) -> int:
    """Who begins Age I, by chance (S6)."""
    return random.randrange(players)


def verify_setup(setup: Setup) -> tuple[Problem, ...]:
    """Every reason why a game can't be played with this set-up; `where` is a path into a game file."""
    players = len(setup.players)
    tokens = {kingdom.id: setup.tokens[kingdom] for kingdom in KINGDOMS}
    return (
        *verify_names(setup.names),
        *verify_players(setup.names, [player.colour for player in setup.players]),
        *verify_tribes(setup.tribes, players),
        *verify_tokens(tokens, players),
        *verify_components(setup.components, players),
        *verify_symbols(setup.components),
    )


def verify_players(names: Sequence[str], colours: Sequence[str | None]) -> Iterator[Problem]:
    """S1; a colour of `None` is not given and clashes with none."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        yield Problem(Code.PLAYER_COUNT, "players", "S1", facts={"players": len(names)})
    for seat, name in doubles(names):
        yield Problem(Code.DUPLICATE_PLAYER, f"players[{seat}].name", "S1", facts={"player": name})
    for seat, colour in doubles(colours):
        if colour is not None:
            yield Problem(Code.DUPLICATE_COLOUR, f"players[{seat}].colour", "S1", facts={"colour": colour})


def verify_tribes(tribes: Sequence[str], players: int) -> Iterator[Problem]:
    """S2, for the ids of Tribes, known or not."""
    if len(tribes) != tribes_of(players):
        facts = {"players": players, "needed": tribes_of(players), "tribes": len(tribes)}
        yield Problem(Code.TRIBE_COUNT, "tribes", "S2", facts=facts)
    for place, tribe in doubles(tribes):
        yield Problem(Code.DUPLICATE_TRIBE, f"tribes[{place}]", "S2", facts={"tribe": tribe})
    for place, tribe in enumerate(tribes):
        if tribe not in TRIBES:
            yield Problem(Code.UNKNOWN_TRIBE, f"tribes[{place}]", "S2", facts={"tribe": tribe})


def verify_tokens(tokens: Mapping[str, Sequence[int]], players: int) -> Iterator[Problem]:
    """S2 and S3, for the tokens of each Kingdom's id."""
    for kingdom, row in tokens.items():
        where = f"tokens.{kingdom}"
        if len(row) != ages_of(players):
            facts = {"kingdom": kingdom, "players": players, "needed": ages_of(players), "tokens": len(row)}
            yield Problem(Code.TOKEN_COUNT, where, "S2", facts=facts)
        if list(row) != sorted(row):
            facts = {"kingdom": kingdom, "tokens": tuple(row), "sorted": tuple(sorted(row))}
            yield Problem(Code.TOKENS_NOT_ASCENDING, where, "S3", facts=facts)


def verify_components(components: Components, players: int) -> Iterator[Problem]:
    """As many values as the game has Ages (S5)."""
    for name, row in (("giant", components.giant), ("merfolk", components.merfolk)):
        if len(row) != ages_of(players):
            facts = {"needed": ages_of(players), "given": len(row)}
            yield Problem(FileCode.BAD_VALUE, f"components.{name}", reason="one_for_each_age", facts=facts)


def verify_symbols(components: Components) -> Iterator[Problem]:
    """A Merfolk board of one space at least, and symbol spaces in order on it."""
    symbols, end = components.merfolk_symbols, components.merfolk_end
    if end < 1:
        facts = {"field": "merfolk_end", "ge": 1, "value": end}
        yield Problem(FileCode.BAD_VALUE, "components.merfolk_end", reason="least", facts=facts)
    if list(symbols) != sorted(set(symbols)) or (symbols and symbols[-1] > end):
        yield Problem(FileCode.BAD_VALUE, "components.merfolk_symbols", reason="symbols", facts={"end": end})
