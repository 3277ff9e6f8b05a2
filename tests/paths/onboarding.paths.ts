// Path model of onboarding: six steps, a session that may exist already, and a service that may refuse.
import { onboarding as words } from '#content/onboarding.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { OnboardingInput } from '#machines/onboarding.machine.ts';
import { probes } from './onboarding.probes.ts';
import { definePaths } from './kit/define.ts';
import { invariants } from './onboarding.invariants.ts';
import { draftSamples, labels, restores } from './onboarding.samples.ts';
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
const labelOf = (options: readonly { id: string; label: string }[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

const marked = (what: string, options: readonly { id: string; label: string }[], ids: string[]) =>
  `${what} chosen: ${ids.map((id) => labelOf(options, id)).join(', ') || 'none'}`;

/** The button that continues, by step. */
const buttons = {
  welcome: words.welcome.button,
  identity: words.identity.button,
  profile: words.profile.button,
  modules: words.modules.button,
  signals: words.signals.button,
};

const opens = (input: Omit<OnboardingInput, 'session'>) => ({ ...input, session });

export default definePaths({
  machine: onboardingMachine,
  input: {
    page: {
      say: 'A visitor opens /onboarding',
      input: opens({ place: 'page', purpose: 'begin' }),
    },
    layer: {
      say: 'Onboarding opens over another page',
      input: opens({ place: 'layer', purpose: 'begin' }),
    },
    edit: {
      say: 'A member presses Edit Profile',
      input: opens({ place: 'layer', purpose: 'edit' }),
    },
    gathering: {
      say: 'Onboarding opens from a gathering',
      input: opens({ place: 'gathering', purpose: 'begin' }),
    },
  },
  events: {
    'step.continued': {
      say: (_, { value }) => `Press ${buttons[value as keyof typeof buttons] ?? 'Continue'}`,
    },
    'identity.toggled': {
      say: ({ id }) => `Press the identity ‘${labelOf(words.identity.options, id)}’`,
      samples: { founder: { id: 'founder' } },
    },
    'answer.edited': {
      say: ({ value }) => `Type the company name ${value}`,
      samples: {
        company: ({ context }) =>
          context.answers.companyName === ''
            ? { field: 'companyName', value: 'Analytical Engines' }
            : undefined,
      },
    },
    'module.toggled': {
      say: ({ id }) => `Press the module ‘${labelOf(words.modules.options, id)}’`,
      // The two that the identity preselects: both off leaves none.
      samples: { asyncq: { id: 'asyncq' }, opsCabinet: { id: 'opsCabinet' } },
    },
    'signal.toggled': {
      say: ({ id }) => `Press the signal ‘${labelOf(words.signals.options, id)}’`,
      samples: { toolDrops: { id: 'toolDrops' } },
    },
    'email.edited': {
      say: ({ email }) => (email === '' ? 'Clear the email' : `Type the email ${email}`),
      samples: {
        good: ({ context }) => (context.email === ada.email ? undefined : { email: ada.email }),
        emptied: ({ context }) => (context.email === ada.email ? { email: '' } : undefined),
      },
    },
    'password.filled': {
      say: 'Type a password',
      when: ({ context }) => !context.passwordFilled,
    },
    'password.emptied': {
      say: 'Clear the password',
      when: ({ context }) => context.passwordFilled,
    },
    'terms.toggled': {
      say: ({ accepted }) => (accepted ? 'Tick the terms' : 'Take the tick from the terms'),
      samples: {
        on: ({ context }) => (context.accepted ? undefined : { accepted: true }),
        off: ({ context }) => (context.accepted ? { accepted: false } : undefined),
      },
    },
    'stack.started': {
      say: ({ password: secret }) =>
        secret === ''
          ? 'Press Start My Stack'
          : `Press Start My Stack with the password ‘${secret}’`,
      samples: {
        good: (snapshot) => (snapshot.hasTag('signedIn') ? undefined : { password }),
        short: (snapshot) =>
          snapshot.hasTag('signedIn') ? undefined : { password: shortPassword },
        member: (snapshot) => (snapshot.hasTag('signedIn') ? { password: '' } : undefined),
      },
    },
    'retry.requested': { say: `Press ${words.unread.action}` },
    'signIn.followed': { say: `Press ${words.confirmEmail.action.name}` },
    'close.requested': { say: 'Close onboarding' },
  },
  environment: {
    draft: {
      'draft.restored': {
        say: ({ words: draft }) =>
          draft === null
            ? 'This browser has no draft'
            : `This browser has a draft: the visitor had left at ${labels[draft.step]}`,
        samples: draftSamples,
      },
      'draft.unread': { say: 'The draft cannot be read' },
      'draft.withdrawn': {
        say: 'The member signs out in another tab, or another member signs in',
      },
    },
  },
  outcomes: {
    draft: { closed: { fails: 'No storage.', say: 'Onboarding can have no draft' } },
    restore: restores,
    currentSession: {
      nobody: { gives: null, say: 'No user is signed in' },
      member: { gives: { email: ada.email }, say: `${ada.email} is signed in` },
      unreachable,
    },
    signUp: {
      made: { gives: { email: ada.email }, say: 'The service makes the account' },
      toConfirm: {
        gives: null,
        say: 'The service makes the account and wants the address confirmed',
      },
      taken: { fails: 'User already registered' },
      weak: { fails: 'Password should be at least 6 characters.' },
      tooMany,
      unreachable,
      wordless,
    },
    saveProfile: {
      saved: { gives: undefined, say: 'The service stores the profile' },
      missing: { fails: 'Auth session missing!' },
      unreachable,
      wordless,
    },
    saveAnswers: {
      kept: { gives: undefined, say: 'The browser stores the answers' },
      full: { fails: 'The quota has been exceeded.' },
    },
    triesPause: pauseEnds,
  },
  states: {
    'restoring.awaitingDraft': 'The welcome is on screen; this browser is being asked for a draft',
    'restoring.readingProfile': 'The welcome is on screen; earlier answers are being looked up',
    resuming: 'Onboarding goes on at the step where the visitor had left',
    unread: 'Edit Profile says that the answers could not be read',
    welcome: 'The welcome is on screen, with Begin',
    identity: 'Onboarding asks: Why are you here?',
    profile: 'Onboarding asks about the company',
    modules: 'Onboarding asks for the modules',
    signals: 'Onboarding asks for the signals',
    'account.recognising': 'The last step is on screen; it checks whether a member is signed in',
    'account.asking': 'The last step asks for email, password and terms',
    'account.pausedForTries':
      'The last step counts down the seconds until the service accepts another try',
    'account.confirming': 'The last step shows the signed-in address and asks for the terms',
    'account.submitting.signingUp': 'The button says Setting up your stack... (the account)',
    'account.submitting.saving': 'The button says Setting up your stack... (the profile)',
    'account.submitting.storing': 'The button says Setting up your stack... (this browser)',
    'account.failed': 'The stack could not be set up',
    'account.confirmingEmail': 'Onboarding asks to check the mail and confirm the address',
    finished: 'Onboarding is over: the stack is live',
    saved: 'Edit Profile is over: the changes are saved',
    closing: 'Onboarding is closing',
    closed: 'Onboarding is closed',
  },
  details: (snapshot) => {
    const { answers, problem } = snapshot.context;
    return [
      ...(snapshot.matches('identity')
        ? [marked('Identities', words.identity.options, answers.identities)]
        : []),
      ...(snapshot.matches('modules')
        ? [marked('Modules', words.modules.options, answers.modules)]
        : []),
      ...(snapshot.matches('signals') && answers.signals.length > 0 ? [words.signals.locked] : []),
      ...(problem === null ? [] : [`In the form: ${problem.message ?? words.account.unreachable}`]),
    ];
  },
  probes,
  resting: ['account.confirmingEmail'],
  secrets: [password, shortPassword],
  abstraction: ({ context }) => [
    context.place,
    context.purpose,
    context.step,
    context.answers.identities.length,
    context.answers.companyName === '',
    context.answers.modules.toSorted(),
    context.answers.signals.length,
    context.email,
    context.passwordFilled,
    context.accepted,
    context.memberEmail,
    context.problem === null,
  ],
  invariants,
});
