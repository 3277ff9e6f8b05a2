// Path model of the booking: three steps, the outcome of the request, and a slot that is taken while the member
// writes.
import type { SnapshotFrom } from 'xstate';
import { requests } from '#content/requests.ts';
import { faultAt } from '#flows/shared/limits.ts';
import { bookingMachine, longestBookingWords, wordsOf } from '#machines/booking.machine.ts';
import type { BookingDraft, FileAdmission, HoursHolder } from '#machines/booking.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { probes } from './booking.probes.ts';
import { definePaths } from './kit/define.ts';
import { deck, nearest, otherSlot, takenSlot, tuesdaySlot } from './officeHours.samples.ts';
import { brokenSubmission, requestOf, returnedAs } from './requests.samples.ts';
import { listener, unreachable } from './support.ts';

type Moment = SnapshotFrom<typeof bookingMachine>;

export const holder = listener as HoursHolder;

/** Nothing is filled in yet: answers and a file are added one at a time, which keeps the walk finite. */
const isPlain = ({ context: { answers, file } }: Moment) =>
  answers.role === '' && answers.callObjective === '' && !answers.readyOnTime && file === null;

const objective = 'Do we raise on the pilot, or on the second site?';

/** Words beyond the limit. */
const tooLong = 'x'.repeat(longestBookingWords + 1);

/** The draft of an earlier form. */
export const draft: BookingDraft = {
  answers: {
    role: 'founder',
    stage: '',
    supportArea: '',
    callObjective: objective,
    previousEngagement: false,
    readyOnTime: false,
    willSendMaterials: false,
    additionalNotes: '',
  },
  file: null,
};

const lostAs = (key: 'slot_closed' | 'slot_past', open: readonly string[]): SubmissionOutput => ({
  outcome: 'returned',
  problem: { key },
  detail: { nearest: open },
});

export default definePaths({
  machine: bookingMachine,
  input: { slot: { say: 'A member chooses a slot', input: { slot: tuesdaySlot, holder } } },
  events: {
    'answer.edited': {
      say: ({ field, value }) =>
        value === tooLong ? `Write too much into ${field}` : `Say of ${field}: ${String(value)}`,
      samples: {
        role: (snapshot: Moment) =>
          snapshot.hasTag('who') && isPlain(snapshot)
            ? ({ field: 'role', value: 'founder' } as const)
            : undefined,
        objective: (snapshot: Moment) =>
          snapshot.hasTag('why') && isPlain(snapshot)
            ? ({ field: 'callObjective', value: objective } as const)
            : undefined,
        long: (snapshot: Moment) =>
          snapshot.hasTag('why') && snapshot.context.answers.callObjective === objective
            ? ({ field: 'callObjective', value: tooLong } as const)
            : undefined,
        ready: (snapshot: Moment) =>
          snapshot.hasTag('ready') && isPlain(snapshot)
            ? ({ field: 'readyOnTime', value: true } as const)
            : undefined,
      },
    },
    'step.continued': { say: 'Press Continue' },
    'step.back': {
      say: 'Press Back',
      when: (snapshot) => snapshot.context.fileRefusals.length === 0,
    },
    'files.chosen': {
      say: 'Choose a file',
      samples: {
        one: (snapshot: Moment) => (isPlain(snapshot) ? { files: [{} as File] } : undefined),
      },
    },
    'file.removed': { say: 'Remove the file', when: ({ context }) => context.file !== null },
    'slot.exchanged': {
      say: 'Choose another slot',
      samples: {
        far: { slot: takenSlot },
        other: ({ context }: Moment) =>
          context.nearest?.includes(otherSlot.slot) === true ? { slot: otherSlot } : undefined,
      },
    },
    'request.submitted': { say: 'Press Request Appointment' },
    'dialog.closed': { say: 'Close the dialog' },
    'tools.requested': { say: 'Press Browse Tools to Prepare' },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'This browser has no draft'
            : 'This browser has a draft of an earlier form',
        samples: {
          nothing: (snapshot: Moment) => (snapshot.hasTag('opening') ? { words: null } : undefined),
          draft: { words: draft },
        },
      },
      'draft.unread': { say: 'The draft cannot be read' },
      'draft.withdrawn': {
        say: 'The member signs out in another tab, or another member signs in',
      },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'The form can have no draft' } },
    admitFile: {
      kept: {
        gives: { kept: deck, refused: [] } satisfies FileAdmission,
        say: 'The file is kept',
      },
      refused: {
        gives: {
          kept: null,
          refused: ['“film.mov” cannot be attached here.'],
        } satisfies FileAdmission,
        say: 'The file is refused by its name',
      },
      noRoom: { fails: 'QuotaExceededError', say: 'The browser has no room for it' },
    },
    submission: {
      stored: {
        gives: {
          outcome: 'stored',
          request: requestOf('b', 'submitted', { kind: 'office-hours' }),
        } satisfies SubmissionOutput,
        say: 'The backend has stored it',
      },
      signedOut: {
        gives: { outcome: 'waitingForAccount' } satisfies SubmissionOutput,
        say: 'The member is signed out: it waits for an account',
      },
      offline: {
        gives: { outcome: 'waitingForNetwork' } satisfies SubmissionOutput,
        say: 'There is no network, or no answer for four seconds: it waits',
      },
      gone: { gives: lostAs('slot_closed', nearest), say: 'The slot was given to another member' },
      past: { gives: lostAs('slot_past', []), say: 'The slot has begun, and no other is open' },
      asked: {
        gives: returnedAs({ key: 'already_requested' }),
        say: 'The member has asked for this slot before',
      },
      named: {
        gives: returnedAs({ key: 'invalid' }, 'callObjective'),
        say: 'The backend refuses it, and names the wrong field',
      },
      unreachable: {
        gives: returnedAs({ key: 'failed', message: unreachable.fails }),
        say: 'The outbox cannot take it, and says why',
      },
      broken: brokenSubmission,
    },
  },
  states: {
    restoring: 'The dialog is about to open',
    who: 'Step 1, Who Are You?',
    why: 'Step 2, Why This Call?',
    'ready.deciding': 'Step 3 is about to be shown',
    'ready.open': 'Step 3, with Request Appointment',
    'ready.gone': 'Step 3 says that the slot is gone and names open ones nearby',
    'ready.admitting': 'Step 3: a file is being checked',
    sending: 'The button says that the request is being sent',
    'confirmed.stored': 'The confirmation says that the request was received',
    'confirmed.waitingForAccount': 'The confirmation says that it waits for an account',
    'confirmed.waitingForNetwork': 'The confirmation says that it waits in this browser',
    closed: 'The dialog is closed',
  },
  details: ({ context: { slot, fileRefusals, problem, faults } }) => [
    `It is for ${slot.slot}`,
    ...Object.entries(faults).map(
      ([field, fault]) => `At ${field}: ${String(faultAt(fault, longestBookingWords))}`,
    ),
    ...fileRefusals,
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? requests.problems[problem.key]}`]),
  ],
  refused: { 'slot.exchanged/far': 'Only the open slots that were named can be chosen.' },
  probes,
  resting: ['who', 'why', 'ready.open', 'ready.gone', 'confirmed.stored'],
  invariants: {
    'A request names the slot that is on screen': ({ snapshot, started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'submission' ||
          (input as { answers: { slot: string } }).answers.slot === snapshot.context.slot.slot,
      ),
    'The form keeps its words when the slot is taken': ({ snapshot, transitions }) =>
      transitions.every((id) => !id.includes('submission') && !id.includes('slot.exchanged')) ||
      snapshot.context.answers.role === '' ||
      snapshot.context.answers.role === 'founder',
    'No answer is sent that is too long': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'submission') ||
      snapshot.context.answers.callObjective !== tooLong,
    'No request is sent for a slot that is known to be gone': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'submission') || snapshot.context.nearest === null,
    'A member who loses a slot sees the open ones': ({ snapshot }) =>
      snapshot.hasTag('slotGone') === false || snapshot.context.nearest !== null,
    'The widget is told of every lost slot': ({ snapshot, transitions, sent }) =>
      !transitions.some((id) => id.startsWith('sending')) ||
      !snapshot.hasTag('slotGone') ||
      sent.some(({ type }) => type === 'slots.outdated'),
    'What is entered is kept': ({ sent, snapshot, transitions }) =>
      !transitions.some((id) => /answer\.edited|file\.removed|done admitFile/.test(id)) ||
      sent.some(
        ({ type, words }) =>
          type === 'words.changed' &&
          JSON.stringify(words) === JSON.stringify(wordsOf(snapshot.context)),
      ),
    'The end of a submission is told to the draft': ({ sent, snapshot, transitions }) =>
      !transitions.some((id) => id.startsWith('sending') && id.includes('submission')) ||
      sent.some(({ type }) =>
        type === 'draft.requested'
          ? wordsOf(snapshot.context) === null
          : type === (snapshot.hasTag('confirmed') ? 'draft.handedOver' : 'words.changed'),
      ),
    'A confirmation has no problem on it': ({ snapshot }) =>
      !snapshot.hasTag('confirmed') || snapshot.context.problem === null,
  },
});
