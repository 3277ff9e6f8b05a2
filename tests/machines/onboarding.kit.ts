// The test kit of onboarding: its ports, a visitor's answers, and helpers that reach every step.
import { onboardingMachine } from '#machines/onboarding.machine.ts';
import type {
  Answers,
  OnboardingDraft,
  OnboardingPlace,
  RestoreRequest,
  Recollection,
  Step,
} from '#machines/onboarding.machine.ts';
import { triesPauseMachine } from '#machines/triesPause.machine.ts';
import { draftKit, listeningSession, play, port, secret } from './kit.ts';

export const email = 'ada@example.com';
export const steps = ['welcome', 'identity', 'profile', 'modules', 'signals', 'account'] as const;

export const noAnswers: Answers = {
  identities: [],
  companyName: '',
  stage: '',
  sector: '',
  website: '',
  referral: '',
  modules: [],
  signals: [],
};

export const answers: Answers = {
  identities: ['exploring'],
  companyName: 'Lattice Works',
  stage: 'seed',
  sector: 'Deep Tech',
  website: 'https://lattice.example',
  referral: 'Podcast',
  modules: ['secondCurve', 'asyncq'],
  signals: ['toolDrops'],
};

export const recollection = (step: Step, rest: Partial<Recollection> = {}): Recollection => ({
  answers: null,
  stored: null,
  step,
  email: '',
  memberEmail: null,
  ...rest,
});

/** A draft of this browser at this step. */
export const drafted = (step: Step, rest: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  step,
  email: '',
  answers,
  stored: null,
  ...rest,
});

/** Onboarding was just opened: its draft is being read. */
export function awaiting(place: OnboardingPlace = 'page', purpose: 'begin' | 'edit' = 'begin') {
  const ports = {
    restore: port<Recollection, RestoreRequest>(),
    currentSession: port<{ email: string } | null>(),
    signUp: port<{ email: string } | null, { email: string; password: string; answers: Answers }>(),
    saveProfile: port<void, { answers: Answers; stored: Answers | null }>(),
    saveAnswers: port<void, { answers: Answers }>(),
  };
  const draft = draftKit<OnboardingDraft>();
  const session = listeningSession();
  const flow = play(
    onboardingMachine.provide({
      actors: {
        draft: draft.logic,
        restore: ports.restore.logic,
        currentSession: ports.currentSession.logic,
        signUp: ports.signUp.logic,
        saveProfile: ports.saveProfile.logic,
        saveAnswers: ports.saveAnswers.logic,
        triesPause: triesPauseMachine,
      },
    }),
    { place, purpose, session: session.ref },
  );
  return { ...flow, ...ports, draft, session };
}

export type Onboarding = ReturnType<typeof awaiting>;

/** The draft has been read, and the rest is being restored; without a draft by default. */
export function open(
  place: OnboardingPlace = 'page',
  purpose: 'begin' | 'edit' = 'begin',
  words: OnboardingDraft | null = null,
): Onboarding {
  const flow = awaiting(place, purpose);
  flow.draft.say({ type: 'draft.restored', words });
  return flow;
}

/** This step, with the earlier answers; on the last one, the session lookup is under way. */
export function at(
  step: Step,
  before: Partial<Answers> = {},
  place: OnboardingPlace = 'page',
): Onboarding {
  const flow = open(place);
  flow.restore.resolve(recollection(step, { answers: { ...noAnswers, ...before } }));
  return flow;
}

/** Edit Profile, filled in with the stored profile. */
export function editing(step: Step = 'welcome', stored: Answers = answers): Onboarding {
  const flow = open('layer', 'edit');
  flow.restore.resolve(recollection(step, { answers: stored, stored, memberEmail: email }));
  return flow;
}

/** 'Save Profile' was pressed in Edit Profile: the profile is being written. */
export function savingEdit(change: (flow: Onboarding) => void = () => undefined) {
  const flow = editing('profile');
  change(flow);
  // Modules, signals, account.
  for (let step = 0; step < 3; step += 1) flow.send({ type: 'step.continued' });
  flow.currentSession.resolve({ email });
  flow.send({ type: 'terms.toggled', accepted: true });
  flow.send({ type: 'stack.started', password: '' });
  return flow;
}

/** The last step, for a visitor without a session. */
export function asking(place: OnboardingPlace = 'page') {
  const flow = at('account', answers, place);
  flow.currentSession.resolve(null);
  return flow;
}

/** The last step, for a member. */
export function confirming(place: OnboardingPlace = 'page') {
  const flow = at('account', answers, place);
  flow.currentSession.resolve({ email });
  return flow;
}

/** Address, password and terms are filled in. */
export function ready(place: OnboardingPlace = 'page') {
  const flow = asking(place);
  flow.send({ type: 'email.edited', email });
  flow.send({ type: 'password.filled' });
  flow.send({ type: 'terms.toggled', accepted: true });
  return flow;
}

/** 'Start My Stack' was pressed; the service is asked for an account. */
export function signingUp(place: OnboardingPlace = 'page') {
  const flow = ready(place);
  flow.send({ type: 'stack.started', password: secret });
  return flow;
}

/** The account exists; the profile is being written. */
export function saving(place: OnboardingPlace = 'page') {
  const flow = signingUp(place);
  flow.signUp.resolve({ email });
  return flow;
}

/** The profile is written; the browser is saving the answers. */
export function storing(place: OnboardingPlace = 'page') {
  const flow = saving(place);
  flow.saveProfile.resolve();
  return flow;
}
