from companion.results.card import result_card
from companion.results.chat import chat_text
from companion.results.exports import result_of
from companion.rune_age.example import example
from companion.shell.desk import Desk
from companion.shell.results import Result
from rules.kinds import kind_named
from rules.rune_age.events import Bought, PhaseEnded
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.companion.results.test_card import is_inside
from tests.rune_age import A_QUIET_EVENT, OLA, a_game, turns


def the_example(desk: Desk) -> Result:
    return result_of(desk.begin(kind_named("rune_age").read(example()), "rune_age"))


def test_every_fight_is_won_by_somebody_or_lost(desk: Desk) -> None:
    result = the_example(desk)
    fights = {row.source: row.cells for row in result.sources() if row.source.startswith("fights")}
    counted = sum(cell or 0 for cells in fights.values() for cell in cells)
    assert len(result.entries) <= counted <= 2 * len(result.entries)
    assert result.groups[0].rows[-1].cells == result.race[-1]
    assert is_inside(result_card(result))
    assert "Fights won" in chat_text(result)


def test_who_wins_is_first_and_all_others_after_them(desk: Desk) -> None:
    events = (Bought(OLA, Purchase.MONUMENT), *turns(), A_QUIET_EVENT, PhaseEnded())
    result = result_of(desk.begin(a_game(*events, scenario=Scenario.MONUMENT), "rune_age"))
    assert [(seat.place, seat.winner) for seat in result.seats] == [(1, True), (2, False), (2, False)]
    assert (result.variant, result.total) == ("The Monument", None)
    assert result.over
