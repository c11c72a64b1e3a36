"""Something to know, in a few sentences, and where it comes from."""

from typing import NamedTuple


class Note(NamedTuple):
    id: str
    title: str
    says: str
    rules: tuple[str, ...] = ()
    pages: tuple[int, ...] = ()
    """The same in all books; for what no rule by its id says."""
