// A new email address on /account: asked for, confirmed by a link, dropped.
import type { ChangeAddressWords } from './schema.security.ts';

export const changeAddress = {
  title: 'Email address',
  loading: 'Loading your address...',
  text: 'You sign in with {email}, and we write to it.',
  open: 'Change email address',
  email: 'New email address',
  emailHint: 'We send a link to it. Until you open the link, nothing changes.',
  submit: 'Send the link',
  submitting: 'Sending...',
  close: 'Keep the current one',
  dropped: 'The new address was dropped. The link in the email no longer works.',
  unread: {
    title: "We can't load your address right now",
    text: 'Nothing about it has changed. Check your connection and try again.',
    action: 'Try again',
  },
  // `waiting` in machines/changeAddress.machine.ts shows these.
  waiting: {
    title: 'Open the link that we sent to {email}',
    text: 'Until then you sign in with {old}. Once you open the link, we also write to {old}, with a way back for seven days.',
    until: 'The link works until {time}.',
    again: 'Send it again',
    drop: 'Drop this address',
    dropping: 'Dropping...',
  },
  // `explain` in machines/changeAddress.machine.ts notes which of these shows.
  problems: {
    missing: 'The new address is missing. Nothing was sent.',
    malformed:
      'This does not look like an email address. Please check for a missing part, as in name@example.com.',
    same: 'This is the address that you have already.',
    failed: 'The service did not answer.',
    undropped: 'The address could not be dropped. Its link still works; try again.',
  },
  failedHint: 'Nothing has changed. Try again in a moment.',
} satisfies ChangeAddressWords;
