"""What went wrong with the data folder, as one sentence for the person holding the phone."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.speech.language import mark, say, say_many
from storage.errors import BadArchive, Flaw, InUse, StorageError

TROUBLES: Final[Mapping[str, str]] = {
    "disk_full": mark("There is no room left on this device: free some and try again; what was saved before is safe."),
    "cannot_write": mark("Nothing can be written in the data folder {folder}; what was saved before is safe."),
    # Translators: {name} is the name of a file; {why} is the reason as the system or the program gives it, in English.
    "cannot_read": mark("The file {name} can't be read ({why}); nothing in it was changed."),
    "damaged": mark("The file {name} is damaged, and so is its backup if there is one; both were left as they are."),
    # Translators: {name} and {aside} are names of files.
    "set_aside": mark("The file {name} was damaged and set aside as {aside}; the game is as it was one entry before."),
    "newer_version": mark("The file {name} comes from a newer version of this app: update the app to open it."),
    # Translators: {id} is the number of a game, such as 20260131-201500-0a1b2c.
    "no_such_game": mark("There is no game {id} here."),
    "no_such_player": mark("No player called {name} is remembered here."),
    "name_taken": mark("Another player is called {name}: merge the two if they are one."),
    "changed_elsewhere": mark("This game was changed in another window: look at it again before you go on."),
    "nothing_to_undo": mark("There is nothing to take back."),
    "nothing_to_redo": mark("There is nothing to bring back."),
}
"""By the error's code, with its facts by their names."""

FLAWS: Final[Mapping[Flaw, str]] = {
    Flaw.NO_BACKUP: mark("This file is not a backup, or it is damaged."),
    # Translators: the manifest is the list of files in a backup.
    Flaw.NO_MANIFEST: mark("This zip is not a backup of this app: it has no manifest."),
    Flaw.UNREADABLE_MANIFEST: mark("The manifest of this backup can't be read."),
    Flaw.TOO_LARGE: mark("This backup is too large to be one of ours."),
    Flaw.OTHER_FILES: mark("This backup holds other files than its manifest says."),
    Flaw.FOREIGN_FILE: mark("This backup holds a file that is none of ours."),
    Flaw.TOO_LARGE_FILE: mark("A file in this backup is too large to be one of ours."),
    Flaw.DAMAGED_FILE: mark("A file in this backup is damaged."),
    Flaw.UNREADABLE_FILE: mark("A file in this backup can't be read."),
}


def trouble_text(error: StorageError) -> str:
    match error:
        case BadArchive():
            return say(FLAWS[error.flaw])
        case InUse():
            return _in_use(error)
        case _:
            return say(TROUBLES[error.code], **error.facts)


def left_out_text(troubles: Sequence[StorageError]) -> str:
    """What is missing in a backup, or was not taken from one."""
    # Translators: {why} is a whole sentence
    return say_many(
        "{n} file was left out: {why}",
        "{n} files were left out. The first one: {why}",
        len(troubles),
        why=trouble_text(troubles[0]),
    )


def _in_use(error: InUse) -> str:
    if error.owner is None:
        return say("The data folder is in use by another program: close it there, or wait and try again.")
    # Translators: {process} is a number, {machine} the name of a computer.
    return say(
        "The data folder is in use by process {process} on {machine}: close it there, or wait and try again.",
        process=error.owner.process,
        machine=error.owner.machine,
    )
