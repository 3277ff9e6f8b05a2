// Path model of Access Benefit: the member chooses an offer, reads its conditions, and requests it.
import { partners } from '#content/partners.ts';
import { requests } from '#content/requests.ts';
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import type { SubmissionOutput } from '#machines/submission.machine.ts';
import { probes } from './perkRequest.probes.ts';
import { definePaths } from './kit/define.ts';
import { brokenSubmission, requestOf, returnedAs } from './requests.samples.ts';
import { unreachable } from './support.ts';

/** An offer as a page names it that knows no profile. */
const perkOf = (partner: string) => {
  const offer = partners.find(({ id }) => id === partner);
  return {
    partner,
    name: offer?.name ?? '',
    eligibility: Object.fromEntries(
      (offer?.eligibility ?? []).flatMap(({ id, from }) =>
        from === 'asked' ? [] : [[id, 'unknown' as const]],
      ),
    ),
  };
};
const conditionOf = (partner: string | undefined) =>
  partners
    .find(({ id }) => id === partner)
    ?.eligibility.filter(({ from }) => from === 'asked')
    .at(0)?.id ?? '';

type Seen = {
  context: { perk: { partner: string } | null; asked: object };
  matches: (state: 'closed') => boolean;
};
const asksNothing = ({ context }: Seen) => Object.keys(context.asked).length === 0;
/** The member's requests: one for the first offer, in this state. */
const before = (status: 'submitted' | 'declined') => ({
  requests: [requestOf('m', status, { kind: 'perk', subject: perkOf('cloud-credits').name })],
  entries: [],
});

export default definePaths({
  machine: perkRequestMachine,
  input: { page: { say: 'A member opens /inner-room', input: { kind: 'perk' } } },
  events: {
    'perk.chosen': {
      say: ({ name }) => `Press Access Benefit of ${name}`,
      samples: {
        cloud: perkOf('cloud-credits'),
        legal: perkOf('legal-connect'),
      },
    },
    'condition.toggled': {
      say: ({ id }) => `Tick or untick ‘${id}’`,
      samples: { first: ({ context }: Seen) => ({ id: conditionOf(context.perk?.partner) }) },
    },
    'perk.requested': { say: 'Press Request benefit' },
    'dialog.closed': { say: 'Close the dialog' },
  },
  environment: {
    askedFeed: {
      'member.left': { say: 'The member signs out in another tab, or another member signs in' },
      'asked.known': {
        say: ({ requests: found }) =>
          found.some(({ status }) => status === 'declined')
            ? 'What was asked for is over'
            : 'The member has requested this offer before',
        samples: {
          before: (snapshot: Seen) =>
            snapshot.matches('closed') && asksNothing(snapshot) ? before('submitted') : undefined,
          over: (snapshot: Seen) =>
            snapshot.matches('closed') && !asksNothing(snapshot) ? before('declined') : undefined,
        },
      },
    },
  },
  outcomes: {
    askedFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen for earlier requests' },
    },
    submission: {
      stored: {
        gives: {
          outcome: 'stored',
          request: requestOf('m', 'submitted'),
        } satisfies SubmissionOutput,
        say: 'The backend has stored it',
      },
      offline: {
        gives: { outcome: 'waitingForNetwork' } satisfies SubmissionOutput,
        say: 'There is no network, or no answer for four seconds: it waits',
      },
      signedOut: {
        gives: { outcome: 'waitingForAccount' } satisfies SubmissionOutput,
        say: 'The user is signed out: it waits for an account',
      },
      refused: { gives: returnedAs({ key: 'not_allowed' }), say: 'The backend refuses it' },
      unreachable: {
        gives: returnedAs({ key: 'failed', message: unreachable.fails }),
        say: 'The outbox cannot take it, and says why',
      },
      broken: brokenSubmission,
    },
  },
  states: {
    closed: 'The offers are in view',
    confirming: 'The dialog says what the offer is worth and what the partner will ask',
    sending: 'The dialog is busy: the button says Sending...',
    showingResult: 'The dialog shows the outcome of the request',
  },
  details: ({ context: { confirmed, asked, problem } }) => [
    ...confirmed.map((id) => `Ticked: ${id}`),
    ...Object.entries(asked).map(([name, ending]) => `${name} is asked for (${ending})`),
    ...(problem === null
      ? []
      : [`In the dialog: ${problem.message ?? requests.problems[problem.key]}`]),
  ],
  probes,
  resting: ['closed', 'confirming', 'showingResult'],
  invariants: {
    'An offer is requested once': ({ started, snapshot }) =>
      started.every(({ port, input }) => {
        if (port !== 'submission') return true;
        const { subject } = input as { subject: string };
        return snapshot.context.asked[subject] === undefined;
      }),
    'A problem is shown in the dialog only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('confirming'),
  },
});
