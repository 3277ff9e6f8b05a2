// A section of the desk by state: the address, reading it, and its pages (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { boardAddress, deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { Board, BoardAsked } from '#machines/deskBoard.machine.ts';
import { postsOf } from '../paths/deskBoard.samples.ts';
import { asked, begin, composing, ids, named, shown, two } from './deskBoard.kit.ts';
import type { Flow } from './deskBoard.kit.ts';
import { brokenFeed, noDraft, play, port } from './kit.ts';

describe('the address', () => {
  test('says where in the section it is read', () => {
    const flow = begin();
    expect([flow.states(), flow.tags(), flow.readBoard.asked]).toEqual([
      ['waiting'],
      ['loading'],
      [],
    ]);
    flow.addressFeed.say(named('hidden'));
    expect([flow.states(), flow.tags(), flow.readBoard.asked]).toEqual([
      ['loading'],
      ['loading'],
      [{ section: 'posts', at: 'hidden', cursor: null }],
    ]);
  });
  test('may be silent: then the section is read from its start', () => {
    const flow = begin();
    flow.wait(299);
    expect(flow.states()).toEqual(['waiting']);
    flow.wait(1);
    expect(flow.readBoard.asked).toEqual([{ section: 'posts', at: null, cursor: null }]);
  });
  test('may be unreadable', () => {
    const readBoard = port<Board, BoardAsked>();
    const flow = play(
      deskBoardMachine.provide({
        actors: { addressFeed: brokenFeed(), draft: noDraft, readBoard: readBoard.logic },
      }),
      { section: 'posts' },
    );
    expect(flow.states()).toEqual(['loading']);
  });
  test('of another section is not about this one', () => {
    const flow = begin();
    flow.addressFeed.say(named('2026-11-23', 'hours'));
    expect(flow.states()).toEqual(['waiting']);
    const later = shown();
    later.addressFeed.say(named('hidden', 'hours'));
    later.addressFeed.say(named('hidden', 'queue'));
    later.addressFeed.say(named(null));
    expect([later.states(), later.readBoard.asked.length]).toEqual([['shown.list.fresh'], 1]);
  });
  test('changes the section after Back, and what was begun ends', () => {
    const flow = composing();
    flow.addressFeed.say(named('hidden'));
    expect([flow.states(), flow.context().act, asked(flow)]).toEqual([
      ['loading'],
      null,
      { section: 'posts', at: 'hidden', cursor: null },
    ]);
  });
  test.each([
    ['loading', (flow: Flow) => flow.addressFeed.say(named(null))],
    [
      'failed',
      (flow: Flow) => {
        flow.addressFeed.say(named(null));
        flow.readBoard.reject();
      },
    ],
    [
      'shown.list.fresh',
      (flow: Flow) => {
        flow.addressFeed.say(named(null));
        flow.readBoard.resolve(two);
      },
    ],
  ])('is what a choice changes: %s', (state, step) => {
    const flow = begin();
    step(flow);
    flow.send({ type: 'place.chosen', at: 'hidden' });
    expect([flow.states(), flow.heard()]).toEqual([
      [state],
      [{ type: 'navigate', to: '/desk?section=posts&at=hidden', replace: false }],
    ]);
  });
  test('has no place where there is none', () => {
    expect(boardAddress('hours', null)).toBe('/desk?section=hours');
  });
});

describe('reading it', () => {
  test('shows what the service says', () => {
    const flow = shown();
    expect([flow.states(), flow.tags(), flow.context().board]).toEqual([
      ['shown.list.fresh'],
      ['shown'],
      two,
    ]);
  });
  test.each([
    ['fails', (flow: Flow) => flow.readBoard.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('is tried again where the service %s', (_, end) => {
    for (const again of [
      (flow: Flow) => flow.send({ type: 'refresh.requested' }),
      (flow: Flow) => flow.wait(30_000),
    ]) {
      const flow = begin();
      flow.addressFeed.say(named(null));
      end(flow);
      expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
      again(flow);
      expect(flow.states()).toEqual(['loading']);
    }
  });
  test('happens again by itself, and when it is asked for', () => {
    for (const again of [
      (flow: Flow) => flow.wait(60_000),
      (flow: Flow) => flow.send({ type: 'refresh.requested' }),
    ]) {
      const flow = shown();
      again(flow);
      expect([flow.states(), asked(flow)]).toEqual([
        ['shown.list.refreshing'],
        { section: 'posts', at: null, cursor: null },
      ]);
      flow.readBoard.resolve(postsOf(['p3']));
      expect([flow.states(), ids(flow)]).toEqual([['shown.list.fresh'], ['p3']]);
    }
  });
  test.each([
    ['fails', (flow: Flow) => flow.readBoard.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('keeps what is known where the service %s', (_, end) => {
    const flow = shown();
    flow.send({ type: 'refresh.requested' });
    end(flow);
    expect([flow.states(), flow.tags(), flow.context().board]).toEqual([
      ['shown.list.stale'],
      ['shown', 'stale'],
      two,
    ]);
    flow.wait(30_000);
    expect(flow.states()).toEqual(['shown.list.refreshing']);
  });
});

describe('the next page', () => {
  test('is added to what is on screen', () => {
    const flow = shown();
    flow.send({ type: 'more.requested' });
    expect([flow.states(), flow.tags(), asked(flow)]).toEqual([
      ['shown.list.extending'],
      ['extending', 'shown'],
      { section: 'posts', at: null, cursor: 'more' },
    ]);
    flow.readBoard.resolve(postsOf(['p3'], 'yet more'));
    expect([flow.states(), ids(flow)]).toEqual([['shown.list.extended'], ['p1', 'p2', 'p3']]);
    flow.send({ type: 'more.requested' });
    flow.readBoard.resolve(postsOf(['p4']));
    expect(ids(flow)).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(flow.can({ type: 'more.requested' })).toBe(false);
  });
  test('is not asked for where there is none', () => {
    expect(shown(postsOf(['p1'])).can({ type: 'more.requested' })).toBe(false);
  });
  test.each([
    ['fails', (flow: Flow) => flow.readBoard.reject()],
    ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
  ])('can be asked for again where the service %s', (_, end) => {
    const flow = shown();
    flow.send({ type: 'more.requested' });
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['shown.list.cut'], ['moreFailed', 'shown']]);
    flow.send({ type: 'more.requested' });
    expect(flow.states()).toEqual(['shown.list.extending']);
  });
});
