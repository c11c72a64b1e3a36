"""Who begins the next Age, and who wins, in words."""

from collections.abc import Sequence

from companion.words.terms import AGES, listed
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.winner import Outcome, WonBy


def first_player_text(first: FirstPlayer, glory: Sequence[int], names: Sequence[str], next_age: int) -> str:
    least = glory[first.least[0]]
    begins = f"begins Age {AGES[next_age - 1]}"
    if first.player is None:
        tied = listed([names[seat] for seat in first.least])
        return f"{tied} are tied for the least Glory, {least}: who drew the third Dragon decides who {begins}."
    player = names[first.player]
    if len(first.least) == 1 or first.third_dragon is None:
        return f"{player} {begins} with the least Glory, {least}."
    tied = listed([names[seat] for seat in first.least if seat != first.player])
    if first.player == first.third_dragon:
        return f"{player} {begins}: tied with {tied} for the least Glory, {least}, {player} drew the third Dragon."
    nearest = f"is nearest clockwise from {names[first.third_dragon]}, who drew the third Dragon"
    return f"{player} {begins}: tied with {tied} for the least Glory, {least}, {player} {nearest}."


def outcome_text(outcome: Outcome, glory: Sequence[int], names: Sequence[str]) -> str:
    winners = listed([names[seat] for seat in outcome.winners])
    most = glory[outcome.winners[0]]
    rivals = [names[seat] for seat in outcome.contenders if seat not in outcome.winners]
    match outcome.decided_by:
        case WonBy.GLORY:
            return f"{winners} wins with {most} Glory."
        case WonBy.MARKERS:
            return f"{winners} wins: tied with {listed(rivals)} on {most} Glory, but with more markers in the Kingdoms."
        case WonBy.BANDS:
            return f"{winners} wins: tied with {listed(rivals)} on {most} Glory, but with the larger bands."
        case WonBy.SHARED:
            return f"{winners} share the victory with {most} Glory, as many markers and bands of the same sizes."
        case WonBy.TEN_SKELETONS:
            return f"{winners} wins at once with ten Skeletons."
