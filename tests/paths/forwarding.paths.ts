// Path model of forwarding an answer: the link is made, seen, and revoked.
import { forwardingMachine } from '#machines/forwarding.machine.ts';
import type { ForwardingAnswer } from '#machines/forwarding.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

export const token = 'ab'.repeat(32);

const refused = {
  gives: { outcome: 'refused', message: 'It no longer exists.' } satisfies ForwardingAnswer,
  say: 'The backend refuses: the answer is gone',
};

export default definePaths({
  machine: forwardingMachine,
  input: {
    first: {
      say: 'A member opens an answer that was never forwarded',
      input: { id: 'r1', isThere: false },
    },
    again: {
      say: 'A member opens an answer that was forwarded before',
      input: { id: 'r1', isThere: true },
    },
  },
  events: {
    'link.requested': { say: 'Press Create a link' },
    'revocation.requested': { say: 'Press Revoke link' },
    'revocation.confirmed': { say: 'Press Revoke it' },
    'action.cancelled': { say: 'Leave the dialog' },
  },
  outcomes: {
    makeLink: {
      made: {
        gives: { outcome: 'stored', token } satisfies ForwardingAnswer,
        say: 'The backend makes a link',
      },
      refused,
      unreachable,
    },
    revokeLink: {
      done: {
        gives: { outcome: 'stored', token: null } satisfies ForwardingAnswer,
        say: 'The backend ends the link',
      },
      refused,
      unreachable,
    },
  },
  states: {
    deciding: 'The page is about to say whether there is a link',
    none: 'The page says that nobody else can read the answer',
    making: 'The button says that a link is being made',
    there: 'The page says that there is a link',
    confirmingRevocation: 'A dialog asks whether to revoke the link',
    revoking: 'The dialog is busy revoking',
  },
  details: ({ context: { problem } }) => (problem ? [`Said in place: ${problem}`] : []),
  resting: ['none', 'there'],
  invariants: {
    'A link that was revoked is not shown any more': ({ snapshot }) =>
      !snapshot.hasTag('none') || snapshot.context.token === null,
    'A link ends only after its member has said so twice': ({ started, transitions }) =>
      started.every(({ port }) => port !== 'revokeLink') ||
      transitions.some((id) => id.includes('revocation.confirmed')),
  },
});
