"""A band while it is being entered: what is set so far."""

from dataclasses import dataclass, replace

from rules.ethnos.events import LEFT_OUT, BandPlayed, LeftOut
from rules.ethnos.playing.skeletons import most_skeletons
from rules.ethnos.playing.trolls import troll_choices
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import LARGEST_BAND, Kingdom, Tribe


@dataclass(frozen=True, slots=True)
class BandDraft:
    player: int
    tribe: Tribe | None = None
    kingdom: Kingdom | None = None
    cards: int | None = None
    skeletons: int = 0
    wished_skeletons: int = 0
    """How many were chosen, if they are more than fit in the band."""
    ten_skeletons: bool = False
    marker: Kingdom | None | LeftOut = LEFT_OUT
    merfolk_markers: tuple[Kingdom, ...] = ()
    troll: int | None | LeftOut = LEFT_OUT
    """Left out: the highest that can be taken."""
    horde: bool | LeftOut = LEFT_OUT
    changed: bool = False
    """Whether an earlier choice was changed after the size was set."""

    @classmethod
    def of(cls, event: BandPlayed) -> "BandDraft":
        """The draft that an event was played from."""
        band = event.band
        return cls(
            player=band.player,
            tribe=band.tribe,
            kingdom=band.kingdom,
            cards=band.cards,
            skeletons=band.skeletons,
            ten_skeletons=band.tribe is None,
            marker=event.marker,
            merfolk_markers=event.merfolk_markers,
            troll=event.troll,
            horde=event.horde,
            changed=True,
        )

    @property
    def complete(self) -> bool:
        return self.ten_skeletons or None not in (self.tribe, self.kingdom, self.cards)

    def with_player(self, player: int) -> "BandDraft":
        """Another player, whose Merfolk marker stands elsewhere."""
        return self._again(player=player, merfolk_markers=())

    def with_tribe(self, tribe: Tribe) -> "BandDraft":
        """Another Leader: what only some of them let choose is open again; a marker declined stays so."""
        marker = None if self.marker is None else LEFT_OUT
        return self._again(
            tribe=tribe, ten_skeletons=False, marker=marker, merfolk_markers=(), troll=LEFT_OUT, horde=LEFT_OUT
        )

    def with_kingdom(self, kingdom: Kingdom) -> "BandDraft":
        return self._again(kingdom=kingdom, ten_skeletons=False)

    def with_cards(self, cards: int) -> "BandDraft":
        """The size; what was chosen for another size is open again, and as many Skeletons as fit are in the band."""
        wished = self.wished_skeletons or self.skeletons
        skeletons = min(wished, most_skeletons(cards))
        cut = skeletons < wished
        draft = replace(
            self,
            cards=cards,
            skeletons=skeletons,
            wished_skeletons=wished if cut else 0,
            ten_skeletons=False,
            changed=self.changed or cut,
        )
        if self.cards in (None, cards):
            return draft
        return replace(draft, troll=LEFT_OUT, merfolk_markers=(), changed=True)

    def with_skeletons(self, skeletons: int) -> "BandDraft":
        return replace(self, skeletons=skeletons, wished_skeletons=0, changed=self.cards is not None)

    def with_ten_skeletons(self, ten: bool) -> "BandDraft":
        return BandDraft(self.player, ten_skeletons=ten)

    def with_declined(self, declined: bool) -> "BandDraft":
        """Whether the marker is not placed although it could be."""
        return replace(self, marker=None if declined else LEFT_OUT, changed=self.cards is not None)

    def with_marker(self, kingdom: Kingdom) -> "BandDraft":
        return replace(self, marker=kingdom)

    def with_merfolk_markers(self, kingdoms: tuple[Kingdom, ...]) -> "BandDraft":
        return replace(self, merfolk_markers=kingdoms)

    def with_troll(self, token: int | None) -> "BandDraft":
        return replace(self, troll=token)

    def with_horde(self, fills: bool) -> "BandDraft":
        return replace(self, horde=fills, changed=self.cards is not None)

    def _again(self, **chosen: object) -> "BandDraft":
        """An earlier choice."""
        return replace(self, changed=self.cards is not None, **chosen)  # type: ignore[arg-type]

    def event(self, table: Table) -> BandPlayed:
        """The band as it would be played now; the draft is complete."""
        if self.ten_skeletons:
            return BandPlayed(Band(self.player, None, None, LARGEST_BAND, LARGEST_BAND))
        band = Band(self.player, self.tribe, self.kingdom, self.cards or 0, self.skeletons)
        event = BandPlayed(band, self.marker, self.merfolk_markers, None, self.horde)
        troll = self.troll
        if isinstance(troll, LeftOut):
            troll = max(troll_choices(table, band), default=None)
        return replace(event, troll=troll)
