"""What is drawn is what a reader reads."""

import struct
import zlib

import pytest
import zxingcpp

from companion.controls.qr_code import QUIET, SCALE, qr_picture


class Grey:
    """A picture as readers take it: a byte a pixel."""

    def __init__(self, png: bytes) -> None:
        self.width, self.height, bits = struct.unpack(">IIB", png[16:25])
        assert bits == 1
        start, packed = 8, b""
        while start < len(png):
            size, kind = struct.unpack(">I4s", png[start : start + 8])
            packed += png[start + 8 : start + 8 + size] if kind == b"IDAT" else b""
            start += size + 12
        line = 1 + (self.width + 7) // 8
        rows, above, pixels = zlib.decompress(packed), bytes(line), bytearray()
        for y in range(self.height):
            row = rows[y * line : (y + 1) * line]
            assert row[0] in (0, 2)  # as it is, or added to the row above
            above = row if row[0] == 0 else bytes((one + other) % 256 for one, other in zip(row, above, strict=True))
            pixels += bytes(255 * (above[1 + x // 8] >> (7 - x % 8) & 1) for x in range(self.width))
        self.pixels = bytes(pixels)


@pytest.mark.parametrize("digits", [10, 2_900])
def test_a_reader_reads_it(digits: int) -> None:
    parts = "https://table.example/#/take/", "7" * digits
    grey = Grey(qr_picture(*parts))
    view = memoryview(grey.pixels).cast("B", (grey.height, grey.width))
    assert [code.text for code in zxingcpp.read_barcodes(view)] == ["".join(parts)]
    assert set(grey.pixels[: grey.width * SCALE * QUIET]) == {255}
