// /mail/confirm, /mail/leave and /mail/undo: what a reader decides by a link in a mail, without signing in. A GET only asks, because
// scanners of mails open links; a POST decides, also the one click of RFC 8058 that a mail program makes by itself.
import { barePolicy, hashOf } from '../http/policy.mjs';
import { escapeHtml } from './fill.mjs';
import { pageStyle } from './pageStyle.mjs';
import { words as mailWords } from './values.mjs';

/**
 * @typedef {{ outcome: string, scope?: string, left?: boolean }} Link
 * @typedef {(name: 'mail_link' | 'follow_mail_link', args: { token: string, action?: string }) => Promise<unknown>} Ask
 * @typedef {{ status: 200 | 404, headers: Record<string, string>, body: string }} Page
 */

/** The paths of the links. */
export const linkPath = /^\/mail\/(confirm|leave|undo)$/;

const style = `${pageStyle}
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--accent); border-radius: 0.25rem; background: none; color: var(--accent); font: inherit; cursor: pointer; }
`;

/** The name of what a link is about, in the middle of a sentence. @type {Record<string, string>} */
const kinds = {
  welcome: 'mails with first steps',
  reminder24: 'reminders on the day before',
  reminder1: 'reminders in the hour before',
};

/** @param {string} scope */
function nameOf(scope) {
  const [, lists] = /^(?:list|confirm):(.+)$/.exec(scope) ?? [];
  if (lists === undefined) return kinds[scope] ?? 'such mails';
  return lists
    .split(',')
    .map((list) => mailWords.lists[list] ?? list)
    .join(` ${mailWords.and} `);
}

/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * @param {200 | 404} status
 * @param {string} title
 * @param {string} text
 * @param {{ action: string, token: string, words: string } | undefined} [button]
 * @returns {Page}
 */
function page(status, title, text, button) {
  const form =
    button === undefined
      ? ''
      : `<form method="post" action="/mail/${button.action}?token=${button.token}"><button>${escapeHtml(button.words)}</button></form>`;
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
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Axis One</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="/">Axis One</a></p>
</main>
</body>
</html>
`,
  };
}

const unknown = () =>
  page(
    404,
    'This link is not known',
    'It may be cut short: open it from the mail again, as a whole.',
  );

/** @param {Link} link @param {string} token */
function stateOf({ scope = '', left = false }, token) {
  const name = nameOf(scope);
  if (left)
    return page(
      200,
      'You have left',
      `${capital(name)}: no more of them are sent to your address.`,
      {
        action: 'undo',
        token,
        words: 'Undo',
      },
    );
  return page(200, 'You get them again', `${capital(name)}: they are sent to your address.`, {
    action: 'leave',
    token,
    words: 'Leave',
  });
}

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
  const name = nameOf(scope);
  if (action === 'confirm')
    return method === 'POST'
      ? page(200, 'Your address is confirmed', `The next issues of ${name} go to it.`)
      : page(200, 'Confirm your address', `${name} will be sent to it.`, {
          action,
          token,
          words: 'Confirm',
        });
  if (method === 'POST' || left) return stateOf(link, token);
  return page(
    200,
    'Leave these mails',
    `${capital(name)}: no more of them will be sent to your address.`,
    {
      action: 'leave',
      token,
      words: 'Leave',
    },
  );
}
