"""Who may enter what at a shared table. What is somebody's own, the game knows."""

from collections.abc import Iterable
from enum import Enum

from companion.sharing.tables import Rights, Visit
from companion.speech.language import mark, say


class Why(Enum):
    """Why somebody may not do something, in words."""

    CLOSED = mark("This table is closed.")
    CHOOSE = mark("Choose a seat first.")
    WATCHING = mark("You are watching. Take a seat to enter something.")
    HOST_ENTERS = mark("At this table the host enters everything.")
    NOT_YOURS = mark("At this table everybody enters what is their own.")
    HOST_ACTS = mark("Only the host can do that.")


class NotAllowed(Exception):
    def __init__(self, why: Why) -> None:
        super().__init__(why.name)
        self.why = why

    @property
    def words(self) -> str:
        return say(self.why.value)


def verify_may_enter(visit: Visit | None) -> tuple[int, Rights]:
    """Whether somebody may enter anything at all: from which seat, and by what right."""
    if visit is None:
        raise NotAllowed(Why.CLOSED)
    if visit.guest.seat is None:
        raise NotAllowed(Why.WATCHING if visit.guest.watches else Why.CHOOSE)
    if visit.table.rights is Rights.HOST:
        raise NotAllowed(Why.HOST_ENTERS)
    return visit.guest.seat, visit.table.rights


def verify_may_record(visit: Visit | None, owners: Iterable[int | None]) -> int:
    """Whether they may enter events that are these seats' own, or nobody's; the seat that they are entered from."""
    seat, rights = verify_may_enter(visit)
    if rights is Rights.OWN and any(owner != seat for owner in owners):
        raise NotAllowed(Why.NOT_YOURS)
    return seat


def verify_may_take_back(visit: Visit | None, entered_by: int | None) -> int:
    """The last step, or bring it again."""
    return verify_may_record(visit, [entered_by])
