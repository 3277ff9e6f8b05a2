// The report of the full run says how many states were met, what was lost, and what was not met and why.
import { expect, it } from 'vitest';
import { statesIn } from '../../tools/lib/states.mjs';

const spec = (title: string, annotations: { type: string; description: string }[]) => ({
  title,
  tests: [{ status: 'expected', annotations }],
});

const report = {
  suites: [
    {
      suites: [
        {
          specs: [
            spec('followUp, open, as a member', [
              { type: 'cases', description: '14' },
              { type: 'lost', description: '0' },
            ]),
            spec('labCanvas, learning, as a visitor', [
              { type: 'cases', description: '13' },
              { type: 'lost', description: '1' },
            ]),
            spec('labCanvas, learning, as a member', [
              { type: 'exception', description: '401: It asks nobody.' },
              { type: 'cases', description: '3' },
              { type: 'lost', description: '0' },
            ]),
          ],
        },
      ],
    },
  ],
};

it('counts states once, and interruptions of each user', () => {
  const text = statesIn(report).join('\n');
  expect(text).toContain('2 states of 2 forms, 30 interruptions: 1 lost.');
  expect(text).toContain('| `labCanvas` | 1 | 16 | 1 |');
});

it('names what was not met, and why', () => {
  expect(statesIn(report)).toContain('- labCanvas, 401: It asks nobody. (1)');
});

it('says how many states there are where some were not met', () => {
  const [suite] = report.suites;
  const specs = [...(suite?.suites[0]?.specs ?? []), spec('opinion, asking, as a member', [])];
  expect(statesIn({ suites: [{ specs }] }).join('\n')).toContain('2 of 3 states of 3 forms');
});

it('says nothing where Chromium has reported nothing', () => {
  expect(statesIn(undefined)).toEqual([]);
});
