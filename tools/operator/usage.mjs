// The operator's words: commands, options, what they mean, and the nearest when one is mistyped.
import { parseArgs } from 'node:util';
import { either, kinds, spoken, statuses } from './words.mjs';

/** The typed words make no sense: one sentence, exit code 2. */
export class Misuse extends Error {}

const help = {
  '': `The advisor's desk: what members ask, and what becomes of it.

  npm run operator -- list                        what is open, the most urgent first
  npm run operator -- show <id>                   one request: answers, history, attachments
  npm run operator -- move <id> <status>          the next step, with --note "…" for the member
  npm run operator -- note <id> <words>           a word in its history, without a step
  npm run operator -- answer <id> <file>          the answer, from a Markdown file with four parts
  npm run operator -- correct <id> <file>         its next version, which says what changed
  npm run operator -- attach <id> <files>         files that belong to the answer
  npm run operator -- export <id>                 the answer without names, if its member allows it
  npm run operator -- reschedule <id> agree       the other slot that a member asked for, or keep the old one
  npm run operator -- mail list                   mails that did not arrive
  npm run operator -- mail send-again <id>        one of them, from its first attempt on
  npm run operator -- newsletter send <letter> <slug>   an issue to each confirmed reader, once
  npm run operator -- factors remove <address>    the second factor of a member who has lost it

An id may be cut short as long as it stays unambiguous. Add --help to a command for its options,
and --json for a machine. Dates are Europe/Paris.
`,
  list: `npm run operator -- list [--kind …] [--status …] [--due …] [--json]

  --kind asynq,meeting      only these: ${Object.keys(kinds).join(', ')}
  --status submitted,…      only these: ${statuses.map(spoken).join(', ')};
                            or open (the default), closed, all
  --due overdue             what is late · today · 12h or 3d from now · 2026-11-30 · none (without a date)
  --json                    the rows as JSON
`,
  show: `npm run operator -- show <id> [--save <folder>] [--json]

  --save <folder>           writes the attachments there; nothing is overwritten
  --json                    the request as JSON
`,
  move: `npm run operator -- move <id> <status> [--note "…" | --file <path>] [--json]

  <status>                  one of those that \`show\` names under "Next"
  --note "…"                what the member reads beside the step: an answer, a reason, a question
  --file <path>             the same from a file; - reads what is piped in
`,
  answer: `npm run operator -- answer <id> <file> [--json]
npm run operator -- correct <id> <file> [--json]

  <file>                    Markdown; - reads what is piped in. Its beginning, and its four parts in this order:

    ---
    title: Price the pilot
    signed: Javelyn
    changed: The second sum was wrong.    (of a correction, and of the answer to a follow-up)
    ---

    ## Diagnosis
    ## Recommendation
    ## Next step
    ## Sources

A file with a fault is not written, and the sentence names each of them.
`,
  attach: `npm run operator -- attach <id> <file …> [--json]

  <file …>                  PDF, Office, picture or sound, 10 MB each, at most six. One of the same name is replaced.
                            The member sees them with the answer: attach first, then answer
`,
  export: `npm run operator -- export <id> [--into <folder>]

  --into <folder>           instead of content/answers. Nothing is overwritten. Names that the account holds are taken
                            out; the rest is for you to read
`,
  reschedule: `npm run operator -- reschedule <id> agree | keep [--note "…" | --file <path>] [--json]

  agree                     the request moves to the slot that its member asked for
  keep                      the old slot stays
  --note "…"                what the member reads beside it
  --file <path>             the same from a file; - reads what is piped in
`,
  mail: `npm run operator -- mail list [--json]
npm run operator -- mail send-again <id>

  list                      what was given up after six attempts, and what waits for the next one
  send-again <id>           an id of that list; it may be cut short as long as it stays unambiguous
  --json                    the list as JSON
`,
  newsletter: `npm run operator -- newsletter send <letter> <slug> [--to <address>] [--dry]

  <letter>                  second-curve or next-curve
  <slug>                    the last part of the issue's address; the built site (AXIS_DIST) must have it
  --to <address>            to this address alone, as a trial
  --dry                     counts the readers and sends nothing
`,
  factors: `npm run operator -- factors remove <address>

  <address>                 of a member who has lost their authenticator app and their recovery codes. Make sure that it
                            is them who asks: afterwards their password alone signs in. All their sessions end
`,
  note: `npm run operator -- note <id> <words …> [--file <path>] [--json]

  <words …>                 what the member reads in the request's history
  --file <path>             the same from a file; - reads what is piped in
`,
};

/** @typedef {'list' | 'show' | 'move' | 'note' | 'answer' | 'correct' | 'attach' | 'export' | 'reschedule' | 'mail' | 'newsletter' | 'factors'} Command */
/** @type {Record<Command, Record<string, { type: 'string' | 'boolean' }>>} */
const options = {
  list: { kind: { type: 'string' }, status: { type: 'string' }, due: { type: 'string' } },
  show: { save: { type: 'string' } },
  move: { note: { type: 'string' }, file: { type: 'string' } },
  note: { file: { type: 'string' } },
  answer: {},
  correct: {},
  attach: {},
  export: { into: { type: 'string' } },
  reschedule: { note: { type: 'string' }, file: { type: 'string' } },
  mail: {},
  newsletter: { to: { type: 'string' }, dry: { type: 'boolean' } },
  factors: {},
};
/** @type {Record<string, { type: 'string' | 'boolean' }>} */
const everywhere = { help: { type: 'boolean' }, json: { type: 'boolean' } };

/**
 * How many letters differ (Levenshtein).
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * The known word that looks most like what was typed.
 * @param {string} typed
 * @param {readonly string[]} known
 * @returns {string | undefined}
 */
export function nearest(typed, known) {
  const word = typed.toLowerCase();
  return known.toSorted(
    (a, b) => distance(word, a.toLowerCase()) - distance(word, b.toLowerCase()),
  )[0];
}

/** @param {string} word */
const bare = (word) => word.toLowerCase().replace(/[^a-z]/g, '');

/**
 * One of the known words, however it is capitalised or hyphenated; else a sentence with the nearest.
 * @param {string} typed
 * @param {readonly string[]} known
 * @param {string} what
 */
function oneOf(typed, known, what) {
  const found = known.find((word) => bare(word) === bare(typed));
  if (found !== undefined) return found;
  const guess = spoken(nearest(typed, known) ?? '');
  throw new Misuse(
    `There is no ${what} “${typed}”: did you mean ${guess}? There are ${either(known.map(spoken))}.`,
  );
}

/** @param {string} typed */
export const statusOf = (typed) => oneOf(typed, statuses, 'status');

/**
 * A list between commas, each word known.
 * @param {string | undefined} typed
 * @param {readonly string[]} known
 * @param {string} what
 */
export const manyOf = (typed, known, what) =>
  typed?.split(',').map((word) => oneOf(word.trim(), known, what));

/**
 * @typedef {object} Wish
 * @property {Command | undefined} command
 * @property {string[]} words what follows the command
 * @property {Record<string, string>} values
 * @property {boolean} json
 * @property {string | undefined} help the page to print instead
 */

/**
 * Reads what was typed after `npm run operator --`.
 * @param {string[]} typed
 * @returns {Wish}
 */
export function readArguments(typed) {
  const { tokens } = parseArgs({
    args: typed,
    options: { ...everywhere, ...Object.assign({}, ...Object.values(options)) },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const named = tokens.filter((token) => token.kind === 'option');
  const [first, ...words] = positionals;
  const asksHelp =
    first === undefined || first === 'help' || named.some(({ name }) => name === 'help');
  const subject = first === 'help' ? words[0] : first;
  const command =
    subject === undefined
      ? undefined
      : /** @type {Command} */ (oneOf(subject, Object.keys(options), 'command'));
  const allowed = { ...everywhere, ...(command === undefined ? {} : options[command]) };
  /** @type {Record<string, string>} */
  const values = {};
  for (const { name, rawName, value } of named) {
    const option = allowed[name];
    if (option === undefined) {
      const guess = nearest(name, Object.keys(allowed));
      throw new Misuse(`${command ?? 'operator'} knows no ${rawName}: did you mean --${guess}?`);
    }
    if (option.type === 'string') {
      if (value === undefined || value === '')
        throw new Misuse(`${rawName} needs a value after it.`);
      values[name] = value;
    } else if (name === 'dry') values[name] = 'yes';
  }
  return {
    command,
    words,
    values,
    json: named.some(({ name }) => name === 'json'),
    help: asksHelp ? help[command === 'correct' ? 'answer' : (command ?? '')] : undefined,
  };
}
