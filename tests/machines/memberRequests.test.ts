// What a member has asked, by state (docs/product-decisions.md, "Outbox").
import { describe, expect, test } from 'vitest';
import { memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import type { MemberRequestsEvent } from '#machines/memberRequests.machine.ts';
import { brokenFeed, feed, play } from './kit.ts';
import {
  adas,
  bens,
  known,
  moved,
  ofAnEarlierVisit,
  ofThisVisit,
  page,
  reading,
  settling,
  stored,
  unreadable,
} from './memberRequests.kit.ts';
import type { Flow } from './memberRequests.kit.ts';

describe('while the session is unknown', () => {
  test('nothing is told, also of the outbox', () => {
    const flow = page();
    flow.isNeeded();
    flow.box(adas);
    expect([flow.states(), flow.tags(), flow.heard()]).toEqual([
      ['demand.present', 'reader.unknown'],
      [],
      [],
    ]);
  });
  test('a session that cannot be watched counts as a visitor’s', () => {
    const browserFeed = feed<MemberRequestsEvent>();
    const flow = play(
      memberRequestsMachine.provide({
        actors: { memberFeed: brokenFeed(), browserFeed: browserFeed.logic },
      }),
      { visit: 'this' },
    );
    expect(flow.states()).toContain('reader.signedOut');
  });
  test('an outbox that cannot be watched counts as empty', () => {
    const memberFeed = feed<MemberRequestsEvent>();
    const flow = play(
      memberRequestsMachine.provide({
        actors: { memberFeed: memberFeed.logic, browserFeed: brokenFeed() },
      }),
      { visit: 'this' },
    );
    memberFeed.say({ type: 'member.absent' });
    expect([flow.context().entries, flow.heard()]).toEqual([
      [],
      [{ type: 'entries.known', requests: [], entries: [] }],
    ]);
  });
});

describe('without an account', () => {
  test('the entries without an owner are told, at once and at every change, and the service is not asked', () => {
    const flow = page();
    flow.isNeeded();
    flow.box(adas, ofThisVisit);
    flow.leaves();
    flow.box(adas, ofThisVisit, ofAnEarlierVisit);
    expect(flow.heard()).toEqual([
      { type: 'entries.known', requests: [], entries: [ofThisVisit] },
      { type: 'entries.known', requests: [], entries: [ofThisVisit, ofAnEarlierVisit] },
    ]);
    expect([flow.tags(), flow.readRequests.asked]).toEqual([['entriesKnown'], []]);
  });
  test('a visitor who signs in is a member from then on, who sees what is theirs or of this visit', () => {
    const flow = page();
    flow.leaves();
    flow.box(ofThisVisit, ofAnEarlierVisit, adas, bens);
    flow.heard();
    flow.arrives('ada');
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.unread',
      [{ type: 'entries.known', requests: [], entries: [ofThisVisit, adas] }],
    ]);
  });
});

describe('while no part of the page needs them', () => {
  test('the service is not asked, whatever happens', () => {
    const flow = page();
    flow.arrives('ada');
    flow.box(adas);
    flow.heard();
    flow.box();
    flow.isShown();
    expect([flow.reader(), flow.tags()]).toEqual(['reader.signedIn.unread', ['entriesKnown']]);
    expect(flow.heard()).toEqual([{ type: 'entries.known', requests: [], entries: [] }]);
    expect(flow.readRequests.asked).toEqual([]);
  });
  test('what another flow has read is told, and is not refreshed', () => {
    const flow = page();
    flow.arrives('ada');
    flow.heard();
    flow.send({ type: 'requests.read', member: 'ada', requests: stored });
    flow.isShown();
    expect([flow.reader(), flow.tags()]).toEqual(['reader.signedIn.known', ['known']]);
    expect(flow.heard()).toEqual([{ type: 'requests.known', requests: stored, entries: [] }]);
    flow.send({ type: 'requests.failed', member: 'ada' });
    flow.isShown();
    expect([flow.reader(), flow.tags()]).toEqual(['reader.signedIn.unreadable', ['unreadable']]);
  });
  test('the first that does starts a reading', () => {
    const flow = page();
    flow.arrives('ada');
    flow.isNeeded();
    expect([flow.reader(), flow.readRequests.isWaiting()]).toEqual([
      'reader.signedIn.reading',
      true,
    ]);
  });
});

describe('while they are read for the first time', () => {
  test('a change of the outbox is told, and the same member again changes nothing', () => {
    const flow = reading();
    flow.box(adas);
    flow.arrives('ada');
    expect([flow.tags(), flow.heard(), flow.readRequests.asked]).toEqual([
      ['busy', 'entriesKnown'],
      [{ type: 'entries.known', requests: [], entries: [adas] }],
      [undefined],
    ]);
  });
  test('the reading is told', () => {
    const flow = reading();
    flow.readRequests.resolve(stored);
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.known',
      [{ type: 'requests.known', requests: stored, entries: [] }],
    ]);
  });
  test.each<[string, (flow: Flow) => void]>([
    ['a refusal', (flow) => flow.readRequests.reject('No.')],
    ['no answer in fifteen seconds', (flow) => flow.wait(15_000)],
    ['a failure of another flow', (flow) => flow.send({ type: 'requests.failed', member: 'ada' })],
  ])('%s is told as a failure', (_, end) => {
    const flow = reading();
    end(flow);
    expect([flow.reader(), flow.heard()]).toEqual([
      'reader.signedIn.unreadable',
      [{ type: 'requests.unreadable', requests: [], entries: [] }],
    ]);
  });
  test('what another flow has read meanwhile ends it', () => {
    const flow = reading();
    flow.send({ type: 'requests.read', member: 'ada', requests: moved });
    expect([flow.reader(), flow.context().requests]).toEqual(['reader.signedIn.known', moved]);
    flow.wait(15_000);
    expect(flow.reader()).toBe('reader.signedIn.known');
  });
});

describe.each<[string, () => Flow, number]>([
  ['reading', reading, 0],
  ['known', known, 1],
  ['unreadable', unreadable, 1],
  ['settling', settling, 1],
])('while %s', (_, at, count) => {
  test('a member who leaves takes them away', () => {
    const flow = at();
    expect(flow.context().requests).toHaveLength(count);
    flow.leaves();
    expect(flow.states()).toContain('reader.signedOut');
    expect([flow.context().member, flow.context().requests]).toEqual([null, []]);
    expect(flow.heard().map(({ type }) => type)).toEqual(['member.left', 'entries.known']);
  });
  test('another member has left and arrived: theirs are read, and a late reading of the first is not told', () => {
    const flow = at();
    flow.arrives('ben');
    expect([flow.reader(), flow.context()]).toMatchObject([
      'reader.signedIn.reading',
      { member: 'ben', requests: [] },
    ]);
    expect(flow.heard().map(({ type }) => type)).toEqual(['member.left', 'entries.known']);
    flow.send({ type: 'requests.read', member: 'ada', requests: stored });
    flow.send({ type: 'requests.failed', member: 'ada' });
    expect([flow.reader(), flow.heard()]).toEqual(['reader.signedIn.reading', []]);
  });
});
