// The pages behind the links that come with a new address: one confirms it, one returns to the old one.
import type { AddressLinkWords } from './schema.security.ts';

const account = { name: 'Go to your account', href: '/account' };

export const addressLink = {
  description: 'What a link from an email does with the address of an account at Axis One.',
  loading: 'Reading the link...',
  confirm: {
    title: 'Confirm your new email address',
    text: 'After that, you sign in with the address that received this link. We also write to your old address, which can undo the change for seven days.',
    button: 'Confirm this address',
    busy: 'Confirming...',
  },
  return: {
    title: 'Return to your old email address',
    text: 'Your account goes back to the address that received this link, and every device is signed out. Then set a new password: someone else may know the one you have.',
    button: 'Return to this address',
    busy: 'Returning...',
  },
  changed: {
    title: 'Your new address is in use',
    text: 'From now on you sign in with it. Your password stays as it is. If this was not you, the email to the old address has a way back.',
    link: account,
  },
  returned: {
    title: 'Your old address is back',
    text: 'Every device was signed out. Set a new password now: we send the link for it to this address.',
    link: { name: 'Set a new password', href: '/reset-password' },
  },
  expired: {
    title: 'This link has expired',
    confirm:
      'It worked for 24 hours. Your address has not changed; ask for a new link in your account.',
    return:
      'The way back was open for seven days. Nothing has changed; write to us if the account is yours.',
    link: account,
  },
  taken: {
    title: 'This address belongs to another account',
    text: 'An account has been created with it since the link was sent. Your address has not changed.',
    link: account,
  },
  unknown: {
    title: 'This link does not work',
    text: 'It was used before, or dropped, or it is incomplete. Nothing has changed.',
    link: account,
  },
  failed: {
    title: 'The service did not answer.',
    text: 'Nothing has changed that we know of. Check your connection and try again: the link still works.',
    action: 'Try again',
  },
} satisfies AddressLinkWords;
