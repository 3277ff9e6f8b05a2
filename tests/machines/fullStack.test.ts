// The full signal stack by state: who has it, its search, and other tabs (docs/product-decisions.md, "What premium means").
import { describe, expect, test } from 'vitest';
import { fullStackMachine, searchesIn } from '#machines/fullStack.machine.ts';
import type { FullStackEvent } from '#machines/fullStack.machine.ts';
import {
  begin,
  contents,
  edit,
  item,
  listeningPage,
  moats,
  move,
  one,
  pricing,
  shown,
  two,
} from './fullStack.kit.ts';
import { brokenFeed, feed, play } from './kit.ts';

test('its page is told once which actor it is, as soon as it starts', () => {
  const flow = begin();
  expect(flow.told).toEqual([{ type: 'full.started', full: flow.actor }]);
  flow.says('member.premium');
  flow.loadFullStack.resolve(contents());
  flow.says('member.absent');
  flow.says('member.premium');
  expect(flow.told).toHaveLength(1);
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
      { page: listeningPage().ref },
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
      { page: listeningPage().ref },
    );
    expect(flow.context()).toMatchObject({ show: 'all', query: '' });
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
