"""What went wrong with the data folder, as one sentence for the person holding the phone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.speech.language import mark, say, say_many
from companion.speech.reasons import reason_text
from storage.errors import BadArchive, Flaw, InUse, NotRestored, StorageError, Why

TROUBLES: Final[Mapping[str, str]] = {
    "disk_full": mark("There is no room left on this device: free some and try again; what was saved before is safe."),
    "cannot_write": mark("Nothing can be written in the data folder {folder}; what was saved before is safe."),
    # Translators: {name} is the name of a file; {why} is the reason as the system gives it.
    "cannot_read": mark("The file {name} can't be read ({why}); nothing in it was changed."),
    "damaged": mark("The file {name} is damaged, and so is its backup if there is one; both were left as they are."),
    # Translators: {name} and {aside} are names of files.
    "set_aside": mark("The file {name} was damaged and set aside as {aside}; the game is as it was one entry before."),
    "put_aside": mark(
        "The file {name} can't be read and was put aside as {aside}; everything else goes on without it."
    ),
    "not_ours": mark("{name} in the data folder is not a file of this app: it was passed over."),
    # Translators: {most} is a number of bytes.
    "too_large": mark("The file {name} would have more than {most} bytes: it can be neither saved nor backed up."),
    "newer_version": mark("The file {name} comes from a newer version of this app: update the app to open it."),
    # Translators: {id} is the number of a game, such as 20260131-201500-0a1b2c.
    "no_such_game": mark("There is no game {id} here."),
    "no_such_player": mark("No player called {name} is remembered here."),
    "no_such_card": mark("No card called {name} is remembered here."),
    "card_taken": mark("Another card is called {name} already."),
    "name_taken": mark("Another player is called {name}: merge the two if they are one."),
    "changed_elsewhere": mark("This game was changed in another window: look at it again before you go on."),
    "nothing_to_undo": mark("There is nothing to take back."),
    "nothing_to_redo": mark("There is nothing to bring back."),
    "no_answer": mark(
        "The database doesn't answer just now: wait a moment, and look whether your last entry is there."
    ),
    # Translators: what stands between ` is typed as it is.
    "no_driver": mark("To keep games in a database more has to be installed: `make club`, or the app with `[club]`."),
    # Translators: {why} is a short code, such as 42501.
    "database_refuses": mark("The database refuses what it was asked ({why}); what was saved before is safe."),
    "newer_database": mark("The database was set up by a newer version of this app: update the app to use it."),
    "not_handed_over": mark("What was handed over is no game of this app."),
}
"""By the error's code, with its facts by their names."""

FLAWS: Final[Mapping[Flaw, str]] = {
    Flaw.NO_BACKUP: mark("This file is not a backup, or it is damaged."),
    # Translators: the manifest is the list of files in a backup.
    Flaw.NO_MANIFEST: mark("This zip is not a backup of this app: it has no manifest."),
    Flaw.UNREADABLE_MANIFEST: mark("The manifest of this backup can't be read."),
    Flaw.TOO_LARGE: mark("This backup is too large to be one of ours."),
}

LEFT_OUT: Final[Mapping[Why, str]] = {
    # Translators: {name} is the name of a file in a backup; the manifest is the list of files in it.
    Why.UNLISTED: mark("{name} was left out: it is not in the manifest."),
    Why.FOREIGN: mark("{name} was left out: it is not a file of this app."),
    Why.TOO_LARGE: mark("{name} was left out: it is too large."),
    Why.TOO_MANY: mark("{name} holds more than is remembered: what is oldest in it was left out."),
    Why.DAMAGED: mark("{name} was left out: it is damaged."),
    Why.UNREADABLE: mark("{name} was left out: what it holds can't be read."),
    Why.UNPLAYABLE: mark("{name} was left out: the game in it can't be played."),
    Why.NEWER: mark("{name} was left out: it comes from a newer version of this app."),
    Why.IN_THE_WAY: mark("{name} was left out: what is here in its place can't be read."),
}


def trouble_text(error: StorageError) -> str:
    match error:
        case BadArchive():
            return say(FLAWS[error.flaw])
        case NotRestored():
            return say(LEFT_OUT[error.why], name=error.facts["name"])
        case InUse():
            return _in_use(error)
        case _:
            return say(TROUBLES[error.code], **_said(error.facts))


def _said(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return {**facts, "why": reason_text(facts["why"])} if "why" in facts else facts


def left_out_lines(left_out: Sequence[StorageError], most: int) -> Iterator[str]:
    """How many files a backup lacks, or were not taken from one, and which; a stranger's shall not fill the screen."""
    if left_out:
        yield say_many("{n} file was left out:", "{n} files were left out:", len(left_out))
    yield from map(trouble_text, left_out[:most])
    if len(left_out) > most:
        # Translators: more files that were left out
        yield say_many("… and {n} more.", "… and {n} more.", len(left_out) - most)


def _in_use(error: InUse) -> str:
    if error.owner is None:
        return say("The data folder is in use by another program: close it there, or wait and try again.")
    # Translators: {process} is a number, {machine} the name of a computer.
    return say(
        "The data folder is in use by process {process} on {machine}: close it there, or wait and try again.",
        process=error.owner.process,
        machine=error.owner.machine,
    )
