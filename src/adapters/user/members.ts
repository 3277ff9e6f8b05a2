// Reports when a member signs in or out, in this tab or elsewhere, or is replaced by another member.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { CurrentUser } from './currentUser.ts';

export type MemberChanges = {
  arrived?: (member: string) => void;
  left?: () => void;
  /** The session has become known, and no user is signed in. */
  absent?: () => void;
};

/**
 * Reports the member who is here, and every change; nothing while a session lookup is under way. A member who is replaced by
 * another has left first.
 * @returns what ends the watch
 */
export function watchMembers(
  currentUser: CurrentUser,
  { arrived, left, absent }: MemberChanges,
): () => void {
  let known: string | null | undefined;
  const look = () => {
    const member = currentUser.now();
    if (member === undefined || member === known) return;
    const before = known;
    known = member;
    if (typeof before === 'string') left?.();
    else if (member === null) absent?.();
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
