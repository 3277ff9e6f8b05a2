// Path model of the gatherings: the member reads and applies, onboarding covers the page, and the outcome is shown.
import { circle } from '#content/circle.ts';
import { gatherings } from '#content/gatherings.ts';
import { requests } from '#content/requests.ts';
import { gatheringsMachine, longestNote } from '#machines/gatherings.machine.ts';
import type { KnownGathering, ApplicationStatus } from '#machines/gatherings.machine.ts';
import type { SubmitAnswer } from '#machines/submission.machine.ts';
import type { OnboardingOutput } from '#machines/onboarding.machine.ts';
import { faultAt } from '#flows/shared/limits.ts';
import { definePaths } from './kit/define.ts';
import { requestOf } from './requests.samples.ts';
import { listeningSession, unreachable, wordless } from './support.ts';

const known = gatherings.map(({ id, title, status }) => ({ id, title, status }));
/** One that takes applications, one with a waitlist, one that is full. */
export const [open, waitlist, full] = ['paris-walk', 'lisbon-dinner', 'london-dinner'] as const;
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

const stands = (
  is: ApplicationStatus['is'],
  rest: Partial<ApplicationStatus> = {},
): ApplicationStatus => ({
  is,
  position: null,
  until: null,
  ...rest,
});
const stored = (status: 'submitted' | 'waitlisted', position: number | null): SubmitAnswer => ({
  outcome: 'stored',
  request: requestOf('m', status, { kind: 'gathering', position }),
});
const refusal = (reason: 'already_applied' | 'gathering_full'): SubmitAnswer => ({
  outcome: 'refused',
  reason,
  detail: {},
});

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
  },
  environment: {
    circleFeed: {
      'statuses.known': {
        say: ({ statuses }) =>
          Object.keys(statuses).length === 0
            ? 'What was applied for is over'
            : 'It was applied for before',
        samples: {
          before: (seen: Seen) =>
            seen.matches('browsing') && isFresh(seen)
              ? { statuses: { [waitlist]: stands('waitlisted', { position: 2 }) } }
              : undefined,
          over: (seen: Seen) =>
            seen.matches('browsing') && !isFresh(seen) ? { statuses: {} } : undefined,
        },
      },
      'seats.known': {
        say: 'The open gathering has been filled',
        samples: {
          filled: (seen: Seen) =>
            isLooking(seen) && isFresh(seen) && statusOf(seen, open) === 'accepting'
              ? { statuses: { [open]: 'full' as const } }
              : undefined,
        },
      },
      'member.left': {
        say: 'The member signs out, here or in another tab',
        when: ({ context }: Seen) => context.chosen !== null,
      },
    },
  },
  outcomes: {
    circleFeed: { broken: { fails: 'No session.', say: 'The page cannot listen to the session' } },
    onboarding: {
      finished: {
        gives: { ending: 'finished' } satisfies OnboardingOutput,
        say: 'Go through onboarding to its end',
      },
      closed: { gives: { ending: 'closed' } satisfies OnboardingOutput, say: 'Close onboarding' },
      broken: { fails: 'Loading chunk failed.', say: 'Onboarding cannot be shown' },
    },
    submitRequest: {
      stored: { gives: stored('submitted', null), say: 'The backend has stored it' },
      queued: {
        gives: stored('waitlisted', 3),
        say: 'The backend has put it on the waitlist',
        when: ({ context }: Seen) => context.chosen === waitlist,
      },
      signedOut: {
        gives: { outcome: 'waiting', why: 'signedOut' } satisfies SubmitAnswer,
        say: 'The user is signed out: it waits for an account',
        when: ({ context }: Seen) => context.chosen === open,
      },
      full: {
        gives: refusal('gathering_full'),
        say: 'The gathering has been filled',
        when: ({ context }: Seen) => context.chosen === open,
      },
      twice: {
        gives: refusal('already_applied'),
        say: 'The member has applied in another tab',
        when: ({ context }: Seen) => context.chosen === waitlist,
      },
      unreachable,
      wordless,
    },
  },
  states: {
    browsing: 'The gatherings are in view',
    detail: 'The dialog says what the gathering is',
    returned: 'The dialog says why the application was refused',
    leaving: 'The dialog has closed, and nothing else has opened yet',
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
  resting: ['browsing', 'detail', 'returned', 'submitted'],
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
  invariants: {
    'A member does not apply for the same gathering twice': ({ started, snapshot }) =>
      started.every(({ port, input }) => {
        if (port !== 'submitRequest') return true;
        const { answers } = input as { answers: { gathering: string } };
        return snapshot.context.statuses[answers.gathering] === undefined;
      }),
    'Applications are sent only to gatherings that take them': ({ started, snapshot }) =>
      started.every(
        ({ port, input }) =>
          port !== 'submitRequest' ||
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
    'A gathering is chosen while a dialog is open': ({ snapshot }) =>
      snapshot.matches('browsing') || snapshot.context.chosen !== null,
  },
});
