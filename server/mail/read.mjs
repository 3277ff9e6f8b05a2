// Reads the facts of a mail from a row of the queue. What is wrong is said by the fact's name, never by its value: the
// sentence goes into logs and to the operator.
import { mailKinds, outcomes } from './facts.mjs';

/**
 * @typedef {import('./facts.mjs').FactType} FactType
 * @typedef {import('./facts.mjs').MailKind} MailKind
 * @typedef {Record<string, unknown>} Facts
 */

/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value.trim() !== '';
/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;
/** @param {unknown} value @param {RegExp} form */
const fits = (value, form) => typeof value === 'string' && form.test(value);
const lists = ['second-curve', 'next-curve'];
const plans = ['membership', 'toolkits'];
const word = /^[A-Za-z]+(?:-[A-Za-z]+)*$/;

/** @type {Record<FactType, (value: unknown) => boolean>} */
const checks = {
  id: (value) => fits(value, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  requestKind: (value) => fits(value, word),
  status: (value) => fits(value, word),
  outcome: (value) => outcomes.some((one) => one === value),
  list: (value) => lists.some((one) => one === value),
  lists: (value) => Array.isArray(value) && value.length > 0 && value.every(checks.list),
  plan: (value) => plans.some((one) => one === value),
  words: isText,
  // PostgreSQL writes a timestamptz in JSON as 2026-11-24T13:20:00.123456+00:00.
  moment: (value) =>
    fits(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)$/) &&
    !Number.isNaN(Date.parse(String(value))),
  day: (value) => fits(value, /^\d{4}-\d\d-\d\d$/) && !Number.isNaN(Date.parse(String(value))),
  count: isCount,
  flag: (value) => typeof value === 'boolean',
  path: (value) => fits(value, /^\/(?![/\\])[\x21-\x7e]*$/),
  token: (value) => fits(value, /^[\w.~-]{8,512}$/),
};

/**
 * The facts of a row, checked; those that are null are left out.
 * @param {string} kind
 * @param {unknown} data
 * @returns {Facts}
 */
export function readFacts(kind, data) {
  /** @type {Record<string, MailKind>} */
  const kinds = mailKinds;
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (known === undefined) throw new Error('There is no mail of this kind');
  if (typeof data !== 'object' || data === null) throw new Error(`${kind} has no facts`);
  const given = /** @type {Facts} */ (data);
  /** @type {Facts} */
  const facts = {};
  /** @param {Readonly<Record<string, FactType>>} types @param {boolean} must */
  const take = (types, must) => {
    for (const [name, type] of Object.entries(types)) {
      const value = given[name] ?? null;
      if (value === null && !must) continue;
      if (!checks[type](value)) throw new Error(`${kind} needs ${name} (${type})`);
      facts[name] = value;
    }
  };
  take(known.facts, true);
  take(known.more ?? {}, false);
  return facts;
}
