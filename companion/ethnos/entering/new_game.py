"""A game while it is being set up, or set up right later: what is entered so far, and the set-up that it makes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from companion.controls.seating import Seating, put
from companion.controls.typed import EMPTY, Field, number_in, tidy
from companion.ethnos.entering.game_rules import USUAL_RULES, RulesDraft
from rules.ethnos.codes import Code
from rules.ethnos.setup import (
    MOST_PLAYERS,
    Setup,
    ages_of,
    deal_tokens,
    draw_tribes,
    new_setup,
    pick_first_player,
    tribes_of,
    verify_setup,
)
from rules.ethnos.vocabulary import KINGDOMS, Colour, Kingdom, Tribe
from rules.players import Player
from rules.problems import Problem

USUAL_PLAYERS: Final = 4
COLOURS: Final = (Colour.BLUE, Colour.PINK, Colour.GREEN, Colour.YELLOW, Colour.WHITE, Colour.BLACK)
MOST_TOKENS: Final = 3


@dataclass(frozen=True, slots=True)
class SetupDraft(Seating):
    count: int = USUAL_PLAYERS
    names: tuple[Field, ...] = (EMPTY,) * MOST_PLAYERS
    colours: tuple[Colour, ...] = COLOURS
    """Of all six seats, each once."""
    tribes: tuple[Tribe, ...] = ()
    tokens: tuple[tuple[Field, ...], ...] = ((EMPTY,) * MOST_TOKENS,) * len(KINGDOMS)
    dealt_for: int | None = None
    """The number of players that the tokens were dealt for; `None` if somebody typed them."""
    rules: RulesDraft = USUAL_RULES
    came_from: tuple[int, ...] = tuple(range(MOST_PLAYERS))
    """By seat, the seat that whoever sits there had at first."""

    @classmethod
    def of(cls, setup: Setup) -> "SetupDraft":
        """What a game was set up with."""
        draft = cls(tribes=setup.tribes).with_players(setup.players)
        for kingdom in KINGDOMS:
            draft = draft._laid(kingdom, setup.tokens[kingdom])
        return replace(draft, begins=setup.first_player)

    def on(self, setup: Setup) -> Setup:
        """A game's set-up with what is entered here in its place, and with the rules it has."""
        made = self.setup()
        before = [setup.players[seat].name for seat in self.came_from[: self.count]]
        names = [was if tidy(was) == now else now for was, now in zip(before, made.names, strict=True)]
        return replace(
            setup,
            players=tuple(Player(name, now.colour) for name, now in zip(names, made.players, strict=True)),
            tribes=setup.tribes if set(setup.tribes) == set(made.tribes) else made.tribes,
            tokens=made.tokens,
            first_player=made.first_player,
        )

    @property
    def seats(self) -> tuple[int, ...]:
        """By the seat that somebody had at first, the one they have now."""
        return tuple(self.came_from.index(seat) for seat in range(self.count))

    @property
    def ages(self) -> int:
        return ages_of(self.count)

    @property
    def tribes_needed(self) -> int:
        return tribes_of(self.count)

    @property
    def first_player(self) -> int | None:
        return self.beginning

    @property
    def dealt_for_others(self) -> bool:
        """Whether the tokens come from the box for another number of players."""
        return self.dealt_for is not None and ages_of(self.dealt_for) != self.ages

    def setup(self) -> Setup:
        """The set-up as far as it is entered."""
        players = [Player(name, colour) for name, colour in zip(self.seated, self.colours, strict=False)]
        setup = new_setup(players, self.tribes, self._lying(), self.first_player, self.rules.edition)
        return replace(setup, rulings=self.rules.rulings, components=self.rules.components(self.count))

    def problems(self) -> tuple[Problem, ...]:
        """What keeps the game from being played, but for who begins."""
        return tuple(
            problem
            for problem in verify_setup(self.setup())
            if problem.code is not Code.DUPLICATE_PLAYER or problem.facts["player"]
        )

    @property
    def ready(self) -> bool:
        return not self.problems() and self.first_player is not None and not self.dealt_for_others

    def called(self, words: Mapping[Colour, str]) -> "SetupDraft":
        """Everybody with a name: who has none goes by the colour, in these words."""
        draft = self
        for seat, name in enumerate(self.seated):
            if not name:
                draft = draft.named(seat, draft.not_yet(words[self.colours[seat]]))
        return draft

    def with_colour(self, seat: int, colour: Colour) -> "SetupDraft":
        """This colour; whoever has it takes this one's."""
        return self._coloured(seat, colour)

    def moved(self, seat: int, by: int) -> "SetupDraft":
        """A player and the neighbour change seats, and who begins goes with them."""
        other = seat + by
        came_from = put(put(self.came_from, seat, self.came_from[other]), other, self.came_from[seat])
        draft = replace(self.swapped(seat, other), came_from=came_from)
        return draft._coloured(seat, self.colours[other])

    def with_known(self, name: str, colour: str | None) -> "SetupDraft":
        """Somebody takes a seat in their colour, if nobody else has it, or leaves the seat they have."""
        free, taken = self.free_seat, {held for held, name in zip(self.colours, self.seated, strict=False) if name}
        draft = self.with_seat_for(name)
        if free is None or name in self.seated or colour in taken:
            return draft
        return draft._coloured(free, colour)

    def with_players(self, players: Sequence[Player]) -> "SetupDraft":
        """These players with their colours, and everything else as it is."""
        draft = replace(self, count=len(players), begins=None)
        for seat in range(MOST_PLAYERS):
            draft = draft.named(seat, "")
        for seat, player in enumerate(players):
            draft = draft.named(seat, player.name)
            draft = draft._coloured(seat, player.colour)
        return draft

    def with_tribe(self, tribe: Tribe) -> "SetupDraft":
        """One more Tribe, or one fewer."""
        chosen = set(self.tribes) ^ {tribe}
        return replace(self, tribes=tuple(sorted(chosen)))

    def with_token_tapped(self, kingdom: Kingdom, place: int, value: int) -> "SetupDraft":
        """A token from the pad: it is put into its field."""
        row = self.tokens[kingdom]
        row = put(row, place, row[place].with_text(str(value)))
        return replace(self, tokens=put(self.tokens, kingdom, row), dealt_for=None)

    def with_token(self, kingdom: Kingdom, place: int, typed: str) -> "SetupDraft":
        row = self.tokens[kingdom]
        return replace(self, tokens=put(self.tokens, kingdom, put(row, place, row[place].typed(typed))), dealt_for=None)

    def with_sorted_tokens(self, kingdom: Kingdom) -> "SetupDraft":
        """The tokens of a Kingdom in order, once all of them are there (S3)."""
        values, typed = self._lying()[kingdom], tuple(_numbers(self.tokens[kingdom][: self.ages]))
        return self if len(values) < self.ages or values == typed else self._laid(kingdom, values)

    def with_tribes_drawn(self, random: Random) -> "SetupDraft":
        return replace(self, tribes=draw_tribes(self.count, random))

    def with_tokens_dealt(self, random: Random) -> "SetupDraft":
        return self._dealt(deal_tokens(self.count, random))

    def with_first_picked(self, random: Random) -> "SetupDraft":
        return replace(self, begins=pick_first_player(self.count, random))

    def with_the_rest_drawn(self, random: Random) -> "SetupDraft":
        """By chance what isn't set yet: nothing that was chosen or typed is changed, unless it can't stay."""
        draft = self
        if not self._tribes_set:
            draft = replace(draft, tribes=draw_tribes(self.count, random, self.tribes))
        if self.dealt_for_others:
            draft = draft.with_tokens_dealt(random)
        elif not self._tokens_set:
            draft = draft._dealt(deal_tokens(self.count, random, self._lying()))
        return draft if draft.first_player is not None else draft.with_first_picked(random)

    @property
    def can_draw(self) -> bool:
        """Whether chance could set something that isn't set yet."""
        return not (self._tribes_set and self._tokens_set) or self.first_player is None

    @property
    def _tribes_set(self) -> bool:
        return len(self.tribes) == self.tribes_needed

    @property
    def _tokens_set(self) -> bool:
        return not self.dealt_for_others and all(len(row) == self.ages for row in self._lying())

    def with_rules(self, change: Callable[[RulesDraft], RulesDraft]) -> "SetupDraft":
        return replace(self, rules=change(self.rules))

    def _lying(self) -> tuple[tuple[int, ...], ...]:
        """The tokens that can be read, by Kingdom, lowest first."""
        return tuple(tuple(sorted(_numbers(row[: self.ages]))) for row in self.tokens)

    def _dealt(self, rows: Sequence[Sequence[int]]) -> "SetupDraft":
        draft = self
        for kingdom, row in zip(KINGDOMS, rows, strict=True):
            draft = draft._laid(kingdom, row)
        return replace(draft, dealt_for=self.count)

    def _laid(self, kingdom: Kingdom, values: Sequence[int]) -> "SetupDraft":
        row = self.tokens[kingdom]
        for place, value in enumerate(values):
            row = put(row, place, row[place].with_text(str(value)))
        return replace(self, tokens=put(self.tokens, kingdom, row))

    def _coloured(self, seat: int, colour: str | None) -> "SetupDraft":
        """A player in the colour of another seat, which gets theirs; one that this game hasn't changes nothing."""
        if colour not in self.colours:
            return self
        mine, theirs = self.colours[seat], Colour(colour)
        return replace(self, colours=put(put(self.colours, self.colours.index(theirs), mine), seat, theirs))


def draft_for(players: Sequence[Player]) -> SetupDraft:
    """A new game for these players."""
    return SetupDraft().with_players(players)


def _numbers(fields: Sequence[Field]) -> Iterator[int]:
    for held in fields:
        value = number_in(held.text)
        if value is not None:
            yield value
