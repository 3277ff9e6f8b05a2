// The words around the offers of the Signal Exchange: the source of the answers to their conditions, and claiming one.
import type { PerkWords } from './schema.applications.ts';

export const perks = {
  // `Sources` in src/flows/perks/Sources.tsx decides which of these shows.
  sources: {
    visitor: {
      text: 'Each condition is answered from your profile. You are not signed in, so none is known yet; all of them are shown.',
      link: { name: 'Sign up and see what fits', href: '/auth?tab=signup' },
    },
    reading: 'Reading your profile...',
    known: {
      text: 'Each condition is answered from your profile.',
      edit: 'Edit your profile',
    },
    empty: {
      text: 'Your profile holds no answers yet, so no condition is known.',
      edit: 'Complete your profile',
    },
    unreadable: {
      text: 'Your profile cannot be read right now. What is not known stays unknown; you can claim an offer all the same.',
      retry: 'Try again',
    },
  },
  // `summaryOf` in src/flows/perks/eligibility.ts decides which of these shows.
  summary: {
    met: 'Your profile meets all it can answer',
    notMet: 'Your profile does not meet {count} of {all}',
    open: 'Your profile leaves {count} of {all} open',
    unknown: 'Not known from a profile yet',
  },
  claim: {
    label: 'Claim it',
    text: 'Claiming is a request: nothing is owed, and the partner decides. What your profile says is sent with it.',
  },
  // `ClaimDialog` in src/flows/perks/ClaimDialog.tsx shows this to visitors.
  signedOut:
    'You are not signed in. You can claim it now: the request waits in this browser until you have an account.',
  // `Result` in src/flows/perkRequest/PerkParts.tsx shows these to visitors.
  waitsForAccount: {
    title: 'Your request waits for your account',
    text: 'It lies in this browser, so that the answer can reach you, and goes out by itself as soon as you sign in or sign up.',
  },
  signUp: { name: 'Create an account', href: '/auth?tab=signup' },
  partner: {
    label: 'Partners',
    title: 'You have something that founders would pay for anyway.',
    text: 'An offer is listed with what it is worth, whom it suits, and when to leave it alone. Partners pay nothing for it and cannot buy a better place.',
  },
} satisfies PerkWords;
