// /mail/confirm, /mail/leave and /mail/undo: what a reader decides by a link in a mail, without signing in. A GET only asks, because
// scanners of mails open links; a POST decides, also the one click of RFC 8058 that a mail program makes by itself.
import { htmlPage } from '../http/page.mjs';
import { barePolicy, hashOf } from '../http/policy.mjs';
import { escapeHtml } from './fill.mjs';
import { pageStyle } from './pageStyle.mjs';
import { pages, words as mailWords } from './values.mjs';

/**
 * @typedef {{ outcome: string, scope?: string, left?: boolean }} Link
 * @typedef {(name: 'mail_link' | 'follow_mail_link', args: { token: string, action?: string }) => Promise<unknown>} Ask
 * @typedef {{ status: 200 | 404, headers: Record<string, string>, body: string }} Page
 */

/** The paths of the links. */
export const linkPath = /^\/mail\/(confirm|leave|undo)$/;

const style = `${pageStyle}
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--accent); border-radius: 0.25rem; background: none; color: var(--accent); font: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
form { margin-block: 1rem 1.5rem; }
`;

/** What a link is about, in the middle of a sentence. @param {string} scope */
function nameOf(scope) {
  const [, lists] = /^(?:list|confirm):(.+)$/.exec(scope) ?? [];
  if (lists === undefined) return pages.kinds[scope] ?? '';
  const names = lists.split(',').map((list) => mailWords.lists[list] ?? list);
  return pages.issues.replace('{lists}', () => names.join(` ${mailWords.and} `));
}

/**
 * @param {200 | 404} status
 * @param {{ title: string, text: string, button?: string }} words
 * @param {string} what what the link is about
 * @param {string} [target] where the button posts to
 * @returns {Page}
 */
function page(status, { title, text, button = '' }, what, target) {
  const form =
    target === undefined
      ? ''
      : `<form method="post" action="/mail/${target}"><button>${escapeHtml(button)}</button></form>`;
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': barePolicy([hashOf(style)]).replace(
        "form-action 'none'",
        "form-action 'self'",
      ),
    },
    body: htmlPage(
      escapeHtml(title),
      style,
      `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text.replace('{what}', () => what))}</p>
${form}
<p><a href="/">${escapeHtml(pages.home)}</a></p>`,
    ),
  };
}

const unknown = () => page(404, pages.unknown, '');

/**
 * Answers one of the three paths.
 * @param {Ask} ask
 * @param {{ method: string, path: string, token: string }} request
 * @returns {Promise<Page>}
 */
export async function answerLink(ask, { method, path, token }) {
  const action = linkPath.exec(path)?.[1] ?? '';
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)) return unknown();
  const link = /** @type {Link} */ (
    method === 'POST'
      ? await ask('follow_mail_link', { token, action })
      : await ask('mail_link', { token })
  );
  const { outcome, scope = '', left = false } = link;
  if (outcome !== 'stored' || scope.startsWith('confirm:') !== (action === 'confirm'))
    return unknown();
  const what = nameOf(scope);
  if (action === 'confirm')
    return method === 'POST'
      ? page(200, pages.confirmed, what)
      : page(200, pages.confirm, what, `confirm?token=${token}`);
  if (left) return page(200, pages.left, what, `undo?token=${token}`);
  return page(200, method === 'POST' ? pages.again : pages.leave, what, `leave?token=${token}`);
}
