"""The file holds what BG Stats writes itself: ids that refer to each other, and the score sheet as JSON in JSON."""
# ruff: noqa: N815

import json
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, Json

from companion.results.bgsplay import play_file
from companion.shell.results import Result
from companion.speech.language import speaking
from tests.companion.results.played import ODD_NAMES, a_result, a_shared_win

Uuid = Annotated[str, Field(pattern=r"^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$")]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True)


class Person(Strict):
    id: int
    uuid: Uuid
    name: str
    isAnonymous: bool


class PlayedGame(Strict):
    id: int
    uuid: Uuid
    name: str
    bggId: int
    highestWins: bool
    noPoints: bool
    cooperative: bool
    usesTeams: bool


class MetaData(Strict):
    scoreUuid: Uuid


class PlayerScore(Strict):
    score: str
    winner: bool
    newPlayer: bool
    startPlayer: bool
    playerRefId: int
    rank: int
    seatOrder: int
    metaData: Json[MetaData]


class SheetRow(Strict):
    templateId: Uuid
    label: str
    scores: dict[Uuid, str]


class SheetGroup(Strict):
    label: str
    rows: list[SheetRow]


class Sheet(Strict):
    bggId: int
    version: Literal[2]
    langCode: str
    scoreType: Literal["bestTotalWins"]
    groups: list[SheetGroup]


class Play(Strict):
    uuid: Uuid
    gameRefId: int
    playDate: str
    durationMin: int
    playerScores: list[PlayerScore]
    scoresheet: Json[Sheet]


class File(Strict):
    players: list[Person]
    locations: list[Any]
    games: list[PlayedGame]
    plays: list[Play]
    userInfo: dict[str, Any]


def read(result: Result) -> File:
    return File.model_validate(json.loads(play_file(result)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_play_has_its_whole_score_sheet(players: int) -> None:
    result = a_result(players)
    print(f"{players} players: file of {len(play_file(result))} characters")
    file = read(result)
    (play,) = file.plays
    assert play.gameRefId == file.games[0].id
    assert [score.playerRefId for score in play.playerScores] == [person.id for person in file.players]
    assert [score.score for score in play.playerScores] == [str(seat.score) for seat in result.seats]
    assert [group.label for group in play.scoresheet.groups] == [group.label for group in result.groups]
    for score, seat in zip(play.playerScores, result.seats, strict=True):
        rows = [row for group in play.scoresheet.groups for row in group.rows]
        assert sum(int(row.scores[score.metaData.scoreUuid]) for row in rows) == seat.score


def test_all_who_share_the_victory_have_won() -> None:
    assert [(score.winner, score.rank) for score in read(a_shared_win()).plays[0].playerScores] == [(True, 1)] * 2


def test_names_survive_and_ids_are_the_same_in_every_language() -> None:
    result = a_result(6, ODD_NAMES)
    english = read(result)
    assert tuple(person.name for person in english.players) == ODD_NAMES
    with speaking("ru"):
        russian = read(a_result(6, ODD_NAMES))
    ids = [
        [row.templateId for group in file.plays[0].scoresheet.groups for row in group.rows]
        for file in (english, russian)
    ]
    assert ids[0] == ids[1]
    assert russian.plays[0].scoresheet.langCode == "ru"
    assert russian.plays[0].scoresheet.groups[0].label == "Эпоха I"
