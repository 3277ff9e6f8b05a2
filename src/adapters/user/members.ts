// Reports when a member signs in or out, in this tab or elsewhere, or is replaced by another member.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { CurrentUser } from './whenUserKnown.ts';

export type MemberChanges = {
  arrived?: (member: string) => void;
  left: () => void;
};

/**
 * Reports the current member, and every change; nothing while a session lookup is under way. If another member replaces
 * a member, the first one is reported as left before the second is reported.
 * @returns a function that ends the watch
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

/** Port `memberFeed` of a form that may contain a member's text. */
export const departureFeedOf = <Event extends EventObject>(currentUser: CurrentUser) =>
  fromCallback<Event>(({ sendBack }) =>
    watchMembers(currentUser, { left: () => sendBack({ type: 'member.left' }) }),
  );
