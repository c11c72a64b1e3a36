"""Game files: the set-up and every event as the players decided it."""

from dataclasses import replace
from typing import Any

from rules.ethnos.events import LEFT_OUT, AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.formats.models import (
    GAME_FORMAT,
    RawAgeEnd,
    RawBandPlayed,
    RawCorrection,
    RawDragon,
    RawGame,
    RawStamp,
)
from rules.ethnos.formats.reading import Reading
from rules.ethnos.formats.writing import band_data, rules_data
from rules.ethnos.game import Game, replay
from rules.ethnos.play import verify_at_sight
from rules.ethnos.playing.skeletons import wins_at_once
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import KINGDOMS, Colour
from rules.formats.shape import read_shape
from rules.players import Player
from rules.problems import FileCode, Problem, under


def read_game(data: Any) -> Game:
    """A game from parsed JSON, played to its last event, or `Refused`.

    What can be seen without playing is checked first over the whole file; then the first wrong event is reported.
    """
    raw = read_shape(RawGame, data, GAME_FORMAT)
    reading = Reading(raw, [Player(player.name, Colour(player.colour)) for player in raw.players], raw.tokens)
    for id in raw.tokens:
        reading.kingdom(id, f"tokens.{id}")
    first_player = reading.seat(raw.first_player, "first_player")
    events = [_read_event(event, reading, f"events[{index}]") for index, event in enumerate(raw.events)]
    reading.finish()
    return replay(replace(reading.setup, first_player=first_player), events)


def _read_event(raw: RawBandPlayed | RawDragon | RawAgeEnd | RawCorrection, reading: Reading, where: str) -> Event:
    event: Event
    match raw:
        case RawBandPlayed():
            event = _read_band(raw, reading, where)
        case RawDragon():
            player = None if raw.player is None else reading.seat(raw.player, f"{where}.player")
            event = DragonDrawn(player, **_stamp(raw))
        case RawAgeEnd():
            drew = raw.third_dragon
            third_dragon = None if drew is None else reading.seat(drew, f"{where}.third_dragon")
            event = AgeEnded(third_dragon, reading.seats(raw.pillage, f"{where}.pillage"), **_stamp(raw))
        case _:
            event = _read_correction(raw, reading, f"{where}.set")
    reading.problems += under(where, verify_at_sight(reading.setup, event))
    return event


def _stamp(raw: RawStamp) -> dict[str, str]:
    return {field: getattr(raw, field) for field in ("at", "id") if field in raw.model_fields_set}


def _read_band(raw: RawBandPlayed, reading: Reading, where: str) -> BandPlayed:
    band = reading.band(raw, where)
    said = raw.model_fields_set
    if wins_at_once(reading.setup, band):
        choices = said & {"marker", "merfolk_markers", "horde"} | ({"troll"} if raw.troll is not None else set())
        for field in sorted(choices):
            reading.problems.append(
                Problem(FileCode.BAD_VALUE, f"{where}.{field}", "B9", "ten_skeletons", {"field": field})
            )
    marker = LEFT_OUT if "marker" not in said else None
    return BandPlayed(
        band,
        marker=reading.kingdom(raw.marker, f"{where}.marker") if raw.marker is not None else marker,
        merfolk_markers=reading.kingdoms(raw.merfolk_markers, f"{where}.merfolk_markers"),
        troll=raw.troll,
        horde=raw.horde if "horde" in said else LEFT_OUT,
        **_stamp(raw),
    )


def _read_correction(raw: RawCorrection, reading: Reading, where: str) -> Correction:
    said = raw.set
    names = reading.setup.names
    hordes = {
        seat: reading.kingdoms(ids, f"{where}.orcs.{names[seat]}")
        for seat, ids in reading.by_seat(said.orcs, f"{where}.orcs").items()
    }
    giant = (
        None
        if said.giant is None
        else Giant(reading.seat(said.giant.player, f"{where}.giant.player"), said.giant.cards)
    )
    return Correction(
        glory=reading.by_seat(said.glory, f"{where}.glory"),
        markers=reading.markers(said.markers, f"{where}.markers"),
        merfolk=reading.by_seat(said.merfolk, f"{where}.merfolk"),
        trolls={seat: tuple(tokens) for seat, tokens in reading.by_seat(said.trolls, f"{where}.trolls").items()},
        giant=giant if "giant" in said.model_fields_set else LEFT_OUT,
        hordes=hordes,
        note=raw.note if "note" in raw.model_fields_set else None,
        **_stamp(raw),
    )


def write_game(game: Game) -> dict[str, Any]:
    """The game as JSON data; reading it gives the same game."""
    setup = game.setup
    return {
        "format": GAME_FORMAT,
        **rules_data(setup),
        "players": [{"name": player.name, "colour": player.colour} for player in setup.players],
        "tribes": list(setup.tribes),
        "tokens": {kingdom.id: list(setup.tokens[kingdom]) for kingdom in KINGDOMS},
        "first_player": None if setup.first_player is None else setup.names[setup.first_player],
        "events": [event_data(setup, event) for event in game.events],
    }


def event_data(setup: Setup, event: Event) -> dict[str, Any]:
    match event:
        case BandPlayed():
            data = _band_event_data(setup, event)
        case DragonDrawn():
            data = {"type": "dragon"}
            if event.player is not None:
                data["player"] = setup.names[event.player]
        case AgeEnded():
            pillage = [setup.names[seat] for seat in event.pillage]
            drew = {} if event.third_dragon is None else {"third_dragon": setup.names[event.third_dragon]}
            data = {"type": "age_end", **drew, "pillage": pillage}
        case _:
            data = _correction_data(setup, event)
    stamp = {"at": event.at, "id": event.id}
    return {**data, **{field: text for field, text in stamp.items() if text is not None}}


def _band_event_data(setup: Setup, event: BandPlayed) -> dict[str, Any]:
    data: dict[str, Any] = {"type": "band", **band_data(setup, event.band)}
    if event.marker is not LEFT_OUT:
        data["marker"] = None if event.marker is None else event.marker.id
    if event.merfolk_markers:
        data["merfolk_markers"] = [kingdom.id for kingdom in event.merfolk_markers]
    if event.troll is not None:
        data["troll"] = event.troll
    if event.horde is not LEFT_OUT:
        data["horde"] = event.horde
    return data


def _correction_data(setup: Setup, event: Correction) -> dict[str, Any]:
    names = setup.names

    def named(values: dict[int, Any]) -> dict[str, Any]:
        return {names[seat]: value for seat, value in values.items()}

    said: dict[str, Any] = {
        "glory": named(dict(event.glory)),
        "markers": {kingdom.id: named(dict(counts)) for kingdom, counts in event.markers.items()},
        "merfolk": named(dict(event.merfolk)),
        "trolls": named({seat: list(tokens) for seat, tokens in event.trolls.items()}),
        "orcs": named({seat: [kingdom.id for kingdom in horde] for seat, horde in event.hordes.items()}),
    }
    data: dict[str, Any] = {"type": "correction", "set": {field: value for field, value in said.items() if value}}
    if event.giant is not LEFT_OUT:
        giant = event.giant
        data["set"]["giant"] = None if giant is None else {"player": names[giant.player], "cards": giant.cards}
    if event.note is not None:
        data["note"] = event.note
    return data
