// What a member said in onboarding, and what they change of it.
import type { Answers } from '#machines/onboarding.machine.ts';

export const answers: Answers = {
  identities: ['founder'],
  companyName: 'Halden Instruments',
  stage: 'seed',
  sector: 'Hardware',
  website: '',
  referral: '',
  modules: ['asyncq', 'opsCabinet'],
  signals: ['toolDrops'],
};

export const longest = { companyName: 200, website: 500 };
export const newName = 'Kelp Robotics';
export const tooLong = 'x'.repeat(longest.companyName + 1);
export const website = 'https://kelp.example';
