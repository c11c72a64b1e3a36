"""An Age that was scored from the table, kept as a game."""

from operator import methodcaller

from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.saved import Saved
from companion.ethnos.words.age_sheet import PLAYED_WITHOUT_THE_APP
from companion.shell.window import Window
from companion.speech.language import say
from rules.ethnos.kind import KIND
from rules.ethnos.recording import game_of


def keep_as_game(window: Window, draft: AgeDraft) -> Saved:
    """The game, which is done with if this was its last Age; whoever was named is remembered."""
    before = {player.name for player in window.desk.keeper.players.everybody()}
    saved: Saved = window.desk.begin(game_of(draft.sheet(), say(PLAYED_WITHOUT_THE_APP)), KIND.name)
    for name in set(draft.setup.names) - set(draft.setting.seated) - before:
        window.desk.change_players(methodcaller("forget", name))
    window.drafts.drop(AgeDraft)
    return saved
