// The shortest way into each state of a form in which it holds something typed, for a visitor and for a member: the full run takes it in
// Chromium (e2e/kept/states).
import { activeStatesOf } from '../kit/explore.ts';
import { ada } from '../support.ts';
import { install } from './browser.ts';
import { runnerOf } from './runner.ts';
import type { Runner } from './runner.ts';
import { reach } from './situations.ts';
import type { Reached } from './situations.ts';
import type { Form, Who } from './world.ts';

/**
 * The moves, from the opening of the page on. `isSent`: what was typed is with the outbox, or with the service, by then. `stored`: the
 * draft of an earlier visit, by the keys of localStorage, where no first visit leads into the state.
 */
export type Way = {
  moves: readonly string[];
  isSent?: true;
  stored?: Readonly<Record<string, string>>;
};

/** The ways of one form, by state: those of a visitor, and those of a member. */
export type Ways = Record<string, { visitor?: Way; member?: Way }>;

/** The draft that a visit begins with, without the times and the names that differ from run to run. */
function storedFor(
  { moves: [first = ''] }: Reached,
  reached: readonly Reached[],
): Pick<Way, 'stored'> {
  if (!first.includes(' with the draft ')) return {};
  const { world } = reached.find(
    ({ moves }) => moves.length === 1 && moves[0] === first,
  ) as Reached;
  const drafts = [...world.disk.keys].filter(([, text]) => text.startsWith('{"version":2'));
  const time = /\d{4}-\d\d-\d\dT[\d:.]+Z(?!0)/g;
  return {
    stored: Object.fromEntries(
      drafts.map(([key, text]) => [key, text.replaceAll(time, '2026-11-24T08:00:00.000Z')]),
    ),
  };
}

/** Adds the ways of one user: the shortest into each state, of words that are not sent if there is such a one. */
function addWays(ways: Ways, user: Who, reached: readonly Reached[], runner: Runner): void {
  const who = user === null ? 'visitor' : 'member';
  for (const one of reached) {
    const { world, moves } = one;
    if (runner.held(world).size === 0 || moves[0]?.startsWith('(slow)')) continue;
    const isSent = world.post.holder !== 'nobody';
    for (const state of activeStatesOf(world.form)) {
      const known = ways[state]?.[who];
      if (known !== undefined && (isSent || known.isSent !== true)) continue;
      const way = { moves, ...(isSent && { isSent: true }), ...storedFor(one, reached) };
      ways[state] = { ...ways[state], [who]: way };
    }
  }
}

/** The ways of a form: from an empty browser; into what only an earlier visit leads to, from its draft. */
export async function waysOf(form: Form): Promise<Ways> {
  install();
  const ways: Ways = {};
  for (const user of form.users ?? [null, ada.id]) {
    const runner = runnerOf(form);
    const fresh: Ways = {};
    addWays(fresh, user, await reach(runner, user, true), runner);
    const all: Ways = {};
    addWays(all, user, await reach(runner, user), runner);
    for (const [state, way] of Object.entries({ ...all, ...fresh }))
      ways[state] = { ...ways[state], ...way };
  }
  return ways;
}

/** The text of tests/paths/kept/ways.json. */
export const waysText = (ways: Readonly<Record<string, Ways>>): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(ways).map(([flow, states]) => [
        flow,
        Object.fromEntries(Object.entries(states).toSorted(([a], [b]) => a.localeCompare(b))),
      ]),
    ),
    null,
    2,
  )}\n`;
