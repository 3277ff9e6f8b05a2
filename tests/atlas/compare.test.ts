// `flows:diff` calls each change safe, migrating or breaking for what lies in people's browsers: in words, in the drawing,
// and with --strict by its exit code.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setup } from 'xstate';
import { compare } from '../../tools/atlas/export/compare.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import type { Survivals } from '../../tools/atlas/survival.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'axis-compare-'));

const green = { description: 'On the tree.', on: { picked: 'red' } } as const;
const red = { description: 'Ripe.' } as const;
const apple = (states: object) =>
  `import { setup } from 'xstate';
export const appleMachine = setup({}).createMachine(${JSON.stringify({ id: 'apple', initial: 'green', states })});`;

beforeAll(() => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'machines'));
  writeFileSync(join(root, 'machines/apple.machine.ts'), apple({ green, red }));
  git('init', '--quiet');
  git('add', 'machines');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Apple');
});
afterAll(() => rmSync(root, { recursive: true }));

const unchanged = toChart(
  setup({}).createMachine({ id: 'apple', initial: 'green', states: { green, red } }),
);
const changed = toChart(
  setup({}).createMachine({
    id: 'apple',
    initial: 'green',
    states: { green, red, eaten: { description: 'Gone.' } },
  }),
);

/** Compares the apple of today with that of the last commit. */
async function compared(
  chart: typeof changed,
  survivals: Survivals,
  isStrict = false,
  pictures?: (flows: readonly string[]) => Promise<number>,
) {
  const said: string[] = [];
  const asked: string[] = [];
  const code = await compare(
    { root, say: (text) => said.push(text), complain: (text) => said.push(text) },
    {
      ref: 'HEAD',
      out: 'diff.html',
      isStrict,
      pictures,
      survivalsSince: async (...since) => {
        asked.push(...since);
        return survivals;
      },
    },
    new Map([['apple', chart]]),
  );
  expect(asked).toEqual([root, 'HEAD']);
  return { code, said, drawing: () => readFileSync(join(root, 'diff.html'), 'utf8') };
}

const breaking: Survivals = { apple: { call: 'breaking', why: '‘Seven.’ is not restored' } };
const migrates: Survivals = { apple: { call: 'migrates', why: 'restored whole' } };

test('a change of a chart that keeps nothing in browsers is safe', async () => {
  const { code, said, drawing } = await compared(changed, {}, true);
  expect(code).toBe(0);
  expect(said.slice(0, 3)).toEqual([
    'apple',
    "  safe: nothing of this flow lies in people's browsers",
    '  Added the state eaten: Gone.',
  ]);
  expect(drawing()).toContain('<p class="call safe">safe: nothing of this flow lies');
});

test('what migrates is told also where the chart is the same, and fails nobody', async () => {
  const { code, said, drawing } = await compared(unchanged, migrates, true);
  expect(code).toBe(0);
  expect(said.slice(0, 3)).toEqual([
    'apple',
    '  migrates: restored whole',
    '  The chart has not changed.',
  ]);
  expect(drawing()).toContain('<p class="call migrates">migrates: restored whole</p>');
});

test('what is breaking fails with --strict alone', async () => {
  const { code, said, drawing } = await compared(changed, breaking);
  expect(code).toBe(0);
  expect(said[1]).toBe('  breaking: ‘Seven.’ is not restored');
  expect(drawing()).toContain('<p class="call breaking">breaking: ‘Seven.’ is not restored</p>');
  expect((await compared(unchanged, breaking, true)).code).toBe(1);
});

test('nothing is told where neither the chart nor what lies in browsers has changed', async () => {
  const safe: Survivals = { apple: { call: 'safe', why: 'the same' } };
  expect(await compared(unchanged, safe)).toMatchObject({
    code: 0,
    said: ['No flow has changed since HEAD.'],
  });
});

test('the pictures are compared of the flows that changed, and what cannot be taken fails', async () => {
  const asked: (readonly string[])[] = [];
  const pictures = (code: number) => async (flows: readonly string[]) => {
    asked.push(flows);
    return code;
  };
  expect((await compared(changed, {}, false, pictures(0))).code).toBe(0);
  expect((await compared(unchanged, {}, false, pictures(1))).code).toBe(1);
  expect((await compared(changed, breaking, true, pictures(0))).code).toBe(1);
  expect(asked).toEqual([['apple'], [], ['apple']]);
});
