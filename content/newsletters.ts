// The newsletter boxes: on the landing page, in the Library, on /newsletter and on the two newsletters' own pages.
import type { NewsletterWords } from './schema.newsletters.ts';

export const newsletters = {
  email: 'Email',
  submitting: 'Subscribing...',
  failedHint: 'Your address is still here; nothing has been stored.',
  // `SignupBox` in src/flows/newsletterSignup/SignupBox.tsx shows this while there is no problem.
  privacy: 'Used for the letters and for nothing else. No account is needed.',
  // `emailIsMalformed` in machines/newsletterSignup.machine.ts decides on the first, the service on the other.
  problems: {
    malformed: 'This is not a complete address. Check it: name@example.com has all the parts.',
    failed: 'An error occurred. Please try again.',
  },
  // `doneTitle` and `doneText` show in the state `subscribed` in machines/newsletterSignup.machine.ts.
  boxes: {
    home: {
      label: 'Subscribe to the Signal',
      text: 'Both letters, one address.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for both letters.',
      doneText:
        'A confirmation is on its way to {email}. Press its link, and the next issues follow.',
    },
    library: {
      label: 'Subscribe to both letters',
      text: 'What is added to the Library comes to you first: The Second Curve and The Next Curve, by email.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for both letters.',
      doneText:
        'A confirmation is on its way to {email}. Press its link, and what is added here follows.',
    },
    hub: {
      label: 'Both letters',
      text: 'One address, two letters: the person who has to decide, and the field in which the decision is judged.',
      submit: 'Subscribe to Both',
      doneTitle: 'Confirm your address for both letters.',
      doneText:
        'A confirmation is on its way to {email}. Press its link, and the next issues follow.',
    },
    nextCurve: {
      label: 'Subscribe to The Next Curve',
      text: '2 issues a month, by email.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for The Next Curve.',
      doneText:
        'A confirmation is on its way to {email}. Press its link, and the next signal follows.',
    },
    nextCurveEnd: {
      label: 'The next signal, by email',
      text: 'You have read this far. The next one can come to you.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for The Next Curve.',
      doneText:
        'A confirmation is on its way to {email}. Press its link, and the next signal follows.',
    },
    secondCurve: {
      label: 'Subscribe to The Second Curve',
      text: 'One essay at a time, by email.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for The Second Curve.',
      doneText:
        'A confirmation is on its way to {email}. Press its link, and the next essay follows.',
    },
  },
} satisfies NewsletterWords;
