"""A line of a reckoning as a sentence."""

from collections.abc import Iterator, Sequence

from companion.ethnos.words.terms import (
    AGES,
    cards_text,
    glory_text,
    kingdom_name,
    leader_name,
    markers_text,
    place_name,
)
from companion.speech.language import say, say_many
from companion.speech.phrases import added, listed
from rules.ethnos.scoring.lines import BandLine, Contest, Decision, GiantLine, HordeLine, Line, RankedLine
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Tribe


def line_text(line: Line, names: Sequence[str], age: int) -> str:
    """What the line says, by the names of the players in seat order."""
    player, glory = names[line.player], glory_text(line.glory)
    match line:
        case RankedLine():
            board, place, award = _board(line.contest), _place(line, names), _award(line, age)
            # Translators: {place} is "Roderick has the most markers, 3", {award} is "4 Glory from the II token"
            return say("{board}: {place}: {award}.", board=board, place=place, award=award)
        case GiantLine():
            held = AGES[age - 1]
            # Translators: {glory} is "4 Glory"
            return say("{player} holds the Giant token: {glory} in Age {age}.", player=player, glory=glory, age=held)
        case HordeLine():
            # Translators: {kingdoms} lists where the markers are, "Rhea and Duris"; {glory} is "4 Glory"
            return say_many(
                "{player} empties a Horde of {n} marker ({kingdoms}): {glory}.",
                "{player} empties a Horde of {n} markers ({kingdoms}): {glory}.",
                len(line.horde),
                player=player,
                kingdoms=_horde(line),
                glory=glory,
            )
        case BandLine():
            band = ", ".join(_band(line))
            # Translators: {band} is "4 cards led by a Dwarf, 1 Skeleton removed, counts as 4 cards"
            return say("{player}'s band, {band}: {glory}.", player=player, band=band, glory=glory)


def short_text(line: Line, names: Sequence[str], age: int) -> str:
    """What the line says where its board and its player are named already."""
    match line:
        case RankedLine():
            return f"{', '.join(_short_place(line, names))}. {_short_award(line, age)}"
        case GiantLine():
            return say("Holds the Giant token in Age {age}.", age=AGES[age - 1])
        case HordeLine():
            return f"{markers_text(len(line.horde))}: {_horde(line)}."
        case BandLine():
            return f"{', '.join(_short_band(line))}."


def _short_place(line: RankedLine, names: Sequence[str]) -> Iterator[str]:
    contest = line.contest
    strength = contest.strengths[line.player]
    yield say("Space {space}", space=strength) if contest.kingdom is None else markers_text(strength)
    match line.decided_by:
        case Decision.SHARED:
            # Translators: comes after "2 markers, "; {players} lists names
            yield say("tied with {players}", players=listed([names[seat] for seat in line.tied_with]))
        case Decision.MARKERS if len(contest.paid[0]) > 1:
            # Translators: comes after "2 markers, "; nobody else has one there. The same for women and men
            yield say("alone")
        case Decision.TROLL_SUM | Decision.TROLL_HIGHEST:
            yield from _short_trolls(line)


def _short_trolls(line: RankedLine) -> Iterator[str]:
    tokens = line.contest.trolls[line.player]
    if not tokens:
        yield say("no Troll token")
        return
    # Translators: {tokens} is "4", or the sum "1 + 3 = 4" if there are several
    yield say_many("Troll token {tokens}", "Troll tokens {tokens}", len(tokens), tokens=added(tokens))
    if line.decided_by is Decision.TROLL_HIGHEST:
        # Translators: the highest of a player's Troll tokens
        yield say("the highest {token}", token=max(tokens))


def _short_award(line: RankedLine, age: int) -> str:
    pool, places = line.pool, len(line.contest.paid)
    if not pool and places == 1:
        return say("Age {age} pays the first place only.", age=AGES[age - 1])
    if not pool:
        return say_many("Age {age} pays {n} place.", "Age {age} pays {n} places.", places, age=AGES[age - 1])
    if line.tied_with:
        sharing = 1 + len(line.tied_with)
        # Translators: {pool} is Glory, "4" or "2 + 4 = 6"; {players} is how many share it, {glory} what each gets
        return say("{pool} shared by {players} is {glory} each.", pool=added(pool), players=sharing, glory=line.glory)
    paid = [AGES[number] for number in line.contest.paid[line.place - 1]]
    if line.contest.kingdom is None:
        # Translators: on the Merfolk board; {ages} is "II" or "I and II"
        return say("As printed for {ages}.", ages=listed(paid))
    # Translators: the Glory tokens that pay; {tokens} is "II" or "I and II"
    return say_many("Token {tokens}.", "Tokens {tokens}.", len(paid), tokens=listed(paid))


def _short_band(line: BandLine) -> Iterator[str]:
    """Of the Leader only whether it is a Dwarf: no other counts, and a band from a score sheet knows no other."""
    band = line.band
    yield _led(band) if band.tribe is Tribe.DWARVES else cards_text(band.cards)
    yield from _removed(band)
    if line.cards != band.cards:
        # Translators: comes after "5 cards, 2 Skeletons removed, "; {cards} is a number
        yield say("counts as {cards}", cards=line.cards)


def _board(contest: Contest) -> str:
    return say("Merfolk board") if contest.kingdom is None else kingdom_name(contest.kingdom)


def _place(line: RankedLine, names: Sequence[str]) -> str:
    on_board, strength = line.contest.kingdom is None, line.contest.strengths[line.player]
    player, place = names[line.player], place_name(line.place)
    match line.decided_by:
        case Decision.SHARED:
            return _tied(line, listed([player, *(names[seat] for seat in line.tied_with)]))
        case Decision.MARKERS if len(line.contest.paid[0]) > 1 and on_board:
            # Translators: on the Merfolk board
            return say("{player} is alone on space {space}", player=player, space=strength)
        case Decision.MARKERS if len(line.contest.paid[0]) > 1:
            return say_many(
                "{player} is alone with {n} marker", "{player} is alone with {n} markers", strength, player=player
            )
        case Decision.MARKERS if line.place == 1 and on_board:
            # Translators: on the Merfolk board
            return say("{player} is furthest, on space {space}", player=player, space=strength)
        case Decision.MARKERS if line.place == 1:
            # Translators: {markers} is how many
            return say("{player} has the most markers, {markers}", player=player, markers=strength)
        case Decision.MARKERS if on_board:
            # Translators: {place} is "second place"; on the Merfolk board
            return say("{player} takes {place} on space {space}", player=player, place=place, space=strength)
        case Decision.MARKERS:
            # Translators: {place} is "second place"
            return say_many(
                "{player} takes {place} with {n} marker",
                "{player} takes {place} with {n} markers",
                strength,
                player=player,
                place=place,
            )
        case Decision.TROLL_SUM | Decision.TROLL_HIGHEST:
            # Translators: {equal} is "Alexis and Mara have 2 markers each"; {parted} is what puts one of them in place,
            # "Mara has Troll token 4 and takes first place"
            return say("{equal}; {parted}", equal=_equal(line, names), parted=_parted(line, player, place))


def _tied(line: RankedLine, players: str) -> str:
    strength, place = line.contest.strengths[line.player], place_name(line.place)
    if line.contest.kingdom is None:
        # Translators: on the Merfolk board; {players} lists names, {place} is "first place"
        return say("{players} are tied for {place} on space {space} each", players=players, place=place, space=strength)
    # Translators: {players} lists names, {place} is "first place"
    return say_many(
        "{players} are tied for {place} with {n} marker each",
        "{players} are tied for {place} with {n} markers each",
        strength,
        players=players,
        place=place,
    )


def _equal(line: RankedLine, names: Sequence[str]) -> str:
    """Everybody who would be tied but for the Trolls, first the player whom the line is about."""
    strengths = line.contest.strengths
    strength = strengths[line.player]
    others = [names[seat] for seat, other in enumerate(strengths) if seat != line.player and other == strength]
    players = listed([names[line.player], *others])
    if line.contest.kingdom is None:
        # Translators: on the Merfolk board; {players} lists names
        return say("{players} are on space {space} each", players=players, space=strength)
    # Translators: {players} lists names
    return say_many("{players} have {n} marker each", "{players} have {n} markers each", strength, players=players)


def _parted(line: RankedLine, player: str, place: str) -> str:
    tokens = line.contest.trolls[line.player]
    if not tokens:
        # Translators: {place} is "second place"
        return say("{player} has no Troll token and takes {place}", player=player, place=place)
    if line.decided_by is Decision.TROLL_SUM:
        # Translators: {tokens} is "4", or the sum "1 + 3 = 4" if there are several; {place} is "second place"
        return say_many(
            "{player} has Troll token {tokens} and takes {place}",
            "{player} has Troll tokens {tokens} and takes {place}",
            len(tokens),
            player=player,
            tokens=added(tokens),
            place=place,
        )
    # Translators: {tokens} is "4", or the sum "1 + 3 = 4" if there are several; {highest} is one of them, "3"
    return say_many(
        "{player} has Troll token {tokens}, the highest {highest}, and takes {place}",
        "{player} has Troll tokens {tokens}, the highest {highest}, and takes {place}",
        len(tokens),
        player=player,
        tokens=added(tokens),
        highest=max(tokens),
        place=place,
    )


def _award(line: RankedLine, age: int) -> str:
    pool, places = line.pool, len(line.contest.paid)
    if not pool and places == 1:
        return say("no Glory, for Age {age} pays the first place only", age=AGES[age - 1])
    if not pool:
        return say_many(
            "no Glory, for Age {age} pays {n} place",
            "no Glory, for Age {age} pays {n} places",
            places,
            age=AGES[age - 1],
        )
    if line.tied_with:
        # Translators: {pool} is "4" or the sum "2 + 4 = 6", {players} is how many share it, {glory} what each gets
        return say_many(
            "{pool} Glory shared by {players} is {glory} each",
            "{pool} Glory shared by {players} is {glory} each",
            sum(pool),
            pool=added(pool),
            players=1 + len(line.tied_with),
            glory=line.glory,
        )
    paid, glory = [AGES[number] for number in line.contest.paid[line.place - 1]], glory_text(line.glory)
    if line.contest.kingdom is None:
        # Translators: on the Merfolk board; {glory} is "4 Glory", {ages} is "II" or "I and II"
        return say("{glory}, as printed for {ages}", glory=glory, ages=listed(paid))
    # Translators: the Glory tokens that pay; {glory} is "4 Glory", {tokens} is "II" or "I and II"
    return say_many(
        "{glory} from the {tokens} token",
        "{glory} from the {tokens} tokens",
        len(paid),
        glory=glory,
        tokens=listed(paid),
    )


def _horde(line: HordeLine) -> str:
    return listed([kingdom_name(kingdom) for kingdom in line.horde])


def _band(line: BandLine) -> Iterator[str]:
    band = line.band
    yield _led(band)
    yield from _removed(band)
    if band.tribe is Tribe.DWARVES:
        # Translators: comes after "3 cards led by a Dwarf, "; a card more
        yield say("one more for the Dwarf")
    if band.skeletons or band.tribe is Tribe.DWARVES:
        # Translators: comes after "5 cards led by an Elf, 2 Skeletons removed, "
        yield say_many("counts as {n} card", "counts as {n} cards", line.cards)


def _led(band: Band) -> str:
    if band.tribe is None:
        return say_many("{n} card led by nobody", "{n} cards led by nobody", band.cards)
    # Translators: {leader} is "a Dwarf"
    return say_many("{n} card led by {leader}", "{n} cards led by {leader}", band.cards, leader=leader_name(band.tribe))


def _removed(band: Band) -> Iterator[str]:
    if band.skeletons:
        yield say_many("{n} Skeleton removed", "{n} Skeletons removed", band.skeletons)
