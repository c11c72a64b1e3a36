"""Connections to one database: who changes something, for how long we wait, and what is told if it doesn't answer."""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import local
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from storage.errors import DatabaseRefuses, DiskFull, NoAnswer
from storage.postgres.schema import SCHEMA, bring_up_to_date

T = TypeVar("T")
Row = tuple[Any, ...]
Proof = Callable[[psycopg.Connection], bool]
"""Whether what a transaction was to keep is there: the entry's own mark tells."""

PATIENCE: Final = 3.0
"""Seconds that we wait for a database that doesn't answer."""
AGAIN: Final = 0.25
"""Seconds after which one that can't be reached is tried again."""
PAUSE: Final = 1.0
"""Seconds in which nobody but the first waits for one that is known to be away."""
CONNECTIONS: Final = 8
"""At most, for one server; one more listens."""
OPTIONS: Final = f"-c search_path={SCHEMA} -c timezone=UTC"
EVERYTHING: Final = 1_668_245_101
"""The number of the lock that whoever changes something shares, and whoever wants to be alone has for himself."""


# The pool logs what libpq says of an address that it can't make sense of, which may be a piece of a password.
logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)


class Transaction:
    """One that goes on in this thread."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self.connection = connection
        self.proof: Proof | None = None


class Database:
    """`address` may hold a password: it is never shown, and what libpq says of it is never passed on."""

    def __init__(self, address: str, patience: float = PATIENCE, most: int = CONNECTIONS) -> None:
        self.address = address
        self.patience = patience
        self.counts: Counter[str] = Counter()
        """How often somebody had to wait for an answer, and got none."""
        self._most = most
        self._taken: set[psycopg.Connection] = set()
        self._away_until = 0.0
        """When one that is known to be away is tried again; nothing as long as it answers."""
        self._local = local()
        self._pool = ConnectionPool(
            address,
            kwargs=connecting(patience),
            min_size=0,
            max_size=most,
            timeout=patience,
            reconnect_timeout=AGAIN,
            open=True,
        )
        with self.answering() as connection:
            bring_up_to_date(connection)

    def close(self) -> None:
        self._pool.close()

    def is_back(self) -> None:
        """Somebody has just reached it, by another way."""
        self._away_until = 0.0

    def read(self, query: LiteralString, values: Sequence[object] = ()) -> list[Row]:
        """What one statement finds; asked again if the connection was lost."""
        held = self._held
        if held:
            with told_plainly():
                return held.connection.execute(query, values).fetchall()
        return self._ask(lambda connection: connection.execute(query, values).fetchall())

    @contextmanager
    def changing(self, *, alone: bool = False) -> Iterator[Transaction]:
        """Kept for good when the block ends, all of it or nothing. Inside of another such block it is part of that."""
        if self._held:
            yield self._held
            return
        begun = Transaction(self._begun(alone=alone))
        self._local.held = begun
        try:
            with told_plainly():
                yield begun
                self._commit(begun)
        except BaseException:
            with suppress(psycopg.Error):
                begun.connection.rollback()
            raise
        finally:
            self._local.held = None
            self._give_back(begun.connection)

    @contextmanager
    def answering(self) -> Iterator[psycopg.Connection]:
        """A connection that has just answered."""
        connection = self._ask(_hold, keep=True)
        try:
            with told_plainly():
                yield connection
        finally:
            self._give_back(connection)

    @property
    def _held(self) -> Transaction | None:
        held: Transaction | None = getattr(self._local, "held", None)
        return held

    def _begun(self, *, alone: bool) -> psycopg.Connection:
        lock = "SELECT pg_advisory_xact_lock(%s)" if alone else "SELECT pg_advisory_xact_lock_shared(%s)"

        def begin(connection: psycopg.Connection) -> psycopg.Connection:
            with connection.pipeline():
                connection.execute("BEGIN")
                connection.execute(lock, [EVERYTHING])
            return connection

        return self._ask(begin, keep=True)

    def _ask(self, ask: Callable[[psycopg.Connection], T], *, keep: bool = False) -> T:
        """The answer. Connections that were lost meanwhile are given up, one after the other: nothing is changed by
        what is asked. Who wants to `keep` the connection gives it back."""
        until = self._until()
        while True:
            connection = self._connection(until)
            try:
                with told_plainly():
                    answer = ask(connection)
            except BaseException as error:
                broken = connection.broken
                self._give_back(connection)
                if not isinstance(error, NoAnswer):
                    raise
                if time.monotonic() >= until:
                    raise self._unanswered(away=broken) from None
                self.counts["waits"] += 1
            else:
                self.is_back()
                if not keep:
                    self._give_back(connection)
                return answer

    def _until(self) -> float:
        """How long to be patient: of a database that is away, somebody asks from time to time, and hardly waits."""
        now = time.monotonic()
        if not self._away_until:
            return now + self.patience
        if now < self._away_until:
            raise self._unanswered()
        self._away_until = now + PAUSE
        return now + min(AGAIN, self.patience)

    def _connection(self, until: float) -> psycopg.Connection:
        """The pool gives up soon, and is asked again, so that one that comes back is found at once."""
        while True:
            try:
                connection = self._pool.getconn(max(0.001, min(AGAIN, until - time.monotonic())))
            except psycopg.OperationalError:
                if self._pool.closed or time.monotonic() >= until:
                    raise self._unanswered(away=len(self._taken) < self._most) from None
                self.counts["waits"] += 1
            else:
                self._taken.add(connection)
                return connection

    def _give_back(self, connection: psycopg.Connection) -> None:
        self._taken.discard(connection)
        self._pool.putconn(connection)

    def _unanswered(self, *, away: bool = False) -> NoAnswer:
        """Whoever finds the database away lets go of the connections that wait in the pool, too: each would be waited
        for, one after the other."""
        self.counts["unanswered"] += 1
        if away:
            self._away_until = time.monotonic() + PAUSE
            self._pool.drain()
        return NoAnswer()

    def _commit(self, begun: Transaction) -> None:
        """Whatever becomes of the answer: if it doesn't come, what was to be kept is looked for."""
        try:
            begun.connection.execute("COMMIT")
        except psycopg.OperationalError:
            if not (begun.connection.broken and begun.proof and self._is_there(begun.proof)):
                raise

    def _is_there(self, proof: Proof) -> bool:
        """Once nobody changes anything any more, that transaction included, should it go on without us."""
        self.is_back()
        connection = self._begun(alone=True)
        try:
            return proof(connection)
        finally:
            self._give_back(connection)


def connecting(patience: float) -> dict[str, Any]:
    """How we connect, in addition to the address."""
    seconds = max(2, round(patience))
    return {
        "autocommit": True,
        "options": f"{OPTIONS} -c lock_timeout={round(1000 * patience)} -c statement_timeout=20s",
        "connect_timeout": seconds,
        "tcp_user_timeout": 1000 * seconds,
        "application_name": SCHEMA,
    }


@contextmanager
def told_plainly() -> Iterator[None]:
    """Turns the database's errors into ours, without a word of what was to be kept."""
    try:
        yield
    except psycopg.errors.DiskFull:
        raise DiskFull from None
    except (psycopg.OperationalError, psycopg.InterfaceError):
        raise NoAnswer from None
    except psycopg.Error as error:
        raise DatabaseRefuses(error.sqlstate or type(error).__name__) from None


def _hold(connection: psycopg.Connection) -> psycopg.Connection:
    connection.execute("SELECT")
    return connection
