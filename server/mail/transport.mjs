// How mails reach an SMTP server: nodemailer's connections, with a time limit on each wait.
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';

/**
 * @typedef {object} Message
 * @property {string} id of the row: its Message-ID, at each attempt
 * @property {string} address
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {Record<string, string>} headers
 * @property {import('./render.mjs').RenderedMail['attachments']} attachments
 *
 * @typedef {object} Transport
 * @property {(message: Message) => Promise<void>} send resolves once the receiver has taken it
 * @property {() => void} close
 */

/** Milliseconds that a server may take for its greeting, and for each of its answers. */
const answerTime = 30_000;

/**
 * Opens a connection for nodemailer. A mail is written in pieces, and none may wait until the receiver has acknowledged the one
 * before (Nagle's algorithm), because receivers take their time for that: it cost 40 ms a mail.
 * @param {import('../settings.mjs').Smtp} smtp
 * @param {number} wait
 * @param {(error: Error | null, opened?: { connection: import('node:net').Socket }) => void} done
 */
function openSocket({ host, port }, wait, done) {
  const socket = connect({ host, port, noDelay: true });
  /** @param {Error} error */
  const fail = (error) => {
    socket.destroy();
    done(error);
  };
  const late = () =>
    fail(Object.assign(new Error('The server does not answer'), { code: 'ETIMEDOUT' }));
  socket.setTimeout(wait);
  socket.once('timeout', late);
  socket.once('error', fail);
  socket.once('connect', () => {
    // From here on nodemailer listens, and has time limits of its own.
    socket.setTimeout(0);
    socket.off('timeout', late);
    socket.off('error', fail);
    socket.setKeepAlive(true);
    done(null, { connection: socket });
  });
}

/**
 * Opens the way to an SMTP server.
 * @param {import('../settings.mjs').Smtp} smtp
 * @param {string} siteUrl
 * @param {{ connections?: number, answerTime?: number }} [limits]
 * @returns {Transport}
 */
export function openTransport(smtp, siteUrl, limits = {}) {
  const wait = limits.answerTime ?? answerTime;
  const secure = smtp.port === 465;
  const hasAccount = smtp.user !== undefined && smtp.pass !== undefined;
  /** @type {import('nodemailer/lib/smtp-pool').Options & { maxRequeues: number }} */
  const options = {
    pool: true,
    maxConnections: limits.connections ?? 4,
    // A mail whose connection breaks may have been accepted: the queue decides about another attempt, and counts it.
    maxRequeues: 0,
    host: smtp.host,
    port: smtp.port,
    secure,
    // A password is never sent unencrypted.
    requireTLS: hasAccount && !secure,
    ...(hasAccount ? { auth: { user: smtp.user, pass: smtp.pass } } : {}),
    getSocket: (_options, done) => openSocket(smtp, wait, done),
    greetingTimeout: wait,
    socketTimeout: wait,
    // Mails are made of words alone: nothing is read from files or from other sites.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  const { hostname } = new URL(siteUrl);
  return {
    async send({ id, address, subject, text, html, headers, attachments }) {
      await transport.sendMail({
        from: smtp.from,
        // As an object: an address is never read as a list of several.
        to: { name: '', address },
        messageId: `<${id}@${hostname}>`,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content,
        })),
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Why a mail was not taken, in a few words: the code, and what the receiver said.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (!(error instanceof Error)) return 'unknown';
  const { code, response } = /** @type {Error & { code?: unknown, response?: unknown }} */ (error);
  return [code ?? error.name, response ?? error.message].map(String).join(': ');
}
