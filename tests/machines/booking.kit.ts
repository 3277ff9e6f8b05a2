// The test kit of the booking: its ports, sample answers, and helpers that reach its third step.
import { createActor, fromCallback } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { bookingMachine } from '#machines/booking.machine.ts';
import type { BookingDraft, FileAdmission, HoursHolder } from '#machines/booking.machine.ts';
import type { ChosenSlot } from '#machines/request.machine.ts';
import { draftKit, play, port } from './kit.ts';
import { requestIn } from './myRequests.kit.ts';
import { submissionPort } from './submission.kit.ts';
import type { SubmitAnswer } from './submission.kit.ts';

export const slot = {
  slot: '2026-11-24T14:20',
  host: 'javelyn',
  subject: 'Javelyn Operator Hours, Tuesday, November 24, 2026, 14:20',
} as const;
export const nearest = ['2026-11-24T14:00', '2026-11-24T15:00', '2026-11-26T14:20'];
export const other = {
  slot: '2026-11-26T14:20',
  host: 'angel',
  subject: 'Angel Office Hours',
} as const;
export const deck = { id: 'deck', name: 'deck.pdf', type: 'application/pdf', size: 5 };
export const blank = {
  role: '',
  stage: '',
  supportArea: '',
  callObjective: '',
  previousEngagement: false,
  readyOnTime: false,
  willSendMaterials: false,
  additionalNotes: '',
} as const;
export const words = {
  ...blank,
  role: 'founder',
  stage: 'seed',
  supportArea: 'fundraising',
  callObjective: ' Pilot, or second site? ',
  previousEngagement: true,
} as const;
export const stored: SubmitAnswer = { outcome: 'stored', request: requestIn('submitted') };
export const lost = (
  reason: 'slot_closed' | 'slot_past',
  detail: object = { nearest },
): SubmitAnswer => ({
  outcome: 'refused',
  reason,
  detail: detail as Readonly<Record<string, unknown>>,
});

/** A form that is restoring an earlier draft. */
export function opening(
  { submitRequest, submission } = submissionPort(),
  asked: ChosenSlot = slot,
) {
  const heard: string[] = [];
  const listener: AnyActorRef = createActor(
    fromCallback(({ receive }) => receive((event) => heard.push(event.type))),
  ).start();
  const ports = {
    draft: draftKit<BookingDraft>(),
    admitFile: port<FileAdmission, { files: readonly File[] }>(),
    submitRequest,
  };
  const flow = play(
    bookingMachine.provide({
      actors: {
        draft: ports.draft.logic,
        admitFile: ports.admitFile.logic,
        submission,
      },
    }),
    { slot: asked, holder: listener as HoursHolder },
  );
  const restored = (draft: BookingDraft | null) =>
    ports.draft.say({ type: 'draft.restored', words: draft });
  return { ...flow, ...ports, restored, told: () => heard.splice(0) };
}

/** Step 3, with a restored draft or with none. */
export function atStep3(
  draft: BookingDraft | null = { answers: words, file: deck },
  given = submissionPort(),
  asked: ChosenSlot = slot,
) {
  const flow = opening(given, asked);
  flow.restored(draft);
  flow.send({ type: 'step.continued' });
  flow.send({ type: 'step.continued' });
  return flow;
}

export function sending(given = submissionPort(), asked: ChosenSlot = slot) {
  const flow = atStep3({ answers: words, file: deck }, given, asked);
  flow.send({ type: 'request.submitted' });
  return flow;
}

export function gone() {
  const flow = sending();
  flow.submitRequest.resolve(lost('slot_closed'));
  return flow;
}
