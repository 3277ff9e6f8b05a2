// @vitest-environment happy-dom
// Requests that one flow loads reach the other flows: the notifications, and the earlier requests of forms.
import { beforeEach, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { saveSeen, seenBy, seenFeedOf } from '../../src/flows/notifications/ports/seenNews.ts';
import { requestsFeedOf } from '../../src/flows/notifications/ports/requestsFeed.ts';
import {
  beginReadingFor,
  browserFeed,
  memberFeedOf,
  reportsOf,
} from '../../src/flows/memberRequests/ports.ts';
import { memberRequestsMachine } from '#machines/memberRequests.machine.ts';
import type { MemberChanges } from '../../src/adapters/user/currentUser.ts';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { requestIn, returned } from '../machines/myRequests.kit.ts';
import { freshBrowser } from './wire.ts';
import { tagsOf } from '../machines/kit.ts';

beforeEach(freshBrowser);

const here = (member: string) => ({
  now: () => member,
  watch: () => () => undefined,
  onChange: () => () => undefined,
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

/** The actor of a page on which ada is signed in. */
function openMemberRequests() {
  let changes: MemberChanges = {};
  const actor = createActor(
    memberRequestsMachine.provide({
      actors: {
        memberFeed: memberFeedOf({
          now: () => 'ada',
          watch: () => () => undefined,
          onChange: (heard) => {
            changes = heard;
            return () => undefined;
          },
        }),
        browserFeed,
      },
    }),
    { input: { visit: 'this' } },
  ).start();
  return {
    actor,
    leaves: () => changes.left?.(),
    arrives: (member: string) => changes.arrived?.(member),
  };
}

test('a load is reported, also to later listeners, and to no user but its owner', () => {
  const requests = [requestIn('submitted')];
  const { actor, leaves, arrives } = openMemberRequests();
  const begin = beginReadingFor(actor);
  const early = hear(requestsFeedOf(actor));
  begin()(requests);
  const late = hear(requestsFeedOf(actor));
  begin()(null);
  const later = hear(requestsFeedOf(actor));
  expect(early.said).toEqual([
    { type: 'requests.known', requests },
    { type: 'requests.unreadable' },
  ]);
  expect(late.said).toEqual(early.said);
  expect(later.said).toEqual([{ type: 'requests.unreadable' }]);
  early.stop();
  const tell = begin();
  leaves();
  arrives('ben');
  tell(requests);
  const other = hear(requestsFeedOf(actor));
  leaves();
  begin()(requests);
  expect([early.said.length, late.said.length, other.said]).toEqual([2, 2, []]);
});

test('a member who is about to be replaced has left before the next one is known', () => {
  const { actor, leaves, arrives } = openMemberRequests();
  const form = hear(reportsOf(() => actor));
  leaves();
  expect(form.said.at(-2)).toEqual({ type: 'member.left' });
  expect(actor.getSnapshot().context.member).toBe(null);
  arrives('ben');
  expect(actor.getSnapshot().context.member).toBe('ben');
});

test('the outbox of the browser is reported, at once and when it changes, and a page that is shown again', () => {
  const feed = hear(browserFeed);
  write(keys.outbox, JSON.stringify([returned({ id: 'one' })]));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(feed.said).toMatchObject([
    { type: 'entries.changed', entries: [] },
    { type: 'entries.changed', entries: [{ id: 'one' }] },
    { type: 'page.shown' },
  ]);
  feed.stop();
  write(keys.outbox, '[]');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(feed.said).toHaveLength(3);
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
    // What is saved for another member changes nothing for this one.
    { type: 'seen.known', until: '2026-11-22T10:00:00.000Z' },
  ]);
});

test('a flow that depends on earlier requests has them read, and is told at the start and at every change', () => {
  const about = requestIn('submitted', { kind: 'channel', subject: 'Founders' });
  const { actor, leaves, arrives } = openMemberRequests();
  const feed = hear(reportsOf(() => actor));
  const known = { type: 'asked.known', requests: [], entries: [] };
  expect(feed.said).toEqual([known]);
  expect(tagsOf(actor)).toContain('busy');
  beginReadingFor(actor)()([about]);
  expect(feed.said.splice(0)).toEqual([known, { ...known, requests: [about] }]);
  beginReadingFor(actor)()(null);
  write(keys.outbox, JSON.stringify([returned({ id: 'one' })]));
  expect(feed.said.splice(0)).toMatchObject([
    { ...known, requests: [about] },
    { ...known, requests: [about], entries: [{ id: 'one' }] },
  ]);
  leaves();
  expect(feed.said.splice(0)).toEqual([{ type: 'member.left' }, known]);
  feed.stop();
  arrives('ada');
  expect(feed.said).toEqual([]);
});
