// What a page reports and shows, in a form that can be compared with the model.
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import type { JournalEntry } from './bridge.ts';
import { configOf } from './config.ts';
import type { Move } from '../../../tests/paths/kit/moves.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';

/** A value as JSON, as the bridge writes it: an actor as `(actor)`, an error by its message. */
export const plain = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    return typeof item === 'object' && item !== null && 'xstate$$type' in item ? '(actor)' : item;
  }) ?? 'null';

/** The state and status of a machine as text. */
export const stateOf = ({ snapshot }: Situation) => plain([snapshot.value, snapshot.status]);

/** JSON with sorted keys. */
export function normal(text: string): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([key, item]) => [key, sorted(item)]),
    );
  };
  return JSON.stringify(sorted(JSON.parse(text)));
}

/** Whether an entry of the journal is the event of a move. */
export function isOf(move: Move, { event }: { event: AnyEventObject }): boolean {
  if (move.kind === 'time') return event.type.startsWith('xstate.after.');
  if (move.kind === 'actor') return event.type === move.event.type;
  return normal(plain(event)) === normal(plain(move.event));
}

/** The ARIA snapshot of a page without images, logs, volatile lines, and typed passwords and codes, which only the page holds. */
export async function screenOf(page: Page): Promise<string> {
  const { volatile } = configOf(page);
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines
    .filter((line) => !/^\s*- (img\b|log\b)/.test(line) && !volatile.test(line))
    .map((line) => line.replace(/(textbox "[^"]*(?:password|\bcode)\b[^"]*").*/i, '$1'))
    .join('\n');
}

/** Up to four lines that are gone, and four that are new. */
export function differenceOf(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const gone = one.filter((line) => !other.includes(line)).slice(0, 4);
  const added = other.filter((line) => !one.includes(line)).slice(0, 4);
  return [
    ...gone.map((line) => `- ${line.trim()}`),
    ...added.map((line) => `+ ${line.trim()}`),
  ].join('\n');
}

/** A failed step: the moves up to it, and the reasons. */
export class StepFailure extends Error {
  readonly moves: readonly Move[];
  readonly reasons: readonly string[];
  constructor(what: string, moves: readonly Move[], reasons: readonly string[]) {
    super(stripVTControlCharacters([what, ...reasons].join('\n')));
    this.moves = moves;
    this.reasons = reasons;
  }
}

/** What the flow under test has received since the last observation, and its state. */
export type Observation = { entries: JournalEntry[]; state: string; isNavigating: boolean };

export const observe = (page: Page): Promise<Observation> =>
  page.evaluate(() => ({
    entries: JSON.parse(window.pathsBridge?.journal() ?? '[]') as JournalEntry[],
    state: window.pathsBridge?.stateOf() ?? '',
    isNavigating: window.pathsBridge?.isNavigating() ?? false,
  }));

/** How many milliseconds an event may take to arrive. */
const timeout = 5000;
/** How many milliseconds a navigation may take: behind a timer that the test has paused, it does not end. */
const navigationTimeout = 1500;

/** Observes the flow until it has received the event of a move, or the time is over. */
export async function observeMove(page: Page, move: Move): Promise<Observation> {
  const entries: JournalEntry[] = [];
  for (let waited = 0; ; waited += 20) {
    const observation = await observe(page);
    entries.push(...observation.entries);
    const isThere = entries.some((entry) => isOf(move, entry));
    // Where it leads to another page, the route sends events as it is entered.
    if (isThere ? !observation.isNavigating || waited > navigationTimeout : waited > timeout)
      return { ...observation, entries };
    await page.waitForTimeout(20);
  }
}
