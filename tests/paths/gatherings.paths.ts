// Path model of the gatherings: the member reads and applies, onboarding covers the page, and the outcome is shown.
import { circle } from '#content/circle.ts';
import { requests } from '#content/requests.ts';
import { gatheringsMachine, longestNote } from '#machines/gatherings.machine.ts';
import type { KnownGathering } from '#machines/gatherings.machine.ts';
import type { OnboardingOutput } from '#machines/onboarding.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { faultAt } from '#flows/shared/limits.ts';
import { probes } from './gatherings.probes.ts';
import { definePaths } from './kit/define.ts';
import { before, full, known, open, stored, waitlist } from './gatherings.samples.ts';
import { brokenSubmission, returnedAs } from './requests.samples.ts';
import { leavingHeardFrom, listeningSession, unreachable } from './support.ts';

const note = 'One decision that I have put off.';

type Seen = {
  context: {
    chosen: string | null;
    note: string;
    gatherings: readonly KnownGathering[];
    statuses: object;
  };
  matches: (state: 'browsing' | 'detail') => boolean;
};
const isFresh = ({ context }: Seen) => Object.keys(context.statuses).length === 0;
/** The feed reports only while no application is under way: in other states the effect is the same. */
const isLooking = (seen: Seen) => seen.matches('browsing') || seen.matches('detail');
const statusOf = ({ context }: Seen, id: string) =>
  context.gatherings.find((one) => one.id === id)?.status;

export default definePaths({
  machine: gatheringsMachine,
  input: {
    page: {
      say: 'A visitor opens /open-circle',
      input: { gatherings: known, session: listeningSession },
    },
  },
  events: {
    'gathering.chosen': {
      say: ({ id }) => `Press the button of ${known.find((one) => one.id === id)?.title ?? id}`,
      samples: {
        open: { id: open },
        // One application per walk: two applications do not affect each other.
        waitlist: ({ context }: Seen) => (open in context.statuses ? undefined : { id: waitlist }),
        full: { id: full },
      },
    },
    'note.edited': {
      say: ({ text }) =>
        text.length > longestNote ? 'Say more of it than a note holds' : 'Say what you would bring',
      samples: {
        words: (seen: Seen) =>
          seen.context.note === '' && seen.context.chosen === open && isFresh(seen)
            ? { text: note }
            : undefined,
        long: (seen: Seen) =>
          seen.context.note === note && isFresh(seen)
            ? { text: 'x'.repeat(longestNote + 1) }
            : undefined,
      },
    },
    'application.confirmed': { say: 'Press Apply Now or Join Waitlist in the dialog' },
    'dialog.closed': { say: 'Close the dialog' },
    'retry.requested': { say: 'Press Try again' },
    'onboarding.skipped': { say: 'Press Dismiss' },
  },
  environment: {
    askedFeed: {
      'asked.known': {
        say: ({ requests: found }) =>
          found.some(({ status }) => status === 'withdrawn')
            ? 'What was applied for is over'
            : 'It was applied for before',
        samples: {
          before: (seen: Seen) =>
            seen.matches('browsing') && isFresh(seen) ? before('waitlisted', 2) : undefined,
          over: (seen: Seen) =>
            seen.matches('browsing') && !isFresh(seen) ? before('withdrawn', null) : undefined,
        },
      },
      'member.left': {
        say: 'The member signs out, here or in another tab',
        when: ({ context }: Seen) => context.chosen !== null,
      },
    },
    draft: {
      'draft.restored': {
        say: 'A note of an earlier visit is found',
        samples: {
          note: (seen: Seen) =>
            seen.context.note === '' && seen.context.chosen === open && isFresh(seen)
              ? { words: { note } }
              : undefined,
        },
      },
    },
    seatsFeed: {
      'seats.known': {
        say: 'The open gathering has been filled',
        samples: {
          filled: (seen: Seen) =>
            isLooking(seen) && isFresh(seen) && statusOf(seen, open) === 'accepting'
              ? { statuses: { [open]: 'full' as const } }
              : undefined,
        },
      },
    },
  },
  outcomes: {
    askedFeed: {
      broken: { fails: 'No session.', say: 'The page cannot listen for earlier applications' },
    },
    seatsFeed: { broken: { fails: 'No session.', say: 'The page cannot listen to the session' } },
    fetchOnboarding: {
      fetched: { gives: undefined, say: 'The scripts of onboarding arrive' },
      broken: {
        fails: 'Failed to fetch',
        say: 'The scripts of onboarding cannot be fetched',
      },
    },
    draft: { broken: { fails: 'No storage.', say: 'The note can have no draft' } },
    onboarding: {
      finished: {
        gives: { ending: 'finished' } satisfies OnboardingOutput,
        say: 'Go through onboarding to its end',
      },
      closed: { gives: { ending: 'closed' } satisfies OnboardingOutput, say: 'Close onboarding' },
      broken: { fails: 'Loading chunk failed.', say: 'Onboarding cannot be shown' },
    },
    submission: {
      stored: { gives: stored('submitted', null), say: 'The backend has stored it' },
      queued: {
        gives: stored('waitlisted', 3),
        say: 'The backend has put it on the waitlist',
        when: ({ context }: Seen) => context.chosen === waitlist,
      },
      signedOut: {
        gives: { outcome: 'waitingForAccount' } satisfies SubmissionOutput,
        say: 'The user is signed out: it waits for an account',
        when: ({ context }: Seen) => context.chosen === open,
      },
      offline: {
        gives: { outcome: 'waitingForNetwork' } satisfies SubmissionOutput,
        say: 'There is no network, or no answer for four seconds: it waits',
      },
      full: {
        gives: returnedAs({ key: 'gathering_full' }),
        say: 'The gathering has been filled',
        when: ({ context }: Seen) => context.chosen === open,
      },
      twice: {
        gives: returnedAs({ key: 'already_applied' }),
        say: 'The member has applied in another tab',
        when: ({ context }: Seen) => context.chosen === waitlist,
      },
      unreachable: {
        gives: returnedAs({ key: 'failed', message: unreachable.fails }),
        say: 'The outbox cannot take it, and says why',
      },
      broken: brokenSubmission,
    },
  },
  states: {
    browsing: 'The gatherings are in view',
    detail: 'The dialog says what the gathering is',
    returned: 'The dialog says why the application was refused',
    leaving: 'The dialog has closed, and nothing else has opened yet',
    fetching: 'The dialog has closed while the scripts of onboarding are on their way',
    unreachable: 'A notice says that a part of the page could not be fetched',
    onboarding: 'Onboarding covers the page',
    sending: 'An overlay says that the application is being sent',
    submitted: 'The overlay says Application Submitted, and the outcome',
  },
  details: ({ context: { gatherings: shown, statuses, problem } }) => [
    ...shown.flatMap(({ id, status }) =>
      id === open && status === 'full' ? [`${id} shows ${circle.buttons.full}`] : [],
    ),
    ...Object.entries(statuses).map(([id, { is }]) => `${id} is shown as ${is}`),
    ...(problem === null
      ? []
      : [
          `In the dialog: ${
            problem.key === 'tooLong'
              ? String(faultAt('tooLong', longestNote))
              : problem.key === 'already_applied' || problem.key === 'gathering_full'
                ? circle.problems[problem.key]
                : (problem.message ?? requests.problems[problem.key])
          }`,
        ]),
  ],
  unheard: leavingHeardFrom('askedFeed'),
  resting: ['browsing', 'detail', 'unreachable', 'returned', 'submitted'],
  refused: { 'gathering.chosen/full': 'A full gathering opens nothing.' },
  abstraction: ({ context }) => ({
    announced: context.announced?.is ?? null,
    chosen: context.chosen,
    hasNote: context.note !== '',
    isTooLong: context.note.length > longestNote,
    ending: context.ending,
    open: context.gatherings.find(({ id }) => id === open)?.status,
    waitlist: context.gatherings.find(({ id }) => id === waitlist)?.status,
    statuses: Object.entries(context.statuses).map(([id, { is }]) => `${id} ${is}`),
    problem: context.problem?.key ?? null,
  }),
  probes,
  invariants: {
    'A member does not apply for the same gathering twice': ({ started, snapshot }) =>
      started.every(({ port, input }) => {
        if (port !== 'submission') return true;
        const { answers } = input as { answers: { gathering: string } };
        return snapshot.context.statuses[answers.gathering] === undefined;
      }),
    'Applications are sent only to gatherings that take them': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'submission' ||
          snapshot.context.gatherings.some(
            ({ id, status }) =>
              id === (input as { answers: { gathering: string } }).answers.gathering &&
              status !== 'full',
          ),
      ),
    'Onboarding covers the page exactly while it runs': ({ snapshot }) =>
      snapshot.hasTag('layerOpen') === 'onboarding' in snapshot.children,
    'A problem is shown only in the dialog of its refusal; a note that is too long in both': ({
      snapshot,
    }) =>
      snapshot.context.problem === null ||
      snapshot.matches('returned') ||
      (snapshot.matches('detail') && snapshot.context.problem.key === 'tooLong'),
    'A refused application is sent again without onboarding': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'onboarding' || snapshot.context.problem === null),
    'The draft is handed over when the outbox has the application, and kept when it is returned': ({
      sent,
      transitions,
      snapshot,
    }) =>
      !transitions.some((id) => id.startsWith('sending done')) ||
      sent.some(
        ({ type }) =>
          type === (snapshot.matches('submitted') ? 'draft.handedOver' : 'words.changed'),
      ),
    'A gathering is chosen while a dialog is open': ({ snapshot }) =>
      snapshot.matches('browsing') || snapshot.context.chosen !== null,
  },
});
