// The notifications by state (docs/product-spec.md, "Dashboard"; docs/product-decisions.md, "No behaviour").
import { describe, expect, test } from 'vitest';
import { changesAfter, notificationsMachine } from '#machines/notifications.machine.ts';
import type { NotificationsEvent } from '#machines/notifications.machine.ts';
import type { MemberRequest, RequestStep } from '#machines/myRequests.machine.ts';
import { brokenFeed, feed, play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';

const step = (
  actor: RequestStep['actor'],
  to: RequestStep['to'],
  at: string,
  note: string | null = null,
): RequestStep => ({ actor, to, at: `2026-11-22T${at}:00.000Z`, note });

const asked = step('member', 'submitted', '09:00');
const read = step('advisor', 'inReview', '10:00');
const answered = step('advisor', 'answered', '12:00');

const requestWith = (id: string, ...history: RequestStep[]): MemberRequest => ({
  ...requestIn(history.at(-1)?.to ?? 'submitted'),
  id,
  subject: `About ${id}`,
  history,
});

const quiet = [requestWith('pricing', asked)];
const moved = [requestWith('pricing', asked, read)];
const movedOn = [requestWith('pricing', asked, read, answered)];

const bell = () => {
  const requestsFeed = feed<NotificationsEvent>();
  const seenFeed = feed<NotificationsEvent>({ type: 'seen.known', until: '' });
  const loadRequests = port<readonly MemberRequest[]>();
  const flow = play(
    notificationsMachine.provide({
      actors: {
        requestsFeed: requestsFeed.logic,
        seenFeed: seenFeed.logic,
        loadRequests: loadRequests.logic,
      },
    }),
  );
  const hear = (requests: readonly MemberRequest[]) =>
    requestsFeed.say({ type: 'requests.known', requests });
  const news = () =>
    changesAfter(flow.context().requests, flow.context().seenUntil).map(({ to }) => to);
  const listed = () =>
    changesAfter(flow.context().requests, flow.context().since).map(({ to }) => to);
  return { ...flow, requestsFeed, seenFeed, loadRequests, hear, news, listed };
};

describe('what counts as a change', () => {
  test('includes what the advisor and the clock do, the newest first, with subject and time', () => {
    const late = step('clock', 'expired', '11:00');
    const all = [...movedOn, requestWith('slot', asked, late)];
    expect(changesAfter(all, '')).toEqual([
      {
        request: 'pricing',
        kind: 'meeting',
        subject: 'About pricing',
        to: 'answered',
        at: answered.at,
      },
      { request: 'slot', kind: 'meeting', subject: 'About slot', to: 'expired', at: late.at },
      {
        request: 'pricing',
        kind: 'meeting',
        subject: 'About pricing',
        to: 'inReview',
        at: read.at,
      },
    ]);
    expect(changesAfter(all, late.at).map(({ to }) => to)).toEqual(['answered']);
  });
  test.each([
    ['what the member does', step('member', 'withdrawn', '11:00')],
    ['an hour or an evening that is over', step('clock', 'held', '11:00')],
    ['a note that leaves the state as it was', step('advisor', 'inReview', '11:00', 'Soon.')],
  ])('not %s', (_, more) => {
    const all = [requestWith('pricing', asked, read, more)];
    expect(changesAfter(all, read.at)).toEqual([]);
  });
});

describe('while the requests are unknown', () => {
  test('nothing is new, and nothing has failed', () => {
    const flow = bell();
    expect([flow.states(), flow.tags(), flow.news()]).toEqual([
      ['source.waiting', 'menu.closed'],
      ['loading'],
      [],
    ]);
  });
  test('a feed that reports nothing for twenty seconds has failed', () => {
    const flow = bell();
    flow.wait(19_999);
    expect(flow.tags()).toEqual(['loading']);
    flow.wait(1);
    expect(flow.states()).toContain('source.failed');
  });
  test('a feed that fails can be replaced by a load of its own', () => {
    const loadRequests = port<readonly MemberRequest[]>();
    const flow = play(
      notificationsMachine.provide({
        actors: {
          requestsFeed: brokenFeed(),
          seenFeed: brokenFeed(),
          loadRequests: loadRequests.logic,
        },
      }),
    );
    expect(flow.tags()).toEqual(['failed']);
    flow.send({ type: 'retry.requested' });
    loadRequests.resolve(moved);
    expect([flow.states(), flow.context().requests]).toEqual([
      ['source.known', 'menu.closed'],
      moved,
    ]);
  });
});

describe('while the requests are known', () => {
  test('a new request is not a notification; a change of one is, without a request to the backend', () => {
    const flow = bell();
    flow.hear(quiet);
    expect([flow.states(), flow.news()]).toEqual([['source.known', 'menu.closed'], []]);
    flow.hear(moved);
    expect(flow.news()).toEqual(['inReview']);
    expect(flow.loadRequests.asked).toEqual([]);
  });
  test('a failed load is reported, and the known requests stay', () => {
    const flow = bell();
    flow.hear(moved);
    flow.requestsFeed.say({ type: 'requests.unreadable' });
    expect([flow.tags(), flow.news()]).toEqual([['failed'], ['inReview']]);
    flow.hear(movedOn);
    expect([flow.tags(), flow.news()]).toEqual([[], ['answered', 'inReview']]);
  });
  test('what another tab has marked as seen is not new here, and nothing makes it new again', () => {
    const flow = bell();
    flow.hear(movedOn);
    flow.seenFeed.say({ type: 'seen.known', until: answered.at });
    flow.seenFeed.say({ type: 'seen.known', until: read.at });
    expect(flow.news()).toEqual([]);
  });
});

describe('while the menu is open', () => {
  test('the notifications are listed and marked as seen: stored once, and gone when the menu opens again', () => {
    const flow = bell();
    flow.hear(moved);
    flow.send({ type: 'menu.opened' });
    expect([flow.states(), flow.tags()]).toEqual([['source.known', 'menu.open'], ['menuOpen']]);
    expect([flow.listed(), flow.news()]).toEqual([['inReview'], []]);
    expect(flow.heard()).toEqual([{ type: 'news.seen', until: read.at }]);
    flow.send({ type: 'menu.closed' });
    flow.send({ type: 'menu.opened' });
    expect([flow.listed(), flow.heard()]).toEqual([[], []]);
  });
  test('those that arrive meanwhile join the list and are marked too', () => {
    const flow = bell();
    flow.hear(moved);
    flow.send({ type: 'menu.opened' });
    flow.heard();
    flow.hear(movedOn);
    expect([flow.listed(), flow.news()]).toEqual([['answered', 'inReview'], []]);
    expect(flow.heard()).toEqual([{ type: 'news.seen', until: answered.at }]);
    flow.send({ type: 'menu.closed' });
    expect(flow.states()).toEqual(['source.known', 'menu.closed']);
  });
  test('without notifications nothing is stored', () => {
    const flow = bell();
    flow.hear(quiet);
    flow.send({ type: 'menu.opened' });
    expect([flow.listed(), flow.heard()]).toEqual([[], []]);
  });
});

const failed = () => {
  const flow = bell();
  flow.requestsFeed.say({ type: 'requests.unreadable' });
  flow.send({ type: 'menu.opened' });
  return flow;
};

describe('after a failure', () => {
  test('a retry is under way', () => {
    const flow = failed();
    flow.send({ type: 'retry.requested' });
    expect([flow.states(), flow.tags()]).toEqual([
      ['source.retrying', 'menu.open'],
      ['busy', 'failed', 'menuOpen'],
    ]);
    expect(flow.can({ type: 'retry.requested' })).toBe(false);
    flow.loadRequests.resolve(moved);
    expect([flow.states(), flow.listed()]).toEqual([['source.known', 'menu.open'], ['inReview']]);
    expect(flow.heard()).toEqual([{ type: 'news.seen', until: read.at }]);
  });
  test.each([
    ['it is refused', (flow: ReturnType<typeof bell>) => flow.loadRequests.reject('No.')],
    ['no answer', (flow: ReturnType<typeof bell>) => flow.wait(15_000)],
  ])('%s: the load has failed again', (_, end) => {
    const flow = failed();
    flow.send({ type: 'retry.requested' });
    end(flow);
    expect(flow.tags()).toEqual(['failed', 'menuOpen']);
  });
});
