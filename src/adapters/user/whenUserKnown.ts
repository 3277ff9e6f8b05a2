// Who asks, when the page is looked at again, and what becomes of the questions in the outbox.
import { fromCallback } from 'xstate';
import type { AsynqEvent } from '#machines/asynq.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';

/** A user to be asked who is signed in: an id, null for nobody, undefined while nobody knows. */
export type CurrentUser = {
  now: () => string | null | undefined;
  /** Calls back whenever it may have changed, until the returned function is called. */
  watch: (notice: () => void) => () => void;
};

/** The outbox, as far as this looks into it. */
type Box = {
  entries: () => readonly OutboxEntry[];
  watch: (notice: () => void) => () => void;
};

/**
 * Who is here, as soon as it is known.
 * @throws the signal's reason when nobody waits any more
 */
export const whenUserKnownOf = (currentUser: CurrentUser) => (signal: AbortSignal) =>
  new Promise<string | null>((resolve, reject) => {
    const ends: (() => void)[] = [];
    const stop = () => ends.splice(0).forEach((end) => end());
    const look = () => {
      const member = currentUser.now();
      if (member === undefined) return;
      stop();
      resolve(member);
    };
    ends.push(currentUser.watch(look));
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason instanceof Error ? signal.reason : new Error(''));
    });
    look();
  });

/** Port `memberFeed`. A member who gives way to another has left first. */
export const memberFeedOf = (currentUser: CurrentUser, box: Box) =>
  fromCallback<AsynqEvent>(({ sendBack }) => {
    let known: string | null = null;
    const tell = () => {
      const member = currentUser.now();
      if (member === undefined || member === known) return;
      if (known !== null) sendBack({ type: 'member.left' });
      known = member;
      if (member !== null) sendBack({ type: 'member.arrived', member });
    };
    let waiting: readonly OutboxEntry[] = [];
    const lookIntoBox = () => {
      const before = waiting;
      waiting = box.entries().filter(({ kind }) => kind === 'asynq');
      for (const one of before) {
        const left = waiting.find(({ id }) => id === one.id);
        if (one.refusal !== null) continue;
        if (left?.refusal) sendBack({ type: 'question.returned' });
        else if (!one.isStored && (left === undefined || left.isStored))
          sendBack({ type: 'question.delivered' });
      }
    };
    const look = () => {
      if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
    };
    lookIntoBox();
    tell();
    const ends = [currentUser.watch(tell), box.watch(lookIntoBox)];
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', look);
    };
  });
