"""Why the system wouldn't: the usual reasons in the reader's language, any other as the system gives it."""

import errno
import os
from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, say

CLOSED: Final = mark("closed")
"""Of a stream that was closed before we began."""

REASONS: Final[Mapping[int, str]] = {
    errno.ENOENT: mark("No such file or directory"),
    errno.EACCES: mark("Permission denied"),
    errno.EPERM: mark("Operation not permitted"),
    errno.EISDIR: mark("Is a directory"),
    errno.ENOTDIR: mark("Not a directory"),
    errno.EEXIST: mark("File exists"),
    errno.ENOSPC: mark("No space left on device"),
    errno.EROFS: mark("Read-only file system"),
    errno.ENAMETOOLONG: mark("File name too long"),
    errno.ELOOP: mark("Too many levels of symbolic links"),
    errno.EMFILE: mark("Too many open files"),
    errno.EIO: mark("Input/output error"),
    errno.EADDRINUSE: mark("Address already in use"),
    errno.EADDRNOTAVAIL: mark("Cannot assign requested address"),
}
_OURS: Final = {CLOSED: CLOSED, **{os.strerror(code): words for code, words in REASONS.items()}}


def reason_text(why: str) -> str:
    """What the system says of an error, in the reader's words."""
    return say(_OURS[why]) if why in _OURS else why


def reason_of(error: OSError) -> str:
    return reason_text(error.strerror or str(error))
