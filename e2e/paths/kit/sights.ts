// What a page tells and shows, made comparable with what the model plans.
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright/test';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Entry } from '../../../src/boot/testBridge/bridge.ts';
import type { Move } from '../../../tests/paths/kit/moves.ts';
import type { Situation } from '../../../tests/paths/kit/engine.ts';
import { statesOf, transitionIds } from '../../../tests/paths/kit/transitions.ts';

/** A value as the page tells it: actors and errors by their nature, nothing undefined. */
export const plain = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => {
    if (item instanceof Error) return { error: item.message };
    return typeof item === 'object' && item !== null && 'xstate$$type' in item ? '(actor)' : item;
  }) ?? 'null';

/** The state and status of a machine as text. */
export const stateOf = ({ snapshot }: Situation) => plain([snapshot.value, snapshot.status]);

/** The names by which a page tells transitions, and the kit's ids for them. */
export function namesOf(machine: AnyStateMachine): Map<string, string> {
  const ids = transitionIds(machine);
  return new Map(
    [machine.root, ...statesOf(machine)].flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flatMap((group) =>
        group.map((transition, index): [string, string] => [
          `${node.path.join('.')} ${transition.eventType} ${index}`,
          ids.get(transition) ?? '',
        ]),
      ),
    ),
  );
}

/** Keys in one order. */
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

/** Whether an entry of the journal is what a move planned. */
export function isOf(move: Move, { event }: { event: AnyEventObject }): boolean {
  if (move.kind === 'time') return event.type.startsWith('xstate.after.');
  if (move.kind === 'actor') return event.type === move.event.type;
  return normal(plain(event)) === normal(plain(move.event));
}

/** What is on screen, by role: without decoration, announcements that fade, and typed passwords, which only the page holds. */
export async function sightOf(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines
    .filter((line) => !/^\s*- (img\b|log\b)|^- text: .+ · Axis One$/.test(line))
    .map((line) => line.replace(/(textbox "[^"]*password[^"]*").*/i, '$1'))
    .join('\n');
}

export function differenceOf(before: string, after: string): string {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const gone = one.filter((line) => !other.includes(line)).slice(0, 4);
  const come = other.filter((line) => !one.includes(line)).slice(0, 4);
  return [
    ...gone.map((line) => `- ${line.trim()}`),
    ...come.map((line) => `+ ${line.trim()}`),
  ].join('\n');
}

/** A step that failed: which, where, and why. */
export class Stumble extends Error {
  readonly moves: readonly Move[];
  readonly reasons: readonly string[];
  constructor(what: string, moves: readonly Move[], reasons: readonly string[]) {
    super(stripVTControlCharacters([what, ...reasons].join('\n')));
    this.moves = moves;
    this.reasons = reasons;
  }
}

/** What the flow under test has received since the last look, and where it stands. */
export type Sight = { entries: Entry[]; stands: string; isGoing: boolean };

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => ({
    entries: JSON.parse(window.axisPaths?.journal() ?? '[]') as Entry[],
    stands: window.axisPaths?.stands() ?? '',
    isGoing: window.axisPaths?.isGoing() ?? false,
  }));
