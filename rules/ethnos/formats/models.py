"""The shape of both formats: fields, types and ranges. Whether players, Tribes and Kingdoms exist is checked later."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import FailFast, Field

from rules.ethnos.components import MARKERS_OF_A_COLOUR, MOST_GLORY, Components, Printed
from rules.ethnos.rulings import Rulings
from rules.ethnos.setup import ages_of
from rules.ethnos.vocabulary import KINGDOMS, TROLL_TOKENS, Colour, Edition
from rules.formats.fields import (
    ByType,
    Name,
    Note,
    PlayersOnce,
    Raw,
    Texts,
    Time,
    no_crowd,
    not_too_many,
    one_of,
    with_keys,
)
from rules.problems import FileCode, Problem

SHEET_FORMAT = "ethnos-age-sheet/1"
GAME_FORMAT = "ethnos-game/1"


Tokens = Annotated[list[Printed], FailFast()]
Glory = Annotated[int, Field(ge=0, le=MOST_GLORY)]
MarkerCount = Annotated[int, Field(ge=0, le=MARKERS_OF_A_COLOUR)]
NotNegative = Annotated[int, Field(ge=0)]
TrollToken = Annotated[int, Field(ge=min(TROLL_TOKENS), le=max(TROLL_TOKENS))]
TrollTokens = Annotated[list[TrollToken], FailFast()]


class RawRules(Raw):
    format: str
    edition: Annotated[str, one_of(Edition)] = "en"
    rulings: Annotated[Rulings, no_crowd(Rulings)] = Field(default_factory=Rulings)
    components: Annotated[Components, no_crowd(Components)] = Field(default_factory=Components)
    tribes: Texts


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
    markers: dict[str, MarkerCount] = Field(default_factory=dict)


class RawSheet(RawRules):
    age: int
    players: Annotated[list[Name], FailFast()]
    glory: dict[str, Glory] = Field(default_factory=dict)
    kingdoms: dict[str, RawKingdom] = Field(default_factory=dict)
    trolls: dict[str, TrollTokens] = Field(default_factory=dict)
    giant: str | None = None
    merfolk: dict[str, NotNegative] = Field(default_factory=dict)
    orcs: dict[str, Texts] = Field(default_factory=dict)
    pillage: PlayersOnce = Field(default_factory=list)
    bands: Annotated[list[RawBand], not_too_many(RawBand)] = Field(default_factory=list)
    third_dragon: str | None = None


class RawStamp(Raw):
    at: Time = ""
    id: str = ""


class RawBandPlayed(RawStamp, RawBand):
    type: Literal["band"]
    marker: str | None = None
    merfolk_markers: Texts = Field(default_factory=list)
    troll: TrollToken | None = None
    horde: bool = False


class RawDragon(RawStamp):
    type: Literal["dragon"]
    player: str | None = None


class RawAgeEnd(RawStamp):
    type: Literal["age_end"]
    third_dragon: str | None = None
    """Left out only of the last Age, where it decides nothing."""
    pillage: PlayersOnce = Field(default_factory=list)


class RawGiant(Raw):
    player: str
    cards: int


class RawCorrected(Raw):
    glory: dict[str, Glory] = Field(default_factory=dict)
    markers: dict[str, dict[str, MarkerCount]] = Field(default_factory=dict)
    merfolk: dict[str, NotNegative] = Field(default_factory=dict)
    trolls: dict[str, TrollTokens] = Field(default_factory=dict)
    giant: RawGiant | None = None
    orcs: dict[str, Texts] = Field(default_factory=dict)


class RawCorrection(RawStamp):
    type: Literal["correction"]
    set: RawCorrected
    note: Note = ""


RawEvent = Annotated[RawBandPlayed | RawDragon | RawAgeEnd | RawCorrection, ByType()]


class RawPlayer(Raw):
    name: Name
    colour: Annotated[str, one_of(Colour)]


class RawGame(RawRules):
    players: Annotated[list[RawPlayer], not_too_many(RawPlayer)]
    tokens: Annotated[dict[str, Tokens], with_keys([kingdom.id for kingdom in KINGDOMS])]
    first_player: str
    events: Annotated[list[RawEvent], not_too_many(RawBandPlayed, RawDragon, RawAgeEnd, RawCorrection)]

    @classmethod
    def problems_between(cls, data: Mapping[str, Any]) -> Iterator[Problem]:
        """The third Dragon of every Age but the last (F2)."""
        events, players, age = data.get("events"), data.get("players"), 0
        if not isinstance(events, list) or not isinstance(players, list):
            return
        for place, event in enumerate(events):
            if isinstance(event, dict) and event.get("type") == "age_end":
                age += 1
                where = f"events[{place}].third_dragon"
                if age < ages_of(len(players)) and "third_dragon" not in event:
                    yield Problem(FileCode.MISSING_FIELD, where, facts={"field": "third_dragon"})
                elif age < ages_of(len(players)) and event["third_dragon"] is None:
                    facts = {"field": "third_dragon", "value": "null"}
                    yield Problem(FileCode.BAD_VALUE, where, reason="text", facts=facts)
