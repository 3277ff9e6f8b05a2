// Sign in and create account: two tabs, a door that asks for a session first, and what the service says.
import { auth } from '#content/auth.ts';
import { authFormMachine } from '#machines/authForm.machine.ts';
import { definePaths } from './kit/define.ts';
import {
  ada,
  listeningSession,
  password,
  pauseEnds,
  shortPassword,
  tooMany,
  unreachable,
  wordless,
} from './support.ts';

const session = listeningSession;
const tabs = { signin: 'Sign In', signup: 'Create Account' };

export default definePaths({
  machine: authFormMachine,
  input: {
    signIn: {
      say: 'A visitor opens /auth?tab=signin',
      input: { tab: 'signin', next: null, session },
    },
    signUp: {
      say: 'A visitor opens /auth/signup',
      input: { tab: 'signup', next: null, session },
    },
    guarded: {
      say: 'A visitor who wanted /inner-room is sent to /auth?tab=signin',
      input: { tab: 'signin', next: '/inner-room', session },
    },
  },
  events: {
    'email.edited': {
      say: ({ email }) => `Type the email ${email}`,
      samples: {
        good: ({ context }) => (context.email === ada.email ? undefined : { email: ada.email }),
      },
    },
    'password.edited': {
      say: 'Type in the password field',
      when: ({ context }) => context.problem !== null,
    },
    'tab.chosen': {
      say: ({ tab }) => `Choose the tab ${tabs[tab]}`,
      samples: { signin: { tab: 'signin' }, signup: { tab: 'signup' } },
    },
    'credentials.submitted': {
      say: ({ email, password: secret }) =>
        `Submit the form with the email ‘${email}’ and the password ‘${secret}’`,
      samples: {
        good: { email: ada.email, password },
        short: { email: ada.email, password: shortPassword },
        noEmail: { email: '', password },
        malformed: { email: 'ada@example', password },
        noPassword: { email: ada.email, password: '' },
      },
    },
  },
  environment: {
    addressFeed: {
      'address.named': {
        say: ({ tab }) => `A link names the tab ${tabs[tab]} in the address`,
        samples: { signin: { tab: 'signin' }, signup: { tab: 'signup' } },
      },
    },
  },
  outcomes: {
    addressFeed: {
      closed: { fails: 'The address cannot be watched.', say: 'The address cannot be watched' },
    },
    currentSession: {
      nobody: {
        gives: { exists: false, complete: false, linkExpired: false },
        say: 'Nobody is signed in',
      },
      complete: {
        gives: { exists: true, complete: true, linkExpired: false },
        say: 'Somebody is signed in, and onboarding is complete',
      },
      incomplete: {
        gives: { exists: true, complete: false, linkExpired: false },
        say: 'Somebody is signed in, and onboarding is not complete',
      },
      hasToRead: {
        gives: { exists: true, complete: true, linkExpired: true },
        say: 'Somebody is signed in, and an expired link led them here',
      },
      unreachable,
    },
    signIn: {
      accepted: { gives: undefined, say: 'The service signs the member in' },
      wrong: { fails: 'Invalid login credentials' },
      tooMany,
      unreachable,
      wordless,
    },
    signUp: {
      made: { gives: { hasSession: true }, say: 'The service makes the account' },
      toConfirm: {
        gives: { hasSession: false },
        say: 'The service makes the account and wants the address confirmed',
      },
      taken: { fails: 'User already registered' },
      weak: { fails: 'Password should be at least 6 characters.' },
      tooMany,
      unreachable,
      wordless,
    },
    triesPause: pauseEnds,
  },
  states: {
    'door.asking': 'Whether somebody is signed in is being asked',
    'door.open': 'Nobody is signed in: the form may be used',
    'door.pausedForTries': 'The form counts the seconds in which the service takes no try',
    'door.passed': 'Somebody is signed in, and is led inside',
    'door.told': 'Somebody is signed in, and reads that a link has expired',
    'form.choosing': 'The form picks the tab that the address names',
    'form.editing.signIn': 'The tab Sign In is open and can be filled in',
    'form.editing.signUp': 'The tab Create Account is open and can be filled in',
    'form.signingIn': 'The form is busy: the button says Signing in...',
    'form.signingUp': 'The form is busy: the button says Creating account...',
    'form.welcomedBack': 'The form is busy: the member is being led inside',
    'form.leadingOn': 'The form is busy: the page looks where the member belongs',
    'form.accountMade': 'The form is busy: onboarding is on its way',
    'form.confirmingEmail': 'The page asks to check the mail and confirm the address',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the form: ${problem.message ?? auth.problems[problem.key]}`],
  resting: ['form.editing.signIn', 'form.editing.signUp', 'form.confirmingEmail'],
  secrets: [password, shortPassword],
  // Which words a problem has, and what the email is, changes nothing about what may happen next.
  abstraction: ({ context }) => [
    context.firstTab,
    context.next,
    context.problem === null,
    context.email === ada.email,
  ],
  invariants: {
    'The service is asked only where nobody is signed in': ({ snapshot, started }) =>
      started.every(({ port }) => !port.startsWith('sign') || snapshot.matches({ door: 'open' })),
    'A pause is as long as the service asked for': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'triesPause' || (input as { seconds: number }).seconds === tooMany.retryAfter,
      ),
    'The service gets an address and a password': ({ started }) =>
      started.every(({ port, input }) => {
        if (!port.startsWith('sign')) return true;
        const given = input as { email: string; password: string };
        return /^\S+@\S+\.\S+$/.test(given.email) && given.password !== '';
      }),
    'Signing up holds the redirect from its first moment to its last': ({ snapshot, sent }) =>
      sent.every(
        ({ type }) => (type === 'redirect.held') === snapshot.matches({ form: 'signingUp' }),
      ),
    'It leads to pages of this site': ({ emitted }) =>
      emitted.every((word) => word.type !== 'navigate' || /^\/(?!\/)/.test(word['to'] as string)),
  },
});
