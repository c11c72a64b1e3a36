"""A line of a reckoning as a sentence."""

from collections.abc import Iterable, Iterator, Sequence

from companion.ethnos.words.terms import (
    AGES,
    cards_text,
    glory_text,
    kingdom_name,
    leader,
    markers_text,
    of_kingdom,
    place_name,
)
from companion.speech.language import phrase, say, say_many
from companion.speech.phrases import added, listed
from rules.ethnos.scoring.lines import (
    MARKERS,
    SHARED,
    TROLL_SUM,
    BandLine,
    Contest,
    Decision,
    GiantLine,
    HordeLine,
    Line,
    RankedLine,
)
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Tribe


def line_text(line: Line, names: Sequence[str], age: int, *, leaders_known: bool = True) -> str:
    """What the line says, by the names of the players in seat order; bands by their Leaders, where these are known."""
    player = names[line.player]
    match line:
        case BandLine(band=band):
            return _band(player, band, line.cards, line.glory, leaders_known)
        case RankedLine():
            board, place, award = _board(line.contest), _place(line, names), _award(line, age)
            # Translators: {place} is "Roderick has the most markers, 3", {award} is "4 Glory from the II token"
            return say("{board}: {place}: {award}.", board=board, place=place, award=award)
        case GiantLine():
            held, glory = AGES[age - 1], glory_text(line.glory)
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
                glory=glory_text(line.glory),
            )


def ranked_text(line: RankedLine, names: Sequence[str], age: int) -> str:
    """The same where its board is named already; `unpaid_texts` say why some get nothing."""
    if not line.pool:
        return f"{_place(line, names)}."
    # Translators: {place} is "Roderick has the most markers, 3", {award} is "4 Glory from the II token"
    return say("{place}: {award}.", place=_place(line, names), award=_award(line, age))


def short_text(line: Line, names: Sequence[str], age: int, *, leaders_known: bool = True) -> str:
    """What the line says where its board and its player are named already; `unpaid_texts` say why some get nothing."""
    match line:
        case RankedLine():
            place = _short_place(line, names)
            return f"{place} {_short_award(line)}" if line.pool else place
        case GiantLine():
            return say("Holds the Giant token in Age {age}.", age=AGES[age - 1])
        case HordeLine():
            # Translators: {kingdoms} lists where the markers of a Horde are, "Rhea and Duris"
            return say_many(
                "{n} marker: {kingdoms}.", "{n} markers: {kingdoms}.", len(line.horde), kingdoms=_horde(line)
            )
        case BandLine():
            words = ", ".join(_short_band(line, leaders_known))
            return f"{words[:1].upper()}{words[1:]}."


def unpaid_texts(lines: Iterable[Line], age: int) -> list[str]:
    """Why some of the ranked get nothing, once for all of them."""
    unpaid = {len(line.contest.paid) for line in lines if isinstance(line, RankedLine) and not line.pool}
    return [_pays(places, age) for places in sorted(unpaid)]


def _pays(places: int, age: int) -> str:
    if places == 1:
        return say("Age {age} pays the first place only.", age=AGES[age - 1])
    return say_many("Age {age} pays {n} place.", "Age {age} pays {n} places.", places, age=AGES[age - 1])


def _short_place(line: RankedLine, names: Sequence[str]) -> str:
    contest = line.contest
    strength = contest.strengths[line.player]
    has = say("Space {space}", space=strength) if contest.kingdom is None else markers_text(strength)
    match line.decided_by:
        case Decision.SHARED:
            # Translators: {has} is "2 markers" or "Space 7", {players} lists names
            return say("{has}, tied with {players}.", has=has, players=listed([names[seat] for seat in line.tied_with]))
        case Decision.MARKERS if len(contest.paid[0]) > 1:
            # Translators: {has} is "2 markers" or "Space 7"; nobody else has one there. The same for women and men
            return say("{has}, alone.", has=has)
        case Decision.TROLL_SUM | Decision.TROLL_HIGHEST:
            return _short_trolls(line, has)
        case _:
            return f"{has}."


def _short_trolls(line: RankedLine, has: str) -> str:
    tokens = line.contest.trolls[line.player]
    if not tokens:
        # Translators: {has} is "2 markers" or "Space 7"
        return say("{has}, no Troll token.", has=has)
    if line.decided_by is Decision.TROLL_SUM:
        # Translators: {has} is "2 markers" or "Space 7"; {tokens} is "4", or the sum "1 + 3 = 4" if there are several
        return say_many(
            "{has}, Troll token {tokens}.", "{has}, Troll tokens {tokens}.", len(tokens), has=has, tokens=added(tokens)
        )
    # Translators: {has} is "2 markers" or "Space 7"; {tokens} is "4" or "1 + 3 = 4", {token} the highest of them
    return say_many(
        "{has}, Troll token {tokens}, the highest {token}.",
        "{has}, Troll tokens {tokens}, the highest {token}.",
        len(tokens),
        has=has,
        tokens=added(tokens),
        token=max(tokens),
    )


def _short_award(line: RankedLine) -> str:
    if line.tied_with:
        pool, sharing = added(line.pool), 1 + len(line.tied_with)
        # Translators: {pool} is Glory, "4" or "2 + 4 = 6"; {players} is how many share it, {glory} what each gets
        return say("{pool} shared by {players} is {glory} each.", pool=pool, players=sharing, glory=line.glory)
    paid = [AGES[number] for number in line.contest.paid[line.place - 1]]
    if line.contest.kingdom is None:
        # Translators: on the Merfolk board; {ages} is "II" or "I and II"
        return say("As printed for {ages}.", ages=listed(paid))
    # Translators: the Glory tokens that pay; {tokens} is "II" or "I and II"
    return say_many("Token {tokens}.", "Tokens {tokens}.", len(paid), tokens=listed(paid))


def _short_band(line: BandLine, leaders_known: bool) -> Iterator[str]:
    band = line.band
    yield from _led(band, leaders_known)
    yield cards_text(band.cards)
    yield from _removed(band.skeletons)
    if line.cards != band.cards:
        # Translators: comes after "Elf of Rhea, 5 cards, 2 Skeletons removed, "; {cards} is a number
        yield say("counts as {cards}", cards=line.cards)


def _board(contest: Contest) -> str:
    return say("Merfolk board") if contest.kingdom is None else kingdom_name(contest.kingdom)


def _place(line: RankedLine, names: Sequence[str]) -> str:
    contest, player, decided_by = line.contest, names[line.player], line.decided_by
    on_board, strength = contest.kingdom is None, contest.strengths[line.player]
    if decided_by is MARKERS:
        return _by_strength(player, strength, line.place, len(contest.paid[0]) > 1, on_board)
    if decided_by is SHARED:
        return _tied((player, *(names[seat] for seat in line.tied_with)), strength, line.place, on_board)
    equals = [names[seat] for seat, other in enumerate(contest.strengths) if other == strength and seat != line.player]
    equal = _equal((player, *equals), strength, on_board)
    parted = _parted(player, contest.trolls[line.player], line.place, decided_by)
    # Translators: {equal} is "Alexis and Mara have 2 markers each"; {parted} is what puts one of them in place,
    # "Mara has Troll token 4 and takes first place"
    return say("{equal}; {parted}", equal=equal, parted=parted)


@phrase
def _by_strength(player: str, strength: int, number: int, alone: bool, on_board: bool) -> str:
    place = place_name(number)
    if on_board and alone:
        # Translators: on the Merfolk board
        return say("{player} is alone on space {space}", player=player, space=strength)
    if on_board and number == 1:
        # Translators: on the Merfolk board
        return say("{player} is furthest, on space {space}", player=player, space=strength)
    if on_board:
        # Translators: {place} is "second place"; on the Merfolk board
        return say("{player} takes {place} on space {space}", player=player, place=place, space=strength)
    if alone:
        return say_many(
            "{player} is alone with {n} marker", "{player} is alone with {n} markers", strength, player=player
        )
    if number == 1:
        # Translators: {markers} is how many
        return say("{player} has the most markers, {markers}", player=player, markers=strength)
    # Translators: {place} is "second place"
    return say_many(
        "{player} takes {place} with {n} marker",
        "{player} takes {place} with {n} markers",
        strength,
        player=player,
        place=place,
    )


@phrase
def _tied(players: tuple[str, ...], strength: int, number: int, on_board: bool) -> str:
    place = place_name(number)
    if on_board:
        # Translators: on the Merfolk board; {players} lists names, {place} is "first place"
        return say(
            "{players} are tied for {place} on space {space} each", players=listed(players), place=place, space=strength
        )
    # Translators: {players} lists names, {place} is "first place"
    return say_many(
        "{players} are tied for {place} with {n} marker each",
        "{players} are tied for {place} with {n} markers each",
        strength,
        players=listed(players),
        place=place,
    )


@phrase
def _equal(players: tuple[str, ...], strength: int, on_board: bool) -> str:
    """Everybody who would be tied but for the Trolls, first the player whom the line is about."""
    if on_board:
        # Translators: on the Merfolk board; {players} lists names
        return say("{players} are on space {space} each", players=listed(players), space=strength)
    # Translators: {players} lists names
    return say_many(
        "{players} have {n} marker each", "{players} have {n} markers each", strength, players=listed(players)
    )


@phrase
def _parted(player: str, tokens: tuple[int, ...], number: int, decided_by: Decision) -> str:
    place = place_name(number)
    if not tokens:
        # Translators: {place} is "second place"
        return say("{player} has no Troll token and takes {place}", player=player, place=place)
    if decided_by is TROLL_SUM:
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
    contest = line.contest
    paid = contest.paid[line.place - 1] if line.place <= len(contest.paid) else ()
    on_board = contest.kingdom is None
    return _award_text(line.pool, len(contest.paid), paid, len(line.sharing), line.glory, on_board, age)


@phrase
def _award_text(
    pool: tuple[int, ...], places: int, paid: tuple[int, ...], sharing: int, each: int, on_board: bool, age: int
) -> str:
    if not pool and places == 1:
        return say("no Glory, for Age {age} pays the first place only", age=AGES[age - 1])
    if not pool:
        return say_many(
            "no Glory, for Age {age} pays {n} place",
            "no Glory, for Age {age} pays {n} places",
            places,
            age=AGES[age - 1],
        )
    if sharing > 1:
        # Translators: {pool} is "4" or the sum "2 + 4 = 6", {players} is how many share it, {glory} what each gets
        return say_many(
            "{pool} Glory shared by {players} is {glory} each",
            "{pool} Glory shared by {players} is {glory} each",
            sum(pool),
            pool=added(pool),
            players=sharing,
            glory=each,
        )
    tokens, glory = listed([AGES[number] for number in paid]), glory_text(each)
    if on_board:
        # Translators: on the Merfolk board; {glory} is "4 Glory", {ages} is "II" or "I and II"
        return say("{glory}, as printed for {ages}", glory=glory, ages=tokens)
    # Translators: the Glory tokens that pay; {glory} is "4 Glory", {tokens} is "II" or "I and II"
    return say_many(
        "{glory} from the {tokens} token",
        "{glory} from the {tokens} tokens",
        len(paid),
        glory=glory,
        tokens=tokens,
    )


def _horde(line: HordeLine) -> str:
    return listed([kingdom_name(kingdom) for kingdom in line.horde])


@phrase
def _band(player: str, band: Band, counted: int, glory: int, leaders_known: bool) -> str:
    parts = [*_led(band, leaders_known), cards_text(band.cards), *_removed(band.skeletons)]
    if band.tribe is Tribe.DWARVES:
        # Translators: comes after "Dwarf of Rhea, 3 cards, "; a card more
        parts.append(say("one more for the Dwarf"))
    if band.skeletons or band.tribe is Tribe.DWARVES:
        # Translators: comes after "Elf of Rhea, 5 cards, 2 Skeletons removed, "
        parts.append(say_many("counts as {n} card", "counts as {n} cards", counted))
    # Translators: {band} is "Dwarf of Rhea, 4 cards, 1 Skeleton removed, counts as 4 cards"
    return say("{player}'s band, {band}: {glory}.", player=player, band=", ".join(parts), glory=glory_text(glory))


def _led(band: Band, known: bool) -> Iterator[str]:
    """Of a Leader that nobody has named only whether it is a Dwarf: no other counts."""
    if band.tribe is None or band.kingdom is None:
        # Translators: a band that has no Leader
        yield say("no Leader")
    elif known:
        yield of_kingdom(leader(band.tribe), band.kingdom)
    elif band.tribe is Tribe.DWARVES:
        yield leader(band.tribe)


def _removed(skeletons: int) -> Iterator[str]:
    if skeletons:
        yield say_many("{n} Skeleton removed", "{n} Skeletons removed", skeletons)
