import pytest

from companion.rune_age.entering.event import CardKind, EventDraft, Lacks
from rules.rune_age.events import Damaged, EnemyDrawn, InstantDrawn
from tests.rune_age import EWA, JAN, OLA, state_after, turns

STATE = state_after(*turns())
GHOX = EnemyDrawn("Ghox", 7, 1, reward=True, start_effect=True)
RAID = InstantDrawn("A raid", lasts=True, strength=3, dice=2)


def typed(name: str = "Ghox", kind: CardKind | None = CardKind.ENEMY, strength: str = "", dice: str = "") -> EventDraft:
    draft = EventDraft().with_name(name).with_strength(strength).with_dice(dice)
    return draft.with_kind(kind) if kind else draft


@pytest.mark.parametrize("event", [GHOX, RAID, InstantDrawn("Quiet"), InstantDrawn("A", False, 0, 0, (JAN, EWA))])
def test_a_draft_of_an_event_is_that_event(event: EnemyDrawn | InstantDrawn) -> None:
    assert EventDraft.of(event, STATE.living).event(STATE) == event
    assert not list(EventDraft.of(event, STATE.living).lacks(STATE))


@pytest.mark.parametrize(
    ("draft", "lacks"),
    [
        (typed(" "), [Lacks.NAME, Lacks.STRENGTH]),
        (typed("x" * 41, CardKind.INSTANT), [Lacks.NAME]),
        (typed(kind=None), [Lacks.KIND]),
        (typed(strength="x"), [Lacks.STRENGTH]),
        (typed(kind=CardKind.INSTANT, strength="100"), [Lacks.STRENGTH]),
        (typed(strength="5", dice="12"), [Lacks.DICE]),
        (
            typed(kind=CardKind.INSTANT, strength="5").with_attacked(OLA).with_attacked(JAN).with_attacked(EWA),
            [Lacks.TARGET],
        ),
    ],
)
def test_what_is_lacking_is_known(draft: EventDraft, lacks: list[Lacks]) -> None:
    assert list(draft.lacks(STATE)) == lacks
    assert draft.event(STATE) is None


def test_an_instant_attacks_everybody_who_lives_unless_somebody_is_spared() -> None:
    state = state_after(Damaged(EWA, 20), *turns(2))
    draft = typed("A raid", CardKind.INSTANT, "3")
    assert draft.event(state) == InstantDrawn("A raid", strength=3)
    assert draft.with_attacked(OLA).event(state) == InstantDrawn("A raid", strength=3, attacks=(JAN,))
    assert draft.with_attacked(OLA).with_attacked(OLA).event(state) == InstantDrawn("A raid", strength=3)


def test_properties_are_turned_on_and_off_and_a_name_is_tidied() -> None:
    draft = typed(" The  raid ", CardKind.INSTANT).with_lasts().with_reward().with_start_effect()
    assert draft.event(STATE) == InstantDrawn("The raid", lasts=True)
    assert draft.with_lasts().with_kind(CardKind.ENEMY).with_strength("0").event(STATE) == EnemyDrawn(
        "The raid", 0, 0, True, True
    )


def test_a_known_card_takes_the_place_of_what_was_typed() -> None:
    draft = typed("x", strength="9").known(InstantDrawn("Quiet"))
    assert (draft.name.text, draft.strength.text, draft.event(STATE)) == ("Quiet", "", InstantDrawn("Quiet"))
