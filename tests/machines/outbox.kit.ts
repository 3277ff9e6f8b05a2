// The test kit of the outbox: its ports, and sample entries.
import { outboxMachine } from '#machines/outbox.machine.ts';
import type {
  Delivery,
  OutboxEntry,
  OutboxEvent,
  QueueItem,
  TakenBack,
} from '#machines/outbox.machine.ts';
import { feed, play, port } from './kit.ts';

export const entry = (id: string, rest: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  owner: 'ada',
  visit: null,
  kind: 'meeting',
  subject: id,
  answers: {},
  attachments: [],
  madeAt: '2026-11-21T20:00:00.000Z',
  isStored: false,
  refusal: null,
  ...rest,
});
export const file = { id: 'f', name: 'deck.pdf', type: 'application/pdf', size: 1 };
export const stored = (id: string, rest: Partial<Delivery> = {}): Delivery => ({
  id,
  outcome: 'stored',
  left: null,
  isAttended: false,
  ...rest,
});

export const begin = (...entries: OutboxEntry[]) => {
  const entriesFeed = feed<OutboxEvent>({ type: 'entries.changed', entries });
  const network = feed<OutboxEvent>();
  const adoptEntries = port<void, { member: string }>();
  const discardEntry = port<void, TakenBack>();
  const sendRequest = port<Delivery, QueueItem>();
  const sendAttachment = port<Delivery, QueueItem>();
  const outbox = play(
    outboxMachine.provide({
      actors: {
        entriesFeed: entriesFeed.logic,
        network: network.logic,
        adoptEntries: adoptEntries.logic,
        discardEntry: discardEntry.logic,
        sendRequest: sendRequest.logic,
        sendAttachment: sendAttachment.logic,
      },
    }),
  );
  return {
    ...outbox,
    entriesFeed,
    network,
    adoptEntries,
    discardEntry,
    sendRequest,
    sendAttachment,
    returns: () => outbox.states().find((state) => state.startsWith('returns.')),
    post: () => outbox.states().find((state) => state.startsWith('post.')),
    arrives: (member = 'ada') => {
      outbox.send({ type: 'member.arrived', member });
      adoptEntries.resolve();
    },
  };
};
export const sending = (...entries: OutboxEntry[]) => {
  const outbox = begin(...entries);
  outbox.arrives();
  return outbox;
};
export const asked = (outbox: ReturnType<typeof begin>) =>
  outbox.sendRequest.asked.map(({ id }) => id);
