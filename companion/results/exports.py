"""Every way in which a game leaves the app, by the name that commands have for it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from companion.results.bgsplay import play_file
from companion.results.bgstats import play_link
from companion.results.card import result_card
from companion.results.chat import chat_text
from companion.results.drawing.pdf import as_pdf
from companion.results.drawing.png import as_png
from companion.results.sheet import score_sheet
from companion.results.tables import lines_csv, players_csv
from companion.shell.games import game_named
from companion.shell.results import Result
from companion.speech.language import say
from storage.protocol import Keeper
from storage.values import Filter, Player, Progress, Saved, no_progress

EVERY: Final = 1_000_000
Everybody = Sequence[Player]


class NotOver(Exception):
    """BG Stats logs games that are over."""


class Way(NamedTuple):
    ending: str
    """Of the file's name."""
    kind: str
    """Of its content, as browsers name it."""
    content: Callable[[Result, Everybody], bytes]


def _link(result: Result, everybody: Everybody) -> bytes:
    return play_link(verify_over(result), everybody).encode()


def _bgsplay(result: Result, everybody: Everybody) -> bytes:
    return play_file(verify_over(result), everybody).encode()


def _csv(result: Result, everybody: Everybody) -> bytes:
    return players_csv([result]).encode()


def _lines(result: Result, everybody: Everybody) -> bytes:
    return lines_csv([result]).encode()


def _text(result: Result, everybody: Everybody) -> bytes:
    return chat_text(result).encode()


def _pdf(result: Result, everybody: Everybody) -> bytes:
    return as_pdf(score_sheet(result), say("{game}: score sheet", game=result.title))


def _png(result: Result, everybody: Everybody) -> bytes:
    return as_png(result_card(result))


WAYS: Final[Mapping[str, Way]] = {
    "csv": Way("csv", "text/csv", _csv),
    "lines": Way("lines.csv", "text/csv", _lines),
    "bgstats": Way("txt", "text/plain", _link),
    "bgsplay": Way("bgsplay", "application/json", _bgsplay),
    "pdf": Way("pdf", "application/pdf", _pdf),
    "png": Way("png", "image/png", _png),
    "text": Way("txt", "text/plain", _text),
}


def verify_over(result: Result) -> Result:
    if not result.over:
        raise NotOver(result.id)
    return result


def result_of(saved: Saved[Any]) -> Result:
    return game_named(saved.kind).results().of(saved)


def every_result(keeper: Keeper, progress: Progress = no_progress) -> Iterator[Result]:
    """Of all games that are kept, newest first; it reads every one of them, which may take long."""
    found = keeper.listing.page(Filter(), size=EVERY)
    for done, summary in enumerate(found):
        progress(done, len(found))
        yield result_of(keeper.games.open(summary.id))


def file_name(result: Result, ending: str) -> str:
    """Without anybody's name in it."""
    return f"{result.kind.replace('_', '-')}-{result.id or 'score-sheet'}.{ending}"
