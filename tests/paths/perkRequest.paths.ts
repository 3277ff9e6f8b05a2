// Path model of Access Benefit: the member chooses an offer, reads its conditions, and requests it.
import { partners } from '#content/partners.ts';
import { requests } from '#content/requests.ts';
import type { SubmitAnswer } from '#machines/submission.machine.ts';
import { perkRequestMachine } from '#machines/perkRequest.machine.ts';
import { definePaths } from './kit/define.ts';
import { requestOf } from './requests.samples.ts';
import { unreachable, wordless } from './support.ts';

const perkOf = (partner: string) => ({
  partner,
  name: partners.find(({ id }) => id === partner)?.name ?? '',
});
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
        say: ({ over }) =>
          over.length === 0
            ? 'The member has requested this offer before'
            : 'What was asked for is over',
        samples: {
          before: (snapshot: Seen) =>
            snapshot.matches('closed') && asksNothing(snapshot)
              ? { asked: { 'cloud-credits': 'stored' as const }, over: [] }
              : undefined,
          over: (snapshot: Seen) =>
            snapshot.matches('closed') && !asksNothing(snapshot)
              ? { asked: {}, over: ['cloud-credits'] }
              : undefined,
        },
      },
    },
  },
  outcomes: {
    askedFeed: {
      closed: { fails: 'No such event.', say: 'The page cannot listen for earlier requests' },
    },
    submitRequest: {
      stored: {
        gives: { outcome: 'stored', request: requestOf('m', 'submitted') } satisfies SubmitAnswer,
        say: 'The backend has stored it',
      },
      offline: {
        gives: { outcome: 'waiting', why: 'offline' } satisfies SubmitAnswer,
        say: 'There is no network: it waits',
      },
      refused: {
        gives: { outcome: 'refused', reason: 'not_allowed', detail: {} } satisfies SubmitAnswer,
        say: 'The backend refuses it',
      },
      unreachable,
      wordless,
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
    ...Object.entries(asked).map(([partner, ending]) => `${partner} is asked for (${ending})`),
    ...(problem === null
      ? []
      : [`In the dialog: ${problem.message ?? requests.problems[problem.key]}`]),
  ],
  resting: ['closed', 'confirming', 'showingResult'],
  invariants: {
    'An offer is requested once': ({ started, snapshot }) =>
      started.every(({ port, input }) => {
        if (port !== 'submitRequest') return true;
        const { answers } = input as { answers: { partner: string } };
        return snapshot.context.asked[answers.partner] === undefined;
      }),
    'A problem is shown in the dialog only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('confirming'),
  },
});
