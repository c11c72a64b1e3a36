from companion.ethnos.boards import BOARDS, boards_in
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import MARA, NAMES, RODERICK, a_setup, a_table

SETUP = a_setup(4, (Tribe.MERFOLK, Tribe.GIANTS, Tribe.TROLLS, Tribe.ORCS))
TABLE = a_table(
    SETUP,
    merfolk=(5, 0, 0, 2),
    giant=Giant(MARA, 4),
    trolls=((1, 3), (), (), (6,)),
    hordes=((Kingdom.RHEA, Kingdom.ITHYS), (), (), ()),
)


def test_only_the_boards_of_tribes_in_play_are_listed() -> None:
    assert boards_in(SETUP) == BOARDS
    assert boards_in(a_setup(4, (Tribe.ELVES, Tribe.ORCS, Tribe.WIZARDS, Tribe.CENTAURS)))[-1].tribe is Tribe.ORCS
    assert [board.id for board in boards_in(a_setup(2, tuple(Tribe)[:3]))] == ["merfolk", "giant"]


def test_what_everybody_holds_is_told_in_figures_and_in_words() -> None:
    figures = {board.id: board.summary(SETUP, board.held(TABLE), tuple("RAWM")) for board in BOARDS}
    assert figures == {"merfolk": "R 5 · M 2", "giant": "Mara, 4", "trolls": "R 1 3 · M 6", "orcs": "R 2"}
    words = {board.id: board.summary(SETUP, board.told(TABLE), NAMES) for board in BOARDS}
    assert words["giant"] == "Mara, 4 cards"
    assert words["orcs"] == "Roderick Rhea, Ithys"


def test_an_empty_board_says_so() -> None:
    told = {board.id: board.summary(SETUP, board.held(a_table(SETUP)), NAMES) for board in BOARDS}
    assert told == {"merfolk": "none", "giant": "nobody", "trolls": "none", "orcs": "none"}


def test_each_board_has_something_for_every_seat() -> None:
    for board in BOARDS:
        assert len(board.held(TABLE)) == len(board.told(TABLE)) == len(SETUP.players)
        assert board.held(TABLE)[RODERICK] or board.one_holder
