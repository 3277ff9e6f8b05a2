// The page of a request by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { requestPageMachine } from '#machines/requestPage.machine.ts';
import type {
  NoteAnswer,
  RequestAnswer,
  RequestPageEvent,
  SeenRequest,
} from '#machines/requestPage.machine.ts';
import { answered, answeredRow, submitted } from '../paths/requestPage.samples.ts';
import { brokenFeed, feed, play, port } from './kit.ts';

const at = '2026-11-21T20:30:00.000Z';
const bytes = new Blob(['ab']);

const begin = () => {
  const newsFeed = feed<RequestPageEvent>();
  const restoreRequest = port<SeenRequest | null, { id: string }>();
  const loadRequest = port<RequestAnswer, { id: string }>();
  const readNote = port<NoteAnswer, { id: string }>();
  const playback = feed<RequestPageEvent, { bytes: Blob | null }>();
  const flow = play(
    requestPageMachine.provide({
      actors: {
        newsFeed: newsFeed.logic,
        restoreRequest: restoreRequest.logic,
        loadRequest: loadRequest.logic,
        readNote: readNote.logic,
        playback: playback.logic,
      },
    }),
    { id: 'r1' },
  );
  return { ...flow, newsFeed, restoreRequest, loadRequest, readNote, playback };
};
type Flow = ReturnType<typeof begin>;
const content = (flow: Flow) => flow.states()[0];
const note = (flow: Flow) => flow.states()[1];

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
    expect([content(flow), flow.tags()]).toEqual(['content.restoring', ['loading']]);
    expect([flow.restoreRequest.asked, flow.loadRequest.asked]).toEqual([[{ id: 'r1' }], []]);
  });
  test('shows the copy while the service is asked, and then what it says', () => {
    const flow = begin();
    flow.restoreRequest.resolve({ record: submitted, at });
    expect([content(flow), flow.context().copiedAt]).toEqual(['content.shown.refreshing', at]);
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
    expect([content(flow), flow.loadRequest.asked]).toEqual(['content.loading', [{ id: 'r1' }]]);
  });
  test('keeps what the service returns', () => {
    const flow = loading();
    flow.loadRequest.resolve({ outcome: 'found', record: submitted });
    expect([content(flow), flow.tags()]).toEqual(['content.shown.fresh', ['shown']]);
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
    expect([content(flow), flow.tags()]).toEqual(['content.failed', ['failed']]);
    flow.send(event);
    expect(content(flow)).toBe('content.loading');
  }
});

test('a request that is not there, or not there any more, leaves nothing behind', () => {
  for (const flow of [loading(), stale()]) {
    if (content(flow) === 'content.shown.stale') flow.send({ type: 'retry.requested' });
    flow.loadRequest.resolve({ outcome: 'missing' });
    expect([content(flow), flow.context().record]).toEqual(['content.missing', null]);
    expect(flow.heard()).toEqual([{ type: 'request.lost', id: 'r1' }]);
    flow.send({ type: 'note.requested' });
    expect(note(flow)).toBe('note.unheard');
  }
});

describe('while it is on screen', () => {
  test('news of it is read, and the request stays meanwhile', () => {
    const flow = shown();
    flow.newsFeed.say({ type: 'requests.known', requests: [answeredRow] });
    expect([content(flow), flow.context().record]).toEqual(['content.shown.refreshing', submitted]);
    flow.loadRequest.resolve({ outcome: 'found', record: answered });
    expect([content(flow), flow.context().record]).toEqual(['content.shown.fresh', answered]);
  });
  test('what is known of it is no news', () => {
    const flow = shown(answered);
    flow.newsFeed.say({ type: 'requests.known', requests: [answeredRow] });
    flow.newsFeed.say({ type: 'requests.known', requests: [] });
    expect(content(flow)).toBe('content.shown.fresh');
  });
  test('a failed look is said, and made again after half a minute', () => {
    const flow = stale();
    expect([content(flow), flow.tags()]).toEqual(['content.shown.stale', ['shown', 'stale']]);
    expect(flow.context().copiedAt).toBe(at);
    flow.wait(29_999);
    expect(content(flow)).toBe('content.shown.stale');
    flow.wait(1);
    expect(content(flow)).toBe('content.shown.refreshing');
    flow.wait(15_000);
    expect(content(flow)).toBe('content.shown.stale');
  });
});

const fetching = () => {
  const flow = shown();
  flow.send({ type: 'note.requested' });
  return flow;
};

describe('the voice note', () => {
  test('is fetched when its member wants to hear it', () => {
    const flow = fetching();
    expect([note(flow), flow.readNote.asked]).toEqual(['note.wanted.fetching', [{ id: 'note' }]]);
    flow.readNote.resolve({ outcome: 'found', body: bytes });
    expect([note(flow), flow.context().note]).toEqual(['note.wanted.audible.opening', bytes]);
    flow.playback.say({ type: 'playback.ready', address: 'blob:a' });
    expect([note(flow), flow.context().address]).toEqual([
      'note.wanted.audible.playable',
      'blob:a',
    ]);
    expect(flow.tags()).toEqual(['playable', 'shown']);
  });
  test.each([
    ['refused', (f: Flow) => f.readNote.resolve({ outcome: 'refused', message: 'No.' }), 'No.'],
    ['out of reach', (f: Flow) => f.readNote.reject('No line.'), 'No line.'],
    ['late', (f: Flow) => f.wait(30_000), ''],
  ])('says why it is %s, and can be asked for again', (_, end, sentence) => {
    const flow = fetching();
    end(flow);
    expect([note(flow), flow.context().noteProblem]).toEqual(['note.wanted.failed', sentence]);
    flow.send({ type: 'note.requested' });
    expect([note(flow), flow.context().noteProblem]).toEqual(['note.wanted.fetching', '']);
  });
  test('ends with a request that is not there any more', () => {
    const flow = fetching();
    flow.readNote.resolve({ outcome: 'found', body: bytes });
    flow.playback.say({ type: 'playback.ready', address: 'blob:a' });
    flow.newsFeed.say({ type: 'requests.known', requests: [answeredRow] });
    flow.loadRequest.resolve({ outcome: 'missing' });
    expect([note(flow), flow.playback.isOpen()]).toEqual(['note.unheard', false]);
    expect(flow.context()).toMatchObject({ note: null, address: null });
  });
  test('fails where no player takes it', () => {
    const flow = fetching();
    flow.readNote.resolve({ outcome: 'found', body: bytes });
    flow.wait(3000);
    expect(note(flow)).toBe('note.wanted.failed');
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
  expect(flow.states()[0]).toBe('content.shown.fresh');
});
