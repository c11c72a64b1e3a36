"""A line of a reckoning as a sentence."""

from collections.abc import Sequence

from companion.words.terms import AGES, ONE_OF_TRIBE, ORDINALS, added, counted, kingdom_name, listed
from rules.ethnos.scoring.lines import BandLine, Contest, Decision, GiantLine, HordeLine, Line, RankedLine
from rules.ethnos.vocabulary import Tribe


def line_text(line: Line, names: Sequence[str], age: int) -> str:
    """What the line says, by the names of the players in seat order."""
    match line:
        case RankedLine():
            return f"{_board(line.contest)}: {_place(line, names)}: {_award(line, age)}."
        case GiantLine():
            return f"{names[line.player]} holds the Giant token: {_glory(line.glory)} in Age {AGES[age - 1]}."
        case HordeLine():
            markers = counted(len(line.horde), "marker")
            spaces = listed([kingdom_name(kingdom) for kingdom in line.horde])
            return f"{names[line.player]} empties a Horde of {markers} ({spaces}): {_glory(line.glory)}."
        case BandLine():
            return f"{names[line.player]}'s band, {_band(line)}: {_glory(line.glory)}."


def short_text(line: Line, names: Sequence[str], age: int) -> str:
    """What the line says where its board and its player are named already."""
    match line:
        case RankedLine():
            return f"{_short_place(line, names)}. {_short_award(line, age)}."
        case GiantLine():
            return f"Holds the Giant token in Age {AGES[age - 1]}."
        case HordeLine():
            return f"{counted(len(line.horde), 'marker')}: {listed([kingdom_name(kingdom) for kingdom in line.horde])}."
        case BandLine():
            return _short_band(line)


def _short_place(line: RankedLine, names: Sequence[str]) -> str:
    contest, tokens = line.contest, line.contest.trolls[line.player] if line.contest.trolls else ()
    strength = contest.strengths[line.player]
    holds = f"Space {strength}" if contest.kingdom is None else counted(strength, "marker")
    match line.decided_by:
        case Decision.SHARED:
            return f"{holds}, tied with {listed([names[seat] for seat in line.tied_with])}"
        case Decision.MARKERS:
            return f"{holds}, alone" if len(contest.paid[0]) > 1 else holds
        case Decision.TROLL_SUM:
            return f"{holds}, {_trolls(tokens)}"
        case Decision.TROLL_HIGHEST:
            return f"{holds}, {_trolls(tokens)}, the highest {max(tokens)}"


def _short_award(line: RankedLine, age: int) -> str:
    pool = line.pool
    if not pool:
        return f"Age {AGES[age - 1]} pays {_places(len(line.contest.paid))}"
    if line.tied_with:
        return f"{added(pool)} shared by {1 + len(line.tied_with)} is {line.glory} each"
    tokens = line.contest.paid[line.place - 1]
    named = listed([AGES[number] for number in tokens])
    if line.contest.kingdom is None:
        return f"As printed for {named}"
    return f"{'Token' if len(tokens) == 1 else 'Tokens'} {named}"


def _short_band(line: BandLine) -> str:
    """Of the Leader only whether it is a Dwarf: no other counts, and a band from a score sheet knows no other."""
    band = line.band
    removed = f", {counted(band.skeletons, 'Skeleton')} removed" if band.skeletons else ""
    led = f" led by {ONE_OF_TRIBE[band.tribe]}" if band.tribe is Tribe.DWARVES else ""
    counts = f", counts as {line.cards}" if line.cards != band.cards else ""
    return f"{counted(band.cards, 'card')}{led}{removed}{counts}"


def _board(contest: Contest) -> str:
    return "Merfolk board" if contest.kingdom is None else kingdom_name(contest.kingdom)


def _place(line: RankedLine, names: Sequence[str]) -> str:
    player, contest = names[line.player], line.contest
    match line.decided_by:
        case Decision.SHARED:
            together = listed([player, *(names[seat] for seat in line.tied_with)])
            return f"{together} are tied for {ORDINALS[line.place - 1]} place {_strength(contest, line.player)} each"
        case Decision.MARKERS if len(contest.paid[0]) > 1:
            return f"{player} is alone {_strength(contest, line.player)}"
        case Decision.MARKERS if line.place == 1 and contest.kingdom is not None:
            return f"{player} has the most markers, {contest.strengths[line.player]}"
        case Decision.MARKERS if line.place == 1:
            return f"{player} is furthest, on space {contest.strengths[line.player]}"
        case Decision.MARKERS:
            return f"{player} is {ORDINALS[line.place - 1]} {_strength(contest, line.player)}"
        case Decision.TROLL_SUM | Decision.TROLL_HIGHEST:
            return _parted_by_trolls(line, names)


def _strength(contest: Contest, seat: int) -> str:
    strength = contest.strengths[seat]
    return f"on space {strength}" if contest.kingdom is None else f"with {counted(strength, 'marker')}"


def _parted_by_trolls(line: RankedLine, names: Sequence[str]) -> str:
    contest, player = line.contest, line.player
    equals = [
        names[seat]
        for seat, strength in enumerate(contest.strengths)
        if seat != player and strength == contest.strengths[player]
    ]
    tokens = contest.trolls[player]
    trolls = _trolls(tokens)
    highest = f", the highest {max(tokens)}," if line.decided_by is Decision.TROLL_HIGHEST else ""
    tied = f"{names[player]}, {_strength(contest, player)} like {listed(equals)}"
    return f"{tied}, has {trolls}{highest} and is {ORDINALS[line.place - 1]}"


def _trolls(tokens: Sequence[int]) -> str:
    if not tokens:
        return "no Troll token"
    return f"Troll {'token' if len(tokens) == 1 else 'tokens'} {added(tokens)}"


def _award(line: RankedLine, age: int) -> str:
    pool = line.pool
    if not pool:
        return f"no Glory, for Age {AGES[age - 1]} pays {_places(len(line.contest.paid))}"
    if line.tied_with:
        return f"{added(pool)} Glory shared by {1 + len(line.tied_with)} is {line.glory} each"
    tokens = line.contest.paid[line.place - 1]
    named = listed([AGES[number] for number in tokens])
    if line.contest.kingdom is None:
        return f"{_glory(line.glory)}, as printed for {named}"
    return f"{_glory(line.glory)} from the {named} {'token' if len(tokens) == 1 else 'tokens'}"


def _places(number: int) -> str:
    return "the first place only" if number == 1 else f"{number} places"


def _band(line: BandLine) -> str:
    band = line.band
    counts: list[str] = []
    if band.skeletons:
        counts.append(f"{counted(band.skeletons, 'Skeleton')} removed")
    if band.tribe is Tribe.DWARVES:
        counts.append("one more for the Dwarf")
    size = counted(band.cards, "card")
    leader = "nobody" if band.tribe is None else ONE_OF_TRIBE[band.tribe]
    led = f"{size} led by {leader}"
    return f"{led}, {', '.join(counts)}, counts as {counted(line.cards, 'card')}" if counts else led


def _glory(number: int) -> str:
    return f"{number} Glory"
