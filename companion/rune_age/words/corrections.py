"""What a correction changes, in few words. What nobody knows is left out: a file may say anything."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from companion.speech.language import mark, say

COUNTED: Final[Mapping[str, str]] = {
    "damage": mark("{player}: damage {was} to {now}"),
    "strongholds": mark("{player}: Strongholds {was} to {now}"),
}


def changes_text(changes: object, names: Sequence[str]) -> str:
    """`Ola: damage 3 to 4; Riverwatch: Jan`."""
    return "; ".join(_texts(changes, names))


def _texts(changes: object, names: Sequence[str]) -> Iterator[str]:
    for change in changes if isinstance(changes, list | tuple) else ():
        match change:
            case {"of": str(of), "player": int(seat), "was": int(was), "now": int(now)} if _sits(seat, names):
                if of in COUNTED:
                    yield say(COUNTED[of], player=names[seat], was=was, now=now)
            case {"of": "runes", "player": int(seat), "now": str() | None as rune} if _sits(seat, names):
                yield say("{player}: Dragon Rune {rune}", player=names[seat], rune=rune or "–")
            case {"of": "city" | "reward" as of, "name": str(name), "now": int() | None as seat}:
                if seat is None:
                    yield _without(of, name)
                elif _sits(seat, names):
                    # Translators: {what} is the name of a city or a reward, and {player} has it now
                    yield say("{what}: {player}", what=name, player=names[seat])
            case {"of": "enemy", "name": str(name)}:
                yield _without("enemy", name)
            case {"of": "events_left", "was": int(was), "now": int(now)}:
                # Translators: how many event cards there were, and are
                yield say("Events left: {was} to {now}", was=was, now=now)
            case {"of": "first_player" | "active" as of, "now": int(seat)} if _sits(seat, names):
                yield _turn(of, names[seat])
            case _:
                continue


def _sits(seat: int, names: Sequence[str]) -> bool:
    return seat in range(len(names))


def _without(of: str, name: str) -> str:
    match of:
        case "city":
            # Translators: {city} is the name of a city that nobody holds
            return say("{city}: neutral", city=name)
        case "reward":
            # Translators: {reward} is the name of a reward that nobody has any more
            return say("{reward}: gone", reward=name)
        case _:
            # Translators: {enemy} is the name of an enemy that has left play
            return say("{enemy}: out of play", enemy=name)


def _turn(of: str, player: str) -> str:
    return (
        say("First player: {player}", player=player) if of == "first_player" else say("Turn: {player}", player=player)
    )
