// Which offers and channels a member has asked for before: in the outbox of this browser, and among their requests.
import { fromCallback } from 'xstate';
import { community } from '#content/community.ts';
import { partners } from '#content/partners.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { AskedBefore, PerkKind, PerkRequestEvent } from '#machines/perkRequest.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import { readEntries, watchEntries } from './outboxShelf.ts';
import type { Presence } from './questionFeed.ts';
import { watchRequests } from './requestsHub.ts';

/** What a request of each kind may be about: it carries the name, not the id. */
const offered: Record<PerkKind, readonly { id: string; name: string }[]> = {
  perk: partners,
  channel: community.channels.items,
};

const over: readonly RequestStatus[] = ['withdrawn', 'declined', 'expired'];

/**
 * What is known of earlier requests of a kind.
 * @param requests the member's requests, the newest first
 * @param entries what of this member's waits in this browser
 */
export function askedBefore(
  kind: PerkKind,
  requests: readonly MemberRequest[],
  entries: readonly OutboxEntry[],
): AskedBefore {
  const told: AskedBefore = { asked: {}, over: [] };
  return offered[kind].reduce(({ asked, over: ended }, { id, name }) => {
    const isAbout = (one: { kind: string; subject: string }) =>
      one.kind === kind && one.subject === name;
    const request = requests.find(isAbout);
    if (entries.some((entry) => isAbout(entry) && entry.refusal === null))
      return { asked: { ...asked, [id]: 'waiting' as const }, over: ended };
    if (request === undefined) return { asked, over: ended };
    return over.includes(request.status)
      ? { asked, over: [...ended, id] }
      : { asked: { ...asked, [id]: 'stored' as const }, over: ended };
  }, told);
}

/** Port `askedFeed`: reports at once where something is known, and whenever it changes. */
export const askedFeedOf = (presence: Pick<Presence, 'now'>) =>
  fromCallback<PerkRequestEvent, { kind: PerkKind }>(({ sendBack, input }) => {
    let known: readonly MemberRequest[] = [];
    let said = '';
    const tell = () => {
      const member = presence.now();
      const own = readEntries().filter(({ owner }) => owner === member);
      const told = askedBefore(input.kind, known, own);
      if (JSON.stringify(told) === said) return;
      said = JSON.stringify(told);
      sendBack({ type: 'asked.known', ...told });
    };
    const ends = [
      watchRequests(presence, (requests) => {
        if (requests === null) return;
        known = requests;
        tell();
      }),
      watchEntries(tell),
    ];
    tell();
    return () => {
      for (const end of ends) end();
    };
  });
