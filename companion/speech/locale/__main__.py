"""`make messages`: gathers what the code says into the catalogues, and compiles them. For developers: needs Babel.

What is new stands there without a translation; what is no longer said is gone. A new language gets its catalogue.
"""

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from companion.speech.language import CATALOGUES, ENGLISH, LANGUAGES

SAID: Final = {
    "say": None,
    "say_many": (1, 2),
    "say_as": ((1, "c"), 2),
    "mark": None,
    "mark_many": (1, 2),
    "mark_as": ((1, "c"), 2),
}
"""The functions whose arguments are messages, and which arguments those are."""
NO_DATE: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""For the compiled catalogue's head: the same messages give the same bytes."""
CODE: Final = Path(__file__).parents[2]


def gathered() -> Catalog:
    """Every message in the code."""
    messages = Catalog()
    for file, _, message, comments, context in extract_from_dir(
        CODE, [("**.py", "python")], keywords=SAID, comment_tags=("Translators:",), strip_comment_tags=True
    ):
        messages.add(message, locations=[(f"companion/{file}", 0)], auto_comments=comments, context=context)
    return messages


def translated() -> tuple[str, ...]:
    """Every language but the one that the code speaks."""
    return tuple(language for language in LANGUAGES if language != ENGLISH)


def catalogue_file(language: str) -> Path:
    return CATALOGUES / language / "LC_MESSAGES" / "companion.po"


def read(language: str) -> Catalog:
    """What is translated so far: nothing, if the language is new."""
    try:
        with catalogue_file(language).open("rb") as file:
            return read_po(file, locale=language, domain="companion")
    except FileNotFoundError:
        return Catalog(language, domain="companion")


def write(catalogue: Catalog, file: Path) -> None:
    """As text for translators, without the date of each writing, and compiled."""
    head = [
        ("Language", str(catalogue.locale)),
        ("Plural-Forms", catalogue.plural_forms),
        ("Content-Type", "text/plain; charset=utf-8"),
    ]
    entries = "".join(f'"{name}: {value}\\n"\n' for name, value in head)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as text:
        text.write(f'msgid ""\nmsgstr ""\n{entries}\n'.encode())
        write_po(text, catalogue, width=0, omit_header=True, ignore_obsolete=True, include_lineno=False)
    file.with_suffix(".mo").write_bytes(compiled(catalogue))


def compiled(catalogue: Catalog) -> bytes:
    catalogue.creation_date = catalogue.revision_date = NO_DATE
    content = BytesIO()
    write_mo(content, catalogue)
    return content.getvalue()


def main() -> None:
    messages = gathered()
    for language in translated():
        catalogue = read(language)
        catalogue.update(messages, no_fuzzy_matching=True)
        write(catalogue, catalogue_file(language))
        missing = [message for message in catalogue if message.id and not is_translated(message)]
        print(f"{language}: {len(catalogue)} messages, {len(missing)} without a translation")


def is_translated(message: Message) -> bool:
    """In all its forms."""
    forms = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return all(forms)


if __name__ == "__main__":
    main()
