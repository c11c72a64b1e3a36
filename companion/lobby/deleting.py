"""Games into the bin, with the way back."""

from functools import partial

from companion.shell.window import current_window
from companion.speech.language import say


def delete_game(id: str) -> None:
    window = current_window()
    window.desk.delete(id)
    window.tell(say("The game is in the bin."), undo=partial(window.desk.restore, id))
