// The ports of `asynq`: the draft, the files, the voice note, the month's allowance, and the outbox.
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { presenceOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { connect as connectVoiceNote } from '#flows/voiceNote/ports.ts';
import { requestDeskOf } from '#adapters/outbox/submitRequest.ts';
import { readEntries, watchEntries } from '#adapters/outbox/store.ts';
import { releaseQuestion } from '#flows/asynq/ports/clearDraft.ts';
import { memberFeedOf, whoComesTo } from '#adapters/user/whenUserKnown.ts';
import { admitFiles } from '#adapters/files/questionFiles.ts';
import { keepQuestion, recallQuestionOf } from '#flows/asynq/ports/draft.ts';
import { readAllowance } from '#flows/asynq/ports/allowance.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const presence = presenceOf(page.session);
  return page.asFlow(
    'asynq',
    asynqMachine.provide({
      actors: {
        recallQuestion: recallQuestionOf(whoComesTo(presence)),
        memberFeed: memberFeedOf(presence, { entries: readEntries, watch: watchEntries }),
        readAllowance,
        admitFiles,
        voiceNote: connectVoiceNote(page),
        // From the outbox it cannot be lost any more: the draft would ask the same question twice.
        requestDesk: requestDeskOf({ ...outboxOf(page).desk, whenBoxed: releaseQuestion }),
      },
    }),
    keepQuestion,
  );
};
