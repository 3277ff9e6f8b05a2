// Sends what is due in the queue: claims with a lease, hands each mail to the receiver, and records what became of it.
// What may happen to a mail is drawn in machines/mail.machine.ts and decided by the database; this file only obeys.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './transport.mjs';

/**
 * @typedef {import('./queue.mjs').Queue} Queue
 * @typedef {import('./queue.mjs').Claimed} Claimed
 *
 * @typedef {object} WorkerParts
 * @property {Queue} queue
 * @property {(mail: Claimed) => Promise<void>} deliver resolves once the receiver has taken the mail
 * @property {Pick<import('../log.mjs').Log, 'notice' | 'failure'>} log
 * @property {Partial<Pace>} [pace]
 *
 * @typedef {object} Pace
 * @property {number} lanes how many mails are sent at the same time
 * @property {number} lease seconds for one mail
 * @property {number} idle milliseconds between two looks at a queue without due mails
 * @property {number} minute milliseconds between two looks at missed dates, lapsed offers and unpaid plans
 * @property {number} limit milliseconds after which an attempt counts as failed; less than the lease
 *
 * @typedef {object} Worker
 * @property {() => Promise<void>} close ends when the mails under way are sent and recorded
 */

/** @type {Pace} */
const usual = { lanes: 4, lease: 300, idle: 2000, minute: 60_000, limit: 180_000 };

/** How many failures the last attempt of a mail has before it (private.mail_delay). */
const failuresBeforeLast = 5;

/** How often a record is tried when the database does not answer: a mail that is sent must not be sent again. */
const recordTries = 30;

/**
 * Rejects when a promise takes too long.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} limit in milliseconds
 * @returns {Promise<T>}
 */
async function within(promise, limit) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The attempt took too long'), { code: 'ETIME' })),
      limit,
    );
  });
  try {
    return /** @type {T} */ (await Promise.race([promise, late]));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts a worker. Several may share a queue, in one process or in many.
 * @param {WorkerParts} parts
 * @returns {Worker}
 */
export function openWorker({ queue, deliver, log, pace }) {
  const { lanes, lease, idle, minute, limit } = { ...usual, ...pace };
  const name = randomUUID();
  const closing = new AbortController();
  let isAbsent = false;

  /** Says once that the database does not answer, and once that it does again. @param {unknown} error */
  const noteAbsence = (error) => {
    if (!isAbsent) log.failure(`The queue of mails does not answer: ${codeOf(error)}`);
    isAbsent = true;
  };

  /** @param {() => Promise<unknown>} record */
  async function keepRecord(record) {
    for (let tries = 1; ; tries += 1) {
      try {
        return void (await record());
      } catch (error) {
        noteAbsence(error);
        if (tries === recordTries || closing.signal.aborted) return;
        await pause(1000);
      }
    }
  }

  /** @param {Claimed} mail */
  async function send(mail) {
    try {
      await within(deliver(mail), limit);
    } catch (error) {
      const isLast = mail.attempts >= failuresBeforeLast;
      // The log names no address, and the receiver's words may.
      const sentence = `A mail (${mail.kind}) was not taken: ${codeOf(error)}`;
      if (isLast) log.failure(`${sentence}. It waits in \`npm run operator -- mail list\``);
      else log.notice(`${sentence}. It is tried again`);
      return keepRecord(() => queue.failed(mail.id, name, reasonOf(error)));
    }
    await keepRecord(() => queue.sent(mail.id));
  }

  /** Sends one mail after the other until none is due. */
  async function work() {
    while (!closing.signal.aborted) {
      let mails;
      try {
        // One at a time: what is claimed and not begun would wait for the end of its lease after a restart.
        mails = await queue.claim(name, 1, lease);
        isAbsent = false;
      } catch (error) {
        return noteAbsence(error);
      }
      const [mail] = mails;
      if (mail === undefined) return;
      widen();
      await send(mail);
    }
  }

  /** @type {Set<Promise<void>>} */
  const running = new Set();

  /** One more lane, as long as there are fewer than allowed: each mail that is found opens the next. */
  function widen() {
    if (running.size >= lanes || closing.signal.aborted) return;
    const lane = work().finally(() => running.delete(lane));
    running.add(lane);
  }

  let minutes = 0;
  async function settle() {
    try {
      await queue.settle();
      if (minutes % 60 === 0) await queue.tidy();
      minutes += 1;
    } catch (error) {
      noteAbsence(error);
    }
  }

  /** @type {Promise<void> | undefined} */
  let settling;
  function lookAtClock() {
    if (settling !== undefined || closing.signal.aborted) return;
    settling = settle().finally(() => (settling = undefined));
  }

  const looks = setInterval(widen, idle);
  const clock = setInterval(lookAtClock, minute);
  widen();
  lookAtClock();
  return {
    async close() {
      closing.abort();
      clearInterval(looks);
      clearInterval(clock);
      while (running.size > 0) await Promise.all(running);
      await settling;
    },
  };
}

/**
 * The code of an error, which quotes nothing: of the receiver, of the connection, or of the database.
 * @param {unknown} error
 */
function codeOf(error) {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = /** @type {Error & { code?: unknown, responseCode?: unknown }} */ (
    error
  );
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}
