"""How the app is used: help that stands beside the rules."""

from typing import Final

from companion.ethnos.words.note import Note
from companion.speech.language import mark

HELP: Final = (
    Note(
        "begin",
        mark("Begin a game"),
        mark(
            "New game: say who plays, choose the Tribes, enter the Glory tokens as they lie in the Kingdoms, and "
            "say who begins. Whatever you leave open the app draws for you."
        ),
    ),
    Note(
        "enter",
        mark("Enter a band"),
        mark(
            "Tap the player, then the Leader's Tribe, the colour and the number of cards. The band is played with"
            " the last tap; where there is something to choose, the app asks first and says what the band will "
            "do."
        ),
    ),
    Note(
        "undo",
        mark("Undo, and correct what was entered"),
        mark(
            "The arrow at the top takes back the last entry and names it. The pencil in the bar opens the last "
            "entry again. Older entries are in the ledger: change one, remove it, or enter a forgotten one where "
            "it belongs."
        ),
    ),
    Note(
        "correct",
        mark("The table says otherwise"),
        mark(
            "What lies on the table is right. Tap a Kingdom or a board to set what lies there; if the rules "
            "refuse a band that was played, record it anyway. Every correction is in the ledger."
        ),
    ),
    Note(
        "signs",
        mark("What the signs on the table mean"),
        mark(
            "Circles at the top: the Dragons drawn in this Age; tap them when one is drawn. Golden tokens in a "
            "Kingdom: they pay in this Age. The large number on a player's card is the Glory now, the small one "
            "what it would be if the Age ended now. A number beside a pip: that many markers."
        ),
    ),
    Note(
        "why",
        mark("Why is it so?"),
        mark(
            "Tap a Kingdom or an award, then Why: the sum line by line with the rule and its page. A long press "
            "on a player's card explains that player's Glory."
        ),
    ),
    Note(
        "third-dragon",
        mark("End an Age"),
        mark(
            "The third Dragon leads to the end of the Age: compare the table with what the app has, say who drew "
            "it and whose Hordes score, and see the reckoning. Going back is possible until the next Age begins, "
            "and with undo after that."
        ),
    ),
    Note(
        "score-only",
        mark("Played without the phone"),
        mark("Score one Age takes what lies on the table at the Age's end and gives the same reckoning."),
    ),
    Note(
        "later",
        mark("Go on another day"),
        mark(
            "Everything is saved at once. Resume the game from the first screen; Rebuild the table says what lies"
            " where."
        ),
    ),
    Note(
        "keep",
        mark("Keep your games"),
        mark(
            "Settings, Backup: everything in one file, to be restored on this or another device. Deleted games "
            "wait in the bin under Past games."
        ),
    ),
)
