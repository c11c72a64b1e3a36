"""Who begins the next Age, and who wins, in words."""

from collections.abc import Sequence

from companion.ethnos.words.terms import AGES
from companion.speech.language import say, say_many
from companion.speech.phrases import listed
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.winner import Outcome, WonBy


def first_player_text(first: FirstPlayer, glory: Sequence[int], names: Sequence[str], next_age: int) -> str:
    least, age = glory[first.least[0]], AGES[next_age - 1]
    tied = listed([names[seat] for seat in first.least])
    if first.player is None:
        # Translators: {players} lists names, {glory} is a number
        return say(
            "{players} are tied for the least Glory, {glory}: who drew the third Dragon decides who begins Age {age}.",
            players=tied,
            glory=least,
            age=age,
        )
    player = names[first.player]
    if len(first.least) == 1 or first.third_dragon is None:
        # Translators: {glory} is a number
        return say("{player} begins Age {age} with the least Glory, {glory}.", player=player, age=age, glory=least)
    if first.player == first.third_dragon:
        # Translators: {players} lists names, {player} among them
        return say(
            "{player} begins Age {age}: {players} are tied for the least Glory, {glory}, "
            "and {player} has the third Dragon.",
            player=player,
            age=age,
            players=tied,
            glory=least,
        )
    # Translators: {players} lists names, {player} among them; {holder} is another player
    return say(
        "{player} begins Age {age}: {players} are tied for the least Glory, {glory}; "
        "{holder} has the third Dragon, and {player} is nearest clockwise.",
        player=player,
        age=age,
        players=tied,
        glory=least,
        holder=names[first.third_dragon],
    )


def outcome_text(outcome: Outcome, glory: Sequence[int], names: Sequence[str]) -> str:
    winners = listed([names[seat] for seat in outcome.winners])
    tied = listed([names[seat] for seat in outcome.contenders])
    most = glory[outcome.winners[0]]
    match outcome.decided_by:
        case WonBy.GLORY:
            return say_many("{player} wins with {n} Glory.", "{player} wins with {n} Glory.", most, player=winners)
        case WonBy.MARKERS:
            # Translators: {players} lists names, {player} among them
            return say_many(
                "{player} wins: {players} are tied on {n} Glory, but {player} has the most markers in the Kingdoms.",
                "{player} wins: {players} are tied on {n} Glory, but {player} has the most markers in the Kingdoms.",
                most,
                player=winners,
                players=tied,
            )
        case WonBy.BANDS:
            # Translators: {players} lists names, {player} among them
            return say_many(
                "{player} wins: {players} are tied on {n} Glory; "
                "of those with the most markers in the Kingdoms, {player} has the larger bands.",
                "{player} wins: {players} are tied on {n} Glory; "
                "of those with the most markers in the Kingdoms, {player} has the larger bands.",
                most,
                player=winners,
                players=tied,
            )
        case WonBy.SHARED:
            # Translators: {players} lists names
            return say_many(
                "{players} share the victory with {n} Glory, as many markers and bands of the same sizes.",
                "{players} share the victory with {n} Glory, as many markers and bands of the same sizes.",
                most,
                players=winners,
            )
        case WonBy.TEN_SKELETONS:
            return say("{player} wins at once with ten Skeletons.", player=winners)
