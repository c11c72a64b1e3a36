from dataclasses import dataclass

from companion.changing.words import decision_text, entry_label, where_text


@dataclass(frozen=True)
class Diary:
    steps: tuple[str, ...]
    setup: None = None
    state: None = None


def name(diary: Diary, index: int) -> str:
    return diary.steps[index]


def test_an_entry_is_said_with_its_time_if_it_has_one() -> None:
    assert entry_label("Rain falls.", None) == "Rain falls."
    assert entry_label("Rain falls.", "2026-01-31T20:15:00Z").endswith(":15: Rain falls.")


def test_an_entry_that_is_new_is_said_to_be_so() -> None:
    assert entry_label("Rain falls.", None, new=True) == "Just now: Rain falls."


def test_where_an_entry_goes_is_said_by_its_neighbours() -> None:
    diary = Diary(("Rain", "Sun"))
    assert where_text(diary, 0, name) == "It comes before the first entry, “Rain”."
    assert where_text(diary, 1, name) == "It goes between “Rain” and “Sun”."
    assert where_text(diary, 2, name) == "It comes after the last entry, “Sun”."
    assert where_text(Diary(()), 0, name) == "It is the first entry."


def test_what_no_longer_fits_is_kept_or_left_out() -> None:
    assert decision_text("Rain", kept=True) == "Rain: kept, with a correction"
    assert decision_text("Rain", kept=False) == "Rain: left out"
