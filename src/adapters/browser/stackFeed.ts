// Who has a stack, and when it may have changed behind this tab's back.
import { fromCallback } from 'xstate';
import type { StackEvent } from '#machines/stack.machine.ts';
import { keys, write } from './keys.ts';
import type { Presence } from './questionFeed.ts';

/** Tells the other tabs that the stack has changed: a storage event reaches them alone. */
export const ringStackBell = () => write(keys.stackBell, String(Date.now()));

/** Port `memberFeed` of the stack. A member who gives way to another has left first. */
export const stackFeedOf = (presence: Presence) =>
  fromCallback<StackEvent>(({ sendBack }) => {
    let known: string | null | undefined;
    const tell = () => {
      const member = presence.now();
      if (member === undefined || member === known) return;
      const hadAnother = typeof known === 'string';
      known = member;
      if (hadAnother || member === null) sendBack({ type: 'member.absent' });
      if (member !== null) sendBack({ type: 'member.arrived' });
    };
    const look = () => {
      if (document.visibilityState === 'visible') sendBack({ type: 'list.outdated' });
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === keys.stackBell) sendBack({ type: 'list.outdated' });
    };
    tell();
    const stop = presence.watch(tell);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', hear);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', hear);
    };
  });
