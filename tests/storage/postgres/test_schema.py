"""A database becomes one of this version a step at a time, or is refused; and nobody needs more than a schema."""

import psycopg
import pytest

from rules.ethnos.game import Game
from storage.errors import DatabaseRefuses, NewerDatabase
from storage.postgres.database import OPTIONS, Database
from storage.postgres.schema import RECORDS, STEPS, bring_up_to_date
from storage.postgres.store import PostgresStore
from storage.records import SCHEMA
from tests.ethnos import a_setup
from tests.postgres import PostgresServer, a_database_store


def version(server: PostgresServer, name: str) -> object:
    with psycopg.connect(server.address(name), options=OPTIONS) as connection:
        return connection.execute("SELECT number FROM version").fetchone()


def test_the_tables_are_made_for_the_records_of_this_version() -> None:
    assert RECORDS == SCHEMA, "records have changed: add a step that changes those in a database"


def test_a_database_of_a_newer_version_is_refused_and_left_alone(store: PostgresStore, server: PostgresServer) -> None:
    with store.database.changing() as going:
        going.connection.execute("UPDATE version SET number = 99")
    try:
        with pytest.raises(NewerDatabase):
            Database(server.address("data"))
        assert version(server, "data") == (99,)
    finally:
        with store.database.changing() as going:
            going.connection.execute("UPDATE version SET number = %s", [len(STEPS)])


def test_a_database_of_the_first_version_comes_along(server: PostgresServer) -> None:
    """Opened by this one, with what it holds."""
    old = server.empty("old")
    id = a_database_store(old).games.create(Game(a_setup()), "ethnos").id
    a_database_store(old).listing.page()
    with old.changing() as going:
        going.connection.execute("DROP TABLE tries, months, sums; DROP FUNCTION note_month CASCADE")
        going.connection.execute("DROP INDEX lists_unplayed; UPDATE version SET number = 1")
    now = Database(server.address("old"))
    assert version(server, "old") == (len(STEPS),)
    assert now.read("SELECT month, changes FROM months") == [(f"{id[:4]}-{id[4:6]}", 0)]
    assert [game.id for game in a_database_store(now).listing.page()] == [id]
    now.close()


def test_each_step_is_done_once_and_as_a_whole(store: PostgresStore, server: PostgresServer) -> None:
    store.games.create(Game(a_setup()), "ethnos")
    steps = (*STEPS, "CREATE TABLE one (n int)", "CREATE TABLE two (n int); SELECT 1 / 0")
    with psycopg.connect(server.address("data"), options=OPTIONS, autocommit=True) as connection:
        try:
            with pytest.raises(psycopg.errors.DivisionByZero):
                bring_up_to_date(connection, steps)
            assert version(server, "data") == (len(STEPS) + 1,)
            bring_up_to_date(connection, steps[:-1])
            found = connection.execute("SELECT to_regclass('one')::text, to_regclass('two')::text").fetchone()
            assert found == ("one", None)
        finally:
            connection.execute("DROP TABLE one")
            connection.execute("UPDATE version SET number = %s", [len(STEPS)])
    assert len(store.listing.page()) == 1


def test_a_user_needs_no_more_than_a_schema_of_their_own(server: PostgresServer) -> None:
    server.database("strict").close()
    with psycopg.connect(server.address("strict"), autocommit=True) as connection:
        connection.execute("DROP SCHEMA companion CASCADE")
        connection.execute("CREATE ROLE guest LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE")
        connection.execute("REVOKE ALL ON DATABASE strict FROM public")
        connection.execute("GRANT CONNECT ON DATABASE strict TO guest")
        with pytest.raises(DatabaseRefuses, match="42501"):
            Database(server.address("strict").replace("club@", "guest@"))
        connection.execute("CREATE SCHEMA companion AUTHORIZATION guest")
    database = Database(server.address("strict").replace("club@", "guest@"))
    games = a_database_store(database).games
    assert games.open(games.begin(Game(a_setup()), "ethnos").id).revision == 0
    database.close()
