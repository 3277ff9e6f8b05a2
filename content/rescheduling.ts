// What the page of a scheduled office hour says about another slot.
import type { ReschedulingWords } from './schema.hours.ts';

export const rescheduling = {
  // The states `kept` and `asked` in machines/rescheduling.machine.ts decide which of these show.
  open: 'Ask for another slot',
  again: 'Ask for a different one',
  asked: 'You asked for {wanted}. Until the advisor decides, {slot} stays yours.',
  // `ending` in the same machine, once nothing is asked for any more.
  endings: {
    kept: 'Your office hour stays on {slot}.',
    moved: 'Your office hour is now on {slot}.',
  },
  keep: 'Keep the slot I have',
  keeping: 'Keeping it...',
  dialog: {
    title: 'Ask for another slot',
    text: 'Your slot is {slot}. It stays yours until the advisor decides, and we will tell you by email.',
    looking: 'Checking which slots are open...',
    // `Choice` in src/flows/rescheduling/Moving.tsx decides by the state which of these show.
    nearest: 'Open slots nearest to it',
    dated: 'Open slots on {date}',
    hint: 'Paris time.',
    none: 'No slot is open within four weeks of it. Other dates may have one.',
    noneOnDate: 'No slot is open on this day. Pick another Tuesday or Thursday.',
    otherDates: 'Or pick another date',
    calendar: 'Date of the other slot',
    backToNearest: 'Back to the nearest slots',
    note: {
      label: 'Note to the advisor',
      hint: 'Optional: why another slot would suit you better.',
    },
    unknown: {
      title: "We can't load the open slots right now",
      text: 'Your office hour stays as it is.',
      action: 'Try again',
    },
    unread: {
      title: "We can't load the slots for this day right now",
      text: 'Try again, or go back to the nearest ones.',
      action: 'Try again',
    },
    cancel: 'Cancel',
    submit: 'Ask for this slot',
    submitting: 'Asking...',
  },
  // `MoveProblem` in machines/rescheduling.machine.ts lists them; the database or the form gives one.
  problems: {
    not_signed_in: 'You are signed out. Sign in and ask again; your office hour stays as it is.',
    not_found: 'This office hour no longer exists.',
    illegal_move:
      'This office hour has changed in the meantime. Close this to see its current status.',
    slot_closed: 'Someone else was just given this slot. The nearest open slots are listed below.',
    slot_past: 'This slot has already started. The nearest open slots are listed below.',
    invalid: 'This slot could not be requested. Choose another one.',
    slotMissing: 'Not sent yet: choose one of the open slots first.',
    noteTooLong: 'Your note is too long to be sent. Nothing has been cut off; please shorten it.',
    failed: 'That did not work. Your office hour stays as it is; please try again.',
  },
} satisfies ReschedulingWords;
