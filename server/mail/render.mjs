// A row of the queue as the mail that is sent: subject, text, HTML, headers, and the calendar file of an appointment.
import { calendarFile } from './calendar.mjs';
import { mailKinds } from './facts.mjs';
import { fillHtml, fillLine, fillText } from './fill.mjs';
import { readFacts } from './read.mjs';
import { isCalledOff, templates, minutesOf, valuesOf, words } from './values.mjs';

export { mailKinds };

/**
 * @typedef {object} MailRow
 * @property {string} id
 * @property {string} kind
 * @property {unknown} data the facts of its kind (facts.mjs)
 * @property {string} address
 *
 * @typedef {{ filename: string, contentType: string, content: string }} Attachment
 *
 * @typedef {object} RenderedMail
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {Record<string, string>} headers
 * @property {Attachment[]} attachments
 *
 * @typedef {import('./read.mjs').Facts} Facts
 */

/** Where the link of a mail leads that is for its reader alone. @type {Record<string, (facts: Facts) => string>} */
const ownLinks = {
  newsletterConfirm: (facts) => `/mail/confirm?token=${String(facts['confirmToken'])}`,
  newsletterIssue: (facts) => String(facts['path']),
  recovery: (facts) => String(facts['path']),
  addressConfirm: (facts) => String(facts['path']),
  addressChanged: (facts) => String(facts['path']),
};

/** What is sent without an account is sent here; its mails have no link to a page that shows it. */
const applying = '/advisory';

/**
 * @param {Facts} facts
 * @param {Map<string, string>} values
 * @param {string} kind
 * @returns {Attachment[]}
 */
function calendarOf(facts, values, kind) {
  const { startsAt } = facts;
  const calledOff = isCalledOff(kind, facts);
  if (startsAt === undefined || (kind !== 'scheduled' && !calledOff)) return [];
  for (const name of ['sequence', 'at'])
    if (facts[name] === undefined) throw new Error(`${kind} needs ${name} for its calendar file`);
  const link = values.get('link') ?? '';
  const { summary, description, calledOff: ended, name } = words.calendar;
  const content = calendarFile({
    id: String(facts['requestId']),
    sequence: Number(facts['sequence']),
    startsAt: String(startsAt),
    minutes: Number(facts['minutes'] ?? minutesOf(facts['requestKind'])),
    at: String(facts['at']),
    summary: summary.replaceAll('{occasion}', () => values.get('occasion') ?? ''),
    description: (calledOff ? ended : description).replaceAll('{link}', () => link),
    url: link,
    calledOff,
  });
  const date = new Date(Date.parse(String(startsAt))).toISOString().slice(0, 10);
  return [
    {
      filename: name.replaceAll('{date}', date),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content,
    },
  ];
}

/**
 * What is sent for a row of the queue. Throws where a fact is missing or has another form, naming kind and fact alone:
 * a row that cannot be rendered now cannot be rendered later either.
 * @param {MailRow & { siteUrl: string }} row
 * @returns {RenderedMail}
 */
export function renderMail({ kind, data, address, siteUrl }) {
  const facts = readFacts(kind, data);
  const site = siteUrl.replace(/\/+$/, '');
  const template = templates[kind === 'status' ? `status.${String(facts['to'])}` : kind];
  if (template === undefined) throw new Error(`${kind} has no template`);
  // Mails about a request lead to its page; others have an address of their own, or that of their template.
  const { requestId, withoutAccount } = facts;
  const page = withoutAccount === true ? applying : `/requests/${String(requestId)}`;
  const place = requestId === undefined ? template.href : page;
  const link = `${site}${ownLinks[kind]?.(facts) ?? place ?? ''}`;
  const { leaveToken } = facts;
  /** @param {string} name */
  const byToken = (name) =>
    leaveToken === undefined ? undefined : `${site}/mail/${name}?token=${String(leaveToken)}`;
  const leave = byToken('leave');
  const choices = byToken('choices');
  const values = valuesOf(kind, facts, { address, site, link, leave, choices });
  return {
    subject: fillLine(template.subject, values),
    text: fillText(template.text, values),
    html: fillHtml(template.html, values),
    headers: {
      // No out-of-office answers, please (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(leave === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${leave}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    attachments: calendarOf(facts, values, kind),
  };
}
