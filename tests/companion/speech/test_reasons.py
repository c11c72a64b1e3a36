import errno
import os

import pytest

from companion.speech.language import LANGUAGES, speaking
from companion.speech.reasons import CLOSED, REASONS, reason_of, reason_text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REASONS, ids=errno.errorcode.get)
def test_usual_reasons_are_said_in_every_language(code: int, language: str) -> None:
    error = OSError(code, os.strerror(code))
    with speaking(language):
        assert (reason_of(error) == os.strerror(code)) is (language == "en")


def test_any_other_reason_is_the_system_s() -> None:
    with speaking("pl"):
        assert reason_text("Stale file handle") == "Stale file handle"
        assert reason_of(OSError("out of order")) == "out of order"


def test_a_stream_that_is_closed_is_said_to_be_so() -> None:
    with speaking("cs"):
        assert reason_of(OSError(CLOSED)) == "zavřeno"
