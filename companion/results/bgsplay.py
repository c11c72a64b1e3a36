"""A finished game as a `.bgsplay` file, which BG Stats imports with its whole score sheet."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from companion import NAME
from companion.results.bgstats import utc
from companion.results.people import person_id, uuid_of
from companion.shell.results import Group, Result, Row
from companion.speech.language import language
from storage.values import Player

SCORE_SHEET: Final = 2
"""The version of score sheets."""

Data = dict[str, Any]


def play_file(result: Result, everybody: Iterable[Player] = ()) -> str:
    return json.dumps(play_file_data(result, everybody), ensure_ascii=False, indent=2)


def play_file_data(result: Result, everybody: Iterable[Player] = ()) -> Data:
    everybody = list(everybody)
    changed = utc(result.finished or result.started)
    people = [
        {
            "id": number,
            "uuid": person_id(seat.name, everybody),
            "name": seat.name,
            "isAnonymous": False,
            "modificationDate": changed,
        }
        for number, seat in enumerate(result.seats, start=1)
    ]
    game = {
        "id": 1,
        "uuid": uuid_of("game", result.kind),
        "name": result.title,
        "bggId": result.bgg or 0,
        "bggName": result.title,
        "highestWins": True,
        "noPoints": result.total is None,
        "cooperative": False,
        "usesTeams": False,
        "modificationDate": changed,
    }
    return {
        "players": people,
        "locations": [],
        "games": [game],
        "plays": [_play(result, changed)],
        "userInfo": {"appName": NAME},
    }


def _play(result: Result, changed: str) -> Data:
    scores = [uuid_of("score", result.id, str(seat)) for seat in range(len(result.seats))]
    return {
        "uuid": uuid_of("play", result.id),
        "playDate": changed,
        "entryDate": changed,
        "modificationDate": changed,
        "durationMin": result.minutes,
        "gameRefId": 1,
        "board": result.variant,
        "comments": result.outcome,
        "ignored": False,
        "manualWinner": True,
        "usesTeams": False,
        "rounds": 0,
        "bggId": 0,
        "playerScores": [
            {
                "score": "" if seat.score is None else str(seat.score),
                "winner": seat.winner,
                "newPlayer": False,
                "startPlayer": seat.starts,
                "playerRefId": number + 1,
                "rank": seat.place,
                "seatOrder": number + 1,
                "role": seat.role,
                "metaData": json.dumps({"scoreUuid": scores[number]}),
            }
            for number, seat in enumerate(result.seats)
        ],
        "scoresheet": json.dumps(_score_sheet(result, scores), ensure_ascii=False),
    }


def _score_sheet(result: Result, scores: Sequence[str]) -> Data:
    return {
        "bggId": result.bgg or 0,
        "version": SCORE_SHEET,
        "langCode": language(),
        "scoreType": "bestTotalWins",
        "groups": [_group(result, place, group, scores) for place, group in enumerate(result.groups)],
    }


def _group(result: Result, place: int, group: Group, scores: Sequence[str]) -> Data:
    return {
        "templateId": uuid_of("group", result.kind, str(place)),
        "label": group.label,
        "rows": [_row(result, place, row, scores) for row in group.rows],
    }


def _row(result: Result, place: int, row: Row, scores: Sequence[str]) -> Data:
    """What it is called may change with the language; what it is known by doesn't."""
    return {
        "templateId": uuid_of("row", result.kind, str(place), row.source),
        "label": row.label,
        "scores": {id: "" if cell is None else str(cell) for id, cell in zip(scores, row.cells, strict=True)},
    }
