// The answers to errors: a page for people, JSON for programs, and no details of the machine in either.
import { errorStyle } from './errorStyle.mjs';
import { htmlPage } from './page.mjs';

/** What is said for each status. @type {Record<number, { title: string, text: string }>} */
const words = {
  400: { title: 'We can’t read this request', text: 'Check the address and try again.' },
  401: { title: 'The key is missing', text: 'Reload the page and try again.' },
  403: { title: 'This is another site’s name', text: 'Open the site by its own address.' },
  404: { title: 'Not found', text: 'There is nothing at this address.' },
  405: { title: 'This cannot be done here', text: 'Go back to the page and try again.' },
  408: { title: 'That took too long', text: 'The connection was too slow. Please try again.' },
  413: { title: 'Too large', text: 'This is larger than the server accepts.' },
  414: { title: 'This address is too long', text: 'Shorten the address and try again.' },
  417: { title: 'The expectation failed', text: 'The server does not support this expectation.' },
  431: { title: 'Too much was sent along', text: 'Delete this site’s cookies and try again.' },
  500: { title: 'The server failed', text: 'Nothing you typed is lost. Please try again.' },
  503: {
    title: 'The server is busy',
    text: 'Nothing you typed is lost. Please try again in a moment.',
  },
  507: { title: 'The server’s disk is full', text: 'Nothing was stored. Please try again later.' },
};

/** @param {number} status */
const wordsFor = (status) =>
  words[status] ?? words[status < 500 ? 400 : 500] ?? { title: '', text: '' };

/** The statement was ended, or the database is starting, stopping, full, unreachable, or asks for another attempt. */
const passing =
  /^(57\w{3}|08\w{3}|53\w{3}|40001|40P01|55P03|CONNECT(ION)?_\w+|ECONN\w+|E(TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;

/**
 * PostgreSQL's, the driver's or Node's code of an error, if it has one.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function codeOf(error) {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * The status for what a handler threw: 503 where another attempt may succeed, 507 for a full disk, 400 for what the
 * database cannot read or is nested too deeply, else 500.
 * @param {unknown} error
 * @returns {400 | 500 | 503 | 507}
 */
export function statusFor(error) {
  const code = codeOf(error) ?? '';
  // JSON that is nested too deeply for this process.
  if (error instanceof RangeError) return 400;
  if (code === '53100' || code === 'ENOSPC') return 507;
  if (passing.test(code)) return 503;
  return /^(22|54)/.test(code) ? 400 : 500;
}

/**
 * The body of an answer to a program.
 * @param {number} status
 * @param {string} id of the request, for the operator who is asked about it
 */
export function errorJson(status, id) {
  const { title, text } = wordsFor(status);
  return JSON.stringify({ code: String(status), message: `${title}. ${text}`, request: id });
}

/**
 * The page that a person gets. It needs no script and no other file.
 * @param {number} status
 * @param {string} id
 */
export function errorPage(status, id) {
  const { title, text } = wordsFor(status);
  return htmlPage(
    title,
    errorStyle,
    `<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to Axis One</a></p>
<p><small>Request ${id}</small></p>`,
  );
}
