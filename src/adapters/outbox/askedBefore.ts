// What a member has asked for before, so that nobody asks twice: in the outbox of this browser, and among their requests.
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

/** A user to be asked who is here, and what reads their requests where a page shows none of them. */
export type Asking = CurrentUser & { readRequests: () => Promise<readonly MemberRequest[]> };

/**
 * Calls back with everything that is known of earlier requests, at once and whenever it may have changed. The requests of
 * the current user are read once: they may have been made elsewhere.
 * @param leave hears first that a member has gone: what was told of theirs counts no longer
 * @returns what ends it
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
      // Out of reach: what lies in this browser is all that is known.
      asking.readRequests().then(
        (requests) => tellRequests(member, requests),
        () => undefined,
      );
    }
    tell();
  };
  const ends = [
    // Before all others: the next member is told of after the last one has left.
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
      // What has left the box has become a request, or has come back.
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

/** Port `askedFeed` of offers and channels: reports at once where something is known, and whenever it changes. */
export const askedFeedOf = (asking: Asking) =>
  fromCallback<PerkRequestEvent, { kind: PerkKind }>(({ sendBack, input }) => {
    let said = '';
    return watchAsked(
      asking,
      (requests, entries) => {
        const told = askedBefore(input.kind, requests, entries);
        if (JSON.stringify(told) === said) return;
        said = JSON.stringify(told);
        sendBack({ type: 'asked.known', ...told });
      },
      () => {
        said = '';
        sendBack({ type: 'member.left' });
      },
    );
  });

/**
 * Where one application stands.
 * @returns null where nothing is known of it
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
