// Whether this server shows its mails at /_mail.
import { mailboxOf } from './pages.mjs';

/**
 * The mailbox for the app: only where this machine alone reaches the site and no SMTP server is named. A mail holds links
 * that sign in, as those do which such a server prints (server/backend/mail.mjs).
 * @param {Pick<import('../backend/backend.mjs').Backend, 'database'> | undefined} backend
 * @param {Pick<import('../settings.mjs').Settings, 'demo' | 'smtp' | 'siteUrl'>} settings
 * @returns {{ mailbox?: import('./pages.mjs').Mailbox }}
 */
export const mailboxFor = (backend, { demo, smtp, siteUrl }) =>
  backend !== undefined && demo && smtp === undefined
    ? { mailbox: mailboxOf(backend.database, siteUrl) }
    : {};
