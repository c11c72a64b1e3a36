"""From one engine to another: everything is there afterwards, and what was here stays.

Whoever is interrupted begins again: what has come already is known by its marks, and isn't brought twice.
"""

from storage.kept import Kept
from storage.values import Progress, Restored


def move(source: Kept, target: Kept, progress: Progress) -> Restored:
    """Games last of all; what is half entered and which tables are open only where there is nothing of it yet."""
    drafts, tables = source.drafts.read(), source.tables.read()
    if drafts and not target.drafts.read():
        target.drafts.save(drafts)
    if tables and not target.tables.read():
        target.tables.save(tables)
    return target.archive.take_all(source.archive, progress)
