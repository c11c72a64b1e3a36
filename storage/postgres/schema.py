"""The tables, and how an older database becomes a new one: a step at a time, each as a whole or not at all."""

from collections.abc import Sequence
from typing import Final

import psycopg

from storage.errors import NewerDatabase

SCHEMA: Final = "companion"
"""All that is ours in a database is in there."""
RECORDS: Final = 5
"""The version of the records that the last step makes room for: whoever raises one adds a step here."""

FIRST: Final = r"""
CREATE TABLE games (
    id text PRIMARY KEY CHECK (id ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{6}$'),
    place text NOT NULL CHECK (place IN ('games', 'bin')),
    app varchar(100) NOT NULL,
    started timestamptz NOT NULL,
    updated timestamptz NOT NULL,
    finished timestamptz,
    revision bigint NOT NULL CHECK (revision >= 0),
    mark varchar(100) NOT NULL,
    head json NOT NULL,
    listed boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN games.head IS 'the game file, but for its events';
COMMENT ON COLUMN games.listed IS 'whether lists says how it stands now';
CREATE INDEX games_unlisted ON games (id) WHERE NOT listed;

CREATE TABLE events (
    game text REFERENCES games ON DELETE CASCADE,
    number integer CHECK (number >= 0),
    event json NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE TABLE marks (
    game text REFERENCES games ON DELETE CASCADE,
    number integer CHECK (number >= 0),
    mark varchar(100) NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE TABLE changes (
    game text REFERENCES games ON DELETE CASCADE,
    undone boolean,
    number integer CHECK (number >= 0),
    step json NOT NULL,
    start bigint NOT NULL CHECK (start >= 0),
    placed bigint NOT NULL CHECK (placed >= 0),
    taken json NOT NULL,
    rules json,
    seat smallint CHECK (seat BETWEEN 0 AND 99),
    PRIMARY KEY (game, undone, number)
);

CREATE TABLE lists (
    game text PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    place text NOT NULL,
    kind text NOT NULL,
    started text COLLATE "C" NOT NULL,
    updated text COLLATE "C" NOT NULL,
    finished text COLLATE "C",
    players text[] NOT NULL,
    stage json NOT NULL,
    is_over boolean NOT NULL,
    winners text[] NOT NULL,
    scores json,
    words text NOT NULL,
    played json
);
CREATE INDEX lists_newest ON lists (place, started DESC, game DESC);
CREATE INDEX lists_running ON lists (updated DESC) WHERE finished IS NULL;
CREATE INDEX lists_players ON lists USING gin (players);

CREATE TABLE kept (
    name text PRIMARY KEY CHECK (name IN ('players', 'cards', 'settings', 'drafts', 'tables'))
);
COMMENT ON TABLE kept IS 'what was ever saved, though it may hold nothing';
CREATE TABLE players (
    number integer PRIMARY KEY,
    name text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
    colour varchar(100),
    last_played timestamptz,
    also text[] NOT NULL
);
CREATE TABLE cards (
    number integer PRIMARY KEY,
    game varchar(100) NOT NULL,
    sort varchar(100) NOT NULL,
    name text NOT NULL,
    facts json NOT NULL,
    UNIQUE (game, sort, name) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE settings (
    number integer PRIMARY KEY CHECK (number = 0),
    language text NOT NULL,
    theme text NOT NULL CHECK (theme IN ('system', 'light', 'dark', 'black')),
    text_size double precision NOT NULL CHECK (text_size BETWEEN 0.8 AND 2.0),
    keep_awake boolean NOT NULL,
    haptics boolean NOT NULL,
    games json NOT NULL
);
CREATE TABLE servers (
    id text PRIMARY KEY,
    seen timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE present (
    server text REFERENCES servers ON DELETE CASCADE,
    guest text,
    PRIMARY KEY (server, guest)
);
COMMENT ON TABLE present IS 'which guests have a line to which server';
CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
);
CREATE TABLE drafts (number integer PRIMARY KEY, draft json NOT NULL);
CREATE TABLE tables (number integer PRIMARY KEY, open json NOT NULL);
"""

TRIES: Final = """
CREATE UNLOGGED TABLE tries (
    number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    place text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE tries IS 'codes that were tried, and from where, until they are forgotten';
"""

SUMS: Final = """
CREATE INDEX lists_unplayed ON lists (game) WHERE played IS NULL;
CREATE TABLE months (
    month text COLLATE "C" PRIMARY KEY,
    changes bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE months IS 'how often anything has changed in the lists of games that were begun then';
INSERT INTO months (month) SELECT DISTINCT left(started, 7) FROM lists;
CREATE FUNCTION note_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO months AS was (month)
        SELECT DISTINCT left(started, 7) FROM (VALUES (OLD.started), (NEW.started)) AS game (started)
        WHERE started IS NOT NULL ORDER BY 1
        ON CONFLICT (month) DO UPDATE SET changes = was.changes + 1;
    RETURN NULL;
END
$$;
CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON lists FOR EACH ROW EXECUTE FUNCTION note_month();
CREATE TABLE sums (
    number integer PRIMARY KEY CHECK (number = 0),
    months json NOT NULL,
    names json NOT NULL,
    tally json NOT NULL
);
COMMENT ON TABLE sums IS 'what the games of the first months add up to under these names, unless a month has changed';
"""

STEPS: Final[Sequence[str]] = (FIRST, TRIES, SUMS)
"""Each makes of version N one of version N + 1; what was ever released is never changed."""


def bring_up_to_date(connection: psycopg.Connection, steps: Sequence[str] = STEPS) -> None:
    """Makes the tables, or what they lack; `NewerDatabase` if another version of the app has gone further.

    The schema itself is made only where it is missing, so that a user who owns it needs no other right.
    """
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(hashtext('companion'))")
        if connection.execute("SELECT to_regnamespace(%s)", [SCHEMA]).fetchone() == (None,):
            connection.execute(f"CREATE SCHEMA {SCHEMA}")
        connection.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
        found = connection.execute("SELECT number FROM version").fetchone()
        if found is None:
            connection.execute("INSERT INTO version VALUES (0)")
    (version,) = found or (0,)
    if version > len(steps):
        raise NewerDatabase
    for number in range(version, len(steps)):
        _step(connection, number, steps[number])


def _step(connection: psycopg.Connection, number: int, step: str) -> None:
    """Unless another server, which starts at the same time, has done it."""
    with connection.transaction():
        if connection.execute("SELECT number FROM version FOR UPDATE").fetchone() == (number,):
            connection.execute(step)
            connection.execute("UPDATE version SET number = %s", [number + 1])
