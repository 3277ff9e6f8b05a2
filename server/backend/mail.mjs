// Where the backend's mails go: a folder, the queue of mails, or (on this machine only) the console.
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '../folders.mjs';
import { openLog } from '../log.mjs';
import { showsMails } from '../mail/mailbox.mjs';
import { seal } from '../mail/seal.mjs';

/**
 * @typedef {import('@supabase/lite').EmailDriver} EmailDriver
 * @typedef {import('@supabase/lite').EmailMessage} EmailMessage
 * @typedef {import('../settings.mjs').Settings} Settings
 * @typedef {{ sql: Pick<import('postgres').Sql, 'unsafe'>, secret: string, lifetime: number }} Outgoing what the queue needs: `lifetime` of a link in seconds
 * @typedef {{ to: string, subject: string, text: string, html: string, link: string, sentAt: string }} Mail
 */

/** @param {string} text */
function decode(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * The template's words without its markup: the backend itself knows no templates for plain text.
 * @param {string} html
 * @returns {string}
 */
export function plainText(html) {
  const body = html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/gi, '');
  const words = body
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi, (_, href, name) =>
      name === href ? href : `${name}: ${href}`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h1|h2|div)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '');
  return decode(words)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A message as we send and file it.
 * @param {EmailMessage} message
 * @returns {Mail}
 */
export function toMail(message) {
  const html = message.html ?? '';
  const link = decode(/href="(https?:[^"]*)"/i.exec(html)?.[1] ?? '');
  return {
    to: message.to,
    subject: message.subject,
    text: html ? plainText(html) : (message.text ?? ''),
    html,
    link,
    sentAt: new Date().toISOString(),
  };
}

/**
 * Files each mail as one JSON document; the names sort by time. The links in them sign in: they are for the operator alone.
 * @param {string} folder
 * @returns {EmailDriver}
 */
function folderDriver(folder) {
  let count = 0;
  const make = () => mkdirSync(folder, { recursive: true, mode: 0o700 });
  make();
  // A folder that cannot be closed shows that there are mails; each file is closed by itself.
  closeToOthers(folder);
  return {
    async send(message) {
      make();
      const mail = toMail(message);
      count += 1;
      const name = `${mail.sentAt.replace(/\D/g, '')}-${process.pid}-${String(count).padStart(4, '0')}.json`;
      const draft = join(folder, `.${name}.draft`);
      writeFileSync(draft, JSON.stringify(mail, null, 2), { mode: 0o600 });
      renameSync(draft, join(folder, name));
    },
  };
}

/** @param {URL} link */
const isRecovery = ({ hash }) => /[#&]type=recovery(&|$)/.test(hash);

/**
 * Puts the mail that sets a new password into the queue (server/mail/). Its link signs in: it is stored sealed, and deleted once
 * the mail is sent or late. The library knows another mail, the confirmation of an address, which config.toml switches off.
 * @param {Outgoing} outgoing
 * @returns {EmailDriver}
 */
const queueDriver = ({ sql, secret, lifetime }) => ({
  async send(message) {
    const { to, link } = toMail(message);
    const address = new URL(link);
    const { pathname, search, hash } = address;
    if (!isRecovery(address)) throw new Error('The queue has no such mail.');
    const data = { sealed: seal(secret, JSON.stringify({ path: pathname + search + hash })) };
    await sql.unsafe(
      `select private.queue_mail('recovery', (select id from auth.users where lower(email) = lower($1) limit 1),
        $1, $2::text::jsonb, $3, null, private.now() + make_interval(secs => $4::integer))`,
      [to, JSON.stringify(data), `recovery ${randomUUID()}`, lifetime],
    );
  },
});

/**
 * At home the mail that sets a new password also stands in the queue, where /_mail shows it with all others.
 * @param {EmailDriver} driver
 * @param {Outgoing} outgoing
 * @returns {EmailDriver}
 */
const shownToo = (driver, outgoing) => ({
  async send(message) {
    await driver.send(message);
    if (isRecovery(new URL(toMail(message).link))) await queueDriver(outgoing).send(message);
  },
});

/** @type {EmailDriver} */
const consoleDriver = {
  async send(message) {
    const mail = toMail(message);
    process.stdout.write(
      `\nMail (printed, not sent)\n  To:      ${mail.to}\n  Subject: ${mail.subject}\n  Link:    ${mail.link || mail.text}\n\n`,
    );
  },
};

/**
 * For a published server that cannot send e-mails. The answer to the caller stays the same: it must not reveal who has an
 * account. The mail is not printed either, because its link would let a reader of the log in.
 * @param {import('../log.mjs').Log} log
 * @returns {EmailDriver}
 */
const noDriver = (log) => ({
  async send() {
    log.failure('A mail was not sent: set SMTP_HOST, or AXIS_MAIL_DIR');
  },
});

/**
 * The driver that the settings ask for.
 * @param {Settings} settings
 * @param {Outgoing} outgoing
 * @param {import('../log.mjs').Log} [log]
 * @returns {EmailDriver}
 */
export function mailDriver(settings, outgoing, log = openLog(settings.log)) {
  if (settings.smtp !== undefined && settings.mailDir === undefined) return queueDriver(outgoing);
  const driver =
    settings.mailDir !== undefined
      ? folderDriver(settings.mailDir)
      : settings.demo
        ? consoleDriver
        : noDriver(log);
  return showsMails(settings) ? shownToo(driver, outgoing) : driver;
}
