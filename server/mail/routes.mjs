// The addresses that come with mails: what their links decide, a member's calendar, and the mailbox of a demo.
import { isLocal } from '../http/caller.mjs';
import { everywhere } from '../http/table.mjs';
import { answerFeed } from './feed.mjs';
import { answerLink, linkPath } from './links.mjs';
import { mailboxPage } from './pages.mjs';

/**
 * @typedef {object} MailParts
 * @property {import('./links.mjs').Ask} [askLinks] what the links of mails decide; nothing with a hosted Supabase
 * @property {{ ask: import('./feed.mjs').AskFeed, siteUrl: string }} [calendar] what calendars read; nothing with a hosted Supabase
 * @property {import('./pages.mjs').Mailbox} [mailbox] what /_mail shows; nothing where mails are sent, or the site is published
 */

/** @param {{ status: number, headers: Record<string, string>, body: string }} page */
const answerWith = ({ status, headers, body }) =>
  new Response(body, { status, headers: { ...everywhere, ...headers } });

/**
 * Adds them to the server's answers.
 * @param {import('hono').Hono<{ Bindings: import('../http/caller.mjs').Bindings }>} app
 * @param {MailParts} parts
 */
export function addMailRoutes(app, { askLinks, calendar, mailbox }) {
  if (askLinks !== undefined)
    app.on(['GET', 'POST'], '/mail/*', async (c, next) => {
      const { path } = c.env.facts;
      if (!linkPath.test(path)) return next();
      c.env.facts.route = path;
      const request = { method: c.req.method, path, token: c.req.query('token') ?? '' };
      return answerWith(await answerLink(askLinks, request));
    });

  if (calendar !== undefined)
    app.get('/calendar/*', async (c) => {
      // The address is a secret: the log names none.
      c.env.facts.route = '/calendar/…';
      return answerWith(await answerFeed(calendar.ask, c.env.facts.path, calendar.siteUrl));
    });

  if (mailbox !== undefined)
    app.get('/_mail/*', async (c, next) => {
      // An id is a key to a member's mail: the log names none.
      c.env.facts.route = '/_mail';
      if (!isLocal(c) || !mailbox.isOpen()) return next();
      return answerWith(await mailboxPage(mailbox, c.env.facts.path));
    });
}
