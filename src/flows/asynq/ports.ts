// The ports of `asynq`: the draft, the files, the voice note, the month's allowance, and the outbox.
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { outboxOf } from '#flows/outbox/ports.ts';
import { connect as connectAllowance } from '#flows/questionAllowance/ports.ts';
import { connect as connectVoiceNote } from '#flows/voiceNote/ports.ts';
import { submitRequestOf } from '#adapters/outbox/submitRequest.ts';
import { readEntries, watchEntries } from '#adapters/outbox/store.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { admitFiles } from '#adapters/files/questionFiles.ts';
import { clearQuestion } from './ports/clearDraft.ts';
import { saveQuestion, restoreQuestionOf } from './ports/draft.ts';
import { memberFeedOf } from './ports/memberFeed.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  return page.connectFlow(
    'asynq',
    asynqMachine.provide({
      actors: {
        restoreQuestion: restoreQuestionOf(whenUserKnownOf(currentUser)),
        memberFeed: memberFeedOf(currentUser, { entries: readEntries, watch: watchEntries }),
        questionAllowance: connectAllowance(page),
        admitFiles,
        voiceNote: connectVoiceNote(page),
        // The outbox keeps it safe from here on: the draft would send the same question twice.
        submitRequest: submitRequestOf({ ...outboxOf(page).submitter, whenQueued: clearQuestion }),
      },
    }),
    saveQuestion,
  );
};
