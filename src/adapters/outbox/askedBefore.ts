// A member's earlier requests, in the outbox of this browser and in the backend, so that no request is made twice.
import { fromCallback } from 'xstate';
import { community } from '#content/community.ts';
import { partners } from '#content/partners.ts';
import type {
  ApplicationEnding,
  ApplicationEvent,
  ApplicationKind,
} from '#machines/application.machine.ts';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { AskedBefore, PerkKind, PerkRequestEvent } from '#machines/perkRequest.machine.ts';
import type { RequestStatus } from '#machines/request.machine.ts';
import { watchMembers } from '#adapters/user/members.ts';
import { readEntries, watchEntries } from './store.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';
import { tellRequests, watchRequests } from './memberRequests.ts';

/** The subjects of each kind of request: it contains the name, not the id. */
const offered: Record<PerkKind, readonly { id: string; name: string }[]> = {
  perk: partners,
  channel: community.channels.items,
};

const over: readonly RequestStatus[] = ['withdrawn', 'declined', 'expired'];

/**
 * The known earlier requests of a kind.
 * @param requests the member's requests, the newest first
 * @param entries the entries of this member in this browser's outbox
 */
export function askedBefore(
  kind: PerkKind,
  requests: readonly MemberRequest[],
  entries: readonly OutboxEntry[],
): AskedBefore {
  const before: AskedBefore = { asked: {}, over: [] };
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
  }, before);
}

/** The current user, and a function that reads their requests on pages that do not list them. */
export type Asking = CurrentUser & { readRequests: () => Promise<readonly MemberRequest[]> };

/**
 * Calls back with all known earlier requests, at once and whenever they may have changed. The requests of the current
 * user are read once, because they may have been made in another browser.
 * @param leave is called first when a member signs out: their requests no longer count
 * @returns a function that ends the watch
 */
function watchAsked(
  asking: Asking,
  hear: (requests: readonly MemberRequest[], entries: readonly OutboxEntry[]) => void,
  leave: () => void,
): () => void {
  let known: { owner: string; requests: readonly MemberRequest[] } | null = null;
  let readFor: string | null = null;
  const own = () => readEntries().filter(({ owner }) => owner === (asking.now() ?? null));
  let waiting = own().map(({ id }) => id);
  const tell = () =>
    hear(known !== null && known.owner === asking.now() ? known.requests : [], own());
  const look = () => {
    const member = asking.now() ?? null;
    if (member !== null && member !== readFor) {
      readFor = member;
      // Backend unreachable: only the entries in this browser are known.
      asking.readRequests().then(
        (requests) => tellRequests(member, requests),
        () => undefined,
      );
    }
    tell();
  };
  const ends = [
    // First of all listeners: the previous member's requests are cleared before the next member's are reported.
    watchMembers(asking, { left: leave }),
    watchRequests(asking, (requests) => {
      const owner = asking.now();
      if (requests === null || typeof owner !== 'string') return;
      known = { owner, requests };
      tell();
    }),
    watchEntries(() => {
      const before = waiting;
      waiting = own().map(({ id }) => id);
      // An entry that has left the outbox was stored as a request, or was sent back.
      if (before.some((id) => !waiting.includes(id))) readFor = null;
      look();
    }),
    asking.watch(look),
  ];
  look();
  return () => {
    for (const end of ends) end();
  };
}

/** Port `askedFeed` of offers and channels: reports at once if a request is known, and whenever one changes. */
export const askedFeedOf = (asking: Asking) =>
  fromCallback<PerkRequestEvent, { kind: PerkKind }>(({ sendBack, input }) => {
    let said = '';
    return watchAsked(
      asking,
      (requests, entries) => {
        const before = askedBefore(input.kind, requests, entries);
        if (JSON.stringify(before) === said) return;
        said = JSON.stringify(before);
        sendBack({ type: 'asked.known', ...before });
      },
      () => {
        said = '';
        sendBack({ type: 'member.left' });
      },
    );
  });

/**
 * The status of one application.
 * @returns null where none is known
 */
export function applicationBefore(
  { kind, subject }: { kind: ApplicationKind; subject: string },
  requests: readonly MemberRequest[],
  entries: readonly OutboxEntry[],
): ApplicationEnding | 'over' | null {
  const isIt = (one: { kind: string; subject: string }) =>
    one.kind === kind && one.subject === subject;
  const entry = entries.find((one) => isIt(one) && one.refusal === null);
  if (entry !== undefined) return entry.owner === null ? 'waitingForAccount' : 'waitingForNetwork';
  const request = requests.find(isIt);
  if (request !== undefined) return over.includes(request.status) ? 'over' : 'stored';
  return entries.some(isIt) ? 'over' : null;
}

/** Port `askedFeed` of a short application. */
export const applicationFeedOf = (asking: Asking) =>
  fromCallback<ApplicationEvent, { kind: ApplicationKind; subject: string }>(
    ({ sendBack, input }) => {
      let said: ApplicationEnding | 'over' | null = null;
      return watchAsked(
        asking,
        (requests, entries) => {
          const now = applicationBefore(input, requests, entries);
          if (now === said) return;
          said = now;
          if (now === 'over') sendBack({ type: 'asked.over' });
          else if (now !== null) sendBack({ type: 'asked.known', ending: now });
        },
        () => {
          said = null;
          sendBack({ type: 'member.left' });
        },
      );
    },
  );
