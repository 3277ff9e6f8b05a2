// Path model of a new address: asked for, proved, waited for, dropped.
import { changeAddress as words } from '#content/changeAddress.ts';
import { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import type { Addresses } from '#machines/changeAddress.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { definePaths } from './kit/define.ts';
import { ada, pauseEnds, tooMany, unreachable, wordless } from './support.ts';

type Seen = SnapshotFrom<typeof changeAddressMachine>;

export const newAddress = 'ada@new.example';
const settled: Addresses = { email: ada.email, newEmail: null, until: null, expiresIn: null };
const pending: Addresses = {
  ...settled,
  newEmail: newAddress,
  until: '2026-12-01T09:00:00.000Z',
  expiresIn: 86_400_000,
};

/** Opens the form and submits an address. */
const submits = (email: string) =>
  ['readAddresses=settled', 'form.opened', { type: 'address.submitted', email }] as const;

export default definePaths({
  machine: changeAddressMachine,
  input: { page: { say: 'A member opens /account', input: { email: ada.email } } },
  events: {
    'retry.requested': { say: 'Press Try again' },
    'form.opened': { say: `Press ${words.open}` },
    'form.closed': { say: `Press ${words.close}` },
    'address.edited': {
      say: 'Type in the field',
      when: (snapshot) => snapshot.context.problem !== null || snapshot.matches('pausedForTries'),
    },
    'address.submitted': {
      say: ({ email }) => (email === '' ? 'Submit without an address' : `Submit ${email}`),
      samples: {
        good: ({ context }: Seen) =>
          context.email === ada.email ? { email: newAddress } : undefined,
        empty: { email: '' },
        malformed: { email: 'ada' },
        same: ({ context }: Seen) => ({ email: context.email.toUpperCase() }),
      },
    },
    'link.requested': { say: `Press ${words.waiting.again}` },
    'address.dropped': { say: `Press ${words.waiting.drop}` },
  },
  environment: {
    pageFeed: { 'page.shown': { say: 'The tab is visible again' } },
  },
  outcomes: {
    readAddresses: {
      settled: {
        gives: settled,
        say: 'The service knows one address',
        // Once the account has another one, the service does not return to the old.
        when: (seen: Seen) => seen.context.email === ada.email,
      },
      pending: {
        gives: pending,
        say: 'The service knows an address that waits',
        when: (seen: Seen) => seen.context.email === ada.email,
      },
      endless: {
        gives: { ...pending, until: null, expiresIn: null },
        say: 'The service knows an address that waits without an end',
        when: (seen: Seen) => seen.context.email === ada.email && seen.matches('reading'),
      },
      changed: {
        gives: { ...settled, email: newAddress },
        say: 'The account has the new address',
      },
      unreachable,
    },
    askNewAddress: {
      asked: { gives: { outcome: 'asked' }, say: 'The service sends the link' },
      unproved: { gives: { outcome: 'unproved' }, say: 'The service wants a proof first' },
      refused: { fails: 'This address cannot be used.' },
      tooMany,
      unreachable,
      wordless,
    },
    dropNewAddress: {
      dropped: { gives: undefined, say: 'The service forgets the new address' },
      unreachable,
      wordless,
    },
    renewSession: {
      renewed: { gives: undefined, say: 'The session learns the new address' },
      unreachable,
    },
    pageFeed: { broken: { fails: 'No page', say: 'The tab cannot be watched' } },
    passwordAgain: {
      proved: { gives: { isProved: true }, say: 'The member enters their password' },
      declined: { gives: { isProved: false }, say: 'The member does not enter it' },
      broken: { fails: 'The question is broken.', say: 'The question breaks off' },
    },
    triesPause: pauseEnds,
  },
  states: {
    reading: 'The page shows the shape of an address',
    unread: 'A notice says that the address could not be read',
    renewing: 'The page shows the new address',
    closed: 'The page shows the address and offers to change it',
    editing: 'The form asks for the new address',
    asking: 'The form is busy: the link is being sent',
    proving: 'A dialog asks for the password',
    pausedForTries: 'The form counts down the seconds until the service accepts another try',
    'waiting.resting':
      'The page says that a link was sent, and offers to send it again and to drop it',
    'waiting.checking': 'The page says that a link was sent',
    'waiting.dropping': 'The button that drops the address is busy',
    'waiting.undropped': 'A notice says that the address could not be dropped',
  },
  details: ({ context: { problem, isDropped } }) => [
    ...(problem === null
      ? []
      : [`Said in place: ${problem.message ?? words.problems[problem.key]}`]),
    ...(isDropped ? [words.dropped] : []),
  ],
  probes: {
    'spaces around an address are none of it': { steps: submits(` ${newAddress} `) },
    'spaces are no address': { steps: submits('  ') },
    'spaces around the present address make no new one': { steps: submits(` ${ada.email} `) },
  },
  resting: ['unread', 'closed', 'editing', 'waiting.resting', 'waiting.undropped'],
  invariants: {
    'The service is asked for the address that was typed': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'askNewAddress' || (input as { email: string }).email === newAddress,
      ),
    'What waits is an address': ({ snapshot }) =>
      !snapshot.hasTag('waiting') || snapshot.context.newEmail !== null,
    'A problem is shown only where it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null ||
      snapshot.matches('editing') ||
      snapshot.matches({ waiting: 'undropped' }),
    'A password is asked for only where the service wants a proof': ({ started, transitions }) =>
      started.every(({ port }) => port !== 'passwordAgain') ||
      transitions.some((id) => id.startsWith('asking')),
  },
});
