// The lines of the queue by state: more of them, and the keys that go from one to the next.
import { describe, expect, test } from 'vitest';
import { everything, pageOf } from '../paths/desk.samples.ts';
import { list, named, shown } from './deskQueue.kit.ts';
import type { Flow } from './deskQueue.kit.ts';

describe('more', () => {
  test('is asked for with the cursor, once, and added', () => {
    const flow = shown(pageOf(['r1', 'r2'], 'c1'));
    flow.send({ type: 'more.requested' });
    expect([flow.tags(), flow.readQueue.asked.at(-1)]).toEqual([
      ['extending', 'shown'],
      { filter: everything, cursor: 'c1' },
    ]);
    flow.readQueue.resolve({ ...pageOf(['r2', 'r3'], 'c2'), counts: null });
    expect([list(flow), flow.context().rows.map(({ id }) => id)]).toEqual([
      'list.shown.extended',
      ['r1', 'r2', 'r3'],
    ]);
    expect(flow.context().counts?.open).toBe(2);
    flow.send({ type: 'more.requested' });
    flow.readQueue.resolve({ ...pageOf(['r4']), counts: null });
    expect(flow.can({ type: 'more.requested' })).toBe(false);
  });
  test('is not there at the end', () => {
    expect(shown().can({ type: 'more.requested' })).toBe(false);
  });
  test.each([
    ['fails', (flow: Flow) => flow.readQueue.reject()],
    ['is silent', (flow: Flow) => flow.wait(15_000)],
  ])('can be asked for again where the service %s', (_, end) => {
    const flow = shown(pageOf(['r1'], 'c1'));
    flow.send({ type: 'more.requested' });
    end(flow);
    expect([list(flow), flow.tags()]).toEqual(['list.shown.cut', ['moreFailed', 'shown']]);
    flow.send({ type: 'more.requested' });
    expect(list(flow)).toBe('list.shown.extending');
  });
});

describe('next and previous', () => {
  test('mark the lines, and never leave the queue', () => {
    const flow = shown();
    const seen = (['next', 'next', 'previous', 'previous'] as const).map((way) => {
      flow.send({ type: `${way}.requested` });
      return flow.context().selected;
    });
    expect([seen, flow.heard()]).toEqual([['r2', 'r2', 'r1', 'r1'], []]);
  });
  test('do nothing in an empty queue', () => {
    const flow = shown(pageOf([]));
    expect(flow.can({ type: 'next.requested' })).toBe(false);
    expect(flow.can({ type: 'previous.requested' })).toBe(false);
    expect(flow.can({ type: 'selected.opened' })).toBe(false);
  });
  test('open the others beside an open request; Back leads to the queue', () => {
    const flow = shown();
    flow.send({ type: 'selected.opened' });
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/desk?request=r1', replace: false }]);
    flow.addressFeed.say(named(everything, 'r1'));
    expect(flow.can({ type: 'selected.opened' })).toBe(false);
    flow.send({ type: 'next.requested' });
    flow.addressFeed.say(named(everything, 'r2'));
    flow.send({ type: 'previous.requested' });
    expect(flow.heard()).toEqual([
      { type: 'navigate', to: '/desk?request=r2', replace: true },
      { type: 'navigate', to: '/desk?request=r1', replace: true },
    ]);
    flow.send({ type: 'request.closed' });
    expect(flow.heard()).toEqual([{ type: 'navigate', to: '/desk', replace: true }]);
  });
  test('begin at the first line where the open request is not listed any more', () => {
    const flow = shown();
    flow.addressFeed.say(named(everything, 'gone'));
    flow.send({ type: 'refresh.requested' });
    flow.readQueue.resolve(pageOf(['r1', 'r2']));
    // It is marked, and Enter in the search opens it.
    expect([flow.context().selected, flow.can({ type: 'selected.opened' })]).toEqual(['r1', true]);
    flow.send({ type: 'next.requested' });
    expect(flow.context().selected).toBe('r1');
  });
});
