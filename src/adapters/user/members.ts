// When a member arrives in this tab or leaves it: signed in or out, here or elsewhere, or replaced by another member.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { CurrentUser } from './whenUserKnown.ts';

export type MemberChanges = {
  arrived?: (member: string) => void;
  left: () => void;
};

/**
 * Reports the member who is here, and every change; nothing while a session lookup is under way. A member who is replaced by
 * another has left first.
 * @returns what ends the watch
 */
export function watchMembers(
  currentUser: CurrentUser,
  { arrived, left }: MemberChanges,
): () => void {
  let known: string | null = null;
  const look = () => {
    const member = currentUser.now();
    if (member === undefined || member === known) return;
    const hasLeft = known !== null;
    known = member;
    if (hasLeft) left();
    if (member !== null) arrived?.(member);
  };
  look();
  return currentUser.watch(look);
}

/** Port `memberFeed` of a form that may hold a member's words. */
export const departureFeedOf = <Event extends EventObject>(currentUser: CurrentUser) =>
  fromCallback<Event>(({ sendBack }) =>
    watchMembers(currentUser, { left: () => sendBack({ type: 'member.left' }) }),
  );
