// The addresses that come with mails: what their links lead to, a member's calendar, and /_mail at home.
import { bodyLimit } from 'hono/body-limit';
import { answerChoices, choicesPath } from '../mail/choices.mjs';
import { answerFeed } from '../mail/feed.mjs';
import { answerLink, linkPath } from '../mail/links.mjs';
import { mailboxPage } from '../mail/pages.mjs';
import { isLocal } from './caller.mjs';
import { everywhere } from './table.mjs';

/**
 * @typedef {import('../mail/links.mjs').Ask & import('../mail/choices.mjs').Ask} Ask
 *
 * @typedef {object} MailParts
 * @property {Ask} [askLinks] what the links of mails decide; nothing with a hosted Supabase whose secret key is not known
 * @property {{ ask: import('../mail/feed.mjs').AskFeed, siteUrl: string }} [calendar] what calendars read; nothing with a hosted Supabase
 * @property {import('../mail/pages.mjs').Mailbox} [mailbox] what /_mail shows; nothing where mails are sent, or the site is published
 */

/** Whether calendars can be read here. */
const readyPath = '/calendar/ready';

/** A form of switches has a few hundred bytes. */
const largestForm = 16 * 1024;

/** Whether a path is one of these pages. @param {string} path */
export const isMailPath = (path) =>
  path === choicesPath || linkPath.test(path) || /^\/(?:_mail|calendar)(?:\/|$)/.test(path);

/** @param {import('../mail/pages.mjs').Page} page */
const answer = ({ status, headers, body }) =>
  new Response(body, { status, headers: { ...everywhere, ...headers } });

/**
 * Adds the pages to a server; those that it has no parts for stay the site's.
 * @param {import('hono').Hono<{ Bindings: import('./caller.mjs').Bindings }>} app
 * @param {MailParts} parts
 */
export function addMailPages(app, { askLinks, calendar, mailbox }) {
  const limit = bodyLimit({
    maxSize: largestForm,
    onError: () =>
      new Response('', { status: 413, headers: { ...everywhere, Connection: 'close' } }),
  });

  if (askLinks !== undefined) {
    app.on(['GET', 'POST'], choicesPath, limit, async (c) => {
      c.env.facts.route = choicesPath;
      const form = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '');
      const { method } = c.req;
      return answer(
        await answerChoices(askLinks, { method, token: c.req.query('token') ?? '', form }),
      );
    });
    app.on(['GET', 'POST'], '/mail/*', async (c, next) => {
      const { path } = c.env.facts;
      if (!linkPath.test(path)) return next();
      c.env.facts.route = path;
      const request = { method: c.req.method, path, token: c.req.query('token') ?? '' };
      return answer(await answerLink(askLinks, request));
    });
  }

  if (calendar !== undefined) {
    // The site offers an address only where this is answered (src/flows/calendarAddress/ports.ts).
    app.get(readyPath, (c) => {
      c.env.facts.route = readyPath;
      return new Response(null, { status: 204, headers: everywhere });
    });
    app.get('/calendar/*', async (c) => {
      // The address is a secret: the log names none.
      c.env.facts.route = '/calendar/…';
      return answer(await answerFeed(calendar.ask, c.env.facts.path, calendar.siteUrl));
    });
  }

  if (mailbox !== undefined)
    app.get('/_mail/*', async (c, next) => {
      // An id is a key to a member's mail: the log names none.
      c.env.facts.route = '/_mail';
      if (!isLocal(c) || !mailbox.isOpen()) return next();
      return answer(await mailboxPage(mailbox, c.env.facts.path));
    });
}
