// What the paths of onboarding restore: answers, and the step at which the user left, from a draft or the service.
import type { SnapshotFrom } from 'xstate';
import type {
  Answers,
  OnboardingDraft,
  Recollection,
  Step,
  onboardingMachine,
} from '#machines/onboarding.machine.ts';
import { ada } from './support.ts';

/** The answers of a member. */
export const answered: Answers = {
  identities: ['founder'],
  companyName: 'Analytical Engines',
  stage: 'seed',
  sector: 'Deep Tech',
  website: '',
  referral: 'Podcast',
  modules: ['asyncq', 'opsCabinet'],
  signals: ['toolDrops'],
};

/** Onboarding was never opened. */
export const nothingYet: Recollection = {
  answers: null,
  stored: null,
  step: 'welcome',
  email: '',
  memberEmail: null,
};
/** The draft of a user who left at this step, with every earlier answer given. */
export const drafted = (step: Step): OnboardingDraft => ({
  step,
  email: ada.email,
  answers: answered,
  stored: null,
});

/** The same, restored. */
export const leftAt = (step: Step): Recollection => ({
  ...drafted(step),
  memberEmail: null,
});

/** The states that a user may leave only by ending onboarding. */
export const steps: readonly string[] = [
  'restoring',
  'unread',
  'welcome',
  'identity',
  'profile',
  'modules',
  'signals',
  'account',
];

type Seen = SnapshotFrom<typeof onboardingMachine>;

/** The steps in a user's words. */
export const labels: Record<Step, string> = {
  welcome: 'the welcome',
  identity: 'Identity',
  profile: 'Profile',
  modules: 'Modules',
  signals: 'Signals',
  account: 'Account',
};

/** A draft is found while it is awaited; one of them also late, while no other words are known. */
const draftAt = (step: Step, isLate = false) => ({
  [step]: (seen: Seen) =>
    seen.matches({ restoring: 'awaitingDraft' }) ||
    (isLate &&
      seen.context.step === 'welcome' &&
      (seen.matches('welcome') || seen.matches({ restoring: 'readingProfile' })))
      ? { words: drafted(step) }
      : undefined,
});

/** What the draft of this step says is all that is restored. */
const restoredAt = (step: Step) => ({
  gives: leftAt(step),
  say: `The visitor goes on where they had left, at ${labels[step]}`,
  when: ({ context }: Seen) => context.step === step,
});

/** What the draft may say. */
export const draftSamples = {
  nothing: (seen: Seen) =>
    seen.matches({ restoring: 'awaitingDraft' }) ? { words: null } : undefined,
  ...draftAt('identity'),
  ...draftAt('profile'),
  ...draftAt('modules'),
  ...draftAt('signals', true),
  ...draftAt('account'),
};

/** What `restore` may answer. */
export const restores = {
  nothing: {
    gives: nothingYet,
    say: 'Nothing was answered before',
    when: ({ context }: Seen) => context.step === 'welcome',
  },
  identity: restoredAt('identity'),
  profile: restoredAt('profile'),
  modules: restoredAt('modules'),
  signals: restoredAt('signals'),
  account: restoredAt('account'),
  member: {
    gives: { ...leftAt('account'), memberEmail: ada.email },
    say: `${ada.email} is signed in, and goes on at Account`,
    when: ({ context }: Seen) => context.step === 'account',
  },
  stored: {
    gives: { ...leftAt('welcome'), stored: answered, memberEmail: ada.email },
    say: 'The service holds the answers that the member gave',
    when: ({ context }: Seen) => context.purpose === 'edit' && context.step === 'welcome',
  },
  closed: { fails: 'Storage is refused.', say: 'The earlier answers cannot be read' },
};
