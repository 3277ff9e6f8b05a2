// Newsletter signup: an address is typed and sent, and stored or not.
import { newsletters } from '#content/newsletters.ts';
import { newsletterSignupMachine } from '#machines/newsletterSignup.machine.ts';
import type { SubscriptionAnswer } from '#machines/newsletterSignup.machine.ts';
import { definePaths } from './kit/define.ts';
import { ada, pauseEnds, tooMany, unreachable, wordless } from './support.ts';

export default definePaths({
  machine: newsletterSignupMachine,
  input: {
    library: {
      say: 'A reader opens /library',
      input: { lists: ['second-curve', 'next-curve'], welcome: 'bothLettersWelcome' },
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
  outcomes: {
    subscribe: {
      stored: {
        gives: { outcome: 'stored' } satisfies SubscriptionAnswer,
        say: 'The backend has stored it',
      },
      refused: {
        gives: { outcome: 'refused' } satisfies SubscriptionAnswer,
        say: 'The backend finds no address in it',
      },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    asking: 'The box asks for an email',
    subscribing: 'The box is busy: the button says Subscribing...',
    pausedForTries: 'The box counts the seconds in which the service takes no try',
    subscribed: 'A confirmation has replaced the form',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the box: ${problem.message ?? newsletters.problems[problem.key]}`],
  resting: ['asking'],
  invariants: {
    'Nothing is sent that is no address': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'subscribe' || /^\S+@\S+\.\S+$/.test((input as { address: string }).address),
      ),
    'A problem stands in the box only while it can be mended': ({ snapshot }) =>
      snapshot.context.problem === null || snapshot.matches('asking'),
  },
});
