"""One Age from what lies on the table, while it is being typed: for a table whose bands nobody entered."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from companion.controls.typed import EMPTY, Field, number_in
from companion.ethnos.entering.age_end import EndDraft
from companion.ethnos.entering.new_game import SetupDraft
from companion.ethnos.words.setting_up import colour_words
from rules.ethnos.codes import Code
from rules.ethnos.components import MOST_GLORY
from rules.ethnos.events import AgeEnded, Correction, Event
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.playing.age_end import needs_third_dragon, table_after
from rules.ethnos.playing.corrections import in_play, verify_belongings
from rules.ethnos.playing.skeletons import can_be_led, most_skeletons
from rules.ethnos.recording import events_for, leader_of_unknown
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.kingdoms import tokens_missing
from rules.ethnos.setup import MOST_PLAYERS, Setup, tribes_of, verify_setup
from rules.ethnos.state import State
from rules.ethnos.table import Band, Table, opening_table, with_seat
from rules.ethnos.vocabulary import LARGEST_BAND, Kingdom, Tribe
from rules.problems import Problem

NO_SETTING: Final = SetupDraft()
EMPTY_TABLE: Final = opening_table(MOST_PLAYERS)
NOTHING_SAID: Final = EndDraft()


@dataclass(frozen=True, slots=True)
class TypedBand:
    """All that there is to know of a band at the end of its Age."""

    player: int
    cards: int
    dwarf: bool = False
    skeletons: int = 0


@dataclass(frozen=True, slots=True)
class BandEntry:
    """A player's next band."""

    size: Field = EMPTY
    dwarf: bool = False
    skeletons: Field = EMPTY

    @property
    def typed_size(self) -> int:
        return number_in(self.size.text) or 0

    @property
    def skeleton_count(self) -> int:
        return number_in(self.skeletons.text) or 0

    def allows(self, cards: int) -> bool:
        return can_be_led(cards, self.skeleton_count)


@dataclass(frozen=True, slots=True)
class Cursor:
    """The cell that each pad fills next; none once it is through."""

    glory: int | None = 0
    """A seat."""
    laps: int = 0
    digits: str = ""
    """Of the Glory that is being typed."""
    tokens: int | None = 0
    """Kingdom by Kingdom, as many cells to each as there can be tokens."""
    markers: int | None = 0
    """Kingdom by Kingdom, as many cells to each as there can be players."""
    merfolk: int | None = 0
    """A seat."""


FIRST_CELLS: Final = Cursor()


@dataclass(frozen=True, slots=True)
class AgeDraft:
    setting: SetupDraft = NO_SETTING
    table: Table = EMPTY_TABLE
    """For as many seats as there can be: what belongs to those beyond the count is kept for whoever comes back."""
    glory: tuple[Field, ...] = (EMPTY,) * MOST_PLAYERS
    bands: tuple[TypedBand, ...] = ()
    band: int | None = None
    """The one that is looked at, by its place among them."""
    entries: tuple[BandEntry, ...] = (BandEntry(),) * MOST_PLAYERS
    end: EndDraft = NOTHING_SAID
    at: Cursor = FIRST_CELLS
    game: Setup | None = None
    """The set-up of the game that it is an Age of."""
    begun: Table | None = None
    """The table of that game from which it started."""

    @classmethod
    def of_game(cls, setup: Setup, table: Table) -> "AgeDraft":
        """What the game knows already; the rest is typed."""
        glory = tuple(EMPTY.with_text(str(total)) for total in table.glory)
        return cls(table=table, glory=glory, game=setup, begun=table)

    @property
    def setup(self) -> Setup:
        """Players who were given no name go by their colours."""
        return self.game or self.setting.called(colour_words()).setup()

    @property
    def seats(self) -> Setup:
        """The set-up without the tokens, for what needn't be drawn again when one of them is typed."""
        return replace(self.setup, tokens=((),) * len(Kingdom), first_player=None)

    @property
    def age(self) -> int:
        return min(self.table.age, self.setup.ages)

    def may_have(self, tribe: Tribe) -> bool:
        """Whether a Tribe is in play, or could be, as not all of them were named."""
        tribes = self.setup.tribes
        return tribe in tribes or (self.game is None and len(tribes) < self.setting.tribes_needed)

    def lying(self) -> Table:
        """The table as it was typed, with nothing of Tribes or players who aren't in play."""
        table = replace(
            self.table,
            age=self.age,
            glory=tuple(self.glory_of(seat) for seat in range(len(self.glory))),
            bands=(*self.table.bands, *map(self._band, self.bands)),
        )
        return in_play(self.setup, table)

    def _band(self, band: TypedBand) -> Band:
        """Neither who leads it nor its colour was asked for: of Leaders only a Dwarf counts, of colours none."""
        tribes = self.setup.tribes
        leader = Tribe.DWARVES if band.dwarf and Tribe.DWARVES in tribes else leader_of_unknown(self.setup)
        return Band(band.player, leader, Kingdom.RHEA, band.cards, band.skeletons)

    def glory_of(self, seat: int) -> int:
        return number_in(self.glory[seat].text, MOST_GLORY) or 0

    def sheet(self) -> Sheet:
        setup, table = self.setup, self.lying()
        third_dragon = self.end.third_dragon
        known = self.asks_third_dragon and third_dragon is not None and third_dragon < len(setup.players)
        drawn = third_dragon if known else None
        return Sheet(setup, table, self.end.pillaging(setup, table), drawn)

    def events(self, state: State, note: str) -> tuple[Event, ...]:
        """What brings the game to the table that was typed, with a note, and the end of its Age."""
        sheet = self.sheet()
        end = () if self.dragon_missing else (AgeEnded(sheet.third_dragon, sheet.pillage),)
        laid = events_for(sheet.setup, state, sheet.table)
        noted = (replace(event, note=note) if isinstance(event, Correction) else event for event in laid)
        return (*noted, *end)

    def problems(self) -> tuple[Problem, ...]:
        """What can't be; Tribes and tokens that weren't named are no problem by themselves."""
        setup, table = self.setup, self.lying()
        few_tribes = len(setup.tribes) < tribes_of(len(setup.players))
        tolerated = {Code.TOKEN_COUNT, *([Code.TRIBE_COUNT] if few_tribes else [])}
        spaces = {seat: space for seat, space in enumerate(table.merfolk) if space}
        return (
            *(problem for problem in verify_setup(setup) if problem.code not in tolerated),
            *verify_belongings(setup, {}, spaces, {}, giant_held=False),
        )

    def tokens_missing(self) -> tuple[Kingdom, ...]:
        return tokens_missing(self.setup, self.lying())

    @property
    def dragon_missing(self) -> bool:
        """Who drew the third Dragon must be known where a game goes on with it."""
        return self.asks_third_dragon and self.game is not None and self.end.third_dragon is None

    @property
    def asks_third_dragon(self) -> bool:
        return needs_third_dragon(self.setup, self.age)

    @property
    def ready(self) -> bool:
        return not (self.problems() or self.tokens_missing() or self.dragon_missing)

    def after(self, report: AgeReport) -> "AgeDraft":
        """The next Age, with what stays on the table."""
        sheet = self.sheet()
        table = table_after(sheet.setup, sheet.table, report, sheet.pillage)
        spare = MOST_PLAYERS - len(sheet.setup.players)
        rest = opening_table(spare)
        whole = replace(
            table,
            glory=table.glory + rest.glory,
            markers=tuple(row + (0,) * spare for row in table.markers),
            merfolk=table.merfolk + rest.merfolk,
            trolls=table.trolls + rest.trolls,
            hordes=table.hordes + rest.hordes,
        )
        glory = tuple(held.with_text(str(total)) for held, total in zip(self.glory, whole.glory, strict=True))
        return AgeDraft(setting=self.setting, table=whole, glory=glory)

    def with_setting(self, change: Callable[[SetupDraft], SetupDraft]) -> "AgeDraft":
        """The pads begin again where more or fewer play."""
        setting = change(self.setting)
        if setting is self.setting:
            return self
        return replace(self, setting=setting, at=self.at if setting.count == self.setting.count else FIRST_CELLS)

    def with_tribe_in_play(self, tribe: Tribe) -> "AgeDraft":
        """Something of this Tribe lies there."""
        if tribe in self.setup.tribes or not self.may_have(tribe):
            return self
        return self.with_setting(lambda setting: setting.with_tribe(tribe))

    def with_end(self, change: Callable[[EndDraft], EndDraft]) -> "AgeDraft":
        return replace(self, end=change(self.end))

    def with_age(self, age: int) -> "AgeDraft":
        return replace(self, table=replace(self.table, age=age))

    def with_typed_glory(self, seat: int, typed: str) -> "AgeDraft":
        return replace(self, glory=with_seat(self.glory, seat, self.glory[seat].typed(typed)))

    def with_glory(self, seat: int, more: int) -> "AgeDraft":
        """So much more, or less, as far as the field goes."""
        total = min(max(self.glory_of(seat) + more, 0), MOST_GLORY)
        return replace(self, glory=with_seat(self.glory, seat, self.glory[seat].with_text(str(total))))

    def with_table(self, edit: Callable[[Table], Table]) -> "AgeDraft":
        """What lies on the boards, or who holds what, edited."""
        return replace(self, table=edit(self.table))

    def with_typed_size(self, seat: int, typed: str) -> "AgeDraft":
        entry = self.entries[seat]
        return self._entered(seat, replace(entry, size=entry.size.typed(typed)))

    def with_dwarf(self, seat: int) -> "AgeDraft":
        """A Dwarf leads the next band, or doesn't after all."""
        return self._entered(seat, replace(self.entries[seat], dwarf=not self.entries[seat].dwarf))

    def with_typed_skeletons(self, seat: int, typed: str) -> "AgeDraft":
        entry = self.entries[seat]
        return self._entered(seat, replace(entry, skeletons=entry.skeletons.typed(typed)))

    def with_skeletons(self, seat: int, more: int) -> "AgeDraft":
        """So many more Skeletons in the next band, or fewer."""
        entry = self.entries[seat]
        skeletons = min(max(entry.skeleton_count + more, 0), most_skeletons(LARGEST_BAND))
        return self._entered(seat, replace(entry, skeletons=entry.skeletons.with_text(str(skeletons))))

    def with_band(self, seat: int, cards: int) -> "AgeDraft":
        """A band of so many cards, with the Dwarf and the Skeletons that were set for it, if that can be."""
        entry = self.entries[seat]
        if not entry.allows(cards):
            return self
        band = TypedBand(seat, cards, entry.dwarf, entry.skeleton_count)
        cleared = BandEntry(entry.size.with_text(""), skeletons=entry.skeletons.with_text(""))
        return replace(self, bands=(*self.bands, band), band=None)._entered(seat, cleared)._led(band)

    def with_dwarf_band(self, seat: int, cards: int) -> "AgeDraft":
        """The same, led by a Dwarf."""
        draft = self if self.entries[seat].dwarf else self.with_dwarf(seat)
        added = draft.with_band(seat, cards)
        return self if added is draft else added

    def with_typed_band(self, seat: int) -> "AgeDraft":
        return self.with_band(seat, self.entries[seat].typed_size)

    def with_band_chosen(self, place: int) -> "AgeDraft":
        """A band is looked at, or isn't any longer."""
        return replace(self, band=None if place == self.band else place)

    def with_band_led(self, place: int) -> "AgeDraft":
        """A Dwarf leads that band, or doesn't after all."""
        band = self.bands[place]
        return self._changed(place, replace(band, dwarf=not band.dwarf))

    def with_band_skeletons(self, place: int, more: int) -> "AgeDraft":
        """So many more Skeletons in that band, or fewer, as far as that can be."""
        band = self.bands[place]
        skeletons = band.skeletons + more
        return self._changed(place, replace(band, skeletons=skeletons)) if can_have(band.cards, skeletons) else self

    def without_band(self, place: int) -> "AgeDraft":
        return replace(self, bands=self.bands[:place] + self.bands[place + 1 :], band=None)

    def _changed(self, place: int, band: TypedBand) -> "AgeDraft":
        return replace(self, bands=with_seat(self.bands, place, band))._led(band)

    def _led(self, band: TypedBand) -> "AgeDraft":
        """Whoever leads a band, or lies in it, is in play."""
        draft = self.with_tribe_in_play(Tribe.DWARVES) if band.dwarf else self
        return draft.with_tribe_in_play(Tribe.SKELETONS) if band.skeletons else draft

    def _entered(self, seat: int, entry: BandEntry) -> "AgeDraft":
        return replace(self, entries=with_seat(self.entries, seat, entry))


def can_have(cards: int, skeletons: int) -> bool:
    """Whether so many of the cards of a band can be Skeletons."""
    return skeletons >= 0 and can_be_led(cards, skeletons)
