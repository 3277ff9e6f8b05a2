// @vitest-environment happy-dom
// The outbox machine with its own sender: which toast a request with files shows (docs/product-decisions.md, "Outbox").
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { outboxMachine } from '#machines/outbox.machine.ts';
import type { Delivery, OutboxEvent, QueueItem } from '#machines/outbox.machine.ts';
import { adoptEntries, entriesFeed } from '../../src/adapters/outbox/outbox.ts';
import { attend } from '../../src/adapters/outbox/store.ts';
import { requestsBackend } from '../../src/adapters/supabase/requestsBackend.ts';
import { deliverAttachment, deliverRequest } from '../../src/adapters/supabase/requestsSender.ts';
import { entryOf, grantLocks, leave, queued } from './outboxWorld.ts';
import { freshBrowser, holdSession, wire } from './wire.ts';
import { activeIn } from '../machines/kit.ts';

vi.mock('../../src/adapters/outbox/files.ts', async (original) => ({
  ...(await original<object>()),
  readFile: async () => new Blob(['%PDF-']),
  forgetFiles: async () => {},
}));

const deck = { id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 };
const entry = entryOf({ attachments: [deck] });
const port = (send: typeof deliverRequest) =>
  fromPromise<Delivery, QueueItem>(({ input, signal }) => send(requestsBackend, input, signal));

/** The outbox of ada's page, and its toasts. */
function openOutbox() {
  const outbox = createActor(
    outboxMachine.provide({
      actors: {
        entriesFeed,
        adoptEntries,
        network: fromCallback<OutboxEvent>(() => {}),
        sendRequest: port(deliverRequest),
        sendAttachment: port(deliverAttachment),
      },
    }),
  );
  const toasts: string[] = [];
  outbox.on('toast', ({ key }) => toasts.push(key));
  outbox.start();
  outbox.send({ type: 'member.arrived', member: 'ada' });
  return { outbox, toasts };
}

beforeEach(() => {
  freshBrowser();
  grantLocks();
  holdSession();
  leave(entry);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no toast of their own when the form has said that their request is stored', true],
  ['a toast when no form has said so', false],
])('files show %s', async (_, hasForm) => {
  const calls = wire(() => ({
    body: { outcome: 'stored', request: { id: entry.id, kind: 'meeting', status: 'submitted' } },
  }));
  const heard = vi.fn();
  const end = hasForm ? attend(entry.id, heard) : () => {};
  const { outbox, toasts } = openOutbox();
  await vi.waitFor(() => expect(queued()).toEqual([]));
  await vi.waitFor(() => expect(activeIn(outbox)).toContain('post.empty'));
  outbox.stop();
  end();
  expect(calls.map(({ path }) => path)).toEqual([
    '/rest/v1/rpc/submit_request',
    '/rest/v1/rpc/attach',
  ]);
  expect(heard).toHaveBeenCalledTimes(hasForm ? 1 : 0);
  expect(toasts).toEqual(hasForm ? [] : ['requestDelivered']);
});
