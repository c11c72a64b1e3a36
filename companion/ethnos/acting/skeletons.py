"""Skeletons of the band just entered: sizes play at once, so they may be said afterwards."""

from dataclasses import replace

from companion.ethnos.saved import Saved
from companion.shell.window import Window
from rules.ethnos.events import BandPlayed
from rules.ethnos.game import play
from rules.ethnos.playing.skeletons import most_skeletons
from rules.ethnos.steps import change_of, step_of
from rules.ethnos.vocabulary import Tribe
from rules.played import undo


def last_band(saved: Saved) -> BandPlayed | None:
    """The band that was entered last, if there could be Skeletons in it."""
    setup, state, steps = saved.game.setup, saved.game.state, saved.game.steps
    event = steps[-1].event if steps and not state.over else None
    if not isinstance(event, BandPlayed) or event.band.tribe is None or Tribe.SKELETONS not in setup.tribes:
        return None
    return event if most_skeletons(event.band.cards) else None


def count_on(window: Window, id: str, seen: BandPlayed) -> None:
    """One more Skeleton in the band entered last, or none after the most; undo still takes the whole band back.

    Two quick taps count two. If another band has come meanwhile, it isn't the one that was `seen`.
    """
    saved = window.desk.game(id)
    event = last_band(saved)
    if event is None or _with(event, 0) != _with(seen, 0):
        return
    again = _with(event, (event.band.skeletons + 1) % (most_skeletons(event.band.cards) + 1))
    before = undo(saved.game)
    after = play(before, again)
    if saved.undo == step_of(before, [event]):
        window.desk.amend(id, after, step_of(before, [again]), saved.revision)
    else:
        window.desk.change(id, after, change_of(saved.game, len(before.steps), 1, [again]), saved.revision)
    window.services.buzz()


def _with(event: BandPlayed, skeletons: int) -> BandPlayed:
    return replace(event, band=event.band._replace(skeletons=skeletons))
