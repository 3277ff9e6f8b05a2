// The test kit of My requests: ports that answer on command.
import { answerLimits, replyLimit, requiredAnswers } from '#content/limits.ts';
import { myRequestsMachine } from '#machines/myRequests.machine.ts';
import type {
  MemberRequest,
  MendingDraft,
  MyRequestsEvent,
  Resending,
  Verdict,
} from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { draftKit, feed, play, port } from './kit.ts';

/** What the content says of answers. */
export const rules = {
  limits: answerLimits,
  required: requiredAnswers,
  longestReply: replyLimit,
};

/** A request in a state; of a meeting unless said otherwise. */
export const requestIn = (
  status: MemberRequest['status'],
  rest: Partial<MemberRequest> = {},
): MemberRequest => ({
  id: status,
  kind: 'meeting',
  subject: `Subject of ${status}`,
  status,
  createdAt: '2026-11-21T20:00:00.000Z',
  dueAt: null,
  isBreached: false,
  position: null,
  offeredUntil: null,
  slot: null,
  history: [],
  attachments: [],
  ...rest,
});

/** An entry of the outbox that the backend refused. */
export const returned = (rest: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'back',
  owner: 'ada',
  visit: null,
  kind: 'meeting',
  subject: 'Two boards',
  answers: { reason: 'Two boards', project: ' ', value: 'A decision', length: 3 },
  attachments: [],
  madeAt: '2026-11-21T20:00:00.000Z',
  isStored: false,
  refusal: { reason: 'invalid', detail: { field: 'project' } },
  ...rest,
});

/** The page was just opened: the list is loading for the first time. */
export function open() {
  const outboxFeed = feed<MyRequestsEvent>();
  const pageFeed = feed<MyRequestsEvent>();
  const draft = draftKit<MendingDraft>();
  const ports = {
    loadRequests: port<readonly MemberRequest[]>(),
    withdrawRequest: port<Verdict, { id: string }>(),
    acceptOffer: port<Verdict, { id: string }>(),
    replyToRequest: port<Verdict, { id: string; note: string }>(),
    nearestSlots: port<readonly string[], { slot: string }>(),
    resendEntry: port<void, Resending>(),
    discardEntry: port<void, { id: string }>(),
  };
  const page = play(
    myRequestsMachine.provide({
      actors: {
        outboxFeed: outboxFeed.logic,
        pageFeed: pageFeed.logic,
        loadRequests: ports.loadRequests.logic,
        withdrawRequest: ports.withdrawRequest.logic,
        acceptOffer: ports.acceptOffer.logic,
        replyToRequest: ports.replyToRequest.logic,
        nearestSlots: ports.nearestSlots.logic,
        draft: draft.logic,
        resendEntry: ports.resendEntry.logic,
        discardEntry: ports.discardEntry.logic,
      },
    }),
    { rules },
  );
  const part = (name: string) => page.states().find((state) => state.startsWith(`${name}.`));
  return {
    ...page,
    ...ports,
    outboxFeed,
    pageFeed,
    draft,
    list: () => part('list'),
    action: () => part('action'),
    /** The number of calls of the backend. */
    looks: () => ports.loadRequests.asked.length,
  };
}

/** The list is on screen with these requests and these entries of the outbox. */
export function shown(
  requests: readonly MemberRequest[] = [],
  entries: readonly OutboxEntry[] = [],
) {
  const page = open();
  page.outboxFeed.say({ type: 'entries.changed', entries });
  page.loadRequests.resolve(requests);
  return page;
}
