"""A guest's rights are looked at where something is recorded, whatever their screens show."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from companion.ethnos.game import GAME
from companion.sharing.desk import Guests, TableDesk, table_desk
from companion.sharing.person import HOST
from companion.sharing.rights import NotAllowed, Why
from companion.sharing.tables import Rights
from companion.shell.desk import SETTINGS, Desk
from rules.ethnos.events import BandPlayed, Correction, DragonDrawn
from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.errors import NoSuchGame
from storage.values import Settings
from tests.companion.headless import at_once, headless
from tests.companion.sharing.guests import a_shared_game, come, desk_of, window_of
from tests.ethnos import a_setup


def band(seat: int, cards: int = 2) -> BandPlayed:
    return BandPlayed(Band(seat, Tribe.ELVES, Kingdom.DURIS, cards))


def why_not(desk: TableDesk, *events: object) -> Why:
    with pytest.raises(NotAllowed) as caught:
        desk.play(desk.table, events)
    return caught.value.why


def test_a_guest_plays_and_the_game_knows_who_it_was(desk: Desk) -> None:
    id = a_shared_game(desk)
    guest = desk_of(desk, come(desk, id, 1))
    desk.play(id, [DragonDrawn()])
    saved = guest.play(id, [band(0)])
    assert (saved.entered_by, saved.undo_by) == ((None, 1), 1)
    saved = guest.undo(id, saved.revision)
    assert saved.redo_by == 1
    saved = guest.redo(id, saved.revision)
    assert desk.game(id).entered_by == (None, 1)


def test_who_enters_their_own_enters_no_others_and_nothing_of_the_table(desk: Desk) -> None:
    id = a_shared_game(desk)
    desk.house.allow(id, Rights.OWN)
    guest = desk_of(desk, come(desk, id, 1))
    desk.play(id, [band(0)])
    saved = guest.play(id, [band(1)])
    assert why_not(guest, band(0)) is Why.NOT_YOURS
    assert why_not(guest, DragonDrawn()) is Why.NOT_YOURS
    assert why_not(guest, band(1), Correction(glory={1: 60})) is Why.NOT_YOURS
    guest.undo(id, saved.revision)
    with pytest.raises(NotAllowed):
        guest.undo(id, desk.game(id).revision)


def changed_to(desk: Desk, id: str, *events: BandPlayed) -> Game:
    return KIND.play(Game(desk.game(id).game.setup), events)


def test_who_enters_their_own_changes_no_others(desk: Desk) -> None:
    id = a_shared_game(desk)
    desk.house.allow(id, Rights.OWN)
    guest = desk_of(desk, come(desk, id, 1))
    desk.play(id, [band(0)])
    revision = guest.play(id, [band(1)]).revision
    step = {"kind": "text", "text": "changed"}
    first = desk.game(id).game.events[0]
    with pytest.raises(NotAllowed):
        guest.change(id, changed_to(desk, id, band(0, 3), desk.game(id).game.events[1]), step, revision)
    setup = a_setup(3, (Tribe.TROLLS, Tribe.ELVES), merfolk_bonus="one")
    other_rules = KIND.play(Game(setup), desk.game(id).game.events)
    with pytest.raises(NotAllowed):
        guest.change(id, other_rules, step, revision)
    saved = guest.change(id, changed_to(desk, id, first, band(1, 3)), step, revision)
    assert saved.entered_by == (None, 1)
    saved = guest.amend(id, changed_to(desk, id, first, band(1, 4)), step, saved.revision)
    assert saved.game.events[1].band.cards == 4


def test_the_host_alone_enters_if_they_say_so_and_who_watches_enters_nothing(desk: Desk) -> None:
    id = a_shared_game(desk)
    guest, watcher = desk_of(desk, come(desk, id, 1)), desk_of(desk, come(desk, id))
    assert watcher.has_to_choose
    with pytest.raises(NoSuchGame):
        watcher.game(id)
    watcher.sit_and_watch()
    assert why_not(watcher, band(0)) is Why.WATCHING
    desk.house.allow(id, Rights.HOST)
    assert why_not(guest, band(1)) is Why.HOST_ENTERS


def test_there_is_nothing_but_one_table_on_a_guest_s_desk(desk: Desk) -> None:
    id, other = a_shared_game(desk), a_shared_game(desk)
    guest = desk_of(desk, come(desk, id, 1))
    for act in (guest.game, partial(guest.play, events=[band(1)]), partial(guest.undo, revision=0)):
        with pytest.raises(NoSuchGame):
            act(other)
    with pytest.raises(NoSuchGame):
        guest.redo(other, 0)
    assert guest.revision(other) is None
    assert not guest.is_trial(other)
    told: list[str] = []
    guest.watch(other, lambda: told.append(other))
    desk.play(other, [band(0)])
    assert told == []
    for name in ("keeper", "delete", "finish", "reopen", "begin", "import_game", "restore_backup", "house", "renamed"):
        with pytest.raises(NotAllowed):
            getattr(guest, name)
    with pytest.raises(NotAllowed):
        guest.lists.ask(lambda listing: listing.page())


def test_who_was_sent_away_has_nothing_any_more(desk: Desk) -> None:
    id = a_shared_game(desk)
    who = come(desk, id, 1)
    guest = desk_of(desk, who)
    assert guest.players() == ("Roderick", "Alexis", "Wilfred")
    desk.house.send_away(who.guest, id)
    with pytest.raises(NoSuchGame):
        guest.game(id)
    with pytest.raises(NotAllowed):
        guest.players()
    assert guest.has_to_choose


def test_a_guest_s_settings_are_their_own_but_for_what_a_game_shows(desk: Desk) -> None:
    id = a_shared_game(desk)
    desk.save_settings(replace(Settings(theme="black"), games={"ethnos": {"show_projection": False}}))
    guest = desk_of(desk, come(desk, id, 1))
    assert guest.settings.theme == "system"
    assert not guest.settings.option("ethnos", "show_projection", True)
    told: list[str] = []
    guest.watch(SETTINGS, lambda: told.append(SETTINGS))
    guest.save_settings(replace(guest.settings, theme="light"))
    assert (guest.settings.theme, desk.settings.theme, told) == ("light", "black", [SETTINGS])
    guest.change_players(lambda players: players.forget("Mara"))
    guest.lists.catch_up()


def test_the_host_has_the_whole_desk_and_a_guest_finds_what_they_left(desk: Desk) -> None:
    id, guests = a_shared_game(desk), Guests()
    assert guests.desk_of(desk, HOST) is desk
    assert table_desk(desk) is None
    who = come(desk, id, 1)
    first, again = guests.desk_of(desk, who), guests.desk_of(desk, who)
    assert first.shelf is again.shelf
    first.shelf.save()
    assert table_desk(first) is first  # type: ignore[comparison-overlap]
    desk.house.send_away(who.guest, id)
    guests.desk_of(desk, come(desk, id, 1))
    assert guests.desk_of(desk, who).shelf is not first.shelf


def test_a_band_is_of_who_plays_it_and_all_else_of_the_table() -> None:
    assert GAME.owner(band(2), None) == 2
    assert GAME.owner(DragonDrawn(player=2), None) is None


@headless
async def test_two_press_the_same_last_troll_token_at_the_same_moment_50_times(desk: Desk) -> None:
    """Exactly one gets it each time; the other is told why, and keeps what is entered."""
    id = a_shared_game(desk)
    desk.play(id, [Correction(trolls={2: (1, 2, 3, 4, 5)})])
    phones = [await window_of(desk, come(desk, id, seat), f"/game/{id}") for seat in (0, 1)]
    steps, wins, random = len(desk.game(id).game.steps), [0, 0], Random(6)
    for round in range(50):
        for seat, phone in enumerate(phones):
            if not phone.has("cards-1"):
                await phone.tap(f"band-{seat}", "leader-trolls", "colour-duris", "cards-6", "troll-6")
        # Which of the two is heard first is drawn by lot, as in a network.
        await at_once(*((phone, "play") for phone in random.sample(phones, 2)))
        saved = desk.game(id)
        assert len(saved.game.steps) == steps + 1, f"round {round}"
        assert saved.undo_by is not None
        wins[saved.undo_by] += 1
        winner, loser = phones[saved.undo_by], phones[1 - saved.undo_by]
        assert not winner.has("cards-1")
        assert "6" in loser.told()[0]
        assert "chosen" in loser.label("leader-trolls")
        assert "chosen" in loser.label("cards-6")
        await winner.tap("undo")
    assert all(wins)
