"""Statistics in words and as data, for the screen and for the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple

from companion.shell.games import game_named
from companion.speech.language import mark, say, say_many
from companion.speech.phrases import duration, headed, numbered
from companion.speech.tables import aligned
from rules.statistics.figures import Figures, Met, PlayerFigures, Record, Share

LONGEST, CLOSEST, SCORE = "longest", "closest", "score"
RECORDS: Final = {
    LONGEST: mark("Longest evening"),
    CLOSEST: mark("Closest game"),
    SCORE: mark("Highest score"),
}


def figures_data(figures: Figures) -> dict[str, Any]:
    """As JSON has it: what has a name is found by it."""
    data = asdict(figures)
    data["players"] = {player.pop("name"): _plain(player) for player in data["players"]}
    data["records"] = {code: record._asdict() for code, record in figures.records.items()}
    return data


def _plain(player: dict[str, Any]) -> dict[str, Any]:
    return {
        field: {key: cell._asdict() if hasattr(cell, "_asdict") else cell for key, cell in value.items()}
        if isinstance(value, dict)
        else value
        for field, value in player.items()
    }


def figures_lines(figures: Figures) -> Iterator[str]:
    """For a terminal."""
    yield games_text(figures)
    if not figures.games:
        return
    head = (say("Player"), say("Games"), say("Wins"), say("Shared"), say("Average"), say("Best"), say("Place"))
    rows = [(*(player.name, player.games, player.wins, player.shared), *_scores(player)) for player in figures.players]
    yield from aligned([head, *rows])
    yield from (headed(heading, words) for heading, words, _ in record_lines(figures))


def _scores(player: PlayerFigures) -> tuple[str | int, ...]:
    return _rounded(player.average), _or_dash(player.best), _rounded(player.place)


def games_text(figures: Figures) -> str:
    """How many there were, and how long they took."""
    if not figures.games:
        return say("No game fits.")
    words = [say_many("{n} game that is over", "{n} games that are over", figures.games)]
    if figures.shared:
        words.append(say_many("{n} shared win", "{n} shared wins", figures.shared))
    if figures.seconds:
        words.append(duration(figures.seconds))
    return " · ".join(words)


def record_lines(figures: Figures) -> Iterator[tuple[str, str, str]]:
    """What each is, how much of it and whose, and the id of the game."""
    for code, record in figures.records.items():
        yield code_text(code), _record(code, record), record.game


def _record(code: str, record: Record) -> str:
    value = duration(record.value) if code == LONGEST else str(record.value)
    return value if record.player is None else numbered(record.player, value)


def code_text(code: str) -> str:
    """What a code is called that a game has, or that is the same for all."""
    game, _, own = code.rpartition(":")
    return say(RECORDS[own]) if own in RECORDS else game_named(game).code_text(own)


def row_text(player: PlayerFigures) -> str:
    """`3 games · 2 wins · 33.5 on average · 44 at best`."""
    words = [
        say_many("{n} game", "{n} games", player.games),
        say_many("{n} win", "{n} wins", player.wins),
    ]
    if player.average is not None:
        words.append(say("{score} on average", score=_rounded(player.average)))
    if player.best is not None:
        words.append(say("{score} at best", score=player.best))
    return " · ".join(words)


class Block(NamedTuple):
    """Figures that belong together."""

    heading: str
    rows: Sequence[tuple[str, str]]


def block_text(block: Block) -> str:
    """For those who listen."""
    return headed(block.heading, "; ".join(headed(label, words) for label, words in block.rows))


def player_blocks(player: PlayerFigures) -> Iterator[Block]:
    """All that is known of one player."""
    yield Block(say("All in all"), [*_overall(player)])
    counts = {say_many("{n} player", "{n} players", count): share for count, share in player.counts.items()}
    yield Block(say("Won, by number of players"), _shares(counts))
    seats = {say("Seat {number}", number=seat): share for seat, share in player.seats.items()}
    yield Block(say("Won, by seat"), _shares(seats))
    if player.in_play:
        in_play = {code_text(code): share for code, share in player.in_play.items()}
        yield Block(say("Won, by what was in play"), _shares(in_play))
    if player.sources:
        rows = [(code_text(code), _each(player, code, total)) for code, total in player.sources.items()]
        yield Block(say("On average from"), rows)
    yield Block(say("Head to head"), [(other, _met(met)) for other, met in player.against.items()])


def _overall(player: PlayerFigures) -> Iterator[tuple[str, str]]:
    yield say("Games"), str(player.games)
    yield say("Wins"), str(player.wins)
    if player.shared:
        yield say("Shared wins"), str(player.shared)
    if player.average is not None:
        yield say("Average"), _rounded(player.average)
    if player.best is not None:
        yield say("Best"), str(player.best)
    if player.place is not None:
        yield say("Average place"), _rounded(player.place)
    yield say("Wins in a row"), say("{now} now, {most} at most", now=player.streak, most=player.longest)


def _each(player: PlayerFigures, code: str, total: int) -> str:
    """A game of that kind."""
    return _rounded(total / player.kinds[code.partition(":")[0]].games)


def _shares(shares: Mapping[str, Share]) -> list[tuple[str, str]]:
    # Translators: how many of so many games were won: "2 of 3"
    return [(what, say("{wins} of {games}", wins=share.wins, games=share.games)) for what, share in shares.items()]


def _met(met: Met) -> str:
    # Translators: how often somebody was ahead of another player in the end, and how often behind
    return say("{ahead} ahead, {behind} behind, of {games}", ahead=met.ahead, behind=met.behind, games=met.games)


def _rounded(value: float | None) -> str:
    # Translators: a decimal number: {whole} is "33", {tenth} is "5"
    return "–" if value is None else say("{whole}.{tenth}", whole=round(value * 10) // 10, tenth=round(value * 10) % 10)


def _or_dash(value: int | None) -> str | int:
    return "–" if value is None else value
