// Shares a member's requests between the flows of a page, so that the backend is asked only once.
import type { MemberRequest } from '#machines/myRequests.machine.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';

type News = {
  /** The user at the time of the reading. */
  owner: string;
  /** Null where it could not be read. */
  requests: readonly MemberRequest[] | null;
};

let last: News | null = null;
const listeners = new Set<() => void>();

/** Publishes a reading for this member, or null after a failure; without a member it publishes nothing. */
export function tellRequests(
  owner: string | null | undefined,
  requests: readonly MemberRequest[] | null,
): void {
  if (owner === null || owner === undefined) return;
  last = { owner, requests };
  for (const notice of listeners) notice();
}

/**
 * Calls back with the known requests of the current user: at once if there are any, then with every reading.
 * @returns a function that ends the watch
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
