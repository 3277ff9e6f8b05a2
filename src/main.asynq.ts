// Part of the composition root: AsynQ, fetched with its page.
import { asynqMachine } from '#machines/asynq.machine.ts';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { AsFlow, FlowGroups } from '#app/flows.ts';
import type { SessionRef } from '#app/house.tsx';
import { requestDeskOf } from '#adapters/browser/outboxDesk.ts';
import { readEntries, watchEntries } from '#adapters/browser/outboxShelf.ts';
import { releaseQuestion } from '#adapters/browser/questionDraft.ts';
import { memberFeedOf, whoComesTo } from '#adapters/browser/questionFeed.ts';
import { admitFiles, keepNote, playback } from '#adapters/browser/questionFiles.ts';
import { keepQuestion, recallQuestionOf } from '#adapters/browser/questionRecall.ts';
import { recorder } from '#adapters/browser/recorder.ts';
import { readAllowance } from '#adapters/supabase/allowance.ts';
import { outboxOf } from './main.outbox.ts';
import { presenceOf } from './main.presence.ts';

/** The six steps of a question, its voice note, and the month that it counts in. */
export function asynqFlows(asFlow: AsFlow, session: SessionRef): FlowGroups['asynq'] {
  const { desk } = outboxOf(asFlow, session);
  const presence = presenceOf(session);
  const voiceNote = asFlow(
    'voiceNote',
    voiceNoteMachine.provide({ actors: { recorder, keepNote, playback } }),
  );
  return {
    asynq: asFlow(
      'asynq',
      asynqMachine.provide({
        actors: {
          recallQuestion: recallQuestionOf(whoComesTo(presence)),
          memberFeed: memberFeedOf(presence, { entries: readEntries, watch: watchEntries }),
          readAllowance,
          admitFiles,
          voiceNote,
          // From the box it cannot be lost any more: the draft would ask the same question twice.
          requestDesk: requestDeskOf({ ...desk, whenBoxed: releaseQuestion }),
        },
      }),
      keepQuestion,
    ),
  };
}
