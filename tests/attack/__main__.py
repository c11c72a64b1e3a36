"""`python -m tests.attack [NAME…]`: all rows of the table, those of a family, or those that are named."""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from tests.attack.seen import SEED, Row, Seen

FAMILIES: Final = ("server", "messages", "windows", "storage", "folders", "backups", "files", "site")


def table() -> dict[str, Row]:
    """Every row by its family and name."""
    return {
        f"{family}/{name}": row
        for family in FAMILIES
        for name, row in import_module(f"tests.attack.{family}").ROWS.items()
    }


def wanted(names: Sequence[str]) -> dict[str, Row]:
    """A name is that of a family, of a row, or both with a stroke between them."""
    rows = table()
    return {name: row for name, row in rows.items() if not names or {name, *name.split("/")} & set(names)}


def run(row: Row) -> Seen:
    """What it saw; one that fails is wrong, and the others go on."""
    with TemporaryDirectory(prefix="attack-") as folder:
        try:
            return row(Path(folder))
        except Exception as error:
            where = error.__traceback__
            while where and where.tb_next:
                where = where.tb_next
            line = f"{Path(where.tb_frame.f_code.co_filename).name}:{where.tb_lineno}" if where else ""
            return Seen(0, "stopped", (f"{type(error).__name__} {error} ({line})".replace("\n", " ")[:300],))


def main(names: Sequence[str]) -> int:
    rows = wanted(names)
    if not rows:
        print(f"There is no row {', '.join(names)}; there are: {', '.join(table())}")
        return 2
    print(f"{len(rows)} rows, seed {SEED}", flush=True)
    bad = 0
    for name, row in rows.items():
        begun = monotonic()
        result = run(row)
        bad += bool(result.wrong)
        told, *below = result.lines()
        print(f"{name:30} {result.count:>7,}  {told}  [{monotonic() - begun:.0f} s]", *below, sep="\n", flush=True)
    print(f"{bad} of {len(rows)} rows are not as they should be" if bad else "all as it should be")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
