"""Rules: a search field over a list of contents, and a page for each section, rule, Tribe and open point."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card, chip, section
from companion.controls.frame import screen
from companion.controls.looking_up import contents_view, links, topic_view
from companion.controls.named import said
from companion.controls.reading import lines_of, link_card, page_card, read_card, spoken_lines, stacked
from companion.controls.text import text, title
from companion.ethnos.paths import rules_path
from companion.ethnos.words.help import HELP
from companion.ethnos.words.note import Note
from companion.ethnos.words.reference import (
    DIFFERENCES,
    PLAYER_RULINGS,
    PLAYERS,
    RULING_BY_NAME,
    SECTIONS,
    SEE_ALSO,
    TURN,
    entries,
    errors_about,
    rules_about,
    ruling_options,
    ruling_title,
    rulings_about,
    tribe_lines,
    tribe_where,
    tribes_by_page,
)
from companion.ethnos.words.rulebook import (
    PARTS,
    book_name,
    error_says,
    error_where,
    rule_example,
    rule_places,
    rule_says,
    rule_title,
    where_text,
)
from companion.ethnos.words.rulings import ruling_reason
from companion.ethnos.words.terms import tribe_name
from companion.look.theme import Look
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.rulebook import pages_text
from companion.speech.searching import chapters
from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES, BookError, Rule
from rules.ethnos.rulings import RULINGS, Ruling
from rules.ethnos.vocabulary import TRIBES, Edition, Tribe


@screen
def RulesScreen() -> ft.View:
    contents = chapters(SECTIONS, rules_path)
    return contents_view(say("Rules"), say("Rule, Tribe or word"), rules_path(), contents, entries())


@screen
def TopicScreen() -> ft.View:
    """A section, or a rule, a Tribe or a ruling by its id."""
    return topic_view(_topic, rules_path())


def _topic(look: Look, topic: str) -> tuple[str, Iterator[ft.Control]]:
    """The heading of a topic, and what there is to read."""
    if topic in RULE_BY_ID:
        return f"{topic} · {rule_title(topic)}", _rule_page(look, RULE_BY_ID[topic])
    if topic in TRIBES:
        return tribe_name(Tribe(topic)), _tribe_page(look, Tribe(topic))
    if topic in RULING_BY_NAME:
        return ruling_title(RULING_BY_NAME[topic]), _ruling_page(look, RULING_BY_NAME[topic])
    for chapter in SECTIONS:
        if chapter.id == topic:
            return say(chapter.title), PAGES[topic](look)
    nothing = text(look, say("There is no such rule."), 16)
    return say("Rules"), iter([nothing, *links(look, chapters(SECTIONS, rules_path))])


def _rule_page(look: Look, rule: Rule) -> Iterator[ft.Control]:
    words = [rule_says(rule.id), *filter(None, [rule_example(rule.id)])]
    yield page_card(look, f"rule-{rule.id}", rule_title(rule.id), words, id=rule.id, foot=rule_places(rule))
    yield from _points(look, rulings_about((rule.id,)))
    errors = errors_about(rule.id)
    if errors:
        yield section(look, say("Errors in the books"))
        yield from (read_card(look, f"error-{error.id}", error_where(error), [error_says(error)]) for error in errors)
    yield section(look, say("See also"))
    yield from (_tribe(look, tribe) for tribe in rule.tribes)
    yield from (_rule(look, RULE_BY_ID[id]) for id in SEE_ALSO[rule.id])


def _tribe_page(look: Look, tribe: Tribe) -> Iterator[ft.Control]:
    rules = rules_about(tribe)
    yield page_card(look, f"tribe-{tribe}", tribe_name(tribe), list(tribe_lines(tribe)), foot=[tribe_where(tribe)])
    yield section(look, say("Rules"))
    yield from (_rule(look, rule) for rule in rules)
    yield from _points(look, rulings_about(tuple(rule.id for rule in rules)))


def _ruling_page(look: Look, ruling: Ruling) -> Iterator[ft.Control]:
    words = [ruling_reason(ruling), *(f"• {option}" for option in ruling_options(ruling))]
    foot = [say("Chosen for each game, under its rules.")]
    yield page_card(look, f"ruling-{ruling.name}", ruling_title(ruling), words, foot=foot)
    yield section(look, say("Rules"))
    yield from (_rule(look, RULE_BY_ID[id]) for id in ruling.rules)


def _help(look: Look) -> Iterator[ft.Control]:
    yield from (_note(look, note) for note in HELP)


def _set_up(look: Look) -> Iterator[ft.Control]:
    yield from _part(look, "S")


def _turn(look: Look) -> Iterator[ft.Control]:
    yield from (_note(look, note) for note in TURN)


def _tribes(look: Look) -> Iterator[ft.Control]:
    yield from (_tribe(look, tribe) for tribe in TRIBES)


def _scoring(look: Look) -> Iterator[ft.Control]:
    for letter in "AF":
        yield from _part(look, letter)


def _players(look: Look) -> Iterator[ft.Control]:
    yield from (_note(look, note) for note in PLAYERS)
    yield from _points(look, [RULING_BY_NAME[name] for name in PLAYER_RULINGS])


def _editions(look: Look) -> Iterator[ft.Control]:
    yield from (_note(look, note) for note in DIFFERENCES)
    yield from _points(look, RULINGS)
    yield section(look, say("Where each book has the Tribes"))
    for edition in Edition:
        yield read_card(look, f"pages-{edition}", book_name(edition), [tribes_by_page(edition)])


def _errors(look: Look) -> Iterator[ft.Control]:
    yield from (_error(look, error) for error in BOOK_ERRORS)


def _all(look: Look) -> Iterator[ft.Control]:
    for letter in PARTS:
        yield from _part(look, letter)


PAGES: dict[str, Callable[[Look], Iterator[ft.Control]]] = {
    "help": _help,
    "set-up": _set_up,
    "turn": _turn,
    "tribes": _tribes,
    "scoring": _scoring,
    "players": _players,
    "editions": _editions,
    "errors": _errors,
    "all": _all,
}


def _part(look: Look, letter: str) -> Iterator[ft.Control]:
    """The rules whose ids begin with a letter."""
    yield title(look, say(PARTS[letter]), 18)
    yield from (_rule(look, rule) for rule in RULES if rule.id.startswith(letter))


def _points(look: Look, rulings: Sequence[Ruling]) -> Iterator[ft.Control]:
    """What the books leave open."""
    if rulings:
        yield section(look, say("Where the books differ or are silent"))
    for ruling in rulings:
        words = [ruling_reason(ruling), *(f"• {option}" for option in ruling_options(ruling))]
        name, path = f"ruling-{ruling.name}", rules_path(ruling.name)
        yield link_card(look, name, path, ruling_title(ruling), words, id=", ".join(ruling.rules))


def _rule(look: Look, rule: Rule) -> ft.Control:
    path, where = rules_path(rule.id), [where_text(rule)]
    return link_card(look, f"rule-{rule.id}", path, rule_title(rule.id), [rule_says(rule.id)], id=rule.id, foot=where)


def _tribe(look: Look, tribe: Tribe) -> ft.Control:
    path, where = rules_path(tribe), [tribe_where(tribe)]
    return link_card(look, f"tribe-{tribe}", path, tribe_name(tribe), list(tribe_lines(tribe)), foot=where)


def _error(look: Look, error: BookError) -> ft.Control:
    name, path = f"error-{error.id}", rules_path(error.rule)
    return link_card(look, name, path, error_where(error), [error_says(error)], id=error.rule)


def _note(look: Look, note: Note) -> ft.Control:
    """A note, with a button for each of its rules."""
    head, words, foot = say(note.title), [say(note.says)], [pages_text(note.pages)] if note.pages else []
    lines = stacked(lines_of(look, head, words, foot=foot))
    spoken = said(f"note-{note.id}", spoken_lines(head, words, foot=foot), lines)
    if not note.rules:
        return card(look, [spoken])
    links: list[ft.Control] = [
        chip(
            look,
            f"note-{note.id}-{id}",
            f"{id} · {rule_title(id)}",
            partial(current_window().go, rules_path(id)),
        )
        for id in note.rules
    ]
    return card(look, [spoken, ft.Row(links, wrap=True, spacing=6, run_spacing=6)])
