"""What is kept: frozen models, checked on the way in and on the way out."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from rules.ethnos.files.models import GAME_FORMAT, Name, RawGame
from rules.ethnos.files.shape import read_shape
from rules.ethnos.vocabulary import Colour

Data = dict[str, Any]


def _is_game(data: Data) -> Data:
    read_shape(RawGame, data, GAME_FORMAT)
    return data


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


class Settings(BaseModel):
    """How the app behaves on this device."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["system", "en", "pl", "cs", "ru"] = "system"
    theme: Literal["system", "light", "dark", "black"] = "system"
    text_size: Annotated[float, Field(ge=0.8, le=2.0)] = 1.0
    keep_awake: bool = True
    haptics: bool = True
    confirm_every_band: bool = False
    show_projection: bool = True
    """What the Glory would be if the Age ended now; some groups would rather not know."""


class SettingsRecord(Record):
    settings: Settings = Settings()
