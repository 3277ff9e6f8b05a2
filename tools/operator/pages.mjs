// The pages of the operator: the list, one request, and what the database answered to a step.
import {
  closed,
  columns,
  dueWords,
  inOrder,
  kindName,
  moment,
  pending,
  plain,
  promise,
  size,
  slotWords,
  span,
  spoken,
  wrapped,
} from './words.mjs';

/** @typedef {import('./words.mjs').Row} Row */

/**
 * One line a request, the most urgent first, and how many there are.
 * @param {Row[]} rows
 * @param {Date} now
 * @param {number} [width] of the terminal
 */
export function listPage(rows, now, width) {
  if (rows.length === 0) return ['Nothing here: no request matches.'];
  const table = inOrder(rows).map((row) => [
    row.short,
    row.kind,
    spoken(row.status),
    dueWords(row, now),
    plain(row.email ?? '—'),
    plain(row.subject),
  ]);
  const late = rows.filter((row) => {
    const due = promise(row);
    return due !== null && new Date(due) < now;
  }).length;
  const count = `${rows.length} ${rows.length === 1 ? 'request' : 'requests'}${late > 0 ? `, ${late} overdue` : ''}.`;
  return [
    ...columns([['ID', 'KIND', 'STATUS', 'DUE (PARIS)', 'FROM', 'SUBJECT'], ...table], width),
    '',
    count,
  ];
}

/**
 * An answer as lines: texts wrapped, lists between commas, what is nested under its own name.
 * @param {string} name
 * @param {unknown} value
 * @param {string} indent
 * @returns {string[]}
 */
function answerLines(name, value, indent) {
  if (value === null || value === undefined || value === '') return [];
  const label = plain(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  if (Array.isArray(value))
    return answerLines(
      name,
      value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', '),
      indent,
    );
  if (typeof value === 'object')
    return [
      `${indent}${label}`,
      ...Object.entries(value).flatMap(([key, inner]) => answerLines(key, inner, `${indent}  `)),
    ];
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  if (text.length <= 60 && !/[\r\n]/.test(text)) return [`${indent}${label}: ${plain(text)}`];
  return [`${indent}${label}:`, ...wrapped(text, 100, `${indent}  `)];
}

/** @param {Row} row @param {Date} now */
function dueLine(row, now) {
  const missed = row.breached_at === null ? '' : `; missed, and the quota given back`;
  if (promise(row) !== null) return dueWords(row, now) + missed;
  return row.due_at === null ? 'nothing was promised' : `was ${moment(row.due_at, now)}${missed}`;
}

/** What happened without a change of status. @type {Record<string, string>} */
const eventNames = {
  note: 'note',
  corrected: 'corrected the answer',
  moveAsked: 'asked for',
  moveTakenBack: 'no longer asks for',
  moved: 'moved to',
  moveDeclined: 'did not give',
};

/** @param {Row['events'][number]} event @param {Date} now */
function eventLines(event, now) {
  const step =
    event.from_status === event.to_status
      ? `${eventNames[event.about ?? 'note'] ?? 'note'}${event.slot ? ` ${slotWords(event.slot)}` : ''}`
      : `${spoken(event.from_status)} → ${spoken(event.to_status)}`;
  return [
    `  ${moment(event.at, now).padEnd(20)}  ${event.actor.padEnd(7)}  ${step}`,
    ...(event.note === null ? [] : wrapped(event.note, 100, '      ')),
  ];
}

/**
 * One request, whole.
 * @param {Row} row
 * @param {readonly string[]} next what the advisor may do now
 * @param {Date} now
 */
export function showPage(row, next, now) {
  const sender = [row.email ?? 'no address', row.company, row.tier].filter((part) => part);
  const sent = `${moment(row.created_at, now)}, ${span(now.getTime() - Date.parse(row.created_at))} ago`;
  const facts = [
    ['Subject', plain(row.subject)],
    ['From', plain(sender.join(' · '))],
    ['Sent', sent],
    ['Due', dueLine(row, now)],
    ...(row.slot === null ? [] : [['Slot', `${slotWords(row.slot)} (Europe/Paris)`]]),
    ...(row.wanted_slot
      ? [['Asks for', `${slotWords(row.wanted_slot)}: reschedule … agree or keep`]]
      : []),
    ...(row.gathering === null ? [] : [['Gathering', plain(row.gathering)]]),
    ...(row.position === null ? [] : [['In line', `number ${row.position}`]]),
    ['Id', row.id],
  ];
  const steps = next.length > 0 ? next.map(spoken).join(', ') : nextOfOthers(row.status);
  return [
    `${kindName(row.kind)} · ${spoken(row.status)}`,
    '',
    ...columns(facts.map(([name, value]) => [`  ${name}`, value ?? ''])),
    '',
    'Answers',
    ...Object.entries(row.answers).flatMap(([name, value]) => answerLines(name, value, '  ')),
    '',
    'History',
    ...row.events.flatMap((event) => eventLines(event, now)),
    '',
    'Attachments',
    ...(row.attachments.length === 0
      ? ['  none']
      : columns(
          row.attachments.map((file) => [`  ${plain(file.name)}`, size(file.size), file.type]),
        )),
    ...documentLines(row),
    '',
    `Next: ${steps}`,
  ];
}

/**
 * What the member has of the answer as a document, and what they say about it.
 * @param {Row} row
 */
function documentLines({ answer }) {
  if (!answer || (answer.version === null && answer.files.length === 0 && answer.opinion === null))
    return [];
  const { version, files, opinion, consent, exported_at: exportedAt } = answer;
  const lines = [
    ...(version === null ? [] : [`version ${version}`]),
    ...files.map((file) => `${plain(file.name)}, ${size(file.size)}`),
    ...(opinion === null
      ? []
      : [
          `${opinion.helped ? 'it helped' : 'it did not help'}${opinion.why === null ? '' : `: ${plain(opinion.why)}`}`,
        ]),
    ...(consent === null ? [] : ['may be published without names']),
    ...(exportedAt === null
      ? []
      : [
          consent === null
            ? 'was exported, and the consent is taken back: take it out'
            : 'was exported',
        ]),
  ];
  return ['', 'Answer', ...lines.flatMap((line) => wrapped(line, 100, '  '))];
}

/** @param {string} status */
const nextOfOthers = (status) =>
  closed.includes(status) ? 'nothing; this is final' : 'only the member can move it now';

/**
 * What a step has done.
 * @param {Row} row as it was
 * @param {string} status as it is
 */
export function movedLine(row, status) {
  const waits =
    pending.includes(status) || closed.includes(status)
      ? ''
      : ' The member sees it on My requests.';
  return `${kindName(row.kind)} ${row.short} “${plain(row.subject)}” is now ${spoken(status)} (it was ${spoken(row.status)}).${waits}`;
}
