// Where a member is signed in: what each device is called, and what can be done about it.
import type { DevicesWords } from './schema.security.ts';

export const devices = {
  title: 'Where you are signed in',
  text: 'If you do not know one of these devices, sign it out and change your password.',
  list: 'Devices',
  loading: 'Loading your devices...',
  here: 'This device',
  /** A browser and the system that it runs on. */
  device: '{browser} on {system}',
  unknown: 'Unknown device',
  signedIn: 'Signed in {time}',
  lastUsed: 'last used {time}',
  out: 'Sign out there',
  /** Hidden, after the name of the button: two devices must not have the same. */
  outHidden: '{device}, signed in {time}',
  outBusy: 'Signing out...',
  others: 'Sign out everywhere else',
  othersBusy: 'Signing out...',
  everywhere: 'Sign out everywhere, including this device',
  everywhereBusy: 'Signing out everywhere...',
  alone: 'You are signed in on no other device.',
  unread: {
    title: "We can't load your devices right now",
    text: 'None of them was signed out. Check your connection and try again.',
    action: 'Try again',
  },
  // `dropChosen` and `dropOthers` in machines/devices.machine.ts note which of these shows.
  results: {
    one: 'That device is signed out. It may show what it had open for up to half a minute.',
    already: 'That device was signed out before.',
    none: 'No other device was signed in.',
    other: 'One other device is signed out.',
    others: '{count} other devices are signed out.',
  },
  failed: {
    one: 'That device could not be signed out.',
    others: 'The other devices could not be signed out.',
    everywhere: 'The other devices could not be signed out, so this one is still signed in, too.',
    hint: 'Any device that you tried to sign out may still be signed in. Try again.',
    action: 'Try again',
  },
  /** The first that fits: most browsers also name the ones that they imitate. */
  browsers: [
    { name: 'Edge', sign: 'Edg' },
    { name: 'Opera', sign: 'OPR/' },
    { name: 'Samsung Internet', sign: 'SamsungBrowser' },
    { name: 'Firefox', sign: 'Firefox/' },
    { name: 'Firefox', sign: 'FxiOS' },
    { name: 'Chrome', sign: 'CriOS' },
    { name: 'Chrome', sign: 'Chrome/' },
    { name: 'Safari', sign: 'Safari/' },
  ],
  systems: [
    { name: 'iPhone', sign: 'iPhone' },
    { name: 'iPad', sign: 'iPad' },
    { name: 'Android', sign: 'Android' },
    { name: 'Windows', sign: 'Windows' },
    { name: 'Chromebook', sign: 'CrOS' },
    { name: 'Mac', sign: 'Macintosh' },
    { name: 'Linux', sign: 'Linux' },
  ],
} satisfies DevicesWords;
