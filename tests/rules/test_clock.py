from rules.clock import PAUSE, Clock, clock


def test_what_passed_before_an_event_is_the_time_of_whoever_made_it() -> None:
    entered = [(0, "2026-01-31T20:00:00Z"), (1, "2026-01-31T20:01:00Z"), (0, "2026-01-31T20:01:30Z")]
    assert clock(entered, 2) == Clock(90, 0, (30, 60))


def test_pauses_are_left_out_and_what_belongs_to_nobody_is_nobodys() -> None:
    entered = [(0, "2026-01-31T20:00:00Z"), (1, "2026-01-31T20:15:00Z"), (None, "2026-01-31T20:15:20Z")]
    assert clock(entered, 2) == Clock(20, PAUSE, (0, 0))


def test_what_was_put_in_later_counts_when_it_came() -> None:
    entered = [(0, "2026-01-31T20:00:00Z"), (1, "2026-01-31T20:03:00Z"), (0, "2026-01-31T20:01:00+00:00")]
    assert clock(entered, 2) == Clock(180, 0, (60, 120))


def test_times_that_nobody_has_written_are_none() -> None:
    entered = [(0, None), (1, "yesterday"), (0, "2026-01-31T20:00:00"), (0, "0001-01-01T00:00:00+14:00")]
    assert clock(entered, 2).by_seat == (0, 0)
    assert clock([], 2) == Clock(0, 0, (0, 0))
