"""Files that somebody picks on their device: their size is looked at first, and only then what is in them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import flet as ft

from companion.speech.language import mark, say
from rules.limits import LARGEST_FILE

LARGEST_UPLOAD: Final = 100_000_000
"""Bytes that a browser sends to a server, in the background."""
LARGEST_IN_ONE: Final = 32_000_000
"""Bytes that a device hands over in one message; the backup of some 20,000 games."""
UPLOADS: Final = "/picked/"
PATIENCE: Final = 600
"""Seconds in which a browser should have sent a file."""
MILLION: Final = 1_000_000


TOO_LARGE: Final = mark("This file is too large: at most {most} MB can be taken. It was not read.")
# Translators: what stands between ` is typed as it is.
TOO_LARGE_HERE: Final = mark(
    "This file is too large: a browser hands over at most {most} MB. `restore-backup` in a terminal takes more."
)
LOST: Final = mark("The browser has not handed over the file: try again.")


class LostFile(Exception):
    """The browser didn't send what was picked."""


class Wanted(NamedTuple):
    """What somebody is picking a file for."""

    take: Callable[[bytes], Any]
    tell: Callable[[Callable[[], str]], Any] = lambda words: None
    """Says why nothing is taken, in the language of whoever reads it."""
    most: int = LARGEST_FILE
    too_large: str = TOO_LARGE


@dataclass(frozen=True, slots=True)
class Coming:
    """A file on its way from a browser that said how large it is."""

    size: int
    content: asyncio.Future[bytes] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self) -> None:
        if not self.content.done():
            self.content.set_exception(LostFile())


class Uploads:
    """Where browsers send files to, each to an address that nobody can guess and that serves once.

    Through the socket to their window, which carries 16 MiB at a time, a larger one would close it.
    """

    def __init__(self) -> None:
        self._coming: dict[str, Coming] = {}

    def expect(self, coming: Coming) -> str:
        address = f"{UPLOADS}{secrets.token_urlsafe(24)}"
        self._coming[address] = coming
        return address

    def take(self, address: str) -> Coming | None:
        return self._coming.pop(address, None)


class Picking:
    """What a window does with the files that are picked in it. Who has no server to send them to hands them over."""

    def __init__(self, page: ft.Page, uploads: Uploads | None) -> None:
        self._page = page
        self._uploads = uploads
        self._wanted: Wanted | None = None
        self._coming: Coming | None = None
        self.picker = ft.FilePicker(on_result=self._picked, on_upload=self._uploaded)

    def dialog(self) -> ft.PickFiles:
        return ft.PickFiles(self.picker, with_data=self._uploads is None, cancel_upload_on_window_blur=False)

    def expect(self, wanted: Wanted) -> None:
        """Somebody is choosing a file: who gets its content."""
        self._wanted = wanted

    def _picked(self, event: ft.FilePickerResultEvent) -> None:
        wanted, self._wanted = self._wanted, None
        for file in event.files:
            if wanted:
                self._take(file, wanted)

    def _take(self, file: ft.FilePickerFile, wanted: Wanted) -> None:
        if max(file.size, len(file.bytes or b"")) > wanted.most:
            wanted.tell(lambda: say(wanted.too_large, most=wanted.most // MILLION))
        elif file.bytes is not None:
            wanted.take(bytes(file.bytes))
        elif self._uploads:
            self._page.run_task(self._fetch, self._uploads, file, wanted)

    async def _fetch(self, uploads: Uploads, file: ft.FilePickerFile, wanted: Wanted) -> None:
        self._coming = coming = Coming(file.size)
        address = uploads.expect(coming)
        try:
            await self.picker.upload([ft.FilePickerUploadFile(address, id=file.id, name=file.name)])
            content = await asyncio.wait_for(coming.content, PATIENCE)
        except (LostFile, TimeoutError, RuntimeError):
            wanted.tell(lambda: say(LOST))
        else:
            wanted.take(content)
        finally:
            uploads.take(address)

    def _uploaded(self, event: ft.FilePickerUploadEvent) -> None:
        if event.error and self._coming:
            self._coming.fail()
