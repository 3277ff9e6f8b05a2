// What one flow of the page has read of a member's requests, told to the others: nobody asks the backend twice.
import { fromCallback } from 'xstate';
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { NotificationsEvent } from '#machines/notifications.machine.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';

type News = {
  /** Who was here when it was read. */
  owner: string;
  /** Null where it could not be read. */
  requests: readonly MemberRequest[] | null;
};

let last: News | null = null;
const listeners = new Set<() => void>();

/** Says what was read in this member's name, or null where it could not be; nobody's is told to nobody. */
export function tellRequests(
  owner: string | null | undefined,
  requests: readonly MemberRequest[] | null,
): void {
  if (owner === null || owner === undefined) return;
  last = { owner, requests };
  for (const notice of listeners) notice();
}

/**
 * Calls back with what is known of the requests of the current user: at once where something is, then with every reading.
 * @returns what ends it
 */
export function watchRequests(
  currentUser: Pick<CurrentUser, 'now'>,
  hear: (requests: readonly MemberRequest[] | null) => void,
): () => void {
  const look = () => {
    if (last !== null && last.owner === currentUser.now()) hear(last.requests);
  };
  listeners.add(look);
  look();
  return () => listeners.delete(look);
}

/** Port `requestsFeed` of the notifications. */
export const requestsFeedOf = (currentUser: Pick<CurrentUser, 'now'>) =>
  fromCallback<NotificationsEvent>(({ sendBack }) =>
    watchRequests(currentUser, (requests) =>
      sendBack(
        requests === null ? { type: 'requests.unreadable' } : { type: 'requests.known', requests },
      ),
    ),
  );
