// @vitest-environment happy-dom
// What My requests is told of the outbox: the member's own entries, and only when they change.
import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { OutboxEntry, OutboxEvent } from '#machines/outbox.machine.ts';
import { outboxFeedOf } from '../../src/flows/myRequests/ports/entries.ts';
import { feed as feedOf } from '../machines/kit.ts';
import { adas, bens } from '../paths/requests.samples.ts';
import { ada } from '../paths/support.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

test('the entries of the member are reported at the start, and then only when one of them changes', () => {
  const entriesFeed = feedOf<OutboxEvent>();
  const outbox = createActor(
    outboxMachine.provide({
      actors: { entriesFeed: entriesFeed.logic, network: fromCallback(() => {}) },
    }),
  ).start();
  outbox.send({ type: 'member.arrived', member: ada.id });
  const said: unknown[] = [];
  const feed: AnyActorLogic = outboxFeedOf(outbox);
  const machine = setup({ actors: { feed }, actions: { note: ({ event }) => said.push(event) } });
  const actor = createActor(
    machine.createMachine({ invoke: { src: 'feed' }, on: { '*': { actions: 'note' } } }),
  ).start();
  const holds = (...entries: OutboxEntry[]) =>
    entriesFeed.say({ type: 'entries.changed', entries });
  const refused = { ...adas, refusal: { reason: 'invalid' as const, detail: {} } };
  holds(refused);
  holds({ ...refused });
  holds(refused, bens);
  holds(bens);
  expect(said).toEqual(
    [[], [refused], []].map((entries) => ({ type: 'entries.changed', entries })),
  );
  actor.stop();
  holds(refused);
  expect(said).toHaveLength(3);
});
