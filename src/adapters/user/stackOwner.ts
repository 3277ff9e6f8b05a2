// The member who owns the stack, and changes of the stack in other tabs.
import { fromCallback } from 'xstate';
import type { SignalStackEvent } from '#machines/signalStack.machine.ts';
import type { StackEvent } from '#machines/stack.machine.ts';
import { onPageShown } from '#adapters/page/visibility.ts';
import { keys, write } from '#adapters/storage/keys.ts';
import { watchMembers } from './members.ts';
import type { CurrentUser } from './currentUser.ts';

/** Notifies the other tabs that the stack has changed: only they receive a storage event. */
export const announceStackChange = () => write(keys.stackChangedAt, String(Date.now()));

type Say = (event: { type: 'member.arrived' } | { type: 'member.absent' }) => void;

/** Reports sign-ins and sign-outs; a member who replaces another arrives after an absence. */
const watchOwner = (currentUser: CurrentUser, say: Say) =>
  watchMembers(currentUser, {
    arrived: () => say({ type: 'member.arrived' }),
    left: () => say({ type: 'member.absent' }),
    absent: () => say({ type: 'member.absent' }),
  });

/** Port `memberFeed` of /signal-stack. */
export const stackOwnerOf = (currentUser: CurrentUser) =>
  fromCallback<SignalStackEvent>(({ sendBack }) => watchOwner(currentUser, sendBack));

/** Reports that another tab has changed the stack, or that this tab is visible again; returns a function that ends the watch. */
export function watchStackChanges(report: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === keys.stackChangedAt) report();
  };
  const unwatch = onPageShown(report);
  window.addEventListener('storage', hear);
  return () => {
    unwatch();
    window.removeEventListener('storage', hear);
  };
}

/** Port `memberFeed` of the stack. */
export const stackFeedOf = (currentUser: CurrentUser) =>
  fromCallback<StackEvent>(({ sendBack }) => {
    const stop = watchOwner(currentUser, sendBack);
    const unwatch = watchStackChanges(() => sendBack({ type: 'list.outdated' }));
    return () => {
      stop();
      unwatch();
    };
  });
