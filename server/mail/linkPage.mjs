// The frame of the pages behind the links of mails: no script, no other file, and forms that lead back to this site alone.
import { htmlPage } from '../http/page.mjs';
import { barePolicy, hashOf } from '../http/policy.mjs';
import { escapeHtml } from './fill.mjs';
import { pageStyle } from './pageStyle.mjs';
import { pages } from './values.mjs';

/** @typedef {{ status: 200 | 404, headers: Record<string, string>, body: string }} Page */

const style = `${pageStyle}
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--accent); border-radius: 0.25rem; background: none; color: var(--accent); font: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
form { margin-block: 1rem 1.5rem; }
fieldset { margin: 2.5rem 0 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; font: 500 1.25rem/1.3 Georgia, serif; }
fieldset + button { margin-top: 1.5rem; }
label { display: flex; gap: 1rem; align-items: flex-start; max-width: 42rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); cursor: pointer; }
label input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0.125rem 0; accent-color: var(--accent); cursor: pointer; }
.about { display: block; color: var(--muted); }
.result { padding: 0.75rem 1rem; border: 1px solid var(--accent); border-radius: 0.25rem; background: var(--raised); }
ul { max-width: 42rem; margin: 1rem 0 1.5rem; padding: 0; list-style: none; border-top: 1px solid var(--line); }
`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': barePolicy([hashOf(style)]).replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
};

/**
 * A page that ends with a link to the site.
 * @param {200 | 404} status
 * @param {string} title
 * @param {string} inside escaped
 * @returns {Page}
 */
export const linkPage = (status, title, inside) => ({
  status,
  headers: { ...headers },
  body: htmlPage(
    escapeHtml(title),
    style,
    `${inside}
<p><a href="/">${escapeHtml(pages.home)}</a></p>`,
  ),
});

/** What a link that is unknown, incomplete or of another thing leads to. */
export const unknownPage = () =>
  linkPage(
    404,
    pages.unknown.title,
    `<h1>${escapeHtml(pages.unknown.title)}</h1>\n<p>${escapeHtml(pages.unknown.text)}</p>`,
  );

/** Whether a token has the form of ours: the database is asked about no other. @param {string} token */
export const isToken = (token) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token);
