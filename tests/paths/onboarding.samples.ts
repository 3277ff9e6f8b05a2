// What the paths of onboarding restore: answers, and the step at which the user left.
import type { Answers, Recollection, Step } from '#machines/onboarding.machine.ts';
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
/** The user left at this step, with every earlier answer given. */
export const leftAt = (step: Step): Recollection => ({
  ...nothingYet,
  answers: answered,
  step,
  email: ada.email,
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
