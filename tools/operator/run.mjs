// The commands: each turns the typed words into calls to the backend, and its answer into a page.
import { Sorry, sentenceFor } from '../../server/sorry.mjs';
import { answerRequest, attachToAnswer, correctAnswer } from './answers.mjs';
import { openBackend } from './backend.mjs';
import { exportAnswer } from './export.mjs';
import { factors } from './factors.mjs';
import { noteOf, prefixOf, requestOf } from './find.mjs';
import { mail } from './mail.mjs';
import { newsletter } from './newsletter.mjs';
import { listPage, movedLine, showPage } from './pages.mjs';
import { refusalSentence } from './refusals.mjs';
import { reschedule } from './reschedule.mjs';
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

const commands = {
  list,
  show,
  move,
  note,
  answer: answerRequest,
  correct: correctAnswer,
  attach: attachToAnswer,
  export: exportAnswer,
  reschedule,
  mail,
  newsletter,
  factors,
};

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
