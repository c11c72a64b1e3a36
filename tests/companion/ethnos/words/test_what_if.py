"""What if, in words."""

import pytest

from companion.ethnos.words.what_if import band_lines, lead_text
from rules.ethnos.what_if import BandTried, Lead


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (Lead(to_tie=None, to_lead=0, ahead=2), "Mara leads here by 2 markers."),
        (
            Lead(to_tie=None, to_lead=0, ahead=0),
            "Mara leads here by Troll tokens, with as many markers as another.",
        ),
        (Lead(to_tie=None, to_lead=1, ahead=0), "Mara needs 1 more marker to lead here alone."),
        (
            Lead(to_tie=0, to_lead=1, ahead=0),
            "Mara shares the lead here. Mara needs 1 more marker to lead here alone.",
        ),
        (
            Lead(to_tie=1, to_lead=2, ahead=0),
            "Mara needs 1 more marker to share the lead here. Mara needs 2 more markers to lead here alone.",
        ),
    ],
)
def test_how_far_a_player_is_from_the_lead(lead: Lead, words: str) -> None:
    assert lead_text(lead, "Mara") == words


@pytest.mark.parametrize(
    ("tried", "words"),
    [
        (
            BandTried(places=True, needed=2, supply=5, before=(3, 1), after=(2, 5)),
            "A band of 2 cards with a Leader of this colour places a marker.",
        ),
        (
            BandTried(places=False, needed=3, supply=5, before=(3, 1), after=(2, 5)),
            "A band of 2 cards with a Leader of this colour places no marker. It needs 3 cards.",
        ),
        (
            BandTried(places=False, needed=2, supply=0, before=(3, 1), after=(2, 5)),
            "A band of 2 cards with a Leader of this colour places no marker. Mara has no marker left.",
        ),
    ],
)
def test_what_a_band_would_do_and_everybody_would_then_have(tried: BandTried, words: str) -> None:
    assert band_lines(tried, 2, "Mara", ("Tove", "Mara")) == [
        words,
        "If the Age ended after it:",
        "Tove: 3 to 2 (−1).",
        "Mara: 1 to 5 (+4).",
    ]


def test_glory_that_a_band_does_not_change_is_said_once() -> None:
    tried = BandTried(places=True, needed=1, supply=5, before=(3,), after=(3,))
    assert band_lines(tried, 1, "Tove", ("Tove",))[-1] == "Tove: 3, as without it."
