// The full signal stack by state: who has it, the search, what is saved, and the order of the stack (docs/product-decisions.md,
// "What premium means").
import { describe, expect, test } from 'vitest';
import { fullStackMachine, inOwnOrder, isSaved, searchesIn } from '#machines/fullStack.machine.ts';
import type {
  FullStackChange,
  FullStackContents,
  FullStackEvent,
  MoveBy,
  SavedSearch,
} from '#machines/fullStack.machine.ts';
import type { SubscriptionStatus } from '#machines/upgrade.machine.ts';
import type { FullItem } from '#content/schema.items.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const item: FullItem = {
  kind: 'toolkit',
  id: 'ip-moat-map',
  type: 'tool-drops',
  title: 'IP Moat Map',
  summary: 'What to file.',
  link: '/ops-cabinet/ip-moat-map',
  tags: ['IP Strategy'],
  date: '2026-10-06',
  isPremium: true,
};
const [one, two, three] = [1, 2, 3].map((n) => ({ kind: 'asyncq', id: `item-${n}` })) as [
  { kind: string; id: string },
  { kind: string; id: string },
  { kind: string; id: string },
];
const stack = [one, two, three];
const pricing: SavedSearch = { words: 'pricing', show: 'all' };
const moats: SavedSearch = { words: 'moat', show: 'tool-drops' };

const begin = (...opening: FullStackEvent[]) => {
  const addressFeed = feed<FullStackEvent>(...opening);
  const memberFeed = feed<FullStackEvent>();
  const loadFullStack = port<FullStackContents>();
  const storeChange = port<void, { change: FullStackChange | undefined }>();
  const flow = play(
    fullStackMachine.provide({
      actors: {
        addressFeed: addressFeed.logic,
        memberFeed: memberFeed.logic,
        loadFullStack: loadFullStack.logic,
        storeChange: storeChange.logic,
      },
    }),
  );
  const says = (type: SubscriptionStatus['type']) => memberFeed.say({ type });
  return { ...flow, addressFeed, memberFeed, says, loadFullStack, storeChange };
};
const contents = (
  searches: readonly SavedSearch[] = [],
  order: FullStackContents['order'] = [],
): FullStackContents => ({ items: [item], searches, order });
/** A premium member whose full stack is on screen. */
const shown = (...stored: Parameters<typeof contents>) => {
  const flow = begin();
  flow.says('member.premium');
  flow.loadFullStack.resolve(contents(...stored));
  return flow;
};
const edit = (query: string): FullStackEvent => ({ type: 'query.edited', query });
const move = (which: typeof one, by: MoveBy, within = stack): FullStackEvent => ({
  type: 'item.moved',
  item: which,
  by,
  within,
});

describe('the plan', () => {
  test.each([
    ['member.absent', 'basic'],
    ['member.free', 'basic'],
    ['member.flagged', 'incomplete'],
  ] as const)('%s: %s, and nothing of a member is read', (type, state) => {
    const flow = begin();
    expect([flow.states(), flow.tags()]).toEqual([['looking'], []]);
    flow.says(type);
    expect([flow.states(), flow.tags()]).toEqual([[state], ['lacking']]);
    expect(flow.loadFullStack.asked).toEqual([]);
    for (const event of [edit('x'), { type: 'search.saved' } as const, move(one, 'down')])
      expect(flow.can(event)).toBe(false);
  });
  test('that stays unknown for ten seconds is a visitor’s; so is one that cannot be known', () => {
    const flow = begin();
    flow.wait(9999);
    expect(flow.states()).toEqual(['looking']);
    flow.wait(1);
    expect(flow.states()).toEqual(['basic']);
    const broken = play(
      fullStackMachine.provide({
        actors: { addressFeed: feed<FullStackEvent>().logic, memberFeed: brokenFeed() },
      }),
    );
    expect(broken.states()).toEqual(['basic']);
  });
  test('of Premium reads everything', () => {
    const flow = begin();
    flow.says('member.premium');
    expect([flow.states(), flow.tags()]).toEqual([['loading'], ['loading']]);
    flow.loadFullStack.resolve(contents([pricing], [two]));
    expect([flow.states(), flow.tags()]).toEqual([['shown.resting'], ['known']]);
    expect([flow.context().items, searchesIn(flow.context())]).toEqual([[item], [pricing]]);
  });
  test.each([
    ['fails', (flow: ReturnType<typeof begin>) => flow.loadFullStack.reject('No.')],
    ['is silent for 15 s', (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
  ])('is tried again when the service %s: on a press, and when the tab comes back', (_, end) => {
    for (const again of ['retry.requested', 'list.outdated'] as const) {
      const flow = begin();
      flow.says('member.premium');
      end(flow);
      expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
      flow.send({ type: again });
      expect(flow.states()).toEqual(['loading']);
    }
  });
  test.each(['member.absent', 'member.free', 'member.flagged'] as const)(
    'that ends (%s) leaves nothing of the member on screen',
    (type) => {
      const flow = shown([pricing], [two]);
      flow.send({ type: 'search.deleted', search: pricing });
      flow.says(type);
      expect(flow.context()).toMatchObject({
        items: [],
        stored: { searches: [], order: [] },
        line: [],
        deleted: null,
        moved: null,
      });
    },
  );
});

describe('the search', () => {
  test('keeps its words in the address, which replaces itself; the chip stays in it', () => {
    const flow = shown();
    flow.addressFeed.say({ type: 'address.named', show: 'tool-drops', query: '' });
    flow.send(edit(' ip moat '));
    expect(flow.heard()).toEqual([
      { type: 'navigate', to: '/signal-stack?show=tool-drops&q=ip%20moat', replace: true },
    ]);
    flow.addressFeed.say({ type: 'address.named', show: 'tool-drops', query: 'ip moat' });
    expect(flow.context().query).toBe(' ip moat ');
    flow.addressFeed.say({ type: 'address.named', show: 'all', query: 'other' });
    expect([flow.context().query, flow.context().show]).toEqual(['other', 'all']);
  });
  test('can be cleared while there are words', () => {
    const flow = shown();
    expect(flow.can({ type: 'search.cleared' })).toBe(false);
    flow.send(edit('x'));
    flow.send({ type: 'search.cleared' });
    expect([flow.context().query, flow.heard().at(-1)]).toEqual([
      '',
      { type: 'navigate', to: '/signal-stack', replace: true },
    ]);
  });
  test('an address that cannot be read asks for nothing', () => {
    const flow = play(
      fullStackMachine.provide({
        actors: { addressFeed: brokenFeed(), memberFeed: feed<FullStackEvent>().logic },
      }),
    );
    expect(flow.context()).toMatchObject({ show: 'all', query: '' });
  });
});

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
      (flow: ReturnType<typeof begin>) => flow.storeChange.reject('No plan.'),
    ],
    ['is silent', undefined, (flow: ReturnType<typeof begin>) => flow.wait(15_000)],
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

describe('the order of the stack', () => {
  const orderIn = (flow: ReturnType<typeof begin>) =>
    inOwnOrder(stack, flow.context())
      .map(({ id }) => id.slice(-1))
      .join('');

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

describe('another tab', () => {
  test('has changed it: it is read again, and stays as it is where that fails', () => {
    const flow = shown([pricing]);
    flow.send({ type: 'list.outdated' });
    expect([flow.states(), flow.tags()]).toEqual([['shown.refreshing'], ['known']]);
    flow.loadFullStack.reject('No.');
    expect([flow.states(), searchesIn(flow.context())]).toEqual([['shown.resting'], [pricing]]);
    flow.send({ type: 'list.outdated' });
    flow.loadFullStack.resolve(contents([moats]));
    expect(searchesIn(flow.context())).toEqual([moats]);
    flow.send({ type: 'list.outdated' });
    flow.wait(15_000);
    expect(flow.states()).toEqual(['shown.resting']);
  });
  test('what is pressed while it is read is stored after it', () => {
    const flow = shown([pricing]);
    flow.send({ type: 'list.outdated' });
    flow.send({ type: 'search.deleted', search: pricing });
    expect([flow.states(), searchesIn(flow.context())]).toEqual([['shown.refreshing'], []]);
    flow.loadFullStack.resolve(contents([pricing]));
    expect([flow.states(), searchesIn(flow.context())]).toEqual([['shown.storing'], []]);
  });
});
