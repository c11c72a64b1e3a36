"""Ids for persons, the same in every file that leaves the app: a name may change, an id doesn't."""

from collections.abc import Iterable, Sequence
from uuid import NAMESPACE_URL, UUID, uuid5

from companion.shell.desk import Desk
from storage.values import Player

OURS = uuid5(NAMESPACE_URL, "https://table-companion.example/")
"""Whatever we name, we name below this."""


def known_to(desk: Desk) -> Sequence[Player]:
    """A guest knows nobody but who sits at the table."""
    return desk.keeper.players.everybody() if desk.is_host else ()


def uuid_of(*names: str) -> str:
    """As BG Stats writes them."""
    return str(_uuid(names)).upper()


def person_id(name: str, everybody: Iterable[Player]) -> str:
    """By the first name that somebody had here. Who has taken a name that another one began with is told from them."""
    known = {player.name: player for player in everybody}
    first = {player.also[-1] for player in known.values() if player.also}
    also = known[name].also if name in known else ()
    if also:
        return uuid_of("person", also[-1])
    return uuid_of("person", name, "again") if name in first else uuid_of("person", name)


def _uuid(names: tuple[str, ...]) -> UUID:
    return uuid5(OURS, "\n".join(names))
