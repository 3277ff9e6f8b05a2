// When a member has gone from this tab: signed out here or elsewhere, or replaced by another member.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { CurrentUser } from './whenUserKnown.ts';

/**
 * Calls back when a known member signs out or gives way to another member; not while a session lookup is under way.
 * @returns what ends the watch
 */
export function watchDepartures(currentUser: CurrentUser, notice: () => void): () => void {
  let known = currentUser.now() ?? null;
  return currentUser.watch(() => {
    const now = currentUser.now();
    if (now === undefined || now === known) return;
    const hasLeft = known !== null;
    known = now;
    if (hasLeft) notice();
  });
}

/** Port `memberFeed` of a form that may hold a member's words. */
export const departureFeedOf = <Event extends EventObject>(currentUser: CurrentUser) =>
  fromCallback<Event>(({ sendBack }) =>
    watchDepartures(currentUser, () => sendBack({ type: 'member.left' })),
  );
