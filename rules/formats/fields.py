"""What fields of files can be, for the models of any game: types that say in our own words what is wrong.

A check raises an error of pydantic's with a reason of ours, and in its context the facts. Under `inside` it may say
where in the value the mistake stands: `("type",)`.
"""

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Final, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    FailFast,
    GetCoreSchemaHandler,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from rules.doubles import doubles
from rules.limits import LARGEST_FILE, LONGEST_NOTE, MOST_EVENTS
from rules.players import LONGEST_NAME, is_name_length
from rules.problems import MOST_TOLD, Problem

MISSING: Final = "missing_field"
"""The reason that stands for a field that isn't there."""
UNKNOWN: Final = "unknown_field"
"""And for one that nobody knows."""


class Raw(BaseModel):
    """As it stands in the file: strict types, no unknown field."""

    model_config = ConfigDict(
        strict=True,
        extra="forbid",
        frozen=True,
        defer_build=True,
        str_max_length=LARGEST_FILE,  # any length: what pydantic measures it looks into, and takes no half characters
    )

    @classmethod
    def problems_between(cls, data: Mapping[str, Any]) -> Iterator[Problem]:
        """What no field shows by itself. Fields may have any shape: what is wrong with one alone is told already."""
        return iter(())


def wrong(reason: str, **facts: Any) -> PydanticCustomError:
    return PydanticCustomError(reason, "not allowed here", facts)


def check(reason: str, is_right: Callable[[Any], bool], **facts: Any) -> AfterValidator:
    """Refuses, for this reason and with these facts, what isn't right."""

    def checked(value: Any) -> Any:
        if not is_right(value):
            raise wrong(reason, **facts)
        return value

    return AfterValidator(checked)


def one_of(words: type[StrEnum]) -> AfterValidator:
    options = tuple(words)

    def checked(value: str) -> str:
        if value not in options:
            raise wrong("one_of", expected=tuple(map(str, options)))
        return value

    return AfterValidator(checked)


def _not_too_long(note: Any) -> Any:
    if isinstance(note, str) and len(note) > LONGEST_NOTE:
        raise wrong("too_long", most=LONGEST_NOTE, found=len(note))
    return note


def _always(each: Mapping[str, Any]) -> bool:
    return True


def not_too_many(*models: type[BaseModel], says_what: Callable[[Mapping[str, Any]], bool] = _always) -> BeforeValidator:
    """A list of objects, each of one of these, that isn't too long, nor any that says what it is too wide."""
    fields = fields_of(*models)

    def checked(value: Any) -> Any:
        if not isinstance(value, list):
            return value
        if len(value) > MOST_EVENTS:
            raise wrong("too_many", most=MOST_EVENTS, found=len(value))
        for place, each in enumerate(value):
            if isinstance(each, dict) and is_crowded(fields, each) and says_what(each):
                raise wrong(UNKNOWN, inside=(place, next(unknown(fields, each))))
        return value

    return BeforeValidator(checked)


def no_crowd(model: type[BaseModel]) -> BeforeValidator:
    """An object with no more unknown fields than can be told; of more than that, the first is told for all."""
    fields = fields_of(model)

    def checked(value: Any) -> Any:
        if isinstance(value, dict) and is_crowded(fields, value):
            raise wrong(UNKNOWN, inside=(next(unknown(fields, value)),))
        return value

    return BeforeValidator(checked)


def fields_of(*models: type[BaseModel]) -> frozenset[str]:
    return frozenset().union(*(model.model_fields for model in models))


def is_crowded(fields: frozenset[str], data: Mapping[str, Any]) -> bool:
    return len(data) > len(fields) + MOST_TOLD


def unknown(fields: frozenset[str], data: Mapping[str, Any]) -> Iterator[str]:
    return (key for key in data if key not in fields)


def with_keys(keys: Sequence[str]) -> BeforeValidator:
    """An object that has all of these, whatever else it has."""

    def checked(value: Any) -> Any:
        for key in keys if isinstance(value, dict) else ():
            if key not in value:
                raise wrong(MISSING, inside=(key,))
        return value

    return BeforeValidator(checked)


def _nothing_twice(names: list[str]) -> list[str]:
    for place, _ in doubles(names):
        raise wrong("player_twice", inside=(place,))
    return names


def _is_printable(name: str) -> bool:
    return all(unicodedata.category(character) != "Cc" for character in name)


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return ":" in text or "T" in text


Name = Annotated[str, check("length", is_name_length, most=LONGEST_NAME), check("control_characters", _is_printable)]
Note = Annotated[str, BeforeValidator(_not_too_long)]
Texts = Annotated[list[str], FailFast()]
"""One that is no text says it for all."""
PlayersOnce = Annotated[Texts, AfterValidator(_nothing_twice)]
Time = Annotated[str, check("time", _is_time)]


class NamesOptions:
    """Marks a `Literal` of texts: anything else is told what could stand there."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        options = get_args(source)

        def checked(value: Any) -> Any:
            if not isinstance(value, str) or value not in options:
                raise wrong("one_of", expected=options)
            return value

        return core_schema.no_info_before_validator_function(checked, handler(source))


class ByType:
    """Marks a union of models that a field `type`, a `Literal`, tells apart."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        models = {get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(source)}

        def checked(value: Any) -> Any:
            if not isinstance(value, dict):
                raise wrong("object")
            return models[word_of(value, "type", tuple(models))].model_validate(value)

        return core_schema.no_info_plain_validator_function(checked)


def word_of(value: Mapping[str, Any], field: str, options: tuple[str, ...]) -> str:
    """The word that says what an object is; without it nothing else can be said of the object."""
    if field not in value:
        raise wrong(MISSING, inside=(field,))
    word = value[field]
    if not isinstance(word, str) or word not in options:
        raise wrong("one_of", expected=options, inside=(field,))
    return word
