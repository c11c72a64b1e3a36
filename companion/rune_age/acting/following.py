"""What comes by itself after an entry: what a fight led to, who is out by it, and who defends next."""

from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EliminationSheet, FightSheet, ResultSheet, TableSheet
from companion.shell.paths import game_path
from companion.shell.window import Window
from rules.rune_age.events import BattleFought, SiegeFought
from rules.rune_age.game import Game
from rules.rune_age.state import State


def follow(window: Window, saved: Saved, since: int) -> None:
    """After the events that were entered from this place on; the table, if nothing is left, or the end."""
    _show(window, saved, after_entry(saved.game, since))


def go_on(window: Window, saved: Saved, done: TableSheet) -> None:
    """After a sheet that came by itself; the end, if it was the last of the game."""
    _show(window, saved, after(saved.game, done))


def _show(window: Window, saved: Saved, sheet: TableSheet | None) -> None:
    if sheet is not None:
        window.open(sheet)
    elif saved.game.state.over:
        window.go(game_path(saved.id, "end"))
    else:
        window.close()


def after_entry(game: Game, since: int) -> TableSheet | None:
    """The first that comes after events from this place on."""
    for place in range(since, len(game.steps)):
        if isinstance(game.steps[place].event, BattleFought | SiegeFought):
            return ResultSheet(place)
    out = newly_out(game.state_before(since), game.state)
    return EliminationSheet(out[0]) if out else _defence(game.state)


def after(game: Game, done: TableSheet) -> TableSheet | None:
    """What comes after one of these sheets; nothing, if it was looked up later."""
    if isinstance(done, ResultSheet):
        out = newly_out(game.state_before(done.event), game.state) if _is_last(game, done.event) else ()
        if out:
            return EliminationSheet(out[0])
        return _defence(game.state) if _is_last(game, done.event) else None
    if isinstance(done, EliminationSheet):
        seats = [each.player for each in game.state.eliminated]
        later = seats[seats.index(done.seat) + 1 :] if done.seat in seats else []
        before = game.state_before(max(len(game.steps) - 1, 0))
        out = tuple(seat for seat in later if seat in newly_out(before, game.state))
        return EliminationSheet(out[0]) if out else _defence(game.state)
    return None


def _is_last(game: Game, event: int) -> bool:
    """Whether no other fight has come since."""
    later = (step.event for step in game.steps[event + 1 :])
    return not any(isinstance(each, BattleFought | SiegeFought) for each in later)


def newly_out(before: State, now: State) -> tuple[int, ...]:
    """Who is out that wasn't, in order."""
    were = {each.player for each in before.eliminated}
    return tuple(each.player for each in now.eliminated if each.player not in were)


def _defence(state: State) -> TableSheet | None:
    return FightSheet() if state.attack else None
