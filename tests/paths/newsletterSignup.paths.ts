// Path model of the newsletter signup: the reader types and sends an address, which is stored or refused.
import { newsletters } from '#content/newsletters.ts';
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type { SubscriptionAnswer } from '#machines/newsletterSignup.machine.ts';
import { probes } from './newsletterSignup.probes.ts';
import { definePaths } from './kit/define.ts';
import { ada, pauseEnds, tooMany, unreachable, wordless } from './support.ts';

export default definePaths({
  machine: newsletterSignupMachine,
  input: {
    library: {
      say: 'A reader opens /library',
      input: {
        place: 'library',
        lists: ['second-curve', 'next-curve'],
        welcome: 'bothLettersWelcome',
      },
    },
  },
  events: {
    'email.edited': {
      say: ({ email }) => (email === '' ? 'Clear the email' : `Type the email ${email}`),
      samples: {
        good: ({ context }) => (context.email === ada.email ? undefined : { email: ada.email }),
        malformed: ({ context }) =>
          context.email === 'ada@example' ? undefined : { email: 'ada@example' },
        empty: ({ context }) => (context.email === '' ? undefined : { email: '' }),
      },
    },
    'signup.submitted': { say: 'Press Subscribe' },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words }) =>
          words === null
            ? 'No address was typed earlier'
            : `The address ${words.email} was typed earlier`,
        samples: {
          nothing: { words: null },
          begun: ({ context }) =>
            context.email === '' ? { words: { email: ada.email } } : undefined,
        },
      },
      'draft.withdrawn': { say: 'The member signs out, or another member replaces them' },
    },
  },
  outcomes: {
    subscribe: {
      stored: {
        gives: { outcome: 'stored' } satisfies SubscriptionAnswer,
        say: 'The backend has stored it',
      },
      refused: {
        gives: { outcome: 'refused' } satisfies SubscriptionAnswer,
        say: 'The backend rejects the address',
      },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
    draft: { broken: { fails: 'Storage is refused.', say: 'The draft cannot be kept' } },
  },
  states: {
    asking: 'The box asks for an email',
    subscribing: 'The box is busy: the button says Subscribing...',
    pausedForTries: 'The box counts down the seconds until the service accepts another try',
    subscribed: 'A confirmation has replaced the form',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the box: ${problem.message ?? newsletters.problems[problem.key]}`],
  probes,
  resting: ['asking', 'subscribed'],
  invariants: {
    'Only a valid address is sent': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'subscribe' || /^\S+@\S+\.\S+$/.test((input as { address: string }).address),
      ),
    'A problem is shown in the form only while it can be corrected': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('asking'),
  },
});
