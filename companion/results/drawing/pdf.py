"""A drawing as a PDF of one page, with the letters it is written in, to be searched and copied as text."""

import zlib
from collections.abc import Iterator
from typing import Final

from companion.results.drawing.font import letters
from companion.results.drawing.letters import Letters
from companion.results.drawing.shapes import Area, Drawing, Words

BOLDER: Final = 0.022
"""Of the size: how thick the edge of bold letters is."""


def as_pdf(drawing: Drawing, title: str) -> bytes:
    font = letters()
    used = {character for mark in drawing.marks if isinstance(mark, Words) for character in mark.text}
    glyphs = {font.glyph(character): character for character in sorted(used)}
    page = "\n".join((*_area(drawing, background(drawing)), *_content(drawing, font)))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {drawing.width} {drawing.height}]/Contents 4 0 R"
        "/Resources<</Font<</F 5 0 R>>>>>>".encode(),
        _stream(page.encode()),
        b"<</Type/Font/Subtype/Type0/BaseFont/Roboto/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 9 0 R>>",
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/Roboto/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
        b"/Supplement 0>>/FontDescriptor 7 0 R/CIDToGIDMap/Identity/W[" + _widths(font, glyphs) + b"]>>",
        _descriptor(font),
        _stream(font.content, f"/Length1 {len(font.content)}"),
        _stream(_to_unicode(glyphs)),
        b"<</Title" + _text(title) + b">>",
    ]
    return _file(objects)


def background(drawing: Drawing) -> Area:
    width, height = drawing.width, drawing.height
    return Area((((0, 0), (width, 0), (width, height), (0, height)),), drawing.background)


def _content(drawing: Drawing, font: Letters) -> Iterator[str]:
    for mark in drawing.marks:
        if isinstance(mark, Area):
            yield from _area(drawing, mark)
        else:
            codes = "".join(f"{font.glyph(character):04X}" for character in mark.text)
            colour = _colour(mark.fill)
            style = f"2 Tr {colour} RG {mark.size * BOLDER:.2f} w" if mark.bold else "0 Tr"
            place = f"1 0 0 1 {mark.x:.2f} {drawing.height - mark.y:.2f} Tm"
            yield f"BT {colour} rg {style} /F {mark.size:.2f} Tf {place} <{codes}> Tj ET"


def _area(drawing: Drawing, area: Area) -> Iterator[str]:
    yield f"{_colour(area.fill)} rg"
    for outline in area.outlines:
        for place, (x, y) in enumerate(outline):
            yield f"{x:.2f} {drawing.height - y:.2f} {'l' if place else 'm'}"
        yield "h"
    yield "f"


def _colour(fill: str) -> str:
    return " ".join(f"{part / 255:.3f}" for part in bytes.fromhex(fill[1:]))


def _widths(font: Letters, glyphs: dict[int, str]) -> bytes:
    return " ".join(f"{glyph}[{font.advance(glyph) * 1000 // font.em}]" for glyph in sorted(glyphs)).encode()


def _descriptor(font: Letters) -> bytes:
    def scaled(length: int) -> int:
        return length * 1000 // font.em

    bounds = " ".join(str(scaled(bound)) for bound in font.bounds)
    ascent, descent = scaled(font.ascent), scaled(font.descent)
    return (
        f"<</Type/FontDescriptor/FontName/Roboto/Flags 32/FontBBox[{bounds}]/ItalicAngle 0/Ascent {ascent}"
        f"/Descent {descent}/CapHeight {ascent}/StemV 80/FontFile2 8 0 R>>"
    ).encode()


def _to_unicode(glyphs: dict[int, str]) -> bytes:
    """What each glyph is in letters, at most a hundred at a time."""
    pairs = [f"<{glyph:04X}> <{text.encode('utf-16-be').hex().upper()}>" for glyph, text in sorted(glyphs.items())]
    blocks = [pairs[at : at + 100] for at in range(0, len(pairs), 100)]
    lists = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Ours def /CMapType 2 def\n"
        f"1 begincodespacerange <0000> <FFFF> endcodespacerange\n{lists}\n"
        "endcmap CMapName currentdict /CMap defineresource pop end end"
    ).encode()


def _text(words: str) -> bytes:
    return b"<FEFF" + words.encode("utf-16-be").hex().upper().encode() + b">"


def _stream(content: bytes, more: str = "") -> bytes:
    packed = zlib.compress(content, 9)
    return f"<</Filter/FlateDecode/Length {len(packed)}{more}>>stream\n".encode() + packed + b"\nendstream"


def _file(objects: list[bytes]) -> bytes:
    """The objects one after another, and a table of where each begins; the last one is about the whole."""
    written, places = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", []
    for number, content in enumerate(objects, start=1):
        places.append(len(written))
        written += f"{number} 0 obj\n".encode() + content + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = (
        f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R/Info {len(objects)} 0 R>>\nstartxref\n{len(written)}\n%%EOF\n"
    )
    return written + end.encode()
