"""What statistics keep of each game, whatever engine keeps it."""

from rules.kinds import kind_of
from rules.statistics.digest import Played
from storage.errors import CannotRead
from storage.games import played
from storage.people import Players
from storage.records import GameRecord


def played_of(record: GameRecord) -> Played:
    """A game for statistics."""
    kind = kind_of(record.game)
    try:
        game = played(record)
    except CannotRead:
        game = played(record.model_copy(update={"game": {**record.game, "events": []}}))
    names = tuple(player.name for player in kind.standing(game).players)
    return Played(record.id, kind.name, record.started, names, kind.digest(game))


def present_names(players: Players) -> dict[str, str]:
    """Of those who had others before. Nobody's present name is a former one of somebody else."""
    everybody = players.everybody()
    present = {player.name for player in everybody}
    return {old: player.name for player in reversed(everybody) for old in player.also if old not in present}
