"""A game in four languages, one after the other."""

from collections.abc import Callable

from companion.ethnos.words.terms import band_text, kingdom_name
from companion.speech.language import say, speaking
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import Window
from tests.browser.playing import end_age, exported_from_table, glory, play_band, set_up

THREE = ("Roderick", "Александра", "Żaneta")
TRIBES = (Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.TROLLS, Tribe.WIZARDS)
RHEA, PELAGON, ALTHEA, *_ = Kingdom


def test_the_language_is_changed_in_the_middle_of_a_game(open_site: Callable[..., Window]) -> None:
    """An Age in Polish, a band in Czech, the rest in Russian: nothing is lost, nothing stays in another language."""
    window = open_site()
    set_up(window, THREE, TRIBES)
    play_band(window, 0, Tribe.ELVES, RHEA, 2)
    assert "2 cards, Elf" in window.label("undo")

    speak(window, "pl")
    with speaking("pl"):
        assert band_text(Tribe.ELVES, 2, 0) in window.label("undo")
        assert band_text(Tribe.ELVES, 2, 0) in window.label("last-event")
        words = play_band(window, 1, Tribe.WIZARDS, PELAGON, 3)
        assert band_text(Tribe.WIZARDS, 3, 0) in words
        assert kingdom_name(PELAGON) in words
        totals = end_age(window, third_dragon=2)
        assert window.label("back") == say("Back")
    window.tap("next-age")
    window.wait_for("band-0")
    assert glory(window) == totals

    speak(window, "cs")
    with speaking("cs"):
        assert band_text(Tribe.DWARVES, 4, 0) in play_band(window, 2, Tribe.DWARVES, ALTHEA, 4)

    speak(window, "ru")
    with speaking("ru"):
        assert band_text(Tribe.DWARVES, 4, 0) in window.label("last-event")
        assert kingdom_name(RHEA) in window.label("kingdom-rhea")
        totals = end_age(window, third_dragon=0)
    window.tap("back")
    window.wait_for("reckon")
    window.tap("back")
    window.wait_for("band-0")
    game = exported_from_table(window)
    assert game.state.table.glory == game.state.reports[0].reckoning.glory
    assert all(now >= then for now, then in zip(totals, game.state.table.glory, strict=True))


def speak(window: Window, language: str) -> None:
    """From the table to the settings and back, in another language."""
    window.tap("menu")
    window.wait_for("settings")
    window.tap("settings")
    window.wait_for(f"language-{language}")
    before = window.label("theme-dark")
    window.tap(f"language-{language}")
    window.wait_for_other("theme-dark", before)
    window.page.go_back()
    window.wait_for("band-0")
