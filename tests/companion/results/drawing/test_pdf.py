import re
import shutil
import subprocess
import zlib
from pathlib import Path

import pytest

from companion.results.drawing.font import letters
from companion.results.drawing.pdf import as_pdf
from companion.results.drawing.shapes import Drawing, Words, box
from companion.results.sheet import score_sheet
from companion.speech.language import LANGUAGES, speaking
from tests.companion.results.played import ODD_NAMES, a_result

GHOSTSCRIPT = shutil.which("gs")


def text_of(pdf: bytes) -> list[str]:
    """What can be copied out of it, word by word."""
    streams = [zlib.decompress(found) for found in re.findall(rb"stream\n(.*?)\nendstream", pdf, re.S)]
    page, mapping = streams[0].decode(), streams[-1].decode()
    codes = {code: bytes.fromhex(text).decode("utf-16-be") for code, text in re.findall(r"<(\w{4})> <(\w+)>", mapping)}
    return ["".join(codes[code] for code in re.findall("....", line)) for line in re.findall(r"<(\w+)> Tj", page)]


def test_every_object_begins_where_the_table_says() -> None:
    pdf = as_pdf(Drawing(100, 100, "#FFFFFF", (box(1, 2, 3, 4, "#FF0000"), Words(5, 50, "Ж", 10, "#000000"))), "Ж")
    start = int(re.search(rb"startxref\n(\d+)", pdf)[1])  # type: ignore[index]
    assert pdf[start:].startswith(b"xref")
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", pdf)]
    assert all(pdf[place:].startswith(f"{number} 0 obj".encode()) for number, place in enumerate(places, start=1))
    assert pdf.endswith(b"%%EOF\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_can_be_copied_in_every_language(language: str) -> None:
    with speaking(language):
        result = a_result(4, ("Ala", *ODD_NAMES[1:4]))
        words = text_of(as_pdf(score_sheet(result), result.title))
    found = " ".join(words)
    assert {"Żółć", "žluťoučký", "Ёлкин"} <= set(found.split())
    assert result.groups[0].label in words


def test_letters_are_as_wide_as_the_font_says() -> None:
    font = letters()
    pdf = as_pdf(Drawing(100, 100, "#FFFFFF", (Words(5, 50, "W", 10, "#000000", bold=True),)), "W")
    glyph = font.glyph("W")
    assert f"/W[{glyph}[{font.advance(glyph) * 1000 // font.em}]]".encode() in pdf


@pytest.mark.slow
@pytest.mark.skipif(GHOSTSCRIPT is None, reason="no Ghostscript")
def test_another_program_draws_one_page_of_it(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    file.write_bytes(as_pdf(score_sheet(a_result(6, ODD_NAMES)), "Ethnos"))
    done = subprocess.run(
        [str(GHOSTSCRIPT), "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=png16m", f"-sOutputFile={tmp_path}/%d.png", file],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout + done.stderr == ""
    assert [picture.name for picture in tmp_path.glob("*.png")] == ["1.png"]
