// The member who owns the stack, and changes of the stack in other tabs.
import { fromCallback } from 'xstate';
import type { SignalStackEvent } from '#machines/signalStack.machine.ts';
import type { StackEvent } from '#machines/stack.machine.ts';
import { keys, write } from '#adapters/storage/keys.ts';
import type { CurrentUser } from './whenUserKnown.ts';

/** Notifies the other tabs that the stack has changed: only they receive a storage event. */
export const announceStackChange = () => write(keys.stackChangedAt, String(Date.now()));

type Say = (event: { type: 'member.arrived' } | { type: 'member.absent' }) => void;

/**
 * Reports sign-ins and sign-outs. If another member replaces a member, the first one is reported as left before.
 * @returns a function that ends the watch
 */
function watchMember(currentUser: CurrentUser, say: Say) {
  let known: string | null | undefined;
  const tell = () => {
    const member = currentUser.now();
    if (member === undefined || member === known) return;
    const hadAnother = typeof known === 'string';
    known = member;
    if (hadAnother || member === null) say({ type: 'member.absent' });
    if (member !== null) say({ type: 'member.arrived' });
  };
  tell();
  return currentUser.watch(tell);
}

/** Port `memberFeed` of /signal-stack. */
export const stackOwnerOf = (currentUser: CurrentUser) =>
  fromCallback<SignalStackEvent>(({ sendBack }) => watchMember(currentUser, sendBack));

/** Port `memberFeed` of the stack. */
export const stackFeedOf = (currentUser: CurrentUser) =>
  fromCallback<StackEvent>(({ sendBack }) => {
    const look = () => {
      if (document.visibilityState === 'visible') sendBack({ type: 'list.outdated' });
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === keys.stackChangedAt) sendBack({ type: 'list.outdated' });
    };
    const stop = watchMember(currentUser, sendBack);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', hear);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', hear);
    };
  });
