"""What is kept: frozen models, checked on the way in and on the way out."""

import re
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from rules.ethnos.formats.models import GAME_FORMAT, RawGame
from rules.ethnos.vocabulary import Colour
from rules.formats.fields import Name
from rules.formats.shape import read_shape
from storage.values import TEXT_SIZES, Settings

Data = dict[str, Any]
LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}")
"""What the code of a language looks like."""


def _is_game(data: Data) -> Data:
    read_shape(RawGame, data, GAME_FORMAT)
    return data


def _is_readable(settings: Settings) -> Settings:
    smallest, largest = TEXT_SIZES
    if not smallest <= settings.text_size <= largest:
        raise ValueError(settings.text_size)
    if not LANGUAGE.fullmatch(settings.language):
        raise ValueError(settings.language)
    return settings


GameFile = Annotated[Data, AfterValidator(_is_game)]


class Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)

    schema_number: int = Field(alias="schema")

    def data(self) -> Data:
        return self.model_dump(mode="json", by_alias=True)


class Change(BaseModel):
    """One step that can be taken back, or brought again: a run of events that took the place of another, and perhaps
    other rules."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    name: str
    index: int
    placed: int
    """How many of the game's events are of this change, from `index` on."""
    taken: list[Data]
    """The events that are not in the game because of it."""
    rules: Data | None = None
    """Edition, rulings and printed values of the game file that others have taken the place of, if any have."""


class GameRecord(Record):
    id: str
    app: str
    """The version of the app that wrote it last."""
    started: str
    updated: str
    finished: str | None = None
    revision: int = 0
    """Counts the changes, so that a stale window is noticed."""
    game: GameFile
    done: list[Change] = []
    undone: list[Change] = []


class Player(BaseModel):
    """Somebody who has played here."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    name: Name
    colour: Colour | None = None
    last_played: str = ""
    also: tuple[str, ...] = ()
    """Names this player had before, under which older games are found."""


class PlayersRecord(Record):
    players: list[Player] = []


class SettingsRecord(Record):
    settings: Annotated[Settings, AfterValidator(_is_readable)] = Settings()
