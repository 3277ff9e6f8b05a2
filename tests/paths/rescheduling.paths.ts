// Path model of another slot: the nearest are offered, others by date; the wish is held, taken back, or refused.
import { reschedulingMachine } from '#machines/rescheduling.machine.ts';
import type { MoveAnswer } from '#machines/rescheduling.machine.ts';
import { rescheduling } from '#content/rescheduling.ts';
import { definePaths } from './kit/define.ts';
import { nextTuesday, otherSlot, tuesdaySlot } from './officeHours.samples.ts';
import { probes } from './rescheduling.probes.ts';
import { dated, hourOf, input, laterDate, near, offer } from './rescheduling.samples.ts';
import { unreachable } from './support.ts';

type Seen = {
  context: {
    note: string;
    wanted: string | null;
    slot: string;
    offered: readonly string[];
    chosen: { slot: string } | null;
    date: string | null;
  };
};
const has = (seen: Seen, start: string) =>
  seen.context.offered.includes(start) && seen.context.chosen?.slot !== start;
/** Notes and dates are independent: only a few of their combinations are walked. */
const isPlain = ({ context: { date, chosen } }: Seen) => date === null && chosen === null;

const refusal = (reason: 'slot_closed' | 'illegal_move', nearest: readonly string[] | null) =>
  ({ outcome: 'refused', reason, nearest }) satisfies MoveAnswer;

export default definePaths({
  machine: reschedulingMachine,
  input: {
    first: { say: 'A member opens a scheduled office hour', input },
    asked: {
      say: 'A member opens an office hour for which another slot was asked',
      input: { ...input, wanted: otherSlot.slot },
    },
  },
  events: {
    'move.opened': { say: 'Press Ask for another slot' },
    'date.picked': {
      say: ({ date }) => `Pick ${date}`,
      samples: {
        later: (seen: Seen) =>
          seen.context.date === laterDate || seen.context.note !== ''
            ? undefined
            : { date: laterDate },
      },
    },
    'nearest.requested': { say: 'Press Back to the nearest slots' },
    'slot.chosen': {
      say: ({ slot }) => `Choose ${slot.subject}`,
      samples: {
        near: (seen: Seen) => (has(seen, near.slot) ? { slot: near } : undefined),
        dated: (seen: Seen) => (has(seen, dated.slot) ? { slot: dated } : undefined),
      },
    },
    'note.edited': {
      say: ({ text }) =>
        text === ''
          ? 'Empty the note'
          : text.length > 100
            ? 'Write a note that is too long'
            : `Write ‘${text}’`,
      samples: {
        words: (seen: Seen) =>
          seen.context.note === '' && seen.context.date === null
            ? { text: 'A flight.' }
            : undefined,
        tooLong: (seen: Seen) =>
          seen.context.note === '' && seen.context.chosen === null
            ? { text: 'x'.repeat(input.longestNote + 1) }
            : undefined,
        nothing: (seen: Seen) => (seen.context.note === '' ? undefined : { text: '' }),
      },
    },
    'move.submitted': { say: 'Press Ask for this slot' },
    'move.takenBack': { say: 'Press Keep the slot I have' },
    'retry.requested': { say: 'Press Try again' },
    'action.cancelled': { say: 'Leave the dialog' },
  },
  environment: {
    newsFeed: {
      'requests.known': {
        say: ({ requests: [first] }) =>
          first?.id !== input.id
            ? 'My requests has read another request'
            : first.wantedSlot === undefined
              ? `My requests has read that it is at ${String(first.slot)}, and no other slot is wanted`
              : `My requests has read that ${first.wantedSlot} is wanted`,
        samples: {
          moved: (seen: Seen) =>
            seen.context.wanted === null
              ? undefined
              : { requests: [hourOf({ slot: otherSlot.slot })] },
          declined: (seen: Seen) =>
            seen.context.wanted === null
              ? undefined
              : { requests: [hourOf({ slot: seen.context.slot })] },
          asked: (seen: Seen) =>
            seen.context.wanted !== null || seen.context.slot !== tuesdaySlot.slot
              ? undefined
              : { requests: [hourOf({ slot: seen.context.slot, wantedSlot: otherSlot.slot })] },
          another: (seen: Seen) =>
            seen.context.wanted === null
              ? { requests: [hourOf({ id: 'r2', slot: otherSlot.slot })] }
              : undefined,
        },
      },
    },
    draft: {
      'draft.restored': {
        say: ({ words }) => (words === null ? 'There is no draft' : 'There is a draft of a note'),
        samples: {
          nothing: (seen: Seen) =>
            seen.context.note === '' && isPlain(seen) ? { words: null } : undefined,
          begun: (seen: Seen) =>
            seen.context.note === '' && isPlain(seen)
              ? { words: { note: 'A flight.' } }
              : undefined,
        },
      },
      'draft.withdrawn': { say: 'The member signs out in another tab' },
    },
  },
  outcomes: {
    newsFeed: { closed: { fails: 'No such event.', say: 'The page cannot be watched' } },
    draft: { closed: { fails: 'No storage.', say: 'The note can have no draft' } },
    findOffer: {
      found: { gives: offer, say: 'The backend names the open slots nearby' },
      unreachable,
    },
    readDate: {
      open: { gives: [dated.slot], say: 'The backend names the open slots of the date' },
      none: { gives: [], say: 'No slot of the date is open' },
      unreachable,
    },
    askToMove: {
      stored: {
        gives: { outcome: 'stored', wanted: otherSlot.slot } satisfies MoveAnswer,
        say: 'The backend has stored the wish',
      },
      closed: {
        gives: refusal('slot_closed', [`${nextTuesday}T15:00`]),
        say: 'The backend refuses: the slot was given away, and another one is near',
      },
      refused: {
        gives: refusal('illegal_move', null),
        say: 'The backend refuses: the office hour has moved on',
      },
      unreachable,
    },
    takeMoveBack: {
      done: {
        gives: { outcome: 'stored', wanted: null } satisfies MoveAnswer,
        say: 'The backend has taken the wish back',
      },
      refused: {
        gives: refusal('illegal_move', null),
        say: 'The backend refuses: the office hour has moved on',
      },
      unreachable,
    },
  },
  states: {
    'resting.deciding': 'The page is about to say which slot is wanted',
    'resting.kept': 'The page offers to ask for another slot',
    'resting.asked': 'The page says which slot was asked for',
    takingBack: 'The button says that the old slot is being kept',
    'choosing.looking': 'The dialog says that it is looking for open slots',
    'choosing.unknown': 'The dialog says that the open slots cannot be read',
    'choosing.offering.listing': 'The dialog is about to list open slots',
    'choosing.offering.nearest': 'The nearest open slots are listed',
    'choosing.offering.reading': 'The dialog says that it is looking for open slots',
    'choosing.offering.dated': 'The open slots of the date are listed',
    'choosing.offering.unread': 'The dialog says that the slots of the date cannot be read',
    sending: 'The dialog is busy asking',
  },
  details: ({ context: { problem, note, chosen, ending } }) => [
    ...(ending === null ? [] : [`Said of the last wish: ${rescheduling.endings[ending]}`]),
    ...(chosen === null ? [] : [`Chosen: ${chosen.slot}`]),
    ...(note === '' ? [] : [`In the note: ${note.slice(0, 20)}`]),
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? rescheduling.problems[problem.key]}`]),
  ],
  probes,
  resting: ['resting.kept', 'resting.asked'],
  refused: {
    'newsFeed>requests.known/another':
      'A reading that does not have the office hour says nothing of it.',
  },
  invariants: {
    'Only an open slot is asked for': ({ started, snapshot }) =>
      started.every(
        ({ port, input: wish }) =>
          port !== 'askToMove' ||
          snapshot.context.offered.includes((wish as { slot: string }).slot),
      ),
    'The slot of the office hour is never offered in its own place': ({ snapshot }) =>
      !snapshot.context.offered.includes(snapshot.context.slot),
    'No note goes out that is too long': ({ started }) =>
      started.every(
        ({ port, input: wish }) =>
          port !== 'askToMove' ||
          ((wish as { note: string | null }).note ?? '').length <= input.longestNote,
      ),
  },
});
