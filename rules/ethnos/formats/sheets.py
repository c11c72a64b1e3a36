"""Score sheets: what lies on the table when the third Dragon comes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rules.ethnos.codes import Code
from rules.ethnos.formats.models import SHEET_FORMAT, RawSheet
from rules.ethnos.formats.reading import Reading
from rules.ethnos.formats.writing import band_data, rules_data
from rules.ethnos.playing.bands import verify_scored_band
from rules.ethnos.playing.corrections import verify_belongings, verify_one_holder
from rules.ethnos.scoring.age import AgeReport, end_of_age
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Giant, Table
from rules.ethnos.vocabulary import KINGDOMS, Tribe
from rules.formats.shape import read_shape
from rules.players import Player
from rules.problems import Problem, under

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Sheet:
    setup: Setup
    table: Table
    pillage: tuple[int, ...]
    third_dragon: int | None

    def score(self) -> AgeReport:
        return end_of_age(self.setup, self.table, self.pillage, self.third_dragon)


def read_sheet(data: Any) -> Sheet:
    """A score sheet from parsed JSON, or `Refused` with everything that is wrong with it."""
    raw = read_shape(RawSheet, data, SHEET_FORMAT)
    tokens = {id: kingdom.tokens for id, kingdom in raw.kingdoms.items()}
    reading = Reading(raw, [Player(name) for name in raw.players], tokens, _path_in_sheet)
    ages = reading.setup.ages
    if not 1 <= raw.age <= ages:
        reading.problems.append(Problem(Code.AGE_NUMBER, "age", "S2", facts={"age": raw.age, "ages": ages}))
    table = _read_table(raw, reading)
    pillage = reading.seats(raw.pillage, "pillage")
    third_dragon = None if raw.third_dragon is None else reading.seat(raw.third_dragon, "third_dragon")
    if pillage and Tribe.ORCS not in reading.setup.tribes:
        facts = {"tribe": Tribe.ORCS}
        reading.problems.append(Problem(Code.TRIBE_NOT_IN_PLAY, "pillage", "S2", "belongings", facts))
    reading.finish()
    return Sheet(reading.setup, table, pillage, third_dragon)


def _path_in_sheet(where: str) -> str:
    """Where a sheet says what a game file says there: players have no fields, tokens lie in their Kingdom."""
    if where.startswith("tokens."):
        return f"kingdoms.{where.removeprefix('tokens.')}.tokens"
    return where.removesuffix(".name")


def _read_table(raw: RawSheet, reading: Reading) -> Table:
    setup = reading.setup
    glory = reading.by_seat(raw.glory, "glory")
    counts = {id: kingdom.markers for id, kingdom in raw.kingdoms.items()}
    markers = reading.markers(counts, "kingdoms", inside=".markers")
    trolls = {seat: tuple(tokens) for seat, tokens in reading.by_seat(raw.trolls, "trolls").items()}
    merfolk = reading.by_seat(raw.merfolk, "merfolk")
    hordes = {
        seat: reading.kingdoms(ids, f"orcs.{setup.names[seat]}")
        for seat, ids in reading.by_seat(raw.orcs, "orcs").items()
    }
    holder = None if raw.giant is None else reading.seat(raw.giant, "giant")
    reading.problems += verify_belongings(setup, trolls, merfolk, hordes, giant_held=holder is not None)
    reading.problems += verify_one_holder(setup, trolls)
    bands = tuple(reading.band(band, f"bands[{place}]") for place, band in enumerate(raw.bands))
    for place, band in enumerate(bands):
        problems = [*verify_scored_band(setup, band)]
        if problems:
            reading.problems += under(f"bands[{place}]", problems)
    return Table(
        age=raw.age,
        glory=_row(setup, glory, 0),
        markers=tuple(_row(setup, markers.get(kingdom, {}), 0) for kingdom in KINGDOMS),
        merfolk=_row(setup, merfolk, 0),
        giant=None if holder is None else Giant(holder, _largest_giant_band(bands, holder)),
        trolls=_row(setup, {seat: tuple(sorted(tokens)) for seat, tokens in trolls.items()}, ()),
        hordes=_row(setup, {seat: tuple(sorted(horde)) for seat, horde in hordes.items()}, ()),
        bands=bands,
    )


def _row(setup: Setup, values: Mapping[int, V], otherwise: V) -> tuple[V, ...]:
    return tuple([values.get(seat, otherwise) for seat in setup.seats])


def _largest_giant_band(bands: Sequence[Band], holder: int) -> int:
    """The size of the band that must hold the token; 0 if the sheet has none."""
    return max((band.cards for band in bands if band.player == holder and band.tribe is Tribe.GIANTS), default=0)


def write_sheet(sheet: Sheet) -> dict[str, Any]:
    """The sheet as JSON data: what the reader takes for granted is left out."""
    setup, table = sheet.setup, sheet.table
    names = setup.names

    def named(row: Sequence[Any]) -> dict[str, Any]:
        return {name: value for name, value in zip(names, row, strict=True) if value}

    data: dict[str, Any] = {"format": SHEET_FORMAT, **rules_data(setup), "age": table.age, "players": list(names)}
    data["tribes"] = list(setup.tribes)
    data["glory"] = named(table.glory)
    data["kingdoms"] = {
        kingdom.id: {"tokens": list(setup.tokens[kingdom]), "markers": named(table.markers[kingdom])}
        for kingdom in KINGDOMS
        if setup.tokens[kingdom]
    }
    data["trolls"] = named([list(tokens) for tokens in table.trolls])
    data["giant"] = None if table.giant is None else names[table.giant.player]
    data["merfolk"] = named(table.merfolk)
    data["orcs"] = named([[kingdom.id for kingdom in horde] for horde in table.hordes])
    data["pillage"] = [names[seat] for seat in sheet.pillage]
    data["bands"] = [band_data(setup, band) for band in table.bands]
    data["third_dragon"] = None if sheet.third_dragon is None else names[sheet.third_dragon]
    return data
