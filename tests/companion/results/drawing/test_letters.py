from companion.results.drawing.font import letters


def test_letters_of_all_our_languages_are_there_and_have_a_shape() -> None:
    font = letters()
    every = "AZaz09ĄąĆćĘęŁłŃńÓóŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžАЯаяЁёЪъ–—„”«»…−·"
    assert [letter for letter in every if not font.glyph(letter)] == []
    assert [letter for letter in every if not font.outlines(font.glyph(letter))] == []
    assert font.outlines(font.glyph(" ")) == ()


def test_what_the_font_lacks_is_drawn_as_a_box() -> None:
    font = letters()
    assert font.glyph("🐉") == 0
    assert font.outlines(0)


def test_a_letter_with_an_accent_is_both() -> None:
    font = letters()
    assert len(font.outlines(font.glyph("ř"))) == len(font.outlines(font.glyph("r"))) + 1


def test_a_text_is_cut_where_its_room_ends() -> None:
    font = letters()
    assert font.fitted("short", 20, 500) == "short"
    cut = font.fitted("much too long for this", 20, 80)
    assert cut.endswith("…")
    assert font.width(cut, 20) <= 80


def test_lines_end_between_words_and_the_last_one_takes_the_rest() -> None:
    font = letters()
    lines = font.wrapped("one two three four five six seven", 20, 90, 3)
    assert len(lines) == 3
    assert lines[0] == "one two"
    assert lines[-1].endswith("…")
