// The events of `questionAllowance` from outside: the member, the return to the page, and the questions in the outbox.
import { fromCallback } from 'xstate';
import type { OutboxEntry } from '#machines/outbox.machine.ts';
import type { QuestionAllowanceEvent } from '#machines/questionAllowance.machine.ts';
import { readEntries, watchEntries } from '#adapters/outbox/store.ts';
import { onPageShown } from '#adapters/page/visibility.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

/** A question whose text the backend does not have yet, and has not refused. */
const isWaiting = ({ kind, isStored, refusal }: OutboxEntry) =>
  kind === 'asynq' && !isStored && refusal === null;

/** Port `memberFeed`. */
export const memberFeedOf = (currentUser: CurrentUser) =>
  fromCallback<QuestionAllowanceEvent>(({ sendBack }) => {
    const count = () =>
      sendBack({ type: 'questions.counted', count: readEntries().filter(isWaiting).length });
    count();
    const ends = [
      watchMembers(currentUser, {
        arrived: () => sendBack({ type: 'member.arrived' }),
        left: () => sendBack({ type: 'member.left' }),
      }),
      watchEntries(count),
      onPageShown(() => sendBack({ type: 'page.shown' })),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
