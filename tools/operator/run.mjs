// The commands: each turns the typed words into calls to the backend, and its answer into a page.
import { readFileSync } from 'node:fs';
import { Sorry, sentenceFor } from '../../server/sorry.mjs';
import { openBackend } from './backend.mjs';
import { mail } from './mail.mjs';
import { newsletter } from './newsletter.mjs';
import { listPage, movedLine, refusalSentence, showPage } from './pages.mjs';
import { saveUnder } from './save.mjs';
import { Misuse, manyOf, nearest, readArguments, statusOf } from './usage.mjs';
import { closed, kinds, parisDate, plain, promise, spoken, statuses } from './words.mjs';

/**
 * @typedef {import('./backend.mjs').Desk} Desk
 * @typedef {import('./words.mjs').Row} Row
 * @typedef {import('./usage.mjs').Wish} Wish
 *
 * @typedef {object} Surroundings
 * @property {NodeJS.ProcessEnv} env
 * @property {(text: string) => void} say
 * @property {(text: string) => void} complain
 * @property {Date} now
 * @property {number} [width] of the terminal, where there is one
 */

/**
 * The beginning of an id, its hyphens taken out.
 * @param {string | undefined} typed
 */
function prefixOf(typed) {
  if (typed === undefined) throw new Misuse('Which request? Name its id, as `list` prints it.');
  const hex = typed.toLowerCase().replaceAll('-', '');
  if (/^[0-9a-f]{1,32}$/.test(hex)) return hex;
  throw new Misuse(`“${plain(typed)}” is no id: ids are of 0-9 and a-f, as \`list\` prints them.`);
}

/**
 * The request whose id begins with the text; throws a sentence with the nearest ids if none or several match.
 * @param {Desk} backend
 * @param {string} hex
 * @returns {Promise<Row>}
 */
async function requestOf(backend, hex) {
  /** @param {string} filler */
  const edge = (filler) =>
    hex.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const found = await backend.requests({ low: edge('0'), high: edge('f') });
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  if (first !== undefined) {
    const some = found
      .slice(0, 5)
      .map((row) => `${row.short} (${row.kind}, ${plain(row.email ?? '')})`);
    throw new Misuse(
      `“${hex}” begins ${found.length} ids: ${some.join(', ')}${found.length > 5 ? ' …' : ''}.`,
    );
  }
  const all = await backend.requests({});
  const guess = nearest(
    hex,
    all.map(({ short }) => short),
  );
  const row = all.find(({ short }) => short === guess);
  if (row === undefined) throw new Misuse(`There is no request “${hex}”: there are none yet.`);
  throw new Misuse(
    `There is no request “${hex}”: did you mean ${row.short} (${row.kind}, “${plain(row.subject)}”)?`,
  );
}

/**
 * Requests whose due date is still open and matches.
 * @param {(due: Date) => boolean} fits
 * @returns {(row: Row) => boolean}
 */
const when = (fits) => (row) => {
  const due = promise(row);
  return due !== null && fits(new Date(due));
};

/**
 * Whether a request is due as `--due` says; only an open promise can be due.
 * @param {string} typed
 * @param {Date} now
 */
function dueFilter(typed, now) {
  if (typed === 'none') return (/** @type {Row} */ row) => promise(row) === null;
  if (typed === 'overdue') return when((due) => due < now);
  if (typed === 'today') return when((due) => parisDate(due) <= parisDate(now));
  const ahead = /^(\d{1,4})(h|d)$/.exec(typed);
  if (ahead !== null) {
    const hours = Number(ahead[1]) * (ahead[2] === 'd' ? 24 : 1);
    return when((due) => due.getTime() <= now.getTime() + hours * 3_600_000);
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)))
    return when((due) => parisDate(due) <= typed);
  const guess = nearest(typed, ['overdue', 'today', 'none', '12h', '3d']);
  throw new Misuse(
    `--due does not know “${plain(typed)}”: did you mean ${guess}? It takes overdue, today, 12h, 3d, a date like 2026-11-30 or none.`,
  );
}

/** @param {string | undefined} typed */
function wantedStatuses(typed) {
  if (typed === undefined || typed === 'open')
    return statuses.filter((one) => !closed.includes(one));
  if (typed === 'closed') return closed;
  if (typed === 'all') return undefined;
  return manyOf(typed, statuses, 'status');
}

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Surroundings} around */
async function list({ values, json, words }, open, { say, now, width }) {
  if (words.length > 0)
    throw new Misuse(`list takes no “${plain(words.join(' '))}”: filters begin with --.`);
  const fits = values['due'] === undefined ? () => true : dueFilter(values['due'], now);
  const filter = {
    statuses: wantedStatuses(values['status']),
    kinds: manyOf(values['kind'], Object.keys(kinds), 'kind'),
  };
  const rows = await (await open()).requests(filter);
  const fitting = rows.filter(fits);
  say(json ? JSON.stringify(fitting, null, 2) : listPage(fitting, now, width).join('\n'));
}

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Surroundings} around */
async function show({ words, values, json }, open, { say, now }) {
  if (words.length > 1) throw new Misuse('show takes one id.');
  const prefix = prefixOf(words[0]);
  const backend = await open();
  const row = await requestOf(backend, prefix);
  const saved = [];
  if (values['save'] !== undefined) {
    for (const file of row.attachments) {
      const body = await backend.body(file.id);
      if (body === undefined)
        throw new Sorry(`The backend does not hand out “${plain(file.name)}”.`);
      saved.push(saveUnder(values['save'], file.name, body));
    }
  }
  if (json) return say(JSON.stringify({ ...row, saved }, null, 2));
  say(showPage(row, await backend.movesFrom(row.status), now).join('\n'));
  for (const file of saved) say(`Saved ${file}`);
}

/**
 * The note for a step: from the option, from a file, or from standard input.
 * @param {string | undefined} text
 * @param {string | undefined} file
 */
function noteOf(text, file) {
  if (file === undefined) return text;
  if (text !== undefined)
    throw new Misuse('The note is either typed or comes from --file, not both.');
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch {
    throw new Misuse(`${file} cannot be read.`);
  }
}

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Surroundings} around */
async function move({ words, values, json }, open, { say }) {
  const [id, target, ...rest] = words;
  if (target === undefined) throw new Misuse('move takes an id and a status: move <id> scheduled.');
  if (rest.length > 0) throw new Misuse('Put the note between quotes after --note.');
  const status = statusOf(target);
  const prefix = prefixOf(id);
  const text = noteOf(values['note'], values['file']);
  const backend = await open();
  const row = await requestOf(backend, prefix);
  const answer = await backend.move(row.id, status, text);
  if (answer.outcome === 'refused') throw new Sorry(refusalSentence(row, answer));
  say(json ? JSON.stringify(answer.request, null, 2) : movedLine(row, answer.request.status));
}

/** @param {Wish} typedArgs @param {() => Promise<Desk>} open @param {Surroundings} around */
async function note({ words, values, json }, open, { say }) {
  const [id, ...rest] = words;
  const prefix = prefixOf(id);
  const text = noteOf(rest.length > 0 ? rest.join(' ') : undefined, values['file']);
  if (text === undefined || text.trim() === '')
    throw new Misuse('What is the note? note <id> <words …>, or --file <path>.');
  const backend = await open();
  const row = await requestOf(backend, prefix);
  const answer = await backend.note(row.id, text);
  if (answer.outcome === 'refused') throw new Sorry(refusalSentence(row, answer));
  say(
    json
      ? JSON.stringify(answer.request, null, 2)
      : `Noted on ${row.kind} ${row.short}, which stays ${spoken(row.status)}.`,
  );
}

const commands = { list, show, move, note, mail, newsletter };

/**
 * Runs what was typed.
 * @param {string[]} typed
 * @param {Surroundings} around
 * @returns {Promise<number>} the exit code: 0, 1 where the backend is absent or refuses, 2 where it was typed wrong
 */
export async function run(typed, around) {
  try {
    const typedArgs = readArguments(typed);
    if (typedArgs.help !== undefined || typedArgs.command === undefined) {
      around.say((typedArgs.help ?? '').trimEnd());
      return 0;
    }
    await commands[typedArgs.command](typedArgs, () => openBackend(around.env), around);
    return 0;
  } catch (error) {
    around.complain(error instanceof Misuse ? error.message : sentenceFor(error));
    return error instanceof Misuse ? 2 : 1;
  }
}
