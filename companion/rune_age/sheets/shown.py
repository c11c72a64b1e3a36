"""The sheets over the table, each drawn from its value."""

import flet as ft

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.menu import MenuSheet
from companion.look.theme import Look
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.buy import Buy
from companion.rune_age.sheets.corrections import EventDeck, OneCity, OneEnemy, OnePlayer, Turn
from companion.rune_age.sheets.damage import Damage
from companion.rune_age.sheets.edits import Insert, edit_sheet
from companion.rune_age.sheets.elimination import Elimination
from companion.rune_age.sheets.event import Event, NewDeck, Strengths
from companion.rune_age.sheets.fight import Fight
from companion.rune_age.sheets.menu import Menu
from companion.rune_age.sheets.result import Result
from companion.rune_age.sheets.values import (
    BuySheet,
    CitySheet,
    DamageSheet,
    EliminationSheet,
    EnemySheet,
    EventSheet,
    EventsLeftSheet,
    FightSheet,
    NewDeckSheet,
    PhaseSheet,
    PlayerSheet,
    ResultSheet,
    StrengthsSheet,
    TableSheet,
)


def sheet_content(look: Look, saved: Saved, sheet: TableSheet) -> ft.Control:
    key = f"{sheet}"
    match sheet:
        case FightSheet():
            return Fight.keyed(key, look, saved)
        case ResultSheet(event):
            return Result.keyed(key, look, saved, event)
        case EliminationSheet(seat):
            return Elimination.keyed(key, look, saved, seat)
        case EventSheet():
            return Event.keyed(key, look, saved)
        case NewDeckSheet():
            return NewDeck.keyed(key, look, saved)
        case StrengthsSheet():
            return Strengths.keyed(key, look, saved)
        case PlayerSheet(seat):
            return OnePlayer.keyed(key, look, saved, seat)
        case CitySheet(place):
            return OneCity.keyed(key, look, saved, place)
        case EnemySheet(name):
            return OneEnemy.keyed(key, look, saved, name)
        case EventsLeftSheet():
            return EventDeck.keyed(key, look, saved)
        case PhaseSheet():
            return Turn.keyed(key, look, saved)
        case _:
            return _of_the_table(look, saved, sheet)


def _of_the_table(
    look: Look, saved: Saved, sheet: BuySheet | DamageSheet | EditSheet | InsertSheet | MenuSheet
) -> ft.Control:
    key = f"{sheet}"
    match sheet:
        case BuySheet():
            return Buy.keyed(key, look, saved)
        case DamageSheet():
            return Damage.keyed(key, look, saved)
        case EditSheet(index):
            return edit_sheet(look, saved, index, f"{key} {saved.revision}")
        case InsertSheet(index):
            return Insert.keyed(key, look, saved, index)
        case MenuSheet():
            return Menu.keyed(key, look, saved)
