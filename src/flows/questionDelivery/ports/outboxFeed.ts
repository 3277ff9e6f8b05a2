// What `questionDelivery` hears: of the questions in the outbox, and of a user who signs in.
import { fromCallback } from 'xstate';
import type { QuestionDeliveryEvent } from '#machines/questionDelivery.machine.ts';
import { readEntries, watchEntries } from '#adapters/outbox/store.ts';
import { watchMembers } from '#adapters/user/members.ts';
import type { CurrentUser } from '#adapters/user/currentUser.ts';

const questionsNow = () =>
  readEntries().flatMap(({ id, kind, isStored, refusal }) =>
    kind === 'asynq' ? [{ id, isStored, isReturned: refusal !== null }] : [],
  );

/** Port `outboxFeed`. */
export const outboxFeedOf = (currentUser: CurrentUser) =>
  fromCallback<QuestionDeliveryEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'questions.changed', questions: questionsNow() });
    report();
    const ends = [
      watchEntries(report),
      watchMembers(currentUser, { arrived: () => sendBack({ type: 'member.arrived' }) }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
