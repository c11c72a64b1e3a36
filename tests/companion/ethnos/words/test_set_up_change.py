from dataclasses import replace

from companion.ethnos.words.set_up_change import set_up_changes, set_up_corrected_text, set_up_preview
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Colour, Tribe
from rules.limits import LONGEST_NOTE
from rules.players import Player
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES)


def changes(after: Setup, *seats: int) -> list[str]:
    return list(set_up_changes(SETUP, after, seats or SETUP.seats))


def test_everything_that_is_another_is_said() -> None:
    assert changes(SETUP) == []
    other = Player("Rod", Colour.PINK)
    assert changes(replace(SETUP, players=(other, *SETUP.players[1:]))) == ["Roderick is called Rod", "Rod: pink"]
    tokens = replace(SETUP, tokens=((0, 2, 4), *SETUP.tokens[1:]))
    assert changes(tokens) == ["Rhea: 0, 2, 4"]
    tribes = replace(SETUP, tribes=(Tribe.ELVES, *SETUP.tribes[1:]))
    assert changes(tribes) == ["In play: Elves", "Not in play: Dwarves"]
    assert changes(replace(SETUP, first_player=2)) == ["Wilfred begins"]
    assert list(set_up_changes(replace(SETUP, first_player=None), SETUP, SETUP.seats)) == ["Roderick begins"]


def test_whoever_only_sits_elsewhere_is_the_same_person() -> None:
    moved = replace(SETUP, players=(SETUP.players[1], SETUP.players[0], *SETUP.players[2:]), first_player=1)
    assert changes(moved, 1, 0, 2, 3) == ["Seats: Alexis, Roderick, Wilfred, Mara"]


def test_the_ledger_keeps_a_note_that_fits() -> None:
    assert (
        set_up_corrected_text(SETUP, replace(SETUP, first_player=2), SETUP.seats) == "Set-up corrected: Wilfred begins"
    )
    six = a_setup(6, tribes=SCORING_TRIBES)
    names = tuple(Player(f"{seat}" + "x" * 39, player.colour) for seat, player in enumerate(six.players))
    long = replace(six, players=names)
    colours = tuple(Player(f"{seat}" + "y" * 39, colour) for seat, colour in enumerate(reversed(Colour)))
    tokens = tuple((90, 91, 92) for _ in KINGDOMS)
    words = set_up_corrected_text(long, replace(long, players=colours, tokens=tokens), six.seats)
    assert len(words) <= LONGEST_NOTE
    assert words.endswith("…") is (len(words) == LONGEST_NOTE)


def test_names_and_colours_change_nothing_else() -> None:
    game = a_game(SETUP, a_band())
    renamed = replace(SETUP, players=(Player("Rod", Colour.WHITE), *SETUP.players[1:]))
    assert set_up_preview(game, renamed, SETUP.seats) == ["Roderick is called Rod."]
    tribes = replace(SETUP, tribes=(Tribe.ELVES, *SETUP.tribes[1:]))
    assert set_up_preview(game, tribes, SETUP.seats)[2] == "1 entry no longer fits; what becomes of it is asked next."
