// /_mail: the mails of the queue as they would arrive, for the developer at this machine. Nothing is sent from here.
import { htmlPage } from '../http/page.mjs';
import { barePolicy, hashOf } from '../http/policy.mjs';
import { escapeHtml } from './fill.mjs';
import { pageStyle } from './pageStyle.mjs';
import { renderMail } from './render.mjs';

/**
 * @typedef {object} QueuedMail a row of the queue
 * @property {string} id
 * @property {string} kind
 * @property {string} address
 * @property {unknown} data
 * @property {string} status
 * @property {Date} due_at
 *
 * @typedef {object} Mailbox
 * @property {() => Promise<QueuedMail[]>} list the newest first
 * @property {(id: string) => Promise<QueuedMail | undefined>} find
 * @property {string} siteUrl where the links of mails lead
 * @property {() => boolean} isOpen
 *
 * @typedef {import('./render.mjs').RenderedMail} RenderedMail
 * @typedef {{ status: 200 | 404, headers: Record<string, string>, body: string }} Page
 */

/** What a mail's own page may do: be looked at, and be left by a link. */
const freedoms =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const always = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

const pageHeaders = {
  ...always,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${barePolicy([hashOf(pageStyle)])}; frame-src 'self'`,
};

/** A mail carries its styles in its elements, and is framed by the page about it; nothing else is let in. */
const mailHeaders = {
  ...always,
  'Content-Type': 'text/html; charset=utf-8',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${freedoms}`,
};

/** @param {string} title @param {string} inside */
const page = (title, inside) => htmlPage(escapeHtml(title), pageStyle, inside);

/** @type {Page} */
const missing = {
  status: 404,
  headers: pageHeaders,
  body: page('No such mail', '<h1>No such mail</h1>\n<p><a href="/_mail">All mails</a></p>'),
};

/** @param {string} body @param {Record<string, string>} headers @returns {Page} */
const found = (body, headers = pageHeaders) => ({ status: 200, headers, body });

/**
 * The mail of a row, or why there is none.
 * @param {QueuedMail} row
 * @param {string} siteUrl
 * @returns {{ mail: RenderedMail, fault: undefined } | { mail: undefined, fault: string }}
 */
function rendered(row, siteUrl) {
  try {
    return { mail: renderMail({ ...row, siteUrl }), fault: undefined };
  } catch (error) {
    return { mail: undefined, fault: error instanceof Error ? error.message : 'unknown' };
  }
}

/** @param {Date} moment */
const minuteOf = (moment) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

/** @param {QueuedMail} row */
const lineOf = ({ kind, address, status, due_at: due }) =>
  escapeHtml(`${kind} · ${address} · ${status} · due ${minuteOf(due)} UTC`);

/** @param {QueuedMail[]} rows @param {string} siteUrl */
function listPage(rows, siteUrl) {
  const items = rows.map((row) => {
    const { mail, fault } = rendered(row, siteUrl);
    const subject = escapeHtml(mail?.subject ?? `Cannot be rendered: ${fault}`);
    return `<li><a href="/_mail/${row.id}">${subject}</a><small>${lineOf(row)}</small></li>`;
  });
  return page(
    'Mails',
    `<h1>Mails</h1>
<p>The queue of this machine, the newest first, as the mails would arrive. No SMTP server is named, so none leaves it; the links in them work.</p>
${items.length === 0 ? '<p>No mail yet. Create an account or send a request, and reload this page.</p>' : `<ol>\n${items.join('\n')}\n</ol>`}`,
  );
}

/** @param {[string, string][]} facts */
const factList = (facts) =>
  `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

/** @param {QueuedMail} row @param {string} siteUrl */
function mailPage(row, siteUrl) {
  const { mail, fault } = rendered(row, siteUrl);
  const back = '<p><a href="/_mail">All mails</a></p>';
  if (mail === undefined)
    return page(
      'Cannot be rendered',
      `${back}\n<h1>This mail cannot be rendered</h1>\n<p>${escapeHtml(fault)}.</p>\n${factList([['Queue', lineOf(row)]])}`,
    );
  const files = mail.attachments.map(
    ({ filename }, index) =>
      `<p><a href="/_mail/${row.id}/file/${index}" download="${escapeHtml(filename)}">${escapeHtml(filename)}</a></p>`,
  );
  return page(
    mail.subject,
    `${back}
<h1>${escapeHtml(mail.subject)}</h1>
${factList([['To', row.address], ...Object.entries(mail.headers), ['Kind', row.kind], ['Status', `${row.status}, due ${minuteOf(row.due_at)} UTC`]])}
${files.length === 0 ? '' : `<h2>Attached</h2>\n${files.join('\n')}`}
<h2>HTML</h2>
<iframe src="/_mail/${row.id}/html" title="The mail as HTML" sandbox="${freedoms}"></iframe>
<h2>Text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

const address = /^\/_mail\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(html|file\/(\d)))?$/;

/**
 * What /_mail and the addresses below it answer.
 * @param {Mailbox} mailbox
 * @param {string} path
 * @returns {Promise<Page>}
 */
export async function mailboxPage({ list, find, siteUrl }, path) {
  if (path === '/_mail') return found(listPage(await list(), siteUrl));
  const [, id, part, index] = address.exec(path) ?? [];
  const row = id === undefined ? undefined : await find(id);
  if (row === undefined) return missing;
  if (part === undefined) return found(mailPage(row, siteUrl));
  const { mail } = rendered(row, siteUrl);
  if (mail === undefined) return missing;
  // Its links leave the frame: the site does not let itself be framed.
  if (part === 'html')
    return found(mail.html.replace('<head>', '<head><base target="_top"/>'), mailHeaders);
  const file = mail.attachments[Number(index)];
  if (file === undefined) return missing;
  return found(file.content, {
    ...always,
    'Content-Type': file.contentType,
    'Content-Disposition': `attachment; filename="${file.filename.replaceAll(/[^\w.-]/g, '')}"`,
  });
}
