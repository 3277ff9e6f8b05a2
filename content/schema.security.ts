// The words of how a member signs in: password, address, devices, and the links that come by mail.
import { z } from 'zod';
import { link, texts, words } from './schema.ts';

export const passwordAgainWordsSchema = z.strictObject({
  ...texts('title', 'text', 'password', 'submit', 'submitting', 'decline', 'failedHint'),
  problems: words('missing', 'wrong', 'failed'),
});
export type PasswordAgainWords = z.infer<typeof passwordAgainWordsSchema>;

export const changePasswordWordsSchema = z.strictObject({
  ...texts('title', 'text', 'open', 'present', 'password', 'passwordHint', 'submit', 'submitting'),
  ...texts('close', 'failedHint'),
  forgot: link,
  saved: words('title', 'text'),
  problems: words(
    'presentMissing',
    'passwordMissing',
    'passwordTooShort',
    'same',
    'wrong',
    'failed',
  ),
});
export type ChangePasswordWords = z.infer<typeof changePasswordWordsSchema>;

export const changeAddressWordsSchema = z.strictObject({
  ...texts('title', 'loading', 'text', 'open', 'email', 'emailHint', 'submit', 'submitting'),
  ...texts('close', 'failedHint', 'dropped'),
  unread: words('title', 'text', 'action'),
  waiting: words('title', 'text', 'until', 'again', 'drop', 'dropping'),
  problems: words('missing', 'malformed', 'same', 'failed', 'undropped'),
});
export type ChangeAddressWords = z.infer<typeof changeAddressWordsSchema>;

/** A name, and the text of a user agent by which it is known. */
const sign = words('name', 'sign');

export const devicesWordsSchema = z.strictObject({
  ...texts('title', 'text', 'list', 'loading', 'here', 'device', 'unknown'),
  ...texts('signedIn', 'lastUsed', 'out', 'outHidden', 'outBusy', 'others', 'othersBusy', 'alone'),
  ...texts('everywhere', 'everywhereBusy'),
  unread: words('title', 'text', 'action'),
  results: words('one', 'already', 'none', 'other', 'others'),
  failed: words('one', 'others', 'everywhere', 'hint', 'action'),
  browsers: z.array(sign),
  systems: z.array(sign),
});
export type DevicesWords = z.infer<typeof devicesWordsSchema>;

/** What one of the two links says. */
const act = words('title', 'text', 'button', 'busy');

export const addressLinkWordsSchema = z.strictObject({
  ...texts('description', 'loading'),
  confirm: act,
  return: act,
  changed: z.strictObject({ ...texts('title', 'text'), link }),
  returned: z.strictObject({ ...texts('title', 'text'), link }),
  expired: z.strictObject({ ...texts('title', 'confirm', 'return'), link }),
  taken: z.strictObject({ ...texts('title', 'text'), link }),
  unknown: z.strictObject({ ...texts('title', 'text'), link }),
  failed: words('title', 'text', 'action'),
});
export type AddressLinkWords = z.infer<typeof addressLinkWordsSchema>;
