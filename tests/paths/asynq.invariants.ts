// What always holds in the paths of AsynQ.
import { wordsOf } from '#machines/asynq.machine.ts';
import type { QuestionDraft } from '#machines/asynq.machine.ts';
import { leftIn } from './asynq.moments.ts';
import type { Moment as Snapshot } from './asynq.moments.ts';
import { domain } from './asynq.samples.ts';
import type { Moment } from './kit/define.ts';

export const invariants: Record<string, (moment: Moment<Snapshot>) => boolean> = {
  'No incomplete question is sent': ({ started }) =>
    started.every(({ port, input }) => {
      if (port !== 'submission') return true;
      const { answers } = input as { answers: Record<string, unknown> };
      const { domain: chosen, subcategory: where, blockers, question } = answers;
      return (
        typeof chosen === 'string' &&
        typeof where === 'string' &&
        (blockers as string[]).length > 0 &&
        String(question).trim() !== ''
      );
    }),
  'No question is sent while the quota is known to be used up': ({ snapshot, started }) =>
    started.every(({ port }) => port !== 'submission') || leftIn(snapshot) !== 0,
  'Every choice belongs to the chosen domain': ({ snapshot }) => {
    const { answers } = snapshot.context;
    return (
      answers.domain === domain.id ||
      (answers.subcategory === null && answers.blockers.length === 0 && answers.suggestion === null)
    );
  },
  'The review is never incomplete': ({ snapshot }) => {
    const { answers } = snapshot.context;
    return (
      !snapshot.hasTag('review') ||
      (answers.blockers.length > 0 &&
        (answers.suggestion !== null || answers.ownQuestion.trim() !== ''))
    );
  },
  'The member cannot leave step 5 while a note is recorded': ({ snapshot }) =>
    !snapshot.hasTag('listening') || snapshot.hasTag('context'),
  'A member who has signed out leaves no words': ({ snapshot, transitions }) =>
    transitions.every((id) => !id.includes('draft.withdrawn')) ||
    (snapshot.context.answers.domain === null && snapshot.context.files.length === 0),
  'Nothing is told to the draft before the first answer, except to start afresh': ({
    snapshot,
    sent,
    transitions,
  }) =>
    sent.every(({ type }) => type !== 'words.changed') ||
    snapshot.context.answers.domain !== null ||
    transitions.some((id) => id.startsWith('landing.begun question.begun')),
  'The draft follows every answer in the step that is shown': ({ snapshot, sent }) =>
    sent.every((event) => {
      if (event.type !== 'words.changed' || event['words'] === null) return true;
      const { step } = event['words'] as QuestionDraft;
      const told = wordsOf({ ...snapshot.context, step });
      return snapshot.hasTag(step) && JSON.stringify(event['words']) === JSON.stringify(told);
    }),
  'The end of a submission is told to the draft': ({ sent, snapshot, transitions }) =>
    !transitions.some((id) => id.startsWith('sending') && id.includes('submission')) ||
    sent.some(
      ({ type }) => type === (snapshot.hasTag('sent') ? 'draft.handedOver' : 'words.changed'),
    ),
  'A success empties the form, anything else keeps its words': ({ snapshot, emitted }) =>
    emitted.every(
      (event) =>
        (event as { key?: string }).key !== 'asyncqSubmitted' ||
        snapshot.context.answers.domain === null,
    ),
};
