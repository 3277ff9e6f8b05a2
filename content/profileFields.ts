// What a member reads on their profile: what onboarding asked, and what each answer changes on the site.
import { onboarding } from './onboarding.ts';
import type { ProfileFieldsWords } from './schema.accountParts.ts';

const { profile } = onboarding;

export const profileFields = {
  text: 'What you told us when you joined. Each answer is saved by itself, and says what it changes.',
  loading: 'Reading your profile...',
  unread: {
    title: "We can't read your profile right now",
    text: 'It is unchanged.',
    action: 'Try again',
  },
  // In this order.
  fields: {
    identities: {
      label: onboarding.identity.title,
      changes:
        'Decides which actions the dashboard recommends, and which partner offers you meet the conditions of.',
    },
    companyName: {
      label: profile.companyName,
      changes: 'The dashboard greets you by it, and some partner offers ask for it.',
    },
    stage: {
      label: profile.stage,
      changes: 'Decides which actions the dashboard recommends, and opens partner offers.',
    },
    sector: { label: profile.sector, changes: 'Opens the partner offers made for it.' },
    website: { label: profile.website, changes: 'Some partner offers ask for it.' },
    referral: {
      label: profile.referral,
      changes: 'Changes nothing on the site. It tells us how members find it.',
    },
    modules: {
      label: onboarding.modules.title,
      changes: 'Decides what comes first in your Signal Stack.',
    },
    signals: {
      label: onboarding.signals.title,
      changes: 'Decides what follows in your Signal Stack, and why.',
    },
  },
  /** {names} are labels of choices. `noteOf` in src/flows/profileFields/words.ts shows these while choices differ from what is saved. */
  puts: 'Puts {names} into your stack.',
  takes: 'Takes {names} out of it.',
  shows: 'Shows you {names} earlier.',
  hides: 'Shows you {names} later.',
  and: 'and',
  desk: 'The advisor sees your profile beside a request of yours, and nobody else does.',
  empty: 'Not answered',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Saved.',
  // `problem` in machines/profileFields.machine.ts decides which of these shows.
  problems: {
    oneNeeded: 'Keep at least one.',
    /** {longest} is a number of characters. */
    tooLong: 'That is too long: {longest} characters at most.',
    failed: 'It could not be saved. What you entered is still here: try again.',
  },
  kept: 'What you entered is still here. Try again.',
} satisfies ProfileFieldsWords;
