// XState without what only tools read runs a chart as the whole one does.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as XState from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leanXState, xstateModule } from '../../tools/site/leanXState.mjs';

type Library = typeof XState;

const whole = dirname(fileURLToPath(import.meta.resolve('xstate')));
const isProduction = (name: string) => name.endsWith('.esm.js') && !name.includes('development');
let folder = '';
let lean: Library;
let full: Library;
const left: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lean-xstate-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of readdirSync(whole).filter(isProduction)) {
    const code = readFileSync(join(whole, name), 'utf8');
    const isLean = xstateModule.test(`/xstate/dist/${name}`);
    if (isLean) left.push(name.replace(/-.*/, ''));
    writeFileSync(join(folder, name), isLean ? leanXState(code) : code);
  }
  lean = (await import(pathToFileURL(join(folder, 'xstate.esm.js')).href)) as Library;
  full = (await import(pathToFileURL(join(whole, 'xstate.esm.js')).href)) as Library;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a chart with a child, a delay, a guard and a history does, as it is persisted after each event. */
function walk({ createActor, fromPromise, setup }: Library) {
  const machine = setup({
    types: { events: {} as { type: 'open' | 'close' | 'again' } },
    actors: { port: fromPromise(() => Promise.resolve('kept')) },
    guards: { isAllowed: () => true },
    delays: { soon: 1000 },
  }).createMachine({
    id: 'walk',
    initial: 'closed',
    states: {
      closed: { on: { open: { guard: 'isAllowed', target: 'opened' } } },
      opened: {
        initial: 'first',
        invoke: { src: 'port', onDone: { target: '.second' } },
        after: { soon: { target: 'closed' } },
        states: { first: {}, second: {}, last: { type: 'history' } },
        on: { close: { target: 'closed' }, again: { target: '.last' } },
      },
    },
  });
  const actor = createActor(machine);
  actor.start();
  const seen = [JSON.stringify(actor.getPersistedSnapshot())];
  for (const type of ['open', 'again', 'close', 'open'] as const) {
    actor.send({ type });
    seen.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  actor.stop();
  return { machine, seen };
}

test('a chart runs in it as in the whole one', () => {
  const walked = walk(lean).seen;
  expect(walked).toEqual(walk(full).seen);
  expect(new Set(walked).size).toBeGreaterThan(2);
});

test('definitions and the adapter of the developer tools are left out', () => {
  expect(left.toSorted()).toEqual(['StateMachine', 'raise']);
  expect('definition' in walk(full).machine).toBe(true);
  expect('definition' in walk(lean).machine).toBe(false);
  const code = readdirSync(folder).filter((name) => xstateModule.test(`/xstate/dist/${name}`));
  for (const name of code)
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain('devToolsAdapter }');
});

test('a release without these parts ends the build', () => {
  expect(() => leanXState('export class StateNode {}')).toThrow('XState has changed');
});
