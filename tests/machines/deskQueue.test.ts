// The queue of the desk by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { deskAddress, deskQueueMachine } from '#machines/deskQueue.machine.ts';
import type { DeskFilter, QueuePage } from '#machines/deskQueue.machine.ts';
import { everything, pageOf } from '../paths/desk.samples.ts';
import { begin, beside, list, named, overdue, shown } from './deskQueue.kit.ts';
import type { Flow } from './deskQueue.kit.ts';
import { brokenFeed, play, port } from './kit.ts';

describe('the address', () => {
  test('says what is read first', () => {
    const flow = begin();
    expect(flow.tags()).toEqual(['loading']);
    flow.addressFeed.say(named(overdue));
    expect([list(flow), flow.readQueue.asked]).toEqual([
      'list.reading',
      [{ filter: overdue, cursor: null }],
    ]);
  });
  test('may be silent: then everything is read', () => {
    const flow = begin();
    flow.wait(300);
    expect(flow.readQueue.asked).toEqual([{ filter: everything, cursor: null }]);
  });
  test('may be unreadable', () => {
    const readQueue = port<QueuePage, { filter: DeskFilter; cursor: string | null }>();
    const flow = play(
      deskQueueMachine.provide({
        actors: { addressFeed: brokenFeed(), clock: brokenFeed(), readQueue: readQueue.logic },
      }),
    );
    expect(flow.states()[0]).toBe('list.reading');
  });
  test('changes the queue after Back, and not where it says the same', () => {
    const flow = shown();
    flow.addressFeed.say(named({ ...everything, query: ' ' }));
    expect(list(flow)).toBe('list.shown.fresh');
    flow.addressFeed.say(named(overdue));
    expect([list(flow), flow.context().filter]).toEqual(['list.reading', overdue]);
  });
  test('says which request is open', () => {
    const flow = shown();
    flow.addressFeed.say(named(everything, 'r2'));
    expect([beside(flow), flow.context().opened, flow.context().selected]).toEqual([
      'beside.request',
      'r2',
      'r2',
    ]);
    flow.addressFeed.say(named(everything));
    expect([beside(flow), flow.context().opened, flow.context().selected]).toEqual([
      'beside.nothing',
      null,
      'r2',
    ]);
  });
  test.each([
    [everything, null, '/desk'],
    [everything, 'r1', '/desk?request=r1'],
    [
      { ...everything, view: 'closed', query: ' two words ' } as const,
      null,
      '/desk?view=closed&q=two+words',
    ],
    [
      { ...everything, kind: ['asynq', 'meeting'], status: ['submitted'], due: '12h' } as const,
      'r1',
      '/desk?kind=asynq,meeting&status=submitted&due=12h&request=r1',
    ],
  ])('holds every choice: %j %j', (filter, request, address) => {
    expect(deskAddress(filter, request)).toBe(address);
  });
});

describe('a choice', () => {
  test('goes into the address at once, and is read after a pause', () => {
    const flow = shown();
    flow.send({ type: 'filter.changed', change: { query: 'pi' } });
    flow.send({ type: 'filter.changed', change: { query: 'pilot ' } });
    expect([list(flow), flow.context().filter.query]).toEqual(['list.settling', 'pilot ']);
    expect(flow.heard()).toEqual([
      { type: 'navigate', to: '/desk?q=pi', replace: true },
      { type: 'navigate', to: '/desk?q=pilot', replace: true },
    ]);
    flow.addressFeed.say(named({ ...everything, query: 'pilot' }));
    expect([list(flow), flow.context().filter.query]).toEqual(['list.settling', 'pilot ']);
    flow.wait(300);
    expect(flow.readQueue.asked.length).toBe(2);
  });
  test('can be taken back, where there is one', () => {
    const flow = shown();
    expect(flow.can({ type: 'filters.cleared' })).toBe(false);
    flow.send({ type: 'filter.changed', change: { kind: ['meeting'] } });
    flow.heard();
    flow.send({ type: 'filters.cleared' });
    expect([list(flow), flow.context().filter, flow.heard()]).toEqual([
      'list.settling',
      everything,
      [{ type: 'navigate', to: '/desk', replace: true }],
    ]);
  });
});

describe('reading the queue', () => {
  test('marks the first line', () => {
    const flow = shown();
    expect([list(flow), flow.tags()]).toEqual(['list.shown.fresh', ['shown']]);
    expect(flow.context()).toMatchObject({ selected: 'r1', next: null, ahead: 0 });
  });
  test.each([
    ['fails', (flow: Flow) => flow.readQueue.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('where the service %s, it is tried again', (_, end) => {
    for (const again of [
      (flow: Flow) => flow.send({ type: 'refresh.requested' }),
      (flow: Flow) => flow.clock.say({ type: 'page.shown' }),
      (flow: Flow) => flow.wait(30_000),
    ]) {
      const flow = begin();
      flow.addressFeed.say(named(everything));
      end(flow);
      expect([list(flow), flow.tags()]).toEqual(['list.failed', ['failed']]);
      again(flow);
      expect(list(flow)).toBe('list.reading');
    }
  });
  test.each([
    ['is asked for', (flow: Flow) => flow.send({ type: 'refresh.requested' })],
    ['a request has changed', (flow: Flow) => flow.send({ type: 'request.changed' })],
    ['the tab is visible again', (flow: Flow) => flow.clock.say({ type: 'page.shown' })],
    ['a minute is over', (flow: Flow) => flow.wait(60_000)],
  ])('again where it %s: what is marked stays marked while it is listed', (_, again) => {
    const flow = shown();
    flow.send({ type: 'next.requested' });
    again(flow);
    expect(list(flow)).toBe('list.shown.refreshing');
    flow.readQueue.resolve(pageOf(['r3', 'r2']));
    expect([list(flow), flow.context().selected]).toEqual(['list.shown.fresh', 'r2']);
    flow.send({ type: 'refresh.requested' });
    flow.readQueue.resolve(pageOf(['r3']));
    expect(flow.context().selected).toBe('r3');
    flow.send({ type: 'refresh.requested' });
    flow.readQueue.resolve(pageOf([]));
    expect(flow.context().selected).toBeNull();
  });
  test.each([
    ['fails', (flow: Flow) => flow.readQueue.reject()],
    ['is silent', (flow: Flow) => flow.wait(15_000)],
  ])('again may go wrong: where the service %s, the queue is stale', (_, end) => {
    const flow = shown();
    flow.send({ type: 'refresh.requested' });
    end(flow);
    expect([list(flow), flow.tags()]).toEqual(['list.shown.stale', ['shown', 'stale']]);
    flow.wait(30_000);
    expect(list(flow)).toBe('list.shown.refreshing');
  });
});

test('the time is the device’s, and known once the clock says it', () => {
  const flow = begin();
  expect(flow.context().instant).toBeNull();
  flow.clock.say({ type: 'time.read', instant: 7 });
  expect(flow.context().instant).toBe(7);
});
