"""The catalogues: complete, with the facts of the English, in the published terms and in the right forms."""

import re
from functools import cache
from pathlib import Path
from string import Formatter

import flet_web
import pytest
from babel.messages.catalog import Catalog, Message
from fontTools.ttLib import TTFont

from companion.ethnos.words.terms import (
    KINGDOM_NAMES,
    TRIBE_NAMES,
    cards_text,
    glory_text,
    kingdom_name,
    markers_text,
    players_text,
    tribe_name,
)
from companion.speech.language import CATALOGUES, LANGUAGES, speaking
from companion.speech.locale.__main__ import catalogue_file, compiled, gathered, is_translated, read, translated
from rules.ethnos.vocabulary import KINGDOMS, TRIBES

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25)
COUNTED = {
    glory_text: {
        "en": "Glory Glory Glory Glory Glory Glory Glory Glory",
        "pl": "punktów_Chwały punkt_Chwały punkty_Chwały punktów_Chwały punktów_Chwały punktów_Chwały punkty_Chwały "
        "punktów_Chwały",
        "cs": "slávy sláva slávy slávy slávy slávy slávy slávy",
        "ru": "славы слава славы славы славы слава славы славы",
    },
    markers_text: {
        "en": "markers marker markers markers markers markers markers markers",
        "pl": "znaczników znacznik znaczniki znaczników znaczników znaczników znaczniki znaczników",
        "cs": "žetonů_kontroly žeton_kontroly žetony_kontroly žetonů_kontroly žetonů_kontroly žetonů_kontroly "
        "žetonů_kontroly žetonů_kontroly",
        "ru": "маркеров маркер маркера маркеров маркеров маркер маркера маркеров",
    },
    cards_text: {
        "en": "cards card cards cards cards cards cards cards",
        "pl": "kart karta karty kart kart kart karty kart",
        "cs": "karet karta karty karet karet karet karet karet",
        "ru": "карт карта карты карт карт карта карты карт",
    },
    players_text: {
        "en": "players player players players players players players players",
        "pl": "graczy gracz graczy graczy graczy graczy graczy graczy",
        "cs": "hráčů hráč hráči hráčů hráčů hráčů hráčů hráčů",
        "ru": "игроков игрок игрока игроков игроков игрок игрока игроков",
    },
}
PUBLISHED = {
    "en": "Centaurs Dwarves Elves Giants Halflings Merfolk Minotaurs Orcs Skeletons Trolls Wingfolk Wizards",
    "pl": "Centaury Krasnoludy Elfy Olbrzymy Niziołki Morski_Lud Minotaury Orkowie Szkielety Trolle Skrzydlaci "
    "Czarodzieje",
    "cs": "Kentauři Trpaslíci Elfové Obři Hobiti Mořský_lid Mínotauři Orkové Kostlivci Trollové Opeřený_lid Čarodějové",
    "ru": "Кентавры Гномы Эльфы Гиганты Полурослики Тритоны Минотавры Орки Скелеты Тролли Гарпии Волшебники",
}
LATIN_KINGDOMS = "Rhea Pelagon Althea Duris Straton Ithys"
KINGDOMS_PUBLISHED = {
    "en": LATIN_KINGDOMS,
    "pl": LATIN_KINGDOMS,
    "cs": LATIN_KINGDOMS,
    "ru": "Рея Пелагон Алтея Дурис Стратон Итис",
}
SAME_EVERYWHERE = {
    *("Rhea", "Pelagon", "Althea", "Duris", "Straton", "Ithys"),
    *("Daqan", "Latari", "Uthuk", "Uthuk Y'llan", "Waiqar", "Rune Age: {scenario}"),
}
ROBOTO = Path(flet_web.get_package_web_dir()) / "assets" / "fonts" / "roboto.woff2"
"""What the app is drawn in where there is no network."""


def forms_of(message: Message) -> tuple[str, ...]:
    """Every form of the translation."""
    return tuple(message.string) if isinstance(message.string, (tuple, list)) else (str(message.string),)


def ids_of(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if isinstance(message.id, (tuple, list)) else (str(message.id),)


def messages_of(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def facts_in(text: str) -> list[str]:
    return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})


@cache
def messages_of_the_code() -> list[Message]:
    return messages_of(gathered())


@pytest.mark.parametrize("language", translated())
def test_a_catalogue_has_every_message_of_the_code_and_no_other(language: str) -> None:
    said = {(message.context, message.id) for message in messages_of_the_code()}
    kept = {(message.context, message.id) for message in messages_of(read(language))}
    assert said - kept == set(), "run make messages"
    assert kept - said == set(), "run make messages"


@pytest.mark.parametrize("language", translated())
def test_every_message_is_translated_and_none_is_a_guess(language: str) -> None:
    messages = messages_of(read(language))
    assert [message.id for message in messages if not is_translated(message)] == []
    assert [message.id for message in messages if message.fuzzy] == []
    assert len(read(language).obsolete) == 0


@pytest.mark.parametrize("language", translated())
def test_every_translation_has_the_facts_of_the_english(language: str) -> None:
    wrong = [
        (message.id, form)
        for message in messages_of(read(language))
        for form in forms_of(message)
        if facts_in(form) != facts_in(ids_of(message)[-1])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", translated())
def test_every_translation_ends_as_the_english_does(language: str) -> None:
    """A sentence is a sentence, and spaces at the ends and doubled ones are slips."""
    wrong = [
        (message.id, form)
        for message in messages_of(read(language))
        for form in forms_of(message)
        if (form[-1:] in ".?!:") != (ids_of(message)[-1][-1:] in ".?!:") or form != form.strip() or "  " in form
    ]
    assert wrong == []


@pytest.mark.parametrize("language", translated())
def test_every_plural_has_as_many_forms_as_the_language(language: str) -> None:
    catalogue = read(language)
    plurals = [message for message in messages_of(catalogue) if message.pluralizable]
    assert plurals
    assert [message.id for message in plurals if len(forms_of(message)) != catalogue.num_plurals] == []


@pytest.mark.parametrize("language", translated())
def test_the_compiled_catalogue_says_what_the_text_says(language: str) -> None:
    assert catalogue_file(language).with_suffix(".mo").read_bytes() == compiled(read(language)), "run make messages"


@pytest.mark.parametrize("language", translated())
def test_hardly_anything_is_left_in_english(language: str) -> None:
    """What is the same in both is a name, a number or a word that both have."""
    same = {
        ids_of(message)[0]
        for message in messages_of(read(language))
        if forms_of(message)[0] == ids_of(message)[0]
        and re.search(r"[a-z]{3}", re.sub(r"\{\w+\}", "", ids_of(message)[0]))
    }
    alike = {
        "Menu",
        "Centaur",
        "Minotaur",
        "Troll",
        "Bonus",
        "Monument",
        "Demon",
        "Naga",
        "{minutes} min",
        "{hours} h {minutes} min",
        "argument %(argument_name)s: %(message)s",
    }
    assert same <= SAME_EVERYWHERE | alike


@pytest.mark.parametrize("language", PUBLISHED)
@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted.__name__)
def test_numbers_have_their_form(language: str, counted: object) -> None:
    with speaking(language):
        said = [counted(number) for number in NUMBERS]  # type: ignore[operator]
    nouns = [noun.replace("_", " ") for noun in COUNTED[counted][language].split()]  # type: ignore[index]
    assert said == [f"{number} {noun}" for number, noun in zip(NUMBERS, nouns, strict=True)]


@pytest.mark.parametrize("language", PUBLISHED)
def test_tribes_and_kingdoms_have_their_published_names(language: str) -> None:
    with speaking(language):
        assert [tribe_name(tribe) for tribe in TRIBES] == [
            name.replace("_", " ") for name in PUBLISHED[language].split()
        ]
        assert [kingdom_name(kingdom) for kingdom in KINGDOMS] == KINGDOMS_PUBLISHED[language].split()
    assert len(TRIBE_NAMES) == len(TRIBES)
    assert len(KINGDOM_NAMES) == len(KINGDOMS)


def test_the_bundled_font_has_every_letter() -> None:
    drawn = set(TTFont(ROBOTO).getBestCmap())
    texts = [form for language in translated() for message in messages_of(read(language)) for form in forms_of(message)]
    texts += [id for message in messages_of_the_code() for id in ids_of(message)]
    texts += LANGUAGES.values()
    assert {letter for text in texts for letter in text if ord(letter) not in drawn} - {"\n"} == set()


def test_there_is_a_catalogue_for_each_language_and_for_no_other() -> None:
    assert sorted(folder.name for folder in CATALOGUES.iterdir() if (folder / "LC_MESSAGES").is_dir()) == sorted(
        translated()
    )
