"""The Event phase: an event drawn, the deck made anew, the strengths that Monuments need."""

import flet as ft

from companion.controls.buttons import main_button, section
from companion.controls.fields import Fields
from companion.controls.frame import part
from companion.controls.sheet import sheet
from companion.look.theme import Look
from companion.rune_age.acting.following import follow
from companion.rune_age.acting.recording import record
from companion.rune_age.cards import known_events
from companion.rune_age.entering.event import EventDraft
from companion.rune_age.entering.strengths import StrengthsDraft, round_end
from companion.rune_age.parts.event import event_rows
from companion.rune_age.parts.strengths import NumberRow
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EventSheet, FightSheet, NewDeckSheet, StrengthsSheet
from companion.rune_age.words.drawing import lacking_text
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_kept, use_stable
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.components import MOST_ARMY, MOST_EVENT_CARDS
from rules.rune_age.events import Correction


@part
def Event(look: Look, saved: Saved) -> ft.Control:
    """A card that is known takes three taps: draw, its name, done."""
    window, setup, state = current_window(), saved.game.setup, saved.game.state
    draft = use_draft(EventDraft, About(saved.id, saved.revision, EventSheet()))
    fields, choose = use_kept(Fields()).current, use_stable(draft.choose)
    lacks = next(draft.value.lacks(state), None)

    def done() -> None:
        event = draft.value.event(state)
        if event is None:
            window.tell("" if lacks is None else lacking_text(lacks))
            return
        after = record(window, saved.id, event)
        draft.clear()
        if after.game.state.attack:
            window.open(FightSheet())
        else:
            window.close()

    def cancel() -> None:
        draft.clear()
        window.close()

    known = known_events(window.desk.cards.of(saved.kind), saved.game)
    body = list(event_rows(look, setup, state, draft.value, choose, known, fields))
    hint = say("{player} draws and reads aloud.", player=setup.names[state.first_player])
    foot = [main_button(look, "event-done", say("Done"), done, ready=lacks is None)]
    return sheet(look, say("Draw an event"), body, cancel, hint=hint, foot=foot, close_id="cancel", long=True)


@part
def NewDeck(look: Look, saved: Saved) -> ft.Control:
    """How many cards it has is known to the table alone."""
    window = current_window()
    draft = use_draft(StrengthsDraft, About(saved.id, saved.revision, NewDeckSheet()))
    fields, choose = use_kept(Fields()).current, use_stable(draft.choose)
    count = draft.value.number(0, MOST_EVENT_CARDS)

    def done() -> None:
        cards = draft.value.number(0, MOST_EVENT_CARDS)
        if not cards:
            window.tell(say("Type how many cards the new deck has, from 1 to {most}.", most=MOST_EVENT_CARDS))
            return
        record(window, saved.id, Correction(events_left=cards))
        draft.clear()
        window.close()

    hint = say(
        "Shuffle the discarded events of stage 2. Enemies in play and rewards stay where they are. "
        "With nothing to shuffle there is no event this time."
    )
    field = NumberRow.keyed(
        "count", look, "new-deck-count", say("Cards in the new deck"), draft.value.field(0), 0, choose, fields
    )
    foot = [main_button(look, "new-deck-done", say("Done"), done, ready=bool(count))]
    return sheet(look, say("New event deck"), [field], window.close, hint=hint, foot=foot, close_id="cancel", long=True)


@part
def Strengths(look: Look, saved: Saved) -> ft.Control:
    """Of several Monuments the strongest deck decides, at the end of the round."""
    window, setup = current_window(), saved.game.setup
    draft = use_draft(StrengthsDraft, About(saved.id, saved.revision, StrengthsSheet()))
    fields, choose = use_kept(Fields()).current, use_stable(draft.choose)
    seats = sorted(saved.game.state.monuments)
    ready = None not in [draft.value.number(seat, MOST_ARMY) for seat in seats]

    def done() -> None:
        event = round_end(saved.game.state, draft.value)
        if event is None:
            window.tell(say("Type the sum of each player, from 0 to {most}.", most=MOST_ARMY))
            return
        after = record(window, saved.id, event)
        draft.clear()
        follow(window, after, len(saved.game.steps))

    rows: list[ft.Control] = [
        NumberRow.keyed(
            f"{seat}", look, f"strength-{seat}", setup.names[seat], draft.value.field(seat), seat, choose, fields
        )
        for seat in seats
    ]
    hint = say("Add up what is printed on all unit cards in deck, hand and discard pile, neutral and taken ones too.")
    foot = [main_button(look, "strengths-done", say("Done"), done, ready=ready)]
    body = [section(look, say("Highest sum wins; equal sums share the victory.")), *rows]
    heading = say("Strength of all unit cards")
    return sheet(look, heading, body, window.close, hint=hint, foot=foot, close_id="cancel", long=True)
