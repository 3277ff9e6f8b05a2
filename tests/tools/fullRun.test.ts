// The report of the full run: a part that is run alone replaces what is said of it, and nothing else.
import { expect, it } from 'vitest';
import { fullRunText, partsIn } from '../../tools/lib/fullRun.mjs';

const part = (file: string, tests: number, rest: object = {}) => ({
  node: '20.20.2',
  commit: 'abc1234',
  passed: tests,
  failed: 0,
  rows: [[file, tests] as [string, number]],
  text: [],
  notes: [],
  ...rest,
});

it('adds the parts up, and says which was not run', () => {
  const text = fullRunText({
    processes: part('tests/server/backup.full.test.ts', 7),
    states: part('e2e/paths/kept/everyState.spec.ts', 3, {
      failed: 1,
      text: ['## Nothing typed is lost', ''],
      notes: ['asynq: lost'],
    }),
  });
  expect(text).toContain('10 passed, 1 failed. Not run yet: tagged, pictures, profile.');
  expect(text).toContain('| `tests/server/backup.full.test.ts` | 7 | 20.20.2 | abc1234 |');
  expect(text).toContain('## Nothing typed is lost\n\n- asynq: lost\n');
});

it('can be read again, to replace a part', () => {
  const parts = { processes: part('a.full.test.ts', 7), pictures: part('shots.spec.ts', 2) };
  const read = partsIn(fullRunText(parts));
  expect(read).toEqual(parts);
  expect(fullRunText({ ...read, pictures: part('shots.spec.ts', 3) })).toContain(
    '10 passed, 0 failed.',
  );
});

it('knows nothing of a report of an earlier form', () => {
  expect(partsIn('# The full run\n\n44 passed, 0 failed.\n')).toEqual({});
});
