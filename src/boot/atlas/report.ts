// What a site built for the flow atlas reports to it. Payloads pass an allowlist: all other values stay in the page.

export const channelName = 'axis-one-atlas';

/** The lock that a tab holds as long as its page lives. */
export const lockOf = (tab: string) => `${channelName} ${tab}`;

export type ReportedValue = string | number | boolean | null;

export type Report =
  | {
      kind: 'stands';
      /** Tab and actor with a space between them, so that the atlas can tell two tabs apart. */
      actor: string;
      flow: string;
      states: string[];
      taken: { from: string; event: string; targets: string[] }[];
    }
  | {
      kind: 'heard';
      actor: string;
      flow: string;
      event: string;
      payload: Record<string, ReportedValue>;
      at: string;
    }
  | { kind: 'ended'; actor: string }
  | { kind: 'left'; tab: string };

/** Fields that name a choice of the site's own, never something that a person wrote. */
const reportedKeys = new Set([
  'accepted',
  'day',
  'domain',
  'field',
  'filter',
  'id',
  'index',
  'key',
  'step',
  'tab',
  'theme',
]);

/** Fields that hold an address: reported as the path only, because tokens follow the path. */
const addresses = new Set(['path', 'to']);

/** The format of the site's own choices; a user's text or a token rarely matches it. */
const isChoice = /^[A-Za-z][\w+ -]{0,39}$/;

const pathOf = (value: string) => value.replace(/[?#].*$/s, '').slice(0, 80);

function reported(key: string, value: unknown): ReportedValue {
  if (typeof value === 'string' && addresses.has(key)) return pathOf(value);
  if (reportedKeys.has(key)) {
    if (typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number') return value;
    if (typeof value === 'string' && isChoice.test(value)) return value;
  }
  if (typeof value === 'string') return value === '' ? '(empty)' : '(withheld)';
  return value === null ? null : '(withheld)';
}

/** An event's payload as it may leave the page. */
export function redacted(event: Readonly<Record<string, unknown>>): Record<string, ReportedValue> {
  return Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => key !== 'type')
      .map(([key, value]) => [key, reported(key, value)]),
  );
}
