"""Games and players that storage should never hand out, for screens that must stand anyway."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from companion.shell.desk import Desk
from storage.files.disk import Disk
from storage.files.lock import FolderLock
from storage.listing import Listing
from storage.people import Players
from storage.records import PlayersRecord
from storage.store import Store
from storage.values import App, Player, Summary
from tests.stores import BACKUPS

SOUND = Summary(
    id="20260131-201500-000000",
    kind="ethnos",
    started="2026-01-31T20:15:00.000000Z",
    updated="2026-01-31T21:15:00.000000Z",
    finished=None,
    players=("Mara", "Tove"),
    stage={"stage": "age", "age": 1, "ages": 2},
    over=False,
    winners=(),
    scores={"Mara": 3, "Tove": 0},
    words="mara tove",
)
ABSURD = (
    replace(SOUND, id="20260131-201500-000001", updated="zzzz", started="zzzz"),
    replace(SOUND, id="20260131-201500-000002", players=(), scores={}, started=""),
    replace(SOUND, id="20260131-201500-000003", stage={"stage": "beyond"}, started="9999-99-99T99:99:99Z"),
    replace(SOUND, id="20260131-201500-000004", kind="unheard_of"),
)


class OnlyPlayers:
    """A record that isn't checked."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._record = PlayersRecord.model_construct(players=list(players))

    def read(self) -> PlayersRecord:
        return self._record


class AbsurdStore(Store):
    """A store that hands out whatever it is told to."""

    def __init__(self, folder: Path, games: Sequence[Summary] = (), players: Sequence[Player] = ()) -> None:
        super().__init__(folder, App("test", BACKUPS), FolderLock(folder), Disk())
        self.listing = Listing(lambda place: iter(games))
        self._players = Players(OnlyPlayers(players))  # type: ignore[arg-type]

    @property
    def players(self) -> Players:
        return self._players


def absurd_desk(folder: Path, games: Sequence[Summary] = (), players: Sequence[Player] = ()) -> Desk:
    return Desk(AbsurdStore(folder, games, players))
