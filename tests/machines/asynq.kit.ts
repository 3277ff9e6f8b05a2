// The test kit of AsynQ questions: ports on command, and helpers that reach each step.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { asynqMachine } from '#machines/asynq.machine.ts';
import type { Admission, QuestionDraft } from '#machines/asynq.machine.ts';
import { questionAllowanceMachine } from '#machines/questionAllowance.machine.ts';
import type { Allowance } from '#machines/questionAllowance.machine.ts';
import { questionDeliveryMachine } from '#machines/questionDelivery.machine.ts';
import type { QuestionDeliveryEvent } from '#machines/questionDelivery.machine.ts';
import { voiceNoteMachine } from '#machines/voiceNote.machine.ts';
import type { Attachment } from '#machines/outbox.machine.ts';
import type { Microphone, NoteHolder } from '#machines/voiceNote.machine.ts';
import { draftKit, feed, play, port } from './kit.ts';
import { submissionPort } from './submission.kit.ts';

export const suggestion = { id: 'lead', text: 'Do we hire above our lead?' };
export const ownQuestion = 'Which of the two markets first?';
export const deck = { id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 };
export const note = { id: 'note', name: 'Voice note.webm', type: 'audio/webm', size: 7 };

export const answers = {
  domain: 'hiring',
  subcategory: 'first-seat',
  blockers: ['runway'],
  suggestion,
  ownQuestion: '',
  timeline: 'standard',
  team: 'solo',
  productLink: '',
  stage: 'pre-seed',
} as const;
export const blank = {
  ...answers,
  domain: null,
  subcategory: null,
  blockers: [],
  suggestion: null,
} as const;

export const draftAt = (step: QuestionDraft['step']): QuestionDraft => ({
  step,
  answers,
  files: [deck],
  note,
});
export const monthWith = (left: number): Allowance => ({
  limit: 1,
  left,
  month: '2026-11',
  nextMonth: '2026-12',
});

/** The landing of a visitor while a draft is looked for. */
export function arriving({ submitRequest, submission } = submissionPort()) {
  const ports = {
    draft: draftKit<QuestionDraft>(),
    admitFiles: port<Admission, { files: readonly File[]; have: number }>(),
  };
  const outbox = feed<QuestionDeliveryEvent>();
  const flow = play(
    asynqMachine.provide({
      actors: {
        draft: ports.draft.logic,
        admitFiles: ports.admitFiles.logic,
        submission,
        questionDelivery: questionDeliveryMachine.provide({ actors: { outboxFeed: outbox.logic } }),
        questionAllowance: questionAllowanceMachine.provide({
          actors: { memberFeed: fromCallback(() => {}) },
        }),
        voiceNote: voiceNoteMachine.provide({
          actors: {
            openMicrophone: port<Microphone | null>().logic,
            readNote: port<Blob | null, { note: Attachment | null }>().logic,
          },
        }),
      },
    }),
  );
  return {
    ...flow,
    ...ports,
    submitRequest,
    outbox,
    restored: (words: QuestionDraft | null) => ports.draft.say({ type: 'draft.restored', words }),
    at: flow.states,
  };
}

export type Asking = ReturnType<typeof arriving>;

/** The landing with a restored draft, or with none. */
export function landing(draft: QuestionDraft | null = null, ports = submissionPort()) {
  const flow = arriving(ports);
  flow.restored(draft);
  return flow;
}

/** A step, reached by a user who took the suggested question. */
export function stepAt(wanted: QuestionDraft['step'], ports = submissionPort()) {
  const flow = landing({ ...draftAt(wanted), files: [], note: null }, ports);
  flow.send({ type: 'draft.continued' });
  return flow;
}

/** The question is being submitted. */
export function sending(ports = submissionPort()) {
  const flow = stepAt('review', ports);
  flow.send({ type: 'question.submitted' });
  return flow;
}

/** A parent of the voice note that records the events it receives. */
export function listeningHolder() {
  const heard: { type: string }[] = [];
  const ref = createActor(
    fromCallback(({ receive }) => {
      receive((event) => heard.push(event));
    }),
  ).start();
  return { ref: ref as AnyActorRef as NoteHolder, heard };
}
