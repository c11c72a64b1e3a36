"""The shape of both formats: fields, types and ranges. Whether players, Tribes and Kingdoms exist is checked later."""

import unicodedata
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from rules.ethnos.components import Components, Printed
from rules.ethnos.rulings import Rulings
from rules.ethnos.setup import LONGEST_NAME
from rules.ethnos.vocabulary import KINGDOMS, Colour, Edition

SHEET_FORMAT = "ethnos-age-sheet/1"
GAME_FORMAT = "ethnos-game/1"


class Raw(BaseModel):
    """As it stands in the file: strict types, no unknown field."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


def _one_of(words: type[StrEnum]) -> AfterValidator:
    allowed = ", ".join(words)

    def check(value: str) -> str:
        if value not in list(words):
            raise PydanticCustomError("one_of", "one of {expected}", {"expected": allowed})
        return value

    return AfterValidator(check)


def _check(reason: str, is_right: Callable[[Any], bool]) -> AfterValidator:
    def check(value: Any) -> Any:
        if not is_right(value):
            raise PydanticCustomError(reason, "{reason}", {"reason": reason})
        return value

    return AfterValidator(check)


def _is_printable(name: str) -> bool:
    return all(unicodedata.category(character) != "Cc" for character in name)


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return ":" in text or "T" in text


def _all_kingdoms(tokens: Any) -> Any:
    for kingdom in KINGDOMS:
        if isinstance(tokens, dict) and kingdom.id not in tokens:
            raise PydanticCustomError("missing_kingdom", "{field}", {"field": kingdom.id})
    return tokens


def _nobody_twice(names: list[str]) -> list[str]:
    for place, name in enumerate(names):
        if name in names[:place]:
            raise PydanticCustomError("player_twice", "{place}", {"place": place})
    return names


Name = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_NAME), _check("control_characters", _is_printable)
]
Tokens = list[Printed]
Glory = Annotated[int, Field(ge=0, le=999)]
MarkerCount = Annotated[int, Field(ge=0, le=26)]
NotNegative = Annotated[int, Field(ge=0)]
TrollToken = Annotated[int, Field(ge=1, le=6)]
PlayersOnce = Annotated[list[str], AfterValidator(_nobody_twice)]


class RawRules(Raw):
    format: str
    edition: Annotated[str, _one_of(Edition)] = "en"
    rulings: Rulings = Field(default_factory=Rulings)
    components: Components = Field(default_factory=Components)
    tribes: list[str]


class RawLeader(Raw):
    tribe: str
    kingdom: str


class RawBand(Raw):
    player: str
    leader: RawLeader | None
    cards: int
    skeletons: NotNegative = 0


class RawKingdom(Raw):
    tokens: Tokens
    markers: dict[str, MarkerCount] = {}


class RawSheet(RawRules):
    age: int
    players: list[Name]
    glory: dict[str, Glory] = {}
    kingdoms: dict[str, RawKingdom] = {}
    trolls: dict[str, list[TrollToken]] = {}
    giant: str | None = None
    merfolk: dict[str, NotNegative] = {}
    orcs: dict[str, list[str]] = {}
    pillage: PlayersOnce = []
    bands: list[RawBand] = []
    third_dragon: str | None = None


class RawStamp(Raw):
    at: Annotated[str, _check("time", _is_time)] = ""
    id: str = ""


class RawBandPlayed(RawStamp, RawBand):
    type: Literal["band"]
    marker: str | None = None
    merfolk_markers: list[str] = []
    troll: TrollToken | None = None
    horde: bool = False


class RawDragon(RawStamp):
    type: Literal["dragon"]
    player: str | None = None


class RawAgeEnd(RawStamp):
    type: Literal["age_end"]
    third_dragon: str
    pillage: PlayersOnce = []


class RawGiant(Raw):
    player: str
    cards: int


class RawCorrected(Raw):
    glory: dict[str, Glory] = {}
    markers: dict[str, dict[str, MarkerCount]] = {}
    merfolk: dict[str, NotNegative] = {}
    trolls: dict[str, list[TrollToken]] = {}
    giant: RawGiant | None = None
    orcs: dict[str, list[str]] = {}


class RawCorrection(RawStamp):
    type: Literal["correction"]
    set: RawCorrected
    note: str = ""


RawEvent = Annotated[RawBandPlayed | RawDragon | RawAgeEnd | RawCorrection, Field(discriminator="type")]


class RawPlayer(Raw):
    name: Name
    colour: Annotated[str, _one_of(Colour)]


class RawGame(RawRules):
    players: list[RawPlayer]
    tokens: Annotated[dict[str, Tokens], BeforeValidator(_all_kingdoms)]
    first_player: str
    events: list[RawEvent]
