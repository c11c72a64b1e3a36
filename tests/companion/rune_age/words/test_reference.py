from companion.rune_age.words.reference import (
    DISPUTES,
    LETTERS,
    RULING_BY_NAME,
    SECTIONS,
    WON_BY,
    disputes_about,
    entries,
    errors_about,
    ruling_options,
    rulings_about,
    scenario_lines,
)
from companion.rune_age.words.rulebook import PARTS
from companion.speech.searching import found
from rules.rune_age.rulebook import RULE_BY_ID
from rules.rune_age.vocabulary import Scenario


def test_everything_that_can_be_looked_up_has_a_name_of_its_own() -> None:
    all = list(entries())
    assert len({entry.identifier for entry in all}) == len(all)
    assert {section.id for section in SECTIONS} >= set(LETTERS)
    assert "".join(sorted(LETTERS["all"])) == "".join(sorted(PARTS))


def test_disputes_and_scenarios_name_rules_that_are_there() -> None:
    assert all(id in RULE_BY_ID for dispute in DISPUTES for id in dispute.rules)
    assert all(id in RULE_BY_ID for rules in WON_BY.values() for id in rules)
    assert len(DISPUTES) == 21


def test_a_rule_knows_what_hangs_on_it() -> None:
    assert [ruling.name for ruling in rulings_about("R-V5")] == ["last_standing"]
    assert [error.page for error in errors_about("R-B7")] == [10]
    assert [dispute.id for dispute in disputes_about("R-G6")] == ["tie"]


def test_both_options_of_a_ruling_are_said_the_usual_one_first() -> None:
    usual, other = ruling_options(RULING_BY_NAME["secured_state"])
    assert (usual, other) == ("refreshed (usual)", "exhausted (if you agree on it)")


def test_a_scenario_says_how_it_is_won_and_its_cards() -> None:
    assert list(scenario_lines(Scenario.RUNEWARS)) == [
        "The last player left wins at once.",
        "Neutral cards: Summon Lightning, Manticore and Dragon.",
    ]


def test_the_search_finds_rules_disputes_and_rulings() -> None:
    assert found(entries(), "r-g6")[0].identifier == "rule-R-G6"
    assert "dispute-skulls" in {entry.identifier for entry in found(entries(), "skulls")}
    assert "ruling-monument_end" in {entry.identifier for entry in found(entries(), "monument round")}
