// The page of a request by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { requestPageMachine } from '#machines/requestPage.machine.ts';
import type {
  RequestAnswer,
  RequestPageEvent,
  SeenRequest,
} from '#machines/requestPage.machine.ts';
import { answered, answeredRow, submitted } from '../paths/requestPage.samples.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const at = '2026-11-21T20:30:00.000Z';

const begin = () => {
  const newsFeed = feed<RequestPageEvent>();
  const restoreRequest = port<SeenRequest | null, { id: string }>();
  const loadRequest = port<RequestAnswer, { id: string }>();
  const flow = play(
    requestPageMachine.provide({
      actors: {
        newsFeed: newsFeed.logic,
        restoreRequest: restoreRequest.logic,
        loadRequest: loadRequest.logic,
      },
    }),
    { id: 'r1' },
  );
  return { ...flow, newsFeed, restoreRequest, loadRequest };
};
type Flow = ReturnType<typeof begin>;
const content = (flow: Flow) => flow.states()[0];

const loading = () => {
  const flow = begin();
  flow.restoreRequest.resolve(null);
  return flow;
};
const shown = (record = submitted) => {
  const flow = loading();
  flow.loadRequest.resolve({ outcome: 'found', record });
  flow.heard();
  return flow;
};
const stale = () => {
  const flow = begin();
  flow.restoreRequest.resolve({ record: submitted, at });
  flow.loadRequest.reject();
  return flow;
};

describe('opening it', () => {
  test('looks for a copy in this browser first', () => {
    const flow = begin();
    expect([content(flow), flow.tags()]).toEqual(['restoring', ['loading']]);
    expect([flow.restoreRequest.asked, flow.loadRequest.asked]).toEqual([[{ id: 'r1' }], []]);
  });
  test('shows the copy while the service is asked, and then what it says', () => {
    const flow = begin();
    flow.restoreRequest.resolve({ record: submitted, at });
    expect([content(flow), flow.context().copiedAt]).toEqual(['shown.refreshing', at]);
    flow.loadRequest.resolve({ outcome: 'found', record: answered });
    expect(flow.context()).toMatchObject({ record: answered, copiedAt: null });
    expect(flow.heard()).toEqual([{ type: 'request.seen', record: answered }]);
  });
  test.each([
    ['has none', (flow: Flow) => flow.restoreRequest.resolve(null)],
    ['refuses its storage', (flow: Flow) => flow.restoreRequest.reject()],
    ['is silent for 3 s', (flow: Flow) => flow.wait(3000)],
  ])('asks the service where the browser %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([content(flow), flow.loadRequest.asked]).toEqual(['loading', [{ id: 'r1' }]]);
  });
  test('keeps what the service returns', () => {
    const flow = loading();
    flow.loadRequest.resolve({ outcome: 'found', record: submitted });
    expect([content(flow), flow.tags()]).toEqual(['shown.fresh', ['shown']]);
    expect(flow.heard()).toEqual([{ type: 'request.seen', record: submitted }]);
  });
});

test.each([
  ['fails', (flow: Flow) => flow.loadRequest.reject('No.')],
  ['is silent for 15 s', (flow: Flow) => flow.wait(15_000)],
])('where the service %s, it can be asked again', (_, end) => {
  for (const event of [
    { type: 'retry.requested' },
    { type: 'page.shown' },
    { type: 'requests.known', requests: [] },
  ] as const) {
    const flow = loading();
    end(flow);
    expect([content(flow), flow.tags()]).toEqual(['failed', ['failed']]);
    flow.send(event);
    expect(content(flow)).toBe('loading');
  }
});

test('a request that is not there, or not there any more, leaves nothing behind', () => {
  for (const flow of [loading(), stale()]) {
    if (content(flow) === 'shown.stale') flow.send({ type: 'retry.requested' });
    flow.loadRequest.resolve({ outcome: 'missing' });
    expect([content(flow), flow.context().record]).toEqual(['missing', null]);
    expect(flow.heard()).toEqual([{ type: 'request.lost', id: 'r1' }]);
  }
});

describe('while it is on screen', () => {
  test('news of it is read, and the request stays meanwhile', () => {
    const flow = shown();
    flow.newsFeed.say({ type: 'requests.known', requests: [answeredRow] });
    expect([content(flow), flow.context().record]).toEqual(['shown.refreshing', submitted]);
    flow.loadRequest.resolve({ outcome: 'found', record: answered });
    expect([content(flow), flow.context().record]).toEqual(['shown.fresh', answered]);
  });
  test('what is known of it is no news', () => {
    const flow = shown(answered);
    flow.newsFeed.say({ type: 'requests.known', requests: [answeredRow] });
    flow.newsFeed.say({ type: 'requests.known', requests: [] });
    expect(content(flow)).toBe('shown.fresh');
  });
  test('a failed look is said, and made again after half a minute', () => {
    const flow = stale();
    expect([content(flow), flow.tags()]).toEqual(['shown.stale', ['shown', 'stale']]);
    expect(flow.context().copiedAt).toBe(at);
    flow.wait(29_999);
    expect(content(flow)).toBe('shown.stale');
    flow.wait(1);
    expect(content(flow)).toBe('shown.refreshing');
    flow.wait(15_000);
    expect(content(flow)).toBe('shown.stale');
  });
});

test('a page that hears no news still reads its request', () => {
  const loadRequest = port<RequestAnswer, { id: string }>();
  const restoreRequest = port<SeenRequest | null, { id: string }>();
  const flow = play(
    requestPageMachine.provide({
      actors: {
        newsFeed: brokenFeed(),
        restoreRequest: restoreRequest.logic,
        loadRequest: loadRequest.logic,
      },
    }),
    { id: 'r1' },
  );
  restoreRequest.resolve(null);
  loadRequest.resolve({ outcome: 'found', record: submitted });
  expect(flow.states()[0]).toBe('shown.fresh');
});
