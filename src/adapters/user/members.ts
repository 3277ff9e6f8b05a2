// Reports when a member signs in or out, in this tab or elsewhere, or is replaced by another member.
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { CurrentUser, MemberChanges } from './currentUser.ts';

/**
 * Reports the member who is here, and then every change that the session tells; nothing while a session lookup is under way. A
 * member who is replaced by another has left first.
 * @returns what ends the watch
 */
export function watchMembers(currentUser: CurrentUser, changes: MemberChanges): () => void {
  const member = currentUser.now();
  if (member === null) changes.absent?.();
  else if (member !== undefined) changes.arrived?.(member);
  return currentUser.onChange(changes);
}

/** Port `memberFeed` of what shows a member's text or name: a form, or a menu. */
export const departureFeedOf = <Event extends EventObject>(currentUser: CurrentUser) =>
  fromCallback<Event>(({ sendBack }) =>
    currentUser.onChange({ left: () => sendBack({ type: 'member.left' }) }),
  );
