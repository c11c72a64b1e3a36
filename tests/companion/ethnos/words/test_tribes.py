"""The Tribes in a sentence each."""

from companion.ethnos.words.tribes import AT_THE_AGES_END, LEADERS, age_end_text, leader_text
from rules.ethnos.rulebook import RULES
from rules.ethnos.vocabulary import TRIBES, Tribe


def test_the_tribes_to_remember_at_the_ages_end_are_those_with_rules_of_it() -> None:
    of_the_end = {tribe for rule in RULES if rule.id.startswith("A") for tribe in rule.tribes}
    assert set(AT_THE_AGES_END) == of_the_end
    assert age_end_text(Tribe.ELVES) == "Nothing."


def test_every_tribe_leads_in_a_sentence() -> None:
    assert set(LEADERS) == set(TRIBES)
    assert all(leader_text(tribe).endswith(".") for tribe in TRIBES)
