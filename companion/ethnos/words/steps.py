"""A step of a game in as few words as tell it, for the buttons that take it back or bring it again."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.ethnos.words.terms import AGES, LEADERS, band_text, kingdom_name
from companion.speech.language import mark, say
from companion.speech.steps import around_text, common_text
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, Tribe
from rules.kinds import Code


def step_text(step: Code, names: Sequence[str]) -> str:
    """`Mara, 3 cards, Elf`, given the names of the players by seat. A step that nobody knows stops no screen."""
    return around_text(step, lambda inner: _plain(inner, names))


def _plain(step: Code, names: Sequence[str]) -> str:
    match step:
        case {"kind": "band", "player": int(seat), "tribe": str(tribe), "cards": int(cards)} if (
            seat in range(len(names)) and tribe in set(LEADERS) and 1 <= cards <= LARGEST_BAND
        ):
            skeletons = step.get("skeletons")
            fits = isinstance(skeletons, int) and skeletons in range(cards)
            return _band(names[seat], Tribe(tribe), cards, int(skeletons or 0) if fits else 0)
        case {"kind": "ten_skeletons", "player": int(seat)} if seat in range(len(names)):
            return _band(names[seat], None, LARGEST_BAND, LARGEST_BAND)
        case {"kind": "dragon"}:
            return say("Dragon")
        case {"kind": "age_end", "age": int(age)} if 1 <= age <= len(AGES):
            return say("End of Age {age}", age=AGES[age - 1])
        case {"kind": "age_from_table", "age": int(age)} if 1 <= age <= len(AGES):
            # Translators: an Age whose score was typed in as it lay on the table
            return say("Age {age} from the table", age=AGES[age - 1])
        case {"kind": "text", "text": str(text)} if text:
            return text
        case _:
            return common_text(step, "; ".join(_changes(step.get("changes"), names)))


def _changes(changes: object, names: Sequence[str]) -> Iterator[str]:
    """What a correction changes; what nobody knows is left out."""
    for change in changes if isinstance(changes, list | tuple) else ():
        match change:
            case {"of": "giant" | "troll", "was": _, "now": int() | None as seat} if seat is None or _sits(seat, names):
                yield from _given(change, say("Nobody") if seat is None else names[seat])
            case {"of": "giant_cards", "was": int(was), "now": int(now)}:
                # Translators: the size of the band that won the Giant token
                yield say("Giant token, cards {was} to {now}", was=was, now=now)
            case {"of": str(of), "player": int(seat), "was": int(was), "now": int(now)} if _sits(seat, names):
                yield from _counted(of, change.get("kingdom"), {"player": names[seat], "was": was, "now": now})


def _sits(seat: int, names: Sequence[str]) -> bool:
    return seat in range(len(names))


def _given(change: Code, player: str) -> Iterator[str]:
    """Who has a token now."""
    if change["of"] == "giant":
        yield say("Giant token: {player}", player=player)
    elif isinstance(change.get("token"), int):
        yield say("Troll token {token}: {player}", token=change["token"], player=player)


def _counted(of: str, kingdom: object, facts: Mapping[str, Any]) -> Iterator[str]:
    """How many there were, and are."""
    known = [each for each in KINGDOMS if each.id == kingdom]
    if of == "markers" and known:
        # Translators: how many markers there were, and are: "Mara 2 to 3 in Rhea"
        yield say("{player} {was} to {now} in {kingdom}", kingdom=kingdom_name(known[0]), **facts)
    elif of in COUNTED:
        yield say(COUNTED[of], **facts)


COUNTED: Final = {
    "merfolk": mark("{player}: Merfolk space {was} to {now}"),
    # Translators: how many markers there were, and are
    "horde": mark("{player}: Horde {was} to {now}"),
    "glory": mark("{player}: Glory {was} to {now}"),
}


def _band(player: str, tribe: Tribe | None, cards: int, skeletons: int) -> str:
    # Translators: {band} is "3 cards, Elf"
    return say("{player}, {band}", player=player, band=band_text(tribe, cards, skeletons))
