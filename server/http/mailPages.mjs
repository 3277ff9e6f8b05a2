// The pages of mails: what their links lead to, and /_mail at home.
import { bodyLimit } from 'hono/body-limit';
import { answerChoices, choicesPath } from '../mail/choices.mjs';
import { answerLink, linkPath } from '../mail/links.mjs';
import { mailboxPage } from '../mail/pages.mjs';
import { isLocal } from './caller.mjs';
import { everywhere } from './table.mjs';

/**
 * @typedef {import('../mail/links.mjs').Ask & import('../mail/choices.mjs').Ask} Ask
 *
 * @typedef {object} Parts
 * @property {Ask | undefined} askLinks
 * @property {import('../mail/pages.mjs').Mailbox | undefined} mailbox
 */

/** A form of switches has a few hundred bytes. */
const largestForm = 16 * 1024;

/** Whether a path is one of these pages. @param {string} path */
export const isMailPath = (path) =>
  path === choicesPath || linkPath.test(path) || /^\/_mail(?:\/|$)/.test(path);

/** @param {import('../mail/pages.mjs').Page} page */
const answer = ({ status, headers, body }) =>
  new Response(body, { status, headers: { ...everywhere, ...headers } });

/**
 * Adds the pages to a server; those that it has no parts for stay the site's.
 * @param {import('hono').Hono<{ Bindings: import('./caller.mjs').Bindings }>} app
 * @param {Parts} parts
 */
export function addMailPages(app, { askLinks, mailbox }) {
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

  if (mailbox !== undefined)
    app.get('/_mail/*', async (c, next) => {
      // An id is a key to a member's mail: the log names none.
      c.env.facts.route = '/_mail';
      if (!isLocal(c) || !mailbox.isOpen()) return next();
      return answer(await mailboxPage(mailbox, c.env.facts.path));
    });
}
