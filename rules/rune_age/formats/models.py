"""The shape of both formats: fields, types and ranges. Whether players and cities exist is checked later."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import AfterValidator, BeforeValidator, FailFast, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from rules.doubles import doubles
from rules.formats.fields import (
    Name,
    NamesOptions,
    PlayersOnce,
    Raw,
    Texts,
    Time,
    check,
    no_crowd,
    not_too_many,
    one_of,
    word_of,
    wrong,
)
from rules.problems import FileCode, Problem
from rules.rune_age.components import (
    MOST_ARMY,
    MOST_DAMAGE,
    MOST_DICE,
    MOST_EVENT_CARDS,
    MOST_SKULLS,
    MOST_STRENGTH,
    STRONGHOLDS,
)
from rules.rune_age.rulings import Rulings
from rules.rune_age.vocabulary import Race, Scenario, UnitState

SHEET_FORMAT: Final = "rune-age-combat-sheet/1"
GAME_FORMAT: Final = "rune-age-game/1"
MOST_EACH: Final = 99
"""Equal cards, or what one adds."""
LONGEST_NOTE: Final = 500

V = TypeVar("V")

Strength = Annotated[int, Field(ge=0, le=MOST_STRENGTH)]
Announced = Annotated[int, Field(ge=0, le=MOST_ARMY)]
Dice = Annotated[int, Field(ge=0, le=MOST_DICE)]
Skulls = Annotated[list[Annotated[int, Field(ge=0, le=MOST_SKULLS)]], FailFast()]
Damage = Annotated[int, Field(ge=0, le=MOST_DAMAGE)]
ScenarioId = Annotated[str, one_of(Scenario)]
Strengths = dict[str, Announced]


class RawUnit(Raw):
    strength: Strength
    name: Name = ""
    count: Annotated[int, Field(ge=1, le=MOST_EACH)] = 1
    state: Annotated[str, one_of(UnitState)] = UnitState.READY
    neutral: bool = False
    protected: bool = False


class RawBonus(Raw):
    strength: Annotated[int, Field(ge=-MOST_EACH, le=MOST_EACH)]
    name: Name = ""


class RawCards(Raw):
    strength: Announced = 0
    units: Annotated[list[RawUnit], not_too_many(RawUnit)] = Field(default_factory=list)
    bonuses: Annotated[list[RawBonus], not_too_many(RawBonus)] = Field(default_factory=list)


def _one_way(army: RawCards) -> RawCards:
    said = army.model_fields_set
    if "strength" in said and len(said) > 1:
        raise wrong("strength_or_cards")
    return army


RawArmy = Annotated[RawCards, AfterValidator(_one_way)]


class RawRules(Raw):
    format: str
    scenario: ScenarioId
    rulings: Annotated[Rulings, no_crowd(Rulings)] = Field(default_factory=Rulings)


class RawStamp(Raw):
    at: Time = ""
    id: str = ""


def _form(*words: str, **objects: str) -> BeforeValidator:
    """One of these words, or an object with one of these keys, whose value is a text."""

    def checked(value: Any) -> Any:
        if isinstance(value, str) and value in words:
            return {value: ""}
        if not isinstance(value, dict) or len(value) != 1 or next(iter(value)) not in objects:
            raise wrong("target", forms=(*words, *objects))
        ((key, which),) = value.items()
        if not isinstance(which, str):
            raise wrong("text", inside=(key,))
        return value

    return BeforeValidator(checked)


RawBattleTarget = Annotated[dict[str, str], _form("stronghold", "objective", "instant", city="", enemy="")]
"""What it is, and which."""
RawSiegeTarget = Annotated[dict[str, str], _form(city="", home_realm="")]


class RawTurnEnd(RawStamp):
    type: Literal["turn_end"]
    strengths: Strengths = Field(default_factory=dict)


class RawBattle(RawStamp):
    type: Literal["battle"]
    player: str
    target: RawBattleTarget
    army: RawArmy = Field(default_factory=RawCards)
    skulls: Skulls = Field(default_factory=list)
    strength: Strength = 0


class RawSiege(RawStamp):
    type: Literal["siege"]
    player: str
    target: RawSiegeTarget
    army: RawArmy = Field(default_factory=RawCards)
    defence: RawArmy = Field(default_factory=RawCards)


class RawBuy(RawStamp):
    type: Literal["buy"]
    player: str
    what: Annotated[Literal["stronghold", "monument"], NamesOptions()]


class RawDamage(RawStamp):
    type: Literal["damage"]
    player: str
    amount: Annotated[int, Field(ge=1, le=MOST_DAMAGE)]


class RawDrawn(RawStamp):
    type: Literal["event"]
    name: Name


class RawEnemy(RawDrawn):
    kind: Literal["enemy"]
    strength: Strength
    dice: Dice = 0
    reward: bool = False
    start_effect: bool = False


class RawInstant(RawDrawn):
    kind: Literal["instant"]
    lasts: bool = False
    strength: Strength = 0
    dice: Dice = 0
    attacks: Annotated[PlayersOnce, check("no_player", bool)] = Field(default_factory=list)


class RawPhaseEnd(RawStamp):
    type: Literal["phase_end"]
    strengths: Strengths = Field(default_factory=dict)


def _once(names: list[str]) -> list[str]:
    for place, _ in doubles(names):
        raise wrong("twice", inside=(place,))
    return names


def _names(values: dict[str, V]) -> dict[str, V]:
    """By what cards are called."""
    for name in values:
        try:
            _A_NAME.model_validate({"name": name})
        except ValueError:
            raise wrong("name", inside=(name,)) from None
    return values


class _Named(Raw):
    name: Name


_A_NAME: Final = _Named


class RawCorrected(Raw):
    damage: dict[str, Damage] = Field(default_factory=dict)
    strongholds: dict[str, Annotated[int, Field(ge=0, le=STRONGHOLDS)]] = Field(default_factory=dict)
    cities: dict[str, str | None] = Field(default_factory=dict)
    rewards: Annotated[dict[str, str | None], AfterValidator(_names)] = Field(default_factory=dict)
    runes: dict[str, Name | None] = Field(default_factory=dict)
    enemies: Annotated[Texts, AfterValidator(_once)] = Field(default_factory=list)
    events_left: Annotated[int, Field(ge=0, le=MOST_EVENT_CARDS)] = 0
    first_player: str = ""
    active: str = ""


def _short(note: str) -> str:
    if len(note) > LONGEST_NOTE:
        raise wrong("too_long", most=LONGEST_NOTE, found=len(note))
    return note


class RawCorrection(RawStamp):
    type: Literal["correction"]
    set: RawCorrected
    note: Annotated[str, AfterValidator(_short)] = ""


RawEvent = RawTurnEnd | RawBattle | RawSiege | RawBuy | RawDamage | RawEnemy | RawInstant | RawPhaseEnd | RawCorrection
MODELS: Final[Mapping[str, type[Raw]]] = {
    "turn_end": RawTurnEnd,
    "battle": RawBattle,
    "siege": RawSiege,
    "buy": RawBuy,
    "damage": RawDamage,
    "phase_end": RawPhaseEnd,
    "correction": RawCorrection,
}
DRAWN: Final[Mapping[str, type[Raw]]] = {"enemy": RawEnemy, "instant": RawInstant}
TYPES: Final = (*MODELS, "event")


class _ByTypeAndKind:
    """Marks what is told apart by its `type` and, if it is a drawn card, by its `kind`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(_event)


def _event(value: Any) -> Raw:
    if not isinstance(value, dict):
        raise wrong("object")
    return _model_of(value).model_validate(value)


def _model_of(event: Mapping[str, Any]) -> type[Raw]:
    type = word_of(event, "type", TYPES)
    return DRAWN[word_of(event, "kind", tuple(DRAWN))] if type == "event" else MODELS[type]


def _says_what(event: Mapping[str, Any]) -> bool:
    """Of one that doesn't nothing else is told."""
    try:
        _model_of(event)
    except PydanticCustomError:
        return False
    return True


class RawPlayer(Raw):
    name: Name
    race: Annotated[str, one_of(Race)]


class RawCity(Raw):
    name: Name
    strength: Strength
    defence: Strength


class RawObjective(Raw):
    strength: Strength
    dice: Dice = 0


class RawGame(RawRules):
    players: Annotated[list[RawPlayer], not_too_many(RawPlayer)]
    first_player: str
    cities: Annotated[list[RawCity], not_too_many(RawCity)]
    objective: RawObjective = Field(default_factory=lambda: RawObjective(strength=0))
    cooperative: bool = False
    events: Annotated[
        list[Annotated[RawEvent, _ByTypeAndKind()]],
        not_too_many(*MODELS.values(), *DRAWN.values(), says_what=_says_what),
    ]

    @classmethod
    def problems_between(cls, data: Mapping[str, Any]) -> Iterator[Problem]:
        """The Objective of Resurgence, and the strength of what attacks."""
        if data.get("scenario") == Scenario.RESURGENCE and "objective" not in data:
            yield _missing("objective")
        events = data.get("events")
        for place, event in enumerate(events if isinstance(events, list) else ()):
            if not isinstance(event, dict) or (event.get("type"), event.get("kind")) != ("event", "instant"):
                continue
            if "strength" not in event and ("dice" in event or "attacks" in event):
                yield _missing(f"events[{place}].strength")


def _missing(where: str) -> Problem:
    return Problem(FileCode.MISSING_FIELD, where, facts={"field": where.rpartition(".")[2]})
