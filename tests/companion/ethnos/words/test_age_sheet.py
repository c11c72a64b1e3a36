"""What a typed Age still needs, in words."""

from companion.ethnos.entering.age_sheet import AgeDraft, TypedBand
from companion.ethnos.words.age_sheet import missing_text, needs_text, typed_band_text
from rules.ethnos.table import with_markers
from rules.ethnos.vocabulary import Kingdom
from tests.ethnos import RODERICK, a_setup, a_table


def test_a_typed_band_in_words() -> None:
    assert typed_band_text(TypedBand(0, 5)) == "5"
    assert typed_band_text(TypedBand(0, 5, dwarf=True, skeletons=1)) == "5, Dwarf, 1 Skeleton"
    assert typed_band_text(TypedBand(0, 5, skeletons=2)) == "5, 2 Skeletons"


def test_a_typed_age_says_what_it_needs() -> None:
    assert missing_text(AgeDraft()).startswith("Nothing is missing.")
    marked = AgeDraft().with_table(lambda table: with_markers(table, Kingdom.RHEA, RODERICK, 1))
    assert missing_text(marked) == "Missing: the lowest token of Rhea."
    assert missing_text(marked.with_age(2)) == "Missing: the 2 lowest tokens of Rhea."
    same = (
        AgeDraft()
        .with_setting(lambda setting: setting.with_name(0, "Mara"))
        .with_setting(lambda setting: setting.with_name(1, "Mara"))
    )
    assert missing_text(same) == "Two players have the name Mara."
    assert missing_text(AgeDraft.of_game(a_setup(), a_table(a_setup()))) == "Say who drew the third Dragon."


def test_what_a_game_needs_besides_is_said() -> None:
    draft = AgeDraft()
    assert needs_text(draft).startswith(
        "With 4 players there are 6 Tribes, not 0. Missing: the 3 lowest tokens of Rhea, "
    )
    assert needs_text(draft).endswith("Say who drew the third Dragon.")
    assert needs_text(AgeDraft.of_game(a_setup(), a_table(a_setup())).with_age(3)) == ""
