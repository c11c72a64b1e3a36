"""The rules in plain words as a page of the documentation: `make docs` writes it to docs/rules.md."""

from collections.abc import Iterator, Sequence

from companion.ethnos.words.note import Note
from companion.ethnos.words.reference import DIFFERENCES, PLAYERS, TURN
from companion.ethnos.words.rulebook import BOOK, PARTS, error_says
from companion.ethnos.words.rulings import ruling_reason
from companion.ethnos.words.terms import tribe_name
from companion.ethnos.words.tribes import age_end_text, leader_text
from companion.speech.documentation import chapter, rule_chapters
from companion.speech.phrases import listed, spread
from companion.speech.rulebook import pages_text
from rules.ethnos.components import components_of, tokens_in_the_box
from rules.ethnos.rulebook import BOOK_ERRORS, RULES, TRIBE_PAGES, Rule
from rules.ethnos.rulings import RULINGS
from rules.ethnos.vocabulary import TRIBES, Edition


def rules_page() -> str:
    parts = (
        _introduction(),
        chapter("The turn", _notes(TURN)),
        chapter("The twelve Tribes", _tribes()),
        rule_chapters(BOOK, PARTS, RULES, lambda rule: rule.id[0], _where),
        chapter("Two and three players", _notes(PLAYERS)),
        chapter("Differences between the books", _notes(DIFFERENCES)),
        chapter("Rulings", _rulings()),
        chapter("Printed values", _values()),
        chapter("Pages of the Tribes", _pages()),
        chapter("Errors in the books", _errors()),
    )
    return "\n".join(line for part in parts for line in part)


def _introduction() -> Iterator[str]:
    yield "# The rules, by their ids"
    yield ""
    yield "Reports, refusals and tests name these ids. The words are our own; pages are those of the printed books,"
    yield "which share one layout. *Ours* marks our own reading where all books are silent, on a point or a part of it."
    yield ""


def _notes(notes: Sequence[Note]) -> Iterator[str]:
    for note in notes:
        where = ", ".join((*([pages_text(note.pages)] if note.pages else []), *note.rules))
        yield f"- **{note.title}{'' if note.title.endswith('?') else '.'}** {note.says} ({where})"


def _tribes() -> Iterator[str]:
    yield "| Tribe | cards | what its Leader does | at the Age's end | rules |"
    yield "|---|---|---|---|---|"
    for tribe in TRIBES:
        rules = ", ".join(rule.id for rule in RULES if tribe in rule.tribes)
        yield f"| {tribe_name(tribe)} | {tribe.cards} | {leader_text(tribe)} | {age_end_text(tribe)} | {rules} |"


def _where(rule: Rule) -> str:
    places = []
    if rule.printed_on:
        places.append(pages_text(rule.printed_on))
    if rule.tribes:
        places.append(f"where the book has the {listed([tribe_name(tribe) for tribe in rule.tribes])}")
    if rule.ours:
        places.append("*ours*")
    return f"({', '.join(places)})"


def _rulings() -> Iterator[str]:
    yield "What the books leave open, and how a game decides it. Each can be set for a game in `rulings`."
    yield ""
    yield "| ruling | options, default first | another default | rules | why it is open |"
    yield "|---|---|---|---|---|"
    for ruling in RULINGS:
        options = ", ".join(f"`{_json(option)}`" for option in ruling.options)
        others = ", ".join(f"{edition}: `{_json(option)}`" for edition, option in ruling.exceptions.items())
        rules, why = ", ".join(ruling.rules), ruling_reason(ruling)
        yield f"| `{ruling.name}` | {options} | {others or 'none'} | {rules} | {why} |"


def _json(option: str | bool) -> str:
    return str(option).lower()


def _values() -> Iterator[str]:
    yield "Defaults for what the books don't show in full. If your boards print something else, say so in `components`."
    yield ""
    yield "| field | 4–6 players | 2–3 players |"
    yield "|---|---|---|"
    small = components_of(2).model_dump(mode="json")
    for name, value in components_of(4).model_dump(mode="json").items():
        yield f"| `{name}` | {value} | {small[name]} |"
    yield f"| Glory tokens in the box | {list(tokens_in_the_box(4))} | {list(tokens_in_the_box(2))} |"


def _pages() -> Iterator[str]:
    yield f"| book | {' | '.join(tribe_name(tribe) for tribe in TRIBES)} |"
    yield f"|---|{'---|' * len(TRIBES)}"
    for edition in Edition:
        pages = [spread(TRIBE_PAGES[edition][tribe]) for tribe in TRIBES]
        yield f"| {edition} | {' | '.join(pages)} |"


def _errors() -> Iterator[str]:
    for error in BOOK_ERRORS:
        yield f"- {error.edition} page {error.page} ({error.rule}): {error_says(error)}"


if __name__ == "__main__":
    print(rules_page(), end="")
