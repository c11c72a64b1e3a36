"""Games while they are being set up, to test drafts and words on."""

from random import Random

from companion.ethnos.entering.new_game import SetupDraft
from tests.ethnos import NAMES


def seated(*names: str) -> SetupDraft:
    draft = SetupDraft(count=max(2, len(names)))
    for seat, name in enumerate(names):
        draft = draft.with_name(seat, name)
    return draft


def full(players: int = 4) -> SetupDraft:
    return seated(*NAMES[:players]).with_the_rest_drawn(Random(1))
