// Whether this server shows its mails at /_mail, and how it reads them from the queue.
import { openFacts } from './seal.mjs';

/**
 * Only where this machine alone reaches the site and no SMTP server is named: a mail may hold a link that signs in, as the
 * mails do that such a server prints (server/backend/mail.mjs).
 * @param {Pick<import('../settings.mjs').Settings, 'demo' | 'smtp'>} settings
 */
export const showsMails = ({ demo, smtp }) => demo && smtp === undefined;

/** How many mails the page lists. */
const most = 200;

/**
 * A row as the page shows it; what cannot be opened is missing in its facts, and the page says so.
 * @param {import('./pages.mjs').QueuedMail} row
 * @param {string} secret
 */
function opened(row, secret) {
  try {
    return { ...row, data: openFacts(/** @type {Record<string, unknown>} */ (row.data), secret) };
  } catch {
    return row;
  }
}

/**
 * The queue of this server's database, for the app; nothing where mails are sent, or the site is published.
 * @param {{ database: import('postgres').Sql, keys: { jwtSecret: string }, hasDemo: () => boolean } | undefined} backend
 * @param {Pick<import('../settings.mjs').Settings, 'demo' | 'smtp' | 'siteUrl'>} settings
 * @returns {{ mailbox?: import('./pages.mjs').Mailbox }}
 */
export function mailboxFor(backend, settings) {
  if (backend === undefined || !showsMails(settings)) return {};
  const { database: sql, keys } = backend;
  /** @param {object[]} rows */
  const shown = (rows) =>
    /** @type {import('./pages.mjs').QueuedMail[]} */ (rows).map((row) =>
      opened(row, keys.jwtSecret),
    );
  return {
    mailbox: {
      // A proxy that reveals itself ends the demo, and this page with it.
      isOpen: () => backend.hasDemo(),
      siteUrl: settings.siteUrl,
      list: async () =>
        shown(
          await sql`
            select id, kind, address, data, status, due_at from private.mails
            order by created_at desc, id limit ${most}`,
        ),
      find: async (id) =>
        shown(
          await sql`
            select id, kind, address, data, status, due_at from private.mails where id = ${id}`,
        )[0],
    },
  };
}
