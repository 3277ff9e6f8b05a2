// What a member reads before and after they ask for the deletion of their account.
import { deletionLeaves } from './pages/privacy.leaves.ts';
import type { DeleteAccountWords } from './schema.accountParts.ts';

export const deleteAccount = {
  title: 'Delete your account',
  text: 'You have 14 days to change your mind. Then everything you stored here is deleted, and nobody can bring it back.',
  loading: 'Checking whether your account stays...',
  unread: {
    title: "We can't check right now whether your account stays",
    text: 'Nothing has changed.',
    action: 'Try again',
  },
  goes: {
    title: 'What goes',
    points: [
      'Your profile, your address and your password.',
      'Your requests with their files, and the answers to them.',
      'Your posts, replies and likes in the community.',
      'Your stack and your saved searches.',
      'Your plan: no further payment is taken from the moment you ask.',
      'Emails to your address, your newsletters and your choices about them.',
    ],
  },
  // What outlives an account: the privacy page says the same, and tests/backend compare it with the database.
  stays: {
    title: 'What stays, and why',
    text: 'None of it says who you were.',
    points: deletionLeaves.map(({ what, why }) => `${what} ${why}`),
  },
  first: {
    text: 'You may want to take your data with you first.',
  },
  ask: 'Delete my account',
  // The tags of machines/deleteAccount.machine.ts decide which of these show.
  confirmation: {
    title: 'Delete your account?',
    text: 'It will be deleted in 14 days. Until then you can sign in and keep it. Your other sessions end at once, and we confirm by email.',
    keep: 'Keep it',
    confirm: 'Delete in 14 days',
    busy: 'Asking for the deletion...',
  },
  kept: 'Your account stays. Nothing was deleted.',
  leaving: {
    title: 'Your account will be deleted on {date}',
    text: 'Until then nothing changes, and you can keep it.',
    keep: 'Keep my account',
    keeping: 'Keeping your account...',
  },
  /** {date} is a day and time, in Paris. */
  zone: '{date}, Paris time',
  failed: 'That did not work. Nothing has changed; please try again.',
  problems: {
    not_signed_in: 'You are signed out. Sign in again to go on.',
    is_staff:
      'You work at the desk: the operator has to take you off the staff before you can leave.',
    plan_runs:
      'Your plan is still running at the payment provider. Cancel it first, then come back.',
    too_late: 'The 14 days are over: your account is being deleted.',
  },
} satisfies DeleteAccountWords;
