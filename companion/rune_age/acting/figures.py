"""What both sides of a fight play, wherever it is entered."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from companion.rune_age.entering.armies import Figures
from companion.rune_age.words.fights import passed_text
from companion.shell.drafts import Choose
from companion.shell.window import current_window

P = ParamSpec("P")


def while_allowed(played: Callable[[], Figures], change: Choose[Figures]) -> Choose[Figures]:
    """Sets one thing of what was played; a card of somebody who has passed is refused (R-G3)."""

    def choose(setter: Callable[Concatenate[Figures, P], Figures], /, *values: P.args, **named: P.kwargs) -> None:
        if setter is Figures.with_unit and played().refused:
            current_window().tell(passed_text(played().lit))
        else:
            change(setter, *values, **named)

    return choose
