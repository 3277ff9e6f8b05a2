// The words around the offers of the Signal Exchange: the source of the answers to their conditions, and claiming one.
import type { PerkWords } from './schema.applications.ts';

export const perks = {
  // `Sources` in src/flows/perks/Sources.tsx decides which of these shows.
  sources: {
    visitor: {
      text: 'We check what we can against your profile and ask you about the rest when you claim an offer. You are not signed in, so nothing has been checked yet.',
      link: { name: 'Sign up and see what fits', href: '/auth?tab=signup' },
    },
    reading: 'Loading your profile...',
    known: {
      text: 'We check what we can against your profile and ask you about the rest when you claim an offer.',
      edit: 'Edit your profile',
    },
    empty: {
      text: 'Your profile has no answers yet, so we cannot check any condition.',
      edit: 'Complete your profile',
    },
    unreadable: {
      text: "We can't load your profile right now. You can still claim an offer.",
      retry: 'Try again',
    },
  },
  // `summaryOf` in src/flows/perks/eligibility.ts decides which of these shows.
  summary: {
    met: 'Your profile meets every condition it can answer',
    notMet: 'Your profile does not meet {count} of {all} conditions',
    open: 'Your profile does not answer {count} of {all} conditions',
    unknown: 'Not checked against a profile yet',
  },
  claim: {
    label: 'Claim it',
    text: 'Claiming is a request: you owe nothing, and the partner decides. Your profile is sent with it.',
  },
  // `ClaimDialog` in src/flows/perks/ClaimDialog.tsx shows this to visitors.
  signedOut:
    'You are not signed in. You can claim it now: the request will wait in this browser until you have an account.',
  // `Result` in src/flows/perkRequest/PerkParts.tsx shows these to visitors.
  waitsForAccount: {
    title: 'Your request is waiting for your account',
    text: 'It stays in this browser until then, so that the answer can reach you, and is sent automatically when you sign in or sign up.',
  },
  signUp: { name: 'Create an account', href: '/auth?tab=signup' },
  partner: {
    label: 'Partners',
    title: 'Do you have something that founders would pay for anyway?',
    text: 'We list every offer the same way. Partners pay nothing for the listing and cannot buy a better position.',
  },
} satisfies PerkWords;
