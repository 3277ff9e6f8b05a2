// Path model of a link about an address: pressed, and what the service answers.
import { addressLink as words } from '#content/addressLink.ts';
import { addressLinkMachine } from '#machines/addressLink.machine.ts';
import type { AddressAnswer } from '#machines/addressLink.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

type Seen = SnapshotFrom<typeof addressLinkMachine>;

const answers = (
  outcome: AddressAnswer['outcome'],
  say: string,
  when: (seen: Seen) => boolean = () => true,
) => ({
  gives: { outcome },
  say,
  when,
});

export default definePaths({
  machine: addressLinkMachine,
  input: {
    confirm: {
      say: 'A reader opens the link that confirms a new address',
      input: { act: 'confirm' },
    },
    return: { say: 'A reader opens the link back to the old address', input: { act: 'return' } },
  },
  events: {
    'link.accepted': { say: 'Press the button' },
    'link.retried': { say: 'Press Try again' },
  },
  outcomes: {
    takeLink: {
      there: { gives: { isThere: true }, say: 'The address holds a link' },
      missing: { gives: { isThere: false }, say: 'The address holds no link' },
      closed: { fails: 'No address', say: 'The address cannot be read' },
    },
    followLink: {
      changed: answers(
        'changed',
        'The new address is in use',
        (seen) => seen.context.act === 'confirm',
      ),
      returned: answers(
        'returned',
        'The old address is back',
        (seen) => seen.context.act === 'return',
      ),
      expired: answers('expired', 'The link is too old'),
      taken: answers('taken', 'Another account has the address'),
      unknown: answers('unknown', 'The service knows no such link'),
      unreachable,
      wordless,
    },
  },
  states: {
    reading: 'The page shows the shape of a question',
    asking: 'The page says what the link will do, and has a button for it',
    following: 'The button is busy',
    failed: 'A notice says that the service did not answer, and offers another try',
    changed: 'The page says that the new address is in use',
    returned: 'The page says that the old address is back, and leads to a new password',
    expired: 'The page says that the link has expired',
    taken: 'The page says that the address belongs to another account',
    unknown: 'The page says that the link does not work',
  },
  details: (snapshot) =>
    snapshot.hasTag('failed') ? [snapshot.context.problem || words.failed.title] : [],
  resting: ['asking', 'failed'],
  invariants: {
    'Nothing is sent before a press': ({ started, transitions }) =>
      started.every(({ port }) => port !== 'followLink') ||
      transitions.some((id) => /link\.(?:accepted|retried)/.test(id)),
    'The service is told what the link is for': ({ started, snapshot: { context } }) =>
      started.every(
        ({ port, input }) =>
          port !== 'followLink' || (input as { act: string }).act === context.act,
      ),
  },
});
