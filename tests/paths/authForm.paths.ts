// Path model of sign in and create account: the session check, two tabs, and the answers of the service.
import { auth } from '#content/auth.ts';
import { authFormMachine } from '#machines/authForm.machine.ts';
import { probes } from './authForm.probes.ts';
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
        say: 'No user is signed in',
      },
      complete: {
        gives: { exists: true, complete: true, linkExpired: false },
        say: 'A member is signed in, and onboarding is complete',
      },
      incomplete: {
        gives: { exists: true, complete: false, linkExpired: false },
        say: 'A member is signed in, and onboarding is not complete',
      },
      hasToRead: {
        gives: { exists: true, complete: true, linkExpired: true },
        say: 'A member is signed in, and an expired link led them here',
      },
      unreachable,
    },
    signIn: {
      accepted: { gives: { needsFactor: false }, say: 'The service signs the member in' },
      needsCode: {
        gives: { needsFactor: true },
        say: 'The password is right, and the service wants a code as well',
      },
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
    'attempts.asking': 'The page checks whether a member is signed in',
    'attempts.open': 'No user is signed in: the form can be used',
    'attempts.pausedForTries':
      'The form counts down the seconds until the service accepts another try',
    'attempts.passed': 'A member is signed in, and is redirected',
    'attempts.readingNotice': 'A member is signed in, and reads that a link has expired',
    'form.choosing': 'The form picks the tab that the address names',
    'form.editing.signIn': 'The tab Sign In is open and can be filled in',
    'form.editing.signUp': 'The tab Create Account is open and can be filled in',
    'form.signingIn': 'The form is busy: the button says Signing in...',
    'form.signingUp': 'The form is busy: the button says Creating account...',
    'form.welcomedBack': 'The form is busy: the member is being redirected',
    'form.leadingOn': 'The form is busy: the page finds out where the member goes',
    'form.accountMade': 'The form is busy: onboarding is opening',
    'form.confirmingEmail': 'The page asks to check the mail and confirm the address',
  },
  details: ({ context: { problem } }) =>
    problem === null ? [] : [`In the form: ${problem.message ?? auth.problems[problem.key]}`],
  probes,
  resting: ['form.editing.signIn', 'form.editing.signUp', 'form.confirmingEmail'],
  secrets: [password, shortPassword],
  // The text of a problem, and the email, change nothing about what can happen next.
  abstraction: ({ context }) => [
    context.firstTab,
    context.next,
    context.problem === null,
    context.email === ada.email,
  ],
  invariants: {
    'The service is called only while no user is signed in': ({ snapshot, started }) =>
      started.every(
        ({ port }) => !port.startsWith('sign') || snapshot.matches({ attempts: 'open' }),
      ),
    'A pause is as long as the service named': ({ started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'triesPause' ||
          (input as { error: typeof tooMany }).error.retryAfter === tooMany.retryAfter,
      ),
    'The service gets an address and a password': ({ started }) =>
      started.every(({ port, input }) => {
        if (!port.startsWith('sign')) return true;
        const given = input as { email: string; password: string };
        return /^\S+@\S+\.\S+$/.test(given.email) && given.password !== '';
      }),
    'The session is told of a sign-up from its start to its end': ({ snapshot, sent }) =>
      sent.every(
        ({ type }) => (type === 'setup.begun') === snapshot.matches({ form: 'signingUp' }),
      ),
    'The form navigates only to pages of this site': ({ emitted }) =>
      emitted.every((word) => word.type !== 'navigate' || /^\/(?!\/)/.test(word['to'] as string)),
  },
});
