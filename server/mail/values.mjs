// What the facts of a mail say in words: the values of its template's blanks.
import { readFileSync } from 'node:fs';

/**
 * @typedef {Record<string, string>} Names
 * @typedef {object} Words the parts of content/mails that depend on the facts
 * @property {Names} asked
 * @property {Names} occasions
 * @property {Names} next
 * @property {string} nextWithoutAccount
 * @property {Names} promises
 * @property {Names} lists
 * @property {Record<string, { name: string, locks: string, stays: string, beside: string }>} plans
 * @property {string} and
 * @property {string} zone
 * @property {{ summary: string, description: string, calledOff: string, name: string }} calendar
 *
 * @typedef {{ title: string, text: string, button: string }} Asking a page with a button
 * @typedef {{ name: string, text: string }} Named
 * @typedef {object} Choosing the page of all kinds (content/mails/pages.ts)
 * @property {string} title
 * @property {string} text
 * @property {{ title: string, text: string, items: Named[] }} always
 * @property {{ title: string, kinds: Record<string, Named> }} optional
 * @property {{ title: string, lists: Record<string, Named> }} newsletters
 * @property {string} button
 * @property {{ title: string, on: string, off: string, same: string }} saved
 *
 * @typedef {object} Pages the pages of links (content/mails/pages.ts)
 * @property {string} home
 * @property {string} issues
 * @property {Names} kinds
 * @property {Asking} confirm
 * @property {Omit<Asking, 'button'>} confirmed
 * @property {Asking} leave
 * @property {Asking} left
 * @property {Asking} again
 * @property {Choosing} choices
 * @property {Omit<Asking, 'button'>} unknown
 *
 * @typedef {{ subject: string, html: string, text: string, href: string | null }} Template
 * @typedef {import('./read.mjs').Facts} Facts
 */

const file = new URL('templates.json', import.meta.url);

/** What `npm run content:mails` has made of content/mails. */
export const { words, pages, templates } =
  /** @type {{ words: Words, pages: Pages, templates: Record<string, Template> }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );

/**
 * How long a call lasts at most: an office hour 20 minutes (docs/product-spec.md, "9. Business constants and limits"), an
 * advisory call 15.
 * @param {unknown} requestKind
 */
export const minutesOf = (requestKind) => (requestKind === 'advisory-call' ? 15 : 20);

const paris = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/**
 * A moment on the advisor's clock: "Tuesday, November 24, 2026 at 2:20 PM, Paris time".
 * @param {unknown} moment
 */
const onTheClock = (moment) =>
  `${paris.format(Date.parse(String(moment))).replaceAll(/\s/g, ' ')}, ${words.zone}`;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/**
 * A day: "Thursday, December 3, 2026".
 * @param {unknown} day
 */
const onTheCalendar = (day) => days.format(Date.parse(String(day))).replaceAll(/\s/g, ' ');

/** Signs that turn the direction of all that follows, and control characters but the end of a line. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A text as a mail may hold it, on its own lines.
 * @param {unknown} text
 */
const clean = (text) =>
  String(text)
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll(unseen, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** @param {unknown} text */
const onOneLine = (text) => clean(text).replaceAll(/\s+/g, ' ');

/**
 * @param {Names} names
 * @param {unknown} key
 * @returns {string | undefined}
 */
const named = (names, key) => (Object.hasOwn(names, String(key)) ? names[String(key)] : undefined);

/** @param {unknown} lists */
const listNames = (lists) =>
  (Array.isArray(lists) ? lists : [])
    .map((list) => named(words.lists, list))
    .join(` ${words.and} `);

/**
 * How each fact is said. @type {Record<string, (value: unknown) => string | undefined>}
 */
const sayings = {
  title: onOneLine,
  note: clean,
  summary: onOneLine,
  dueAt: onTheClock,
  startsAt: onTheClock,
  offeredUntil: onTheClock,
  day: onTheCalendar,
  at: onTheClock,
  due: onTheClock,
  until: onTheClock,
  failed: onTheClock,
  position: String,
  minutes: String,
  questionReturned: (value) => (value === true ? 'yes' : undefined),
  withoutAccount: (value) => (value === true ? 'yes' : undefined),
  list: (value) => named(words.lists, value),
  lists: listNames,
};

/**
 * Whether a mail tells that an appointment is called off. One that has passed was `scheduled` too, and took place.
 * @param {string} kind
 * @param {Facts} facts
 */
export const isCalledOff = (kind, { startsAt, from, to }) =>
  kind === 'status' && startsAt !== undefined && from === 'scheduled' && to !== 'held';

/**
 * What a mail says of a plan: what its end locks and leaves, and what the member's other plan goes on to open.
 * @param {Facts} facts
 * @returns {[string, string | undefined][]}
 */
function ofPlan({ plan, otherPlan }) {
  const said = Object.hasOwn(words.plans, String(plan)) ? words.plans[String(plan)] : undefined;
  // Premium opens what the toolkits open.
  const isCovered = otherPlan === true && plan === 'toolkits';
  return [
    ['plan', said?.name],
    ['locks', isCovered ? undefined : said?.locks],
    ['stays', said?.stays],
    ['beside', otherPlan === true ? said?.beside : undefined],
  ];
}

/**
 * The values of a mail's blanks.
 * @param {string} kind
 * @param {Facts} facts
 * @param {{ address: string, site: string, link: string, leave: string | undefined, choices: string | undefined }} places
 * @returns {Map<string, string>}
 */
export function valuesOf(kind, facts, { address, site, link, leave, choices }) {
  const { requestKind } = facts;
  const isNewList = kind === 'newsletterIssue';
  /** @type {[string, string | undefined][]} */
  const values = [
    ...Object.entries(facts).map(([name, value]) => {
      const say = sayings[name];
      return /** @type {[string, string | undefined]} */ ([name, say?.(value)]);
    }),
    ['address', onOneLine(address)],
    ['site', site],
    ['link', link],
    ['leave', leave],
    ['choices', choices],
    ['asked', named(words.asked, requestKind)],
    ['occasion', named(words.occasions, requestKind)],
    [
      'next',
      facts['withoutAccount'] === true ? words.nextWithoutAccount : named(words.next, requestKind),
    ],
    ['promise', named(words.promises, facts['priority'] === true ? 'priority' : requestKind)],
    // A subject takes the title of an issue, which is ours; that of a request may be its member's words.
    ['issue', isNewList ? onOneLine(facts['title']) : undefined],
    ['minutes', facts['startsAt'] ? String(facts['minutes'] ?? minutesOf(requestKind)) : undefined],
    ['calledOff', isCalledOff(kind, facts) ? 'yes' : undefined],
    ...ofPlan(facts),
  ];
  return new Map(
    values.filter(
      /** @returns {pair is [string, string]} */
      (pair) => pair[1] !== undefined && pair[1] !== '',
    ),
  );
}
