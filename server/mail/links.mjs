// /mail/confirm, /mail/leave and /mail/undo: what a reader decides by a link in a mail, without signing in. A GET only asks, because
// scanners of mails open links; a POST decides, also the one click of RFC 8058 that a mail program makes by itself.
import { choicesPath } from './choices.mjs';
import { escapeHtml } from './fill.mjs';
import { isToken, linkPage, unknownPage } from './linkPage.mjs';
import { pages, words as mailWords } from './values.mjs';

/**
 * @typedef {{ outcome: string, scope?: string, left?: boolean, confirmed?: boolean }} Link
 * @typedef {(name: 'mail_link' | 'follow_mail_link', args: { token: string, action?: string }) => Promise<unknown>} Ask
 * @typedef {import('./linkPage.mjs').Page} Page
 */

/** The paths of the links. */
export const linkPath = /^\/mail\/(confirm|leave|undo)$/;

/** What a link is about, in the middle of a sentence. @param {string} scope */
function nameOf(scope) {
  const [, lists] = /^(?:list|confirm):(.+)$/.exec(scope) ?? [];
  if (lists === undefined) return pages.kinds[scope] ?? '';
  const names = lists.split(',').map((list) => mailWords.lists[list] ?? list);
  return pages.issues.replace('{lists}', () => names.join(` ${mailWords.and} `));
}

/**
 * @param {{ title: string, text: string, button?: string }} words
 * @param {string} what what the link is about
 * @param {{ form?: string, choices?: string }} [targets] where the button posts to, and where all choices are
 * @returns {Page}
 */
function page({ title, text, button = '' }, what, { form, choices } = {}) {
  const posting =
    form === undefined
      ? ''
      : `<form method="post" action="/mail/${form}"><button>${escapeHtml(button)}</button></form>`;
  const more =
    choices === undefined
      ? ''
      : `<p><a href="${choices}">${escapeHtml(pages.choices.title)}</a></p>`;
  return linkPage(
    200,
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text.replace('{what}', () => what))}</p>
${posting}${more}`,
  );
}

/**
 * Answers one of the three paths.
 * @param {Ask} ask
 * @param {{ method: string, path: string, token: string }} request
 * @returns {Promise<Page>}
 */
export async function answerLink(ask, { method, path, token }) {
  const action = linkPath.exec(path)?.[1] ?? '';
  if (!isToken(token)) return unknownPage();
  const link = /** @type {Link} */ (
    method === 'POST'
      ? await ask('follow_mail_link', { token, action })
      : await ask('mail_link', { token })
  );
  const { outcome, scope = '', left = false, confirmed = false } = link;
  if (outcome !== 'stored' || scope.startsWith('confirm:') !== (action === 'confirm'))
    return unknownPage();
  const what = nameOf(scope);
  if (action === 'confirm')
    return method === 'POST' || confirmed
      ? page(pages.confirmed, what)
      : page(pages.confirm, what, { form: `confirm?token=${token}` });
  const choices = `${choicesPath}?token=${token}`;
  if (left) return page(pages.left, what, { form: `undo?token=${token}`, choices });
  const form = `leave?token=${token}`;
  return page(method === 'POST' ? pages.again : pages.leave, what, { form, choices });
}
