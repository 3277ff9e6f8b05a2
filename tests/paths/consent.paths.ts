// Path model of publishing an answer without names: allowed, and taken back.
import { consentMachine } from '#machines/consent.machine.ts';
import type { ConsentAnswer } from '#machines/consent.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

const since = '2026-11-24T09:00:00.000Z';

export default definePaths({
  machine: consentMachine,
  input: {
    first: {
      say: 'A member opens an answer that may not be published',
      input: { id: 'r1', givenAt: null },
    },
    again: {
      say: 'A member opens an answer that they allowed to be published',
      input: { id: 'r1', givenAt: since },
    },
  },
  events: {
    'consent.given': { say: 'Press Allow it' },
    'consent.revoked': { say: 'Press Take it back' },
  },
  outcomes: {
    storeConsent: {
      given: {
        gives: { outcome: 'stored', givenAt: since } satisfies ConsentAnswer,
        say: 'The backend has stored the consent',
        when: (seen) => seen.matches('giving'),
      },
      revoked: {
        gives: { outcome: 'stored', givenAt: null } satisfies ConsentAnswer,
        say: 'The backend has ended the consent',
        when: (seen) => seen.matches('revoking'),
      },
      refused: {
        gives: { outcome: 'refused', message: 'It no longer exists.' } satisfies ConsentAnswer,
        say: 'The backend refuses: the answer is gone',
      },
      unreachable,
    },
  },
  states: {
    deciding: 'The page is about to say whether the answer may be published',
    private: 'The page asks whether the answer may be published',
    giving: 'The button says that it is being allowed',
    allowed: 'The page says since when the answer may be published',
    revoking: 'The button says that it is being taken back',
  },
  details: ({ context: { problem } }) => (problem ? [`Said in place: ${problem}`] : []),
  resting: ['private', 'allowed'],
  invariants: {
    'An answer may be published only since its member has said so': ({ snapshot }) =>
      snapshot.hasTag('allowed') === (snapshot.context.givenAt !== null),
  },
});
