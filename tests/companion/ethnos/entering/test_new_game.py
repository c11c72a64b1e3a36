from dataclasses import replace
from random import Random

import pytest

from companion.ethnos.entering.new_game import COLOURS, SetupDraft, draft_for
from companion.ethnos.words.setting_up import missing_text, rules_text
from rules.ethnos.codes import Code
from rules.ethnos.components import components_of
from rules.ethnos.rulings import rulings_of
from rules.ethnos.setup import verify_setup
from rules.ethnos.vocabulary import TRIBES, Colour, Edition, Kingdom, Tribe
from rules.players import Player
from tests.companion.ethnos.drafts import full, seated
from tests.ethnos import NAMES, a_setup

CHANCE = Random(1)


def texts(draft: SetupDraft, kingdom: Kingdom) -> list[str]:
    return [field.text for field in draft.tokens[kingdom]]


def ruled(draft: SetupDraft, **rulings: str | bool) -> SetupDraft:
    rules = draft.rules
    for name, value in rulings.items():
        rules = rules.with_ruling(name, value)
    return replace(draft, rules=rules)


def test_a_new_draft_has_four_empty_seats_and_nothing_chosen() -> None:
    draft = SetupDraft()
    assert draft.seated == ("", "", "", "")
    assert (draft.tribes, draft.first_player, draft.ready) == ((), None, False)
    assert missing_text(draft) == "Missing: 6 Tribes, the Glory tokens, who begins."


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_missing_is_drawn_and_the_game_can_begin(players: int) -> None:
    draft = full(players)
    assert draft.ready
    assert not draft.can_draw
    setup = draft.setup()
    assert verify_setup(setup) == ()
    assert setup.names == NAMES[:players]
    assert setup.first_player == draft.first_player is not None
    assert missing_text(draft) == f"All set: {setup.ages} Ages, {setup.names[setup.first_player or 0]} begins."


def test_chance_leaves_alone_what_was_chosen() -> None:
    draft = seated(*NAMES[:4]).with_tribe(Tribe.WIZARDS).with_first(2)
    draft = draft.with_token(Kingdom.DURIS, 1, "55").with_the_rest_drawn(Random(2))
    assert draft.ready
    assert Tribe.WIZARDS in draft.tribes
    assert draft.first_player == 2
    assert texts(draft, Kingdom.DURIS)[-1] == "55"


def test_two_seats_without_a_name_are_no_twins() -> None:
    assert Code.DUPLICATE_PLAYER not in {problem.code for problem in seated("Mara", "", "").problems()}


def test_a_colour_is_never_held_twice() -> None:
    for colour in COLOURS:
        draft = SetupDraft().with_colour(1, colour)
        assert draft.colours[1] is colour
        assert sorted(draft.colours) == sorted(Colour)
    swapped = SetupDraft().with_colour(0, COLOURS[1])
    assert swapped.colours[:2] == (COLOURS[1], COLOURS[0])


def test_changing_seats_takes_name_colour_and_first_player_along() -> None:
    draft = seated("Mara", "Tove", "Ines").with_first(0).moved(0, 1)
    assert draft.seated == ("Tove", "Mara", "Ines")
    assert draft.colours[:2] == (COLOURS[1], COLOURS[0])
    assert draft.first_player == 1
    assert draft.moved(1, -1).seated == ("Mara", "Tove", "Ines")
    assert draft.moved(2, -1).first_player == 2
    assert seated("Mara", "Tove").moved(0, 1).first_player is None


def test_somebody_known_takes_the_first_empty_seat_with_their_colour() -> None:
    draft = SetupDraft().with_name(0, "Mara").with_known("Tove", Colour.WHITE)
    assert draft.seated == ("Mara", "Tove", "", "")
    assert draft.colours[1] is Colour.WHITE
    assert sorted(draft.colours) == sorted(Colour)


def test_a_colour_that_somebody_plays_with_stays_theirs() -> None:
    draft = SetupDraft().with_name(0, "Mara").with_known("Tove", COLOURS[0])
    assert draft.colours[:2] == COLOURS[:2]
    empty_seat = SetupDraft().with_name(0, "Mara").with_known("Tove", COLOURS[3])
    assert empty_seat.colours[:4] == (COLOURS[0], COLOURS[3], COLOURS[2], COLOURS[1])
    assert SetupDraft().with_known("Tove", None).colours == COLOURS


def test_somebody_known_adds_a_seat_up_to_six() -> None:
    draft = seated(*NAMES[:4]).with_known("Tove", None)
    assert draft.seated == (*NAMES[:4], "Tove")
    six = draft.with_known("Ines", None)
    assert six.free_seat is None
    assert six.with_known("Bo", None).seated == NAMES


def test_a_second_tap_takes_somebody_off_their_seat() -> None:
    draft = SetupDraft().with_known("Tove", None).with_known("Mara", None).with_known("Tove", None)
    assert draft.seated == ("", "Mara", "", "")


def test_fewer_players_keep_the_names_for_later() -> None:
    draft = seated(*NAMES[:4]).with_count(2)
    assert draft.setup().names == NAMES[:2]
    assert draft.with_count(4).seated == NAMES[:4]


def test_somebody_who_left_with_a_seat_does_not_come_back_twice() -> None:
    draft = seated(*NAMES[:4]).with_count(3).with_known(NAMES[0], None).with_known(NAMES[3], None)
    assert draft.seated == (NAMES[3], *NAMES[1:3])
    assert draft.with_count(4).seated[3] == ""


def test_whoever_left_does_not_begin() -> None:
    assert seated(*NAMES[:4]).with_first(3).with_count(3).first_player is None


def test_tokens_dealt_for_others_come_back_with_them() -> None:
    draft = full(4)
    fewer = draft.with_count(3)
    assert fewer.dealt_for_others
    assert "dealt for 4 players" in missing_text(fewer)
    assert fewer.with_count(5).dealt_for_others is False
    assert fewer.with_count(4).ready


def test_typed_tokens_stay_whoever_plays() -> None:
    draft = full(4).with_token(Kingdom.RHEA, 0, "1").with_count(3)
    assert not draft.dealt_for_others


def test_tokens_are_sorted_once_all_are_there() -> None:
    draft = SetupDraft().with_token(Kingdom.RHEA, 0, "8").with_token(Kingdom.RHEA, 1, "2")
    assert texts(draft.with_sorted_tokens(Kingdom.RHEA), Kingdom.RHEA) == ["8", "2", ""]
    done = draft.with_token(Kingdom.RHEA, 2, "04").with_sorted_tokens(Kingdom.RHEA)
    assert texts(done, Kingdom.RHEA) == ["2", "4", "8"]
    two = draft.with_count(2).with_sorted_tokens(Kingdom.RHEA)
    assert texts(two, Kingdom.RHEA) == ["2", "8", ""]


def test_unsorted_tokens_are_sorted_in_the_set_up() -> None:
    draft = full().with_token(Kingdom.RHEA, 0, "99")
    assert draft.setup().tokens[Kingdom.RHEA][-1] == 99
    assert draft.ready


def test_a_rematch_has_the_same_players_and_colours_and_nothing_else() -> None:
    players = [Player("Mara", Colour.BLACK), Player("Tove", Colour.BLUE), Player("Ines")]
    draft = draft_for(players)
    assert draft.seated == ("Mara", "Tove", "Ines")
    assert draft.colours[:2] == (Colour.BLACK, Colour.BLUE)
    assert sorted(draft.colours) == sorted(Colour)
    assert (draft.tribes, draft.first_player) == ((), None)


def test_other_players_leave_no_name_behind() -> None:
    draft = full(6).with_players([Player("Bo"), Player("Al")])
    assert draft.with_count(6).seated == ("Bo", "Al", "", "", "", "")


def test_an_edition_brings_its_rulings() -> None:
    draft = (
        SetupDraft()
        .with_rules(lambda rules: rules.with_ruling("merfolk_bonus", "one"))
        .with_rules(lambda rules: rules.with_edition(Edition.PL))
    )
    assert draft.setup().rulings == rulings_of(Edition.PL)
    assert draft.setup().edition is Edition.PL
    assert rules_text(draft) == "Polish rulebook, usual rulings"


def test_a_ruling_is_changed_and_changed_back() -> None:
    usual = SetupDraft()
    changed = ruled(usual, merfolk_bonus="one", ten_skeletons_win=True)
    assert (changed.setup().rulings.merfolk_bonus, changed.setup().rulings.ten_skeletons_win) == ("one", True)
    assert rules_text(changed) == "English rulebook, 2 rulings changed"
    back = changed.with_rules(lambda rules: rules.with_ruling("merfolk_bonus", "each")).with_rules(
        lambda rules: rules.with_ruling("ten_skeletons_win", False)
    )
    assert back == usual
    assert rules_text(back) == "English rulebook, usual rulings"


def test_printed_values_are_typed_where_they_differ() -> None:
    draft = (
        full(3)
        .with_rules(lambda rules: rules.with_printed("giant-II", "7"))
        .with_rules(lambda rules: rules.with_printed("orcs-6", "21"))
    )
    components = draft.setup().components
    assert (components.giant, components.orcs) == ((2, 7), (1, 3, 6, 10, 15, 21))
    assert components.merfolk == components_of(2).merfolk
    assert rules_text(draft) == "English rulebook, usual rulings, printed values changed"
    assert draft.with_count(4).setup().components.giant == (2, 7, 6)
    assert draft.with_rules(lambda rules: rules.with_printed("giant-II", "")).setup().components.giant == (2, 5)


def test_a_shorter_merfolk_board_loses_its_last_symbols() -> None:
    draft = full().with_rules(lambda rules: rules.with_printed("merfolk-end", "10"))
    assert (draft.setup().components.merfolk_end, draft.setup().components.merfolk_symbols) == (10, (3, 7))
    assert draft.ready


def test_every_tribe_can_be_chosen_and_left_again() -> None:
    draft = SetupDraft()
    for tribe in reversed(TRIBES):
        draft = draft.with_tribe(tribe)
    assert draft.tribes == TRIBES
    assert draft.with_tribe(Tribe.ELVES).tribes == tuple(tribe for tribe in TRIBES if tribe is not Tribe.ELVES)


def test_what_a_game_was_set_up_with_makes_the_same_set_up() -> None:
    for setup in (a_setup(2), a_setup(4, merfolk_places="first"), a_setup(6, tribes=tuple(reversed(TRIBES))[:6])):
        draft = SetupDraft.of(setup)
        assert draft.ready
        assert draft.on(setup) == setup
        assert draft.seats == tuple(setup.seats)
        tribe = setup.tribes[0]
        assert draft.with_tribe(tribe).with_tribe(tribe).on(setup) == setup


def test_whoever_moves_takes_the_seat_they_came_from_along() -> None:
    setup = a_setup(4)
    draft = SetupDraft.of(setup).moved(0, 1).moved(1, 1)
    assert draft.seated == ("Alexis", "Wilfred", "Roderick", "Mara")
    assert draft.seats == (2, 0, 1, 3)
    assert draft.on(setup).first_player == 2


def test_a_name_that_only_we_would_have_tidied_stays_as_the_file_has_it() -> None:
    setup = a_setup(2)
    setup = replace(setup, players=(Player(" Mara  Lund", Colour.PINK), setup.players[1]))
    draft = SetupDraft.of(setup)
    assert draft.on(setup) == setup
    assert draft.with_name(0, "Mara").on(setup).names[0] == "Mara"
