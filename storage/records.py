"""What is kept, as frozen models that are checked when they are read; and what an engine has to do with it."""

import re
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Annotated, Any, Final, Protocol, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from rules.kinds import kind_of
from rules.players import is_name_length
from storage.values import ID, TEXT_SIZES, Card, Place, Player, Settings, is_time

Data = dict[str, Any]
LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}")
"""What the code of a language looks like."""
SCHEMA: Final = 5
"""The version of the records that this app writes."""
LAST_SEAT: Final = 99
"""No game has more."""
LONGEST_WORD: Final = 100
"""Characters of a version, a colour or the like."""
MOST_FACTS: Final = 20
"""Of one card."""
MOST_CHANGES: Final = 2**53
"""Nobody counts further; numbers above aren't safe everywhere."""


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


def is_printable(name: str) -> bool:
    """As files have it."""
    return all(unicodedata.category(character) != "Cc" for character in name)


def _is_player(player: Player) -> Player:
    for name in (player.name, *player.also):
        if not (is_name_length(name) and is_printable(name)):
            raise ValueError(name)
    if player.last_played and not is_time(player.last_played):
        raise ValueError(player.last_played)
    if player.colour is not None and len(player.colour) > LONGEST_WORD:
        raise ValueError(player.colour)
    return player


def _is_card(card: Card) -> Card:
    if not (is_name_length(card.name) and is_printable(card.name)):
        raise ValueError(card.name)
    words = [card.game, card.sort, *card.facts, *(fact for fact in card.facts.values() if isinstance(fact, str))]
    if not all(len(word) <= LONGEST_WORD and is_printable(word) for word in words):
        raise ValueError(words)
    if any(abs(fact) > MOST_CHANGES for fact in card.facts.values() if not isinstance(fact, str)):
        raise ValueError(card.facts)
    if len(card.facts) > MOST_FACTS:
        raise ValueError(len(card.facts))
    return card


def _is_time(text: str) -> str:
    if not is_time(text):
        raise ValueError(text)
    return text


Time = Annotated[str, AfterValidator(_is_time)]
Word = Annotated[str, Field(max_length=LONGEST_WORD)]
Count = Annotated[int, Field(strict=True, ge=0, le=MOST_CHANGES)]


class Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)

    schema_number: int = Field(default=SCHEMA, alias="schema")

    def data(self) -> Data:
        return self.model_dump(mode="json", by_alias=True)


class Change(BaseModel):
    """One step that can be taken back, or brought again: a run of events that took the place of another, and perhaps
    other rules or another set-up."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    step: Data
    """What was done, as a code with its facts."""
    index: Count
    placed: Count
    """How many of the game's events are of this change, from `index` on."""
    taken: list[Data]
    """The events that are not in the game because of it."""
    rules: Data | None = None
    """What the game file said of its rules and its set-up before others took their place, if any have."""
    by: Annotated[int, Field(strict=True, ge=0, le=LAST_SEAT)] | None = None
    """The seat that it was entered from; whoever sits at the app itself has none."""


class GameRecord(Record):
    id: Annotated[str, Field(pattern=f"^{ID.pattern}$")]
    app: Word
    """The version of the app that wrote it last."""
    started: Time
    updated: Time
    finished: Time | None = None
    revision: Count = 0
    """Counts the changes, so that a stale window is noticed."""
    mark: Word = ""
    """What nothing but this very state of the game has, so that a game that goes on in two places is noticed."""
    trail: list[Word] = []
    """The marks it had before, oldest first."""
    game: Annotated[Data, AfterValidator(_is_game)]
    done: list[Change] = []
    undone: list[Change] = []

    @model_validator(mode="after")
    def _can_be_turned_round(self) -> Self:
        for changes in (self.done, self.undone):
            _verify_places(len(self.game["events"]), changes)
        return self


def _verify_places(events: int, changes: Sequence[Change]) -> None:
    """Each change, from the last one on, must be of events that the game has by then."""
    for change in reversed(changes):
        if change.index + change.placed > events:
            raise ValueError(change.index)
        events += len(change.taken) - change.placed


def new_mark() -> str:
    """What no other state of a game has."""
    return secrets.token_hex(4)


class PlayersRecord(Record):
    players: list[Annotated[Player, AfterValidator(_is_player)]] = []


class CardsRecord(Record):
    cards: list[Annotated[Card, AfterValidator(_is_card)]] = []


class SettingsRecord(Record):
    settings: Annotated[Settings, AfterValidator(_is_readable)] = Settings()


class DraftsRecord(Record):
    drafts: list[Data] = []


class TablesRecord(Record):
    tables: list[Data] = []


R = TypeVar("R", bound=Record)


def anything(record: Record) -> None:
    """For records of which no more is asked than that they are some."""


class One(Protocol[R]):
    """A record by its place, whether it is there already or not.

    What is kept is never more than `LARGEST_FILE`: writing it is `TooLarge`. A game that can't be read is `Damaged` and
    stays as it is; players, cards and settings that can't be read are put aside and told, and there are none.
    """

    def read(self, check: Callable[[R], object] = anything) -> R | None:
        """What `check` raises is as bad as any other damage: what was kept before may serve instead."""

    def change(self, change: Callable[[R | None], R]) -> R:
        """What `change` makes of it, kept for good when this returns; nobody else changes it meanwhile.

        It is read once and written once. If `change` raises, nothing is written.
        """

    def put(self, record: R) -> None:
        """This record, in the place of whatever is there; what is there and damaged is put aside."""


class Records(Protocol):
    """What an engine does: it keeps records, and knows no policy. Every engine must pass the tests that take one."""

    @property
    def players(self) -> One[PlayersRecord]: ...
    @property
    def cards(self) -> One[CardsRecord]: ...
    @property
    def settings(self) -> One[SettingsRecord]: ...
    @property
    def drafts(self) -> One[DraftsRecord]:
        """Bad ones are put aside and told to nobody."""

    @property
    def tables(self) -> One[TablesRecord]:
        """The same holds for these."""

    def game(self, id: str, place: Place = "games") -> One[GameRecord]:
        """`NoSuchGame` if nothing could ever have such an id."""

    def move(self, id: str, source: Place, target: Place) -> None:
        """`NoSuchGame` if it isn't there."""

    def alone(self) -> AbstractContextManager[None]:
        """Nobody else changes any record until the block ends; asking again inside of it is no wait."""
