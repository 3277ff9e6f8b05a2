// `npm run operator -- mail list | send-again`: the mails that did not arrive, and another attempt for one of them.
import { Sorry } from '../../server/sorry.mjs';
import { Misuse, nearest } from './usage.mjs';
import { columns, moment, plain } from './words.mjs';

/**
 * @typedef {object} MailLine
 * @property {string} id
 * @property {string} kind
 * @property {string} address
 * @property {'givenUp' | 'queued' | 'sending'} status
 * @property {number} attempts
 * @property {string} due_at
 * @property {string | null} last_error
 * @property {string} created_at
 *
 * @typedef {{ counts: Record<string, number>, mails: MailLine[] }} Mails
 */

/** The letters of an id that the list prints; what they share is typed further. */
const shown = 8;

/** @param {MailLine} mail @param {Date} now */
const nextWords = ({ status, due_at: dueAt }, now) =>
  status === 'givenUp' ? 'given up' : status === 'sending' ? 'under way' : moment(dueAt, now);

/**
 * The list, and one line of counts.
 * @param {Mails} mails
 * @param {Date} now
 * @param {number} [width]
 */
export function mailPage({ counts, mails }, now, width) {
  const count = (/** @type {string} */ status) => counts[status] ?? 0;
  const summary = `${count('sent')} sent, ${count('queued') + count('sending')} in the queue, ${count('givenUp')} given up, ${count('cancelled')} not sent because they were no longer true.`;
  if (mails.length === 0) return ['No mail failed.', '', summary];
  const rows = mails.map((one) => [
    one.id.slice(0, shown),
    one.kind,
    plain(one.address),
    String(one.attempts),
    nextWords(one, now),
    plain(one.last_error ?? ''),
  ]);
  const head = ['ID', 'KIND', 'TO', 'FAILED', 'NEXT (PARIS)', 'BECAUSE'];
  return [...columns([head, ...rows], width), '', summary];
}

/**
 * The mail whose id begins so.
 * @param {MailLine[]} mails
 * @param {string | undefined} typed
 */
function mailOf(mails, typed) {
  if (typed === undefined) throw new Misuse('Which mail? Name its id, as `mail list` prints it.');
  const found = mails.filter(({ id }) => id.startsWith(typed.toLowerCase()));
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  if (first !== undefined)
    throw new Misuse(`“${plain(typed)}” begins ${found.length} ids: type more of it.`);
  const guess = nearest(
    typed,
    mails.map(({ id }) => id.slice(0, shown)),
  );
  throw new Misuse(
    `No mail that failed begins with “${plain(typed)}”${guess === undefined ? '.' : `: did you mean ${guess}?`}`,
  );
}

/**
 * @param {import('./usage.mjs').Wish} wish
 * @param {() => Promise<import('./backend.mjs').Desk>} open
 * @param {{ say: (text: string) => void, now: Date, width?: number }} around
 */
export async function mail({ words, json }, open, { say, now, width }) {
  const [what, id, ...rest] = words;
  const fits =
    (what === 'list' && id === undefined) || (what === 'send-again' && rest.length === 0);
  if (!fits) throw new Misuse('mail takes list, or send-again <id>.');
  const { ask } = await open();
  const mails = /** @type {Mails} */ (await ask('rpc/operator_mails', {}));
  if (what === 'list')
    return say(json ? JSON.stringify(mails, null, 2) : mailPage(mails, now, width).join('\n'));
  const chosen = mailOf(mails.mails, id);
  const answer = /** @type {{ outcome: string }} */ (
    await ask('rpc/mail_retry', { id: chosen.id })
  );
  if (answer.outcome !== 'stored')
    throw new Sorry('A worker is sending this mail at the moment: look at the list again.');
  say(`The mail (${chosen.kind}) to ${plain(chosen.address)} is due now.`);
}
