"""Join codes: short enough to be called across a table, with nothing in them that is taken for something else."""

import re
import secrets
from collections.abc import Container
from typing import Final

SIGNS: Final = "ACDEFHJKMNPRTUWXY34679"
"""Of each group that people mix up, such as O 0 Q, I 1 L, S 5, B 8, Z 2, G 6 and U V, one at most."""
LENGTH: Final = 6


def new_code(taken: Container[str] = ()) -> str:
    """One that nobody guesses, and no other table has."""
    while True:
        code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        if code not in taken:
            return code


def read_code(typed: str) -> str:
    """What somebody means who types small letters, blanks or dashes; cut, for nobody's text is as long as they like."""
    return re.sub(r"[\s-]", "", typed[: 4 * LENGTH]).upper()[: LENGTH + 1]


def is_code(text: str) -> bool:
    return len(text) == LENGTH and all(sign in SIGNS for sign in text)


def same_code(shown: str, code: str) -> bool:
    """Takes as long for a code that is nearly right as for any other."""
    return secrets.compare_digest(shown.encode("utf-8", "replace"), code.encode())
