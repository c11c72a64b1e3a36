"""An explanation in plain text; what games explain is tested in their `words/test_why.py`."""

from companion.speech.explaining import Account, RuleTold, RulingTold, Told, told_text

RULING = RulingTold("skeletons", "Skeletons", "No book says it.", "In this game: yes.", ("Or: no.",), ("A1",))
RULE = RuleTold("A1", "Order", "One after the other.", "English book, page 9.")


def test_everything_is_in_the_text_in_blocks() -> None:
    told = Told(
        "Rhea: 4", ["4 of 9.", "So 4."], [Account("Bands", ("3", "1"))], [RULING], [RULE], context="Mara and Jan."
    )
    assert told_text(told).split("\n\n") == [
        "Rhea: 4\nMara and Jan.",
        "4 of 9.\nSo 4.",
        "Bands\n3\n1",
        "Skeletons\nNo book says it.\nIn this game: yes.\nOr: no.",
        "Order (A1)\nOne after the other.\nEnglish book, page 9.",
    ]


def test_without_a_context_the_title_stands_alone() -> None:
    assert told_text(Told("Rhea: 4", ["So 4."], [], [], [])) == "Rhea: 4\n\nSo 4."
