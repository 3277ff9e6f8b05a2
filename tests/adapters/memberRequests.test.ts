// @vitest-environment happy-dom
// Requests that one flow loads reach the other flows: the notifications, and the earlier requests of forms.
import { beforeEach, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { askedBefore, askedFeedOf } from '../../src/adapters/outbox/askedBefore.ts';
import { saveSeen, seenBy, seenFeedOf } from '../../src/flows/notifications/ports/seenNews.ts';
import { requestsFeedOf, tellRequests } from '../../src/adapters/outbox/memberRequests.ts';
import { requestIn, returned } from '../machines/myRequests.kit.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

const here = (member: string) => ({
  now: () => member,
  watch: () => () => undefined,
  readRequests: () => Promise.reject(new Error('Out of reach.')),
});

/** Records everything that a feed sends. */
function hear(feed: AnyActorLogic, input?: unknown) {
  const said: unknown[] = [];
  const machine = setup({ actors: { feed }, actions: { note: ({ event }) => said.push(event) } });
  const actor = createActor(
    machine.createMachine({
      invoke: { src: 'feed', input: () => input },
      on: { '*': { actions: 'note' } },
    }),
  ).start();
  return { said, stop: () => actor.stop() };
}

test('a load is reported, also to later listeners, and to no user but its owner', () => {
  const requests = [requestIn('submitted')];
  const early = hear(requestsFeedOf(here('ada')));
  tellRequests('ada', requests);
  tellRequests('ada', null);
  const late = hear(requestsFeedOf(here('ada')));
  const other = hear(requestsFeedOf(here('ben')));
  expect(early.said).toEqual([
    { type: 'requests.known', requests },
    { type: 'requests.unreadable' },
  ]);
  expect(late.said).toEqual([{ type: 'requests.unreadable' }]);
  expect(other.said).toEqual([]);
  early.stop();
  tellRequests('ada', requests);
  expect(early.said).toHaveLength(2);
});

test('the time of the last seen notification is stored by member, and never decreases', () => {
  const feed = hear(seenFeedOf(here('ada')));
  saveSeen('ada', '2026-11-22T10:00:00.000Z');
  saveSeen('ada', '2026-11-22T09:00:00.000Z');
  saveSeen('ben', '2026-11-22T12:00:00.000Z');
  expect([seenBy('ada'), seenBy('eve')]).toEqual(['2026-11-22T10:00:00.000Z', '']);
  expect(feed.said).toEqual([
    { type: 'seen.known', until: '' },
    { type: 'seen.known', until: '2026-11-22T10:00:00.000Z' },
  ]);
});

const about = (status: Parameters<typeof requestIn>[0], subject: string) =>
  requestIn(status, { kind: 'channel', subject });

test('a channel is found by its name: the newest request decides, and a queued one has precedence', () => {
  const waits = returned({ kind: 'channel', subject: 'Deep Tech', refusal: null });
  const told = askedBefore(
    'channel',
    [
      about('withdrawn', 'Founders'),
      about('submitted', 'Founders'),
      about('accepted', 'Open Circle'),
      about('submitted', 'Elsewhere'),
    ],
    [waits, returned({ kind: 'channel', subject: 'Founders' })],
  );
  expect(told).toEqual({
    asked: { 'deep-tech': 'waiting', 'open-circle': 'stored' },
    over: ['founders'],
  });
  tellRequests('ada', [about('submitted', 'Founders')]);
  const feed = hear(askedFeedOf(here('ada')), { kind: 'channel' });
  expect(feed.said.at(-1)).toEqual({
    type: 'asked.known',
    asked: { founders: 'stored' },
    over: [],
  });
});
