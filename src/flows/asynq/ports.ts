// The ports of `asynq`: the draft, the files, and the flows that run beside it.
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { currentUserOf } from '#boot/currentUser.ts';
import { connect as connectAllowance } from '#flows/questionAllowance/ports.ts';
import { connect as connectDelivery } from '#flows/questionDelivery/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { connect as connectVoiceNote } from '#flows/voiceNote/ports.ts';
import { whenUserKnownOf } from '#adapters/user/whenUserKnown.ts';
import { admitFiles } from '#adapters/files/questionFiles.ts';
import { clearQuestion } from './ports/clearDraft.ts';
import { saveQuestionOf, restoreQuestionOf } from './ports/draft.ts';
import { memberFeedOf } from './ports/memberFeed.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) => {
  const currentUser = currentUserOf(page.session);
  return page.connectFlow(
    'asynq',
    asynqMachine.provide({
      actors: {
        restoreQuestion: restoreQuestionOf(whenUserKnownOf(currentUser)),
        memberFeed: memberFeedOf(currentUser),
        questionAllowance: connectAllowance(page),
        admitFiles,
        voiceNote: connectVoiceNote(page),
        // The outbox keeps it safe from here on: the draft would send the same question twice.
        submission: connectSubmission(page, { whenQueued: clearQuestion }),
        questionDelivery: connectDelivery(page),
      },
    }),
    saveQuestionOf(currentUser.now),
  );
};
