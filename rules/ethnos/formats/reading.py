"""From a file's words to the game's own values. Every problem is collected; a stand-in lets the reading go on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from rules.ethnos.codes import Code
from rules.ethnos.components import components_with
from rules.ethnos.formats.models import RawBand, RawRules
from rules.ethnos.rulings import rulings_of
from rules.ethnos.setup import Setup, verify_components, verify_players, verify_symbols, verify_tokens, verify_tribes
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOM_BY_ID, KINGDOMS, TRIBE_BY_ID, Edition, Kingdom, Tribe
from rules.players import Player
from rules.problems import Problem, Refused, in_order

V = TypeVar("V")


class Reading:
    """One file being read: its set-up, and the problems found so far."""

    def __init__(
        self,
        raw: RawRules,
        players: Sequence[Player],
        tokens: Mapping[str, Sequence[int]],
        path_of: Callable[[str], str] = str,
    ) -> None:
        """`path_of` says where in this file a part of the set-up stands, given its path in a game file."""
        edition = Edition(raw.edition)
        given = {name: getattr(raw.rulings, name) for name in raw.rulings.model_fields_set}
        self.problems: list[Problem] = []
        self.setup = Setup(
            players=tuple(players),
            tribes=tuple(TRIBE_BY_ID[tribe] for tribe in dict.fromkeys(raw.tribes) if tribe in TRIBE_BY_ID),
            tokens=tuple(tuple(tokens.get(kingdom.id, ())) for kingdom in KINGDOMS),
            rulings=rulings_of(edition).model_copy(update=given),
            components=components_with(raw.components, len(players)),
            edition=edition,
        )
        self._verify_setup(raw, tokens, path_of)
        self._seats = {name: seat for seat, name in reversed(list(enumerate(self.setup.names)))}

    def _verify_setup(self, raw: RawRules, tokens: Mapping[str, Sequence[int]], path_of: Callable[[str], str]) -> None:
        players = len(self.setup.players)
        by_themselves = (
            verify_players(self.setup.names, [player.colour for player in self.setup.players]),
            verify_symbols(self.setup.components),
        )
        for_so_many = (
            verify_tribes(raw.tribes, players),
            verify_components(self.setup.components, players),
            verify_tokens(tokens, players),
        )
        problems = in_order(chain.from_iterable(by_themselves))
        nobody_knows_the_rest = any(problem.code is Code.PLAYER_COUNT for problem in problems)
        if not nobody_knows_the_rest:
            problems = in_order(chain(problems, *for_so_many))
        self.problems += [replace(problem, where=path_of(problem.where)) for problem in problems]
        if nobody_knows_the_rest:
            raise Refused(self.problems)

    def finish(self) -> None:
        if self.problems:
            raise Refused(self.problems)

    def seat(self, name: str, where: str, inside: str = "") -> int:
        """The place of the name is `where` and what is `inside` of it, put together only if it is unknown."""
        if name in self._seats:
            return self._seats[name]
        self.problems.append(Problem(Code.UNKNOWN_PLAYER, where + inside, "S1", facts={"player": name}))
        return 0

    def seats(self, names: Sequence[str], where: str) -> tuple[int, ...]:
        return tuple(self.seat(name, f"{where}[{place}]") for place, name in enumerate(names))

    def by_seat(self, values: Mapping[str, V], where: str) -> dict[int, V]:
        """What a file says by name, by seat; an unknown player's value is left out."""
        for name in values:
            if name not in self._seats:
                self.seat(name, f"{where}.{name}")
        return {self._seats[name]: value for name, value in values.items() if name in self._seats}

    def kingdom(self, id: str, where: str, inside: str = "") -> Kingdom | None:
        if id in KINGDOM_BY_ID:
            return KINGDOM_BY_ID[id]
        self.problems.append(Problem(Code.UNKNOWN_KINGDOM, where + inside, "S2", facts={"kingdom": id}))
        return None

    def kingdoms(self, ids: Sequence[str], where: str) -> tuple[Kingdom, ...]:
        """Several Kingdoms; one that isn't named stands in for those that are unknown."""
        found = [self.kingdom(id, where, f"[{place}]") for place, id in enumerate(ids)]
        stand_in = next((kingdom for kingdom in KINGDOMS if kingdom not in found), Kingdom.RHEA)
        return tuple([stand_in if kingdom is None else kingdom for kingdom in found])

    def markers(
        self, counts: Mapping[str, Mapping[str, int]], where: str, inside: str = ""
    ) -> dict[Kingdom, dict[int, int]]:
        """Markers by Kingdom and seat; those of an unknown Kingdom are checked and left out."""
        found = {}
        for id, row in counts.items():
            kingdom = self.kingdom(id, f"{where}.{id}")
            by_seat = self.by_seat(row, f"{where}.{id}{inside}")
            if kingdom is not None:
                found[kingdom] = by_seat
        return found

    def tribe(self, id: str, where: str, inside: str = "") -> Tribe:
        if id in TRIBE_BY_ID:
            return TRIBE_BY_ID[id]
        self.problems.append(Problem(Code.UNKNOWN_TRIBE, where + inside, "S2", facts={"tribe": id}))
        return next((tribe for tribe in self.setup.tribes if tribe is not Tribe.SKELETONS), Tribe.ELVES)

    def band(self, raw: RawBand, where: str) -> Band:
        seat, leader = self.seat(raw.player, where, ".player"), raw.leader
        if leader is None:
            return Band(seat, None, None, raw.cards, raw.skeletons)
        tribe = self.tribe(leader.tribe, where, ".leader.tribe")
        kingdom = self.kingdom(leader.kingdom, where, ".leader.kingdom")
        return Band(seat, tribe, kingdom, raw.cards, raw.skeletons)
