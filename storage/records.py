"""What is kept, as frozen models that are checked when they are read; and what an engine has to do with it."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Annotated, Any, Final, Protocol, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from rules.kinds import kind_of
from rules.players import verify_names
from storage.values import TEXT_SIZES, Place, Player, Settings

Data = dict[str, Any]
LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}")
"""What the code of a language looks like."""
SCHEMA: Final = 3
"""The version of the records that this app writes."""


def _is_game(data: Data) -> Data:
    kind_of(data).check(data)
    return data


def _is_readable(settings: Settings) -> Settings:
    smallest, largest = TEXT_SIZES
    if not smallest <= settings.text_size <= largest:
        raise ValueError(settings.text_size)
    if not LANGUAGE.fullmatch(settings.language):
        raise ValueError(settings.language)
    return settings


def _has_a_name(player: Player) -> Player:
    if any(verify_names([player.name])):
        raise ValueError(player.name)
    return player


class Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)

    schema_number: int = Field(default=SCHEMA, alias="schema")

    def data(self) -> Data:
        return self.model_dump(mode="json", by_alias=True)


class Change(BaseModel):
    """One step that can be taken back, or brought again: a run of events that took the place of another, and perhaps
    other rules."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    step: Data
    """What was done, as a code with its facts."""
    index: int
    placed: int
    """How many of the game's events are of this change, from `index` on."""
    taken: list[Data]
    """The events that are not in the game because of it."""
    rules: Data | None = None
    """What the game file said of its rules before others took their place, if any have."""


class GameRecord(Record):
    id: str
    app: str
    """The version of the app that wrote it last."""
    started: str
    updated: str
    finished: str | None = None
    revision: int = 0
    """Counts the changes, so that a stale window is noticed."""
    game: Annotated[Data, AfterValidator(_is_game)]
    done: list[Change] = []
    undone: list[Change] = []


class PlayersRecord(Record):
    players: list[Annotated[Player, AfterValidator(_has_a_name)]] = []


class SettingsRecord(Record):
    settings: Annotated[Settings, AfterValidator(_is_readable)] = Settings()


R = TypeVar("R", bound=Record)


class One(Protocol[R]):
    """A record by its place, whether it is there already or not."""

    def read(self) -> R | None: ...

    def change(self, change: Callable[[R | None], R]) -> R:
        """What `change` makes of it, kept for good when this returns; nobody else changes it meanwhile.

        It is read once and written once. If `change` raises, nothing is written.
        """

    def put(self, record: R) -> None:
        """This record, in the place of whatever is there."""


class Records(Protocol):
    """What an engine does: it keeps records, and knows no policy. Every engine must pass the tests that take one."""

    @property
    def players(self) -> One[PlayersRecord]: ...
    @property
    def settings(self) -> One[SettingsRecord]: ...

    def game(self, id: str, place: Place = "games") -> One[GameRecord]:
        """`NoSuchGame` if nothing could ever have such an id."""

    def move(self, id: str, source: Place, target: Place) -> None:
        """`NoSuchGame` if it isn't there."""

    def alone(self) -> AbstractContextManager[None]:
        """Nobody else changes any record until the block ends; asking again inside of it is no wait."""
