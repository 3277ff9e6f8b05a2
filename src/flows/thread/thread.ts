// The thread as the posts need it: its actor and snapshot, one for all posts of the tab.
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { threadMachine } from '#machines/thread.machine.ts';
import { useFlow } from '#boot/useFlow.ts';

export type ThreadProps = {
  actor: ActorRefFrom<typeof threadMachine>;
  snapshot: SnapshotFrom<typeof threadMachine>;
};

/** Starts the flow of this tab. */
export function useThread(): ThreadProps {
  const flow = useFlow('community/thread');
  const actor = useActorRef(flow);
  return { actor, snapshot: useSelector(actor, (current) => current) };
}

/** Whether this post's thread is the one that is open. */
export const isOpenFor = ({ snapshot }: ThreadProps, post: string) =>
  snapshot.hasTag('open') && snapshot.context.post === post;

/** How many replies a post has: what its list said, or what its thread has shown since. */
export const repliesTo = ({ snapshot }: ThreadProps, post: { id: string; replies: number }) =>
  snapshot.context.counts[post.id] ?? post.replies;

/** How a post or a reply begins: names its buttons, because an author may have written several. */
export function beginningOf(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')}…` : words.join(' ');
}
