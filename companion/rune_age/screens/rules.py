"""Rules: a search field over a list of contents, and a page for each section, rule, scenario and open point."""

from collections.abc import Iterator, Sequence

import flet as ft

from companion.controls.buttons import section
from companion.controls.frame import screen
from companion.controls.looking_up import contents_view, links, topic_view
from companion.controls.named import said
from companion.controls.reading import link_card, page_card, read_card
from companion.controls.text import muted, text, title
from companion.look.theme import Look
from companion.rune_age.paths import rules_path
from companion.rune_age.words.reference import (
    DISPUTES,
    LETTERS,
    RULING_BY_NAME,
    SECTIONS,
    WON_BY,
    Dispute,
    disputes_about,
    entries,
    errors_about,
    ruling_options,
    rulings_about,
    scenario_lines,
)
from companion.rune_age.words.rulebook import (
    OUR_WORDS,
    PARTS,
    error_says,
    error_where,
    rule_example,
    rule_places,
    rule_says,
    rule_title,
    where_text,
)
from companion.rune_age.words.rulings import ruling_reason, ruling_title
from companion.rune_age.words.terms import scenario_name
from companion.speech.language import say
from companion.speech.searching import chapters
from rules.rune_age.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES, BookError, Rule
from rules.rune_age.rulings import RULINGS, Ruling
from rules.rune_age.vocabulary import Scenario


@screen
def RulesScreen() -> ft.View:
    contents = chapters(SECTIONS, rules_path)
    return contents_view(say("Rules of Rune Age"), say("Rule, scenario or word"), rules_path(), contents, entries())


@screen
def TopicScreen() -> ft.View:
    """A section, or a rule, a scenario or a ruling by its id."""
    return topic_view(_topic, rules_path())


def _topic(look: Look, topic: str) -> tuple[str, Iterator[ft.Control]]:
    """The heading of a topic, and what there is to read."""
    if topic in RULE_BY_ID:
        return f"{topic} · {rule_title(topic)}", _rule_page(look, RULE_BY_ID[topic])
    if topic in set(Scenario):
        return scenario_name(Scenario(topic)), _scenario_page(look, Scenario(topic))
    if topic in RULING_BY_NAME:
        return ruling_title(RULING_BY_NAME[topic]), _ruling_page(look, RULING_BY_NAME[topic])
    for chapter in SECTIONS:
        if chapter.id == topic:
            return say(chapter.title), _chapter(look, topic)
    nothing = text(look, say("There is no such rule."), 16)
    return say("Rules of Rune Age"), iter([nothing, *links(look, chapters(SECTIONS, rules_path))])


def _chapter(look: Look, id: str) -> Iterator[ft.Control]:
    match id:
        case "disputes":
            yield from (_dispute(look, dispute) for dispute in DISPUTES)
        case "scenarios":
            yield from (_scenario(look, scenario) for scenario in Scenario)
        case "rulings":
            yield from (_ruling(look, ruling) for ruling in RULINGS)
        case "errors":
            yield from (_error(look, error) for error in BOOK_ERRORS)
        case _:
            if id == "all":
                words = say(OUR_WORDS)
                yield said("our-words", words, muted(look, words, 13))
            for letter in LETTERS[id]:
                yield title(look, say(PARTS[letter]), 18)
                yield from (_rule(look, rule) for rule in RULES if rule.part == letter)


def _rule_page(look: Look, rule: Rule) -> Iterator[ft.Control]:
    words = [rule_says(rule.id), *filter(None, [rule_example(rule.id)])]
    yield page_card(look, f"rule-{rule.id}", rule_title(rule.id), words, id=rule.id, foot=rule_places(rule))
    yield from _under(look, say("Asked at the table"), [_answered(look, each) for each in disputes_about(rule.id)])
    yield from _under(look, say("What the book leaves open"), [_ruling(look, each) for each in rulings_about(rule.id)])
    errors = [
        read_card(look, f"error-{error.id}", error_where(error), [error_says(error)]) for error in errors_about(rule.id)
    ]
    yield from _under(look, say("Errors in the book"), errors)
    neighbours = [other for other in RULES if other.part == rule.part and other != rule]
    yield from _under(look, say(PARTS[rule.part]), [_rule(look, other) for other in neighbours])


def _scenario_page(look: Look, scenario: Scenario) -> Iterator[ft.Control]:
    yield page_card(look, f"scenario-{scenario}", scenario_name(scenario), list(scenario_lines(scenario)))
    yield from _under(look, say("Rules"), [_rule(look, RULE_BY_ID[id]) for id in WON_BY[scenario]])


def _ruling_page(look: Look, ruling: Ruling) -> Iterator[ft.Control]:
    words = [ruling_reason(ruling), *(f"• {option}" for option in ruling_options(ruling))]
    foot = [say("Chosen for each game, under its rules.")]
    yield page_card(look, f"ruling-{ruling.name}", ruling_title(ruling), words, foot=foot)
    yield from _under(look, say("Rules"), [_rule(look, RULE_BY_ID[id]) for id in ruling.rules])


def _under(look: Look, heading: str, cards: Sequence[ft.Control]) -> Iterator[ft.Control]:
    """Cards under their heading, if there are any."""
    if cards:
        yield section(look, heading)
    yield from cards


def _rule(look: Look, rule: Rule) -> ft.Control:
    path, where = rules_path(rule.id), [where_text(rule)]
    return link_card(look, f"rule-{rule.id}", path, rule_title(rule.id), [rule_says(rule.id)], id=rule.id, foot=where)


def _scenario(look: Look, scenario: Scenario) -> ft.Control:
    words, path = list(scenario_lines(scenario)), rules_path(scenario)
    return link_card(look, f"scenario-{scenario}", path, scenario_name(scenario), words)


def _ruling(look: Look, ruling: Ruling) -> ft.Control:
    words = [ruling_reason(ruling), *(f"• {option}" for option in ruling_options(ruling))]
    name, path, ids = f"ruling-{ruling.name}", rules_path(ruling.name), ", ".join(ruling.rules)
    return link_card(look, name, path, ruling_title(ruling), words, id=ids)


def _dispute(look: Look, dispute: Dispute) -> ft.Control:
    path, ids = rules_path(dispute.rules[0]), ", ".join(dispute.rules)
    return link_card(look, f"dispute-{dispute.id}", path, say(dispute.asked), [say(dispute.answer)], id=ids)


def _answered(look: Look, dispute: Dispute) -> ft.Control:
    """On the page of a rule that decides it."""
    ids = " · ".join(dispute.rules)
    return read_card(look, f"dispute-{dispute.id}", say(dispute.asked), [say(dispute.answer)], foot=[ids])


def _error(look: Look, error: BookError) -> ft.Control:
    name, path = f"error-{error.id}", rules_path(error.rule)
    return link_card(look, name, path, error_where(error), [error_says(error)], id=error.rule)
