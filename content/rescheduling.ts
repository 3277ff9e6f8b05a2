// What the page of a scheduled office hour says about another slot.
import type { ReschedulingWords } from './schema.hours.ts';

export const rescheduling = {
  // The states `kept` and `asked` in machines/rescheduling.machine.ts decide which of these show.
  open: 'Ask for another slot',
  again: 'Ask for a different one',
  asked: 'You asked for {wanted}. Until the advisor decides, {slot} stays yours.',
  keep: 'Keep the slot I have',
  keeping: 'Keeping it...',
  dialog: {
    title: 'Ask for another slot',
    text: 'Now it is {slot}. That slot stays yours until the advisor decides, and you are told by mail.',
    looking: 'Looking which slots are open...',
    // `Choice` in src/flows/rescheduling/Moving.tsx decides by the state which of these show.
    nearest: 'Open slots nearest to it',
    dated: 'Open slots on {date}',
    hint: 'Time of Paris.',
    none: 'No slot is open within four weeks of it. Other dates may have one.',
    noneOnDate: 'No slot is open on this day. Pick another Tuesday or Thursday.',
    otherDates: 'Or pick another date',
    calendar: 'Date of the other slot',
    backToNearest: 'Back to the nearest slots',
    note: { label: 'Note to the advisor', hint: 'Why another slot suits you better, if you like.' },
    unknown: {
      title: 'The open slots cannot be read right now',
      text: 'Your office hour stays as it is.',
      action: 'Try again',
    },
    unread: {
      title: 'The slots of this day cannot be read right now',
      text: 'Try it again, or go back to the nearest ones.',
      action: 'Try again',
    },
    cancel: 'Cancel',
    submit: 'Ask for this slot',
    submitting: 'Asking...',
  },
  // `MoveProblem` in machines/rescheduling.machine.ts lists them; the database or the form gives one.
  problems: {
    not_signed_in: 'You are signed out. Sign in and ask again; your office hour stays as it is.',
    not_found: 'This office hour is not there any more.',
    illegal_move:
      'This office hour has moved on in the meantime. Close this to see where it stands.',
    slot_closed:
      'Somebody else has just been given this slot. What is open near it is listed below.',
    slot_past: 'This slot has begun. What is open near it is listed below.',
    invalid: 'This slot could not be taken as it stands. Choose another one.',
    slotMissing: 'Not sent yet: choose one of the open slots first.',
    noteTooLong: 'Your note is too long to be sent. Nothing has been cut off; please shorten it.',
    failed: 'That did not work. Your office hour stays as it is; please try again.',
  },
} satisfies ReschedulingWords;
