"""Random set-ups, tables and games for properties."""

from typing import Any

from hypothesis import strategies as st

from rules.ethnos.components import Components, components_with
from rules.ethnos.events import LEFT_OUT, AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.game import Game, play
from rules.ethnos.play import can
from rules.ethnos.playing.choices import choices
from rules.ethnos.rulings import RULINGS, Rulings
from rules.ethnos.setup import Setup, ages_of, tribes_of
from rules.ethnos.state import State
from rules.ethnos.table import Band, Giant, Table
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, TROLL_TOKENS, Colour, Edition, Tribe
from rules.players import Player

NAMES = ("Roderick", "Ala", "Żaneta", "Борис", "小明", 'O\'Neil {x} \\ "q"')
SMALL = st.integers(0, 3)
"""Few different numbers make many ties."""


@st.composite
def setups(draw: st.DrawFn, players: st.SearchStrategy[int] = st.integers(2, 6)) -> Setup:  # noqa: B008
    count = draw(players)
    rulings = {ruling.name: draw(st.sampled_from(ruling.options)) for ruling in RULINGS}
    token = st.integers(0, 10)
    tokens = draw(st.lists(st.lists(token, min_size=ages_of(count), max_size=ages_of(count)), min_size=6, max_size=6))
    colours = draw(st.permutations(Colour))
    given = draw(st.sampled_from([Components(), Components(merfolk_end=9), Components(merfolk_symbols=(1, 2, 5))]))
    return Setup(
        players=tuple(Player(name, colour) for name, colour in zip(NAMES[:count], colours, strict=False)),
        tribes=tuple(draw(st.permutations(TRIBES))[: tribes_of(count)]),
        tokens=tuple(tuple(sorted(row)) for row in tokens),
        rulings=Rulings(**rulings),  # type: ignore[arg-type]
        components=components_with(given, count),
        edition=draw(st.sampled_from(Edition)),
        first_player=draw(st.integers(0, count - 1)),
    )


@st.composite
def bands(draw: st.DrawFn, setup: Setup) -> Band:
    leaders = [tribe for tribe in setup.tribes if tribe is not Tribe.SKELETONS]
    cards = draw(st.integers(1, 10))
    skeletons = draw(st.integers(0, cards - 1)) if Tribe.SKELETONS in setup.tribes else 0
    return Band(
        player=draw(st.sampled_from(setup.seats)),
        tribe=draw(st.sampled_from(leaders)),
        kingdom=draw(st.sampled_from(KINGDOMS)),
        cards=cards,
        skeletons=skeletons,
    )


@st.composite
def troll_holdings(draw: st.DrawFn, setup: Setup) -> tuple[tuple[int, ...], ...]:
    holders = draw(st.lists(st.sampled_from([None, *setup.seats]), min_size=6, max_size=6))
    if Tribe.TROLLS not in setup.tribes:
        return ((),) * len(setup.players)
    return tuple(
        tuple(t for t, held_by in zip(TROLL_TOKENS, holders, strict=True) if held_by == s) for s in setup.seats
    )


@st.composite
def tables(draw: st.DrawFn, setup: Setup) -> Table:
    """What could lie on the table, played or corrected to be so."""
    count = len(setup.players)
    played = tuple(draw(st.lists(bands(setup), max_size=8)))

    def row(values: st.SearchStrategy[Any]) -> tuple[Any, ...]:
        return tuple(draw(st.lists(values, min_size=count, max_size=count)))

    horde = st.sets(st.sampled_from(KINGDOMS)).map(lambda kingdoms: tuple(sorted(kingdoms)))
    giant = draw(st.none() | st.sampled_from(setup.seats))
    return Table(
        age=draw(st.integers(1, setup.ages)),
        glory=row(st.integers(0, 5)),
        markers=tuple(row(SMALL) for _ in KINGDOMS),
        merfolk=row(SMALL) if Tribe.MERFOLK in setup.tribes else (0,) * count,
        giant=Giant(giant, 3) if giant is not None and Tribe.GIANTS in setup.tribes else None,
        trolls=draw(troll_holdings(setup)),
        hordes=row(horde) if Tribe.ORCS in setup.tribes else ((),) * count,
        bands=played,
    )


@st.composite
def band_events(draw: st.DrawFn, setup: Setup, table: Table) -> BandPlayed:
    """A legal band, with legal choices or none."""
    band = draw(bands(setup))
    marker = draw(st.sampled_from([LEFT_OUT, None, *choices(setup, table, BandPlayed(band)).markers]))
    allowed = choices(setup, table, BandPlayed(band, marker))
    extra = draw(st.integers(0, allowed.merfolk_markers))
    return BandPlayed(
        band,
        marker=marker,
        merfolk_markers=tuple(draw(st.lists(st.sampled_from(KINGDOMS), min_size=extra, max_size=extra))),
        troll=draw(st.sampled_from([None, *allowed.trolls])),
        horde=draw(st.sampled_from([LEFT_OUT, False, *([True] if allowed.horde else [])])),
        at=draw(st.sampled_from([None, "2026-01-31T20:15:00Z"])),
        id=draw(st.sampled_from([None, "", "e1"])),
    )


@st.composite
def corrections(draw: st.DrawFn, setup: Setup, table: Table) -> Correction:
    seat = st.sampled_from(setup.seats)
    in_play = set(setup.tribes)
    said: dict[str, Any] = {"glory": draw(st.dictionaries(seat, st.integers(0, 60), max_size=2))}
    counts = st.dictionaries(seat, st.integers(0, 26), max_size=2)
    said["markers"] = draw(st.dictionaries(st.sampled_from(KINGDOMS), counts, max_size=2))
    if Tribe.MERFOLK in in_play:
        said["merfolk"] = draw(st.dictionaries(seat, st.integers(0, setup.components.merfolk_end), max_size=2))
    if Tribe.TROLLS in in_play and draw(st.booleans()):
        said["trolls"] = dict(enumerate(draw(troll_holdings(setup))))
    if Tribe.GIANTS in in_play:
        giant = st.builds(Giant, seat, st.integers(1, 10))
        said["giant"] = draw(st.just(LEFT_OUT) | st.none() | giant)
    if Tribe.ORCS in in_play:
        horde = st.sets(st.sampled_from(KINGDOMS)).map(tuple)
        said["hordes"] = draw(st.dictionaries(seat, horde, max_size=2))
    return Correction(**said, note=draw(st.sampled_from([None, "", "spilled tea"])))


@st.composite
def events(draw: st.DrawFn, setup: Setup, state: State) -> Event:
    """A legal event for this moment."""
    seat = st.sampled_from(setup.seats)
    kind = draw(st.sampled_from(["band"] * 6 + ["dragon", "age_end", "correction"]))
    if kind == "dragon" and state.dragons < 2:
        return DragonDrawn(draw(st.none() | seat))
    if kind == "age_end":
        pillage = draw(st.lists(seat, unique=True)) if Tribe.ORCS in setup.tribes else []
        return AgeEnded(draw(seat), tuple(pillage))
    if kind == "correction":
        return draw(corrections(setup, state.table))
    if setup.rulings.ten_skeletons_win and Tribe.SKELETONS in setup.tribes and draw(st.integers(0, 30)) == 30:
        return BandPlayed(Band(draw(seat), None, None, 10, 10))
    return draw(band_events(setup, state.table))


@st.composite
def games(draw: st.DrawFn, most_events: int = 14) -> Game:
    game = Game(draw(setups()))
    for _ in range(draw(st.integers(0, most_events))):
        if game.state.over:
            break
        event = draw(events(game.setup, game.state))
        assert can(game.setup, game.state, event)
        game = play(game, event)
    return game


@st.composite
def setup_and_table(draw: st.DrawFn) -> tuple[Setup, Table]:
    """Any table of any set-up."""
    setup = draw(setups())
    return setup, draw(tables(setup))
