// The words on the way to the checkout and back, field by field.
import { z } from 'zod';
import { texts, words } from './schema.ts';

export const checkoutWordsSchema = z.strictObject({
  ...texts('leaving', 'unread', 'signIn', 'again', 'plans'),
  unopened: words('title', 'text', 'action'),
  waiting: words('title', 'text'),
  late: words('title', 'text'),
  signedOut: words('title', 'text'),
});
export type CheckoutWords = z.infer<typeof checkoutWordsSchema>;

export const portalWordsSchema = z.strictObject({
  ...texts('action', 'busy', 'text', 'again', 'failed'),
  problems: words('not_signed_in', 'no_plan', 'not_available', 'unreachable'),
});
export type PortalWords = z.infer<typeof portalWordsSchema>;
