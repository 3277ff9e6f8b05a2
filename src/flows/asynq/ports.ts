// The ports of `asynq`: the draft, the files, and the flows that run beside it.
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { PortsContext } from '#boot/flows.ts';
import { connect as connectDraft } from '#flows/draft/ports.ts';
import { connect as connectAllowance } from '#flows/questionAllowance/ports.ts';
import { connect as connectDelivery } from '#flows/questionDelivery/ports.ts';
import { connect as connectSubmission } from '#flows/submission/ports.ts';
import { connect as connectVoiceNote } from '#flows/voiceNote/ports.ts';
import { admitFiles } from '#adapters/files/questionFiles.ts';
import { clearSentQuestion, questionDraft } from './ports/draft.ts';

/** The machine with its ports. */
export const connect = (page: PortsContext) =>
  page.connectFlow(
    'asynq',
    asynqMachine.provide({
      actors: {
        draft: connectDraft(page, questionDraft),
        questionAllowance: connectAllowance(page),
        admitFiles,
        voiceNote: connectVoiceNote(page),
        // The outbox keeps it safe from here on: the draft would send the same question twice.
        submission: connectSubmission(page, { whenQueued: clearSentQuestion }),
        questionDelivery: connectDelivery(page),
      },
    }),
  );
