// Samples of the session's model: a profile, and the member that an event of the auth layer names.
import type { Answers, Profile } from '#machines/onboarding.machine.ts';
import type { Member } from '#machines/session.machine.ts';
import { ada, ben } from './support.ts';

const answers: Answers = {
  identities: ['founder'],
  companyName: 'Analytical Engines',
  stage: 'seed',
  sector: 'Deep Tech',
  website: '',
  referral: 'Podcast',
  modules: ['asyncq'],
  signals: ['toolDrops'],
};
export const profile: Profile = { answers, complete: true };

type Present = { context: { member: Member | null } };

/** The page of this tab: where a visitor signs in, or where they read. */
const authPath = { path: '/auth?tab=signin' };
const reading = { path: '/library' };

/** The member who is signed in: the same again, or another. */
export const same = ({ context }: Present) =>
  context.member === null ? undefined : { member: context.member, ...reading };
export const other = ({ context }: Present) => {
  if (context.member === null) return undefined;
  return { member: context.member.id === ada.id ? ben : ada, ...reading };
};
export const somebody = ({ context }: Present) =>
  context.member === null ? { member: ada, ...authPath } : undefined;
export const elsewhere = ({ context }: Present) =>
  context.member === null ? { member: ada, ...reading } : undefined;
export const otherHere = (seen: Present) => {
  const another = other(seen);
  return another && { ...another, ...authPath };
};
