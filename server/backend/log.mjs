// Keeps the library's own output out of the log: it prints every refused query with its parameters and a stack.
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * @typedef {{ id: string | undefined, errors: Error[] }} Call one request and what the library said went wrong in it
 *
 * @typedef {object} Said what the log says of an error
 * @property {'notice' | 'failure'} kind
 * @property {string} sentence
 */

/** @type {AsyncLocalStorage<Call>} */
const calls = new AsyncLocalStorage();
let tamed = false;

/**
 * Runs a request, and collects the errors that the library prints meanwhile instead of throwing them.
 * @template T
 * @param {string | undefined} id of the request
 * @param {(errors: Error[]) => Promise<T>} call
 * @returns {Promise<T>}
 */
export function collectErrors(id, call) {
  /** @type {Error[]} */
  const errors = [];
  return calls.run({ id, errors }, () => call(errors));
}

/** Messages in which PostgreSQL names what the schema holds; all others may quote what a client sent. */
const ownWords = /^(23|40|53|55|57|58|42501|AXREF)/;

/**
 * What the log says of an error of the database: without the values that a client sent.
 * @param {unknown} error
 * @returns {string | undefined} nothing for other errors
 */
export function databaseLine(error) {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  const code = String(error.code);
  if (!ownWords.test(code)) return `The database refused a value (${code})`;
  return `The database refused a request: ${error.message.split('\n', 1)[0]} (${code})`;
}

/**
 * What the log says of any other error: its name, its code and where it was thrown. Its message may quote anything.
 * @param {unknown} error
 */
export function failureLine(error) {
  if (!(error instanceof Error)) return 'The server failed';
  const { message, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const [, where] = /\n\s+at [^\n]*\/([^/\s()]+:\d+:\d+)\)?(?:\n|$)/.exec(frames) ?? [];
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `The server failed: ${error.name}${code}${where === undefined ? '' : ` at ${where}`}`;
}

/**
 * What the log says of a line that the library printed.
 * @param {unknown[]} parts
 * @returns {Said}
 */
export function saidOf(parts) {
  for (const part of parts) {
    const sentence = databaseLine(part);
    if (sentence !== undefined) return { kind: 'notice', sentence };
  }
  const error = parts.find((part) => part instanceof Error);
  // The text without its parameters: apart from errors, the library prints fixed sentences.
  const sentence = error === undefined ? 'The backend complained' : failureLine(error);
  return { kind: 'failure', sentence };
}

/**
 * Turns what @supabase/lite prints about errors into lines of the log, once a process.
 * @param {import('../log.mjs').Log} log
 * @param {boolean} quiet without the database's refusals
 */
export function tameConsole(log, quiet) {
  // oxlint-disable no-console -- The console is the library's only output.
  if (tamed) return;
  tamed = true;
  // A Postgres server's notices ("already exists, skipping") arrive as objects.
  const say = console.log.bind(console);
  console.log = (...parts) => {
    const [first] = parts;
    if (typeof first !== 'object' || !first || !('severity_local' in first)) say(...parts);
  };
  console.error = (...parts) => {
    const call = calls.getStore();
    for (const part of parts) if (part instanceof Error) call?.errors.push(part);
    const { kind, sentence } = saidOf(parts);
    if (kind === 'failure') log.failure(sentence, call?.id);
    else if (!quiet) log.notice(sentence, call?.id);
  };
}
