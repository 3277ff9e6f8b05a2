// The events of `asynq` from outside its form: the member, and its questions in the outbox.
import { fromCallback } from 'xstate';
import type { AsynqEvent } from '#machines/asynq.machine.ts';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/whenUserKnown.ts';

/** The outbox, as far as this feed reads it. */
type Outbox = {
  entries: () => readonly OutboxEntry[];
  watch: (notice: () => void) => () => void;
};

/** Port `memberFeed`. */
export const memberFeedOf = (currentUser: CurrentUser, outbox: Outbox) =>
  fromCallback<AsynqEvent>(({ sendBack }) => {
    let waiting: readonly OutboxEntry[] = [];
    const readOutbox = () => {
      const before = waiting;
      waiting = outbox.entries().filter(({ kind }) => kind === 'asynq');
      for (const one of before) {
        const left = waiting.find(({ id }) => id === one.id);
        if (one.refusal !== null) continue;
        if (left?.refusal) sendBack({ type: 'question.returned' });
        else if (!one.isStored && (left === undefined || left.isStored))
          sendBack({ type: 'question.delivered' });
      }
    };
    readOutbox();
    const ends = [
      watchMembers(currentUser, {
        arrived: (member) => sendBack({ type: 'member.arrived', member }),
        left: () => sendBack({ type: 'member.left' }),
      }),
      outbox.watch(readOutbox),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
