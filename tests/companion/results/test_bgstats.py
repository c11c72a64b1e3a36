"""The link holds what BG Stats asks for: every field of the kind that it wants, and every boolean."""
# ruff: noqa: N815

import json
from typing import Annotated, Any
from urllib.parse import unquote

import pytest
import zxingcpp
from pydantic import BaseModel, ConfigDict, Field

from companion.controls.qr_code import qr_picture
from companion.results.bgstats import FITTING, LINK, SCANNED, play_link, short_link
from companion.shell.results import Result
from storage.values import Player
from tests.companion.controls.test_qr_code import Grey
from tests.companion.results.played import ID, LONG_NAMES, ODD_NAMES, a_result, a_shared_win


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class LinkedPlayer(Strict):
    name: Annotated[str, Field(min_length=1)]
    sourcePlayerId: Annotated[str, Field(min_length=1)]
    startPlayer: bool
    winner: bool
    score: int | None = None
    rank: int | None = None
    role: str | None = None


class LinkedGame(Strict):
    name: str
    sourceGameId: str
    bggId: int
    highestWins: bool
    noPoints: bool


class Linked(Strict):
    sourceName: str
    sourcePlayId: str
    playDate: Annotated[str, Field(pattern=r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$")]
    game: LinkedGame
    players: Annotated[list[LinkedPlayer], Field(min_length=2)]
    durationMin: int | None = None
    board: str | None = None
    comments: str | None = None
    location: str | None = None


def read(link: str) -> dict[str, Any]:
    assert link.startswith(LINK)
    assert link.isascii()
    data: dict[str, Any] = json.loads(unquote(link.removeprefix(LINK)))
    Linked.model_validate(data)
    return data


def read_code(*parts: str) -> str:
    """From the picture alone."""
    grey = Grey(qr_picture(*parts))
    (found,) = zxingcpp.read_barcodes(memoryview(grey.pixels).cast("B", (grey.height, grey.width)))
    return str(found.text)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_is_a_link_and_a_code(players: int) -> None:
    result = a_result(players)
    link, short = play_link(result), short_link(result)
    print(f"{players} players: link {len(link)}, code {len(short)} characters")
    data = read(link)
    assert (data["sourcePlayId"], data["playDate"]) == (ID, "2026-11-18 21:30:00")
    assert data["game"]["bggId"] == 206718
    assert [one["score"] for one in data["players"]] == [seat.score for seat in result.seats]
    assert [one["startPlayer"] for one in data["players"]] == [True] + [False] * (players - 1)
    assert len(short) <= (SCANNED if players < 6 else FITTING)
    assert read_code(short) == short
    assert [one["name"] for one in read(short)["players"]] == [seat.name for seat in result.seats]
    assert all("score" in one for one in read(short)["players"])


def test_a_code_leaves_out_no_more_than_it_must() -> None:
    two, four, six = (read(short_link(a_result(players))) for players in (2, 4, 6))
    assert "comments" in two
    assert "board" in four
    assert "comments" not in four
    assert all("rank" in one for one in four["players"])
    assert all("rank" not in one for one in six["players"])


def test_several_who_share_the_victory_have_won_and_are_first() -> None:
    data = read(play_link(a_shared_win()))
    assert [(one["winner"], one["rank"]) for one in data["players"]] == [(True, 1), (True, 1)]


def test_names_survive_in_any_script() -> None:
    result = a_result(6, ODD_NAMES)
    link, short = play_link(result), short_link(result)
    print(f"6 odd names: link {len(link)}, code {len(short)} characters")
    assert tuple(one["name"] for one in read(link)["players"]) == ODD_NAMES
    assert read_code(short) == short


def test_a_code_is_cut_until_it_fits_and_persons_stay_who_they_are() -> None:
    result = a_result(6, LONG_NAMES)
    link, short = play_link(result), short_link(result)
    print(f"6 long names: link {len(link)}, code {len(short)} characters")
    assert len(link) > FITTING >= len(short)
    whole, cut = read(link), read(short)
    assert [one["sourcePlayerId"] for one in cut["players"]] == [one["sourcePlayerId"] for one in whole["players"]]
    assert all(name.startswith(one["name"]) for name, one in zip(LONG_NAMES, cut["players"], strict=True))


def test_a_new_name_leaves_the_id_of_a_person() -> None:
    def ids(result: Result, *everybody: Player) -> list[str]:
        return [one["sourcePlayerId"] for one in read(play_link(result, everybody))["players"]]

    before = ids(a_result(2))
    assert ids(a_result(2, ("Rod", "Alexis")), Player("Rod", also=("Roderick",))) == before
