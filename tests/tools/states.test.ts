// The report of the full run says how many states were met, what was lost, and what was not met and why; form by form, because some may
// be met in a run of their own.
import { expect, it } from 'vitest';
import { formsIn, statesPart, statesText } from '../../tools/lib/states.mjs';

const spec = (
  title: string,
  annotations: { type: string; description: string }[],
  status = 'expected',
) => ({ title, tests: [{ status, annotations }] });

const counted = (cases: number, lost: number) => [
  { type: 'cases', description: `${cases}` },
  { type: 'lost', description: `${lost}` },
];

const specs = [
  spec('followUp, open, as a member', counted(14, 0)),
  spec('labCanvas, learning, as a visitor', counted(13, 1), 'unexpected'),
  spec('labCanvas, learning, as a member', [
    { type: 'exception', description: '401: It asks nobody.' },
    ...counted(3, 0),
  ]),
];
const report = { suites: [{ suites: [{ specs }] }] };
const first = { day: '2026-11-26', commit: 'abc1234' };
const second = { day: '2026-11-27', commit: 'def5678' };
const count = { passed: 2, failed: 1, notes: ['It ended with 1.'] };

it('counts states once, and interruptions of each user', () => {
  const text = statesText(formsIn(report, first)).join('\n');
  expect(text).toContain('2 states of 2 forms, 30 interruptions: 1 lost.');
  expect(text).toContain('| `labCanvas` | 1 | 16 | 1 | 2026-11-26 | abc1234 |');
});

it('names what was not met, and why', () => {
  expect(statesText(formsIn(report, first))).toContain('- labCanvas, 401: It asks nobody. (1)');
});

it('says how many states there are where some were not met, and which forms were not run', () => {
  const some = { specs: [...specs, spec('opinion, asking, as a member', [])] };
  const text = statesText(formsIn({ suites: [some] }, first), [
    'followUp',
    'labCanvas',
    'opinion',
    'asynq',
  ]).join('\n');
  expect(text).toContain('2 of 3 states of 3 forms');
  expect(text).toContain('Not run yet: asynq.');
});

it('keeps what was seen of a form that is not in this run', () => {
  const before = formsIn(report, first);
  const now = formsIn(
    { suites: [{ specs: [spec('labCanvas, learning, as a visitor', counted(16, 0))] }] },
    second,
  );
  const part = statesPart(before, now, ['followUp', 'labCanvas'], count);
  expect(part).toMatchObject({ passed: 2, failed: 0, notes: [] });
  expect(part.rows).toEqual([['e2e/paths/kept/everyState.spec.ts', 2]]);
  expect(part.text).toContain('| `followUp` | 1 | 14 | 0 | 2026-11-26 | abc1234 |');
  expect(part.text).toContain('| `labCanvas` | 1 | 16 | 0 | 2026-11-27 | def5678 |');
});

it('counts what has failed, and forgets a form that is no more', () => {
  const part = statesPart(formsIn(report, first), {}, ['labCanvas'], count);
  expect(part.failed).toBe(2);
  expect(part.notes).toEqual(['labCanvas, learning, as a visitor: failed', 'It ended with 1.']);
  expect(Object.keys(part.forms)).toEqual(['labCanvas']);
});

it('says nothing where Chromium has reported nothing', () => {
  expect(statesText(formsIn(undefined, first))).toEqual([]);
});
