// What /auth says of a link from a mail: the question where this browser did not ask for it, and what may go wrong.
import type { MailedLinkWords } from './schema.pages.ts';

export const mailedLink = {
  checking: 'Checking the link...',
  // Shows in its place once the member has chosen not to continue.
  closing: 'Closing the link...',
  // `wasAskedFor` in machines/mailedLink.machine.ts decides whether to ask; the kind of the link chooses the text.
  ask: {
    title: 'Continue as {email}?',
    recovery:
      'This link sets a new password for {email}. It was not requested in this browser, so nothing has been opened yet.',
    account:
      'This link signs {email} in. It was not requested in this browser, so nothing has been opened yet.',
    // `MailedLink` in src/flows/mailedLink/MailedLink.tsx shows this to a member of another address.
    instead:
      'You are signed in as {member}. If you continue, this browser changes to {email}, and {member} has to sign in again.',
    accept: 'Continue',
    decline: 'Not now',
    declineHint: 'If you do not know who sent it, choose Not now: the link stays unused.',
  },
  // Shows in the states with the tag `failed` in machines/mailedLink.machine.ts.
  failed: {
    title: 'The link could not be checked',
    unanswered: 'The service did not answer.',
    text: 'Nothing has changed in this browser. Try again, or open the link from your email later.',
    retry: 'Try again',
    decline: 'Not now',
  },
  // `opensExpectedAccount` in machines/mailedLink.machine.ts decides whether this shows.
  foreign: {
    title: 'This link is not for {email}',
    nameless: 'This link is for another account',
    text: 'It belongs to a different account from the one it was opened for. We have disabled it, and nothing has changed in this browser. Ask for a link of your own instead.',
    close: 'Close',
  },
} satisfies MailedLinkWords;
