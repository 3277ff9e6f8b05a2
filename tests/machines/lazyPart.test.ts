// A part that is fetched when it is first needed, by state: absent, coming, ready, unreachable.
import { describe, expect, test } from 'vitest';
import { lazyPartMachine } from '#machines/lazyPart.machine.ts';
import type { LazyPartInput } from '#machines/lazyPart.machine.ts';
import { play, port } from './kit.ts';

const fetchIt = () => Promise.resolve('the menu');
const expected = { type: 'part.expected' } as const;
const wanted = { type: 'part.wanted' } as const;
const awaited = { type: 'part.awaited' } as const;

function begin() {
  const painted = port();
  const fetchPart = port<unknown, LazyPartInput>();
  const part = play(
    lazyPartMachine.provide({ actors: { painted: painted.logic, fetchPart: fetchPart.logic } }),
    { fetchPart: fetchIt },
  );
  return { ...part, painted, fetchPart };
}

/** A part that is being fetched, for a user who may need it or for one who does. */
function coming(event: typeof expected | typeof wanted = wanted) {
  const part = begin();
  part.send(event);
  part.painted.resolve();
  return part;
}

/** The same after the first failure and the pause. */
function retrying(event: typeof expected | typeof wanted = wanted) {
  const part = coming(event);
  part.fetchPart.reject('offline');
  part.wait(400);
  return part;
}

function unreachable() {
  const part = retrying();
  part.fetchPart.reject('offline');
  return part;
}

const stepsOf = (demand: string, step: string) => [
  `coming.demand.${demand}`,
  `coming.step.${step}`,
];

describe('when absent', () => {
  test('nothing is fetched', () => {
    const part = begin();
    expect([part.states(), part.tags(), part.fetchPart.asked]).toEqual([['absent'], [], []]);
  });
  test.each([
    [expected, 'expected'],
    [wanted, 'wanted'],
  ] as const)('after %o it is fetched once the press has been painted', (event, demand) => {
    const part = begin();
    part.send(event);
    expect([part.states(), part.tags()]).toEqual([stepsOf(demand, 'painting'), ['coming']]);
    expect(part.fetchPart.isWaiting()).toBe(false);
  });
  test('a loader that waits for it has it fetched at once', () => {
    const part = begin();
    part.send(awaited);
    expect(part.states()).toEqual(stepsOf('wanted', 'fetching'));
    expect(part.painted.asked).toEqual([]);
    expect(part.fetchPart.asked).toEqual([{ fetchPart: fetchIt }]);
  });
});

describe('while a press is painted', () => {
  test('the fetch follows the paint, also where the paint cannot be watched', () => {
    const part = begin();
    part.send(expected);
    part.painted.resolve();
    expect([part.states(), part.fetchPart.isWaiting()]).toEqual([
      stepsOf('expected', 'fetching'),
      true,
    ]);
    const other = begin();
    other.send(expected);
    other.painted.reject('No frames.');
    expect(other.states()).toEqual(stepsOf('expected', 'fetching'));
  });
  test('a tab that paints nothing waits for a second', () => {
    const part = begin();
    part.send(expected);
    part.wait(999);
    expect(part.states()).toEqual(stepsOf('expected', 'painting'));
    part.wait(1);
    expect(part.states()).toEqual(stepsOf('expected', 'fetching'));
  });
  test('a loader does not wait for the paint', () => {
    const part = begin();
    part.send(expected);
    part.send(awaited);
    expect(part.states()).toEqual(stepsOf('wanted', 'fetching'));
  });
  test('a press after a pointer does not begin again', () => {
    const part = begin();
    part.send(expected);
    part.send(wanted);
    expect([part.states(), part.painted.asked.length]).toEqual([stepsOf('wanted', 'painting'), 1]);
  });
});

describe('while it is being fetched', () => {
  test('what arrives is kept', () => {
    const part = coming();
    part.fetchPart.resolve('the menu');
    expect([part.states(), part.tags(), part.context().part]).toEqual([
      ['ready'],
      ['ready'],
      'the menu',
    ]);
  });
  test('a pointer, a press and a loader share one fetch', () => {
    const part = coming(expected);
    for (const event of [expected, wanted, awaited]) part.send(event);
    expect([part.states(), part.fetchPart.asked.length]).toEqual([
      stepsOf('wanted', 'fetching'),
      1,
    ]);
  });
  test('a first failure is followed by a second fetch, 400 ms later', () => {
    const part = coming();
    part.fetchPart.reject('offline');
    part.wait(399);
    expect([part.states(), part.tags()]).toEqual([stepsOf('wanted', 'pausing'), ['coming']]);
    expect(part.fetchPart.asked.length).toBe(1);
    part.wait(1);
    expect([part.states(), part.fetchPart.asked.length]).toEqual([
      stepsOf('wanted', 'retrying'),
      2,
    ]);
  });
  test.each([
    [wanted, 'unreachable'],
    [expected, 'absent'],
  ] as const)('a fetch without an answer ends after 30 s: after %o it is %s', (event, state) => {
    const part = coming(event);
    part.wait(29_999);
    expect(part.tags()).toEqual(['coming']);
    part.wait(1);
    expect(part.states()).toEqual([state]);
  });
});

describe('while it is fetched for the second time', () => {
  test('what arrives is kept', () => {
    const part = retrying();
    part.fetchPart.resolve('the menu');
    expect([part.states(), part.context().part]).toEqual([['ready'], 'the menu']);
  });
  test('a failure is told to a user who waits', () => {
    const part = unreachable();
    expect([part.states(), part.tags()]).toEqual([['unreachable'], ['unreachable']]);
  });
  test('a failed prefetch is not reported', () => {
    const part = retrying(expected);
    part.fetchPart.reject('offline');
    expect([part.states(), part.tags()]).toEqual([['absent'], []]);
  });
  test('a press meanwhile makes it a failure that is reported', () => {
    const part = retrying(expected);
    part.send(wanted);
    part.fetchPart.reject('offline');
    expect(part.states()).toEqual(['unreachable']);
  });
  test.each([
    [wanted, 'unreachable'],
    [expected, 'absent'],
  ] as const)('a fetch without an answer ends after 30 s: after %o it is %s', (event, state) => {
    const part = retrying(event);
    part.wait(30_000);
    expect(part.states()).toEqual([state]);
  });
});

describe('when unreachable', () => {
  test('a pointer does not fetch it again', () => {
    expect(unreachable().can(expected)).toBe(false);
  });
  test('the next press fetches it after its paint', () => {
    const part = unreachable();
    part.send(wanted);
    expect([part.states(), part.tags()]).toEqual([stepsOf('wanted', 'painting'), ['coming']]);
  });
  test('a retry fetches it at once, and may succeed', () => {
    const part = unreachable();
    part.send(awaited);
    expect(part.states()).toEqual(stepsOf('wanted', 'fetching'));
    part.fetchPart.resolve('the menu');
    expect([part.states(), part.context().part]).toEqual([['ready'], 'the menu']);
  });
});

describe('when ready', () => {
  test('it stays, and is not fetched again', () => {
    const part = coming();
    part.fetchPart.resolve('the menu');
    for (const event of [expected, wanted, awaited]) expect(part.can(event)).toBe(false);
  });
});

test('without ports it says which one is missing, and gives up', async () => {
  const part = play(lazyPartMachine, { fetchPart: fetchIt });
  part.send(wanted);
  await Promise.resolve();
  part.wait(1000);
  expect(part.tags()).toEqual(['coming']);
});
