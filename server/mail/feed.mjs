// /calendar/<secret>.ics: the office hours and gatherings of a member, as their calendar program reads them. What was called off stays
// in it and says so; an address that was revoked is unknown.
import { calendarFeed } from './calendar.mjs';
import { minutesOf, words } from './values.mjs';

/**
 * @typedef {object} Entry
 * @property {string} id the request's: the same as in the mails about it
 * @property {string} kind
 * @property {string} title
 * @property {string | null} starts_at of an office hour
 * @property {string | null} day of a gathering
 * @property {number} sequence
 * @property {string} at
 * @property {boolean} called_off
 *
 * @typedef {{ outcome: 'found', entries: Entry[] } | { outcome: 'refused' }} Found
 * @typedef {(name: 'calendar_feed', args: { token: string }) => Promise<unknown>} AskFeed
 * @typedef {{ status: 200 | 404, headers: Record<string, string>, body: string }} Page
 */

const address = /^\/calendar\/([0-9a-f]{64})\.ics$/;

/** Nobody keeps it, and no search engine lists it. */
const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** @type {Page} */
const unknown = {
  status: 404,
  headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  body: 'This calendar address does not exist, or is no longer valid.\n',
};

/** @param {Entry} entry @param {string} site */
function toAppointment(
  { id, kind, title, starts_at: startsAt, day, sequence, at, called_off: calledOff },
  site,
) {
  const url = `${site}/requests/${id}`;
  const { summary, description, calledOff: ended } = words.calendar;
  const name = kind === 'gathering' ? title : (words.occasions[kind] ?? title);
  const common = {
    id,
    sequence,
    at,
    url,
    calledOff,
    summary: summary.replaceAll('{occasion}', () => name),
  };
  if (startsAt === null)
    return {
      ...common,
      day: day ?? '',
      description: calledOff ? ended.replaceAll('{link}', () => url) : url,
    };
  return {
    ...common,
    startsAt,
    minutes: minutesOf(kind),
    description: (calledOff ? ended : description).replaceAll('{link}', () => url),
  };
}

/**
 * Answers such an address.
 * @param {AskFeed} ask
 * @param {string} path
 * @param {string} siteUrl
 * @returns {Promise<Page>}
 */
export async function answerFeed(ask, path, siteUrl) {
  const [, token] = address.exec(path) ?? [];
  if (token === undefined) return unknown;
  const found = /** @type {Found} */ (await ask('calendar_feed', { token }));
  if (found.outcome !== 'found') return unknown;
  const site = siteUrl.replace(/\/+$/, '');
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="axis-one.ics"',
    },
    body: calendarFeed(
      'Axis One',
      found.entries.map((entry) => toAppointment(entry, site)),
    ),
  };
}
