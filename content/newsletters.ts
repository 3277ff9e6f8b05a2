// The newsletter boxes: on the landing page, in the Library, on /newsletter and on the two newsletters' own pages.
import type { NewsletterWords } from './schema.newsletters.ts';

export const newsletters = {
  email: 'Email',
  submitting: 'Subscribing...',
  failedHint: 'Your address is still here; nothing has been stored.',
  // `SignupBox` in src/flows/newsletterSignup/SignupBox.tsx shows this while there is no problem.
  privacy: 'Your address is used for the newsletters and nothing else. No account needed.',
  // `emailIsMalformed` in machines/newsletterSignup.machine.ts decides on the first, the service on the other.
  problems: {
    malformed: 'This is not a complete address. Check it: name@example.com has all the parts.',
    failed: 'An error occurred. Please try again.',
  },
  // `doneTitle` and `doneText` show in the state `subscribed` in machines/newsletterSignup.machine.ts.
  boxes: {
    home: {
      label: 'Subscribe to the Signal',
      text: 'Both newsletters, by email.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for both newsletters.',
      doneText:
        'A confirmation is on its way to {email}. Open the link in it to get the next issues.',
    },
    library: {
      label: 'Subscribe to both newsletters',
      text: 'Get each new essay and signal by email, in The Second Curve and The Next Curve.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for both newsletters.',
      doneText:
        'A confirmation is on its way to {email}. Open the link in it to get the next issues.',
    },
    hub: {
      label: 'Both newsletters',
      text: 'Enter your address once to get both newsletters.',
      submit: 'Subscribe to Both',
      doneTitle: 'Confirm your address for both newsletters.',
      doneText:
        'A confirmation is on its way to {email}. Open the link in it to get the next issues.',
    },
    nextCurve: {
      label: 'Subscribe to The Next Curve',
      text: '2 issues a month, by email.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for The Next Curve.',
      doneText:
        'A confirmation is on its way to {email}. Open the link in it to get the next signal.',
    },
    nextCurveEnd: {
      label: 'The next signal, by email',
      text: 'Get the next one in your inbox.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for The Next Curve.',
      doneText:
        'A confirmation is on its way to {email}. Open the link in it to get the next signal.',
    },
    secondCurve: {
      label: 'Subscribe to The Second Curve',
      text: 'One essay at a time, by email.',
      submit: 'Subscribe',
      doneTitle: 'Confirm your address for The Second Curve.',
      doneText:
        'A confirmation is on its way to {email}. Open the link in it to get the next essay.',
    },
  },
} satisfies NewsletterWords;
