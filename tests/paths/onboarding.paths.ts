// Path model of onboarding: six steps, a session that may exist already, and a service that may refuse.
import { onboarding as words } from '#content/onboarding.ts';
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type { Answers, OnboardingInput } from '#machines/onboarding.machine.ts';
import { definePaths } from './kit/define.ts';
import { answered, leftAt, nothingYet, steps } from './onboarding.samples.ts';
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
  outcomes: {
    restore: {
      nothing: { gives: nothingYet, say: 'Nothing was answered before' },
      identity: { gives: leftAt('identity'), say: 'The visitor had left at Identity' },
      profile: { gives: leftAt('profile'), say: 'The visitor had left at Profile' },
      modules: { gives: leftAt('modules'), say: 'The visitor had left at Modules' },
      signals: { gives: leftAt('signals'), say: 'The visitor had left at Signals' },
      account: { gives: leftAt('account'), say: 'The visitor had left at Account' },
      member: {
        gives: { ...leftAt('account'), memberEmail: ada.email },
        say: `${ada.email} is signed in, and had left at Account`,
      },
      stored: {
        gives: { ...leftAt('welcome'), stored: answered, memberEmail: ada.email },
        say: 'The service holds the answers that the member gave',
        when: ({ context }) => context.purpose === 'edit',
      },
      closed: { fails: 'Storage is refused.', say: 'The earlier answers cannot be read' },
    },
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
    restoring: 'The welcome is on screen; earlier answers are being looked up',
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
  resting: ['account.confirmingEmail'],
  secrets: [password, shortPassword],
  abstraction: ({ context }) => [
    context.place,
    context.purpose,
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
  invariants: {
    'Onboarding leaves the six steps only to end': ({ snapshot }) =>
      snapshot.status === 'done' || steps.some((step) => snapshot.matches(step as 'welcome')),
    'No account is requested without address, password, terms and one choice of each kind': ({
      snapshot,
      started,
    }) =>
      started.every(({ port, input }) => {
        if (port !== 'signUp') return true;
        const given = input as { email: string; password: string; answers: Answers };
        return given.email !== '' && given.password !== '' && snapshot.context.accepted;
      }),
    'No profile is saved without the terms': ({ snapshot, started }) =>
      started.every(({ port }) => port !== 'saveProfile' || snapshot.context.accepted),
    'The stored answers are the given ones': ({ snapshot, started }) =>
      started.every(
        ({ input }) =>
          typeof input !== 'object' ||
          input === null ||
          !('answers' in input) ||
          input.answers === snapshot.context.answers,
      ),
    'The session is told of a submission from its start to its end': ({ snapshot, sent }) =>
      sent.every(
        ({ type }) => (type === 'setup.begun') === snapshot.matches({ account: 'submitting' }),
      ),
    'The password counts as filled only while its field can be shown': ({ snapshot }) =>
      !snapshot.context.passwordFilled || snapshot.context.memberEmail === null,
    'Address and password are asked for only while no user is known to be signed in': ({
      snapshot,
    }) => !snapshot.matches({ account: 'asking' }) || snapshot.context.memberEmail === null,
    'Onboarding ends as finished exactly when the stack is live': ({ snapshot }) =>
      snapshot.status !== 'done' ||
      (snapshot.output?.ending === 'finished') ===
        (snapshot.matches('finished') || snapshot.matches('saved')),
    'The answers are compared with the stored profile as it was read': ({ snapshot, started }) =>
      started.every(
        ({ port, input }) =>
          port !== 'saveProfile' ||
          (input as { stored: Answers | null }).stored === snapshot.context.stored,
      ),
    'No module or signal is listed twice': ({ snapshot }) => {
      const { identities, modules, signals } = snapshot.context.answers;
      return [identities, modules, signals].every((list) => new Set(list).size === list.length);
    },
  },
});
