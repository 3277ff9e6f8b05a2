// What the full stack keeps: saved searches, and the order of the stack.
import { describe, expect, test } from 'vitest';
import { inOwnOrder, isSaved, searchesIn } from '#machines/fullStack.machine.ts';
import type { MoveBy } from '#machines/fullStack.machine.ts';
import { edit, moats, move, one, pricing, shown, stack, three, two } from './fullStack.kit.ts';

describe('a saved search', () => {
  test('is saved at once with its chip, and confirmed by the backend', () => {
    const flow = shown([pricing]);
    flow.addressFeed.say({ type: 'address.named', show: 'tool-drops', query: ' moat ' });
    flow.send({ type: 'search.saved' });
    expect(flow.states()).toEqual(['shown.storing']);
    expect(searchesIn(flow.context())).toEqual([moats, pricing]);
    expect(isSaved(flow.context())).toBe(true);
    expect(flow.storeChange.asked).toEqual([{ change: { does: 'save', search: moats } }]);
    flow.storeChange.resolve();
    expect([flow.states(), flow.context().line]).toEqual([['shown.resting'], []]);
    expect(searchesIn(flow.context())).toEqual([moats, pricing]);
  });
  test('needs words, and is saved once', () => {
    const flow = shown([pricing]);
    expect(flow.can({ type: 'search.saved' })).toBe(false);
    flow.send(edit('  '));
    expect(flow.can({ type: 'search.saved' })).toBe(false);
    flow.send(edit('pricing '));
    expect(flow.can({ type: 'search.saved' })).toBe(false);
    flow.addressFeed.say({ type: 'address.named', show: 'asyncq', query: 'pricing' });
    expect(flow.can({ type: 'search.saved' })).toBe(true);
  });
  test('leads to its address', () => {
    const flow = shown([moats]);
    expect(flow.can({ type: 'search.chosen', search: pricing })).toBe(false);
    flow.send({ type: 'search.chosen', search: moats });
    expect(flow.context()).toMatchObject({ show: 'tool-drops', query: 'moat' });
    expect(flow.heard()).toEqual([
      { type: 'navigate', to: '/signal-stack?show=tool-drops&q=moat' },
    ]);
  });
  test('can be deleted, and the deletion undone', () => {
    const flow = shown([moats, pricing]);
    expect(flow.can({ type: 'deletion.undone' })).toBe(false);
    flow.send({ type: 'search.deleted', search: moats });
    expect([searchesIn(flow.context()), flow.context().deleted]).toEqual([[pricing], moats]);
    flow.send({ type: 'deletion.undone' });
    expect([searchesIn(flow.context()), flow.context().deleted]).toEqual([[moats, pricing], null]);
    flow.storeChange.resolve();
    flow.storeChange.resolve();
    expect(flow.storeChange.asked.map(({ change }) => change?.does)).toEqual(['delete', 'save']);
    expect(flow.can({ type: 'search.deleted', search: { words: 'none', show: 'all' } })).toBe(
      false,
    );
  });
  test.each([
    [
      'refuses',
      'No plan.',
      (flow: ReturnType<typeof shown>) => flow.storeChange.reject('No plan.'),
    ],
    ['is silent', undefined, (flow: ReturnType<typeof shown>) => flow.wait(15_000)],
  ])('is put back when the service %s', (_, message, happen) => {
    const flow = shown([pricing]);
    flow.send({ type: 'search.deleted', search: pricing });
    happen(flow);
    expect([flow.states(), searchesIn(flow.context())]).toEqual([['shown.resting'], [pricing]]);
    expect([flow.context().deleted, flow.context().problem]).toEqual([
      null,
      { does: 'delete', ...(message === undefined ? {} : { message }) },
    ]);
  });
});

const orderIn = (flow: ReturnType<typeof shown>) =>
  inOwnOrder(stack, flow.context())
    .map(({ id }) => id.slice(-1))
    .join('');

describe('the order of the stack', () => {
  test('puts what has no place first, the newest first, and forgets what is gone', () => {
    expect(orderIn(shown())).toBe('123');
    expect(orderIn(shown([], [three, { kind: 'asyncq', id: 'gone' }, one]))).toBe('231');
  });
  test.each<[MoveBy, typeof one, string]>([
    ['up', two, '213'],
    ['down', two, '132'],
    ['first', three, '312'],
    ['last', one, '231'],
  ])('%s moves an item at once', (by, which, expected) => {
    const flow = shown();
    flow.send(move(which, by));
    expect([orderIn(flow), flow.context().moved]).toEqual([expected, which]);
    const ids = [...expected].map((n) => ({ kind: 'asyncq', id: `item-${n}` }));
    expect(flow.storeChange.asked).toEqual([{ change: { does: 'order', order: ids } }]);
    flow.storeChange.resolve();
    expect([flow.states(), orderIn(flow)]).toEqual([['shown.resting'], expected]);
  });
  test('ends at its ends, and knows no strangers', () => {
    const flow = shown();
    for (const refused of [
      move(one, 'up'),
      move(one, 'first'),
      move(three, 'down'),
      move(three, 'last'),
      move(one, 'down', []),
      move(one, 'down', [two, three]),
    ])
      expect(flow.can(refused)).toBe(false);
  });
  test('sends of several quick moves the first and the last', () => {
    const flow = shown();
    flow.send(move(three, 'up'));
    flow.send(move(three, 'up', [one, three, two]));
    flow.send(move(one, 'last', [three, one, two]));
    expect(flow.context().line).toHaveLength(2);
    flow.storeChange.resolve();
    flow.storeChange.resolve();
    expect([flow.states(), orderIn(flow), flow.storeChange.asked.length]).toEqual([
      ['shown.resting'],
      '321',
      2,
    ]);
  });
  test('is put back when the database refuses', () => {
    const flow = shown([], [three, two, one]);
    flow.send(move(one, 'up', [three, two, one]));
    flow.storeChange.reject('Your plan does not include the full stack.');
    expect([orderIn(flow), flow.context().moved, flow.context().problem]).toEqual([
      '321',
      null,
      { does: 'order', message: 'Your plan does not include the full stack.' },
    ]);
  });
});
