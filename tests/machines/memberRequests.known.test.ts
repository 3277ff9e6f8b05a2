// What a member has asked, by state: once it was read (docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import {
  adas,
  adasSecond,
  bens,
  known,
  moved,
  settling,
  stored,
  unreadable,
} from './memberRequests.kit.ts';
import type { Flow } from './memberRequests.kit.ts';

describe('once they are known', () => {
  test.each<[string, (flow: Flow) => void]>([
    ['a page that is shown again', (flow) => flow.isShown()],
    ['another flow that needs them', (flow) => flow.isNeeded()],
  ])('%s reads them again; meanwhile the first reading counts', (_, begin) => {
    const flow = known();
    begin(flow);
    expect([flow.reader(), flow.tags(), flow.heard()]).toEqual([
      'reader.signedIn.refreshing',
      ['busy', 'known'],
      [],
    ]);
    flow.box(adas);
    expect(flow.heard()).toEqual([{ type: 'entries.known', requests: stored, entries: [adas] }]);
    flow.readRequests.resolve(moved);
    expect(flow.heard()).toEqual([{ type: 'requests.known', requests: moved, entries: [adas] }]);
  });
  test('a refresh without an answer has failed after fifteen seconds, and the first reading still counts', () => {
    const flow = known();
    flow.isShown();
    flow.wait(15_000);
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.unreadable',
      [{ type: 'requests.unreadable', requests: stored, entries: [] }],
    ]);
  });
  test('another member’s entry that leaves is not waited for', () => {
    const flow = known(adas, bens);
    flow.box(adas);
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.known',
      [{ type: 'entries.known', requests: stored, entries: [adas] }],
    ]);
  });
});

describe('after an entry has left the outbox', () => {
  test('nothing is told until the reading that contains it', () => {
    const flow = settling();
    expect([flow.reader(), flow.tags(), flow.heard()]).toEqual([
      'reader.signedIn.settling',
      ['busy'],
      [],
    ]);
    flow.box(adasSecond, bens);
    expect(flow.heard()).toEqual([]);
    flow.readRequests.resolve(moved);
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.known',
      [{ type: 'requests.known', requests: moved, entries: [adasSecond] }],
    ]);
  });
  test('a second one that leaves meanwhile starts the reading again', () => {
    const flow = settling();
    flow.box();
    expect([flow.reader(), flow.readRequests.asked.length]).toEqual([
      'reader.signedIn.settling',
      3,
    ]);
  });
  test.each<[string, (flow: Flow) => void]>([
    ['a refusal', (flow) => flow.readRequests.reject('No.')],
    ['no answer in fifteen seconds', (flow) => flow.wait(15_000)],
  ])('%s: what remains is told', (_, end) => {
    const flow = settling();
    end(flow);
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.unreadable',
      [{ type: 'requests.unreadable', requests: stored, entries: [adasSecond] }],
    ]);
  });
});

test.each<[string, (flow: Flow) => void]>([
  ['the page is shown again', (flow) => flow.isShown()],
  ['another flow needs them', (flow) => flow.isNeeded()],
])('after a failure they are read again when %s', (_, begin) => {
  const flow = unreadable();
  begin(flow);
  expect([flow.reader(), flow.tags()]).toEqual([
    'reader.signedIn.reading',
    ['busy', 'entriesKnown'],
  ]);
  flow.readRequests.resolve(moved);
  expect(flow.reader()).toBe('reader.signedIn.known');
});
