// What the operator reads, made from rows: dates with what is left of them, columns, and text that cannot move the cursor.
import { ellipsize } from '../../src/adapters/ellipsize.mjs';

/** The advisor's own clock. */
const zone = 'Europe/Paris';

/** Statuses in which a user still waits for the advisor, a seat or a reply: only there a due date counts. */
export const pending = ['submitted', 'inReview', 'needsYou', 'waitlisted', 'offered', 'followedUp'];

/** Statuses that no move leaves. */
export const closed = ['answered', 'declined', 'held', 'expired', 'withdrawn'];

export const statuses = [...pending, 'accepted', 'scheduled', ...closed];

/** Kinds as they are typed and printed, with the names that people use. */
export const kinds = {
  asynq: 'AsynQ question',
  'office-hours': 'Office hours',
  'advisory-call': 'Advisory call',
  advisory: 'Advisory application',
  gathering: 'Gathering application',
  meeting: 'Meeting request',
  contributor: 'Contributor application',
  partner: 'Partner application',
  perk: 'Perk request',
  channel: 'Channel request',
  'lab-inquiry': 'Lab inquiry',
};

/** @param {string} kind */
export const kindName = (kind) => kinds[/** @type {keyof typeof kinds} */ (kind)] ?? kind;

/**
 * A status as it is printed and typed: inReview is in-review.
 * @param {string} status
 */
export const spoken = (status) => status.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Control characters and escapes but the line break, and marks that turn the direction of writing. */
const steering = /[^\P{Cc}\n]|[\u200b-\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Text of a member's without what would steer a terminal.
 * @param {string} text
 * @param {string} [lineBreak] what a line break becomes
 */
export const plain = (text, lineBreak = ' ') =>
  text.replace(/\r\n?/g, '\n').replace(steering, ' ').replace(/\n/g, lineBreak);

/** @param {Date} date @param {Intl.DateTimeFormatOptions} options */
const inParis = (date, options) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...options }).format(date);

/**
 * A moment in Paris, with its year only when that is not this one: Tue, Nov 24, 14:20.
 * @param {string} iso
 * @param {Date} now
 */
export function moment(iso, now) {
  const date = new Date(iso);
  const isThisYear = inParis(date, { year: 'numeric' }) === inParis(now, { year: 'numeric' });
  return inParis(date, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
}

/**
 * The date in Paris, as 2026-11-24.
 * @param {Date} date
 */
export const parisDate = (date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(date);

/**
 * A slot of the advisor's wall clock (2026-11-24T14:20), as a person says it.
 * @param {string} slot
 */
export function slotWords(slot) {
  // The wall clock is already Paris time: read as UTC it passes through unchanged.
  const date = new Date(`${slot}:00Z`);
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(date);
  return `${day}, ${slot.slice(11)}`;
}

/**
 * A length of time, rounded down: 45 min, 5 h, 2 d 3 h.
 * @param {number} milliseconds
 */
export function span(milliseconds) {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (hours === 0) return `${minutes} min`;
  if (days < 2) return `${hours} h`;
  return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
}

/**
 * @typedef {object} Row a request as the operator is shown it
 * @property {string} id
 * @property {string} short the shortest beginning of its id that no other request shares
 * @property {string} kind
 * @property {string} subject
 * @property {Record<string, unknown>} answers
 * @property {string} status
 * @property {string | null} due_at
 * @property {string | null} breached_at
 * @property {string | null} offered_until
 * @property {string | null} slot
 * @property {string | null} gathering
 * @property {string | null} quota_month
 * @property {number | null} position
 * @property {string} created_at
 * @property {string} updated_at
 * @property {string | null} email
 * @property {string | null} company
 * @property {'free' | 'premium' | null} tier
 * @property {string | null} [wanted_slot]
 * @property {{ actor: string, from_status: string, to_status: string, at: string, note: string | null, about?: string | null, slot?: string | null }[]} events
 * @property {{ id: string, name: string, type: string, size: number }[]} attachments
 * @property {AnswerState} [answer]
 *
 * @typedef {object} AnswerState what there is of an answer as a document
 * @property {number | null} version
 * @property {{ id: string, name: string, size: number }[]} files
 * @property {{ helped: boolean, why: string | null } | null} opinion
 * @property {{ given_at: string } | null} consent
 * @property {string | null} exported_at
 */

/**
 * The open promise: the due date, or the end of an offer; null if there is none.
 * @param {Row} row
 * @returns {string | null}
 */
export function promise(row) {
  if (!pending.includes(row.status)) return null;
  return row.status === 'offered' ? row.offered_until : row.due_at;
}

/**
 * A due date with what is left of it: "in 5 h · Tue, Nov 24, 14:20"; one that has passed is marked.
 * @param {Row} row
 * @param {Date} now
 */
export function dueWords(row, now) {
  const due = promise(row);
  if (due === null) return '—';
  const left = new Date(due).getTime() - now.getTime();
  const relative = left < 0 ? `OVERDUE ${span(left)}` : `in ${span(left)}`;
  return `${relative} · ${moment(due, now)}`;
}

/** @param {Row} row */
const rank = (row) => (promise(row) !== null ? 0 : pending.includes(row.status) ? 1 : 2);

/**
 * The order of work: first by due date, then by waiting time, then requests without a deadline.
 * @param {Row[]} rows
 */
export function inOrder(rows) {
  return rows.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (promise(one) ?? one.created_at).localeCompare(promise(other) ?? other.created_at),
  );
}

/**
 * Lines with aligned columns; the last column is cut to the width.
 * @param {string[][]} table
 * @param {number} [width]
 */
export function columns(table, width = Infinity) {
  const widths =
    table[0]?.map((_, index) => Math.max(...table.map((cells) => (cells[index] ?? '').length))) ??
    [];
  return table.map((cells) => {
    const line = cells
      .map((cell, index) => (index === cells.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
    return ellipsize(line, width);
  });
}

/**
 * Text in lines of at most so many characters, each indented.
 * @param {string} text
 * @param {number} width
 * @param {string} indent
 */
export function wrapped(text, width, indent) {
  return plain(text, '\n')
    .split('\n')
    .flatMap((paragraph) => {
      const lines = [''];
      for (const word of paragraph.split(/ +/)) {
        const last = lines[lines.length - 1] ?? '';
        if (last === '') lines[lines.length - 1] = word;
        else if (last.length + word.length + 1 > width - indent.length) lines.push(word);
        else lines[lines.length - 1] = `${last} ${word}`;
      }
      return lines.map((line) => `${indent}${line}`.trimEnd());
    });
}

/**
 * Bytes as people count them.
 * @param {number} bytes
 */
export function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * Words in a row, as a sentence takes them: a, b or c.
 * @param {string[]} words
 */
export const either = (words) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
